import { useQuery } from '@tanstack/react-query';
import type { TopupNow } from '../../../../contract/payments.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { secondsLeft } from '../payment/timeLeft.ts';
import { pendingTopupsQuery } from '../paymentQueries.ts';

/**
 * Pending top-ups, newest first, and when they were fetched. Cached ones from an earlier visit count only while
 * offline, and only until they expire: a payment made in the meantime must not be requested again, not even briefly.
 */
export function useWaitingTopups(): { waiting: TopupNow[]; toldAt: number } {
  const isOnline = useOnline();
  const { data, dataUpdatedAt } = useQuery(pendingTopupsQuery);
  const now = useNow('minute');
  const topups = data?.data ?? [];
  if (dataUpdatedAt >= performance.timeOrigin) return { waiting: topups, toldAt: dataUpdatedAt };
  const hasTime = ({ expires_at: expiresAt, server_time: serverTime }: TopupNow) =>
    secondsLeft({ expiresAt, serverTime, updatedAt: dataUpdatedAt, now }) > 0;
  return { waiting: isOnline ? [] : topups.filter(hasTime), toldAt: dataUpdatedAt };
}
