import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';

/** Refetches the trail whenever the balance changes: every transaction is a row of it. */
export function useLiveTrail(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type !== 'balance' && signal.type !== 'missed') return;
        void refetchOutdated(queryClient, [['activity'], ['activity-summary']]);
      }),
    [queryClient],
  );
}
