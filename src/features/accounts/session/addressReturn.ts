/** What a return from another sign-in page brought along in the address. */
export type AddressReturn =
  | { type: 'token'; token: string }
  | { type: 'error'; code: string; message: string; cleaned: string };

/** The only address that a token is taken from: anybody can make a link, and it must sign nobody in elsewhere. */
export const RETURN_PATH = '/auth/callback';
/** Characters; anybody can write an address, so a message in it gets no more room than a sentence. */
const MAX_MESSAGE_LENGTH = 160;

/** Reads an address; null when it brought nothing. */
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
