import { deleteAccountCaches } from '../src/offline/forgetAccount.ts';

/** Deletes what the worker keeps of an account. */
export function forgetAccountCaches(accountId: string): Promise<void> {
  return deleteAccountCaches((owner) => owner === accountId);
}
