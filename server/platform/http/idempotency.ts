import { and, eq, lt, sql } from 'drizzle-orm';
import { IDEMPOTENCY_SECONDS } from '../../../contract/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ApiError } from './apiError.ts';
import { idempotencyKeys } from './idempotencyTables.ts';

const KEY = /^[\w-]{8,100}$/;

export interface Once {
  reply: unknown;
  isReplay: boolean;
}

/**
 * Runs `effect` once per user and key. The key is claimed in the effect's own transaction: two identical requests at
 * once wait for each other in the database, and a crash before the commit leaves neither key nor effect.
 *
 * Who lost the answer may instead withdraw the key: the answer comes again when there was an effect; otherwise the key is
 * used up, so that a request still under way finds it taken and does nothing.
 * @throws ApiError idempotency_key_invalid, idempotency_key_reused, request_withdrawn; whatever the effect throws (nothing is kept then)
 */
export async function runOnce({
  database,
  clock,
  userId,
  key,
  fingerprint,
  isWithdrawal = false,
  effect,
}: {
  database: Database;
  clock: Clock;
  userId: string;
  key: string | null;
  /** What makes a request the same: method, path, digest of the body. */
  fingerprint: string;
  isWithdrawal?: boolean;
  effect: (transaction: Transaction) => Promise<unknown>;
}): Promise<Once> {
  if (key === null && isWithdrawal) throw new ApiError('idempotency_key_invalid');
  if (key === null) return { reply: await database.transaction(effect), isReplay: false };
  if (!KEY.test(key)) throw new ApiError('idempotency_key_invalid');

  const once = await database.transaction(async (transaction) => {
    const now = clock.now();
    const oldest = new Date(now.getTime() - IDEMPOTENCY_SECONDS * 1000);
    const claimed = await transaction
      .insert(idempotencyKeys)
      .values({ userId, key, fingerprint, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { fingerprint, createdAt: now, reply: null },
        setWhere: sql`${idempotencyKeys.createdAt} < ${oldest}`,
      })
      .returning({ key: idempotencyKeys.key });
    const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
    if (claimed.length === 0) {
      const [known] = await transaction.select().from(idempotencyKeys).where(mine);
      if (known?.fingerprint !== fingerprint) throw new ApiError('idempotency_key_reused');
      return { reply: known.reply, isReplay: true };
    }
    if (isWithdrawal) return { reply: null, isReplay: true };
    const reply = await effect(transaction);
    await transaction.update(idempotencyKeys).set({ reply }).where(mine);
    return { reply, isReplay: false };
  });
  // An effect always has an answer: a key without one was withdrawn. Thrown out here, so that the claim is committed.
  if (once.reply === null) throw new ApiError('request_withdrawn');
  return once;
}

/** Forgets the answers of keys that may be used again. */
export async function pruneIdempotencyKeys({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  await database
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(clock.now().getTime() - IDEMPOTENCY_SECONDS * 1000)));
}
