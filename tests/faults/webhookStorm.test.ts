/** Of 10,000 webhooks repeated, forged, late, shuffled or missing, each payment is credited exactly once. */
import { expect, it } from 'vitest';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import { paymentAttempts, topups } from '../../server/payments/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { createRandom } from '../support/random.ts';
import { createTestClock } from '../support/testClock.ts';
import { createTestServer } from '../support/testServer.ts';
import { startXenditStandIn, type StandInPayment, type XenditStandIn } from '../support/xenditStandIn.ts';

const EVENTS = 10_000;
const PAYERS = 250;
const COINS = 100;
const BONUS = 20;
const SENDERS = 16;
/** Two workers look for messages whenever so many have come, while more are coming. */
const MESSAGES_A_DRAIN = 25;
const DAY_SECONDS = 24 * 3600;
/** Shares of the payments: without any message, and with repeated ones. */
const UNTOLD = 0.05;
const REPEATED = 0.3;
const MOST_REPETITIONS = 6;
/** Share of the messages that come days late. */
const LATE = 0.1;

interface Message {
  payment: StandInPayment;
  webhookId: string;
  isForged: boolean;
  isLate: boolean;
}

/**
 * 10,000 messages: those of 30 % of the payments repeated up to six times, 5 % forged, 10 % days late, all shuffled; 5
 * % of the payments have no message at all.
 */
it('credits each payment exactly once in a storm of messages', { timeout: 480_000 }, async () => {
  const gateway = await startXenditStandIn();
  const clock = createTestClock();
  const server = await createTestServer({ clock, isWorking: false, env: gateway.env });
  const { database, payments: deps } = server.services;
  // The seed is in the failure message of the expectations below, so that the same storm can be repeated.
  const seed = Date.now() % 1e9;
  const random = createRandom(seed);

  const payers: string[] = [];
  for (let index = 0; index < PAYERS; index += 1) payers.push((await server.signUp({ coins: 0 })).id);

  const messages: Message[] = [];
  const paid: { userId: string; payment: StandInPayment }[] = [];
  while (messages.length < EVENTS) {
    const userId = payers[paid.length % PAYERS]!;
    const payment = payAtGateway(gateway, `TUBADAI${paid.length}`, clock.now());
    paid.push({ userId, payment });
    const id = `wh-${payment.payment_id}`;
    const isUntold = random.chance(UNTOLD);
    const isRepeated = random.chance(REPEATED);
    // Repetitions have the same id, and sometimes one of their own.
    const copies = isUntold ? 0 : isRepeated ? 2 + random.below(MOST_REPETITIONS) : 1;
    for (let copy = 0; copy < copies; copy += 1)
      messages.push({
        payment,
        webhookId: random.chance(0.8) ? id : `${id}-${copy}`,
        isForged: false,
        isLate: random.chance(LATE),
      });
    // A forgery may come first with the id of the real message: it must not replace it.
    if (random.chance(0.1)) messages.push({ payment, webhookId: id, isForged: true, isLate: random.chance(LATE) });
  }
  await openTopups(database, { paid, gatewayId: deps.gateway.id, now: clock.now() });
  const places = new Map(messages.map((message) => [message, random.next()]));
  messages.sort((one, other) => places.get(one)! - places.get(other)!);
  expectStorm(messages, { seed, paid: paid.length });

  const deliver = async (batch: Message[]) => {
    const queue = batch.values();
    let delivered = 0;
    await Promise.all(
      Array.from({ length: SENDERS }, async () => {
        for (const { payment, webhookId, isForged } of queue) {
          const status = await gateway.report(server.url, payment, {
            webhookId,
            ...(isForged && { token: 'not-the-token' }),
          });
          expect([seed, webhookId, status]).toEqual([seed, webhookId, isForged ? 401 : 200]);
          delivered += 1;
          if (delivered % MESSAGES_A_DRAIN === 0) await Promise.all([drainWebhooks(deps), drainWebhooks(deps)]);
        }
      }),
    );
    await drainWebhooks(deps);
  };
  await deliver(messages.filter((message) => !message.isLate));
  clock.advance(3 * DAY_SECONDS);
  await deliver(messages.filter((message) => message.isLate));
  // Payments without any message are found by the sweep, which reads the gateway's list from the last sweep on.
  clock.advance(-3 * DAY_SECONDS + 600);
  await sweepPayments(deps);

  for (const userId of payers) {
    const count = paid.filter((one) => one.userId === userId).length;
    expect([seed, userId, (await readBalance(database, userId)).balance]).toEqual([
      seed,
      userId,
      count * COINS + BONUS,
    ]);
  }
  const { rows: receipts } = await database.$client.query(
    "select outcome, count(*)::int as count, bool_or(via = 'sweep') as has_swept from payment_receipts group by outcome",
  );
  expect([seed, receipts]).toEqual([seed, [{ outcome: 'credited', count: paid.length, has_swept: true }]]);
  const { rows: stored } = await database.$client.query(
    'select count(*)::int as count, count(processed_at)::int as processed from webhook_events',
  );
  const genuine = new Set(messages.filter(({ isForged }) => !isForged).map(({ webhookId }) => webhookId)).size;
  expect([seed, stored]).toEqual([seed, [{ count: genuine, processed: genuine }]]);
  expect(await runVerifications({ database, verifications: VERIFICATIONS })).toEqual([]);
  await server.close();
  await gateway.close();
});

