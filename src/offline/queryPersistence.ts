import {
  type AsyncStorage,
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { hashKey, type QueryClient, type QueryKey, type QueryPersister } from '@tanstack/react-query';
import { del, delMany, get, getMany, keys, set, update, type UseStore } from 'idb-keyval';
import { REPLAY_HEADER, SCHEMA_HEADER } from '../../contract/limits.ts';
import type { AccountDatabase } from './accountDatabase.ts';
import { isPersisted, type PersistedQueryRoot } from './persistedQueries.ts';

/**
 * Increment when stored records change in a way the schemas cannot detect. Not the build id: a deploy must not empty
 * the offline library.
 */
const KEPT_FORM = '1';
/**
 * Most stored answers; beyond that the oldest are removed. Lists are stored per page, so this covers a library of many
 * thousands.
 */
const MAX_KEPT = 1_500;
/** How many are left after a clean-up. Ages are stored in the records, which must not all be read at every start. */
const LEFT_BY_SWEEP = 1_350;
/** Prefix of each record's name. */
const PREFIX = 'kilas';

interface StoredQuery extends PersistedQuery {
  /**
   * Version of the schemas that answered it; missing when that is not sure. With the same one it is returned as it is,
   * like an answer from the server.
   */
  schemaVersion?: string | undefined;
}

export interface QueryPersistence {
  /**
   * For `defaultOptions.queries.persister`. Needs `networkMode: 'always'`, or a query waits for the network before the
   * persister is called.
   */
  persister: QueryPersister;
  /** From now on stores answers in this account's database; with null, nowhere. */
  use(database: AccountDatabase | null): void;
  /**
   * Called with each answer's headers, before what it says is stored. While a release replaces another, the one before may
   * answer this page, and a request that is repeated gets an answer of its time: from then on this page cannot tell what
   * shape its data has, so what it stores is validated when it is read back.
   */
  noteAnswer(headers: Headers): void;
  /**
   * Also stores what `setQueryData` writes (live events), which a persister alone never sees. Returns a function that
   * stops it.
   */
  watch(queryClient: QueryClient): () => void;
  /** Removes the stored answer of one query. */
  drop(queryKey: QueryKey): Promise<void>;
  /** All stored data under these roots that fits today's contract, in no order. */
  readPersisted<Data>(roots: readonly PersistedQueryRoot[]): Promise<Data[]>;
  /**
   * Changes the stored data under these roots, whether also in memory or not; its age stays the same. Data that
   * `change` returns unchanged is not written.
   */
  changePersisted<Data>(
    roots: readonly PersistedQueryRoot[],
    change: (data: Data, queryKey: QueryKey) => Data,
  ): Promise<void>;
  /** Removes the oldest answers beyond the maximum. */
  collectGarbage(): Promise<void>;
}

/**
 * Stores the answers of the allow-listed queries (persistedQueries.ts), one record per query. Those stored under other
 * schemas are validated by today's. Any failure of the store or the data counts as "not stored": the query then
 * fetches from the server as if there were no store.
 */
export function createQueryPersistence(): QueryPersistence {
  let store: UseStore | null = null;
  let schemaVersion: string | undefined = import.meta.env.SCHEMA_VERSION;
  const storage: AsyncStorage<StoredQuery> = {
    getItem: (key) => (store ? orNothing(read(key, store)) : undefined),
    setItem: (key, value) => (store ? orNothing(set(key, value, store)) : undefined),
    removeItem: (key) => (store ? orNothing(del(key, store)) : undefined),
  };
  const { persisterFn, persistQuery } = experimental_createQueryPersister<StoredQuery>({
    storage,
    buster: KEPT_FORM,
    // Limited by number, not by age: a wrong clock must not delete everything.
    maxAge: Number.POSITIVE_INFINITY,
    prefix: PREFIX,
    serialize: ({ state, ...query }) => ({
      ...query,
      schemaVersion,
      state: { ...state, error: null, fetchMeta: null },
    }),
    deserialize: checked,
    filters: { predicate: (query) => isPersisted(query.queryKey) },
    // A failed refetch would be an unhandled rejection.
    refetchOnRestore: false,
  });

  let watched: QueryClient | null = null;

  /** A page starts queries before its account is known; their answers are stored now. */
  function persistAnswered(): void {
    if (!store) return;
    for (const query of watched?.getQueryCache().getAll() ?? []) {
      if (query.state.status === 'success' && isPersisted(query.queryKey)) void persistQuery(query);
    }
  }

  return {
    async persister(ask, context, query) {
      let isAsked = false;
      const answer = await persisterFn(
        (asked) => {
          isAsked = true;
          return ask(asked);
        },
        context,
        query,
      );
      // After the persister, whose own timer first sets the answer's age.
      if (!isAsked) setTimeout(() => void (isOutdated(query) && query.fetch().catch(() => undefined)));
      return answer;
    },
    use(database) {
      store = database?.queries ?? null;
      persistAnswered();
    },
    noteAnswer(headers) {
      if (headers.get(SCHEMA_HEADER) !== import.meta.env.SCHEMA_VERSION || headers.has(REPLAY_HEADER))
        schemaVersion = undefined;
    },
    watch(queryClient) {
      watched = queryClient;
      persistAnswered();
      return queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
        if (isPersisted(event.query.queryKey)) void persistQuery(event.query);
      });
    },
    async drop(queryKey) {
      await storage.removeItem(`${PREFIX}-${hashKey(queryKey)}`);
    },
    async readPersisted(roots) {
      if (!store) return [];
      const wanted = (await keys<string>(store)).filter((key) => roots.some((root) => key.includes(`["${root}"`)));
      if (wanted.length === 0) return [];
      const kept = (await getMany<StoredQuery | undefined>(wanted, store)).filter((record) => record !== undefined);
      await loadSchemas(kept);
      return kept.flatMap((record) => {
        try {
          return [checked(record).state.data as never];
        } catch {
          return [];
        }
      });
    },
    async changePersisted(roots, change) {
      const here = store;
      if (!here) return;
      const changedNow = (record: StoredQuery) => {
        const changed = changedBy(record, change);
        return changed === record || schemaVersion ? changed : { ...changed, schemaVersion };
      };
      const names = (await keys<string>(here)).filter((name) =>
        roots.some((root) => name.startsWith(`${PREFIX}-["${root}"`)),
      );
      for (const name of names) {
        const old = await orNothing(get<StoredQuery>(name, here));
        if (!old || isUnaffected(old, change)) continue;
        await loadSchemas([old]);
        if (changedBy(old, change) === old) continue;
        // Read again in the writing transaction: an answer may have arrived in between.
        await orNothing(update<StoredQuery>(name, (record) => (record ? changedNow(record) : old), here));
      }
    },
    async collectGarbage() {
      if (!store) return;
      // Reads only the keys until there are too many: a start must not get slower with the number of stored records.
      const names = await keys<string>(store);
      if (names.length <= MAX_KEPT) return;
      const ages = await readAges(store);
      const oldest = ages
        .toSorted((one, other) => one.updatedAt - other.updatedAt)
        .slice(0, names.length - LEFT_BY_SWEEP);
      await delMany(
        oldest.map(({ name }) => name),
        store,
      );
    },
  };
}

