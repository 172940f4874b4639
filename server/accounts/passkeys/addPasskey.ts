import { and, count, eq, isNull } from 'drizzle-orm';
import { MAX_PASSKEYS } from '../../../contract/limits.ts';
import type { NewCredential, Passkey, PasskeyRegistration } from '../../../contract/passkeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { countTry } from '../../platform/http/rateLimit.ts';
import { newId } from '../../platform/identifier.ts';
import { sendMailQueue } from '../../notices/queues.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Accounts } from '../accountsDeps.ts';
import { requireUser } from '../readAccount.ts';
import { type Caller, logSignIn } from '../signInLog.ts';
import { passkeys, sessions, users } from '../tables.ts';
import { CHALLENGE_SECONDS, issueChallenge, takeChallenge } from './challenges.ts';
import { presentPasskey } from './managePasskeys.ts';
import { userHandleOf } from './readAssertion.ts';
import { type RelyingParty, requireRelyingParty } from './relyingParty.ts';
import { requireOwner } from '../requireOwner.ts';

/** Ed25519, ECDSA with P-256, RSA: every authenticator supports one of them, and the server can verify all. */
const ALGORITHMS = [-8, -7, -257];

/**
 * Options for the browser to create a discoverable passkey with user verification. Devices that already have one for
 * this account refuse to create a second.
 * @throws ApiError passkeys_unavailable, validation_failed (password_wrong), fresh_sign_in_required, too_many_passkeys,
 * rate_limited
 */
export async function beginPasskey(
  accounts: Accounts,
  { session, password }: { session: Session; password: string | undefined },
) {
  const { database, clock, limits, publicUrl } = accounts;
  const party = requireRelyingParty(publicUrl());
  await countTry({ queries: database, clock, rule: limits.passkeyByUser, subject: session.userId });
  await requireOwner(accounts, { session, password });
  const user = await requireUser(database, session.userId);
  const own = await database.select().from(passkeys).where(eq(passkeys.userId, user.id));
  if (own.length >= MAX_PASSKEYS) throw new ApiError('too_many_passkeys');
  const { id, challenge } = await issueChallenge(database, { clock, purpose: 'add', sessionId: session.id });
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Kilas',
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(userHandleOf(user.id), 'base64url')),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_SECONDS * 1000,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { challenge_id: id, options: { ...options }, expires_in: CHALLENGE_SECONDS };
}

/**
 * Stores a new passkey and notifies the account by mail.
 * @throws ApiError passkeys_unavailable, passkey_too_late, passkey_refused, passkey_taken, too_many_passkeys,
 *   session_expired when the session ended meanwhile
 */
export async function addPasskey(
  { database, clock, jobs, publicUrl }: Accounts,
  { session, registration, caller }: { session: Session; registration: PasskeyRegistration; caller: Caller },
): Promise<Passkey> {
  const party = requireRelyingParty(publicUrl());
  const { challenge_id: id, credential, name } = registration;
  const challenge = await takeChallenge(database, { clock, id, purpose: 'add', sessionId: session.id });
  const made = await readAttestation({ party, credential, challenge });
  const { userId } = session;
  return database.transaction(async (transaction) => {
    // Serialize per account: two concurrent additions must not exceed the limit.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    // Ending sessions takes the same lock, so a session that was just ended cannot add a passkey.
    if (!(await isSessionOpen(transaction, session.id))) throw new ApiError('session_expired');
    const [own] = await transaction.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
    if (own!.count >= MAX_PASSKEYS) throw new ApiError('too_many_passkeys');
    const now = clock.now();
    const [row] = await transaction
      .insert(passkeys)
      .values({ id: newId(now), userId, ...made, name, createdAt: now })
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!row) throw new ApiError('passkey_taken');
    await logSignIn(transaction, { clock, userId, event: 'passkey-added', caller });
    await jobs.enqueue(transaction, sendMailQueue, { kind: 'passkey-added', reference: userId });
    return presentPasskey(row);
  });
}

async function isSessionOpen(queries: Queries, sessionId: string): Promise<boolean> {
  const open = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return open.length > 0;
}

/**
 * Verifies that a new passkey answers our challenge, and returns what to store of it.
 * @throws ApiError passkey_refused
 */
async function readAttestation({
  party,
  credential,
  challenge,
}: {
  party: RelyingParty;
  credential: NewCredential;
  challenge: string;
}) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { transports = [], ...response } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new ApiError('passkey_refused');
    return {
      credentialId: registrationInfo.credential.id,
      publicKey: Buffer.from(registrationInfo.credential.publicKey).toString('base64url'),
      counter: registrationInfo.credential.counter,
      transports,
      isSynced: registrationInfo.credentialBackedUp,
    };
  } catch {
    throw new ApiError('passkey_refused');
  }
}
