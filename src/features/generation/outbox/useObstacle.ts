import { useQuery } from '@tanstack/react-query';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { dailyLimitQuery } from '../queries.ts';

/** What a queued request was refused for, as it stands now. */
export interface Obstacle {
  /** By today's balance; null where coins were not the reason. */
  missingCoins: number | null;
  /** There are enough coins now, or the day's limit was reset. */
  isOver: boolean;
}

/** Whether a refused request would still meet what it was refused for: the figures of the refusal are of its time. */
export function useObstacle({ error }: OutboxEntry): Obstacle {
  const { code, body } = error ?? {};
  const isLimit = code === 'daily_limit_reached';
  const { data: balance } = useQuery({ ...balanceQuery, select: (reply) => reply.data.balance });
  const { data: resetAt } = useQuery({ ...dailyLimitQuery, enabled: isLimit, select: (reply) => reply.data.reset_at });
  // Days are compared by the server's clock: this device's may be wrong.
  if (isLimit) return { missingCoins: null, isOver: Date.parse(resetAt ?? '') > Date.parse(body?.reset_at ?? '') };
  if (code !== 'insufficient_credits' || body?.required === undefined || body.balance === undefined)
    return { missingCoins: null, isOver: false };
  const missingCoins = Math.max(0, body.required - (balance ?? body.balance));
  return { missingCoins, isOver: missingCoins === 0 };
}
