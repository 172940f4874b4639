/**
 * The admin dashboard answers odd queries with 200 or 422, two admins acting at the same moment take effect once, and
 * an admin who lost the role keeps nothing of the confirmed session.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardEndpoints, type PriceNow } from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { adminLog } from '../../server/dashboard/tables.ts';
import { tasks } from '../../server/generation/tables.ts';
import { drainWebhooks, MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { sandboxWebhooks } from '../../server/payments/sandbox/sandboxTables.ts';
import { webhookEvents } from '../../server/payments/tables.ts';
import { confirm, givePassword, make, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let admin: TestAccount;
let other: TestAccount;
let creator: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  admin = await signUpConfirmedAdmin(server);
  other = await signUpConfirmedAdmin(server);
  creator = await server.signUp();
});
afterAll(() => server.close());

const UNKNOWN = '01890000-0000-7000-8000-000000000000';

describe('odd questions to the dashboard', () => {
  const bad = ['0000-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '-000001-01-01', '2026-1-1', 'today', '%00', ''];
  const lists = Object.values(dashboardEndpoints).filter(
    ({ method, query }) =>
      method === 'GET' && 'date_from' in ((query as { entries?: object } | undefined)?.entries ?? {}),
  );

  it('cover every list with dates', () => expect(lists.length).toBeGreaterThan(8));

  it.each(lists.map(({ path }) => path))('%s names a date that does not exist', async (template) => {
    const path = template.replace('{id}', creator.id);
    for (const date of bad)
      for (const side of ['date_from', 'date_to']) {
        const both = new URLSearchParams({ date_from: '2026-02-01', date_to: '2026-02-28', [side]: date });
        if (date === '%00') both.set(side, '\0');
        const { status, body } = await admin.call('GET', `${path}?${both}`);
        expect([path, side, date, status]).toEqual([path, side, date, 422]);
        expect([path, date, ...Object.keys(body.fields ?? {})]).toContain(side);
      }
  });

  it('may reach back to before any id and any clock', async () => {
    for (const { path } of lists) {
      const { status } = await admin.call(
        'GET',
        `${path.replace('{id}', creator.id)}?date_from=1900-01-01&date_to=1969-12-31`,
      );
      expect([path, status]).not.toEqual([path, 500]);
    }
    expect((await admin.call('GET', '/dashboard/log?date_from=1969-12-31')).status).toBe(200);
  });

  it('are refused by the name of each invalid parameter, in every list', async () => {
    const asked = Object.values(dashboardEndpoints).filter(({ method, query }) => method === 'GET' && query);
    const wrong: string[] = [];
    let tried = 0;
    for (const { path, query } of asked)
      for (const name of Object.keys((query as { entries?: object }).entries ?? {})) {
        // Search words, and names of models and engines (which may no longer exist), can only be too long.
        const value = ['search', 'model_id', 'engine_id'].includes(name) ? 'a'.repeat(1000) : 'bukan-itu';
        const { status, body } = await admin.call('GET', `${path.replace('{id}', creator.id)}?${name}=${value}`);
        if (status !== 422 || !(name in (body.fields ?? {}))) wrong.push(`${path} ${name} ${status}`);
        tried += 1;
      }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(80);
  });

  it.each(lists.map(({ path }) => path))('%s answers or names what it cannot use', async (template) => {
    const path = template.replace('{id}', creator.id);
    for (const query of [
      'page=0',
      'page=-1',
      'page=1e9',
      'page=10000&per_page=100',
      'per_page=1000000',
      'page=1&page=2',
      'before=1',
      `before=${UNKNOWN}`,
      `before=${'f'.repeat(8)}-ffff-ffff-ffff-${'f'.repeat(12)}`,
      'before=999999999',
      'before=9999999999999999999',
      'search=%00',
      'search=%25%5C%27%22%3B--',
      `search=${'a%20'.repeat(60)}`,
      `search=${encodeURIComponent("!:* & | <-> ( ) '")}`,
      'user_id=1%20or%201=1',
      'role=owner',
      'status=%5B%5D',
      'content_type[]=video',
      '__proto__=1&constructor=2',
    ]) {
      const { status } = await admin.call('GET', `${path}?${query}`);
      expect([200, 422], `${path}?${query}: ${status}`).toContain(status);
    }
  });
});

describe('two admins at the same moment', () => {
  const linesOf = async (subjectId: string, action: string) =>
    (await server.services.database.select().from(adminLog).where(eq(adminLog.subjectId, subjectId))).filter(
      (line) => line.action === action,
    );
  const priceOf = async (kind: string) =>
    (await admin.call<{ data: PriceNow[] }>('GET', '/dashboard/prices')).body.data.find((row) => row.kind === kind)!
      .values;
  /** Both at once. @returns their statuses, the smaller first */
  async function race(method: string, path: string, body: object): Promise<number[]> {
    const answers = await Promise.all([admin, other].map((each) => each.call(method, path, body)));
    return answers.map(({ status }) => status).toSorted((one, two) => one - two);
  }

  it('delete an item once, and bring it back once', async () => {
    const item = await make(server, { creator, kind: 'image', prompt: 'Dua admin' });
    expect(await race('DELETE', `/dashboard/content/image/${item.id}`, { reason: 'Spam' })).toEqual([200, 404]);
    const [line, ...more] = await linesOf(item.id, 'content.remove');
    expect(more).toEqual([]);
    const undo = `/dashboard/content/removals/${line!.id}/undo`;
    expect(await race('POST', undo, { reason: 'Keliru' })).toEqual([200, 410]);
    expect(await linesOf(item.id, 'content.restore')).toHaveLength(1);
  });

  it('delete everything of a person once: neither log line counts items that the other one took', async () => {
    const person = await server.signUp();
    for (const prompt of ['Satu', 'Dua', 'Tiga']) await make(server, { creator: person, kind: 'image', prompt });
    const path = `/dashboard/content/user/${person.id}/all`;
    expect(await race('DELETE', path, { reason: 'Spam', expected: 3 })).toEqual([200, 409]);
    const lines = await linesOf(person.id, 'content.remove_all');
    expect(lines.map(({ before }) => before)).toEqual([{ items: 3 }]);
    const removed = await server.services.database.select().from(tasks).where(eq(tasks.removalId, lines[0]!.id));
    expect(removed).toHaveLength(3);
  });

  it('turn an account off and on once', async () => {
    const person = await server.signUp();
    for (const change of ['deactivate', 'activate'] as const) {
      expect(await race('PATCH', `/dashboard/users/${person.id}/${change}`, { reason: 'Periksa' })).toEqual([200, 409]);
      expect(await linesOf(person.id, `user.${change}`)).toHaveLength(1);
    }
  });

  it('give somebody a role once, and take it once', async () => {
    const person = await server.signUp();
    for (const role of ['admin', 'user'] as const)
      expect(await race('PATCH', `/dashboard/users/${person.id}/role`, { role, reason: 'Peran' })).toEqual([200, 409]);
    expect(await linesOf(person.id, 'user.change_role')).toHaveLength(2);
  });

  it('take no more coins than there are', async () => {
    const person = await server.signUp();
    const correction = { amount: -(await balanceOf(person)), reason: 'Kecurangan' };
    const statuses = await race('POST', `/dashboard/users/${person.id}/credits`, correction);
    expect([statuses[0], statuses[1]! >= 400 && statuses[1]! < 500]).toEqual([200, true]);
    expect(await linesOf(person.id, 'user.correct_credits')).toHaveLength(1);
    expect(await balanceOf(person)).toBe(0);
  });

  it('set a price from the same form once: the second one learns that it has changed', async () => {
    const from = await priceOf('vat');
    const set = (permyriad: number) => ({
      kind: 'vat',
      subject: 'vat',
      values: { permyriad },
      expected: from,
      reason: 'Aturan baru',
    });
    expect(await race('POST', '/dashboard/prices', set(1150))).toEqual([201, 409]);
    expect(await linesOf('vat vat', 'price.set')).toHaveLength(1);
    const late = await other.call('POST', '/dashboard/prices', set(1200));
    expect([late.status, late.body.code]).toEqual([409, 'price_changed']);
    expect(await priceOf('vat')).toEqual({ permyriad: 1150 });
    expect(
      (await other.call('POST', '/dashboard/prices', { ...set(1100), expected: { permyriad: 1150 } })).status,
    ).toBe(201);
  });

  it('make a voucher of one code once, and stop it once', async () => {
    const voucher = { count: 1, code: 'BERDUA', credits: 5, max_uses: 1, reason: 'Acara' };
    expect(await race('POST', '/dashboard/vouchers', voucher)).toEqual([201, 409]);
    const found = await admin.call<{ data: { id: string }[] }>('GET', '/admin/vouchers/');
    const path = `/dashboard/vouchers/${found.body.data[0]!.id}/stop`;
    expect(await race('POST', path, { reason: 'Bocor' })).toEqual([200, 409]);
  });

  it('try a message of the gateway again: its payment makes coins once', async () => {
    const buyer = await server.signUp();
    const before = await balanceOf(buyer);
    const order = { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' };
    const { body } = await buyer.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', order);
    const { reference_id: reference, order: ordered } = body.data;
    const paid = { external_id: reference, amount: ordered.total_payment };
    expect((await buyer.call('POST', '/credits/virtual-account/simulate-payment', paid)).status).toBe(202);
    const { database, clock, payments } = server.services;
    const [sent] = await database.select().from(sandboxWebhooks);
    const [event] = await database
      .insert(webhookEvents)
      .values({
        gateway: payments.gateway.id,
        key: 'berdua',
        body: sent!.body,
        receivedAt: clock.now(),
        nextTryAt: clock.now(),
        tries: MAX_TRIES,
      })
      .returning({ id: webhookEvents.id });
    const path = `/dashboard/webhooks/${event!.id}/replay`;
    await race('POST', path, { reason: 'Coba lagi' });
    await Promise.all([drainWebhooks(payments), drainWebhooks(payments)]);
    await race('POST', path, { reason: 'Coba lagi' });
    await Promise.all([drainWebhooks(payments), drainWebhooks(payments)]);
    expect((await balanceOf(buyer)) - before).toBe(ordered.total_credits);
  });

  it('pause once and go on once', async () => {
    const message = { id: 'Sebentar ya', en: 'One moment' };
    expect(await race('POST', '/dashboard/pauses', { engine_id: null, message, reason: 'Rawat' })).toEqual([201, 409]);
    const [line] = await linesOf('all', 'generation.pause');
    expect(await race('POST', `/dashboard/pauses/${line!.id}/end`, { reason: 'Selesai' })).toEqual([200, 409]);
    expect(await linesOf('all', 'generation.pause')).toHaveLength(1);
    expect(await linesOf('all', 'generation.resume')).toHaveLength(1);
  });
});

