import type { UseStore } from 'idb-keyval';

/** A database was deleted at sign-out; a late write must not re-create it. */
class DatabaseDroppedError extends Error {
  override readonly name = 'DatabaseDroppedError';

  constructor(database: string) {
    super(`${database} was dropped.`);
  }
}

export interface OpenStores<Name extends string> {
  /** For idb-keyval's functions. */
  stores: Readonly<Record<Name, UseStore>>;
  /**
   * One transaction over all the stores, resolved once it is on the disk. Inside, only requests of the stores handed in
   * may be awaited: anything else lets the transaction end. An error thrown by `work` rolls it back.
   */
  transact<Result>(
    mode: IDBTransactionMode,
    work: (stores: Readonly<Record<Name, IDBObjectStore>>) => Promise<Result>,
  ): Promise<Result>;
  /** Whether it was deleted, here or in another tab. */
  isDropped(): boolean;
  /** Deletes the database in this and every other tab. All later calls fail with DatabaseDroppedError. */
  drop(): Promise<void>;
}

/**
 * Several idb-keyval stores in one database, opened at first use. idb-keyval's own `createStore` supports one store per
 * database and never closes its connection, so a deletion in another tab would wait forever.
 */
export function openStores<const Name extends string>(database: string, storeNames: readonly Name[]): OpenStores<Name> {
  let connection: Promise<IDBDatabase> | undefined;
  let hasDropped = false;

  function connect(): Promise<IDBDatabase> {
    if (hasDropped) return Promise.reject(new DatabaseDroppedError(database));
    connection ??= open(database, storeNames).then(
      (opened) => {
        opened.onclose = () => (connection = undefined);
        opened.onversionchange = (event) => {
          if (event.newVersion === null) hasDropped = true;
          opened.close();
          connection = undefined;
        };
        return opened;
      },
      (error: unknown) => {
        connection = undefined;
        throw error;
      },
    );
    return connection;
  }

  const useStore =
    (name: Name): UseStore =>
    async (mode, callback) => {
      const opened = await connect();
      return callback(opened.transaction(name, mode).objectStore(name));
    };

  return {
    stores: Object.fromEntries(storeNames.map((name) => [name, useStore(name)])) as Record<Name, UseStore>,
    async transact(mode, work) {
      const opened = await connect();
      const transaction = opened.transaction(storeNames, mode, { durability: 'strict' });
      const end = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new DOMException('Taken back.', 'AbortError'));
      });
      // Its callers are attached below; until then, handle its failure here.
      end.catch(() => undefined);
      const stores = Object.fromEntries(storeNames.map((name) => [name, transaction.objectStore(name)]));
      let result;
      try {
        result = await work(stores as Record<Name, IDBObjectStore>);
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It has ended by itself, for the reason that is thrown.
        }
        throw error;
      }
      await end;
      return result;
    },
    isDropped: () => hasDropped,
    async drop() {
      hasDropped = true;
      const opened = await connection?.catch(() => undefined);
      opened?.close();
      connection = undefined;
      await deleteDatabase(database);
    },
  };
}

/**
 * Milliseconds. A frozen tab closes its connection only when it wakes up; the browser deletes the database then, and
 * nobody waits for that.
 */
const CLOSING_MS = 3_000;

/**
 * Deletes a database by name, whether or not it exists. Open tabs close their connections on request. Resolves when it
 * is deleted, or will be as soon as the last tab has closed its connection.
 */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, CLOSING_MS);
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/**
 * Opens at whatever version exists and raises it by one when a store is missing, so that a new store needs no version
 * number.
 */
function open(name: string, storeNames: readonly string[], version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const existing = request.result.objectStoreNames;
      for (const store of storeNames) if (!existing.contains(store)) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      if (storeNames.every((store) => database.objectStoreNames.contains(store))) return resolve(database);
      const next = database.version + 1;
      database.close();
      resolve(open(name, storeNames, next));
    };
  });
}
