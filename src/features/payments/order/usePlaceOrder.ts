import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type OrderSummary,
  type PaymentChannel,
  type PaymentMethod,
  paymentsEndpoints,
} from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { createRequestKeys } from '../../../api/requestKeys.ts';
import { pendingTopupsQuery, refreshPrices } from '../paymentQueries.ts';
import type { Order } from './order.ts';

const CREATE_CALLS = {
  'virtual-account': paymentsEndpoints.topupVirtualAccount,
  ewallet: paymentsEndpoints.topupEwallet,
  qris: paymentsEndpoints.topupQris,
  retail: paymentsEndpoints.topupRetail,
} as const satisfies Record<PaymentMethod, unknown>;

/** Refusals after which prices and methods must be refetched. */
const TELL_ANEW = new Set(['price_risen', 'bonus_changed', 'package_unknown', 'payment_method_unavailable']);

export interface OrderRequest {
  order: Order;
  channel: Pick<PaymentChannel, 'code' | 'method'>;
  phone?: string;
  /** The pending top-up that it replaces. */
  replaces?: string;
  /** Create another payment although one is still pending; confirmed by the person. */
  allow_another?: boolean;
  /** The price and bonus on the button, and when the server computed them: the summary is cached for a while. */
  told?: Pick<OrderSummary, 'priced_at' | 'total_payment' | 'bonus_credits'> | undefined;
}

/** The pending payment because of which another one was refused. */
export interface WaitingPayment {
  topupId: string;
  reference: string;
}

/** Creates the top-up and replaces this screen with its payment screen: "back" must not lead into paying twice. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [keyFor] = useState(createRequestKeys);
  const [toldAt] = useState(() => new Map<string, string>());

  const mutation = useMutation({
    mutationFn({ order, channel, phone, replaces, allow_another, told }: OrderRequest) {
      const body = { ...order, channel: channel.code, phone, replaces, allow_another };
      // A newer quote with the same price is the same intent: the request is repeated word for word.
      const key = keyFor([channel.method, body, told?.total_payment, told?.bonus_credits]);
      const pricedAt = toldAt.get(key) ?? told?.priced_at;
      if (pricedAt) toldAt.set(key, pricedAt);
      return callApi(CREATE_CALLS[channel.method], {
        body: {
          ...body,
          priced_at: pricedAt,
          total_payment: told?.total_payment,
          bonus_credits: told?.bonus_credits,
        },
        idempotencyKey: key,
      });
    },
    onError(error) {
      if (error instanceof ApiError && TELL_ANEW.has(error.code)) void refreshPrices(queryClient);
    },
    meta: { showsOwnErrors: true },
    async onSuccess({ data }) {
      void refetchOutdated(queryClient, [pendingTopupsQuery.queryKey, ['invoice']]);
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
    /** Set when the server refused because of a pending payment. */
    waiting: waitingPayment(mutation.error),
    /** The last request. */
    asked: mutation.variables,
    dismiss: () => mutation.reset(),
  };
}

function waitingPayment(error: Error | null): WaitingPayment | null {
  if (!(error instanceof ApiError) || error.code !== 'topup_pending') return null;
  const { topup_id: topupId, reference_id: reference } = error.body;
  return topupId && reference ? { topupId, reference } : null;
}
