/**
 * Nothing is drawn or kept that nobody waits for: work of cancelled tasks ends, files that no row or unfinished task
 * can name are swept after a day, and everything else stays.
 */
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { createEmbeddedEngine } from '../../server/generation/embedded/embeddedEngine.ts';
import { studioRenders } from '../../server/generation/embedded/renderTables.ts';
import type { Engine, EngineRequest } from '../../server/generation/engine.ts';
import { sweepFiles } from '../../server/generation/cleanup/sweepOrphans.ts';
import { tasks } from '../../server/generation/tables.ts';
import { inputImages } from '../../server/media/inputTables.ts';
import { StorageUnwritable } from '../../server/platform/storage/storage.ts';
import { sweepRemains } from '../../server/workers.ts';
import { newId } from '../../server/platform/identifier.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

/** Runs between the engine accepting work and the note of that; a test may put something there. */
let meanwhile: () => Promise<void>;
let engine: Engine;
let server: TestServer;
let creator: TestAccount;

beforeEach(async () => {
  meanwhile = async () => undefined;
  server = await createTestServer({
    isWorking: false,
    engines: (deps) => {
      const embedded = createEmbeddedEngine(deps);
      engine = {
        ...embedded,
        async submit(request: EngineRequest) {
          const id = await embedded.submit(request);
          await meanwhile();
          return id;
        },
      };
      return [engine];
    },
  });
  creator = await server.signUp();
});
afterEach(() => server.close());

const ask = async (when: string) =>
  (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: `sawah ${when}`, count: 1 })).body.data
    .items[0]!;
const cancel = (id: string) => creator.call<{ data: Task }>('POST', `/library/${id}/cancel`);
const renders = () => server.services.database.select().from(studioRenders);
const advance = (taskId: string) => advanceTask({ deps: server.services.generation, taskId });
const files = (folder: string) =>
  readdir(path.join(server.services.config.dataDirectory, 'files', folder)).catch(() => []);

/** Makes files a day older; without names, all that are there. */
async function age(folder: string, names?: string[]): Promise<void> {
  const aDayAgo = new Date(Date.now() - 25 * 3600_000);
  const place = path.join(server.services.config.dataDirectory, 'files', folder);
  for (const name of names ?? (await files(folder))) await utimes(path.join(place, name), aDayAgo, aDayAgo);
}

it('draws nothing that nobody waits for: cancelled before, while and after the engine accepts it', async () => {
  const before = await ask('sebelum');
  await cancel(before.id);
  await advance(before.id);

  const during = await ask('sementara');
  meanwhile = async () => void (await cancel(during.id));
  await advance(during.id);
  meanwhile = async () => undefined;

  const after = await ask('sesudah');
  await advance(after.id);
  expect(await renders()).toHaveLength(1);
  const first = await cancel(after.id);
  expect(await renders()).toEqual([]);

  // Asked again, as after a lost answer, it says the same.
  const again = await cancel(after.id);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(again.body.data.failure?.code).toBe('generation_cancelled');
  const { body } = await creator.call<{ data: { balance: number; held: number } }>('GET', '/credits/balance');
  expect(body.data).toEqual({ balance: 1000, held: 0 });
});

it('keeps the order in which a batch was asked for, whichever of its jobs comes first', async () => {
  const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'sawah', count: 3 });
  const asked = body.data.items.map(({ id }) => id);
  for (const id of asked.toReversed()) await advance(id);
  for (const id of asked) await advance(id);
  const listed = await creator.call<{ data: Task[] }>('GET', '/images/');
  const places = new Map(listed.body.data.map(({ id, progress }) => [id, progress.queue_position]));
  expect(asked.map((id) => places.get(id))).toEqual([1, 2, 3]);
});

/** The name that the engine gave is stored between the cancellation's look at the task and its end. */
it('finds work that the engine accepted only after the cancellation looked', async () => {
  const task = await ask('sekejap');
  await advance(task.id);
  const [row] = await server.services.database.select().from(tasks).where(eq(tasks.id, task.id));
  await server.services.database.update(tasks).set({ providerTaskId: null }).where(eq(tasks.id, task.id));
  const { database } = server.services;
  const transaction = database.transaction.bind(database);
  database.transaction = async (...call) => {
    database.transaction = transaction;
    await database.update(tasks).set({ providerTaskId: row!.providerTaskId }).where(eq(tasks.id, task.id));
    return transaction(...call);
  };
  await cancel(task.id);
  expect(await renders()).toEqual([]);
});

it('sweeps work whose task has ended, and leaves what is waited for', async () => {
  const wanted = await ask('ditunggu');
  const given = await ask('ditinggal');
  await advance(wanted.id);
  await advance(given.id);
  // As a kill between the task's end and the message to the engine leaves it.
  await server.services.database
    .update(tasks)
    .set({ status: 'failed', failureCode: 'generation_cancelled' })
    .where(eq(tasks.id, given.id));
  for (const { id } of await renders())
    await server.services.storage.put(`studio/${id}/main-0`, Readable.from(['half']));
  await server.services.storage.put(`studio/${newId(new Date())}/main-0`, Readable.from(['of nobody']));
  await age('studio');
  const young = newId(new Date());
  await server.services.storage.put(`studio/${young}/main-0`, Readable.from(['of somebody who is not known yet']));

  await sweepRemains(server.services);
  const [row] = await server.services.database.select().from(tasks).where(eq(tasks.id, wanted.id));
  expect((await renders()).map(({ id }) => id)).toEqual([row!.providerTaskId]);
  expect((await files('studio')).toSorted()).toEqual([row!.providerTaskId!, young].toSorted());
});

