/**
 * A delivered result is stored without loss although storage or database are away, the disk is full or the process
 * dies; only what is really gone is given up.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../../server/generation/remote/provider.ts';
import { readInputPicture } from '../../../../../server/generation/remote/readInputPicture.ts';
import { remoteArrivals } from '../../../../../server/generation/remote/remoteTables.ts';
import { type Database } from '../../../../../server/platform/database/database.ts';
import { fileStorage } from '../../../../../server/platform/storage/fileStorage.ts';
import { type Storage, StorageAway, StorageUnwritable } from '../../../../../server/platform/storage/storage.ts';
import { newId } from '../../../../../server/platform/identifier.ts';
import { breakingStorage } from '../../../../support/breakingStorage.ts';
import { waitUntil } from '../../../../support/waitUntil.ts';
import {
  never,
  picture,
  clock,
  opened,
  folder,
  providerOf,
  pollUntil,
  processWith,
  request,
  databaseThat,
  job,
  createForEachTest,
} from '../../../../support/remoteEngine.ts';

createForEachTest();

describe('a storage that does not answer', () => {
  /** More often than bad copies are tolerated: the result exists and is paid for. */
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
  const full = () => new StorageUnwritable('the disk is full', { state: 'full' });
  const refused = () => new StorageUnwritable('the folder is read-only', { state: 'refused' });
  /** A storage that writes nothing until it is told to. */
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
    // No heartbeat was possible for longer than the lease.
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
