import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { voucherRedemptions, vouchers } from './tables.ts';

/** The redeemed vouchers of an account, for its export. */
export async function exportRedemptions(queries: Queries, { userId }: { userId: string }): Promise<unknown[]> {
  const rows = await queries
    .select({ code: vouchers.code, credits: voucherRedemptions.credits, redeemedAt: voucherRedemptions.redeemedAt })
    .from(voucherRedemptions)
    .innerJoin(vouchers, eq(vouchers.id, voucherRedemptions.voucherId))
    .where(eq(voucherRedemptions.userId, userId))
    .orderBy(asc(voucherRedemptions.redeemedAt));
  return rows.map((row) => ({ code: row.code, credits: row.credits, redeemed_at: row.redeemedAt.toISOString() }));
}
