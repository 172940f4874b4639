import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Accounts } from './accountsDeps.ts';
import { endAllSessions, endSession } from './endSessions.ts';
import { type Caller, logSignIn } from './signInLog.ts';

interface Leaving {
  session: Session;
  caller: Caller;
}

/** Ends the caller's session. */
export async function signOut({ database, clock }: Accounts, { session, caller }: Leaving): Promise<void> {
  const { id: sessionId, userId } = session;
  await database.transaction(async (transaction) => {
    await endSession(transaction, { clock, userId, sessionId, reason: 'signed-out' });
    await logSignIn(transaction, { clock, userId, event: 'signed-out', caller });
  });
}

/** Ends every session of the account, including the caller's. */
export async function signOutEverywhere({ database, clock }: Accounts, { session, caller }: Leaving): Promise<void> {
  const { userId } = session;
  await database.transaction(async (transaction) => {
    await endAllSessions(transaction, { clock, userId, reason: 'signed-out-everywhere' });
    await logSignIn(transaction, { clock, userId, event: 'signed-out-everywhere', caller });
  });
}

/**
 * Ends one session of the account.
 * @throws ApiError not_found for a session that has ended or belongs to another account
 */
export async function signOutDevice(
  { database, clock }: Accounts,
  { session, caller, deviceId }: Leaving & { deviceId: string },
): Promise<void> {
  const { userId } = session;
  await database.transaction(async (transaction) => {
    const wasOpen = await endSession(transaction, { clock, userId, sessionId: deviceId, reason: 'device-signed-out' });
    if (!wasOpen) throw new ApiError('not_found');
    await logSignIn(transaction, { clock, userId, event: 'device-signed-out', caller });
  });
}
