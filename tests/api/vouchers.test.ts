/**
 * A voucher brings its coins once to each person, never more often than its total and only in its time. Guessing codes
 * closes redeeming for a quarter of an hour.
 */
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NewVoucher, type Redemption, type Voucher } from '../../contract/vouchers.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { createVoucher, disableVoucher } from '../../server/vouchers/manageVouchers.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { confirm, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;
let vouchers = 0;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  admin = await signUpConfirmedAdmin(server);
});
afterAll(async () => {
  expect(await runVerifications({ database: server.services.database, verifications: VERIFICATIONS })).toEqual([]);
  await server.close();
});

type Data<T> = { data: T };
const create = async (fields: object = {}) => {
  vouchers += 1;
  return createVoucher({
    database: server.services.database,
    clock,
    adminId: admin.id,
    voucher: parse(NewVoucher, { code: `KILAS${String(vouchers).padStart(4, '0')}`, credits: 50, ...fields }),
  });
};
const createByCall = (who: TestAccount, fields: object) =>
  who.call('POST', '/dashboard/vouchers', { count: 1, credits: 5, reason: 'uji', ...fields });
const redeem = (who: TestAccount, code: unknown, key?: string) =>
  who.call<Data<Redemption>>('POST', '/vouchers/redeem', { code }, key ? { 'Idempotency-Key': key } : {});
const refusal = async (who: TestAccount, code: unknown) => {
  const { status, body } = (await redeem(who, code)) as never as {
    status: number;
    body: { code: string; message: string; redeemed_at?: string };
  };
  return { status, ...body };
};

