/** What the return from another sign-in page brought in the URL. */
export type AddressReturn =
  | { type: 'token'; token: string }
  | { type: 'error'; code: string; message: string; cleaned: string };

/**
 * The only path that a token is accepted on: anybody can make a link, and a token must sign nobody in on another page.
 */
export const RETURN_PATH = '/auth/callback';
/** Characters. Anybody can write a URL, so a message in it may be no longer than a sentence. */
const MAX_MESSAGE_LENGTH = 160;

/** Reads a URL; null when it has neither token nor error. */
export function readAddressReturn(address: URL): AddressReturn | null {
  const query = new URLSearchParams(address.search);
  const token = query.get('token');
  if (token && address.pathname.replace(/\/$/, '') === RETURN_PATH) return { type: 'token', token };
  const code = query.get('error');
  if (!code) return null;
  const message = (query.get('message') || code).slice(0, MAX_MESSAGE_LENGTH);
  query.delete('error');
  query.delete('message');
  return {
    type: 'error',
    code,
    message,
    cleaned: `${address.pathname}${query.size > 0 ? `?${query}` : ''}${address.hash}`,
  };
}
