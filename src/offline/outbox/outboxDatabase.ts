import { outboxDatabaseName } from '../names.ts';
import { openStores } from '../openStores.ts';
import { newId } from '../newId.ts';
import { randomKey } from '../randomKey.ts';
import { MAX_ENTRIES, mayHaveArrived, needsPerson, type OutboxEntry, type OutboxRequest } from './outboxEntry.ts';

/** The outbox already holds MAX_ENTRIES entries. */
export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** A request as it is sent, identical at each try. */
export interface FrozenRequest {
  key: string;
  body: Blob;
  isWithdrawn: boolean;
}

/** What was accepted, and the body of the answer. */
export interface SentRequest extends Pick<OutboxEntry, 'kind'> {
  body: unknown;
}

/** Who is draining, and until when (milliseconds since 1970). */
export interface Lease {
  holder: string;
  until: number;
}

/**
 * The queue of one account on this browser, in a separate database: signing out drops the stored answers but not the
 * unsent requests. Every method is one transaction, so a killed tab or worker leaves either the state before or after
 * it.
 */
export interface Outbox {
  accountId: string;
  /** In the order of sending. */
  list(): Promise<OutboxEntry[]>;
  /**
   * Adds one at the end, with its pictures.
   * @param isUncertain it was sent under this key before, and its answer was lost
   * @throws OutboxFullError
   */
  add(
    request: OutboxRequest,
    extra: { key: string; now: number; images: ReadonlyMap<string, Blob>; isUncertain?: boolean },
  ): Promise<OutboxEntry>;
  images(ids: readonly string[]): Promise<(Blob | undefined)[]>;
  /**
   * Claims an entry for sending. The first claim fixes `body` and the entry's key; later ones get what was fixed.
   * Null when the entry is gone, waits for the person, or was changed since `entry` was read.
   */
  claim(entry: OutboxEntry, body: Blob | null): Promise<FrozenRequest | null>;
  /** Updates a claimed entry. Does nothing for one that is gone. */
  update(
    id: string,
    changes: Partial<Pick<OutboxEntry, 'state' | 'nextTryAt' | 'error' | 'isUncertain'>>,
  ): Promise<void>;
  /** Removes a finished entry with its pictures. */
  remove(id: string): Promise<void>;
  /**
   * Takes an entry back: removes it if the server cannot have it, else marks it to be withdrawn at the next try. A change
   * of something that exists (PUT) cannot be withdrawn: it is only not sent again.
   * @returns which
   */
  takeBack(id: string): Promise<'removed' | 'withdrawn'>;
  /** Whether it was taken back and is not removed yet. */
  isWithdrawn(id: string): Promise<boolean>;
  /**
   * Lets an entry that waits for the person go on.
   * @param coins the price they agreed to; left out: the same request again
   */
  resume(id: string, coins?: number): Promise<void>;
  /** Moves an entry by this many places among those that are not being sent. */
  move(id: string, by: number): Promise<void>;
  /** Takes or prolongs the lease; false while somebody else holds it. @param isHolderGone whoever holds it has ended */
  takeLease(lease: Lease, now: number, isHolderGone?: boolean): Promise<boolean>;
  dropLease(holder: string): Promise<void>;
  /** Records what was sent while no page could update its lists. */
  recordSent(sent: SentRequest): Promise<void>;
  /** What was recorded since the last `takeSent`, in order. */
  takeSent(): Promise<SentRequest[]>;
  /** Deletes all of it. */
  drop(): Promise<void>;
}

/** Whether this account ever queued something here. Firefox before 126 cannot list databases: then true. */
export async function hasOutbox(accountId: string): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === outboxDatabaseName(accountId)) ?? true;
}

const STORES = ['entries', 'images', 'bodies', 'lease'] as const;
const LEASE = 'lease';
const SENT = 'sent';

/** Opens an account's outbox, lazily. After a `drop` this object stays closed. */
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
    add: (request, { key, now, images, isUncertain = false }) =>
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
          isUncertain,
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
        // Uncertain from here on: the claimer may be killed before it receives an answer.
        const claimed = { state: 'sending', isFrozen: true, isUncertain: true, tries: entry.tries + 1 } as const;
        entries.put({ ...entry, ...claimed }, entry.id);
        return { key: entry.key, body: frozen, isWithdrawn: entry.isWithdrawn };
      }),
    update: (id, changes) => change(id, (entry) => ({ ...entry, ...changes })),
    remove: (id) =>
      change(id, (entry, stores) => {
        erase(entry, stores);
        return null;
      }),
    async takeBack(id) {
      let outcome: 'removed' | 'withdrawn' = 'removed';
      await change(id, (entry, stores) => {
        if (mayHaveArrived(entry) && entry.method === 'POST') {
          outcome = 'withdrawn';
          return { ...entry, isWithdrawn: true, nextTryAt: 0 };
        }
        erase(entry, stores);
        return null;
      });
      return outcome;
    },
    isWithdrawn: (id) =>
      transact('readonly', async ({ entries }) => {
        const entry = (await done(entries.get(id))) as OutboxEntry | undefined;
        return entry?.isWithdrawn ?? false;
      }),
    resume: (id, coins) =>
      change(id, (entry, { bodies }) => {
        if (!needsPerson(entry)) return null;
        const again = { ...entry, state: 'queued' as const, error: null, nextTryAt: 0 };
        if (coins === undefined && entry.error?.code !== 'idempotency_key_reused') return again;
        // The bytes change, so they need a new key. Nothing was executed under the old one.
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
    takeLease: (lease, now, isHolderGone = false) =>
      transact('readwrite', async (stores) => {
        const held = (await done(stores.lease.get(LEASE))) as (Lease & { takenAt: number }) | undefined;
        // A lease taken in the future means that the clock was set back.
        const isHeld = held && held.holder !== lease.holder && held.until > now && held.takenAt <= now;
        if (isHeld && !isHolderGone) return false;
        stores.lease.put({ ...lease, takenAt: now }, LEASE);
        return true;
      }),
    dropLease: (holder) =>
      transact('readwrite', async (stores) => {
        const held = (await done(stores.lease.get(LEASE))) as Lease | undefined;
        if (held?.holder === holder) stores.lease.delete(LEASE);
      }),
    recordSent: (sent) =>
      transact('readwrite', async ({ lease }) => void lease.put([...(await readSent(lease)), sent], SENT)),
    takeSent: () =>
      transact('readwrite', async ({ lease }) => {
        const sent = await readSent(lease);
        if (sent.length > 0) lease.delete(SENT);
        return sent;
      }),
    drop,
  };
}

type Stores = Readonly<Record<(typeof STORES)[number], IDBObjectStore>>;

/**
 * Two entries may begin with the same picture; each has its own copy, so that forgetting one leaves the other whole.
 */
export const imageName = (entryId: string, imageId: string): string => `${entryId}/${imageId}`;

/** Empty also for what an earlier build recorded, which was no more than that there was something. */
async function readSent(lease: IDBObjectStore): Promise<SentRequest[]> {
  const sent: unknown = await done(lease.get(SENT));
  return Array.isArray(sent) ? (sent as SentRequest[]) : [];
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
