import type { QueryClient } from '@tanstack/react-query';
import type { TokenReply, User } from '../../../../contract/accounts.ts';
import { refreshLiveEvents } from '../../../api/liveEvents.ts';
import { enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { forgetOtherAccounts } from '../../../offline/forgetAccount.ts';
import { askUser, userQuery } from '../userQuery.ts';

/**
 * Keeps new tokens and everything that follows: whose session it is, whose offline data, the live connection.
 * Resolves to the user, or null when only the tokens could be kept because the network went away.
 * @throws StorageBlockedError when this browser keeps nothing.
 */
export async function enterSession(
  queryClient: QueryClient,
  tokens: Pick<TokenReply, 'access_token'> & Partial<TokenReply>,
): Promise<User | null> {
  enterAccount(null);
  queryClient.clear();
  await session().signIn(tokens);
  const user = await fetchUser(queryClient);
  refreshLiveEvents();
  return user;
}

/**
 * Asks who is signed in and binds session and offline data to that account. Null when that could not be asked now;
 * what was known of the user stays.
 */
export async function fetchUser(queryClient: QueryClient): Promise<User | null> {
  try {
    const { data: user } = await askUser();
    await session().bindAccount(user.id);
    enterAccount(user.id);
    // Only now that its own store is in scope is the answer kept offline.
    queryClient.setQueryData(userQuery.queryKey, { data: user });
    void forgetOtherAccounts(user.id);
    return user;
  } catch {
    // 401: the session has already ended itself and said so. Anything else is worth the next try, with the same tokens.
    return null;
  }
}
