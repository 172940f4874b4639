/**
 * A push reaches the browsers of its account only, encrypted, in the account's language and without the prompt unless
 * wanted, by each browser's own switches. A subscription ends with its session, and only known push services are sent
 * to.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../server/platform/identifier.ts';
import { failTask } from '../../server/generation/advance/failTask.ts';
import { tasks } from '../../server/generation/tables.ts';
import { holdCredits } from '../../server/credits/holdCredits.ts';
import { mediaFiles } from '../../server/media/tables.ts';
import { ledgerSource } from '../../server/generation/coins/ledgerSource.ts';
import { openVapid } from '../../server/notices/openVapid.ts';
import { pushNotice } from '../../server/notices/pushNotice.ts';
import { sendPush } from '../../server/notices/sendPush.ts';
import { pushSubscriptions } from '../../server/notices/tables.ts';
import { bearer } from '../support/accounts.ts';
import { type PushReceiver, startPushReceiver } from '../support/pushReceiver.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let receiver: PushReceiver;
let who: TestAccount;

beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await createTestServer({ engines: [], env: { PUSH_ORIGINS: receiver.origin } });
});
beforeEach(async () => {
  who = await server.signUp();
  receiver.deliveries.length = 0;
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const subscribe = async (account = who) => {
  const subscription = receiver.subscription();
  const answer = await account.call<{ data: { id: string } }>('POST', '/push/subscriptions', subscription);
  expect(answer.status).toBe(201);
  return { ...subscription, id: answer.body.data.id };
};
const kept = (account = who) =>
  server.services.database.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, account.id));
const arrived = (count: number) =>
  waitUntil(`${count} message(s)`, () => Promise.resolve(receiver.deliveries.length >= count));

/** A task of this account that is being made, its coins held. */
async function startTask(changes: Partial<typeof tasks.$inferInsert> = {}) {
  const { database, clock } = server.services;
  const now = clock.now();
  const id = newId(now);
  return database.transaction(async (transaction) => {
    await holdCredits(transaction, { clock, userId: who.id, holds: [{ sourceId: ledgerSource(id, 1), coins: 8 }] });
    const [task] = await transaction
      .insert(tasks)
      .values({
        id,
        batchId: id,
        userId: who.id,
        kind: 'video',
        mode: 'text-to-video',
        status: 'processing',
        prompt: 'naga rahasia di atas pasar malam',
        engineId: 'none',
        modelId: 'none',
        settings: { max_images: 1 } as never,
        price: 8,
        expectedSeconds: 5,
        createdAt: now,
        checkedAt: now,
        deadlineAt: new Date(now.getTime() + 600_000),
        ...changes,
      })
      .returning();
    return task!;
  });
}

test('the key is made once, is public, and a configured one wins', async () => {
  const { body } = await server.call<{ data: { public_key: string } }>('GET', '/push/public-key');
  expect(Buffer.from(body.data.public_key, 'base64url')).toHaveLength(65);
  const { database, clock } = server.services;
  const subject = 'mailto:a@b.id';
  const again = await openVapid({ database, clock, configured: null, subject });
  expect(again.publicKey).toBe(body.data.public_key);
  const configured = { publicKey: 'p', privateKey: 's' };
  expect(await openVapid({ database, clock, configured, subject })).toEqual({ ...configured, subject });
});

test('a test message arrives, encrypted for this browser alone and signed by the server', async () => {
  expect((await who.call('POST', '/push/test')).body.code).toBe('push_not_subscribed');
  await subscribe();
  expect((await who.call('POST', '/push/test')).status).toBe(204);
  await arrived(1);
  const [delivery] = receiver.deliveries;
  expect(delivery!.message).toMatchObject({ kind: 'test', title: 'Notifikasi Kilas aktif' });
  const { body } = await server.call<{ data: { public_key: string } }>('GET', '/push/public-key');
  expect(delivery!.vapid).toEqual({ aud: receiver.origin, sub: 'mailto:halo@kilas.local', key: body.data.public_key });
});

test('a failure is reported with its coins, in the account’s language, and without the prompt unless it is wanted', async () => {
  await subscribe();
  const failed = await startTask();
  await failTask({ deps: server.services.generation, task: failed, code: 'generation_failed' });
  await arrived(1);
  expect(receiver.deliveries[0]!.message).toEqual({
    kind: 'task-failed',
    title: 'Satu video belum berhasil',
    body: '8 koinmu sudah kembali. Ketuk untuk coba lagi.',
    tag: `failed-${failed.batchId}`,
    url: `/home?video=${failed.id}`,
    user_id: who.id,
    is_news: true,
    actions: [
      { action: 'retry', title: 'Coba lagi' },
      { action: 'open', title: 'Buka' },
    ],
    image: null,
    about: { type: 'task', id: failed.id },
  });
  await who.call('PUT', '/me/preferences', { language: 'en', notify_details: true });
  const second = await startTask();
  await failTask({ deps: server.services.generation, task: second, code: 'generation_failed' });
  await arrived(2);
  expect(receiver.deliveries[1]!.message).toMatchObject({
    title: 'A video didn’t work out',
    body: '“naga rahasia di atas pasar malam” · Your 8 credits are back. Tap to try again.',
  });
});

