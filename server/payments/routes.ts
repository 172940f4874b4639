import { paymentsEndpoints as calls, type PaymentMethod } from '../../contract/payments.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { type Call, type Route, route } from '../platform/http/call.ts';
import { countTry, type RateLimitRule } from '../platform/http/rateLimit.ts';
import { ASK_ON_POLL_MS, ASK_ON_TAP_MS, askGateway, wasAskedWithin } from './askGateway.ts';
import { cancelTopup, closeAtGateway } from './cancelTopup.ts';
import { findChannel, presentChannel } from './channels.ts';
import { createRefusalCounter } from './countRefusals.ts';
import { createTopup, rereadTopup } from './createTopup.ts';
import { findTopup, findTopupByReference, readPendingTopups } from './findTopup.ts';
import { listInvoices, presentInvoiceDetail, readInvoiceStats } from './invoices.ts';
import { presentPackage, priceOrder, summariseOrder } from './orderSummary.ts';
import type { PaymentsDeps } from './paymentsDeps.ts';
import { prepareInRequest } from './prepareInRequest.ts';
import { presentTopup, presentTopupNow } from './presentTopup.ts';
import { receiveWebhook } from './receiveWebhook.ts';
import { createWebhookStore } from './storeWebhooks.ts';
import { readChannels, readPackages, readPricing } from './pricing.ts';
import { simulatePayment } from './simulatePayment.ts';

/** Limited because each costs a call to the gateway, which has its own limits. */
const TOPUPS_OPENED: RateLimitRule = { kind: 'topup-user', limit: 60, windowSeconds: 3600 };

const TOPUPS_CANCELLED: RateLimitRule = { kind: 'topup-cancel', limit: 60, windowSeconds: 3600 };
const PAYMENTS_SIMULATED: RateLimitRule = { kind: 'topup-simulate', limit: 60, windowSeconds: 3600 };
/** Enough for three polling screens and a tapping user, across all top-ups of an account. */
const GATEWAY_ASKED: RateLimitRule = { kind: 'topup-ask', limit: 300, windowSeconds: 600 };

type CreateCall = Call<typeof calls.topupVirtualAccount> | Call<typeof calls.topupQris>;

