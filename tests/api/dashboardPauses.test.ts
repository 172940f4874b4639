/**
 * While an engine or everything is paused, nothing new is accepted or begun and people see why. Waiting work keeps its
 * place for a day, then gives its coins back; running work may finish.
 */
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdminLogList, SystemReply } from '../../contract/dashboard.ts';
import type { Model, Task } from '../../contract/generation.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { claimRender } from '../../server/generation/embedded/renderQueue.ts';
import { claimSlot } from '../../server/generation/remote/claimSlot.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { tasks } from '../../server/generation/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { confirm, request, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { openStream } from '../support/openStream.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';

import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitFor } from '../support/waitFor.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;
let creator: TestAccount;
const STUDIO = 'kilas-studio';
const MESSAGE = { id: 'Studio sedang diperbaiki.', en: 'The studio is being mended.' };

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  admin = await signUpConfirmedAdmin(server);
  creator = await server.signUp({ coins: 1000 });
});
afterAll(() => server.close());

/** With the password again, as every change asks for. */
async function signInAdmin() {
  await server.signInAgain(admin);
  await confirm(admin);
}

const pause = async (engineId: string | null) => {
  const { status, body } = await admin.call<{ data: { id: string } }>('POST', '/dashboard/pauses', {
    engine_id: engineId,
    message: MESSAGE,
    reason: 'Sedang rusak',
  });
  expect(status).toBe(201);
  return body.data.id;
};
const resume = (id: string) => admin.call('POST', `/dashboard/pauses/${id}/end`, { reason: 'Sudah baik' });
const models = async () => (await creator.call<{ data: Model[] }>('GET', '/images/models-images')).body.data;
const ask = () => creator.call('POST', '/images/text-to-image', { prompt: 'pantai' });
const step = (task: Task) => advanceTask({ deps: server.services.generation, taskId: task.id });
const rowOf = async (task: Task) =>
  (await server.services.database.select().from(tasks).where(eq(tasks.id, task.id)))[0]!;

it('accepts and begins nothing new, says why before anybody asks, and loses nothing', async () => {
  const { database } = server.services;
  const waiting = await request(creator, 'image', 'pantai');
  await step(waiting);
  const failed = await request(creator, 'image', 'gunung');
  await creator.call('POST', `/library/${failed.id}/cancel`);
  const coins = await balanceOf(creator);
  const stream = await openStream(server.url, creator);

  const id = await pause(STUDIO);
  await waitFor(() => expect(stream.events).toContainEqual({ type: 'offers' }));
  stream.close();
  expect((await models()).map((model) => model.pause)).toEqual([MESSAGE]);
  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.body).toMatchObject({ code: 'engine_paused', pause: MESSAGE });
  expect((await creator.call('POST', `/images/${failed.id}/regenerate`)).body.code).toBe('engine_paused');
  expect(await balanceOf(creator)).toBe(coins);

  expect(await claimRender({ database, clock })).toBeUndefined();
  await step(waiting);
  expect(await rowOf(waiting)).toMatchObject({ status: 'pending', stage: 'on_hold' });
  // Longer than its deadline, and with every process stopped.
  clock.advance(3 * 3600);
  await step(waiting);
  expect(await rowOf(waiting)).toMatchObject({ status: 'pending', stage: 'on_hold' });

  await signInAdmin();
  await server.signInAgain(creator);
  expect((await resume(id)).status).toBe(200);
  expect((await resume(id)).status).toBe(409);
  expect((await models()).map((model) => model.pause)).toEqual([null]);
  await step(waiting);
  expect(await rowOf(waiting)).toMatchObject({ status: 'pending', stage: 'queued' });
  expect(await claimRender({ database, clock })).toMatchObject({ status: 'running' });
});

