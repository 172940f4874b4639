import { inArray, sql } from 'drizzle-orm';
import { MAX_UNSENT_MAILS, type UnsentMail } from '../../contract/dashboard.ts';
import { users } from '../accounts/tables.ts';
import { sendMailQueue } from '../notices/queues.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import { runAsAdminWithin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { writeLog } from './log/writeLog.ts';
import { personColumns, presentPerson } from './presentPerson.ts';

type Row = {
  id: string;
  kind: string;
  to: string | null;
  user_id: string | null;
  state: 'retry' | 'failed';
  tries: number;
  error: string | null;
  created_at: string;
  next_try_at: string;
} & Record<string, unknown>;

/** The newest mails that could not be sent, with the recipient as far as still known, and how many there are in all. */
export async function listUnsentMails({ database }: Pick<DashboardDeps, 'database'>) {
  const { rows } = await database.execute<Row>(sql`
    select job.id, job.data->>'kind' as kind, coalesce(code.email, addressee.email) as "to",
      coalesce(owner.id, addressee.id) as user_id, job.state::text as state, job.retry_count as tries,
      left(split_part(job.output->>'message', E'\\n', 1), 300) as error,
      ${utc(sql`job.created_on`)} as created_at, ${utc(sql`job.start_after`)} as next_try_at
    from pgboss.job
    left join email_codes code on code.id::text = job.data->>'reference'
    left join users owner on owner.email = code.email and owner.deleted_at is null
    left join users addressee on addressee.id::text = job.data->>'reference'
    where job.name = ${sendMailQueue.name} and job.state in ('retry', 'failed')
    order by job.created_on desc, job.id
    limit ${MAX_UNSENT_MAILS}`);
  const [people, total] = await Promise.all([
    peopleOf(
      database,
      rows.flatMap(({ user_id }) => user_id ?? []),
    ),
    countUnsent(database),
  ]);
  const data = rows.map((row): UnsentMail => {
    const person = row.user_id && people.get(row.user_id);
    return {
      id: row.id,
      kind: row.kind,
      to: row.to,
      user: person ? presentPerson(person) : null,
      state: row.state === 'failed' ? 'given_up' : 'retrying',
      // The first try is not counted as a retry.
      tries: row.state === 'failed' ? row.tries + 1 : Math.max(1, row.tries),
      error: row.error,
      created_at: row.created_at,
      next_try_at: row.state === 'failed' ? null : row.next_try_at,
    };
  });
  return { data, total };
}

/**
 * Retries mails that were given up. No mail goes out when its code has expired or was replaced: the person's next
 * request sends a new one.
 * @returns how many are retried
 * @throws ApiError conflict when none of them was given up
 */
export function retryMails(
  transaction: Transaction,
  {
    deps: {
      clock,
      generation: { jobs },
    },
    session,
    ids,
    reason,
  }: { deps: DashboardDeps; session: Session; ids: readonly string[]; reason: string },
): Promise<{ log_id: string; retried: number }> {
  return runAsAdminWithin(transaction, session, async () => {
    const retried = await jobs.retry(transaction, sendMailQueue, ids);
    if (retried === 0) throw new ApiError('conflict');
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: { action: 'mail.retry', subject: { type: 'system', id: 'mail' }, reason, after: { count: retried } },
    });
    return { log_id: logId, retried };
  });
}

const utc = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function peopleOf(queries: Queries, ids: string[]) {
  if (ids.length === 0) return new Map();
  const rows = await queries.select(personColumns).from(users).where(inArray(users.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function countUnsent(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job where name = ${sendMailQueue.name} and state in ('retry', 'failed')`,
  );
  return rows[0]!.total;
}
