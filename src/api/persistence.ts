import { type AccountDatabase, openAccountDatabase } from '../offline/accountDatabase.ts';
import { createQueryPersistence } from '../offline/queryPersistence.ts';
import { createStore } from '../ui/createStore.ts';

/** Persists the answers worth having offline, for the account in scope. */
export const persistence = createQueryPersistence();

/** Database of the account in scope (drafts, answers); null while the account is unknown. */
const scope = createStore<AccountDatabase | null>(null);

/** From now on offline data is stored for this account; null: for none, so nothing is stored. */
export function enterAccount(accountId: string | null): void {
  if (scope.read()?.accountId === accountId) return;
  const database = accountId === null ? null : openAccountDatabase(accountId);
  persistence.use(database);
  scope.write(database);
}

/** Called when another account, or none, comes into scope. Returns how to stop. */
export const subscribeToAccount = scope.subscribe;

export const accountDatabase = scope.read;