it('lets running work of every engine finish during maintenance; work that waited a day gives its coins back', async () => {
  const { database } = server.services;
  const running = await request(creator, 'image', 'sawah');
  await step(running);
  await claimRender({ database, clock });
  const late = await request(creator, 'image', 'hutan');
  await step(late);
  const coins = await balanceOf(creator);
  const id = await pause(null);
  expect((await ask()).body).toMatchObject({ code: 'maintenance', pause: MESSAGE });
  await step(running);
  expect(await rowOf(running)).toMatchObject({ status: 'processing' });

  const now = clock.now();
  const job = {
    id: newId(now),
    engineId: 'modelark',
    ownerId: creator.id,
    request: {} as never,
    status: 'waiting' as const,
    nextStepAt: now,
    seenAt: now,
    createdAt: now,
  };
  const [remote] = await database.insert(remoteJobs).values(job).returning();
  expect(await claimSlot({ database, clock, job: remote!, concurrency: 1 })).toEqual({ isClaimed: false, next: [] });

  const report = async () => parse(SystemReply, (await admin.call('GET', '/dashboard/system')).body).data;
  expect((await report()).pauses).toMatchObject([{ id, engine_id: null, message: MESSAGE, reason: 'Sedang rusak' }]);
  expect((await report()).concerns.map(({ code }) => code)).toContain('maintenance');

  await step(late);
  clock.advance(25 * 3600);
  await step(late);
  expect(await rowOf(late)).toMatchObject({ status: 'failed', failureCode: 'engine_paused' });
  await signInAdmin();
  await server.signInAgain(creator);
  expect(await balanceOf(creator)).toBe(coins + late.credits.held);
  expect((await resume(id)).status).toBe(200);
  await database.update(remoteJobs).set({ seenAt: clock.now() });
  expect(await claimSlot({ database, clock, job: remote!, concurrency: 1 })).toEqual({ isClaimed: true, next: [] });

  const log = parse(AdminLogList, (await admin.call('GET', '/dashboard/log')).body).data;
  expect(log.slice(0, 2).map(({ action, subject }) => [action, subject.id])).toEqual([
    ['generation.resume', 'all'],
    ['generation.pause', 'all'],
  ]);
});

it('keeps retried work waiting for a day as well, however old the item is', async () => {
  const old = await request(creator, 'image', 'danau');
  await creator.call('POST', `/library/${old.id}/cancel`);
  clock.advance(3 * 24 * 3600);
  await signInAdmin();
  await server.signInAgain(creator);
  expect((await creator.call('POST', `/images/${old.id}/regenerate`)).status).toBe(202);
  await step(old);
  const id = await pause(STUDIO);
  await step(old);
  clock.advance(23 * 3600);
  await step(old);
  expect(await rowOf(old)).toMatchObject({ status: 'pending', stage: 'on_hold' });
  clock.advance(2 * 3600);
  await step(old);
  await step(old);
  expect(await rowOf(old)).toMatchObject({ status: 'failed', failureCode: 'engine_paused' });
  await signInAdmin();
  await server.signInAgain(creator);
  expect((await resume(id)).status).toBe(200);
});

it('is refused a second time, for an unknown engine, and without words in both languages', async () => {
  const body = { engine_id: STUDIO, message: MESSAGE, reason: 'x' };
  const post = (changes: object) => admin.call('POST', '/dashboard/pauses', { ...body, ...changes });
  const id = await pause(STUDIO);
  const twice = await post({});
  expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);
  expect((await resume(id)).status).toBe(200);
  expect((await post({ engine_id: 'nihil' })).status).toBe(404);
  for (const message of [{ id: 'a' }, { id: 'a', en: ' ' }, { id: 'a', en: 'x'.repeat(201) }])
    expect(Object.keys((await post({ message })).body.fields ?? {}).join()).toMatch(/^message\b/);
  expect(Object.keys((await post({ reason: '' })).body.fields ?? {})).toEqual(['reason']);
  expect((await resume(newId(clock.now()))).status).toBe(404);
});
