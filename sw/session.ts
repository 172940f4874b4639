import { openSharedSession, type SharedSession } from '../src/offline/sessionRecord.ts';

let shared: SharedSession | undefined;

async function readSession() {
  shared ??= openSharedSession();
  return shared.read().catch(() => null);
}

/** Whether somebody is signed in on this browser. Storage that cannot be read counts as nobody. */
export async function isSignedIn(): Promise<boolean> {
  return (await readSession()) !== null;
}

/** The account signed in now; null for nobody, or while the server has not yet said who it is. Read anew each time: a memory of it could serve one person's files to another. */
export async function currentAccount(): Promise<string | null> {
  return (await readSession())?.accountId ?? null;
}
