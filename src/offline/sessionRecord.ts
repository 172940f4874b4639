import { get, update } from 'idb-keyval';
import { DEVICE_DATABASE, LOCAL_STORAGE_KEYS } from './names.ts';
import { openStores } from './openStores.ts';
import { asStorageError, type TextStorage } from './storageAccess.ts';

/** Who is signed in on this browser. */
export interface SessionRecord {
  access: string;
  /** Empty when sign-in returned only an access token. */
  refresh: string;
  /** Milliseconds since 1970, by this device's clock, when the access token ends. */
  expiresAt: number;
  /** Incremented with every change; of two copies the higher revision is the valid one. */
  rev: number;
  /** The user's id; null until the first answer about who this is. */
  accountId: string | null;
}

/** The record shared by page and worker. `update` is atomic: it reads and replaces in one transaction. */
export interface SharedSession {
  read(): Promise<SessionRecord | null>;
  update(change: (current: SessionRecord | null) => SessionRecord | null): Promise<SessionRecord | null>;
}

const RECORD_KEY = 'session';

/** The shared record in IndexedDB, the source of truth. */
export function openSharedSession(): SharedSession {
  const { device } = openStores(DEVICE_DATABASE, ['device']).stores;
  return {
    async read() {
      try {
        return (await get<SessionRecord | null>(RECORD_KEY, device)) ?? null;
      } catch (cause) {
        throw asStorageError(cause);
      }
    },
    async update(change) {
      let changed: SessionRecord | null = null;
      try {
        await update<SessionRecord | null>(RECORD_KEY, (current) => (changed = change(current ?? null)), device);
      } catch (cause) {
        throw asStorageError(cause);
      }
      return changed;
    },
  };
}

/** The copy in local storage; it is read synchronously, so the first paint need not wait. */
export interface SessionMirror {
  read(): SessionRecord | null;
  /** @throws StorageBlockedError */
  write(record: SessionRecord | null): void;
}

/**
 * The mirror over a page's local storage.
 * @param storage undefined if the browser has none: then reads return null and writes fail.
 */
export function openSessionMirror(storage: TextStorage | undefined): SessionMirror {
  const { accessToken, refreshToken, session } = LOCAL_STORAGE_KEYS;
  return {
    read() {
      try {
        const access = storage?.getItem(accessToken) ?? '';
        const refresh = storage?.getItem(refreshToken) ?? '';
        return access || refresh ? { access, refresh, ...parseDetails(storage?.getItem(session)) } : null;
      } catch {
        return null;
      }
    },
    write(record) {
      try {
        if (!storage) throw new Error('No local storage.');
        if (!record) {
          for (const key of [accessToken, refreshToken, session]) storage.removeItem(key);
          return;
        }
        const { access, refresh, ...details } = record;
        storage.setItem(accessToken, access);
        storage.setItem(refreshToken, refresh);
        // Write the revision last: other tabs see the writes one by one, and would take old tokens under a new revision
        // for another sign-in.
        storage.setItem(session, JSON.stringify(details));
      } catch (cause) {
        throw asStorageError(cause);
      }
    },
  };
}

/** Tokens written by other code have no details: they count as older than any record, and as expired. */
function parseDetails(text: string | null | undefined): Pick<SessionRecord, 'expiresAt' | 'rev' | 'accountId'> {
  const details = { expiresAt: 0, rev: 0, accountId: null };
  if (!text) return details;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return details;
    const { expiresAt, rev, accountId } = parsed as Record<string, unknown>;
    return {
      expiresAt: typeof expiresAt === 'number' ? expiresAt : 0,
      rev: typeof rev === 'number' ? rev : 0,
      accountId: typeof accountId === 'string' ? accountId : null,
    };
  } catch {
    return details;
  }
}
