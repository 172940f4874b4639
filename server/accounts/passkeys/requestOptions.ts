import { CHALLENGE_SECONDS } from './challenges.ts';
import type { RelyingParty } from './relyingParty.ts';

/**
 * Options for the browser to have a challenge signed. If no passkeys are listed, the user chooses among those that their
 * devices have for this site.
 */
export async function requestOptions({
  party,
  challenge,
  allowed,
}: {
  party: RelyingParty;
  challenge: string;
  allowed: { credentialId: string; transports: string[] }[];
}) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    timeout: CHALLENGE_SECONDS * 1000,
    allowCredentials: allowed.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
}
