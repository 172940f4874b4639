import type { QueryClient } from '@tanstack/react-query';
import type { TokenReply, User } from '../../../../contract/accounts.ts';
import { refreshLiveEvents } from '../../../api/liveEvents.ts';
import { enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { fetchMe, userQuery } from '../userQuery.ts';
import { pauseSessionEvents } from './watchSession.ts';

/**
 * Stores new tokens and sets up what depends on them: the session's account, its offline data, the live connection.
 * Resolves to the user, or null when the user could not be fetched now.
 * @throws StorageBlockedError when this browser stores nothing
 */
export async function enterSession(
  queryClient: QueryClient,
  tokens: Pick<TokenReply, 'access_token'> & Partial<TokenReply>,
): Promise<User | null> {
  const resume = pauseSessionEvents();
  try {
    enterAccount(null);
    queryClient.clear();
    await session().signIn(tokens);
    const user = await fetchUser(queryClient);
    refreshLiveEvents();
    return user;
  } finally {
    resume(false);
  }
}

/** Fetches the signed-in user, and opens the account's offline data. Null when that failed; a cached user stays. */
export async function fetchUser(queryClient: QueryClient): Promise<User | null> {
  try {
    const reply = await fetchMe();
    // Only now is the answer persisted: the account's own store must be open first.
    queryClient.setQueryData(userQuery.queryKey, reply);
    return reply.data;
  } catch {
    // 401: the session has already ended itself and reported it. After any other error the next try uses the same
    // tokens.
    return null;
  }
}
