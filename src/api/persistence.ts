import { type AccountDatabase, openAccountDatabase } from '../offline/accountDatabase.ts';
import { createQueryPersistence } from '../offline/queryPersistence.ts';

/** Keeps the answers worth having offline, for the account in scope. */
export const persistence = createQueryPersistence();

let scope: AccountDatabase | null = null;
const listeners = new Set<() => void>();

/** From now on everything kept offline belongs to this account; null: to nobody, so nothing is kept. */
export function enterAccount(accountId: string | null): void {
  if (scope?.accountId === accountId) return;
  scope = accountId === null ? null : openAccountDatabase(accountId);
  persistence.use(scope);
  for (const listener of listeners) listener();
}

/** Hears when another account, or none, comes into scope. Returns how to stop. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this browser keeps of the account in scope (drafts, answers); null while it is not known whose they are. */
export function accountDatabase(): AccountDatabase | null {
  return scope;
}
