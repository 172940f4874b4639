/**
 * Every name under which the browser keeps something of ours, in one place: local-storage keys, databases, caches,
 * locks and channels. All start with `kilas.`; whatever belongs to one account ends with its id, so that forgetting an
 * account is a matter of names and nothing of it can be missed.
 */
export const LOCAL_STORAGE_KEYS = {
  accessToken: 'kilas.access_token',
  refreshToken: 'kilas.refresh_token',
  /** Revision, expiry and account of the two tokens above, as JSON. */
  session: 'kilas.session',
  language: 'kilas.language',
  theme: 'kilas.theme',
} as const;

/** What belongs to the browser rather than to an account: the session record and a few notes (deviceNotes.ts). */
export const DEVICE_DATABASE = 'kilas.device';

const ACCOUNT_DATABASE_PREFIX = 'kilas.account.';

/** Name of the IndexedDB database that keeps everything of one account. */
export const accountDatabaseName = (accountId: string): string => `${ACCOUNT_DATABASE_PREFIX}${accountId}`;

/** The account a database belongs to; undefined for databases that are not an account's. */
export function accountOfDatabase(name: string): string | undefined {
  return name.startsWith(ACCOUNT_DATABASE_PREFIX) ? name.slice(ACCOUNT_DATABASE_PREFIX.length) : undefined;
}

const UNSAVED_DRAFT_PREFIX = 'kilas.unsaved-draft.';

/** Local-storage key of a draft that its page left before it was saved. */
export const unsavedDraftKey = (name: string, accountId: string): string =>
  `${UNSAVED_DRAFT_PREFIX}${name}.${accountId}`;

/** The account that such a draft belongs to; undefined for every other key. */
export function accountOfUnsavedDraft(key: string): string | undefined {
  return key.startsWith(UNSAVED_DRAFT_PREFIX) ? key.slice(key.lastIndexOf('.') + 1) : undefined;
}

/**
 * What an account has queued for the server. Not an account's database by name: it stays when the account signs out, if
 * the person wants it to.
 */
export const outboxDatabaseName = (accountId: string): string => `kilas.outbox.${accountId}`;
/** Held while an account's outbox is drained, so that one tab or the worker does. */
export const outboxLockName = (accountId: string): string => `kilas.outbox-drain.${accountId}`;
/** Tells open pages that an outbox has changed: the account's id. */
export const OUTBOX_CHANNEL = 'kilas.outbox';
/** Background Sync's name for sending what is queued. */
export const OUTBOX_SYNC_TAG = 'kilas.outbox';

/** The app shell of the current build. */
export const PRECACHE = 'kilas.precache';
/** Hashed files of lazy screens, kept when first used. */
export const ASSET_CACHE = 'kilas.assets';
/** Pictures of articles that were read. */
export const ARTICLE_CACHE = 'kilas.articles';
/** Pages of the blog that a guest has read, as the server drew them. */
export const PAGE_CACHE = 'kilas.pages';

const ACCOUNT_CACHE_PREFIXES = {
  previews: 'kilas.previews.',
  media: 'kilas.media.',
  copies: 'kilas.copies.',
} as const;

/** Thumbnails and posters of one account. */
export const previewCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.previews}${accountId}`;
/** Images and clips of one account that were looked at. */
export const mediaCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.media}${accountId}`;

/** Images and clips of one account that were chosen to be kept. */
export const copiesCacheName = (accountId: string): string => `${ACCOUNT_CACHE_PREFIXES.copies}${accountId}`;

/** The account a cache belongs to; undefined for caches that are not an account's. */
export function accountOfCache(name: string): string | undefined {
  const prefix = Object.values(ACCOUNT_CACHE_PREFIXES).find((candidate) => name.startsWith(candidate));
  return prefix === undefined ? undefined : name.slice(prefix.length);
}

/** Whether a full disk may empty a cache of an account: everything but what was chosen. */
export const mayBeEmptied = (name: string): boolean =>
  accountOfCache(name) !== undefined && !name.startsWith(ACCOUNT_CACHE_PREFIXES.copies);

/** Held while tokens are renewed, so that tabs and worker spend one refresh token once. */
export const REFRESH_LOCK = 'kilas.auth-refresh';
/** Tells the other tabs and the worker that the session changed. Carries no tokens. */
export const SESSION_CHANNEL = 'kilas.session';