/** The messages are what the storm is said to be: this many of each kind, about. */
function expectStorm(messages: Message[], { seed, paid }: { seed: number; paid: number }): void {
  const share = (of: (message: Message) => boolean) => messages.filter(of).length / messages.length;
  const genuine = Map.groupBy(
    messages.filter(({ isForged }) => !isForged),
    ({ payment }) => payment.payment_id,
  );
  const repeated = [...genuine.values()].filter(({ length }) => length > 1).length;
  const shares = [
    [share(({ isForged }) => isForged), 0.05],
    [share(({ isLate }) => isLate), LATE],
    [1 - genuine.size / paid, UNTOLD],
    [repeated / genuine.size, REPEATED],
  ] as const;
  for (const [actual, meant] of shares)
    expect([seed, actual > 0.7 * meant && actual < 1.3 * meant, actual, meant]).toEqual([seed, true, actual, meant]);
}

/** A request that was made and paid at the gateway. */
function payAtGateway(gateway: XenditStandIn, reference: string, at: Date): StandInPayment {
  gateway.requests.push({
    payment_request_id: `pr-${reference}`,
    reference_id: `${reference}-1`,
    request_amount: 10_078,
    channel_code: 'QRIS',
    type: 'PAY',
    channel_properties: {},
    status: 'REQUIRES_ACTION',
    payments: [],
  });
  return gateway.pay(gateway.latest(), { at });
}

/** Top-ups for the payments, prepared and pending, as `createTopup` and `prepareTopup` leave them. */
async function openTopups(
  database: Awaited<ReturnType<typeof createTestServer>>['services']['database'],
  {
    paid,
    gatewayId,
    now,
  }: {
    paid: { userId: string; payment: StandInPayment }[];
    gatewayId: string;
    now: Date;
  },
): Promise<void> {
  const rows = paid.map(({ userId, payment }) => ({
    id: newId(now),
    userId,
    reference: payment.reference_id.slice(0, -2),
    invoiceNumber: `KLS-${payment.reference_id}`,
    packageId: 'coins-100',
    creditAmount: COINS,
    subtotal: 10_000,
    platformFee: 70,
    vat: 8,
    totalPayment: 10_078,
    bonusCredits: BONUS,
    method: 'qris' as const,
    channelCode: 'QRIS',
    channelLabel: 'QRIS',
    gateway: gatewayId,
    instructions: {
      virtual_account_number: null,
      qr_string: 'x',
      payment_code: null,
      checkout_url: null,
      deeplink_url: null,
      account_name: null,
    },
    createdAt: now,
    expiresAt: new Date(now.getTime() + 1800_000),
  }));
  const attempts = rows.map((row, index) => ({
    reference: `${row.reference}-1`,
    topupId: row.id,
    state: 'open' as const,
    requestId: paid[index]!.payment.payment_request_id,
    sentAt: now,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await database.insert(topups).values(rows.slice(from, from + 500));
    await database.insert(paymentAttempts).values(attempts.slice(from, from + 500));
  }
}