/** Every call of `contract/payments.ts` with the operation that answers it. */
export function paymentsRoutes(deps: PaymentsDeps): Route[] {
  const { database, clock, log } = deps;
  const storeWebhook = createWebhookStore(deps);
  const countRefusal = createRefusalCounter(deps);

  const show = async (userId: string, id: string) => ({
    data: presentTopupNow(await findTopup(database, { userId, id }), deps),
  });
  const ask = async (userId: string, id: string, everyMs: number) => {
    const topup = await findTopup(database, { userId, id });
    if (topup.state === 'completed' || !topup.instructions) return true;
    // No call to the gateway, so nothing to count.
    if (wasAskedWithin(topup, { everyMs, now: clock.now() })) return false;
    await countTry({ queries: database, clock, rule: GATEWAY_ASKED, subject: userId });
    return askGateway({ deps, topupId: id, everyMs });
  };

  /** Reads the gateway before a cancellation, since the user may just have paid. Only for pending top-ups. */
  const askOnceMore = async (userId: string, id: string) => {
    const { state } = await findTopup(database, { userId, id });
    if (state !== 'pending') throw new ApiError('topup_not_pending');
    await ask(userId, id, 0).catch(rethrowOurs);
  };

  /** Whether a top-up has ended without a payment, so that another may take its place as it is. */
  const hasEndedUnpaid = async (userId: string, id: string) => {
    const { state } = await findTopup(database, { userId, id });
    return state !== 'pending' && state !== 'completed';
  };

  /** Writes the top-up, then prepares it while the user waits; if that fails, a job continues and the response has no `payment` yet. */
  const create = async (call: CreateCall, method: PaymentMethod | null) => {
    const { session, body } = call;
    const { userId } = session;
    const prepare = async () => {
      await countTry({ queries: database, clock, rule: TOPUPS_OPENED, subject: userId });
      if (body.replaces && !(await hasEndedUnpaid(userId, body.replaces))) await askOnceMore(userId, body.replaces);
    };
    const answer = await call.once(
      async (transaction) => ({
        data: presentTopup(await createTopup(transaction, { deps, userId, method, request: body }), deps),
      }),
      prepare,
    );
    const { data } = (await answer.clone().json()) as { data: { topup_id: string } };
    await prepareInRequest({ deps, topupId: data.topup_id });
    if (body.replaces) await closeAtGateway({ deps, topupId: body.replaces });
    return new Response(JSON.stringify({ data: presentTopup(await rereadTopup(deps, data.topup_id), deps) }), answer);
  };
  return [
    route(calls.packages, async () => {
      const pricing = await readPricing(database, deps);
      return (await readPackages(database, pricing)).map((row) => presentPackage(row, pricing));
    }),
    route(calls.paymentChannels, async ({ query }) => {
      const hasOrder = query.package_id !== undefined || query.credit_amount !== undefined;
      const pricing = await readPricing(database, deps);
      const subtotal = hasOrder ? (await priceOrder(database, query, pricing)).subtotal : null;
      return { data: (await readChannels(database, pricing)).map((row) => presentChannel(row, { subtotal, pricing })) };
    }),
    route(calls.quote, async ({ session, query }) => {
      const pricing = await readPricing(database, deps);
      const channel =
        query.channel === undefined
          ? null
          : await findChannel(database, { code: query.channel, method: null, pricing });
      return { data: await summariseOrder(database, { order: query, channel, userId: session.userId, pricing }) };
    }),

    route(calls.topupVirtualAccount, (call) => create(call, 'virtual-account')),
    route(calls.topupEwallet, (call) => create(call, 'ewallet')),
    route(calls.topupQris, (call) => create(call, 'qris')),
    route(calls.topupRetail, (call) => create(call, 'retail')),
    route(calls.topupLegacy, (call) => create(call, null)),

    route(calls.pendingTopups, async ({ session }) => ({
      data: (await readPendingTopups(database, session.userId)).map((row) => presentTopupNow(row, deps)),
    })),
    route(calls.topup, ({ session, params }) => show(session.userId, params.id)),
    route(calls.topupStatus, async ({ session, params }) => {
      await ask(session.userId, params.id, ASK_ON_POLL_MS).catch((error: Error) =>
        log.info({ error: error.message }, 'the gateway did not answer a poll'),
      );
      return show(session.userId, params.id);
    }),
    route(calls.checkTopup, async ({ session, params }) => {
      await ask(session.userId, params.id, ASK_ON_TAP_MS).catch((error: Error) => {
        if (error instanceof ApiError) throw error;
        throw new ApiError('gateway_unavailable', { retry_after: 5 });
      });
      return show(session.userId, params.id);
    }),
    route(calls.cancelTopup, async ({ session, params }) => {
      const { userId } = session;
      await countTry({ queries: database, clock, rule: TOPUPS_CANCELLED, subject: userId });
      await askOnceMore(userId, params.id);
      await cancelTopup(database, { deps, userId, id: params.id });
      await closeAtGateway({ deps, topupId: params.id });
      return show(userId, params.id);
    }),
    route(calls.simulatePayment, async ({ session, body }) => {
      await countTry({ queries: database, clock, rule: PAYMENTS_SIMULATED, subject: session.userId });
      const { external_id: reference, amount } = body;
      const isWhole = await simulatePayment({ deps, userId: session.userId, reference, amount });
      return {
        data: {
          status: 'PENDING' as const,
          message: isWhole
            ? 'The payment is being processed. The top-up completes by itself.'
            : 'The payment is being processed. It is not the amount of the top-up, so no credits will be added.',
        },
      };
    }),

    route(calls.invoices, ({ session, query }) => listInvoices({ deps, userId: session.userId, filters: query })),
    route(calls.invoice, async ({ session, params }) => {
      const row = await findTopup(database, { userId: session.userId, id: params.id });
      return { data: await presentInvoiceDetail(database, { deps, row }) };
    }),
    route(calls.invoiceByReference, async ({ session, params }) => {
      const row = await findTopupByReference(database, { userId: session.userId, reference: params.reference });
      return { data: await presentInvoiceDetail(database, { deps, row }) };
    }),
    route(calls.invoiceStats, async ({ session, query }) => ({
      data: await readInvoiceStats({ deps, userId: session.userId, asked: query }),
    })),

    route(calls.xenditWebhook, async ({ request, body }) => {
      await receiveWebhook({ deps, store: storeWebhook, countRefusal, headers: request.headers, body });
      return { received: true as const };
    }),
  ];
}

/** Ignores the gateway's failures; rethrows our own refusals, such as rate limits. */
function rethrowOurs(error: unknown): void {
  if (error instanceof ApiError) throw error;
}