describe('a former admin', () => {
  it('keeps nothing of the confirmed session, not even after becoming an admin again', async () => {
    const former = await server.signUp({ role: 'admin' });
    await givePassword(server, former);
    await confirm(former);
    const role = (to: string) =>
      admin.call('PATCH', `/dashboard/users/${former.id}/role`, { role: to, reason: 'Peran' });
    expect((await role('user')).status).toBe(200);
    for (const { method, path } of Object.values(dashboardEndpoints)) {
      const { status } = await former.call(method, path.replace('{id}', UNKNOWN), method === 'GET' ? undefined : {});
      expect([method, path, status]).toEqual([method, path, 401]);
    }
    await server.signInAgain(former);
    expect((await former.call('GET', '/dashboard/users')).status).toBe(403);
    expect((await role('admin')).status).toBe(200);
    await server.signInAgain(former);
    const touch = await former.call('POST', `/dashboard/users/${creator.id}/credits`, { amount: 1, reason: 'Lagi' });
    expect([touch.status, touch.body.code]).toEqual([403, 'confirmation_required']);
  });
});

describe('the password again', () => {
  const reason = 'Coba';
  const NONE = new Set([
    'confirm',
    'confirmChallenge',
    'confirmByPasskey',
    'reconcile',
    'checkLedger',
    'rebuildRollup',
  ]);
  /** What a change takes beside the reason. */
  const BODIES: Record<string, object> = {
    changeRole: { role: 'admin' },
    correctCredits: { amount: 1 },
    closeReport: { action: 'dismiss' },
    createVouchers: { count: 1, credits: 5, max_uses: 1 },
    setPrice: { kind: 'vat', subject: 'vat', values: { permyriad: 1200 } },
    pause: { engine_id: null, message: { id: 'Sebentar', en: 'One moment' } },
    retryMails: { ids: [UNKNOWN] },
    retry: { what: 'messages' },
    dismissConcern: { what: 'failures', seen_until: '2026-01-01T00:00:00.000Z' },
  };
  const changes = Object.entries(dashboardEndpoints).filter(
    ([name, { method }]) => (method !== 'GET' && !NONE.has(name)) || name === 'exportUser',
  );

  it('is tested for every change', () => expect(changes.length).toBeGreaterThan(20));

  it.each(changes.map(([name, { method, path }]) => [name, method, path] as const))(
    'is asked for before %s, which happens once it is given',
    async (name, method, path) => {
      const one = await server.signUp({ role: 'admin' });
      await givePassword(server, one);
      const isNumbered = /receipts|odd-payments|webhooks|prices/.test(path);
      const address = path.replace(
        '{id}',
        name.includes('User') && !name.startsWith('remove') ? creator.id : isNumbered ? '1' : UNKNOWN,
      );
      const body = name === 'exportUser' ? undefined : { reason, ...BODIES[name] };
      const lines = () => server.services.database.select().from(adminLog).where(eq(adminLog.adminId, one.id));
      const refused = await one.call(method, address, body);
      expect([name, refused.status, refused.body.code]).toEqual([name, 403, 'confirmation_required']);
      expect(await lines()).toEqual([]);
      await confirm(one);
      const { status, body: answer } = await one.call(method, address, body);
      expect([name, answer.code]).not.toEqual([name, 'confirmation_required']);
      expect([name, status, answer.fields]).not.toEqual([name, 422, expect.anything()]);
    },
  );

  it('counts for this session only', async () => {
    const one = await signUpConfirmedAdmin(server);
    await server.signInAgain(one);
    const answer = await one.call('POST', `/dashboard/users/${creator.id}/credits`, { amount: 1, reason });
    expect([answer.status, answer.body.code]).toEqual([403, 'confirmation_required']);
  });
});
