import { accountsEndpoints, type TokenReply } from '../../contract/accounts.ts';
import { openBrowserSession } from '../offline/browserSession.ts';
import type { SessionStore } from '../offline/sessionStore.ts';
import { requestUrl } from './requestUrl.ts';
import { announceSession } from './signedIn.ts';

let opened: SessionStore | undefined;

/** This browser's session, opened at first use. */
export function session(): SessionStore {
  if (!opened) {
    opened = openBrowserSession(refreshTokens);
    opened.subscribe(announceSession);
  }
  return opened;
}

/**
 * POST /auth/refresh, outside of callApi because callApi itself waits for it. Null when the server refuses; anything
 * else that is not an answer throws, and the tokens stay for another try.
 */
async function refreshTokens(refreshToken: string, signal: AbortSignal): Promise<TokenReply | null> {
  const response = await fetch(requestUrl(accountsEndpoints.refresh), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    signal,
  });
  if (response.ok) return (await response.json()) as TokenReply;
  if (response.status === 401 || response.status === 422) return null;
  throw new Error(`The tokens could not be renewed: ${response.status}.`);
}
