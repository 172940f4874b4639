import { isIP } from 'node:net';
import { ApiError } from '../../platform/http/apiError.ts';

/** The site for which passkeys are valid: its host name and public origin. */
export interface RelyingParty {
  /** The host's name, without a port. */
  id: string;
  origin: string;
}

/** Null where browsers support no passkeys: at an IP address, and without HTTPS except on localhost. */
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
