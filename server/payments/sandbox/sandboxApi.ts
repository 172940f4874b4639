import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readBytes } from '../../platform/http/readBytes.ts';
import { findSandboxPayment, openSandboxPayment, SandboxRequest } from './openSandboxPayment.ts';
import { paySandbox, presentSandboxReceipt } from './paySandbox.ts';
import type { SandboxDeps } from './sandboxDeps.ts';
import { sandboxPayments, sandboxReceipts } from './sandboxTables.ts';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The sandbox gateway's API: the part of Xendit's Payments API v3 that our client uses, with the same shapes and
 * errors.
 */
export function sandboxApi(deps: SandboxDeps): Hono {
  const { database, clock } = deps;
  const expected = `Basic ${Buffer.from(`${deps.secretKey}:`).toString('base64')}`;
  const api = new Hono();
  const guard = async (context: Context, next: () => Promise<void>) =>
    context.req.header('authorization') === expected ? next() : refuse(context, 401, 'INVALID_API_KEY');
  api.use('/v3/*', guard);
  api.use('/transactions', guard);

  api.post('/v3/payment_requests', async (context) => {
    const request = v.safeParse(SandboxRequest, await readJson(context));
    if (!request.success) return refuse(context, 400, 'API_VALIDATION_ERROR');
    const opened = await openSandboxPayment(deps, request.output);
    return opened ? context.json(present(opened, null, clock.now()), 201) : refuse(context, 409, 'DUPLICATE_ERROR');
  });
  api.get('/v3/payment_requests/:id', async (context) => {
    const payment = await findSandboxPayment(deps, context.req.param('id'));
    if (!payment) return refuse(context, 404, 'DATA_NOT_FOUND');
    const [latest] = await database
      .select()
      .from(sandboxReceipts)
      .where(eq(sandboxReceipts.paymentRequestId, payment.id))
      .orderBy(desc(sandboxReceipts.createdAt))
      .limit(1);
    return context.json(present(payment, latest?.id ?? null, clock.now()));
  });
  api.post('/v3/payment_requests/:id/cancel', async (context) => {
    const [cancelled] = await database
      .update(sandboxPayments)
      .set({ status: 'CANCELED' })
      .where(and(eq(sandboxPayments.id, context.req.param('id')), eq(sandboxPayments.status, 'REQUIRES_ACTION')))
      .returning();
    return cancelled
      ? context.json(present(cancelled, null, clock.now()))
      : refuse(context, 400, 'INELIGIBLE_TRANSACTION_STATUS');
  });
  api.post('/v3/payment_requests/:id/simulate', async (context) => {
    const payment = await findSandboxPayment(deps, context.req.param('id'));
    const body = v.safeParse(
      v.object({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      await readJson(context),
    );
    if (!payment || !body.success)
      return refuse(context, payment ? 400 : 404, payment ? 'API_VALIDATION_ERROR' : 'DATA_NOT_FOUND');
    await paySandbox(deps, { payment, amount: body.output.amount });
    return context.json({ status: 'PENDING', message: 'The payment is being processed; the result comes by webhook.' });
  });
  api.get('/v3/payments/:id', async (context) => {
    const [found] = await database
      .select()
      .from(sandboxReceipts)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxReceipts.paymentRequestId))
      .where(eq(sandboxReceipts.id, context.req.param('id')));
    return found
      ? context.json(presentSandboxReceipt(found.sandbox_receipts, found.sandbox_payments))
      : refuse(context, 404, 'DATA_NOT_FOUND');
  });
  api.get('/transactions', async (context) => {
    const limit = Math.min(50, Number(context.req.query('limit') ?? 10));
    const after = context.req.query('after_id')?.replace(/^txn_/, '');
    const [last] = after ? await database.select().from(sandboxReceipts).where(eq(sandboxReceipts.id, after)) : [];
    const rows = await database
      .select()
      .from(sandboxReceipts)
      .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxReceipts.paymentRequestId))
      .where(
        and(
          eq(sandboxReceipts.status, 'SUCCEEDED'),
          gte(sandboxReceipts.createdAt, new Date(context.req.query('created[gte]') ?? 0)),
          lte(sandboxReceipts.createdAt, new Date(context.req.query('created[lte]') ?? clock.now())),
          last && sql`(${sandboxReceipts.createdAt}, ${sandboxReceipts.id}) > (${last.createdAt}, ${last.id})`,
        ),
      )
      .orderBy(asc(sandboxReceipts.createdAt), asc(sandboxReceipts.id))
      .limit(limit + 1);
    return context.json({
      has_more: rows.length > limit,
      data: rows.slice(0, limit).map((row) => presentTransaction(row.sandbox_receipts, row.sandbox_payments)),
    });
  });
  return api;
}

function present(payment: typeof sandboxPayments.$inferSelect, latestPaymentId: string | null, now: Date) {
  const isOverdue = payment.status === 'REQUIRES_ACTION' && payment.expiresAt < now;
  return {
    business_id: 'sandbox',
    reference_id: payment.referenceId,
    payment_request_id: payment.id,
    latest_payment_id: latestPaymentId,
    type: payment.type,
    country: 'ID',
    currency: payment.currency,
    request_amount: payment.amount,
    capture_method: 'AUTOMATIC',
    channel_code: payment.channelCode,
    channel_properties: payment.channelProperties,
    actions: payment.actions,
    status: isOverdue ? 'EXPIRED' : payment.status,
    description: payment.description,
    created: payment.createdAt.toISOString(),
    updated: payment.createdAt.toISOString(),
  };
}

function presentTransaction(
  receipt: typeof sandboxReceipts.$inferSelect,
  payment: typeof sandboxPayments.$inferSelect,
) {
  return {
    id: `txn_${receipt.id}`,
    product_id: receipt.id,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_code: payment.channelCode,
    reference_id: payment.referenceId,
    currency: receipt.currency,
    amount: receipt.amount,
    cashflow: 'MONEY_IN',
    created: receipt.createdAt.toISOString(),
    product_data: { payment_request_id: payment.id },
  };
}

function refuse(context: Context, status: 400 | 401 | 404 | 409, errorCode: string): Response {
  return context.json(
    { error_code: errorCode, message: `The sandbox gateway refused the request (${errorCode}).` },
    status,
  );
}

/** A body that is too large or no JSON fails the caller's validation. */
async function readJson(context: Context): Promise<unknown> {
  try {
    return JSON.parse((await readBytes(context.req.raw, { maxBytes: MAX_BODY_BYTES })).toString('utf8'));
  } catch {
    return null;
  }
}
