import type { QueryClient } from '@tanstack/react-query';
import { enterAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { isSignedIn } from '../../../api/signedIn.ts';
import { fetchUser } from './enterSession.ts';

/** Paths on which the session is not checked: whoever is there is about to sign in. */
const PUBLIC_AUTH_PATHS = [
  '/auth/verify-email',
  '/auth/login',
  '/auth/register',
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/reset-password',
];

/** Opens the stored account at once and without the network, so that the first screen can come from its store. */
export function resumeAccount(): void {
  if (isSignedIn()) enterAccount(session().peek()?.accountId ?? null);
}

/**
 * Checks the session while the first screen shows. A network failure keeps the tokens and the cached user; a refusal
 * ends the session, and watchSession then opens the login screen.
 */
export async function checkSession(
  queryClient: QueryClient,
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  if (!isSignedIn() || PUBLIC_AUTH_PATHS.includes(address.pathname) || new URLSearchParams(address.search).has('token'))
    return;
  await session().reconcile();
  await fetchUser(queryClient);
}
