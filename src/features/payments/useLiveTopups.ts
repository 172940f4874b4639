import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { refreshMoney } from './cacheTopup.ts';
import { pendingTopupsQuery } from './paymentQueries.ts';

/** Refreshes payments on live events while the component is mounted: created, paid, cancelled, expired. */
export function useLiveTopups(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type === 'topup') void refreshMoney(queryClient, signal.reference_id);
        if (signal.type === 'missed') void refetchOutdated(queryClient, [['invoice'], pendingTopupsQuery.queryKey]);
      }),
    [queryClient],
  );
}
