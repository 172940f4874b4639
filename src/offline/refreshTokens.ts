import type { TokenReply } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { apiHost } from './apiHost.ts';

/**
 * POST /auth/refresh, for page and worker; separate from the API client because its calls wait for it. Null when the
 * server refuses; any other failure throws, and the tokens are kept for a retry.
 */
export async function refreshTokens(refreshToken: string, signal: AbortSignal): Promise<TokenReply | null> {
  const response = await fetch(`${apiHost()}${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
    signal,
  });
  if (response.ok) return (await response.json()) as TokenReply;
  if (await isRefused(response)) return null;
  throw new Error(`The tokens could not be renewed: ${response.status}.`);
}

/**
 * True when our server ends the session. Without one of our codes it is a portal or a proxy on the way that refuses.
 */
async function isRefused(response: Response): Promise<boolean> {
  if (![401, 403, 422].includes(response.status)) return false;
  const body = (await response.json().catch(() => null)) as { code?: unknown } | null;
  return response.status === 403 ? body?.code === 'account_deactivated' : typeof body?.code === 'string';
}
