import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { UsedCredential } from '../../../contract/passkeys.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { passkeys } from '../tables.ts';
import type { RelyingParty } from './relyingParty.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Finds the passkey named by an answer. @throws ApiError passkey_unknown */
export async function findPasskey(queries: Queries, credential: UsedCredential): Promise<PasskeyRow> {
  const [row] = await queries.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  if (!row) throw new ApiError('passkey_unknown');
  return row;
}

/**
 * Verifies that the answer was signed by this passkey for this challenge and site, with user verification (PIN, finger,
 * face), and that its counter has risen; records the use.
 * @throws ApiError passkey_refused
 */
export async function readAssertion({
  database,
  clock,
  party,
  passkey,
  credential,
  challenge,
}: {
  database: Database;
  clock: Clock;
  party: RelyingParty;
  passkey: PasskeyRow;
  credential: UsedCredential;
  challenge: string;
}): Promise<void> {
  const { userHandle } = credential.response;
  if (userHandle && userHandle !== userHandleOf(passkey.userId)) throw new ApiError('passkey_refused');
  const counter = await verify({ party, passkey, credential, challenge });
  // Checked in the update: of two concurrent answers with the same counter, one comes from a copy.
  const isRisen = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const [used] = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, passkey.id), isRisen))
    .returning({ id: passkeys.id });
  if (!used) throw new ApiError('passkey_refused');
}

/** The account's user handle in a passkey: the id's bytes, base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

async function verify({
  party,
  passkey,
  credential,
  challenge,
}: {
  party: RelyingParty;
  passkey: PasskeyRow;
  credential: UsedCredential;
  challenge: string;
}): Promise<number> {
  // Loaded on first use: most processes of a small installation never need it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { userHandle, ...response } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new ApiError('passkey_refused');
    return authenticationInfo.newCounter;
  } catch {
    // The library's messages are for developers, and details would help an attacker.
    throw new ApiError('passkey_refused');
  }
}
