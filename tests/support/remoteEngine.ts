import { SWITCHES_OFF } from '../../contract/generation.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach } from 'vitest';
import type { Engine, EngineRequest } from '../../server/generation/engine.ts';
import type { Provider, Submission } from '../../server/generation/remote/provider.ts';
import { createRemoteEngine } from '../../server/generation/remote/remoteEngine.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '../../server/platform/database/openDatabase.ts';
import { fileStorage } from '../../server/platform/storage/fileStorage.ts';
import { type Storage } from '../../server/platform/storage/storage.ts';
import { newId } from '../../server/platform/identifier.ts';
import { makeClip } from './sampleClips.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { createTestDatabase } from './testDatabase.ts';
import type { TestDatabase } from './testDatabaseServer.ts';
import { testLog } from './testLog.ts';
import { waitUntil } from './waitUntil.ts';

/* A remote engine whose provider does what each test says, with the test's own database and folder. */

export const never = () => new Promise<never>(() => undefined);
export const clip = await makeClip();
export const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f5a524' } })
  .png()
  .toBuffer();

export let clock: TestClock;
export let opened: OpenDatabase;
export let folder: string;

/**
 * Creates `opened`, `clock` and `folder` before each test of the calling file, and removes them after it. A call, since
 * files that share a worker import this one once.
 */
export function createForEachTest(): void {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    opened = openDatabase({ connectionString: database.connectionString, poolSize: 10, log: testLog });
    clock = createTestClock();
    folder = await mkdtemp(path.join(tmpdir(), 'kilas-test-'));
  });
  afterEach(async () => {
    await opened.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
}

/**
 * A provider that does what each test says; by default it accepts everything, and every task has succeeded at the first
 * look.
 */
export function providerOf(changes: Partial<Provider>): Provider & { submissions: number; cancelled: string[] } {
  const provider = {
    submissions: 0,
    cancelled: [] as string[],
    deliversAtOnce: () => false,
    find: async () => ({ is: 'absent' as const }),
    look: async () => ({ is: 'delivered' as const, results: [{ url: 'https://hasil.example/a' }] }),
    cancel: async (taskId: string) => void provider.cancelled.push(taskId),
    open: async () => Readable.from([clip]),
    ...changes,
    async submit(assignment: Parameters<Provider['submit']>[0]): Promise<Submission> {
      provider.submissions += 1;
      return changes.submit?.(assignment) ?? { is: 'accepted', taskId: `task-${assignment.id}` };
    },
  };
  return provider;
}

/** Another process of the server: it shares the database and the files, nothing else. */
export function processWith(
  provider: Provider,
  concurrency = 5,
  storage: Storage = fileStorage(folder),
  database: Database = opened.database,
): Engine {
  return createRemoteEngine({
    deps: { database, storage, clock, log: testLog },
    id: 'jauh',
    models: [],
    estimateSeconds: () => 10,
    provider,
    concurrency,
    pacing: { lookEvery: 5, lookups: [1, 2], firstBackOff: 0.05 },
  });
}

export function request(changes: Partial<EngineRequest> = {}): EngineRequest {
  const settings = {
    resolution: '480p',
    aspect_ratio: '16:9',
    duration_seconds: 5,
    ...SWITCHES_OFF,
    seed: 1,
    max_images: 1,
  } as const;
  return {
    reference: `${newId(clock.now())}/1`,
    ownerId: newId(clock.now()),
    requestedAt: clock.now().toISOString(),
    kind: 'video',
    mode: 'text-to-video',
    modelId: 'x',
    prompt: 'pantai',
    settings,
    images: [],
    ...changes,
  };
}

/** A database that calls `note` just before it records that results have arrived. */
export function databaseThat(note: () => Promise<void>): Database {
  return new Proxy(opened.database, {
    get(whole, name: keyof Database) {
      if (name !== 'update')
        return typeof whole[name] === 'function' ? (whole[name] as Function).bind(whole) : whole[name];
      return (table: typeof remoteJobs) => ({
        set(values: Partial<typeof remoteJobs.$inferInsert>) {
          const update = whole.update(table).set(values);
          if (values.status !== 'copying') return update;
          return {
            where: (which: SQL) => ({ returning: () => note().then(() => update.where(which).returning()) }),
          };
        },
      });
    },
  });
}

export const job = async () => (await opened.database.select().from(remoteJobs))[0];

/** Polls as a task's steps do, advancing the clock, until the job is in one of the states. */
export async function pollUntil(engine: Engine, id: string, ...states: string[]): Promise<string> {
  let state = '';
  await waitUntil(`it is ${states.join(' or ')}`, async () => {
    state = (await engine.poll(id)).state;
    clock.advance(3);
    return states.includes(state);
  });
  return state;
}
