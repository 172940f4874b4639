import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../database/database.ts';
import { ApiError } from './apiError.ts';
import { rateLimits } from './rateLimitTables.ts';

export interface RateLimitRule {
  /** Name stored with the count, e.g. `login-ip`. */
  kind: string;
  /** Tries allowed in one window. */
  limit: number;
  windowSeconds: number;
  /** Of the refusal, where `rate_limited` would not say enough. */
  code?: ErrorCode;
}

interface LimitedTry {
  queries: Queries;
  clock: Clock;
  rule: RateLimitRule;
  subject: string;
}

/** Milliseconds by which the clocks of servers may differ and still share a window. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Counts a try and refuses it when the window is full. Counts are in the database, so all processes share them and a
 * restart resets nothing.
 * @throws ApiError rate_limited, or the rule's own code, with `retry_after` seconds
 */
export async function countTry({ queries, clock, rule, subject }: LimitedTry): Promise<void> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - rule.windowSeconds * 1000);
  // A window that starts in the future was written by a clock that has been corrected since.
  const future = new Date(now.getTime() + CLOCKS_DIFFER_MS);
  const isOver = sql`(${rateLimits.windowStartedAt} <= ${windowStart} or ${rateLimits.windowStartedAt} > ${future})`;
  const [row] = await queries
    .insert(rateLimits)
    .values({ kind: rule.kind, subject, windowStartedAt: now, hits: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.kind, rateLimits.subject],
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now} else ${rateLimits.windowStartedAt} end`,
      },
    })
    .returning();
  if (!row || row.hits <= rule.limit) return;
  const endsAt = row.windowStartedAt.getTime() + rule.windowSeconds * 1000;
  throw new ApiError(rule.code ?? 'rate_limited', {
    retry_after: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)),
  });
}

/**
 * Refuses when the window is full, without counting: for limits that count only failures, after they happened.
 * @throws ApiError rate_limited, or the rule's own code, with `retry_after` seconds
 */
export async function refuseWhenFull({ queries, clock, rule, subject }: LimitedTry): Promise<void> {
  const now = clock.now();
  const [row] = await queries
    .select({ hits: rateLimits.hits, windowStartedAt: rateLimits.windowStartedAt })
    .from(rateLimits)
    .where(and(eq(rateLimits.kind, rule.kind), eq(rateLimits.subject, subject)));
  if (!row || row.hits < rule.limit) return;
  const secondsLeft = rule.windowSeconds - (now.getTime() - row.windowStartedAt.getTime()) / 1000;
  const isFromFuture = row.windowStartedAt.getTime() > now.getTime() + CLOCKS_DIFFER_MS;
  if (secondsLeft > 0 && !isFromFuture)
    throw new ApiError(rule.code ?? 'rate_limited', { retry_after: Math.max(1, Math.ceil(secondsLeft)) });
}

/** Takes back one counted try, for limits that count only failures. */
export async function uncountTry({
  queries,
  rule,
  subject,
}: {
  queries: Queries;
  rule: RateLimitRule;
  subject: string;
}): Promise<void> {
  await queries
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(and(eq(rateLimits.kind, rule.kind), eq(rateLimits.subject, subject), gt(rateLimits.hits, 0)));
}

/**
 * Counts are personal data (an address, an IP): none is kept longer than this, which is also the longest allowed
 * window.
 */
const KEPT_MS = DAY_MS;

/** Deletes counts older than `KEPT_MS`. */
export async function pruneRateLimits({ database, clock }: { database: Queries; clock: Clock }): Promise<void> {
  await database.delete(rateLimits).where(lt(rateLimits.windowStartedAt, new Date(clock.now().getTime() - KEPT_MS)));
}
