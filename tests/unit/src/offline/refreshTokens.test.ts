/**
 * Only our own server's answer ends a session. Whatever a portal, a proxy or a server in trouble says, the tokens are
 * kept for another try.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { refreshTokens } from '../../../../src/offline/refreshTokens.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const renew = () => refreshTokens('a token', new AbortController().signal);

test.each([
  ['an ended session', 401, { code: 'session_expired' }],
  ['a token that is none', 422, { code: 'validation_failed' }],
  ['an account that was turned off', 403, { code: 'account_deactivated' }],
])('%s is over', async (_, status, body) => {
  answer(status, body);
  expect(await renew()).toBeNull();
});

test.each([
  ['a network that wants to be signed in to', 403, '<html>Welcome to our hotspot'],
  ['one that refuses everything', 401, '<html>Sign in to the hotspot'],
  ['a proxy that cannot read the request', 422, 'Unprocessable'],
  ['too many tries', 429, { code: 'rate_limited' }],
  ['a server in trouble', 503, { code: 'unavailable' }],
])('%s leaves the tokens', async (_, status, body) => {
  answer(status, body);
  await expect(renew()).rejects.toThrow(String(status));
});