/** An answer from before this page was loaded is always outdated: it misses the live events in between. */
function isOutdated(query: Parameters<QueryPersister>[2]): boolean {
  return query.isStale() || query.state.dataUpdatedAt < performance.timeOrigin;
}

async function read(key: string, store: UseStore): Promise<StoredQuery | undefined> {
  const kept = await get<StoredQuery>(key, store);
  if (kept) await loadSchemas([kept]);
  return kept;
}

/** When each record was fetched (milliseconds since 1970), read one by one: together they may not fit into memory. */
function readAges(store: UseStore): Promise<{ name: IDBValidKey; updatedAt: number }[]> {
  return store('readonly', (records) => {
    const ages: { name: IDBValidKey; updatedAt: number }[] = [];
    return new Promise((resolve, reject) => {
      const request = records.openCursor();
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return resolve(ages);
        ages.push({ name: cursor.key, updatedAt: (cursor.value as PersistedQuery).state.dataUpdatedAt });
        cursor.continue();
      };
    });
  });
}

/**
 * Loads the contract's schemas only when there is a record to validate: one that was stored under other schemas. They
 * are loaded before a record is returned, not during its validation: the persister removes a record that fails
 * validation, and a chunk that cannot be fetched proves nothing about the record.
 */
async function loadSchemas(records: readonly StoredQuery[]): Promise<void> {
  if (!records.every(isCurrent)) schemas ??= await import('./persistedSchemas.ts');
}
let schemas: typeof import('./persistedSchemas.ts') | undefined;

function isCurrent({ schemaVersion }: StoredQuery): boolean {
  return schemaVersion === import.meta.env.SCHEMA_VERSION;
}

/** Throws on data that does not fit today's contract; the persister then drops the record. */
function checked(kept: StoredQuery): StoredQuery {
  if (!isPersisted(kept.queryKey)) throw new Error('This query is no longer kept.');
  const { data, dataUpdatedAt } = kept.state;
  // A record stored while the clock was ahead would count as fresh until that time.
  const state = { ...kept.state, dataUpdatedAt: Math.min(dataUpdatedAt, Date.now()) };
  if (isCurrent(kept)) return { ...kept, state };
  if (!schemas) throw new Error('The schemas were not loaded.');
  return { ...kept, state: { ...state, data: schemas.parsePersisted(kept.queryKey[0] as PersistedQueryRoot, data) } };
}

/** The record with changed data; the same record if nothing changed or it no longer fits the contract. */
function changedBy<Data>(kept: StoredQuery, change: (data: Data, queryKey: QueryKey) => Data): StoredQuery {
  try {
    if (isUnaffected(kept, change)) return kept;
    const data = checked(kept).state.data as Data;
    const changed = change(data, kept.queryKey);
    return changed === data ? kept : { ...kept, state: { ...kept.state, data: changed } };
  } catch {
    return kept;
  }
}

/**
 * Whether the change does not concern this record, which is true of most: a look at the unvalidated data is much
 * cheaper than validating it.
 */
function isUnaffected<Data>(
  { state, queryKey }: PersistedQuery,
  change: (data: Data, queryKey: QueryKey) => Data,
): boolean {
  try {
    return change(state.data as Data, queryKey) === state.data;
  } catch {
    // Stored by an older contract.
    return false;
  }
}

async function orNothing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch {
    return undefined;
  }
}
