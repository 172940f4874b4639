/**
 * Admins find people, turn accounts off and on, correct coins and give the admin role, always with a reason and a fresh
 * password. Each change is one line of a log that nobody can alter.
 */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ACTION_NAMES } from '../../contract/adminLogNames.ts';
import {
  AdminLogList,
  DeactivatedReply,
  LedgerList,
  UserAnalyticsReply,
  UserDetailReply,
  UserList,
} from '../../contract/dashboard.ts';
import { users } from '../../server/accounts/tables.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { endTasksOfDeactivated } from '../../server/dashboard/users/deactivateUser.ts';
import { tasks } from '../../server/generation/tables.ts';
import { ADMIN_PASSWORD, confirm, givePassword, make, request, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { jakartaDay } from '../support/jakartaDay.ts';

let server: TestServer;
let clock: TestClock;
let engine: StagedEngine;
let admin: TestAccount;
let ayu: TestAccount;
let firstDay: string;

beforeAll(async () => {
  clock = createTestClock();
  engine = await createStagedEngine();
  server = await createTestServer({ clock, engines: [engine], isWorking: false });
  firstDay = jakartaDay(clock.now());
  ayu = await server.signUp();
  await server.services.database.update(users).set({ fullName: 'Ayu Lestari' }).where(eq(users.id, ayu.id));
  clock.advance(24 * 3600);
  admin = await signUpConfirmedAdmin(server);
});
afterAll(() => server.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

async function list(query: string) {
  const answer = await admin.call('GET', `/dashboard/users${query}`);
  expect([query, answer.status]).toEqual([query, 200]);
  return parse(UserList, answer.body);
}
const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);

describe('the list of users', () => {
  it('shows who they are, what they have, and is narrowed by every parameter', async () => {
    const all = await list('');
    expect(all.data.map(({ id }) => id)).toEqual([admin.id, ayu.id]);
    expect(all.data[1]).toMatchObject({ full_name: 'Ayu Lestari', balance: 1000, held: 0, is_email_verified: true });
    expect(await ids('?role=admin')).toEqual([admin.id]);
    expect(await ids('?status=active')).toHaveLength(2);
    expect(await ids('?status=deactivated')).toEqual([]);
    expect(await ids('?search=lest')).toEqual([ayu.id]);
    expect(await ids('?search=ayu%20lestari')).toEqual([ayu.id]);
    expect(await ids(`?search=${encodeURIComponent(ayu.email)}`)).toEqual([ayu.id]);
    expect(await ids(`?search=${ayu.id}`)).toEqual([ayu.id]);
    expect(await ids('?search=%25')).toEqual([]);
    expect(await ids(`?user_id=${ayu.id}`)).toEqual([ayu.id]);
    expect(await ids(`?date_to=${firstDay}`)).toEqual([ayu.id]);
    expect(await ids(`?date_from=${firstDay}&role=admin`)).toEqual([admin.id]);
    expect(await ids('?content_type=video')).toEqual([]);
    const first = await list('?per_page=1');
    expect([first.total, first.next]).toEqual([2, admin.id]);
    expect(await ids('?per_page=1&page=2')).toEqual([ayu.id]);
    expect(await ids(`?per_page=1&before=${first.next}`)).toEqual([ayu.id]);
  });

  it.each([
    ['page', '-1'],
    ['per_page', '0'],
    ['status', 'pending'],
    ['role', 'owner'],
    ['user_id', '1'],
    ['content_type', 'text'],
    ['date_from', '21-11-2026'],
    ['date_to', 'x'],
    ['before', 'x'],
  ])('names a wrong %s', async (name, value) => {
    const answer = await admin.call('GET', `/dashboard/users?${name}=${value}`);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [name]]);
  });
});

