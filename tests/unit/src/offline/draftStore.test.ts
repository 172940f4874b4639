/**
 * What was typed last survives any end of its page, and an older copy never overwrites what was saved later. After
 * signing out nothing of it is left.
 */
import 'fake-indexeddb/auto';
import { get, set, type UseStore } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { type AccountDatabase, openAccountDatabase } from '../../../../src/offline/accountDatabase.ts';
import { openDraftStore } from '../../../../src/offline/draftStore.ts';
import { forgetAccount, forgetOtherAccounts } from '../../../../src/offline/forgetAccount.ts';
import { unsavedDraftKey } from '../../../../src/offline/names.ts';
import { forgetUnsavedCopies, MAX_COPY_LENGTH, openUnsavedCopy } from '../../../../src/offline/unsavedCopy.ts';
import { waitFor } from '../../../support/waitFor.ts';

const NAME = 'generator';
let accounts = 0;

/** Local storage, with its keys as properties. */
function memoryStorage() {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.create(methods) as Record<string, string> & typeof methods;
  return storage;
}

/** One account's browser; each of its pages can be ended. */
function browser() {
  const accountId = `account-${(accounts += 1)}`;
  const storage = memoryStorage();
  return {
    storage,
    key: unsavedDraftKey(NAME, accountId),
    openDatabase: () => openAccountDatabase(accountId),
    openPage(database: AccountDatabase) {
      const page = new EventTarget();
      const store = openDraftStore<string>({
        database,
        name: NAME,
        check: async (kept) => (typeof kept === 'string' ? kept : null),
        copy: openUnsavedCopy(NAME, accountId, storage),
        page,
      });
      return { ...store, end: (how = 'pagehide') => page.dispatchEvent(new Event(how)) };
    },
  };
}

/** A database that refuses writes, as on a full disk. */
function refusing(database: AccountDatabase): AccountDatabase {
  const drafts: UseStore = async (mode, use) => {
    if (mode === 'readonly') return database.drafts(mode, use);
    throw new DOMException('full', 'QuotaExceededError');
  };
  return { ...database, drafts };
}

/** A database whose writes start and never finish, as when a page ends. */
function hanging(database: AccountDatabase): AccountDatabase {
  const drafts: UseStore = async (mode, use) =>
    mode === 'readonly' ? database.drafts(mode, use) : new Promise(() => undefined);
  return { ...database, drafts };
}

test('what was typed last is there after a page that ended before the disk had it', async () => {
  const { openDatabase, openPage, storage, key } = browser();
  const database = openDatabase();
  await set(NAME, 'from before', database.drafts);
  const first = openPage(hanging(database));
  void first.save('from the link');
  void first.save('typed after it');
  first.end();

  const next = openPage(database);
  expect(await next.load()).toBe('typed after it');
  // It moves into the database, and the copy is removed.
  await waitFor(() => expect(storage[key]).toBeUndefined());
  expect(await get(NAME, database.drafts)).toMatchObject({ draft: 'typed after it' });
});

test('a draft that was cleared as the page ended does not come back', async () => {
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  await set(NAME, 'sent', database.drafts);
  const first = openPage(hanging(database));
  void first.clear();
  first.end();
  expect(await openPage(database).load()).toBeNull();
  await waitFor(async () => expect(await get(NAME, database.drafts)).toBeUndefined());
});

test('what is saved leaves no copy, whenever the page ends', async () => {
  const { openDatabase, openPage, storage } = browser();
  const database = openDatabase();
  const page = openPage(database);
  const saving = page.save('one');
  page.end('visibilitychange');
  expect(Object.keys(storage)).toHaveLength(1);
  await saving;
  expect(Object.keys(storage)).toEqual([]);
  await page.save('two');
  page.end();
  expect(Object.keys(storage)).toEqual([]);
});

test('what comes while the page is out of sight is copied at once: such a page may never be told of its end', async () => {
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  const first = openPage(hanging(database));
  void first.save('one');
  first.end('visibilitychange');
  void first.save('two');
  expect(await openPage(database).load()).toBe('two');
});

test('a draft that another tab saved later is not undone by an older copy', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  const left = openPage(hanging(database));
  void left.save('older');
  left.end();
  vi.setSystemTime(2000);
  await openPage(database).save('newer');
  expect(await openPage(database).load()).toBe('newer');

  // A save from before, finished only now, removes no newer copy.
  const slow = openPage(database);
  const saving = slow.save('slow');
  vi.setSystemTime(3000);
  const quick = openPage(hanging(database));
  void quick.save('quick');
  quick.end();
  await saving;
  expect(await openPage(database).load()).toBe('quick');
  vi.useRealTimers();
});

test('a draft that could not be saved does not undo, at the end of its page, what another saved later', async () => {
  const { openDatabase, openPage, storage, key } = browser();
  const database = openDatabase();
  const failed = openPage(refusing(database));
  await expect(failed.save('older')).rejects.toThrow('full');
  await expect.poll(Date.now).toBeGreaterThan(Date.now());
  await openPage(database).save('newer');
  failed.end();
  expect(await openPage(database).load()).toBe('newer');
  expect(storage[key]).toBeUndefined();
});

test('nor takes the place of a newer copy', async () => {
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  const first = openPage(hanging(database));
  void first.save('older');
  await expect.poll(Date.now).toBeGreaterThan(Date.now());
  const second = openPage(hanging(database));
  void second.save('newer');
  second.end();
  first.end();
  expect(await openPage(database).load()).toBe('newer');
});

