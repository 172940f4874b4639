/**
 * A render whose process dies is restarted a few times and then given up. Renders of one person begin in the order they
 * were asked for, those of several take turns, and a render that waits for its pictures stays with its process.
 */
import { SWITCHES_OFF } from '../../contract/generation.ts';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../server/generation/embedded/embeddedEngine.ts';
import type { EngineRequest } from '../../server/generation/engine.ts';
import { type RenderPool, startRenderPool } from '../../server/generation/embedded/renderPool.ts';
import { claimRender } from '../../server/generation/embedded/renderQueue.ts';
import { studioRenders } from '../../server/generation/embedded/renderTables.ts';
import { StorageAway } from '../../server/platform/storage/storage.ts';
import { newId } from '../../server/platform/identifier.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

/**
 * Exits silently, as a render that exceeds its memory does, until it was started this often; then it sends a last
 * message.
 */
const WORKER = `
import { appendFileSync, readFileSync } from 'node:fs';
process.once('message', (job) => {
  appendFileSync(new URL('./begun', import.meta.url), '.');
  appendFileSync(new URL('./order', import.meta.url), job.prompt + ' ');
  const begun = readFileSync(new URL('./begun', import.meta.url), 'utf8').length;
  if (begun < Number(job.prompt)) process.exit(1);
  process.send({ type: 'failed', message: 'object_not_found', reason: 'object_not_found' }, () => process.exit());
});
`;

let server: TestServer;
let folder: string;
let pool: RenderPool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-worker-'));
  await writeFile(path.join(folder, 'worker.mjs'), WORKER);
  server = await createTestServer({ engines: (deps) => [createEmbeddedEngine(deps)], isWorking: false });
  pool = startPool();
});
afterAll(async () => {
  await pool.stop();
  await server.close();
  await removeFolder(folder);
});

function startPool(storage = server.services.storage, concurrency = 1): RenderPool {
  const { database, clock, log } = server.services;
  return startRenderPool({
    database,
    storage,
    clock,
    log,
    encoder: 'auto',
    concurrency,
    workerFile: pathToFileURL(path.join(folder, 'worker.mjs')),
  });
}

function submit(
  request: Pick<EngineRequest, 'reference' | 'ownerId' | 'prompt' | 'requestedAt'> & Partial<EngineRequest>,
): Promise<string> {
  const { generation } = server.services;
  return generation.catalog.everyEngine()[0]!.submit({
    kind: 'image',
    mode: 'text-to-image',
    modelId: 'kilas-studio-image',
    settings: {
      resolution: '1K',
      aspect_ratio: '1:1',
      duration_seconds: null,
      ...SWITCHES_OFF,
      seed: 1,
      max_images: 1,
    },
    images: [],
    ...request,
  });
}

/** @param ends how often the render is started until its process sends a last message */
async function renderOf(ends: number) {
  const { database, clock } = server.services;
  await rm(path.join(folder, 'begun'), { force: true });
  const id = await submit({
    reference: newId(clock.now()),
    ownerId: newId(clock.now()),
    requestedAt: clock.now().toISOString(),
    prompt: String(ends),
  });
  const read = async () => (await database.select().from(studioRenders).where(eq(studioRenders.id, id)))[0]!;
  await waitUntil('its render has ended', async () => ['done', 'failed'].includes((await read()).status));
  return read();
}

describe('a render whose process exits silently', () => {
  it('is started again at once, and its last message counts', async () => {
    const { starts, error } = await renderOf(2);
    expect([starts, error]).toEqual([2, 'object_not_found']);
  });

  it('is given up when its process keeps dying', async () => {
    const { starts, error } = await renderOf(Infinity);
    expect([starts, error]).toEqual([4, 'it ended its process again and again']);
  });
});

