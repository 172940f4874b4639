import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { IDEMPOTENCY_SECONDS } from '../../../contract/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queries, Transaction } from '../database/database.ts';
import { sendWithCommit } from '../database/joinStatements.ts';
import { ApiError } from './apiError.ts';
import { idempotencyKeys } from './idempotencyTables.ts';
import { countTry, type RateLimitRule } from './rateLimit.ts';

const KEY = /^[\w-]{8,100}$/;
/** Each withdrawal may keep a key for sixty days, and costs nothing. */
export const WITHDRAWALS: RateLimitRule = { kind: 'withdraw-user', limit: 300, windowSeconds: 3600 };

export interface Once {
  reply: unknown;
  isReplay: boolean;
}

/**
 * Runs `effect` once per user and key. The key is claimed in the effect's own transaction: identical concurrent requests
 * wait for each other in the database, and a crash before the commit leaves neither key nor effect.
 *
 * A client that lost the answer may instead withdraw the key: if there was an effect, it gets the answer again; otherwise
 * the key is used up, so that a request still in flight finds it claimed and does nothing.
 * @throws ApiError idempotency_key_invalid, idempotency_key_reused, request_withdrawn, rate_limited; and the effect's errors, after which nothing is stored
 */
export async function runOnce<Prepared>({
  prepare,
  effect,
  ...asked
}: Asked & {
  /** Runs before the transaction: limits, and work that needs no connection. Skipped for a replay. */
  prepare?: (() => Promise<Prepared>) | undefined;
  effect: (transaction: Transaction, prepared: Prepared) => Promise<unknown>;
}): Promise<Once> {
  const { database, clock, userId, key, fingerprint, isWithdrawal = false } = asked;
  if (key === null) {
    if (isWithdrawal) throw new ApiError('idempotency_key_invalid');
    const prepared = (await prepare?.()) as Prepared;
    return { reply: await database.transaction((transaction) => effect(transaction, prepared)), isReplay: false };
  }
  if (!KEY.test(key)) throw new ApiError('idempotency_key_invalid');
  if (isWithdrawal) await countTry({ queries: database, clock, rule: WITHDRAWALS, subject: userId });
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const now = clock.now();
  const oldest = new Date(now.getTime() - IDEMPOTENCY_SECONDS * 1000);
  if (prepare) {
    const isKept = gte(idempotencyKeys.createdAt, oldest);
    const [answered] = await database.select().from(idempotencyKeys).where(and(mine, isKept));
    if (answered) return replay(answered, fingerprint);
  }
  const prepared = (isWithdrawal ? undefined : await prepare?.()) as Prepared;

  const once = await database.transaction(async (transaction) => {
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { fingerprint, createdAt: now, reply: null },
        setWhere: sql`${idempotencyKeys.createdAt} < ${oldest}`,
      })
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [known] = await transaction.select().from(idempotencyKeys).where(mine);
      return replay(known, fingerprint);
    }
    if (isWithdrawal) return null;
    const reply = await effect(transaction, prepared);
    await sendWithCommit(transaction, transaction.update(idempotencyKeys).set({ reply }).where(mine));
    return { reply, isReplay: false };
  });
  // Thrown outside the transaction, so that the claim is committed.
  if (!once) throw new ApiError('request_withdrawn');
  return once;
}

interface Asked {
  database: Database;
  clock: Clock;
  userId: string;
  key: string | null;
  /** Identifies equal requests: a digest of method, path and body. */
  fingerprint: string;
  isWithdrawal?: boolean;
}

/** An effect always has an answer: a key without one was withdrawn. */
function replay(known: typeof idempotencyKeys.$inferSelect | undefined, fingerprint: string): Once {
  if (known?.fingerprint !== fingerprint) throw new ApiError('idempotency_key_reused');
  if (known.reply === null) throw new ApiError('request_withdrawn');
  return { reply: known.reply, isReplay: true };
}

/** Deletes expired keys with their answers. */
export async function pruneIdempotencyKeys({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(clock.now().getTime() - IDEMPOTENCY_SECONDS * 1000)));
}

/** Deletes an account's keys with their answers, which repeat what it asked for. */
export async function deleteIdempotencyKeys(queries: Queries, { userId }: { userId: string }): Promise<void> {
  await queries.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}