test('what could not be saved is still there in its own page, and comes back after its end', async () => {
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  await openPage(database).save('saved');
  const page = openPage(refusing(database));
  await page.load();
  await expect(page.save('refused')).rejects.toThrow('full');
  expect(await page.load()).toBe('refused');
  page.end();
  expect(await openPage(database).load()).toBe('refused');
});

test('of two saves in one millisecond, or after the clock was set back, the later one is copied until it is saved', async () => {
  for (const then of [5000, 1000]) {
    vi.useFakeTimers({ toFake: ['Date'], now: 5000 });
    const { openDatabase, openPage } = browser();
    const database = openDatabase();
    let writes = 0;
    const drafts: UseStore = async (mode, use) =>
      mode === 'readonly' || (writes += 1) === 1 ? database.drafts(mode, use) : new Promise(() => undefined);
    const page = openPage({ ...database, drafts });
    void page.save('one');
    vi.setSystemTime(then);
    void page.save('two');
    page.end();
    // The first is in the database, the second still being written.
    await waitFor(() => expect(writes).toBe(2));
    expect(await openPage(database).load()).toBe('two');
    vi.useRealTimers();
  }
});

test('a draft that was kept before drafts had a time is read as ever, and gives way to a copy', async () => {
  const { openDatabase, openPage, storage, key } = browser();
  const database = openDatabase();
  await set(NAME, 'kept', database.drafts);
  expect(await openPage(database).load()).toBe('kept');
  storage[key] = '{"at":1,"draft":"copied"}';
  expect(await openPage(database).load()).toBe('copied');
});

test('a very long draft is not copied beside the tokens, nor does an older copy pass for it', async () => {
  const { openDatabase, openPage, storage } = browser();
  const page = openPage(hanging(openDatabase()));
  void page.save('short');
  page.end('visibilitychange');
  expect(Object.keys(storage)).toHaveLength(1);
  void page.save('x'.repeat(MAX_COPY_LENGTH));
  page.end();
  expect(Object.keys(storage)).toEqual([]);
});

test('a copy that another tab left while the account was being forgotten goes with its database', async () => {
  const { openDatabase, storage, key } = browser();
  const { accountId } = openDatabase();
  vi.stubGlobal('localStorage', storage);
  const forgetting = forgetAccount(accountId);
  storage[key] = '{"at":1,"draft":"mine"}';
  await forgetting;
  expect(Object.keys(storage)).toEqual([]);
  const entering = forgetOtherAccounts('somebody-else');
  storage[key] = '{"at":1,"draft":"mine"}';
  await entering;
  expect(Object.keys(storage)).toEqual([]);
  vi.unstubAllGlobals();
});

test('a copy of another shape is passed over, as is a damaged one', async () => {
  const { openDatabase, openPage, storage, key } = browser();
  const database = openDatabase();
  await set(NAME, 'kept', database.drafts);
  for (const damaged of ['{', '7', '{"draft":"no time"}', '{"at":1,"draft":{"of":"another shape"}}']) {
    storage[key] = damaged;
    expect(await openPage(database).load()).toBe('kept');
  }
});

test('after signing out nothing is copied any more, and what was copied goes', async () => {
  const { openDatabase, openPage, storage, key } = browser();
  const database = openDatabase();
  const stuck = hanging(database);
  const page = openPage({ ...stuck, isDropped: database.isDropped });
  void page.save('mine');
  page.end('visibilitychange');
  storage['kilas.language'] = 'en';
  storage[unsavedDraftKey('article.7', 'somebody-else')] = 'theirs';
  await database.drop();
  forgetUnsavedCopies((owner) => key.endsWith(`.${owner}`), storage);
  page.end();
  expect(Object.keys(storage)).toEqual(['kilas.language', unsavedDraftKey('article.7', 'somebody-else')]);
});

test('without local storage, or with a full one, drafts are kept as ever', async () => {
  const { openDatabase } = browser();
  const database = openDatabase();
  const full = {
    getItem: () => '{"at":1,"draft":"old"}',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: vi.fn<() => void>(),
  };
  for (const storage of [undefined, full]) {
    const page = new EventTarget();
    const store = openDraftStore<string>({
      database,
      name: NAME,
      check: async (kept) => kept as string,
      copy: openUnsavedCopy(NAME, 'a', storage),
      page,
    });
    const saving = store.save('new');
    page.dispatchEvent(new Event('pagehide'));
    await saving;
    expect(await get(NAME, database.drafts)).toMatchObject({ draft: 'new' });
  }
  // A copy that could not be replaced must not count as the newest.
  expect(full.removeItem).toHaveBeenCalled();
});

test('a draft is checked by its schema unless it was stored under the same version of it', async () => {
  const database = openAccountDatabase('versions');
  const check = vi.fn(async () => null);
  const open = (schemaVersion: string | undefined) =>
    openDraftStore<string>({
      database,
      name: NAME,
      check,
      schemaVersion,
      copy: openUnsavedCopy(NAME, 'versions', memoryStorage()),
      page: new EventTarget(),
    });
  await open('1').save('typed');
  expect(await open('1').load()).toBe('typed');
  expect(check).not.toHaveBeenCalled();
  expect(await open('2').load()).toBeNull();
  expect(await open(undefined).load()).toBeNull();
  await open(undefined).save('typed');
  expect(await open(undefined).load()).toBeNull();
  expect(check).toHaveBeenCalledTimes(3);
});
