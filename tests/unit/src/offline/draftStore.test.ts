import 'fake-indexeddb/auto';
import { get, set, type UseStore } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { type AccountDatabase, openAccountDatabase } from '../../../../src/offline/accountDatabase.ts';
import { openDraftStore } from '../../../../src/offline/draftStore.ts';
import { unsavedDraftKey } from '../../../../src/offline/names.ts';
import { forgetUnsavedCopies, openUnsavedCopy } from '../../../../src/offline/unsavedCopy.ts';

const NAME = 'generator';
let accounts = 0;

/** Local storage, whose keys are its own properties. */
function memoryStorage() {
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage = Object.create(methods) as Record<string, string> & typeof methods;
  return storage;
}

/** One account's browser; each page of it has its own end. */
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

/** A database on a disk that takes writes and finishes none, as those under way when a page ends. */
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
  // It moves into the database, and the copy goes.
  await vi.waitFor(() => expect(storage[key]).toBeUndefined());
  expect(await get(NAME, database.drafts)).toBe('typed after it');
});

test('a draft that was cleared as the page ended does not come back', async () => {
  const { openDatabase, openPage } = browser();
  const database = openDatabase();
  await set(NAME, 'sent', database.drafts);
  const first = openPage(hanging(database));
  void first.clear();
  first.end();
  expect(await openPage(database).load()).toBeNull();
  await vi.waitFor(async () => expect(await get(NAME, database.drafts)).toBeUndefined());
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

  // And one that was saved earlier, but is done only now, takes no newer copy away.
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
    expect(await get(NAME, database.drafts)).toBe('new');
  }
  // A copy that could not be replaced must not pass for the newest.
  expect(full.removeItem).toHaveBeenCalled();
});
