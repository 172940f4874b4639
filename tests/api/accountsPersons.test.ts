/**
 * A person outlives the account: deleting it and signing up again, or spelling a Gmail address differently, brings no
 * second starting coins, no second first bonus, no new daily limit, and no voucher once more.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { Balance } from '../../contract/credits.ts';
import type { DailyLimit } from '../../contract/generation.ts';
import type { OrderSummary, Topup } from '../../contract/payments.ts';
import { backfillPersons } from '../../server/accounts/recordPerson.ts';
import { personMarks, users } from '../../server/accounts/tables.ts';
import { takeFromDailyLimit } from '../../server/generation/submit/dailyLimit.ts';
import { createVoucher } from '../../server/vouchers/manageVouchers.ts';
import { bearer, newEmail, PASSWORD, readMe, registration, tokensOf } from '../support/accounts.ts';
import { createMailedServer } from '../support/mailedServer.ts';
import { codeIn, type MailServer } from '../support/mailServer.ts';
import type { TestClock } from '../support/testClock.ts';
import type { TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let mail: MailServer;
let clock: TestClock;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, mail, clock, close } = await createMailedServer());
});
afterAll(() => close());

/** @param messages how many the address has received after this sign-up */
async function join(email: string, messages = 1) {
  await server.call('POST', '/auth/register', registration({ email }));
  const otp_code = codeIn(await mail.waitForMail(email, messages));
  const tokens = tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code }));
  const read = async <Content>(path: string) =>
    (await server.call<{ data: Content }>('GET', path, undefined, bearer(tokens.access_token))).body.data;
  return {
    id: (await readMe(server, tokens.access_token)).id,
    balance: async () => (await read<Balance>('/credits/balance')).balance,
    redeem: (code: string) => server.call<ErrorBody>('POST', '/vouchers/redeem', { code }, bearer(tokens.access_token)),
    today: () => read<DailyLimit>('/rate-limit/status'),
    order: () => read<OrderSummary>('/credits/topup/quote?package_id=coins-100'),
    simulate: (body: unknown) =>
      server.call('POST', '/credits/virtual-account/simulate-payment', body, bearer(tokens.access_token)),
    topUp: () =>
      server.call<{ data: Topup }>(
        'POST',
        '/credits/topup/virtual-account',
        { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' },
        { ...bearer(tokens.access_token), 'idempotency-key': crypto.randomUUID() },
      ),
    leave: async () => {
      const gone = await server.call(
        'DELETE',
        '/me',
        { confirm_email: email, password: PASSWORD },
        bearer(tokens.access_token),
      );
      expect(gone.status).toBe(204);
    },
  };
}

test('deleting the account and signing up again brings no second starting coins and no new daily limit', async () => {
  const email = newEmail();
  const first = await join(email);
  expect(await first.balance()).toBe(200);
  await takeFromDailyLimit(server.services.database, { clock, userId: first.id, limit: 50, items: 30 });
  await first.leave();

  const second = await join(email, 2);
  expect(second.id).not.toBe(first.id);
  expect(await second.balance()).toBe(0);
  expect(await second.today()).toMatchObject({ used: 30, remaining: 20 });
  const take = (items: number) =>
    takeFromDailyLimit(server.services.database, { clock, userId: second.id, limit: 50, items });
  await expect(take(21)).rejects.toMatchObject({ code: 'daily_limit_reached' });
  expect(await take(15)).toMatchObject({ used: 45, remaining: 5 });
  await expect(take(6)).rejects.toMatchObject({ code: 'daily_limit_reached' });
  expect(await take(5)).toMatchObject({ used: 50, remaining: 0 });
});

test('the same mailbox spelled otherwise is the same person, another mailbox is not', async () => {
  const name = `sari${process.pid}`;
  expect(await (await join(`${name}.dewi@gmail.com`)).balance()).toBe(200);
  expect(await (await join(`${name}dewi+toko@gmail.com`)).balance()).toBe(0);
  expect(await (await join(`${name}d.ewi@googlemail.com`)).balance()).toBe(0);
  expect(await (await join(`${name}.dewi@contoh.id`)).balance()).toBe(200);
  expect(await (await join(`${name}dewi@contoh.id`)).balance()).toBe(200);
});

test('a voucher is redeemed once in a person’s life', async () => {
  const { database } = server.services;
  const terms = { max_uses: null, starts_at: null, ends_at: null, note: '' };
  const code = 'SEKALI50';
  const admin = await server.signUp({ role: 'admin' });
  await createVoucher({ database, clock, adminId: admin.id, voucher: { ...terms, code, credits: 50 } });
  const first = await join('sari.voucher@gmail.com');
  expect((await first.redeem(code)).status).toBe(200);
  const spelled = await join('sarivoucher+dua@gmail.com');
  expect((await spelled.redeem(code)).body.code).toBe('voucher_already_redeemed');
  await first.leave();
  const returned = await join('sari.voucher@gmail.com', 2);
  expect((await returned.redeem(code)).body.code).toBe('voucher_already_redeemed');
  expect([await spelled.balance(), await returned.balance()]).toEqual([0, 0]);
  expect((await (await join(newEmail())).redeem(code)).status).toBe(200);
});

test('the first bonus comes once in a person’s life, whichever of two accounts pays first', async () => {
  const name = `budi${process.pid}`;
  const one = await join(`${name}@gmail.com`);
  const other = await join(`${name}+dua@gmail.com`);
  expect((await one.order()).bonus_credits).toBe(20);
  // Both opened while the bonus was still to be had.
  const topups = [await one.topUp(), await other.topUp()];
  for (const [index, account] of [one, other].entries()) {
    const { reference_id, order } = topups[index]!.body.data;
    await waitUntil('the payment can be simulated', async () => {
      const answer = await account.simulate({ external_id: reference_id, amount: order.total_payment });
      return answer.status < 300;
    });
    const start = index === 0 ? 200 : 0;
    await waitUntil('the coins are there', async () => (await account.balance()) > start);
  }
  expect(await one.balance()).toBe(320);
  expect(await other.balance()).toBe(100);
  expect(await other.order()).toMatchObject({ bonus_credits: 0, is_first_topup: false });
});

test('marks identify nobody, and accounts of an older release are linked to their persons', async () => {
  const email = newEmail();
  const { id } = await join(email);
  const { database } = server.services;
  const marks = await database.select().from(personMarks);
  expect(JSON.stringify(marks)).not.toContain(email.split('@')[0]);
  const [before] = await database.select().from(users).where(eq(users.id, id));
  await database.update(users).set({ personId: null }).where(eq(users.id, id));
  await backfillPersons(server.services.accounts);
  const [after] = await database.select().from(users).where(eq(users.id, id));
  expect(after!.personId).toBe(before!.personId);
});
