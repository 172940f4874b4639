import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import { signInLog } from './tables.ts';

export type SignInEvent =
  | 'registered'
  | 'email-verified'
  | 'signed-in'
  | 'signed-in-with-google'
  | 'signed-in-with-passkey'
  | 'sign-in-failed'
  | 'passkey-refused'
  | 'passkey-added'
  | 'passkey-removed'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'device-signed-out'
  | 'refresh-token-reused'
  | 'password-reset'
  | 'account-deleted';

/** The stored facts about a request's origin. */
export interface Caller {
  ip: string;
  /** Browser and system, e.g. "Chrome · Android". */
  device: string;
}

/** Adds a line to the sign-in log. @param userId null when no account has the address that was tried */
export async function logSignIn(
  queries: Queries,
  {
    clock,
    userId,
    event,
    caller,
  }: {
    clock: Clock;
    userId: string | null;
    event: SignInEvent;
    caller: Caller;
  },
): Promise<void> {
  const at = clock.now();
  await queries.insert(signInLog).values({ id: newId(at), userId, event, ip: caller.ip, device: caller.device, at });
}