describe('one user', () => {
  it('shows devices, sign-ins, ledger and use', async () => {
    await server.signInAgain(ayu);
    await make(server, { creator: ayu, kind: 'image', prompt: 'Bunga' });
    engine.stage('Gagal', { state: 'failed', code: 'generation_failed' });
    await make(server, { creator: ayu, kind: 'video', prompt: 'Gagal' });
    const detail = parse(UserDetailReply, (await admin.call('GET', `/dashboard/users/${ayu.id}`)).body).data;
    expect(detail).toMatchObject({ id: ayu.id, content: 2, has_password: false });
    expect(detail.devices[0]).toMatchObject({ name: 'Test', ip: '127.0.0.1', ended_at: null });

    const use = parse(UserAnalyticsReply, (await admin.call('GET', `/dashboard/users/${ayu.id}/analytics`)).body).data;
    expect(use).toMatchObject({
      images: { completed: 1, failed: 0, unfinished: 0 },
      videos: { completed: 0, failed: 1 },
      success_rate: 0.5,
      payments: { count: 0, total: 0 },
    });
    expect(use.coins.given).toBe(1000);
    expect(use.coins.spent).toBeGreaterThan(0);
    expect(use.coins.returned).toBeGreaterThan(0);
    expect(use.balance).toBe(1000 - use.coins.spent);
    expect(use.days).toHaveLength(30);
    expect(use.days.at(-1)).toMatchObject({ items: 2, coins: use.coins.spent });

    const ledger = parse(LedgerList, (await admin.call('GET', `/dashboard/users/${ayu.id}/ledger`)).body);
    expect(ledger.data[0]!.balance_after).toBe(use.balance);
    expect(ledger.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(use.balance);
    const page = parse(LedgerList, (await admin.call('GET', `/dashboard/users/${ayu.id}/ledger?per_page=1`)).body);
    const next = await admin.call('GET', `/dashboard/users/${ayu.id}/ledger?per_page=1&before=${page.next}`);
    expect(parse(LedgerList, next.body).data[0]!.id).toBe(ledger.data[1]!.id);

    for (const path of ['', '/analytics', '/ledger', '/export'])
      expect((await admin.call('GET', `/dashboard/users/${UNKNOWN}${path}`)).status).toBe(404);
  });

  it('exports everything kept about a person, and notes that in the log', async () => {
    const answer = await admin.call<{ account: { email: string }; credits: unknown }>(
      'GET',
      `/dashboard/users/${ayu.id}/export`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(ayu.id);
    expect(answer.body.account.email).toBe(ayu.email);
    expect((await logOf(ayu))[0]).toMatchObject({ action: 'user.export', admin: { id: admin.id } });
  });
});

describe('turning an account off', () => {
  it('ends its sessions, its open channel and what is being made, and gives the coins back', async () => {
    const person = await server.signUp();
    const task = await request(person, 'video', 'Sedang dibuat');
    const events = await fetch(`${server.url}/api-lens/events`, {
      headers: { Authorization: `Bearer ${person.tokens.access_token}` },
    });
    const told = readUntil(events, 'session-ended');
    const answer = await admin.call('PATCH', `/dashboard/users/${person.id}/deactivate`, { reason: 'Penipuan' });
    const done = parse(DeactivatedReply, answer.body).data;
    expect(done).toMatchObject({ sessions_ended: 1, tasks_ended: 1, coins_returned: task.credits.held });
    expect(done.user).toEqual({ id: person.id, role: 'user', status: 'deactivated' });
    const shown = await admin.call('GET', `/dashboard/users/${person.id}`);
    expect(shown.body).toMatchObject({ data: { status: 'deactivated', balance: 1000, held: 0 } });
    await told;
    expect((await person.call('GET', '/auth/me')).status).toBe(401);
    const refresh = await server.call('POST', '/auth/refresh', { refresh_token: person.tokens.refresh_token });
    expect(refresh.status).toBeGreaterThanOrEqual(400);
    const [row] = await server.services.database.select().from(tasks).where(eq(tasks.id, task.id));
    expect(row).toMatchObject({ status: 'failed', failureCode: 'account_deactivated' });
    expect(await verifyLedger(server.services.database)).toEqual([]);
    expect((await logOf(person))[0]).toMatchObject({
      action: 'user.deactivate',
      reason: 'Penipuan',
      before: { status: 'active' },
      after: { status: 'deactivated', tasks_ended: 1 },
    });
    const again = await admin.call('PATCH', `/dashboard/users/${person.id}/deactivate`, { reason: 'Lagi' });
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);

    const on = await admin.call('PATCH', `/dashboard/users/${person.id}/activate`, { reason: 'Banding diterima' });
    expect(on.body).toMatchObject({ data: { user: { status: 'active' } } });
    await server.signInAgain(person);
    expect((await person.call('GET', '/auth/me')).status).toBe(200);
    const onAgain = await admin.call('PATCH', `/dashboard/users/${person.id}/activate`, { reason: 'Lagi' });
    expect(onAgain.status).toBe(409);
  });

  it('also ends requests that arrive just after it', async () => {
    const person = await server.signUp();
    const task = await request(person, 'video', 'Terlambat');
    await server.services.database.update(users).set({ status: 'deactivated' }).where(eq(users.id, person.id));
    expect(await endTasksOfDeactivated(server.services.dashboard)).toBe(1);
    expect(await endTasksOfDeactivated(server.services.dashboard)).toBe(0);
    const [row] = await server.services.database.select().from(tasks).where(eq(tasks.id, task.id));
    expect(row!.failureCode).toBe('account_deactivated');
  });

  it('is for others, with a reason and the password', async () => {
    const own = await admin.call('PATCH', `/dashboard/users/${admin.id}/deactivate`, { reason: 'Cuti' });
    expect([own.status, own.body.code]).toEqual([409, 'own_account']);
    const unknown = await admin.call('PATCH', `/dashboard/users/${UNKNOWN}/deactivate`, { reason: 'Siapa' });
    expect(unknown.status).toBe(404);
    for (const verb of ['deactivate', 'activate']) {
      const bare = await admin.call('PATCH', `/dashboard/users/${ayu.id}/${verb}`, {});
      expect([bare.status, bare.body.fields?.reason?.code]).toEqual([422, 'reason_required']);
      const misspelt = await admin.call('PATCH', `/dashboard/users/${ayu.id}/${verb}`, { reason: 'x', why: 'y' });
      expect(misspelt.body.fields?.why?.code).toBe('field_unknown');
    }
    const other = await server.signUp({ role: 'admin' });
    const unconfirmed = await other.call('PATCH', `/dashboard/users/${ayu.id}/deactivate`, { reason: 'x' });
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'confirmation_required']);
  });
});

