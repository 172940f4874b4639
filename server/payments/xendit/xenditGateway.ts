import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { GatewayRequest, PaymentGateway } from '../gateway.ts';
import { GatewayRefusal } from '../gateway.ts';
import { createXenditApi } from './xenditApi.ts';
import {
  idOf,
  instructionsOf,
  moneyIn,
  parseEvent,
  PaymentRequestShape,
  paymentOf,
  gatewayStateOf,
  TransactionsShape,
} from './xenditShapes.ts';

export interface XenditSettings {
  id: string;
  isSandbox: boolean;
  fetch: typeof globalThis.fetch;
  /** Without a trailing slash; evaluated for every call, since the sandbox's address is known only once the port is open. */
  baseUrl: () => string;
  secretKey: string;
  /** The account's callback token. */
  webhookToken: string;
  /** Xendit's guide says `customer_name`, working integrations use `payer_name`. */
  retailNameKey: 'customer_name' | 'payer_name';
  timeoutMs?: number;
}

const PAGE = 50;

/** The gateway for Xendit's Payments API v3 and its substitutes: the built-in sandbox and the tests' fake. */
export function createXenditGateway(settings: XenditSettings): PaymentGateway {
  const api = createXenditApi(settings);
  const readPayment = async (paymentId: string) =>
    paymentOf(await api.call('GET', `/v3/payments/${encodeURIComponent(paymentId)}`));

  return {
    id: settings.id,
    isSandbox: settings.isSandbox,
    canSimulate: settings.isSandbox || settings.secretKey.startsWith('xnd_development_'),

    async create(request) {
      const created = v.parse(
        PaymentRequestShape,
        await api.call('POST', '/v3/payment_requests', {
          reference_id: request.reference,
          // Xendit: Indonesian retail outlets support only reusable codes; everything else is paid once.
          type: request.method === 'retail' ? 'REUSABLE_PAYMENT_CODE' : 'PAY',
          country: 'ID',
          currency: 'IDR',
          request_amount: request.amount,
          channel_code: request.channelCode,
          channel_properties: channelProperties(request, settings.retailNameKey),
          description: request.description,
        }),
      );
      const nameOfPayee =
        request.method === 'virtual-account' || request.method === 'retail' ? request.payerName : null;
      return {
        requestId: created.payment_request_id,
        instructions: { ...instructionsOf(created), account_name: nameOfPayee },
      };
    },

    async read(requestId) {
      const request = v.parse(
        PaymentRequestShape,
        await api.call('GET', `/v3/payment_requests/${encodeURIComponent(requestId)}`),
      );
      const payment = request.latest_payment_id ? await readPayment(request.latest_payment_id) : null;
      return { state: payment ? 'paid' : gatewayStateOf(request.status), payments: payment ? [payment] : [] };
    },

    async readPayment(paymentId) {
      try {
        return await readPayment(paymentId);
      } catch (error) {
        if (error instanceof GatewayRefusal && error.reason === 'DATA_NOT_FOUND') return null;
        throw error;
      }
    },

    async cancel(requestId) {
      await api.call('POST', `/v3/payment_requests/${encodeURIComponent(requestId)}/cancel`, {});
    },

    async *listPayments({ from, to }) {
      let after: string | null = null;
      for (;;) {
        const query = new URLSearchParams({
          types: 'PAYMENT',
          statuses: 'SUCCESS',
          'created[gte]': from.toISOString(),
          'created[lte]': to.toISOString(),
          limit: String(PAGE),
        });
        if (after) query.set('after_id', after);
        const page: v.InferOutput<typeof TransactionsShape> = v.parse(
          TransactionsShape,
          await api.call('GET', `/transactions?${query}`),
        );
        yield* page.data.flatMap(moneyIn);
        after = page.data.map(idOf).findLast((id) => id !== null) ?? null;
        if (!page.has_more || !after) return;
      }
    },

    async simulate(requestId, amount) {
      await api.call('POST', `/v3/payment_requests/${encodeURIComponent(requestId)}/simulate`, { amount });
    },

    isGenuine: (headers) => isSameSecret(headers.get('x-callback-token') ?? '', settings.webhookToken),

    eventKey(headers, body) {
      const id = headers.get('webhook-id');
      if (id && id.length <= 200) return id;
      // Messages without an id are duplicates when their content is equal.
      return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    },

    parseEvent: parseEvent,
  };
}

/** Compares in constant time; hashes first, so that the length does not leak either. */
function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function channelProperties(request: GatewayRequest, retailNameKey: string): Record<string, unknown> {
  const expires = { expires_at: request.expiresAt.toISOString() };
  switch (request.method) {
    case 'virtual-account':
      return { display_name: request.payerName, ...expires };
    case 'qris':
      return {};
    case 'retail':
      return { [retailNameKey]: request.payerName, ...expires };
    case 'ewallet':
      return request.phone
        ? { account_mobile_number: request.phone }
        : {
            success_return_url: request.returnUrl,
            failure_return_url: request.returnUrl,
            cancel_return_url: request.returnUrl,
          };
  }
}
