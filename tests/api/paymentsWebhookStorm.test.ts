import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyBooks } from '../../server/credits/checkLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { createTopup } from '../../server/payments/createTopup.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { prepareTopup } from '../../server/payments/prepareTopup.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { createTestClock } from '../support/testClock.ts';
import { createTestServer } from '../support/testServer.ts';
import { startXenditStandIn, type StandInPayment } from '../support/xenditStandIn.ts';

const PAYERS = 40;
const TOPUPS_EACH = 5;
const EVENTS = 1000;
const SENDERS = 16;

/** 1,000 messages about 200 payments: 30 % repeated up to six times, shuffled, 5 % forged, 10 % after the deadline, 5 % lost. */
it('credits each payment exactly once in a storm of messages', { timeout: 120_000 }, async () => {
  const gateway = await startXenditStandIn();
  const clock = createTestClock();
  const server = await createTestServer({ clock, isWorking: false, env: gateway.env });
  const { database, payments: parts } = server.parts;
  // The seed stands in the failure message of an expectation below: the same storm can be had again.
  const seed = Date.now() % 1e9;
  const pick = fc.sample(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { seed, numRuns: 20_000 })[Symbol.iterator]();
  const chance = () => pick.next().value ?? 0.5;

  const owed = new Map<string, number>();
  const paid: StandInPayment[] = [];
  for (let payer = 0; payer < PAYERS; payer += 1) {
    const { id: userId } = await server.signUp({ coins: 0 });
    for (let index = 0; index < TOPUPS_EACH; index += 1) {
      const request = { package_id: 'coins-100', channel: 'QRIS', allow_another: true };
      const topup = await database.transaction((transaction) => createTopup(transaction, { parts, userId, method: 'qris', request }));
      await prepareTopup({ parts, topupId: topup.id });
      paid.push(gateway.pay(gateway.latest(), { at: clock.now() }));
      owed.set(userId, 100 * (index + 1) + 20);
    }
  }
  const messages = paid.flatMap((payment) => {
    if (chance() < 0.05) return [];
    const copies = chance() < 0.3 ? 1 + Math.floor(chance() * 6) : 1;
    return Array.from({ length: copies }, (_, copy) => ({ payment, webhookId: chance() < 0.8 ? `wh-${payment.payment_id}` : `wh-${payment.payment_id}-${copy}`, token: undefined as string | undefined, isLate: chance() < 0.1 }));
  });
  while (messages.length < EVENTS) {
    const payment = paid[Math.floor(chance() * paid.length)]!;
    const isForged = chance() < 0.1;
    messages.push({ payment, webhookId: isForged ? `forged-${messages.length}` : `wh-${payment.payment_id}`, token: isForged ? 'not-the-token' : undefined, isLate: chance() < 0.1 });
  }
  messages.sort(() => chance() - 0.5);

  const deliver = async (batch: typeof messages) => {
    const queue = [...batch];
    const drains = { isOver: false };
    const draining = (async () => {
      while (!drains.isOver) await Promise.all([drainWebhooks(parts), drainWebhooks(parts)]);
    })();
    await Promise.all(Array.from({ length: SENDERS }, async () => {
      for (let message = queue.pop(); message; message = queue.pop()) {
        const status = await gateway.report(server.url, message.payment, { webhookId: message.webhookId, ...(message.token && { token: message.token }) });
        expect(status).toBe(message.token ? 401 : 200);
      }
    }));
    drains.isOver = true;
    await draining;
    await drainWebhooks(parts);
  };
  await deliver(messages.filter((message) => !message.isLate));
  clock.advance(3 * 24 * 3600);
  await deliver(messages.filter((message) => message.isLate));
  // What was lost altogether is found by the sweep; its list is asked from the last sweep on, here the very first.
  clock.advance(-3 * 24 * 3600 + 600);
  await sweepPayments(parts);

  for (const [userId, coins] of owed) expect([seed, userId, (await readBalance(database, userId)).balance]).toEqual([seed, userId, coins]);
  const { rows } = await database.$client.query("select outcome, count(*)::int as count from payment_receipts group by outcome");
  expect([seed, rows]).toEqual([seed, [{ outcome: 'credited', count: paid.length }]]);
  expect(await verifyBooks({ database, verifications: VERIFICATIONS })).toEqual([]);
  await server.close();
  await gateway.close();
});
