import { SWITCHES_OFF } from '../../../../../contract/generation.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine, EngineRequest } from '../../../../../server/generation/engine.ts';
import type { Provider, Submission } from '../../../../../server/generation/remote/provider.ts';
import { createRemoteEngine } from '../../../../../server/generation/remote/remoteEngine.ts';
import { readInputPicture } from '../../../../../server/generation/remote/readInputPicture.ts';
import { remoteArrivals, remoteJobs } from '../../../../../server/generation/remote/remoteTables.ts';
import { type Database, openDatabase, type OpenDatabase } from '../../../../../server/platform/database/database.ts';
import { fileStorage } from '../../../../../server/platform/storage/fileStorage.ts';
import { type Storage, StorageAway, StorageUnwritable } from '../../../../../server/platform/storage/storage.ts';
import { newId } from '../../../../../server/platform/identifier.ts';
import { breakingStorage } from '../../../../support/breakingStorage.ts';
import { makeClip } from '../../../../support/sampleClips.ts';
import { createTestClock, type TestClock } from '../../../../support/testClock.ts';
import { createTestDatabase } from '../../../../support/testDatabase.ts';
import { testLog } from '../../../../support/testLog.ts';
import { waitUntil } from '../../../../support/waitUntil.ts';

const never = () => new Promise<never>(() => undefined);
const clip = await makeClip();
const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f5a524' } })
  .png()
  .toBuffer();

