import { vouchersEndpoints as calls } from '../../contract/vouchers.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { type Route, route } from '../platform/http/call.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { countTry, type RateLimitRule, refuseWhenFull } from '../platform/http/rateLimit.ts';
import { listVouchers } from './manageVouchers.ts';
import { redeemVoucher } from './redeemVoucher.ts';

/**
 * Only unknown codes count: this stops guessing, while a whole school behind one address can still redeem, or learn
 * that a code is used up.
 */
const VOUCHER_GUESSES: { byUser: RateLimitRule; byAddress: RateLimitRule } = {
  byUser: { kind: 'voucher-user', limit: 10, windowSeconds: 900 },
  byAddress: { kind: 'voucher-address', limit: 50, windowSeconds: 900 },
};

/** Every call of `contract/vouchers.ts` with the operation that answers it. */
export function vouchersRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    route(calls.redeem, async ({ session, body, ip, once }) => {
      const { userId } = session;
      const tries = [
        [VOUCHER_GUESSES.byUser, userId],
        [VOUCHER_GUESSES.byAddress, ipSubject(ip)],
      ] as const;
      try {
        return await once(
          async (transaction) => ({ data: await redeemVoucher(transaction, { clock, userId, code: body.code }) }),
          async () => {
            for (const [rule, subject] of tries) await refuseWhenFull({ queries: database, clock, rule, subject });
          },
        );
      } catch (error) {
        if (error instanceof ApiError && error.code === 'voucher_unknown')
          for (const [rule, subject] of tries) await countTry({ queries: database, clock, rule, subject });
        throw error;
      }
    }),
    route(calls.vouchers, ({ query }) => listVouchers({ database, clock, query })),
  ];
}