describe('the second sign-in', () => {
  it('takes the password of this session for a quarter of an hour', async () => {
    const other = await server.signUp({ role: 'admin' });
    const without = await other.call('POST', '/dashboard/confirm', { password: ADMIN_PASSWORD });
    expect([without.status, without.body.code]).toEqual([409, 'confirmation_impossible']);
    await givePassword(server, other);
    const wrong = await other.call('POST', '/dashboard/confirm', { password: 'bukan-ini-ya' });
    expect([wrong.status, wrong.body.fields?.password?.code]).toEqual([422, 'password_wrong']);
    await confirm(other);
    const state = await other.call<{ data: { until: string } }>('GET', '/dashboard/confirm');
    expect(Date.parse(state.body.data.until)).toBe(clock.now().getTime() + 15 * 60_000);
    await server.signInAgain(other);
    expect((await other.call<{ data: { until: null } }>('GET', '/dashboard/confirm')).body.data.until).toBeNull();
    await confirm(other);
    clock.advance(14 * 60);
    expect((await correct(other, { amount: 1, reason: 'Uji' })).status).toBe(200);
    clock.advance(61);
    await server.signInAgain(admin);
    const late = await other.call('GET', '/dashboard/confirm');
    expect(late.status === 401 || (late.body as { data?: { until: null } }).data?.until === null).toBe(true);
  });

  it('counts wrong passwords', async () => {
    const other = await server.signUp({ role: 'admin' });
    await givePassword(server, other);
    const codes = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      codes.push((await other.call('POST', '/dashboard/confirm', { password: 'salah-terus' })).body.code);
    expect(codes.at(-1)).toBe('rate_limited');
  });
});

const correct = (by: TestAccount, body: object, key?: string) =>
  by.call<{ code: string; data: { balance: number }; fields?: Record<string, { code: string }> }>(
    'POST',
    `/dashboard/users/${ayu.id}/credits`,
    body,
    key ? { 'Idempotency-Key': key } : {},
  );

describe('correcting coins', () => {
  it('gives and takes by postings of their own kind, once per key', async () => {
    await freshAdmin();
    const before = (await correct(admin, { amount: 50, reason: 'Ganti rugi' }, 'koreksi-0001')).body.data.balance;
    const replay = await correct(admin, { amount: 50, reason: 'Ganti rugi' }, 'koreksi-0001');
    expect([replay.body.data.balance, replay.headers.get('idempotent-replayed')]).toEqual([before, 'true']);
    expect((await correct(admin, { amount: -20, reason: 'Salah hitung' })).body.data.balance).toBe(before - 20);
    const ledger = parse(LedgerList, (await admin.call('GET', `/dashboard/users/${ayu.id}/ledger?per_page=2`)).body);
    expect(ledger.data.map(({ kind, amount, note }) => [kind, amount, note])).toEqual([
      ['adjustment', -20, 'Salah hitung'],
      ['adjustment', 50, 'Ganti rugi'],
    ]);
    expect((await logOf(ayu))[0]).toMatchObject({
      action: 'user.correct_credits',
      before: { balance: before },
      after: { balance: before - 20, amount: -20 },
    });
    expect(await verifyLedger(server.services.database)).toEqual([]);
  });

  it('refuses more than there is, more than the operator allows, and what is no number', async () => {
    const tooMuch = await correct(admin, { amount: -9999, reason: 'x' });
    expect([tooMuch.status, tooMuch.body.fields?.amount?.code]).toEqual([422, 'adjustment_below_zero']);
    const overLimit = await correct(admin, { amount: 10_001, reason: 'x' });
    expect([overLimit.status, overLimit.body.fields?.amount?.code]).toEqual([422, 'adjustment_too_large']);
    for (const amount of [0, 1.5, '5', null])
      expect((await correct(admin, { amount, reason: 'x' })).body.fields?.amount?.code).toBe('field_invalid');
    expect((await correct(admin, { amount: 5 })).body.fields?.reason?.code).toBe('reason_required');
  });
});

