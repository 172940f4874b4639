import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { cacheBalance } from './balanceCache.ts';
import { balanceQuery } from './balanceQuery.ts';

/** Keeps the balance up to date from live events while the component is mounted. */
export function useLiveBalance(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type === 'balance') cacheBalance(queryClient, signal);
        if (signal.type === 'missed') void refetchOutdated(queryClient, [balanceQuery.queryKey]);
      }),
    [queryClient],
  );
}
