import type { TokenReply } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { apiHost } from './apiHost.ts';

/**
 * POST /auth/refresh, from page and worker, outside of the calls because they wait for it. Null when the server refuses;
 * anything else that is not an answer throws, and the tokens stay for another try.
 */
export async function refreshTokens(refreshToken: string, signal: AbortSignal): Promise<TokenReply | null> {
  const response = await fetch(`${apiHost()}${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    signal,
  });
  if (response.ok) return (await response.json()) as TokenReply;
  if (response.status === 401 || response.status === 422 || (await isDeactivated(response))) return null;
  throw new Error(`The tokens could not be renewed: ${response.status}.`);
}

/** An account that was turned off has no session to wait for. Any other 403 may come from a network on the way. */
async function isDeactivated(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return body?.code === 'account_deactivated';
}
