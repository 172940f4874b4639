/**
 * The system page shows webhooks that wait, fail or are refused, money without coins, and what the daily check of the
 * ledger has found.
 */
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SystemReport } from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { checkLedgerDaily } from '../../server/credits/checkLedger.ts';
import { drainWebhooks, MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { deliverSandboxWebhooks } from '../../server/payments/sandbox/deliverSandboxWebhooks.ts';
import { pruneWebhooks } from '../../server/payments/pruneWebhooks.ts';
import { paymentReceipts, webhookEvents, webhookRefusals } from '../../server/payments/tables.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { type TestClock } from '../support/testClock.ts';
import { type TestAccount, type TestServer } from '../support/testServer.ts';
import { codes, openSystemPage } from '../support/systemPage.ts';
import { testLog } from '../support/testLog.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;
let owner: pg.Pool;
let readSystem: () => Promise<SystemReport>;
let close: () => Promise<void>;

// Each gets its own server, database and clock, so that none sees what another left behind.
beforeEach(async () => {
  ({ server, clock, admin, owner, readSystem, close } = await openSystemPage());
});
afterEach(() => close());

const retry = (what: string, reason = 'Sudah pulih') =>
  admin.call<{ data: { count: number | null } }>('POST', '/dashboard/system/retry', { what, reason });

const checkLedger = () =>
  checkLedgerDaily({ database: server.services.database, clock, log: testLog, verifications: VERIFICATIONS });

describe('the system page', () => {
  it('shows a webhook that waits, fails, and succeeds after all', async () => {
    const buyer = await server.signUp();
    const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
      package_id: 'coins-250',
      channel: 'BCA_VIRTUAL_ACCOUNT',
    });
    await fetch(body.data.payment!.checkout_url!, { method: 'POST', body: new URLSearchParams({ result: 'pay' }) });
    await deliverSandboxWebhooks(server.services.sandbox!);
    const stored = await readSystem();
    expect(stored.webhooks.waiting).toBeGreaterThan(0);
    expect(stored.webhooks.failed).toBe(0);
    expect(codes(stored)).not.toContain('webhooks_waiting');

    const away = {
      ...server.services.payments.gateway,
      readPayment: () => Promise.reject(new Error('the gateway is away')),
    };
    await drainWebhooks({ ...server.services.payments, gateway: away });
    clock.advance(6 * 60);
    const failed = await readSystem();
    expect(failed.webhooks).toMatchObject({ waiting: stored.webhooks.waiting, failed: 1, given_up: 0 });
    expect(failed.concerns).toContainEqual({
      code: 'webhooks_waiting',
      severity: 'urgent',
      count: failed.webhooks.waiting,
      subject: null,
    });
    expect(codes(failed)).toContain('webhooks_failed');

    await drainWebhooks(server.services.payments);
    const done = await readSystem();
    expect(done.webhooks).toMatchObject({ waiting: 0, waiting_since: null, failed: 1 });
    expect(done.payments.uncredited_topups).toBe(0);
    clock.advance(24 * 3600);
    expect((await readSystem()).webhooks.failed).toBe(0);
  });

  it('tells what will be tried again from what was given up, and counts both as failures of today', async () => {
    const { database, payments } = server.services;
    const event = (key: string, fields: object) => ({
      gateway: payments.gateway.id,
      key,
      body: {},
      receivedAt: clock.now(),
      nextTryAt: clock.now(),
      outcome: 'the gateway is away',
      tries: 2,
      ...fields,
    });
    await database
      .insert(webhookEvents)
      .values([
        event('tried', {}),
        event('given-up', { tries: MAX_TRIES }),
        event('elsewhere', { gateway: 'switched-off' }),
      ]);
    const now = await readSystem();
    expect(now.webhooks).toMatchObject({ waiting: 1, given_up: 2, failed: 3 });
    expect(now.concerns).toContainEqual({ code: 'webhooks_given_up', severity: 'watch', count: 2, subject: null });
    clock.advance(24 * 3600 + 1);
    expect((await readSystem()).webhooks).toMatchObject({ waiting: 1, given_up: 2, failed: 0 });
    expect((await retry('messages')).body.data.count).toBe(2);
    expect((await readSystem()).webhooks).toMatchObject({ waiting: 2, given_up: 1 });
    const line = await admin.call<{ data: object[] }>('GET', '/dashboard/log?action=system.retry');
    expect(line.body.data).toMatchObject([{ subject: { type: 'system', id: 'messages' }, after: { count: 2 } }]);
    expect((await retry('messages', '')).status).toBe(422);
    expect((await retry('payments')).status).toBe(200);
    expect(codes(await readSystem())).not.toContain('sweep_overdue');
  });

  it('counts webhooks with a wrong token, by the hour, and says when the last one came', async () => {
    expect((await readSystem()).webhooks).toMatchObject({ refused: 0, last_refused_at: null });
    const forge = () =>
      server.call('POST', '/webhooks/xendit', { event: 'payment.capture' }, { 'x-callback-token': 'salah' });
    const answers = await Promise.all(Array.from({ length: 60 }, forge));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 401));
    expect((await readSystem()).webhooks).toMatchObject({ refused: 60, refused_lately: 60 });
    clock.advance(2 * 3600);
    expect((await forge()).status).toBe(401);
    const told = await readSystem();
    expect(told.webhooks).toMatchObject({
      refused: 61,
      refused_lately: 1,
      last_refused_at: clock.now().toISOString(),
      waiting: 0,
      last_received_at: null,
    });
    expect(told.concerns).toContainEqual({ code: 'webhooks_refused', severity: 'watch', count: 61, subject: null });
    // A valid message came after them, so they are a figure and no longer a concern.
    clock.advance(60);
    const heard = {
      gateway: server.services.payments.gateway.id,
      key: 'heard',
      body: {},
      receivedAt: clock.now(),
      nextTryAt: clock.now(),
      processedAt: clock.now(),
    };
    await server.services.database.insert(webhookEvents).values(heard);
    const calm = await readSystem();
    expect(calm.webhooks).toMatchObject({ refused: 61, last_received_at: clock.now().toISOString() });
    expect(codes(calm)).not.toContain('webhooks_refused');
    // A flood of messages fills no table.
    expect(
      (await server.services.database.select().from(webhookRefusals)).map(({ refused }) => refused).sort(),
    ).toEqual([1, 60]);

    const lastAt = told.webhooks.last_refused_at;
    clock.advance(26 * 3600);
    const later = await readSystem();
    expect(later.webhooks).toMatchObject({ refused: 0, last_refused_at: lastAt });
    expect(codes(later)).not.toContain('webhooks_refused');
    clock.advance(91 * 24 * 3600);
    await pruneWebhooks(server.services.payments);
    expect(await server.services.database.select().from(webhookRefusals)).toEqual([]);
  });

  it('shows money that came without coins', async () => {
    await server.services.database.insert(paymentReceipts).values({
      gateway: server.services.payments.gateway.id,
      paymentId: 'pay-asing',
      reference: 'KLS-ASING',
      topupId: null,
      amount: 24_000,
      currency: 'IDR',
      outcome: 'unknown_reference',
      via: 'sweep',
      paidAt: clock.now(),
      receivedAt: clock.now(),
    });
    // A top-up counts as paid and the ledger does not know it: the product cannot write that, only somebody by hand.
    const buyer = await server.signUp();
    const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
      package_id: 'coins-250',
      channel: 'BCA_VIRTUAL_ACCOUNT',
    });
    await owner.query(`update topups set state = 'completed', paid_at = $2, ended_at = $2 where id = $1`, [
      body.data.topup_id,
      clock.now(),
    ]);
    const after = await readSystem();
    expect(after.payments).toMatchObject({ uncredited_topups: 1, open_receipts: 1, open_receipts_amount: 24_000 });
    expect(codes(after)).toEqual(expect.arrayContaining(['topups_uncredited', 'receipts_open']));
  });

  it('shows the daily check of the ledger: never, agreed, overdue, and what it found', async () => {
    clock.advance(3 * 60);
    const never = await readSystem();
    expect([never.ledger, codes(never).includes('ledger_never_checked')]).toEqual([
      { state: 'never', started_at: null, finished_at: null, postings: 0, problems: [] },
      true,
    ]);
    await checkLedger();
    const agreed = await readSystem();
    expect(agreed.ledger).toMatchObject({ state: 'agrees', problems: [], finished_at: clock.now().toISOString() });
    expect(agreed.ledger.postings).toBeGreaterThan(0);
    clock.advance(25 * 3600);
    expect((await readSystem()).ledger.state).toBe('agrees');
    clock.advance(3600 + 1);
    const overdue = await readSystem();
    expect([overdue.ledger.state, codes(overdue)]).toEqual(['overdue', expect.arrayContaining(['ledger_overdue'])]);

    await owner.query('begin');
    await owner.query('set local session_replication_role = replica');
    await owner.query(`update ledger_accounts set balance = balance + 1 where user_id = $1 and kind = 'wallet'`, [
      admin.id,
    ]);
    await owner.query('commit');
    await checkLedger();
    const differs = await readSystem();
    expect(differs.ledger).toMatchObject({
      state: 'differs',
      problems: [expect.stringContaining(`of user ${admin.id}) says 1001 but its entries sum to 1000`)],
    });
    expect(differs.concerns[0]).toEqual({ code: 'ledger_differs', severity: 'urgent', count: 1, subject: null });
    // It stays a difference when it is old.
    clock.advance(48 * 3600);
    expect((await readSystem()).ledger.state).toBe('differs');
  });
});
