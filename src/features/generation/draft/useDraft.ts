import { del, get, keys, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import type { AccountDatabase } from '../../../offline/accountDatabase.ts';
import { openDraftStore } from '../../../offline/draftStore.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { type Draft, withImages } from './draft.ts';
import { createDraftImages, type DraftImages } from './draftImages.ts';
import { createDraftSession, type DraftSession } from './draftSession.ts';

/** One session an account; it goes with the account's database. */
const sessions = new WeakMap<AccountDatabase, DraftSession>();
const imagesOf = new WeakMap<AccountDatabase, DraftImages>();
/** While it is not known whose screen this is, a draft lives in memory only. */
let inMemory: DraftSession | undefined;
let imagesInMemory: DraftImages | undefined;

function createInMemory(): DraftSession {
  return createDraftSession({
    store: { load: () => Promise.resolve(null), save: () => Promise.resolve() },
    createKey: randomKey,
  });
}

/** The kept draft; reading it is also the moment to let go of pictures that it no longer names. */
function openStore(database: AccountDatabase) {
  const store = openDraftStore({
    database,
    name: 'generator',
    check: async (kept) => (await import('./draftSchema.ts')).readDraft(kept),
  });
  return {
    save: store.save,
    async load() {
      const kept = await store.load();
      const images = draftImages();
      void images.sweep(kept?.images.map((image) => image.id) ?? []);
      // A picture that the browser has thrown away is none: its place asks for one again.
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

/** The bytes of the pictures in the draft of the account in scope. */
export function draftImages(): DraftImages {
  const database = accountDatabase();
  if (!database)
    return (imagesInMemory ??= createDraftImages({
      get: async () => undefined,
      set: async () => undefined,
      del: async () => undefined,
      names: async () => [],
    }));
  let images = imagesOf.get(database);
  if (!images) {
    const { drafts } = database;
    images = createDraftImages({
      get: (name) => get(name, drafts),
      set: (name, blob) => set(name, blob, drafts),
      del: (name) => del(name, drafts),
      names: async () => (await keys(drafts)).map(String),
    });
    imagesOf.set(database, images);
  }
  return images;
}

function sessionOf(database: AccountDatabase): DraftSession {
  let session = sessions.get(database);
  if (!session) {
    session = createDraftSession({ store: openStore(database), createKey: randomKey });
    sessions.set(database, session);
  }
  return session;
}

/** The draft of the account in scope, opened at first use. */
export function draftSession(): DraftSession {
  const database = accountDatabase();
  if (!database) return (inMemory ??= createInMemory());
  inMemory = undefined;
  return sessionOf(database);
}

const hearNothing = () => () => undefined;
const readNothing = () => null;
const changeNothing = () => undefined;

/**
 * The draft and its session. Null until it is known whose screen this is (the first visit after signing in elsewhere
 * has to ask the server) and the kept draft was read: what is typed must not land in a draft that nobody keeps.
 */
export function useDraft(): { draft: Draft | null; change: DraftSession['change'] } {
  const database = useSyncExternalStore(subscribeToAccount, accountDatabase, accountDatabase);
  const session = database && sessionOf(database);
  const draft = useSyncExternalStore(session?.subscribe ?? hearNothing, session?.read ?? readNothing, readNothing);
  return { draft, change: session?.change ?? changeNothing };
}
