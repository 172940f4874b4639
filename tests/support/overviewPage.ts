import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { expect } from 'vitest';
import { type Overview, OverviewReply } from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { countPersons } from '../../server/dashboard/rollup/personTotals.ts';
import { runRollup } from '../../server/dashboard/rollup/runRollup.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { paymentAttempts } from '../../server/payments/tables.ts';
import { make } from './dashboard.ts';
import { createStagedEngine } from './stagedEngine.ts';
import { createTestClock } from './testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from './testServer.ts';
import { jakartaDay } from './jakartaDay.ts';

/** Ayu is active on the first day, Ayu and Budi eight days later; today nothing happens but a visit. */
export const AGO = { ayu: 10, again: 2 };

/** A server whose accounts were active over eleven days, and an admin who reads its overview. */
export async function openOverview() {
  const clock = createTestClock();
  const engine = await createStagedEngine();
  const server = await createTestServer({ clock, engines: [engine], isWorking: false });
  const { database } = server.services;
  /** @param isAnew whether everything, or what is new */
  const count = async ({ isAnew = false } = {}) => {
    await runRollup({ database, clock, isAnew });
    await countPersons({ database, clock });
  };
  const ayu = await server.signUp();
  await make(server, { creator: ayu, kind: 'image', prompt: 'Satu' });
  await make(server, { creator: ayu, kind: 'video', prompt: 'Dua' });
  await count();
  clock.advance((AGO.ayu - AGO.again) * 24 * 3600);
  const budi = await server.signUp();
  await server.signInAgain(ayu);
  await make(server, { creator: ayu, kind: 'image', prompt: 'Tiga' });
  engine.stage('Empat', { state: 'failed', code: 'generation_failed' });
  await make(server, { creator: budi, kind: 'image', prompt: 'Empat' });
  const topup = await buy(server, budi, clock.now());
  clock.advance(AGO.again * 24 * 3600);
  const today = jakartaDay(clock.now());
  const admin = await server.signUp({ role: 'admin' });
  await count();
  return {
    clock,
    engine,
    server,
    admin,
    ayu,
    /** Budi's. */
    topup,
    today,
    count,
    async readOverview(query = ''): Promise<Overview> {
      const answer = await admin.call('GET', `/dashboard/overview${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
      return parse(OverviewReply, answer.body).data;
    },
  };
}

/** Pays for 250 coins. */
async function buy(server: TestServer, buyer: TestAccount, paidAt: Date): Promise<Topup> {
  const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
    package_id: 'coins-250',
    channel: 'BCA_VIRTUAL_ACCOUNT',
  });
  const [attempt] = await server.services.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.topupId, body.data.topup_id));
  const payment = {
    paymentId: 'pay-satu',
    reference: attempt!.reference,
    amount: body.data.order.total_payment,
    currency: 'IDR',
    paidAt,
  };
  expect(await recordPayment({ deps: server.services.payments, payment, via: 'poll' })).toBe('credited');
  return body.data;
}
