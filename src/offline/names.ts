/**
 * Every name that we use in the browser: local-storage keys, databases, caches, locks and channels. All start with
 * `kilas.`; names of an account's data end with its id, so that forgetting an account finds all of it by name.
 */
export const LOCAL_STORAGE_KEYS = {
  accessToken: 'kilas.access_token',
  refreshToken: 'kilas.refresh_token',
  /** Revision, expiry and account of the two tokens above, as JSON. */
  session: 'kilas.session',
  language: 'kilas.language',
  theme: 'kilas.theme',
} as const;

/** Data of the browser rather than of an account: the session record and a few values (deviceStore.ts). */
export const DEVICE_DATABASE = 'kilas.device';

const ACCOUNT_DATABASE_PREFIX = 'kilas.account.';

/** Name of the IndexedDB database that keeps everything of one account. */
export const accountDatabaseName = (accountId: string): string => `${ACCOUNT_DATABASE_PREFIX}${accountId}`;

/** The account a database belongs to; undefined for databases that are not an account's. */
export function accountOfDatabase(name: string): string | undefined {
  return name.startsWith(ACCOUNT_DATABASE_PREFIX) ? name.slice(ACCOUNT_DATABASE_PREFIX.length) : undefined;
}

const UNSAVED_DRAFT_PREFIX = 'kilas.unsaved-draft.';

/** Local-storage key of a draft whose page ended before it was saved. */
export const unsavedDraftKey = (name: string, accountId: string): string =>
  `${UNSAVED_DRAFT_PREFIX}${name}.${accountId}`;

/** The account that such a draft belongs to; undefined for every other key. */
export function accountOfUnsavedDraft(key: string): string | undefined {
  return key.startsWith(UNSAVED_DRAFT_PREFIX) ? key.slice(key.lastIndexOf('.') + 1) : undefined;
}

/**
 * The queue of an account's unsent requests. Not named like an account's database, because it may outlive a sign-out if
 * the user wants that.
 */
export const outboxDatabaseName = (accountId: string): string => `kilas.outbox.${accountId}`;
/** Lock held while an account's outbox is drained, so that only one tab or the worker does it. */
export const outboxLockName = (accountId: string): string => `kilas.outbox-drain.${accountId}`;
/** Channel that notifies open pages of a changed outbox; the message is the account's id. */
export const OUTBOX_CHANNEL = 'kilas.outbox';
/** Background Sync tag for sending the queue. */
export const OUTBOX_SYNC_TAG = 'kilas.outbox';

/** The app shell of the current build. */
export const PRECACHE = 'kilas.precache';
/** Hashed files of lazy screens, cached at first use. */
export const ASSET_CACHE = 'kilas.assets';
/** Pictures of articles that the user has read. */
export const ARTICLE_CACHE = 'kilas.articles';
/** Blog pages that a guest has read, as rendered by the server. */
export const PAGE_CACHE = 'kilas.pages';

const ACCOUNT_CACHE_PREFIXES = {
  previews: 'kilas.previews.',
  media: 'kilas.media.',
  copies: 'kilas.copies.',
} as const;

/** Thumbnails and posters of one account. */
export const previewCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.previews}${accountId}`;
/** Images and clips that one account has viewed. */
export const mediaCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.media}${accountId}`;

/** Images and clips that one account has chosen to store offline. */
export const copiesCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.copies}${accountId}`;

/** The account a cache belongs to; undefined for caches that are not an account's. */
export function accountOfCache(name: string): string | undefined {
  const prefix = Object.values(ACCOUNT_CACHE_PREFIXES).find((candidate) => name.startsWith(candidate));
  return prefix === undefined ? undefined : name.slice(prefix.length);
}

/** Whether an account's cache may be emptied when the disk is full: all but the copies that the user chose. */
export const isEvictable = (name: string): boolean =>
  accountOfCache(name) !== undefined && !name.startsWith(ACCOUNT_CACHE_PREFIXES.copies);

/** Lock held while tokens are renewed, so that tabs and worker use a refresh token only once. */
export const REFRESH_LOCK = 'kilas.auth-refresh';
/** Channel that notifies the other tabs and the worker of session changes. Carries no tokens. */
export const SESSION_CHANNEL = 'kilas.session';
/** Channel by which a page tells the others that it is looked at. The message says nothing more. */
export const PAGES_CHANNEL = 'kilas.looked-at';
