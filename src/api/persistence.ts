import { type AccountDatabase, openAccountDatabase } from '../offline/accountDatabase.ts';
import { createQueryPersistence } from '../offline/queryPersistence.ts';
import { createStore } from '../ui/createStore.ts';

/** Persists the answers worth having offline, for the account in scope. */
export const persistence = createQueryPersistence();

/** Database of the current account (drafts, answers); null while the account is unknown. */
const scope = createStore<AccountDatabase | null>(null);

/** From now on offline data is stored for this account; with null, nothing is stored. */
export function enterAccount(accountId: string | null): void {
  if (scope.read()?.accountId === accountId) return;
  const database = accountId === null ? null : openAccountDatabase(accountId);
  persistence.use(database);
  scope.write(database);
}

/** Called when the current account changes. Returns a function that unsubscribes. */
export const subscribeToAccount = scope.subscribe;

export const accountDatabase = scope.read;