describe('making admins', () => {
  it('opens the dashboard to somebody, and closes it at once, in open screens too', async () => {
    await freshAdmin();
    const person = await server.signUp();
    expect((await person.call('GET', '/dashboard/')).status).toBe(403);
    const role = (to: string, by = admin, of = person) =>
      by.call('PATCH', `/dashboard/users/${of.id}/role`, { role: to, reason: 'Pergantian tugas' });
    expect((await role('admin')).status).toBe(200);
    expect((await person.call('GET', '/dashboard/')).status).toBe(200);
    expect((await role('admin')).body.code).toBe('conflict');
    expect((await role('user', admin, admin)).body.code).toBe('own_account');
    const events = await fetch(`${server.url}/api-lens/events`, {
      headers: { Authorization: `Bearer ${person.tokens.access_token}` },
    });
    const told = readUntil(events, 'session-ended');
    expect((await role('user')).status).toBe(200);
    await told;
    expect((await person.call('GET', '/dashboard/')).status).toBe(401);
    await server.signInAgain(person);
    expect((await person.call('GET', '/dashboard/')).status).toBe(403);
    expect((await role('king')).body.fields?.role?.code).toBe('field_invalid');
  });

  it('leaves one when two turn against each other at the same moment', async () => {
    const [one, other] = [await signUpConfirmedAdmin(server), await signUpConfirmedAdmin(server)];
    const demote = (by: TestAccount, of: TestAccount) =>
      by.call('PATCH', `/dashboard/users/${of.id}/role`, { role: 'user', reason: 'Sengketa' });
    const answers = await Promise.all([demote(one, other), demote(other, one)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('the admin log', () => {
  it('is narrowed by action, admin, person and time, and downloads as CSV', async () => {
    const log = async (query: string) => parse(AdminLogList, (await admin.call('GET', `/dashboard/log${query}`)).body);
    const all = await log('');
    expect(all.total).toBeGreaterThan(5);
    const exports = all.data.filter(({ action }) => action === 'user.export').map(({ id }) => id);
    expect(exports).not.toEqual([]);
    expect((await log('?action=user.export')).data.map(({ id }) => id)).toEqual(exports);
    expect((await log(`?admin_id=${UNKNOWN}`)).total).toBe(0);
    expect((await log(`?admin_id=${admin.id}`)).data[0]!.admin.email).toBe(admin.email);
    expect((await log(`?date_to=${firstDay}`)).total).toBe(0);
    const first = await log('?per_page=1');
    expect((await log(`?per_page=1&before=${first.next}`)).data[0]!.id).toBe(all.data[1]!.id);
    for (const wrong of ['action=user.hug', 'admin_id=x', 'user_id=x', 'date_from=x', 'before=x'])
      expect((await admin.call('GET', `/dashboard/log?${wrong}`)).status).toBe(422);
    const csv = await fetch(`${server.url}/api-lens/dashboard/log/csv?action=user.deactivate`, {
      headers: { Authorization: `Bearer ${admin.tokens.access_token}` },
    });
    const text = await csv.text();
    expect(text).toContain('Penipuan');
    expect(text).not.toContain(ADMIN_ACTION_NAMES.id['user.export']);
    const row = text.split('\r\n').find((each) => each.includes('Penipuan'))!;
    expect(row).toContain(',Menonaktifkan akun,Pengguna,');
    expect(row).toMatch(/,Status: Aktif,Status: Nonaktif; .*Koin dikembalikan: \d+; Sesi diakhiri: 1$/);
    expect(text).not.toMatch(/user\.deactivate|[{}]/);
  });

  it('only grows: neither the application nor the owner can change or remove a line', async () => {
    const { $client } = server.services.database;
    for (const statement of ["update admin_log set reason = 'x'", 'delete from admin_log', 'truncate admin_log'])
      await expect($client.query(statement)).rejects.toMatchObject({ code: '42501' });
    await expect($client.query('delete from task_endings')).rejects.toMatchObject({ code: '42501' });
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    for (const statement of ["update admin_log set reason = 'x'", 'delete from admin_log', 'truncate admin_log'])
      await expect(owner.query(statement)).rejects.toMatchObject({ constraint: 'admin_log_append_only' });
    await owner.end();
  });
});

async function freshAdmin() {
  await server.signInAgain(admin);
  await confirm(admin);
}

async function logOf({ id }: TestAccount) {
  return parse(AdminLogList, (await admin.call('GET', `/dashboard/log?user_id=${id}`)).body).data;
}

/** Reads a stream of events until one of a type came. */
async function readUntil(answer: Response, type: string): Promise<void> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ''; !text.includes(type);) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the stream ended without ${type}`);
    text += value;
  }
  await reader.cancel();
}
