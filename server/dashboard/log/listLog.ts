import { and, desc, eq, getTableColumns, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AdminLogLine, AdminLogQuery } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { users } from '../../accounts/tables.ts';
import { tasks } from '../../generation/tables.ts';
import { periodOf } from '../../platform/businessTime.ts';
import type { Queries } from '../../platform/database/database.ts';
import { earliestId } from '../../platform/identifier.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { presentPerson } from '../presentPerson.ts';
import { adminLog } from '../tables.ts';

type Filter = Omit<AdminLogQuery, 'page' | 'per_page'>;

/** A page of the admin log, newest first. */
export async function listLog({ database, clock }: DashboardDeps, query: AdminLogQuery) {
  const { page, per_page: perPage } = query;
  const now = clock.now();
  const [found, counted] = await Promise.all([
    readLines(database, { filter: query, now, limit: perPage + 1, offset: offsetOf(query) }),
    countUpTo(database, sql`from ${adminLog} where ${conditions({ ...query, before: undefined }, now)}`),
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** The whole log in slices, newest first, each read by its own query. */
export async function* readLogSlices(
  { database, clock }: DashboardDeps,
  { filter, sliceSize }: { filter: Omit<Filter, 'before'>; sliceSize: number },
): AsyncGenerator<AdminLogLine[]> {
  for (let before: string | undefined; ;) {
    const slice = await readLines(database, {
      filter: { ...filter, before },
      now: clock.now(),
      limit: sliceSize,
      offset: 0,
    });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    before = slice.at(-1)!.id;
  }
}

function conditions(filter: Filter, now: Date): SQL {
  const { from, to } = periodOf(filter, now);
  return (
    and(
      filter.action && eq(adminLog.action, filter.action),
      filter.admin_id ? eq(adminLog.adminId, filter.admin_id) : undefined,
      filter.user_id ? eq(adminLog.userId, filter.user_id) : undefined,
      from ? gte(adminLog.id, earliestId(from)) : undefined,
      to ? lt(adminLog.id, earliestId(to)) : undefined,
      filter.before ? lt(adminLog.id, filter.before) : undefined,
    ) ?? sql`true`
  );
}

async function readLines(
  queries: Queries,
  { filter, now, limit, offset }: { filter: Filter; now: Date; limit: number; offset: number },
): Promise<AdminLogLine[]> {
  const admin = alias(users, 'admin');
  const concerned = alias(users, 'concerned');
  const rows = await queries
    .select({ line: getTableColumns(adminLog), admin, concerned })
    .from(adminLog)
    .innerJoin(admin, eq(admin.id, adminLog.adminId))
    .leftJoin(concerned, eq(concerned.id, adminLog.userId))
    .where(conditions(filter, now))
    .orderBy(desc(adminLog.id))
    .limit(limit)
    .offset(offset);
  const undoable = await findUndoable(
    queries,
    rows.map(({ line }) => line.id),
    now,
  );
  return rows.map(({ line, admin: by, concerned: whom }) => ({
    id: line.id,
    at: line.at.toISOString(),
    admin: presentPerson(by),
    action: line.action,
    subject: { type: line.subjectType, id: line.subjectId, user: whom && presentPerson(whom) },
    reason: line.reason,
    before: line.before,
    after: line.after,
    can_undo: undoable.has(line.id),
  }));
}

/** Of these log lines, those whose deletion can still be undone. */
async function findUndoable(queries: Queries, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const oldest = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  const found = await queries
    .select({ id: tasks.removalId })
    .from(tasks)
    .where(and(inArray(tasks.removalId, ids), gt(tasks.removedAt, oldest)))
    .groupBy(tasks.removalId);
  return new Set(found.flatMap(({ id }) => id ?? []));
}
