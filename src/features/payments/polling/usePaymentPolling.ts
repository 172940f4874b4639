import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentsEndpoints, type TopupNow } from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { wait } from '../../../offline/wait.ts';
import { cacheTopup } from '../cacheTopup.ts';
import { PollingTimeoutError, pollPaymentStatus, pollTopupStatus } from './pollTopup.ts';

/** Follows a pending top-up while its screen is open. */
export function usePaymentPolling({ topup_id: id, payment_method: type, status }: TopupNow, isOnline: boolean) {
  const queryClient = useQueryClient();
  /** Counts "ask on": each starts the 120 attempts anew. */
  const [round, setRound] = useState(0);
  const [timedOutIn, setTimedOutIn] = useState<number | null>(null);
  const isWanted = isOnline && status === 'PENDING';

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const follow = type === 'virtual-account' || type === 'qris' ? pollPaymentStatus : pollTopupStatus;
    follow<TopupNow>({
      type,
      ask: async (signal) => (await callApi(paymentsEndpoints.topupStatus, { params: { id }, signal })).data,
      wait,
      onAnswer: (topup) => cacheTopup(queryClient, topup),
      signal: leaving.signal,
    }).catch((error: unknown) => {
      // Anything else the screen's own query meets too, and says.
      if (error instanceof PollingTimeoutError) setTimedOutIn(round);
    });
    return () => leaving.abort();
  }, [queryClient, id, type, isWanted, round]);

  return { hasTimedOut: timedOutIn === round, askOn: () => setRound((count) => count + 1) };
}
