import { get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { openDraftStore } from '../../../offline/draftStore.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { type Draft, withImages } from './draft.ts';
import { createDraftImages, type DraftImages } from './draftImages.ts';
import { createDraftSession, type DraftSession } from './draftSession.ts';
import { storeReplaced } from './replacedDraft.ts';

/** One session per account; released with the account's database. */
const sessions = new WeakMap<AccountDatabase, DraftSession>();
const imagesOf = new WeakMap<AccountDatabase, DraftImages>();
/** Until the account is known, a draft is in memory only. */
let inMemory: DraftSession | undefined;
let imagesInMemory: DraftImages | undefined;

function createInMemory(): DraftSession {
  return createDraftSession({
    store: { load: () => Promise.resolve(null), save: () => Promise.resolve() },
    createKey: randomKey,
  });
}

/** The stored draft. */
function openStore(database: AccountDatabase) {
  const store = openDraftStore({
    database,
    name: 'generator',
    check: async (kept) => (await import('./draftSchema.ts')).readDraft(kept),
    schemaVersion: import.meta.env.SCHEMA_VERSION,
  });
  return {
    save: store.save,
    async load() {
      const kept = await store.load();
      const images = draftImages();
      // An image that the browser has evicted is removed, so that the form asks for it again.
      const areThere = await Promise.all(kept?.images.map(async ({ id }) => (await images.load(id)) !== null) ?? []);
      return kept && areThere.includes(false)
        ? withImages(
            kept,
            kept.images.filter((_, index) => areThere[index]),
          )
        : kept;
    },
  };
}

/** The images of the current account's draft. */
export function draftImages(): DraftImages {
  const database = accountDatabase();
  if (!database)
    return (imagesInMemory ??= createDraftImages({
      get: async () => undefined,
      set: async () => undefined,
    }));
  let images = imagesOf.get(database);
  if (!images) {
    const { drafts } = database;
    images = createDraftImages({
      get: (name) => get(name, drafts),
      set: (name, blob) => set(name, blob, drafts),
    });
    imagesOf.set(database, images);
  }
  return images;
}

/**
 * The channel that tells the other tabs, which may have begun with the same stored draft, which keys are used. Not among
 * the names of offline/names.ts, which the landing page loads, too.
 */
const KEYS_CHANNEL = 'kilas.draft-keys';
let usedKeys: BroadcastChannel | undefined;

function openUsedKeys(): BroadcastChannel {
  if (usedKeys) return usedKeys;
  usedKeys = new BroadcastChannel(KEYS_CHANNEL);
  usedKeys.onmessage = ({ data }) => {
    const database = accountDatabase();
    if (database) sessions.get(database)?.renewKey(data);
  };
  return usedKeys;
}

function sessionOf(database: AccountDatabase): DraftSession {
  let session = sessions.get(database);
  if (!session) {
    const channel = openUsedKeys();
    session = createDraftSession({
      store: openStore(database),
      createKey: randomKey,
      onKeyUsed: (key) => channel.postMessage(key),
    });
    sessions.set(database, session);
    storeReplaced(session, database);
  }
  return session;
}

/** The draft of the current account, opened on first use. */
export function draftSession(): DraftSession {
  const database = accountDatabase();
  if (!database) return (inMemory ??= createInMemory());
  inMemory = undefined;
  return sessionOf(database);
}

const subscribeToNothing = () => () => undefined;
const readNothing = () => null;
const changeNothing = () => undefined;

/**
 * The draft and its setter. The draft is null until the account is known (after signing in elsewhere, the first visit
 * has to ask the server) and its stored draft was read: typed text must not go into a draft that is never saved.
 */
export function useDraft(): { draft: Draft | null; change: DraftSession['change'] } {
  const database = useSyncExternalStore(subscribeToAccount, accountDatabase, accountDatabase);
  const session = database && sessionOf(database);
  const draft = useSyncExternalStore(
    session?.subscribe ?? subscribeToNothing,
    session?.read ?? readNothing,
    readNothing,
  );
  return { draft, change: session?.change ?? changeNothing };
}