test('a batch alerts at its first and its last item, in one message that counts along', async () => {
  await subscribe();
  const first = await startTask();
  const batch = [first, await startTask({ batchId: first.batchId }), await startTask({ batchId: first.batchId })];
  for (const [index, task] of batch.entries()) {
    await server.services.database.insert(mediaFiles).values({
      id: task.id,
      userId: who.id,
      mimeType: 'video/mp4',
      width: 16,
      height: 9,
      durationSeconds: 5,
      sizeBytes: 1,
      createdAt: server.services.clock.now(),
    });
    await server.services.database
      .update(tasks)
      .set({ status: 'completed', mediaId: task.id })
      .where(eq(tasks.id, task.id));
    const { database, jobs } = server.services;
    await pushNotice(database, { jobs, userId: who.id, topic: 'task', reference: task.id });
    await arrived(index + 1);
  }
  expect(
    receiver.deliveries.map(({ message: { kind, title, body, is_news } }) => [kind, is_news, title, body]),
  ).toEqual([
    ['first-of-batch', true, 'Video pertamamu sudah jadi', '1 dari 3 sudah selesai. Sisanya menyusul.'],
    ['task-finished', false, 'Videomu sudah jadi', '2 dari 3 sudah selesai. Ketuk untuk lihat.'],
    ['task-finished', true, 'Semua 3 videomu sudah jadi', 'Ketuk untuk lihat.'],
  ]);
  const [one, two] = receiver.deliveries;
  expect(two!.message.tag).toBe(one!.message.tag);
  expect([two!.topic, one!.topic!.length]).toEqual([one!.topic, 32]);
  expect(one!.message.actions.map(({ action }) => action)).toEqual(['open', 'share']);
  // A picture shows as much as a prompt does.
  expect(one!.message.image).toBeNull();
  await who.call('PUT', '/me/preferences', { notify_details: true });
  const { database, jobs } = server.services;
  await pushNotice(database, { jobs, userId: who.id, topic: 'task', reference: first.id });
  await arrived(4);
  expect(receiver.deliveries[3]!.message.image).toMatch(new RegExp(`^/media/${first.id}/poster\\?expires=`));
});

test('a batch that fails is one message, too, which counts along and alerts no more than twice', async () => {
  await subscribe();
  const first = await startTask();
  const batch = [first, await startTask({ batchId: first.batchId }), await startTask({ batchId: first.batchId })];
  for (const [index, task] of batch.entries()) {
    await failTask({ deps: server.services.generation, task, code: 'generation_failed' });
    await arrived(index + 1);
  }
  expect(
    receiver.deliveries.map(({ message: { is_news, title, body, actions } }) => [
      is_news,
      title,
      body,
      actions.map(({ action }) => action).join(),
    ]),
  ).toEqual([
    [true, 'Satu video belum berhasil', '8 koinmu sudah kembali. Ketuk untuk coba lagi.', 'retry,open'],
    [false, '2 dari 3 videomu belum berhasil', '16 koinmu sudah kembali. Ketuk untuk lihat.', 'open'],
    [true, '3 dari 3 videomu belum berhasil', '24 koinmu sudah kembali. Ketuk untuk lihat.', 'open'],
  ]);
  expect(new Set(receiver.deliveries.map(({ topic }) => topic)).size).toBe(1);

  await who.call('PUT', '/me/preferences', { language: 'en' });
  const { database, jobs } = server.services;
  await pushNotice(database, { jobs, userId: who.id, topic: 'task', reference: first.id });
  await arrived(4);
  expect(receiver.deliveries[3]!.message.title).toBe('3 of 3 videos didn’t work out');
});

test('a switch that is off, a cancellation and a transaction rolled back send nothing', async () => {
  await subscribe();
  await who.call('PUT', '/push/subscriptions', { notify_generation: false });
  const task = await startTask();
  await failTask({ deps: server.services.generation, task, code: 'generation_failed' });
  const cancelled = await startTask();
  const before = receiver.attempts;
  await failTask({ deps: server.services.generation, task: cancelled, code: 'generation_cancelled' });
  const { database, jobs } = server.services;
  await database
    .transaction(async (transaction) => {
      await pushNotice(transaction, { jobs, userId: who.id, topic: 'test', reference: 'x' });
      throw new Error('taken back');
    })
    .catch(() => undefined);
  await who.call('POST', '/push/test');
  await arrived(1);
  expect(receiver.deliveries.map(({ message }) => message.kind)).toEqual(['test']);
  expect(receiver.attempts).toBe(before + 1);
});

