import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../contract/activity.ts';
import { readHoldOutcomes } from '../credits/readHoldOutcomes.ts';
import type { PostingKind } from '../credits/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { ActivityDeps } from './activityDeps.ts';
import { auditConditions, type AuditFilters, TYPE_OF_KIND } from './auditFilters.ts';
import { readCauses, type Source } from './readCauses.ts';

interface Row extends Record<string, unknown> {
  id: string;
  kind: PostingKind;
  amount: string;
  balance_after: string;
  created_at: string;
  source_type: Source['sourceType'];
  source_id: string;
}

type Asked = { deps: ActivityDeps; userId: string; filters: AuditFilters };

/** A page of the audit trail, newest first, and how many lines there are. */
export async function readAuditTrail({ deps, userId, filters, page, limit }: Asked & { page: number; limit: number }) {
  const { database, clock } = deps;
  const conditions = auditConditions({ userId, filters, now: clock.now() });
  const [data, counted] = await Promise.all([
    readEntries(database, { deps, userId, conditions, limit, offset: (page - 1) * limit }),
    database.execute<{ total: string }>(sql`select count(*) as total from ledger_entries e where ${conditions}`),
  ]);
  return { data, page, limit, total: Number(counted.rows[0]!.total) };
}

/**
 * The whole trail in slices, newest first, each in a separate query: constant memory, and no open transaction during a
 * slow download.
 */
export async function* readAuditSlices({
  deps,
  userId,
  filters,
  sliceSize,
}: Asked & { sliceSize: number }): AsyncGenerator<AuditEntry[]> {
  const conditions = auditConditions({ userId, filters, now: deps.clock.now() });
  for (let before: string | null = null; ;) {
    const older: SQL = before === null ? conditions : sql`${conditions} and e.id < ${before}`;
    const slice = await readEntries(deps.database, { deps, userId, conditions: older, limit: sliceSize, offset: 0 });
    if (slice.length > 0) yield slice;
    if (slice.length < sliceSize) return;
    before = slice.at(-1)!.id;
  }
}

async function readEntries(
  queries: Queries,
  {
    deps,
    userId,
    conditions,
    limit,
    offset,
  }: {
    deps: ActivityDeps;
    userId: string;
    conditions: SQL;
    limit: number;
    offset: number;
  },
): Promise<AuditEntry[]> {
  // Cut the page from the index before joining, so that late pages of a long history stay fast.
  const { rows } = await queries.execute<Row>(sql`
    select e.id, e.kind, e.amount, e.balance_after, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, p.source_type, p.source_id
    from (select e.id from ledger_entries e where ${conditions} order by e.id desc limit ${limit} offset ${offset}) wanted
    join ledger_entries e on e.id = wanted.id
    join ledger_postings p on p.id = e.posting_id
    order by e.id desc
  `);
  const sources = rows.map((row) => ({ kind: row.kind, sourceType: row.source_type, sourceId: row.source_id }));
  const causes = await readCauses(queries, { userId, sources, nameOfModel: deps.nameOfModel });
  const outcomes = await readHoldOutcomes(
    queries,
    rows.filter((row) => row.kind === 'hold').map((row) => row.source_id),
  );
  return rows.map((row, index) => ({
    id: String(row.id),
    transaction_type: TYPE_OF_KIND[row.kind]!,
    amount: Number(row.amount),
    balance_after: Number(row.balance_after),
    outcome: row.kind === 'hold' ? outcomeOf(outcomes.get(row.source_id)) : null,
    cause: causes[index]!,
    created_at: row.created_at,
  }));
}

function outcomeOf(coins: { held: number; charged: number; returned: number } | undefined): AuditEntry['outcome'] {
  if (!coins || coins.held > 0) return 'held';
  return coins.charged > 0 ? 'charged' : 'returned';
}
