import { desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { newId } from '../platform/identifier.ts';
import { ledgerChecks } from './tables.ts';

/** One recomputation of the books; each answers a sentence for every difference. */
export type Verification = (queries: Queries) => Promise<string[]>;

const EVERY_MS = 24 * 3600 * 1000;
/** The list of a broken ledger can be endless; the first lines say what is wrong. */
const KEPT_PROBLEMS = 200;

export interface LedgerCheck {
  started_at: string;
  finished_at: string;
  postings: number;
  problems: string[];
}

/** Runs every verification over one snapshot of the database. */
export function verifyBooks({
  database,
  verifications,
}: {
  database: Database;
  verifications: Verification[];
}): Promise<string[]> {
  return database.transaction(
    async (transaction) => {
      const problems: string[] = [];
      for (const verify of verifications) problems.push(...(await verify(transaction)));
      return problems;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The daily check: does nothing while a check of the last 24 hours exists, whoever made it. @returns true when it ran */
export async function checkLedgerDaily({
  database,
  clock,
  log,
  verifications,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  verifications: Verification[];
}): Promise<boolean> {
  const now = clock.now();
  const id = newId(now);
  const claimed = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('ledger check', 0))`);
    const recent = await transaction
      .select({ id: ledgerChecks.id })
      .from(ledgerChecks)
      .where(gt(ledgerChecks.startedAt, new Date(now.getTime() - EVERY_MS)))
      .limit(1);
    if (recent.length > 0) return false;
    await transaction.insert(ledgerChecks).values({ id, startedAt: now });
    return true;
  });
  if (!claimed) return false;
  const problems = await verifyBooks({ database, verifications });
  const counted = await database.execute<{ postings: string }>(sql`select count(*) as postings from ledger_postings`);
  await database
    .update(ledgerChecks)
    .set({
      finishedAt: clock.now(),
      postings: Number(counted.rows[0]!.postings),
      problems: problems.slice(0, KEPT_PROBLEMS),
    })
    .where(eq(ledgerChecks.id, id));
  if (problems.length > 0)
    log.error({ problems: problems.slice(0, 10), count: problems.length }, 'the ledger does not agree with itself');
  return true;
}

/** The newest finished check, for the admin system page; null before the first. */
export async function readLastLedgerCheck(queries: Queries): Promise<LedgerCheck | null> {
  const [row] = await queries
    .select()
    .from(ledgerChecks)
    .where(isNotNull(ledgerChecks.finishedAt))
    .orderBy(desc(ledgerChecks.startedAt))
    .limit(1);
  return row
    ? {
        started_at: row.startedAt.toISOString(),
        finished_at: row.finishedAt!.toISOString(),
        postings: row.postings,
        problems: row.problems,
      }
    : null;
}
