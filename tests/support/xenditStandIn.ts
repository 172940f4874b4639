import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE } from '../../contract/endpoint.ts';

export interface StandInPayment {
  payment_id: string;
  payment_request_id: string;
  reference_id: string;
  currency: string;
  amount: number;
  status: 'SUCCEEDED' | 'FAILED';
  created: string;
}

interface StandInRequest {
  payment_request_id: string;
  reference_id: string;
  request_amount: number;
  channel_code: string;
  type: string;
  channel_properties: Record<string, unknown>;
  status: string;
  payments: StandInPayment[];
}

/** What goes wrong with the next call that begins with this method and path. */
export type Fault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  /** The connection breaks before or after the call had its effect. */
  | { breaks: 'before' | 'after' };

export interface XenditStandIn {
  url: string;
  env: Record<string, string>;
  requests: StandInRequest[];
  calls: string[];
  authorizations: Set<string>;
  /** Its list of transactions: extra rows besides the payments, and whether it claims to be empty. */
  list: { odd: unknown[]; isEmpty: boolean };
  /** Each fault spoils one call. */
  fail(call: string, ...faults: Fault[]): void;
  /** Never answers the next such call; resolves when it has arrived. With `acts` the call has its effect first. */
  swallow(call: string, options?: { acts: boolean }): Promise<void>;
  /** Money arrives for a request. */
  pay(
    request: StandInRequest,
    options?: { amount?: number; currency?: string; reference?: string; at?: Date },
  ): StandInPayment;
  decline(request: StandInRequest): StandInPayment;
  /** Sends a payment's webhook to a product. @returns the status of the answer */
  report(
    product: string,
    payment: StandInPayment,
    options?: { token?: string; webhookId?: string; event?: string; data?: object },
  ): Promise<number>;
  latest(): StandInRequest;
  /** Forgets all requests, and the faults that have not happened. */
  reset(): void;
  close(): Promise<void>;
}

const TOKEN = 'token-panggilan-balik';
const KEY = 'xnd_development_contoh';

