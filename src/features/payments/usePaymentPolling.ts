import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paymentsEndpoints, type TopupNow } from '../../../contract/payments.ts';
import { callApi } from '../../api/callApi.ts';
import { wait } from '../../offline/wait.ts';
import { cacheTopup } from './cacheTopup.ts';
import { PollingTimeoutError, pollPaymentStatus, pollTopupStatus } from './pollTopup.ts';

/** Polls a pending top-up while its screen is open. */
export function usePaymentPolling({ topup_id: id, payment_method: type, status }: TopupNow, isOnline: boolean) {
  const queryClient = useQueryClient();
  /** Counts "keep watching": each restarts the 120 attempts. */
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
      // The screen's own query meets any other error too, and shows it.
      if (error instanceof PollingTimeoutError) setTimedOutIn(round);
    });
    return () => leaving.abort();
  }, [queryClient, id, type, isWanted, round]);

  return { hasTimedOut: timedOutIn === round, askOn: () => setRound((count) => count + 1) };
}
