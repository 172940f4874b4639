import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { refreshMoney } from './cacheTopup.ts';
import { pendingTopupsQuery } from './paymentQueries.ts';

/** Refreshes payments on live events while the component is mounted: created, paid, cancelled, expired. */
export function useLiveTopups(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type === 'topup') void refreshMoney(queryClient, signal.reference_id);
        if (signal.type === 'missed') {
          void queryClient.invalidateQueries({ queryKey: ['invoice'] });
          void queryClient.invalidateQueries({ queryKey: pendingTopupsQuery.queryKey });
        }
      }),
    [queryClient],
  );
}