describe('renders of one person', () => {
  it('begin in the order they were asked for, whatever order they were handed over in', async () => {
    await pool.stop();
    const { clock, database } = server.services;
    const ownerId = newId(clock.now());
    const asked = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
    const batch = asked(-2);
    const places = ['first', 'second', 'third'].map((prompt) => ({ prompt, reference: `${newId(new Date(batch))}/1` }));
    await submit({
      ownerId,
      prompt: 'retried',
      reference: places[0]!.reference.replace('/1', '/2'),
      requestedAt: asked(-1),
    });
    for (const place of places.toReversed()) await submit({ ownerId, ...place, requestedAt: batch });
    await rm(path.join(folder, 'order'), { force: true });
    pool = startPool();
    await waitUntil('all have begun', async () => {
      const rows = await database.select().from(studioRenders).where(eq(studioRenders.ownerId, ownerId));
      return rows.length === 4 && rows.every(({ status }) => status === 'failed');
    });
    expect(await readFile(path.join(folder, 'order'), 'utf8')).toBe('first second third retried ');
  });
});

describe('renders of several people', () => {
  it('are taken in turn, also by processes that take at the same moment', async () => {
    await pool.stop();
    const { clock, database } = server.services;
    const asked = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    const [crowd, one, other] = [newId(clock.now()), newId(clock.now()), newId(clock.now())];
    for (const [place, ownerId] of [crowd, crowd, crowd, one, other].entries())
      await submit({
        ownerId,
        prompt: 'turn',
        reference: `${newId(clock.now())}/1`,
        requestedAt: asked(place - 10),
      });
    const taken = await Promise.all([1, 2, 3].map(() => claimRender({ database, clock })));
    expect(new Set(taken.map((render) => render!.ownerId))).toEqual(new Set([crowd, one, other]));
  });
});

describe('a process that renders', () => {
  it('has no more renders at once than it is told', async () => {
    await pool.stop();
    const { clock, database, storage } = server.services;
    await database.delete(studioRenders);
    const store = Promise.withResolvers<never>();
    store.promise.catch(() => undefined);
    for (let render = 0; render < 4; render += 1) {
      await submit({
        reference: newId(clock.now()),
        ownerId: newId(clock.now()),
        requestedAt: clock.now().toISOString(),
        prompt: 'held',
        images: [{ id: newId(clock.now()), storageKey: 'inputs/held', width: 64, height: 64 }],
      });
    }
    const running = () => database.select().from(studioRenders).where(eq(studioRenders.status, 'running'));
    pool = startPool({ ...storage, open: () => store.promise }, 2);
    await waitUntil('two were taken', async () => (await running()).length >= 2);
    // The queue is looked at more often than a render shows that it is alive.
    const takenAt = Math.max(...(await running()).map(({ heartbeatAt }) => heartbeatAt!.getTime()));
    await waitUntil(
      'both show that they are alive',
      async () => (await running()).every(({ heartbeatAt }) => heartbeatAt!.getTime() > takenAt),
      10_000,
    );
    expect(await running()).toHaveLength(2);
    store.reject(new StorageAway('the bucket does not answer'));
  });
});

describe('a render whose input pictures take long to arrive', () => {
  it('shows that it is alive, and is returned only by the process that has it', async () => {
    await pool.stop();
    const { clock, database, storage } = server.services;
    await database.delete(studioRenders);
    const store = Promise.withResolvers<never>();
    store.promise.catch(() => undefined);
    pool = startPool({ ...storage, open: () => store.promise });
    const id = await submit({
      reference: newId(clock.now()),
      ownerId: newId(clock.now()),
      requestedAt: clock.now().toISOString(),
      prompt: 'slow',
      images: [{ id: newId(clock.now()), storageKey: 'inputs/slow', width: 64, height: 64 }],
    });
    const mine = eq(studioRenders.id, id);
    const read = async () => (await database.select().from(studioRenders).where(mine))[0]!;
    await waitUntil('it was taken', async () => (await read()).status === 'running');
    const takenAt = (await read()).heartbeatAt!;
    await waitUntil('it shows that it lives', async () => (await read()).heartbeatAt! > takenAt, 10_000);
    await database.update(studioRenders).set({ starts: 2 }).where(mine);
    store.reject(new StorageAway('the bucket does not answer'));
    await pool.stop();
    expect(await read()).toMatchObject({ status: 'running', starts: 2 });
  });
});
