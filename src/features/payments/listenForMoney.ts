import type { QueryClient } from '@tanstack/react-query';
import { subscribeToLiveEvents } from '../../api/liveEvents.ts';
import { cacheBalance } from '../credits/balanceCache.ts';

/**
 * Keeps coins, payments, prices and transactions up to date, for as long as the page lives: what is not on the screen
 * would be shown again as fresh. The code for all but the coins is loaded with the first event.
 */
export function listenForMoney(queryClient: QueryClient): void {
  subscribeToLiveEvents((signal) => {
    if (signal.type === 'balance') cacheBalance(queryClient, signal);
    void import('./applyMoneySignal.ts')
      .then(({ applyMoneySignal }) => applyMoneySignal(queryClient, signal))
      // The next event, or the next opening of the channel, loads it.
      .catch(() => undefined);
  });
}
