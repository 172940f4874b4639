import { openSharedSession, type SharedSession } from '../src/offline/sessionRecord.ts';

let shared: SharedSession | undefined;

async function readSession() {
  shared ??= openSharedSession();
  // Retried once: a database that was just being closed or upgraded opens at the second attempt.
  return shared.read().catch(() => shared?.read());
}

/**
 * Whether somebody is signed in on this browser. Unreadable storage does not count as signed out: the app itself
 * handles that.
 */
export async function isSignedIn(): Promise<boolean> {
  return (await readSession().catch(() => undefined)) !== null;
}

/**
 * The account signed in now; null for nobody, or while the server has not yet said who it is. Not cached: a stale value
 * could serve one user's files to another.
 */
export async function currentAccount(): Promise<string | null> {
  return (await readSession().catch(() => null))?.accountId ?? null;
}
