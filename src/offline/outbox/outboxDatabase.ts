import { outboxDatabaseName } from '../names.ts';
import { openStores } from '../openStores.ts';
import { newId } from '../newId.ts';
import { randomKey } from '../randomKey.ts';
import { MAX_ENTRIES, mayHaveArrived, needsPerson, type OutboxEntry, type OutboxRequest } from './outboxEntry.ts';

/** There is room for so many entries only. */
export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** A request as it goes out, the same at each try. */
export interface FrozenRequest {
  key: string;
  body: Blob;
  isWithdrawn: boolean;
}

/** Who drains, until when (milliseconds since 1970). */
export interface Lease {
  holder: string;
  until: number;
}

/**
 * What one account has queued on this browser, in a database of its own: signing out drops what was kept of the
 * server's answers, and leaves what the server has not heard of yet. Every method is one transaction, so that a tab or
 * worker that is killed leaves the state before it or the one after it.
 */
export interface Outbox {
  accountId: string;
  /** In the order of sending. */
  list(): Promise<OutboxEntry[]>;
  /** Adds one at the end, with its pictures. @throws OutboxFullError */
  add(
    request: OutboxRequest,
    extra: { key: string; now: number; images: ReadonlyMap<string, Blob> },
  ): Promise<OutboxEntry>;
  images(ids: readonly string[]): Promise<(Blob | undefined)[]>;
  /**
   * Claims an entry for sending. The first claim fixes `body` and the entry's key; later ones get what was fixed.
   * Null when the entry is gone, waits for the person, or was changed since `entry` was read.
   */
  claim(entry: OutboxEntry, body: Blob | null): Promise<FrozenRequest | null>;
  /** Notes how a claimed entry stands now. Does nothing for one that is gone. */
  note(id: string, changes: Partial<Pick<OutboxEntry, 'state' | 'nextTryAt' | 'error' | 'isUncertain'>>): Promise<void>;
  /** Forgets an entry that came to its end, with its pictures. */
  remove(id: string): Promise<void>;
  /** Takes an entry back: at once when the server cannot have it, else it is withdrawn at the next try. @returns which */
  takeBack(id: string): Promise<'removed' | 'withdrawn'>;
  /** Lets an entry that waits for the person go on. @param coins the price they agreed to; left out: the same request again */
  resume(id: string, coins?: number): Promise<void>;
  /** Moves an entry by so many places among those that are not under way. */
  move(id: string, by: number): Promise<void>;
  /** Takes or prolongs the lease; false while somebody else holds it. */
  takeLease(lease: Lease, now: number): Promise<boolean>;
  dropLease(holder: string): Promise<void>;
  /** Notes that something was sent while no page could tell its lists. */
  recordSent(): Promise<void>;
  /** Whether that happened since it was last asked. */
  takeSent(): Promise<boolean>;
  /** Deletes all of it. */
  drop(): Promise<void>;
}

/** Whether something was ever queued here by this account. Firefox before 126 cannot tell: then yes. */
export async function hasOutbox(accountId: string): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === outboxDatabaseName(accountId)) ?? true;
}

const STORES = ['entries', 'images', 'bodies', 'lease'] as const;
const LEASE = 'lease';
const SENT = 'sent';

