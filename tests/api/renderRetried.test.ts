import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from '../../server/generation/embedded/embeddedEngine.ts';
import { type RenderPool, startRenderPool } from '../../server/generation/embedded/renderPool.ts';
import { studioRenders } from '../../server/generation/embedded/renderTables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** Ends without a word, as a render over its memory does, until it was begun so often; then it says a last one. */
const WORKER = `
import { appendFileSync, readFileSync } from 'node:fs';
process.once('message', (job) => {
  appendFileSync(new URL('./begun', import.meta.url), '.');
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
  const { database, storage, clock, log } = server.services;
  pool = startRenderPool({
    database,
    storage,
    clock,
    log,
    encoder: 'auto',
    concurrency: 1,
    workerFile: pathToFileURL(path.join(folder, 'worker.mjs')),
  });
});
afterAll(async () => {
  await pool.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** @param ends how often the render is begun until its process says a last word */
async function renderOf(ends: number) {
  const { database, generation, clock } = server.services;
  await rm(path.join(folder, 'begun'), { force: true });
  const id = await generation.catalog.everyEngine()[0]!.submit({
    reference: newId(clock.now()),
    ownerId: newId(clock.now()),
    askedAt: clock.now().toISOString(),
    kind: 'image',
    mode: 'text-to-image',
    modelId: 'kilas-studio-image',
    prompt: String(ends),
    settings: {
      resolution: '1K',
      aspect_ratio: '1:1',
      duration_seconds: null,
      fixed_camera: false,
      watermark: false,
      seed: 1,
      max_images: 1,
    },
    images: [],
  });
  const read = async () => (await database.select().from(studioRenders).where(eq(studioRenders.id, id)))[0]!;
  await waitUntil('its render has ended', async () => ['done', 'failed'].includes((await read()).status));
  return read();
}

describe('a render whose process ends without a word', () => {
  it('is begun again at once, and its last word counts', async () => {
    const { starts, error } = await renderOf(2);
    expect([starts, error]).toEqual([2, 'object_not_found']);
  });

  it('is given up when it ends its process again and again', async () => {
    const { starts, error } = await renderOf(Infinity);
    expect([starts, error]).toEqual([4, 'it ended its process again and again']);
  });
});
