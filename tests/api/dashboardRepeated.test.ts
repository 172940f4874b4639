/**
 * A change of the dashboard whose answer was lost: repeated under its key it is done once and answered as before, and
 * withdrawn it says whether it had arrived. Its own repetition is never reported as somebody else's change.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PriceNow } from '../../contract/dashboard.ts';
import { WITHDRAW_HEADER } from '../../contract/limits.ts';
import { adminLog } from '../../server/dashboard/tables.ts';
import { MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { paymentReceipts, webhookEvents } from '../../server/payments/tables.ts';
import { idempotencyKeys } from '../../server/platform/http/idempotencyTables.ts';
import { make, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let admin: TestAccount;
let person: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  admin = await signUpConfirmedAdmin(server);
  person = await server.signUp();
});
afterAll(() => server.close());

interface Asked {
  method: string;
  path: string;
  body: object;
}
let keys = 0;
const newKey = () => `percobaan-${(keys += 1)}`;
const send = ({ method, path, body }: Asked, key: string, isWithdrawal = false) =>
  admin.call<{ code?: string; data?: { log_id: string } }>(method, `/dashboard${path}`, body, {
    'idempotency-key': key,
    ...(isWithdrawal && { [WITHDRAW_HEADER]: 'true' }),
  });
const linesInLog = async () => (await server.services.database.select().from(adminLog)).length;
const coinsOf = async (kind: string) =>
  (await admin.call<{ data: PriceNow[] }>('GET', '/dashboard/prices')).body.data.find((row) => row.kind === kind)!;

/** One of each change, in an order in which each is possible once. */
async function changes(): Promise<Asked[]> {
  const { database, clock } = server.services;
  const [video, image] = [
    await make(server, { creator: person, kind: 'video', prompt: 'Ombak' }),
    await make(server, { creator: person, kind: 'image', prompt: 'Senja' }),
  ];
  await make(server, { creator: person, kind: 'image', prompt: 'Pagi' });
  const now = clock.now();
  const received = { gateway: 'sandbox', currency: 'IDR', amount: 1000, paidAt: now, receivedAt: now };
  const [receipt] = await database
    .insert(paymentReceipts)
    .values({
      ...received,
      via: 'webhook',
      paymentId: 'tanpa-tagihan',
      reference: 'TIDAK-ADA',
      outcome: 'unknown_reference',
    })
    .returning();
  const given = { gateway: 'sandbox', body: {}, tries: MAX_TRIES, receivedAt: now, nextTryAt: now };
  const messages = await database
    .insert(webhookEvents)
    .values(['satu', 'dua'].map((key) => ({ ...given, key })))
    .returning();
  const rate = await coinsOf('rate');
  const at = (method: string, path: string, body: object = {}): Asked => ({
    method,
    path,
    body: { ...body, reason: 'Jawabannya hilang' },
  });
  return [
    at('DELETE', `/content/video/${video.id}`),
    at('DELETE', `/content/image/${image.id}`),
    at('DELETE', `/content/user/${person.id}/all`, { expected: 1 }),
    at('POST', `/users/${person.id}/credits`, { amount: 7 }),
    at('PATCH', `/users/${person.id}/role`, { role: 'admin' }),
    at('PATCH', `/users/${person.id}/role`, { role: 'user' }),
    at('PATCH', `/users/${person.id}/deactivate`),
    at('PATCH', `/users/${person.id}/activate`),
    at('POST', `/receipts/${receipt!.id}/resolve`),
    at('POST', `/webhooks/${messages[0]!.id}/replay`),
    at('POST', `/webhooks/${messages[1]!.id}/tick-off`),
    at('POST', '/vouchers', { count: 2, credits: 5, max_uses: 1, ends_at: null }),
    at('POST', '/prices', { kind: rate.kind, subject: rate.subject, values: { coins: 41 }, expected: rate.values }),
    at('POST', '/pauses', { engine_id: null, message: { id: 'Sebentar', en: 'A moment' } }),
    at('POST', '/system/tick-off', { what: 'failures', seen_until: now.toISOString() }),
  ];
}

describe('a change whose answer was lost', () => {
  it('is done once however often it is asked for, and answered as before', async () => {
    const before = await linesInLog();
    const asked = await changes();
    const done: { asked: Asked; logId: string }[] = [];
    for (const each of asked) {
      const key = newKey();
      const first = await send(each, key);
      expect([each.path, first.status < 300, first.body]).toEqual([each.path, true, first.body]);
      const again = await send(each, key);
      expect([each.path, again.status, again.body]).toEqual([each.path, first.status, first.body]);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      // Withdrawn after it arrived: its effect stays, and the answer says so.
      expect((await send(each, key, true)).body).toEqual(first.body);
      done.push({ asked: each, logId: first.body.data!.log_id });
    }
    const pause = done.find(({ asked: { path } }) => path === '/pauses')!;
    const removal = done.find(({ asked: { path } }) => path.endsWith('/all'))!;
    for (const each of [
      { method: 'POST', path: `/pauses/${pause.logId}/end`, body: { reason: 'Selesai' } },
      { method: 'POST', path: `/content/removals/${removal.logId}/undo`, body: { reason: 'Keliru' } },
    ]) {
      const key = newKey();
      const first = await send(each, key);
      expect([each.path, first.status]).toEqual([each.path, 200]);
      expect((await send(each, key)).body).toEqual(first.body);
    }
    expect(await linesInLog()).toBe(before + asked.length + 2);
  });

  it('that never arrived does nothing once it is withdrawn, also when it arrives later', async () => {
    const before = await linesInLog();
    const rate = await coinsOf('rate');
    const asked = {
      method: 'POST',
      path: '/prices',
      body: { kind: rate.kind, subject: rate.subject, values: { coins: 99 }, expected: rate.values, reason: 'Keliru' },
    };
    const key = newKey();
    expect((await send(asked, key, true)).body.code).toBe('request_withdrawn');
    expect((await send(asked, key)).body.code).toBe('request_withdrawn');
    expect((await coinsOf('rate')).values).toEqual(rate.values);
    expect(await linesInLog()).toBe(before);
  });

  it('stores nothing with its key that identifies a person', async () => {
    const { database } = server.services;
    const kept = JSON.stringify(await database.select().from(idempotencyKeys));
    expect(kept).not.toContain(person.email);
    expect(kept).not.toContain(admin.email);
  });
});
