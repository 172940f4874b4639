import { deleteAccountCaches } from '../src/offline/forgetAccount.ts';

/** Deletes an account's caches. */
export function forgetAccountCaches(accountId: string): Promise<void> {
  return deleteAccountCaches((owner) => owner === accountId);
}