describe('redeeming', () => {
  it('brings coins once; case, spaces and dashes do not matter', async () => {
    const who = await server.signUp({ coins: 7 });
    const { code } = await create();
    const spelled = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3, 6)}-${code.slice(6)} `;
    const { status, body } = await redeem(who, spelled);
    expect([status, body.data]).toEqual([200, { amount: 50, balance: 57, redeemed_at: clock.now().toISOString() }]);
    expect(await balanceOf(who)).toBe(57);
    const redeemedAt = clock.now().toISOString();
    clock.advance(60);
    // As often as somebody asks: it is no guess.
    for (let again = 0; again < 12; again += 1)
      expect(await refusal(who, code)).toMatchObject({
        status: 409,
        code: 'voucher_already_redeemed',
        redeemed_at: redeemedAt,
      });
    expect(await balanceOf(who)).toBe(57);
  });

  it('answers a repeat of the same request with the same', async () => {
    const who = await server.signUp({ coins: 0 });
    const { code } = await create();
    const [first, second] = [await redeem(who, code, 'sekali-saja-ya'), await redeem(who, code, 'sekali-saja-ya')];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('gives one of two devices of the same person the coins', async () => {
    const who = await server.signUp({ coins: 0 });
    const { code } = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(who, code)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await balanceOf(who)).toBe(50);
  });

  it('stops at the total, however many come at once', async () => {
    const { id, code } = await create({ max_uses: 3 });
    const people = await Promise.all(Array.from({ length: 12 }, () => server.signUp({ coins: 0 })));
    const answers = await Promise.all(people.map((who) => redeem(who, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(
      answers.filter((answer) => (answer.body as never as { code: string }).code === 'voucher_used_up'),
    ).toHaveLength(9);
    const listed = (await admin.call<{ data: Voucher[] }>('GET', '/admin/vouchers/')).body.data.find(
      (voucher) => voucher.id === id,
    );
    expect(listed).toMatchObject({ uses: 3, state: 'used_up' });
    const found = async (query: string) =>
      (await admin.call<{ data: Voucher[] }>('GET', `/admin/vouchers/?${query}`)).body.data.map(
        (voucher) => voucher.id,
      );
    const typed = encodeURIComponent(`${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`);
    expect(await found(`search=${typed}`)).toEqual([id]);
    expect(await found(`search=${typed}&state=used_up`)).toEqual([id]);
    for (const state of ['active', 'scheduled', 'ended', 'disabled'])
      expect([state, await found(`search=${typed}&state=${state}`)]).toEqual([state, []]);
    expect((await admin.call('GET', '/admin/vouchers/?state=lost')).status).toBe(422);
  });

  it('keeps to its time and to the switch', async () => {
    const who = await server.signUp({ coins: 0 });
    const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const soon = await create({ starts_at: at(60), ends_at: at(120) });
    expect(soon.state).toBe('scheduled');
    expect(await refusal(who, soon.code)).toMatchObject({ status: 409, code: 'voucher_not_started' });
    clock.advance(60);
    expect((await redeem(who, soon.code)).status).toBe(200);
    clock.advance(60);
    expect(await refusal(await server.signUp(), soon.code)).toMatchObject({ status: 410, code: 'voucher_ended' });
    const stopped = await create();
    await disableVoucher({ database: server.services.database, clock, id: stopped.id });
    expect(await refusal(who, stopped.code)).toMatchObject({ status: 410, code: 'voucher_disabled' });
  });

  it.each([[''], ['   '], ['- -'], [undefined]])('asks for a code instead of %j', async (code) => {
    const who = await server.signUp();
    expect(await refusal(who, code)).toMatchObject({ status: 422, message: 'Please enter a voucher code' });
  });

  it('stops guessing', async () => {
    const who = await server.signUp();
    const { code } = await create();
    const earlier = await create();
    expect((await redeem(who, earlier.code, 'sebelum-menebak')).status).toBe(200);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await refusal(who, `TEBAK${guess}`)).toMatchObject({ status: 404, code: 'voucher_unknown' });
    const closed = await redeem(who, code);
    expect([closed.status, Number(closed.headers.get('retry-after'))]).toEqual([429, 900]);
    // Somebody who only lost the answer of an earlier redemption still gets it.
    const again = await redeem(who, earlier.code, 'sebelum-menebak');
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    clock.advance(901);
    await server.signInAgain(who);
    expect((await redeem(who, code)).status).toBe(200);
  });

  it('counts only codes that nobody made: a used-up one closes nothing', async () => {
    await server.signInAgain(admin);
    const { code } = await create();
    const soldOut = await create({ max_uses: 1 });
    expect((await redeem(await server.signUp(), soldOut.code)).status).toBe(200);
    const who = await server.signUp();
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await refusal(who, soldOut.code)).toMatchObject({ code: 'voucher_used_up' });
    expect((await redeem(who, code)).status).toBe(200);
  });
});

describe('managing vouchers', () => {
  it('is for admins, and refuses codes that exist or cannot be', async () => {
    const who = await server.signUp();
    await server.signInAgain(admin);
    expect((await createByCall(who, { code: 'GRATIS' })).status).toBe(403);
    expect((await createByCall(admin, { code: 'BELUM2026' })).body.code).toBe('confirmation_required');
    await confirm(admin);
    const { code } = await create();
    expect((await createByCall(admin, { code: code.toLowerCase() })).body).toMatchObject({
      code: 'voucher_code_taken',
    });
    for (const wrong of [
      { code: 'AB' },
      { code: 'HÉLLO' },
      { credits: 0 },
      { credits: 1.5 },
      { max_uses: 0 },
      { starts_at: '2026-02-01T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' },
    ]) {
      expect((await createByCall(admin, { code: 'BARU2026', ...wrong })).status).toBe(422);
    }
  });

  it('names a field that does not exist, instead of making a voucher without that limit', async () => {
    await server.signInAgain(admin);
    await confirm(admin);
    const { status, body } = await createByCall(admin, { code: 'SALAHTULIS', max_redemptions: 10 });
    expect([status, body.fields]).toEqual([
      422,
      { max_redemptions: { code: 'field_unknown', message: 'There is no such field. Check its name.' } },
    ]);
    expect((await createByCall(admin, { code: 'SALAHTULIS', max_uses: 10 })).status).toBe(201);
  });
});
