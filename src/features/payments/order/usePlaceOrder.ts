import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type PaymentChannel, type PaymentMethod, paymentsEndpoints } from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { createRequestKeys } from '../../../api/requestKeys.ts';
import { pendingTopupsQuery } from '../paymentQueries.ts';
import type { Order } from './order.ts';

const CREATE_CALLS = {
  'virtual-account': paymentsEndpoints.topupVirtualAccount,
  ewallet: paymentsEndpoints.topupEwallet,
  qris: paymentsEndpoints.topupQris,
  retail: paymentsEndpoints.topupRetail,
} as const satisfies Record<PaymentMethod, unknown>;

export interface OrderRequest {
  order: Order;
  channel: Pick<PaymentChannel, 'code' | 'method'>;
  phone?: string;
  /** The pending top-up whose place it takes. */
  replaces?: string;
  /** A further payment although one is still waiting; said on purpose. */
  allow_another?: boolean;
}

/** The payment that stands in the way of another one. */
export interface WaitingPayment {
  topupId: string;
  reference: string;
}

/** Creates the top-up and goes to its payment screen, in this one's place: "back" must not lead into paying twice. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [keyFor] = useState(createRequestKeys);

  const mutation = useMutation({
    mutationFn({ order, channel, phone, replaces, allow_another }: OrderRequest) {
      const body = { ...order, channel: channel.code, phone, replaces, allow_another };
      return callApi(CREATE_CALLS[channel.method], { body, idempotencyKey: keyFor([channel.method, body]) });
    },
    meta: { showsOwnErrors: true },
    async onSuccess({ data }) {
      void queryClient.invalidateQueries({ queryKey: pendingTopupsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['invoice'] });
      await navigate({
        to: '/payments/detail/$referenceId',
        params: { referenceId: data.reference_id },
        replace: true,
      });
    },
  });

  return {
    place: (request: OrderRequest) => {
      if (!mutation.isPending) mutation.mutate(request);
    },
    isPlacing: mutation.isPending,
    error: mutation.error,
    /** Set when the server refused because of it. */
    waiting: waitingPayment(mutation.error),
    /** What was asked for last. */
    asked: mutation.variables,
    dismiss: () => mutation.reset(),
  };
}

function waitingPayment(error: Error | null): WaitingPayment | null {
  if (!(error instanceof ApiError) || error.code !== 'topup_pending') return null;
  const { topup_id: topupId, reference_id: reference } = error.body;
  return topupId && reference ? { topupId, reference } : null;
}
