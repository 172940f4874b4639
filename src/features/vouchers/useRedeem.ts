import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { vouchersEndpoints } from '../../../contract/vouchers.ts';
import { callApi } from '../../api/callApi.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { cacheSpendable } from '../credits/balanceCache.ts';
import { creditsSummaryQuery } from '../credits/creditsSummaryQuery.ts';
import { createRequestKeys } from '../../api/requestKeys.ts';

/** Redeems a code; presses while it is being sent are ignored. */
export function useRedeem() {
  const queryClient = useQueryClient();
  const [keyFor, setKeyFor] = useState(createRequestKeys);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: (code: string) => callApi(vouchersEndpoints.redeem, { body: { code }, idempotencyKey: keyFor(code) }),
    meta: { showsOwnErrors: true },
    onSuccess(reply) {
      // Done: the same code again is a new request, and the answer says when it was redeemed.
      setKeyFor(createRequestKeys);
      cacheSpendable(queryClient, reply.data.balance);
      void refetchOutdated(queryClient, [creditsSummaryQuery.queryKey, ['activity'], ['activity-summary']]);
    },
  });
  return {
    redeem: (code: string) => {
      if (!isPending) mutate(code);
    },
    redemption: data?.data,
    error,
    isRedeeming: isPending,
    startOver: reset,
  };
}
