import type { QueryClient } from '@tanstack/react-query';
import type { TokenReply, User } from '../../../../contract/accounts.ts';
import { refreshLiveEvents } from '../../../api/liveEvents.ts';
import { enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { forgetOtherAccounts } from '../../../offline/forgetAccount.ts';
import { fetchMe, userQuery } from '../userQuery.ts';

/**
 * Stores new tokens and sets up what depends on them: the session's account, its offline data, the live connection.
 * Resolves to the user, or null when the user could not be fetched now.
 * @throws StorageBlockedError when this browser stores nothing
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
 * Fetches the signed-in user and binds session and offline data to that account. Null when the fetch failed; a cached
 * user stays.
 */
export async function fetchUser(queryClient: QueryClient): Promise<User | null> {
  try {
    const { data: user } = await fetchMe();
    await session().bindAccount(user.id);
    enterAccount(user.id);
    // Only now is the answer persisted: the account's own store must be open first.
    queryClient.setQueryData(userQuery.queryKey, { data: user });
    void forgetOtherAccounts(user.id);
    return user;
  } catch {
    // 401: the session has already ended itself and reported it. After any other error the next try uses the same
    // tokens.
    return null;
  }
}
