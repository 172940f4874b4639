import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentsEndpoints, type TopupNow } from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { cacheTopup, refreshMoney } from '../cacheTopup.ts';

/** Cancels a pending payment. After an error it is refetched, because its state may have changed. */
export function useCancelTopup({ topup_id: id, reference_id: reference }: TopupNow, onDone: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(paymentsEndpoints.cancelTopup, { params: { id } }),
    onSuccess: ({ data }) => cacheTopup(queryClient, data),
    onError: () => refreshMoney(queryClient, reference),
    onSettled: onDone,
  });
  return { cancel: () => mutate(), isCancelling: isPending };
}
