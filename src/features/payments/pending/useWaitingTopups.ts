import { useQuery } from '@tanstack/react-query';
import type { TopupNow } from '../../../../contract/payments.ts';
import { useNow } from '../../../ui/useNow.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { secondsLeft } from '../payment/timeLeft.ts';
import { pendingTopupsQuery } from '../paymentQueries.ts';

/**
 * Top-ups that wait for their payment, newest first, and when they were told of. What was kept from an earlier visit counts
 * only while the server cannot be asked, and only as long as there is time left: a payment that was made meanwhile must
 * not be asked for again, not even for a moment.
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
