import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { jitter } from '../../api/jitter.ts';
import { refreshPrices } from './paymentQueries.ts';

/** Refetches prices, fees and bonus while the component is mounted, whenever an operator changes them. */
export function useLivePrices(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents((signal) => {
        if (signal.type === 'offers') void jitter().then(() => refreshPrices(queryClient));
        if (signal.type === 'missed') void refreshPrices(queryClient);
      }),
    [queryClient],
  );
}
