import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { SandboxDeps } from './sandboxDeps.ts';
import { sandboxPayments, sandboxReceipts, sandboxWebhooks } from './sandboxTables.ts';

/** Simulated faults in the delivery of a payment's webhooks. */
export interface Delivery {
  /** Messages with the same id; 0: the webhook is lost. */
  copies?: number;
  delaySeconds?: number;
  hasWrongToken?: boolean;
}

type Payment = typeof sandboxPayments.$inferSelect;

/**
 * Pays a sandbox payment, also after its deadline, in another amount or currency, or twice, and reports it by webhooks.
 */
export async function paySandbox(
  { database, clock }: Pick<SandboxDeps, 'database' | 'clock'>,
  {
    payment,
    amount,
    currency = 'IDR',
    delivery = {},
  }: {
    payment: Payment;
    amount: number;
    currency?: string;
    delivery?: Delivery;
  },
): Promise<void> {
  const now = clock.now();
  const receipt = {
    id: `py-${randomUUID()}`,
    paymentRequestId: payment.id,
    amount,
    currency,
    status: 'SUCCEEDED' as const,
    createdAt: now,
  };
  await database.transaction(async (transaction) => {
    await transaction.insert(sandboxReceipts).values(receipt);
    await transaction.update(sandboxPayments).set({ status: 'SUCCEEDED' }).where(eq(sandboxPayments.id, payment.id));
    const webhooks = webhookRows({ event: 'payment.capture', payment, receipt, delivery, now });
    if (webhooks.length > 0) await transaction.insert(sandboxWebhooks).values(webhooks);
  });
}

/** Declines a sandbox payment, as the user or the wallet would. */
export async function declineSandbox(
  { database, clock }: Pick<SandboxDeps, 'database' | 'clock'>,
  payment: Payment,
): Promise<void> {
  const now = clock.now();
  const receipt = {
    id: `py-${randomUUID()}`,
    paymentRequestId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    status: 'FAILED' as const,
    createdAt: now,
  };
  await database.transaction(async (transaction) => {
    const [declined] = await transaction
      .update(sandboxPayments)
      .set({ status: 'FAILED' })
      .where(and(eq(sandboxPayments.id, payment.id), eq(sandboxPayments.status, 'REQUIRES_ACTION')))
      .returning();
    if (!declined) return;
    await transaction.insert(sandboxReceipts).values(receipt);
    await transaction
      .insert(sandboxWebhooks)
      .values(webhookRows({ event: 'payment.failure', payment, receipt, delivery: {}, now }));
  });
}

function webhookRows({
  event,
  payment,
  receipt,
  delivery,
  now,
}: {
  event: 'payment.capture' | 'payment.failure';
  payment: Payment;
  receipt: typeof sandboxReceipts.$inferInsert;
  delivery: Delivery;
  now: Date;
}): (typeof sandboxWebhooks.$inferInsert)[] {
  const webhookId = randomUUID();
  const deliverAt = new Date(now.getTime() + (delivery.delaySeconds ?? 0) * 1000);
  const body = {
    event,
    business_id: 'sandbox',
    created: now.toISOString(),
    api_version: 'v3',
    data: presentSandboxReceipt(receipt, payment),
  };
  return Array.from({ length: delivery.copies ?? 1 }, () => ({
    id: randomUUID(),
    webhookId,
    body,
    hasWrongToken: delivery.hasWrongToken ?? false,
    deliverAt,
  }));
}

/** A payment object as in the gateway's API and webhooks. */
export function presentSandboxReceipt(receipt: typeof sandboxReceipts.$inferInsert, payment: Payment) {
  const at = receipt.createdAt.toISOString();
  return {
    payment_id: receipt.id,
    payment_request_id: payment.id,
    reference_id: payment.referenceId,
    type: 'SINGLE_PAYMENT',
    country: 'ID',
    currency: receipt.currency,
    request_amount: payment.amount,
    capture_method: 'AUTOMATIC',
    channel_code: payment.channelCode,
    status: receipt.status,
    ...(receipt.status === 'FAILED' && { failure_code: 'USER_DECLINED_PAYMENT' }),
    captures:
      receipt.status === 'SUCCEEDED'
        ? [{ capture_id: `cap-${receipt.id}`, capture_amount: receipt.amount, capture_timestamp: at }]
        : [],
    created: at,
    updated: at,
  };
}
