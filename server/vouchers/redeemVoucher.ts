import { and, eq, sql } from 'drizzle-orm';
import type { Redemption } from '../../contract/vouchers.ts';
import { postToLedger } from '../credits/postToLedger.ts';
import { readBalance } from '../credits/readBalance.ts';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { voucherRedemptions, vouchers } from './tables.ts';

/**
 * Redeems a code for a user, once a person: another account of theirs, a deleted one included, cannot redeem it again.
 * Concurrent redemptions queue on the voucher's locked row, and the redemption's key makes a second one of the same
 * user impossible.
 * @param code normalized by the contract's schema
 * @throws ApiError voucher_unknown, voucher_already_redeemed with `redeemed_at`, voucher_disabled, voucher_not_started,
 *   voucher_ended, voucher_used_up
 */
export async function redeemVoucher(
  transaction: Transaction,
  { clock, userId, code }: { clock: Clock; userId: string; code: string },
): Promise<Redemption> {
  const [voucher] = await transaction.select().from(vouchers).where(eq(vouchers.code, code)).for('update');
  if (!voucher) throw new ApiError('voucher_unknown');
  const now = clock.now();
  const [earlier] = await transaction
    .select()
    .from(voucherRedemptions)
    .where(
      and(
        eq(voucherRedemptions.voucherId, voucher.id),
        sql`${voucherRedemptions.userId} in (select ${userId}::uuid union all select other_accounts_of(${userId}))`,
      ),
    );
  if (earlier) throw new ApiError('voucher_already_redeemed', { redeemed_at: earlier.redeemedAt.toISOString() });
  if (voucher.disabledAt) throw new ApiError('voucher_disabled');
  if (voucher.startsAt && voucher.startsAt > now) throw new ApiError('voucher_not_started');
  if (voucher.endsAt && voucher.endsAt <= now) throw new ApiError('voucher_ended');
  if (voucher.maxUses !== null && voucher.uses >= voucher.maxUses) throw new ApiError('voucher_used_up');

  await transaction
    .insert(voucherRedemptions)
    .values({ voucherId: voucher.id, userId, credits: voucher.credits, redeemedAt: now });
  await transaction
    .update(vouchers)
    .set({ uses: sql`${vouchers.uses} + 1` })
    .where(eq(vouchers.id, voucher.id));
  await postToLedger(transaction, {
    clock,
    posting: {
      kind: 'redemption',
      source: { type: 'voucher', id: `${voucher.id}/${userId}` },
      userId,
      legs: [
        ['wallet', voucher.credits],
        ['promotion', -voucher.credits],
      ],
    },
  });
  await publishSignal(transaction, { userId, type: 'balance' });
  const { balance } = await readBalance(transaction, userId);
  return { amount: voucher.credits, balance, redeemed_at: now.toISOString() };
}
