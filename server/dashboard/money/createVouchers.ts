import { randomInt } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { NewVouchers, Redeemer, RedeemersQuery } from '../../../contract/dashboard.ts';
import { users } from '../../accounts/tables.ts';
import { createVoucher, disableVoucher } from '../../vouchers/manageVouchers.ts';
import { voucherRedemptions, vouchers } from '../../vouchers/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';
import { personColumns, presentPerson } from '../presentPerson.ts';

/** Without 0, O, 1, I: people type codes from paper. Ten characters are fifty bits, too many to guess. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/**
 * Creates one voucher or a batch, all or none, in the caller's transaction.
 * @throws ApiError validation_failed (one code for several vouchers, an end that is over), voucher_code_taken
 */
export function createVouchers(
  transaction: Transaction,
  {
    deps: { clock },
    session,
    asked: { count, code, reason, ...limits },
  }: { deps: Pick<DashboardDeps, 'clock'>; session: Session; asked: InferOutput<typeof NewVouchers> },
) {
  if (code !== undefined && count > 1) throw fieldError('code', 'voucher_code_single');
  if (limits.ends_at && new Date(limits.ends_at) <= clock.now()) throw fieldError('ends_at', 'voucher_end_past');
  return runAsAdminWithin(transaction, session, async () => {
    const created = [];
    for (let place = 0; place < count; place += 1)
      created.push(
        await createVoucher({
          database: transaction,
          clock,
          adminId: session.userId,
          voucher: { ...limits, code: code ?? madeUpCode(), note: reason },
        }),
      );
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'voucher.create',
        subject: { type: 'voucher', id: created[0]!.id },
        reason,
        after: { count, ...limits, ...(code && { code }) },
      },
    });
    return { vouchers: created, log_id: logId };
  });
}

/** Stops a voucher for good, in the caller's transaction. @throws ApiError not_found */
export function stopVoucher(
  transaction: Transaction,
  { deps: { clock }, session, id, reason }: { deps: DashboardDeps; session: Session; id: string; reason: string },
) {
  return runAsAdminWithin(transaction, session, async () => {
    const voucher = await disableVoucher({ database: transaction, clock, id });
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'voucher.disable',
        subject: { type: 'voucher', id },
        reason,
        before: { code: voucher.code, uses: voucher.uses },
      },
    });
    return { voucher, log_id: logId };
  });
}

/** Who redeemed a voucher, newest first. @throws ApiError not_found */
export async function listRedeemers(
  { database }: DashboardDeps,
  { id, query }: { id: string; query: InferOutput<typeof RedeemersQuery> },
) {
  const { page, per_page: perPage } = query;
  const [voucher] = await database.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, id));
  if (!voucher) throw new ApiError('not_found');
  const [found, counted] = await Promise.all([
    database
      .select({
        person: personColumns,
        credits: voucherRedemptions.credits,
        redeemedAt: voucherRedemptions.redeemedAt,
      })
      .from(voucherRedemptions)
      .innerJoin(users, eq(users.id, voucherRedemptions.userId))
      .where(eq(voucherRedemptions.voucherId, id))
      .orderBy(desc(voucherRedemptions.redeemedAt), desc(voucherRedemptions.userId))
      .limit(perPage + 1)
      .offset(offsetOf(query)),
    countUpTo(database, sql`from ${voucherRedemptions} where ${eq(voucherRedemptions.voucherId, id)}`),
  ]);
  const { rows } = cutPage(found, perPage);
  const data: Redeemer[] = rows.map(({ person, credits, redeemedAt }) => ({
    user: presentPerson(person),
    credits,
    redeemed_at: redeemedAt.toISOString(),
  }));
  return { data, page, per_page: perPage, ...counted, next: null };
}

const madeUpCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
