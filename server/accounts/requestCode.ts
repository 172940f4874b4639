import { ipSubject } from '../platform/http/ipSubject.ts';
import type { Accounts } from './accountsDeps.ts';
import { type CodePurpose, issueCode } from './emailCode.ts';
import { countTries } from './rateLimits.ts';
import type { Caller } from './signInLog.ts';

/**
 * Requests a code by e-mail. It never checks whether the address has an account: the mail job does that, so reply and
 * timing are the same for all addresses.
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
    // Counted after the resend check and in its transaction, so that refused resends do not use up the day's messages.
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
