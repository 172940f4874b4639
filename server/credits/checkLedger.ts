import { and, desc, gt, isNotNull, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import type { Clock } from '../platform/clock.ts';
import {
  type Database,
  type Queries,
  readDatabaseError,
  SERIALIZATION_FAILURE,
} from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { newId } from '../platform/identifier.ts';
import { ledgerChecks } from './tables.ts';

/** Recomputes one part of the books; returns a sentence for every difference. */
export type Verification = (queries: Queries) => Promise<string[]>;

const EVERY_MS = DAY_MS;
/** Problems stored per check: a broken ledger can have endless ones, and the first are enough. */
const KEPT_PROBLEMS = 200;

export interface LedgerCheck {
  started_at: string;
  finished_at: string;
  postings: number;
  problems: string[];
}

/** Runs every verification on one snapshot of the database. */
export function runVerifications({
  database,
  verifications,
}: {
  database: Database;
  verifications: Verification[];
}): Promise<string[]> {
  return database.transaction((queries) => runAll(queries, verifications), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/**
 * The daily check: skipped if any process finished one in the last 24 hours or is running one. A running check holds a
 * lock instead of writing a row, so a killed check leaves nothing behind and is repeated.
 * @returns true when it ran
 */
export async function checkLedgerDaily({
  database,
  clock,
  log,
  verifications,
  isAsked = false,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  verifications: Verification[];
  /** Requested manually: runs even if a recent check exists. */
  isAsked?: boolean;
}): Promise<boolean> {
  const startedAt = clock.now();
  const check = async (queries: Queries): Promise<string[] | null> => {
    const lock = await queries.execute<{ is_free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('ledger check', 0)) as is_free`,
    );
    if (!lock.rows[0]!.is_free) return null;
    const recent = await queries
      .select({ id: ledgerChecks.id })
      .from(ledgerChecks)
      .where(
        and(gt(ledgerChecks.startedAt, new Date(startedAt.getTime() - EVERY_MS)), isNotNull(ledgerChecks.finishedAt)),
      )
      .limit(1);
    if (recent.length > 0 && !isAsked) return null;
    const problems = await runAll(queries, verifications);
    const counted = await queries.execute<{ postings: string }>(sql`select count(*) as postings from ledger_postings`);
    await queries.insert(ledgerChecks).values({
      id: newId(startedAt),
      startedAt,
      finishedAt: clock.now(),
      postings: Number(counted.rows[0]!.postings),
      problems: problems.slice(0, KEPT_PROBLEMS),
    });
    return problems;
  };
  // The statement that takes the lock sees the database as it was just before: a check that ended in between is not seen,
  // and only "serializable" refuses to record a second one.
  const problems = await database.transaction(check, { isolationLevel: 'serializable' }).catch((error: unknown) => {
    if (readDatabaseError(error)?.code === SERIALIZATION_FAILURE) return null;
    throw error;
  });
  if (problems === null) return false;
  if (problems.length > 0)
    log.error({ problems: problems.slice(0, 10), count: problems.length }, 'the ledger does not agree with itself');
  return true;
}

async function runAll(queries: Queries, verifications: Verification[]): Promise<string[]> {
  const problems: string[] = [];
  for (const verify of verifications) problems.push(...(await verify(queries)));
  return problems;
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
