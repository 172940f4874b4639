import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';

/** Refetches the trail whenever the balance changes: every transaction is a row of it. */
export function useLiveTrail(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type !== 'balance' && signal.type !== 'missed') return;
        void queryClient.invalidateQueries({ queryKey: ['activity'] });
        void queryClient.invalidateQueries({ queryKey: ['activity-summary'] });
      }),
    [queryClient],
  );
}