let clock: TestClock;
let opened: OpenDatabase;
let drop: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  const database = await createTestDatabase();
  drop = () => database.drop();
  opened = openDatabase({ connectionString: database.connectionString, poolSize: 10, log: testLog });
  clock = createTestClock();
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-test-'));
});
afterEach(async () => {
  await opened.close();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

/** A provider that does what each test says; by default it takes everything, and everything succeeds at the first look. */
function providerOf(changes: Partial<Provider>): Provider & { submissions: number; cancelled: string[] } {
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

/** Another process of the server: it shares the database, the files and nothing else. */
function processWith(
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

function request(changes: Partial<EngineRequest> = {}): EngineRequest {
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
    askedAt: clock.now().toISOString(),
    kind: 'video',
    mode: 'text-to-video',
    modelId: 'x',
    prompt: 'pantai',
    settings,
    images: [],
    ...changes,
  };
}

/** The database of a process that meets with something when it notes that results have come. */
function databaseThat(note: () => Promise<void>): Database {
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

const job = async () => (await opened.database.select().from(remoteJobs))[0];

/** Polls as the task steps do, letting time pass, until the job is in one of the states. */
async function pollUntil(engine: Engine, id: string, ...states: string[]): Promise<string> {
  let state = '';
  await waitUntil(`it is ${states.join(' or ')}`, async () => {
    state = (await engine.poll(id)).state;
    clock.advance(3);
    return states.includes(state);
  });
  return state;
}

describe('a process that dies', () => {
  it('in the middle of a submission leaves it to be looked up, and it is not sent again', async () => {
    const dead = providerOf({ submit: never });
    const id = await processWith(dead).submit(request());
    expect(await processWith(dead).poll(id)).toEqual({ state: 'queued', position: null });
    const alive = providerOf({ find: async () => ({ is: 'found', taskId: 'task-1' }) });
    const engine = processWith(alive);
    await engine.poll(id);
    expect((await job())!.status).toBe('submitting');
    clock.advance(21);
    expect(await pollUntil(engine, id, 'succeeded')).toBe('succeeded');
    expect([dead.submissions, alive.submissions, (await job())!.providerTaskId]).toEqual([1, 0, 'task-1']);
  });

  it('before its submission left is sent again only after every lookup found nothing', async () => {
    const dead = providerOf({ submit: never });
    const id = await processWith(dead).submit(request());
    await processWith(dead).poll(id);
    clock.advance(21);
    let lookups = 0;
    const alive = providerOf({
      find: async () => {
        lookups += 1;
        expect(alive.submissions).toBe(0);
        return { is: 'absent' };
      },
    });
    await pollUntil(processWith(alive), id, 'succeeded');
    expect([lookups, alive.submissions]).toEqual([2, 1]);
  });

  it('while a picture is drawn loses the picture: it is failed, and never asked for again', async () => {
    const dead = providerOf({ submit: never, deliversAtOnce: () => true });
    const id = await processWith(dead).submit(request({ kind: 'image', mode: 'text-to-image' }));
    expect((await processWith(dead).poll(id)).state).toBe('running');
    clock.advance(21);
    const alive = providerOf({ deliversAtOnce: () => true });
    const engine = processWith(alive);
    await pollUntil(engine, id, 'failed');
    expect([await engine.poll(id), alive.submissions]).toEqual([{ state: 'failed', code: 'result_lost' }, 0]);
  });

  it('while it looks or copies is followed by another that does the same', async () => {
    const dead = providerOf({ look: never });
    const id = await processWith(dead).submit(request());
    await processWith(dead).poll(id);
    clock.advance(6);
    await processWith(dead).poll(id);
    clock.advance(21);
    const second = providerOf({ open: never });
    await processWith(second).poll(id);
    expect((await job())!.status).toBe('copying');
    clock.advance(21);
    const engine = processWith(providerOf({}));
    await pollUntil(engine, id, 'succeeded');
    const { files } = await engine.collect(id);
    expect(files).toMatchObject([{ mimeType: 'video/mp4', width: 192, height: 112, durationSeconds: 1 }]);
    expect([dead.submissions, second.submissions]).toEqual([1, 0]);
  });
});

describe('one step at a time', () => {
  it('is taken, however many processes poll', async () => {
    const provider = providerOf({
      submit: async ({ id }) => {
        await delay(50);
        return { is: 'accepted', taskId: `task-${id}` };
      },
    });
    const engines = [1, 2, 3, 4].map(() => processWith(provider));
    const wanted = request();
    const ids = await Promise.all(engines.map((engine) => engine.submit(wanted)));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(Array.from({ length: 40 }, (_, index) => engines[index % 4]!.poll(ids[0]!)));
    expect(provider.submissions).toBe(1);
  });

  it('is not waited for when it takes long', async () => {
    let answer: (submission: Submission) => void = () => undefined;
    const provider = providerOf({ submit: () => new Promise((resolve) => void (answer = resolve)) });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    expect(await engine.poll(id)).toEqual({ state: 'queued', position: null });
    expect(await engine.poll(id)).toEqual({ state: 'queued', position: null });
    answer({ is: 'accepted', taskId: 'task-1' });
    await engine.stop!();
    expect((await job())!.status).toBe('accepted');
  });
});

describe('concurrency', () => {
  it('are shared in turns: a batch of one owner does not keep another waiting', async () => {
    const provider = providerOf({ look: async () => ({ is: 'running', percent: null }) });
    const engine = processWith(provider, 3);
    const greedy = newId(clock.now());
    const batch = [];
    for (let index = 0; index < 6; index += 1) {
      batch.push(await engine.submit(request({ ownerId: greedy })));
      clock.advance(1);
    }
    const modest = await engine.submit(request());
    const states = await Promise.all([...batch, modest].map(async (id) => (await engine.poll(id)).state));
    expect(states).toHaveLength(7);
    const waiting = (await opened.database.select().from(remoteJobs))
      .filter((row) => row.status === 'waiting')
      .map((row) => row.id);
    expect(waiting.toSorted()).toEqual(batch.slice(2).toSorted());
    expect(await engine.poll(batch[2]!)).toMatchObject({ state: 'queued', position: 1 });
    expect(await engine.poll(batch[5]!)).toMatchObject({ state: 'queued', position: 4 });
  });

  it('are not kept by work that nobody asks about any more', async () => {
    const engine = processWith(providerOf({ look: async () => ({ is: 'running', percent: null }) }), 1);
    await engine.poll(await engine.submit(request()));
    const second = await engine.submit(request());
    expect((await engine.poll(second)).state).toBe('queued');
    clock.advance(61);
    await engine.poll(second);
    expect((await opened.database.select().from(remoteJobs)).map((row) => row.status)).toEqual([
      'accepted',
      'accepted',
    ]);
  });
});

describe('work that nobody wants any more', () => {
  it('is taken back from the provider, even if its submission was still on its way', async () => {
    let answer: (submission: Submission) => void = () => undefined;
    const provider = providerOf({ submit: () => new Promise((resolve) => void (answer = resolve)) });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.poll(id);
    await engine.discard(id);
    answer({ is: 'accepted', taskId: 'task-1' });
    await engine.stop!();
    expect([provider.cancelled, await job()]).toEqual([['task-1'], undefined]);
  });

  it('is forgotten after a day, though nobody said so', async () => {
    const engine = processWith(providerOf({ look: async () => ({ is: 'running', percent: null }) }));
    await engine.poll(await engine.submit(request()));
    clock.advance(25 * 3600);
    await engine.sweep?.(async () => []);
    expect(await opened.database.select().from(remoteJobs)).toEqual([]);
  });

  it('is not sent at all when it was waiting', async () => {
    const provider = providerOf({});
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.discard(id);
    expect([await engine.poll(id), provider.submissions, provider.cancelled]).toEqual([{ state: 'unknown' }, 0, []]);
  });
});

describe('a provider that is busy', () => {
  it('is asked again when it said, and not before', async () => {
    const answers: Submission[] = [{ is: 'later', afterSeconds: 30 }];
    const provider = providerOf({ submit: async ({ id }) => answers.shift() ?? { is: 'accepted', taskId: id } });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.poll(id);
    clock.advance(29);
    await engine.poll(id);
    expect(provider.submissions).toBe(1);
    clock.advance(2);
    await engine.poll(id);
    expect([provider.submissions, (await job())!.status]).toEqual([2, 'accepted']);
  });
});

describe('a storage that does not answer', () => {
  /** More often than bad copies are put up with: the result is there and paid for. */
  it.each([
    ['put', new StorageAway('the bucket does not answer')],
    ['open', new StorageAway('the bucket does not answer')],
    ['put', new Error('EMFILE: too many open files')],
    ['open', new Error('EMFILE: too many open files')],
  ] as const)('costs no result: %s, %s', async (verb, fault) => {
    let left = 7;
    const whole = fileStorage(folder);
    const away: Storage = {
      ...whole,
      async [verb](...call: never[]) {
        left -= 1;
        if (left >= 0) throw fault;
        return (whole[verb] as (...call: never[]) => never)(...call);
      },
    };
    const provider = providerOf({});
    const engine = processWith(provider, 5, away);
    const id = await engine.submit(request());
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    expect(left).toBeLessThan(0);
    expect([provider.submissions, (await job())!.badCopies]).toEqual([1, 0]);
  });

  it('in the middle of a picture costs no result', async () => {
    const engine = processWith(
      providerOf({ open: async () => Readable.from([picture]) }),
      5,
      breakingStorage(fileStorage(folder), 1),
    );
    const id = await engine.submit(request({ kind: 'image', mode: 'text-to-image' }));
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    expect((await job())!.badCopies).toBe(0);
  });

  it('when the pictures to start from are read leaves the work to be sent later', async () => {
    const storageKey = 'inputs/a.webp';
    await fileStorage(folder).put(storageKey, Readable.from([picture]));
    const away = breakingStorage(fileStorage(folder), 1);
    const sent: number[] = [];
    const provider = providerOf({
      deliversAtOnce: () => true,
      submit: async () => {
        sent.push((await buffer(await away.open(storageKey))).length);
        return { is: 'delivered', results: [{ url: 'https://hasil.example/a' }] };
      },
      open: async () => Readable.from([picture]),
    });
    const engine = processWith(provider, 5, away);
    const images = [{ id: newId(clock.now()), storageKey, width: 64, height: 48 }];
    const id = await engine.submit(request({ kind: 'image', mode: 'image-edit', images }));
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    expect(sent).toEqual([picture.length]);
  });

  it('never leaves a clip without its poster', async () => {
    let left = 1;
    const whole = fileStorage(folder);
    const away: Storage = {
      ...whole,
      async put(key, content) {
        if (key.endsWith('-poster') && left-- > 0) throw new StorageAway('the bucket does not answer');
        return whole.put(key, content);
      },
    };
    const engine = processWith(providerOf({}), 5, away);
    const id = await engine.submit(request());
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    expect(left).toBeLessThan(0);
    expect((await job())!.files).toMatchObject([{ hasPoster: true }]);
  });
});

describe('pictures that came with the answer', () => {
  const away = () => new StorageAway('the bucket does not answer');
  const full = () => new StorageUnwritable('the disk is full', { standing: 'full' });
  const refused = () => new StorageUnwritable('the folder is read-only', { standing: 'refused' });
  /** Takes nothing until it is told to. */
  function closedStorage(refusal: () => Error) {
    const whole = fileStorage(folder);
    const closed = {
      ...whole,
      isOpen: false,
      tries: 0,
      async put(key: string, content: Readable) {
        closed.tries += 1;
        if (!closed.isOpen) throw refusal();
        return whole.put(key, content);
      },
    };
    return closed;
  }
  const painter = () =>
    providerOf({
      deliversAtOnce: () => true,
      submit: async () => ({ is: 'delivered', results: [{ content: picture }] }),
    });
  const painting = () => request({ kind: 'image', mode: 'text-to-image' });

  it.each([
    ['does not answer', away],
    ['may not be written', refused],
    ['has no handle left', () => new Error('EMFILE: too many open files')],
  ])('outlive the process that heard them while the storage %s', async (_, refusal) => {
    const storage = closedStorage(refusal);
    const provider = painter();
    const dying = processWith(provider, 5, storage);
    const id = await dying.submit(painting());
    await dying.poll(id);
    await dying.stop!();
    expect((await job())!.status).toBe('copying');
    storage.isOpen = true;
    const engine = processWith(provider, 5, storage);
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    const [file] = (await engine.collect(id)).files;
    expect(await buffer(await file!.main())).toEqual(picture);
    expect([provider.submissions, await opened.database.select().from(remoteArrivals)]).toEqual([1, []]);
  });

  it('are kept while the disk is full, and stored once it takes them', async () => {
    const storage = closedStorage(full);
    const provider = painter();
    const engine = processWith(provider, 5, storage);
    const id = await engine.submit(painting());
    await engine.poll(id);
    await waitUntil('it was tried again', () => storage.tries > 2);
    expect((await engine.poll(id)).state).toBe('running');
    storage.isOpen = true;
    await engine.stop!();
    expect([await engine.poll(id), provider.submissions]).toEqual([{ state: 'succeeded' }, 1]);
  });

  it('are not lost when the database is away while they are copied', async () => {
    const provider = painter();
    let left = 7;
    const away = new Proxy(opened.database, {
      get(whole, name: keyof Database) {
        const verb = whole[name];
        if (name !== 'select') return typeof verb === 'function' ? (verb as Function).bind(whole) : verb;
        return (fields: Record<string, never>) => ({
          from(table: typeof remoteArrivals) {
            if (table === remoteArrivals && left-- > 0) throw new Error('Connection terminated unexpectedly');
            return whole.select(fields).from(table);
          },
        });
      },
    });
    const engine = processWith(provider, 5, fileStorage(folder), away);
    const id = await engine.submit(painting());
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    expect([left < 0, provider.submissions, (await job())!.badCopies]).toEqual([true, 1, 0]);
  });

  it('are given up once they are gone', async () => {
    const whole = fileStorage(folder);
    const stat: Storage['stat'] = async (key) => (key.endsWith('/arrived-0') ? null : whole.stat(key));
    const engine = processWith(painter(), 5, { ...whole, stat });
    const id = await engine.submit(painting());
    await pollUntil(engine, id, 'failed');
    expect(await engine.poll(id)).toEqual({ state: 'failed', code: 'result_lost' });
  });

  it('are not lost when the database goes away before it is noted that they have come', async () => {
    const provider = painter();
    let left = 3;
    const database = databaseThat(async () => {
      left -= 1;
      if (left >= 0) throw new Error('Connection terminated unexpectedly');
    });
    const engine = processWith(provider, 5, fileStorage(folder), database);
    const id = await engine.submit(painting());
    await engine.poll(id);
    await engine.stop!();
    expect([await engine.poll(id), provider.submissions, left]).toEqual([{ state: 'succeeded' }, 1, -1]);
  });

  it.each([
    ['storage', null],
    ['database', refused],
  ])('are found in the %s when the process died before it noted that they have come', async (_, refusal) => {
    const provider = painter();
    let isStored = false;
    const dying = databaseThat(() => {
      isStored = true;
      return never();
    });
    const storage = refusal ? closedStorage(refusal) : fileStorage(folder);
    const id = await processWith(provider, 5, storage, dying).submit(painting());
    await processWith(provider, 5, storage, dying).poll(id);
    await waitUntil('it is stored', () => isStored);
    clock.advance(21);
    const engine = processWith(provider);
    expect(await pollUntil(engine, id, 'succeeded', 'failed')).toBe('succeeded');
    const [file] = (await engine.collect(id)).files;
    expect([await buffer(await file!.main()), provider.submissions]).toEqual([picture, 1]);
  });

  it('are not thought lost while nobody can look for them', async () => {
    const provider = painter();
    let isStored = false;
    const dying = databaseThat(() => {
      isStored = true;
      return never();
    });
    const id = await processWith(provider, 5, fileStorage(folder), dying).submit(painting());
    await processWith(provider, 5, fileStorage(folder), dying).poll(id);
    await waitUntil('it is stored', () => isStored);
    clock.advance(21);
    const whole = fileStorage(folder);
    let left = 7;
    const stat: Storage['stat'] = async (key) => {
      left -= 1;
      if (left >= 0) throw away();
      return whole.stat(key);
    };
    expect(await pollUntil(processWith(provider, 5, { ...whole, stat }), id, 'succeeded', 'failed')).toBe('succeeded');
    expect(left).toBeLessThan(0);
  });

  it('stay with the process that has finished with them, when another comes to the end of the same', async () => {
    const provider = painter();
    let letGo: () => void = () => undefined;
    const slow = databaseThat(() => new Promise((resolve) => (letGo = resolve)));
    const first = processWith(provider, 5, fileStorage(folder), slow);
    const id = await first.submit(painting());
    await first.poll(id);
    clock.advance(21);
    const engine = processWith(provider);
    await pollUntil(engine, id, 'succeeded');
    letGo();
    await first.stop!();
    const [file] = (await engine.collect(id)).files;
    expect(await buffer(await file!.main())).toEqual(picture);
  });

  it('are waited for by the process that asked for them, however long the database was away meanwhile', async () => {
    let answer: (submission: Submission) => void = () => undefined;
    const provider = providerOf({
      deliversAtOnce: () => true,
      submit: () => new Promise((resolve) => void (answer = resolve)),
    });
    const engine = processWith(provider);
    const id = await engine.submit(painting());
    await engine.poll(id);
    // No sign of life could be given for longer than the lease.
    clock.advance(21);
    expect((await engine.poll(id)).state).toBe('running');
    answer({ is: 'delivered', results: [{ content: picture }] });
    await engine.stop!();
    expect([await engine.poll(id), provider.submissions]).toEqual([{ state: 'succeeded' }, 1]);
  });

  it('are let go when nobody wants them any more', async () => {
    const storage = closedStorage(away);
    const engine = processWith(painter(), 5, storage);
    const id = await engine.submit(painting());
    await engine.poll(id);
    await engine.discard(id);
    await engine.stop!();
    expect([await job(), await opened.database.select().from(remoteArrivals)]).toEqual([undefined, []]);
  });
});

it('opens no file of a result before its turn', async () => {
  const whole = fileStorage(folder);
  let opens = 0;
  const watched: Storage = { ...whole, open: (...call) => ((opens += 1), whole.open(...call)) };
  const results = Array.from({ length: 4 }, (_, place) => ({ url: `https://hasil.example/${place}` }));
  const engine = processWith(
    providerOf({ look: async () => ({ is: 'delivered', results }), open: async () => Readable.from([picture]) }),
    5,
    watched,
  );
  const id = await engine.submit(request({ kind: 'image', mode: 'storyboard' }));
  await pollUntil(engine, id, 'succeeded');
  opens = 0;
  const { files } = await engine.collect(id);
  expect([files.length, opens]).toEqual([4, 0]);
});

it('says that a picture to start from is lost, where nothing was sent', async () => {
  const images = [{ id: newId(clock.now()), storageKey: 'inputs/lost/main', width: 64, height: 48 }];
  await fileStorage(folder).put('inputs/other/main', Readable.from([picture]));
  const provider = providerOf({
    deliversAtOnce: () => true,
    submit: async () => {
      await readInputPicture(fileStorage(folder), images[0]!, async (bytes) => bytes);
      return { is: 'accepted', taskId: 'never' };
    },
  });
  const engine = processWith(provider);
  const id = await engine.submit(request({ kind: 'image', mode: 'image-edit', images }));
  await pollUntil(engine, id, 'failed');
  expect(await engine.poll(id)).toEqual({ state: 'failed', code: 'image_unreadable' });
});
