import { isIP } from 'node:net';
import { ApiError } from '../../platform/http/apiError.ts';

/** For whom passkeys are: the name and the origin that people see. */
export interface RelyingParty {
  /** The host's name, without a port. */
  id: string;
  origin: string;
}

/** Null where browsers make no passkeys: at a bare IP address, and without HTTPS on anything but this machine. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isNamed && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null;
}

/** @throws ApiError passkeys_unavailable */
export function requireRelyingParty(publicUrl: string): RelyingParty {
  const party = relyingPartyOf(publicUrl);
  if (!party) throw new ApiError('passkeys_unavailable');
  return party;
}
