import { and, eq, sql } from 'drizzle-orm';
import type { DailyLimit } from '../../../contract/generation.ts';
import type { Clock } from '../../platform/clock.ts';
import { businessDay, startOfNextBusinessDay } from '../../platform/businessTime.ts';
import type { Queries } from '../../platform/database/database.ts';
import { executePlanned } from '../../platform/database/executePlanned.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { dailyUsage } from '../tables.ts';

/**
 * What is left of a user's limit today; usage of the same person's other accounts, deleted ones included, counts too.
 */
export async function readDailyLimit(
  queries: Queries,
  { clock, userId, limit }: { clock: Clock; userId: string; limit: number },
): Promise<DailyLimit> {
  const now = clock.now();
  const [row] = await queries
    .select({ items: sql<number>`coalesce(sum(${dailyUsage.items}), 0)`.mapWith(Number) })
    .from(dailyUsage)
    .where(
      and(
        sql`${dailyUsage.userId} in (select ${userId}::uuid union all select other_accounts_of(${userId}))`,
        eq(dailyUsage.day, businessDay(now)),
      ),
    )
    .prepare('read_daily_usage')
    .execute();
  return presentDailyLimit({ now, limit, used: row!.items });
}

function presentDailyLimit({ now, limit, used }: { now: Date; limit: number; used: number }): DailyLimit {
  const resetAt = startOfNextBusinessDay(now);
  return {
    limit,
    used,
    remaining: Math.max(0, limit - used),
    reset_at: resetAt.toISOString(),
    resets_in_hours: Math.ceil((resetAt.getTime() - now.getTime()) / 3_600_000),
  };
}

/**
 * Counts items against today's limit, all or none, in the caller's transaction.
 * @returns what is left of the limit
 * @throws ApiError daily_limit_reached with `remaining`, `requested`, `reset_at`, `retry_after`
 */
export async function takeFromDailyLimit(
  queries: Queries,
  {
    clock,
    userId,
    limit,
    items,
  }: {
    clock: Clock;
    userId: string;
    limit: number;
    items: number;
  },
): Promise<DailyLimit> {
  const now = clock.now();
  const refuse = async () => refusal({ now, items, today: await readDailyLimit(queries, { clock, userId, limit }) });
  if (items > limit) throw await refuse();
  const day = businessDay(now);
  const others = sql`(select items from others)`;
  const { rows } = await executePlanned<{ used: number }>(
    queries,
    sql`
    with others as (
      select coalesce(sum(items), 0)::int as items from daily_usage
      where day = ${day} and user_id in (select other_accounts_of(${userId}))
    )
    insert into daily_usage as own (user_id, day, items)
    select ${userId}::uuid, ${day}::date, ${items}::int where ${items}::int + ${others} <= ${limit}
    on conflict (user_id, day) do update set items = own.items + excluded.items
    where own.items + excluded.items + ${others} <= ${limit}
    returning own.items + ${others} as used`,
  );
  const [taken] = rows;
  if (!taken) throw await refuse();
  return presentDailyLimit({ now, limit, used: taken.used });
}

/** Returns items to a day's limit, in the caller's transaction: cancelled, failed and undelivered ones do not count. */
export async function returnToDailyLimit(
  queries: Queries,
  { userId, day, items }: { userId: string; day: string | null; items: number },
): Promise<void> {
  if (day === null || items <= 0) return;
  await queries
    .update(dailyUsage)
    .set({ items: sql`greatest(0, ${dailyUsage.items} - ${items})` })
    .where(and(eq(dailyUsage.userId, userId), eq(dailyUsage.day, day)));
}

/** Checks the limit without counting anything. @throws ApiError daily_limit_reached */
export async function checkDailyLimit(
  queries: Queries,
  { items, ...asked }: { clock: Clock; userId: string; limit: number; items: number },
): Promise<void> {
  const today = await readDailyLimit(queries, asked);
  if (items > today.remaining) throw refusal({ now: asked.clock.now(), items, today });
}

function refusal({ now, items, today }: { now: Date; items: number; today: DailyLimit }): ApiError {
  return new ApiError('daily_limit_reached', {
    remaining: today.remaining,
    requested: items,
    reset_at: today.reset_at,
    retry_after: Math.ceil((Date.parse(today.reset_at) - now.getTime()) / 1000),
  });
}
