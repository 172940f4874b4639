import { useQuery } from '@tanstack/react-query';
import type { TopupNow } from '../../../../contract/payments.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { secondsLeft } from '../payment/timeLeft.ts';
import { pendingTopupsQuery } from '../paymentQueries.ts';

/**
 * Pending top-ups that can still be paid, newest first, and when they were fetched. Cached ones from an earlier visit
 * count only while offline: a payment made in the meantime must not be requested again, not even briefly.
 */
export function useWaitingTopups(): { waiting: TopupNow[]; toldAt: number } {
  const isOnline = useOnline();
  const { data, dataUpdatedAt } = useQuery(pendingTopupsQuery);
  const topups = data?.data ?? [];
  const now = useNow(topups.length > 0 ? 'second' : 'minute');
  const isOutdated = isOnline && dataUpdatedAt < performance.timeOrigin;
  const hasTime = ({ expires_at: expiresAt, server_time: serverTime }: TopupNow) =>
    secondsLeft({ expiresAt, serverTime, updatedAt: dataUpdatedAt, now: Math.max(now, dataUpdatedAt) }) > 0;
  return { waiting: isOutdated ? [] : topups.filter(hasTime), toldAt: dataUpdatedAt };
}