export function openOutbox(accountId: string): Outbox {
  const { transact, drop } = openStores(outboxDatabaseName(accountId), STORES);

  const readAll = async (entries: IDBObjectStore): Promise<OutboxEntry[]> =>
    ((await done(entries.getAll())) as OutboxEntry[]).toSorted((one, other) => one.sequence - other.sequence);

  /** Changes one entry as it stands now; nothing for one that is gone. */
  const change = (id: string, edit: (entry: OutboxEntry, stores: Stores) => OutboxEntry | null): Promise<void> =>
    transact('readwrite', async (stores) => {
      const entry = (await done(stores.entries.get(id))) as OutboxEntry | undefined;
      const changed = entry && edit(entry, stores);
      if (changed) stores.entries.put(changed, id);
    });

  function erase(entry: OutboxEntry, stores: Stores): void {
    stores.entries.delete(entry.id);
    stores.bodies.delete(entry.id);
    for (const image of entry.imageIds) stores.images.delete(imageName(entry.id, image));
  }

  return {
    accountId,
    list: () => transact('readonly', ({ entries }) => readAll(entries)),
    add: (request, { key, now, images }) =>
      transact('readwrite', async (stores) => {
        const all = await readAll(stores.entries);
        if (all.length >= MAX_ENTRIES) throw new OutboxFullError('The outbox is full.');
        const entry: OutboxEntry = {
          ...request,
          id: newId(now),
          sequence: (all.at(-1)?.sequence ?? 0) + 1,
          state: 'queued',
          key,
          isFrozen: false,
          isUncertain: false,
          isWithdrawn: false,
          tries: 0,
          nextTryAt: 0,
          error: null,
          createdAt: now,
        };
        for (const [id, blob] of images) stores.images.put(blob, imageName(entry.id, id));
        stores.entries.put(entry, entry.id);
        return entry;
      }),
    images: (names) =>
      transact('readonly', ({ images }) => Promise.all(names.map((name) => done(images.get(name)) as Promise<Blob>))),
    claim: (asRead, body) =>
      transact('readwrite', async ({ entries, bodies }) => {
        const entry = (await done(entries.get(asRead.id))) as OutboxEntry | undefined;
        if (!entry || needsPerson(entry) || entry.key !== asRead.key || entry.isFrozen !== asRead.isFrozen) return null;
        const frozen = entry.isFrozen ? ((await done(bodies.get(entry.id))) as Blob | undefined) : body;
        if (!frozen) return null;
        if (!entry.isFrozen) bodies.put(frozen, entry.id);
        // Uncertain from here on: whoever claims it may be killed before it hears an answer.
        const claimed = { state: 'sending', isFrozen: true, isUncertain: true, tries: entry.tries + 1 } as const;
        entries.put({ ...entry, ...claimed }, entry.id);
        return { key: entry.key, body: frozen, isWithdrawn: entry.isWithdrawn };
      }),
    note: (id, changes) => change(id, (entry) => ({ ...entry, ...changes })),
    remove: (id) =>
      change(id, (entry, stores) => {
        erase(entry, stores);
        return null;
      }),
    async takeBack(id) {
      let outcome: 'removed' | 'withdrawn' = 'removed';
      await change(id, (entry, stores) => {
        if (mayHaveArrived(entry)) {
          outcome = 'withdrawn';
          return { ...entry, isWithdrawn: true, nextTryAt: 0 };
        }
        erase(entry, stores);
        return null;
      });
      return outcome;
    },
    resume: (id, coins) =>
      change(id, (entry, { bodies }) => {
        if (!needsPerson(entry)) return null;
        const again = { ...entry, state: 'queued' as const, error: null, nextTryAt: 0 };
        if (coins === undefined && entry.error?.code !== 'idempotency_key_reused') return again;
        // Other bytes than before: they need a key of their own. Nothing was done under the old one.
        bodies.delete(id);
        return { ...again, quotedCoins: coins ?? entry.quotedCoins, key: randomKey(), isFrozen: false };
      }),
    move: (id, by) =>
      transact('readwrite', async ({ entries }) => {
        const all = (await readAll(entries)).filter((entry) => !mayHaveArrived(entry));
        const from = all.findIndex((entry) => entry.id === id);
        const moved = all[from];
        if (!moved) return;
        const to = Math.min(all.length - 1, Math.max(0, from + by));
        const places = all.map(({ sequence }) => sequence);
        all
          .toSpliced(from, 1)
          .toSpliced(to, 0, moved)
          .forEach((entry, place) => entries.put({ ...entry, sequence: places[place] as number }, entry.id));
      }),
    takeLease: (lease, now) =>
      transact('readwrite', async (stores) => {
        const held = (await done(stores.lease.get(LEASE))) as (Lease & { takenAt: number }) | undefined;
        // One that was taken later than now comes from a clock that was set back.
        const isHeld = held && held.holder !== lease.holder && held.until > now && held.takenAt <= now;
        if (isHeld) return false;
        stores.lease.put({ ...lease, takenAt: now }, LEASE);
        return true;
      }),
    dropLease: (holder) =>
      transact('readwrite', async (stores) => {
        const held = (await done(stores.lease.get(LEASE))) as Lease | undefined;
        if (held?.holder === holder) stores.lease.delete(LEASE);
      }),
    recordSent: () => transact('readwrite', async (stores) => void stores.lease.put(true, SENT)),
    takeSent: () =>
      transact('readwrite', async (stores) => {
        const hasSent = (await done(stores.lease.get(SENT))) === true;
        if (hasSent) stores.lease.delete(SENT);
        return hasSent;
      }),
    drop,
  };
}

type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

/** Two entries may begin with the same picture; each has its own copy, so that forgetting one leaves the other whole. */
export const imageName = (entryId: string, imageId: string): string => `${entryId}/${imageId}`;

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