test('each browser gets what its own switches allow, also after it subscribes anew', async () => {
  expect((await who.call('GET', '/push/subscriptions')).body).toEqual({ data: null });
  expect((await who.call('PUT', '/push/subscriptions', { notify_payment: false })).body.code).toBe(
    'push_not_subscribed',
  );
  await subscribe();
  await who.call('PUT', '/push/subscriptions', { notify_payment: false });
  const quiet = { data: { notify_generation: false, notify_payment: false } };
  expect((await who.call('PUT', '/push/subscriptions', { notify_generation: false })).body).toEqual(quiet);
  await subscribe();
  expect((await who.call('GET', '/push/subscriptions')).body).toEqual(quiet);

  await server.signInAgain(who);
  await subscribe();
  expect((await who.call('GET', '/push/subscriptions')).body).toEqual({
    data: { notify_generation: true, notify_payment: true },
  });
  const task = await startTask();
  await failTask({ deps: server.services.generation, task, code: 'generation_failed' });
  await arrived(1);
  await who.call('POST', '/push/test');
  await arrived(2);
  expect(receiver.deliveries.map(({ message }) => message.kind)).toEqual(['task-failed', 'test']);
});

test('a subscription ends with its session, and one that its service says is gone is forgotten', async () => {
  await subscribe();
  expect(await kept()).toHaveLength(1);
  await who.call('POST', '/auth/logout');
  expect(await kept()).toEqual([]);

  await server.signInAgain(who);
  const { id } = await subscribe();
  for (const status of [503, 429]) {
    receiver.answerWith(status);
    await expect(
      sendPush(server.services.notices, { subscriptionId: id, topic: 'test', reference: '' }),
    ).rejects.toThrow(String(status));
  }
  expect(await kept()).toHaveLength(1);
  for (const status of [404, 410]) {
    const { id: current } = (await kept())[0] ?? (await subscribe());
    receiver.answerWith(status);
    expect(await sendPush(server.services.notices, { subscriptionId: current, topic: 'test', reference: '' })).toBe(
      'gone',
    );
    expect(await kept()).toEqual([]);
  }
});

test('the same browser is stored once, belongs to whoever signs in on it, and can be removed', async () => {
  const subscription = await subscribe();
  const { id: _, ...again } = subscription;
  expect((await who.call('POST', '/push/subscriptions', again)).status).toBe(201);
  expect(await kept()).toHaveLength(1);
  const other = await server.signUp();
  expect((await other.call('POST', '/push/subscriptions', again)).status).toBe(201);
  expect([await kept(), (await kept(other)).length]).toEqual([[], 1]);
  expect((await who.call('DELETE', '/push/subscriptions', {})).status).toBe(204);
  expect(await kept(other)).toHaveLength(1);
  expect((await other.call('DELETE', '/push/subscriptions', { endpoint: again.endpoint })).status).toBe(204);
  expect(await kept(other)).toEqual([]);
  await who.call('POST', '/auth/logout-everywhere', undefined, bearer(who.tokens.access_token));
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'http://127.0.0.1:1/x',
  'https://169.254.169.254/latest',
])('an endpoint that is no push service is refused: %s', async (endpoint) => {
  const { keys } = receiver.subscription();
  const answer = await who.call('POST', '/push/subscriptions', { endpoint, keys });
  expect([answer.status, answer.body.code]).toEqual([422, 'push_unsupported']);
});

test('a key that no message can be encrypted with is refused', async () => {
  const { endpoint, keys } = receiver.subscription();
  const p256dh = Buffer.alloc(65, 7).toString('base64url');
  const answer = await who.call('POST', '/push/subscriptions', { endpoint, keys: { ...keys, p256dh } });
  expect([answer.status, answer.body.fields]).toMatchObject([422, { 'keys.p256dh': { code: 'push_invalid' } }]);
  expect(await kept()).toEqual([]);
});

test('an endpoint that redirects is not followed, and not tried again', async () => {
  const { id } = await subscribe();
  for (const status of [301, 302, 307, 308]) {
    const { attempts } = receiver;
    receiver.answerWith(status);
    const push = { subscriptionId: id, topic: 'test', reference: '' } as const;
    expect(await sendPush(server.services.notices, push)).toBe('refused');
    expect(receiver.attempts).toBe(attempts + 1);
  }
  expect(receiver.deliveries).toEqual([]);
});
