import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { qrisPayload } from './qrisPayload.ts';
import { SANDBOX_BASE, type SandboxDeps } from './sandboxDeps.ts';
import { sandboxPayments } from './sandboxTables.ts';

export const SandboxRequest = v.object({
  reference_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  type: v.picklist(['PAY', 'REUSABLE_PAYMENT_CODE']),
  country: v.literal('ID'),
  currency: v.literal('IDR'),
  request_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  channel_code: v.pipe(v.string(), v.maxLength(50)),
  channel_properties: v.optional(v.looseObject({ expires_at: v.optional(v.string()) }), {}),
  description: v.optional(v.pipe(v.string(), v.maxLength(1000)), ''),
});

const PAYMENT_ID = /^pr-[0-9a-f-]{36}$/;
const QRIS_LIFETIME_MS = 48 * 3600 * 1000;
const WALLET_LIFETIME_MS = 30 * 60 * 1000;

/** Opens a payment as the real gateway does. @returns null for a reference already used */
export async function openSandboxPayment(
  { database, clock, publicUrl }: SandboxDeps,
  request: v.InferOutput<typeof SandboxRequest>,
): Promise<typeof sandboxPayments.$inferSelect | null> {
  const now = clock.now();
  const id = `pr-${randomUUID()}`;
  const [opened] = await database
    .insert(sandboxPayments)
    .values({
      id,
      referenceId: request.reference_id,
      type: request.type,
      channelCode: request.channel_code,
      channelProperties: request.channel_properties,
      amount: request.request_amount,
      currency: request.currency,
      description: request.description,
      status: 'REQUIRES_ACTION',
      actions: [
        ...ownActions(request),
        { type: 'REDIRECT_CUSTOMER', descriptor: 'WEB_URL', value: `${publicUrl()}${SANDBOX_BASE}/pay/${id}` },
      ],
      createdAt: now,
      expiresAt: expiryOf(request, now),
    })
    .onConflictDoNothing()
    .returning();
  return opened ?? null;
}

function expiryOf(
  { channel_code: channel, channel_properties: properties }: v.InferOutput<typeof SandboxRequest>,
  now: Date,
): Date {
  if (properties.expires_at) return new Date(properties.expires_at);
  return new Date(now.getTime() + (channel === 'QRIS' ? QRIS_LIFETIME_MS : WALLET_LIFETIME_MS));
}

/** Sandbox numbers begin with 9999 or SANDBOX, so that nobody mistakes them for real ones. */
function ownActions(
  request: v.InferOutput<typeof SandboxRequest>,
): { type: string; descriptor: string; value: string }[] {
  const { channel_code: channel, request_amount: amount, reference_id: reference } = request;
  const present = (descriptor: string, value: string) => [{ type: 'PRESENT_TO_CUSTOMER', descriptor, value }];
  if (channel.endsWith('_VIRTUAL_ACCOUNT'))
    return present('VIRTUAL_ACCOUNT_NUMBER', `9999${randomInt(1e6, 1e7)}${randomInt(1e5, 1e6)}`.slice(0, 16));
  if (channel === 'QRIS') return present('QR_STRING', qrisPayload({ amount, reference }));
  if (request.type === 'REUSABLE_PAYMENT_CODE') return present('PAYMENT_CODE', `SANDBOX${randomInt(1e6, 1e7)}`);
  return [];
}

/** A payment of the sandbox by the id in its address; null when there is none. */
export async function findSandboxPayment(
  { database }: Pick<SandboxDeps, 'database'>,
  id: string,
): Promise<typeof sandboxPayments.$inferSelect | null> {
  if (!PAYMENT_ID.test(id)) return null;
  const [found] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return found ?? null;
}
