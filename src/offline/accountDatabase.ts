import type { UseStore } from 'idb-keyval';
import { accountDatabaseName } from './names.ts';
import { openStores } from './openStores.ts';

/** Everything this browser stores of one account, in one IndexedDB database that is dropped as a whole. */
export interface AccountDatabase {
  accountId: string;
  /** Answers of the server, one record a query. */
  queries: UseStore;
  /** Drafts that the user was writing. */
  drafts: UseStore;
  /** Whether it was deleted, here or in another tab. */
  isDropped(): boolean;
  /** Deletes it all, in every tab; later writes fail instead of bringing it back. */
  drop(): Promise<void>;
}

/**
 * Opens (lazily) the data of an account. Create one per sign-in and keep it: after a `drop`, in this or another tab,
 * this object stays closed, so that a late answer cannot be written for an account that signed out.
 * @param accountId the user's id (a UUID).
 */
export function openAccountDatabase(accountId: string): AccountDatabase {
  const { stores, isDropped, drop } = openStores(accountDatabaseName(accountId), ['queries', 'drafts']);
  return { accountId, queries: stores.queries, drafts: stores.drafts, isDropped, drop };
}