/** A gateway that answers as reference/xendit describes, and fails when a test says so. Stores everything in memory. */
export async function startXenditStandIn({ now = () => new Date() } = {}): Promise<XenditStandIn> {
  const requests: StandInRequest[] = [];
  const calls: string[] = [];
  const authorizations = new Set<string>();
  const list = { odd: [] as unknown[], isEmpty: false };
  const faults: { call: string; fault: Fault }[] = [];
  const swallowed: { call: string; acts: boolean; come: () => void }[] = [];

  const server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    authorizations.add(`${request.headers.authorization} ${request.headers['api-version']}`);
    const body = await readJson(request);
    const hole = swallowed.findIndex((one) => call.startsWith(one.call));
    if (hole >= 0) {
      const [{ acts, come }] = swallowed.splice(hole, 1) as [(typeof swallowed)[number]];
      if (acts) answer(call, body);
      return come();
    }
    const spoiled = faults.findIndex((one) => call.startsWith(one.call));
    const fault = spoiled >= 0 ? faults.splice(spoiled, 1)[0]!.fault : null;
    if (fault && 'breaks' in fault) {
      if (fault.breaks === 'after') answer(call, body);
      request.socket.destroy();
      return;
    }
    if (fault)
      return send(
        response,
        fault.status,
        fault.body ?? { error_code: 'SERVER_ERROR', message: 'staged' },
        fault.headers,
      );
    const { status, content } = answer(call, body);
    send(response, status, content);
  });

  function answer(call: string, body: Record<string, unknown>): { status: number; content: unknown } {
    const [method, address = ''] = call.split(' ');
    const url = new URL(address, 'http://gateway');
    const [, version, what, id, action] = url.pathname.split('/');
    if (version === 'transactions') return { status: 200, content: listTransactions(url.searchParams) };
    if (what === 'payments') {
      const payment = requests.flatMap((one) => one.payments).find((one) => one.payment_id === id);
      return payment ? { status: 200, content: presentPayment(payment) } : notFound;
    }
    if (method === 'POST' && !id) return create(body);
    const found = requests.find((one) => one.payment_request_id === id);
    if (!found) return notFound;
    if (action === 'cancel') {
      if (found.status !== 'REQUIRES_ACTION')
        return { status: 400, content: { error_code: 'INELIGIBLE_TRANSACTION_STATUS', message: 'too late' } };
      found.status = 'CANCELED';
    }
    if (action === 'simulate') {
      pay(found, { amount: Number(body.amount) });
      return { status: 200, content: { status: 'PENDING', message: 'simulated' } };
    }
    return { status: 200, content: presentRequest(found) };
  }

  function create(body: Record<string, unknown>): { status: number; content: unknown } {
    if (requests.some((one) => one.reference_id === body.reference_id))
      return { status: 409, content: { error_code: 'DUPLICATE_ERROR', message: 'seen' } };
    const created: StandInRequest = {
      payment_request_id: `pr-${randomUUID()}`,
      reference_id: String(body.reference_id),
      request_amount: Number(body.request_amount),
      channel_code: String(body.channel_code),
      type: String(body.type),
      channel_properties: body.channel_properties as Record<string, unknown>,
      status: 'REQUIRES_ACTION',
      payments: [],
    };
    requests.push(created);
    return { status: 201, content: presentRequest(created) };
  }

  function pay(
    request: StandInRequest,
    { amount = request.request_amount, currency = 'IDR', reference = request.reference_id, at = now() } = {},
  ): StandInPayment {
    const payment: StandInPayment = {
      payment_id: `py-${randomUUID()}`,
      payment_request_id: request.payment_request_id,
      reference_id: reference,
      currency,
      amount,
      status: 'SUCCEEDED',
      created: at.toISOString(),
    };
    request.payments.push(payment);
    request.status = 'SUCCEEDED';
    return payment;
  }

  function listTransactions(query: URLSearchParams) {
    const limit = Number(query.get('limit') ?? 10);
    if (list.isEmpty) return { has_more: false, data: [] };
    const all = requests
      .flatMap((one) => one.payments)
      .filter(
        (one) =>
          one.status === 'SUCCEEDED' &&
          one.created >= (query.get('created[gte]') ?? '') &&
          one.created <= (query.get('created[lte]') ?? '9'),
      )
      .toSorted((a, b) => (a.created + a.payment_id < b.created + b.payment_id ? -1 : 1));
    const start = all.findIndex((one) => `txn_${one.payment_id}` === query.get('after_id')) + 1;
    return {
      has_more: all.length > start + limit,
      data: [
        ...(start === 0 ? list.odd : []),
        ...all.slice(start, start + limit).map((one) => ({
          id: `txn_${one.payment_id}`,
          product_id: one.payment_id,
          type: 'PAYMENT',
          status: 'SUCCESS',
          cashflow: 'MONEY_IN',
          reference_id: one.reference_id,
          currency: one.currency,
          amount: one.amount,
          created: one.created,
        })),
      ],
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    calls,
    authorizations,
    list,
    env: { XENDIT_URL: url, XENDIT_SECRET_KEY: KEY, XENDIT_WEBHOOK_TOKEN: TOKEN },
    fail: (call, ...given) => void faults.push(...given.map((fault) => ({ call, fault }))),
    swallow: (call, { acts } = { acts: false }) => new Promise((come) => void swallowed.push({ call, acts, come })),
    pay,
    decline(request) {
      request.status = 'FAILED';
      const payment: StandInPayment = { ...pay(request), status: 'FAILED' };
      request.payments[request.payments.length - 1] = payment;
      request.status = 'FAILED';
      return payment;
    },
    async report(
      product,
      payment,
      { token = TOKEN, webhookId = `wh-${payment.payment_id}`, event = 'payment.capture', data = {} } = {},
    ) {
      const reply = await fetch(`${product}${API_BASE}/webhooks/xendit`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'x-callback-token': token,
          ...(webhookId && { 'webhook-id': webhookId }),
        },
        body: JSON.stringify({
          event,
          business_id: 'b',
          created: payment.created,
          api_version: 'v3',
          data: { ...presentPayment(payment), ...data },
        }),
      });
      await reply.body?.cancel();
      return reply.status;
    },
    latest: () => requests.at(-1)!,
    reset() {
      for (const each of [requests, calls, faults]) each.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const notFound = { status: 404, content: { error_code: 'DATA_NOT_FOUND', message: 'unknown' } };

function presentRequest(request: StandInRequest) {
  const { payments, ...rest } = request;
  const action = request.channel_code.endsWith('_VIRTUAL_ACCOUNT')
    ? ['VIRTUAL_ACCOUNT_NUMBER', '8808123456789012']
    : request.channel_code === 'QRIS'
      ? ['QR_STRING', '00020101021226…']
      : request.type === 'REUSABLE_PAYMENT_CODE'
        ? ['PAYMENT_CODE', 'ALFA123']
        : ['WEB_URL', 'https://wallet.example/pay'];
  return {
    ...rest,
    country: 'ID',
    currency: 'IDR',
    latest_payment_id: payments.at(-1)?.payment_id ?? null,
    actions:
      request.channel_code === 'OVO' ? [] : [{ type: 'PRESENT_TO_CUSTOMER', descriptor: action[0], value: action[1] }],
  };
}

/** Amounts as the gateway sends them: as numbers, and in places as text. */
function presentPayment(payment: StandInPayment) {
  return {
    payment_id: payment.payment_id,
    payment_request_id: payment.payment_request_id,
    reference_id: payment.reference_id,
    type: 'SINGLE_PAYMENT',
    country: 'ID',
    currency: payment.currency,
    request_amount: String(payment.amount),
    status: payment.status,
    created: payment.created,
    updated: payment.created,
    captures:
      payment.status === 'SUCCEEDED'
        ? [
            {
              capture_id: `c-${payment.payment_id}`,
              capture_amount: payment.amount,
              capture_timestamp: payment.created,
            },
          ]
        : [],
  };
}

function send(response: ServerResponse, status: number, content: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(content));
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