it('ends work that nobody waits for where another installation keeps files, too, and leaves its files', async () => {
  const { storage, database } = server.services;
  const given = await ask('ditinggal');
  await advance(given.id);
  await database
    .update(tasks)
    .set({ status: 'failed', failureCode: 'generation_cancelled' })
    .where(eq(tasks.id, given.id));
  const others = newId(new Date());
  await storage.put(`studio/${others}/main-0`, Readable.from(['of the other']));
  await age('studio');
  await storage.put('installations/other', Readable.from(['since then']));
  await sweepRemains(server.services);
  expect([await renders(), await files('studio')]).toEqual([[], [others]]);
});

it('frees a disk that was full at the first start, when no mark could be written', async () => {
  const { storage, config } = server.services;
  await storage.put(`studio/${newId(new Date())}/main-0`, Readable.from(['of nobody']));
  await age('studio');
  await mkdir(path.join(config.dataDirectory, 'files/parts'), { recursive: true });
  await writeFile(path.join(config.dataDirectory, 'files/parts/cut-short'), 'half a');
  await age('parts', ['cut-short']);
  const put = vi.spyOn(storage, 'put').mockRejectedValue(new StorageUnwritable('full', { state: 'full' }));
  onTestFinished(() => put.mockRestore());
  await sweepRemains(server.services);
  expect([await files('studio'), await files('parts'), await files('installations')]).toEqual([[], [], []]);
});

it('sweeps files that no row and no unfinished task has a claim to', async () => {
  const { storage } = server.services;
  const staged = await createStagedEngine();
  engine.poll = async () => ({ state: 'succeeded' });
  engine.collect = (id) => staged.collect(id);
  const done = await ask('jadi');
  await advance(done.id);
  const [kept] = await files('results');

  // Killed between the copy and the row, and not taken up again yet.
  const half = await ask('setengah');
  const noted = new Set(await files('results'));
  engine.collect = async (id) => {
    const result = await staged.collect(id);
    return { ...result, files: result.files.map((file) => ({ ...file, width: Number.NaN })) };
  };
  await advance(half.id).catch(() => 'the row was refused');
  const [claimed] = (await files('results')).filter((name) => !noted.has(name));
  expect(claimed).toBeDefined();

  const lost = newId(new Date());
  await storage.put(`results/${lost}/main`, Readable.from(['of nobody']));
  await age('results');
  const young = newId(new Date());
  await storage.put(`results/${young}/main`, Readable.from(['of somebody who is not known yet']));
  await storage.put(`inputs/${young}/main`, Readable.from(['on its way']));
  const old = newId(new Date());
  await storage.put(`inputs/${old}/main`, Readable.from(['of nobody']));
  await age('inputs', [old]);

  await sweepFiles(server.services.generation);
  expect((await files('results')).toSorted()).toEqual([kept, claimed, young].toSorted());
  expect(await files('inputs')).toEqual([young]);

  await cancel(half.id).catch(() => undefined);
  await server.services.database.update(tasks).set({ status: 'failed' }).where(eq(tasks.id, half.id));
  await sweepFiles(server.services.generation);
  expect((await files('results')).toSorted()).toEqual([kept, young].toSorted());
});

it('removes parts of files whose writer was killed, and no others', async () => {
  const { storage, config } = server.services;
  const parts = path.join(config.dataDirectory, 'files/parts');
  await mkdir(parts, { recursive: true });
  await writeFile(path.join(parts, 'cut-short'), 'half a');
  await writeFile(path.join(parts, 'being-written'), 'half a');
  const anHourAgo = new Date(Date.now() - 3600_000);
  await utimes(path.join(parts, 'cut-short'), anHourAgo, anHourAgo);
  // On a machine whose clock is ahead of the one that is writing.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  onTestFinished(() => clock.mockRestore());
  expect(await storage.removeCutShort()).toBe(1);
  expect(await files('parts')).toEqual(['being-written']);
});

it('fails work whose input picture is gone instead of making something else, and refunds it', async () => {
  const photo = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const { body } = await creator.call<AcceptedReply>('POST', '/images/image-to-image', {
    prompt: 'lebih terang',
    image_base64: photo.toString('base64'),
  });
  const { id } = body.data.items[0]!;
  await server.services.database.delete(inputImages);
  await advance(id);
  const { body: ended } = await creator.call<{ data: Task }>('GET', `/images/task/${id}`);
  expect([ended.data.status, ended.data.failure?.code, ended.data.credits.held]).toEqual([
    'failed',
    'image_unreadable',
    0,
  ]);
  expect(await renders()).toEqual([]);
});
