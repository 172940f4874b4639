import { type SQL, sql } from 'drizzle-orm';
import type { ContentItem, Ending, EndingsQuery, Person } from '../../../contract/dashboard.ts';
import { failureText } from '../../generation/library/presentTask.ts';
import { periodOf } from '../../platform/businessTime.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { EXCUSED_CODES } from '../excusedEndings.ts';
import { readContent } from './presentContent.ts';

interface Row extends Record<string, unknown> {
  task_id: string;
  attempt: number;
  kind: Ending['kind'];
  model_id: string;
  engine_id: string;
  status: 'completed' | 'failed';
  failure_code: string | null;
  waited_ms: string;
  at: string;
  user_id: string;
  email: string;
  full_name: string;
  role: Person['role'];
  account: Person['status'];
  is_deleted: boolean;
}

/** A page of the attempts that ended, newest first: exactly the rows that the overview's figures count. */
export async function listEndings(deps: DashboardDeps, query: EndingsQuery) {
  const { database, clock } = deps;
  const { page, per_page: perPage } = query;
  const ended = sql`from task_endings where ${endingConditions(query, clock.now())}`;
  const [found, counted] = await Promise.all([
    database.execute<Row>(sql`
      select ending.task_id, ending.attempt, ending.kind, ending.model_id, ending.engine_id, ending.status, ending.failure_code, ending.waited_ms,
        to_char(ending.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        users.id as user_id, users.email, users.full_name, users.role, users.status as account, users.deleted_at is not null as is_deleted
      from (select * ${ended} ${after(query.before)}
        order by ended_at desc, task_id desc, attempt desc limit ${perPage + 1} offset ${offsetOf(query)}) ending
      join users on users.id = ending.user_id
      order by ending.ended_at desc, ending.task_id desc, ending.attempt desc`),
    countUpTo(database, ended),
  ]);
  const { rows, last } = cutPage(found.rows, perPage);
  const items = await readItems(deps, rows);
  return {
    data: rows.map((row) => present(deps, row, items)),
    page,
    per_page: perPage,
    ...counted,
    next: last ? idOf(last) : null,
  };
}

const idOf = ({ task_id: id, attempt }: Pick<Row, 'task_id' | 'attempt'>): string => `${id}/${attempt}`;

function endingConditions(query: EndingsQuery, now: Date): SQL {
  const { outcome, content_type: kind, model_id: model, engine_id: engine, user_id: userId, ...days } = query;
  const { from, to } = periodOf(days, now);
  const isExcused = sql`failure_code in ${EXCUSED_CODES}`;
  const outcomes: Record<NonNullable<typeof outcome>, SQL> = {
    completed: sql`status = 'completed'`,
    failed: sql`status = 'failed' and (${isExcused}) is not true`,
    stopped: sql`status = 'failed' and ${isExcused}`,
    rated: sql`(status = 'completed' or (${isExcused}) is not true)`,
    returned: sql`status = 'failed'`,
  };
  return sql.join(
    [
      sql`true`,
      outcome && outcomes[outcome],
      kind && sql`kind = ${kind}`,
      model && sql`model_id = ${model}`,
      engine && sql`engine_id = ${engine}`,
      userId && sql`user_id = ${userId}`,
      from && sql`ended_at >= ${from.toISOString()}`,
      to && sql`ended_at < ${to.toISOString()}`,
    ].filter((condition): condition is SQL => Boolean(condition)),
    sql` and `,
  );
}

/** Rows are never changed or removed, so the one that a page ended with is still there. */
function after(before: string | undefined): SQL {
  if (before === undefined) return sql``;
  const [id, attempt] = before.split('/') as [string, string];
  return sql`and (ended_at, task_id, attempt) < (select ended_at, task_id, attempt from task_endings where task_id = ${id} and attempt = ${Number(attempt)})`;
}

/** The items of these attempts, except those that their owners deleted: they are not for admins either. */
async function readItems(deps: DashboardDeps, rows: Row[]): Promise<Map<string, ContentItem>> {
  if (rows.length === 0) return new Map();
  const ids = sql.join(
    [...new Set(rows.map(({ task_id: id }) => id))].map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const items = await readContent(deps.database, {
    deps,
    ids: sql`select id from tasks where id in (${ids}) and (deleted_at is null or removed_at is not null)`,
  });
  return new Map(items.map((item) => [item.id, item]));
}

function present({ generation: { catalog } }: DashboardDeps, row: Row, items: Map<string, ContentItem>): Ending {
  const { kind, failure_code: code } = row;
  const isExcused = code !== null && EXCUSED_CODES.includes(code);
  return {
    id: idOf(row),
    outcome: row.status === 'failed' && isExcused ? 'stopped' : row.status,
    failure: code === null ? null : { code, message: failureText({ kind, failureCode: code }) },
    kind,
    model: catalog.nameOf(row.model_id).label,
    engine: catalog.engines().find(({ id }) => id === row.engine_id)?.label ?? row.engine_id,
    waited_seconds: Number(row.waited_ms) / 1000,
    ended_at: row.at,
    owner: {
      id: row.user_id,
      email: row.email,
      full_name: row.full_name,
      role: row.role,
      status: row.account,
      is_deleted: row.is_deleted,
    },
    item: items.get(row.task_id) ?? null,
  };
}
