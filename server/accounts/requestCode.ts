import { ipSubject } from '../platform/http/ipSubject.ts';
import type { Accounts } from './accountsDeps.ts';
import { type CodePurpose, issueCode } from './emailCode.ts';
import { countTries } from './rateLimits.ts';
import type { Caller } from './signInLog.ts';

/**
 * Asks for a code by e-mail. It never looks whether the address has an account: that is found out when the message is
 * to be sent, so answer and time are the same for all.
 * @throws ApiError resend_too_soon, rate_limited
 */
export async function requestCode(
  accounts: Accounts,
  { email, purpose, caller }: { email: string; purpose: CodePurpose; caller: Caller },
): Promise<void> {
  const { database, clock, limits } = accounts;
  await countTries({ queries: database, clock, tries: [[limits.mailByIp, ipSubject(caller.ip)]] });
  await database.transaction(async (transaction) => {
    await issueCode(transaction, accounts, { email, purpose });
    // After the interval, and taken back with it: impatience does not use up the day's messages.
    const place = ipSubject(caller.ip);
    await countTries({
      queries: transaction,
      clock,
      tries: [
        [limits.mailByEmailAndIp, `${email} ${place}`],
        [limits.mailByEmail, email],
      ],
    });
  });
}
