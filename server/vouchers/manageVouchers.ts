import { and, count, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { NewVoucher, Voucher, VouchersQuery } from '../../contract/vouchers.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { vouchers } from './tables.ts';

type VoucherRow = typeof vouchers.$inferSelect;

/** @throws ApiError voucher_code_taken */
export async function createVoucher({
  database,
  clock,
  adminId,
  voucher,
}: {
  database: Pick<Database, 'insert'>;
  clock: Clock;
  adminId: string;
  voucher: NewVoucher;
}): Promise<Voucher> {
  const now = clock.now();
  const [created] = await database
    .insert(vouchers)
    .values({
      id: newId(now),
      code: voucher.code,
      credits: voucher.credits,
      maxUses: voucher.max_uses,
      startsAt: voucher.starts_at ? new Date(voucher.starts_at) : null,
      endsAt: voucher.ends_at ? new Date(voucher.ends_at) : null,
      note: voucher.note,
      createdBy: adminId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw new ApiError('voucher_code_taken');
  return presentVoucher(created, now);
}

/** A page of all vouchers, newest first. */
export async function listVouchers({
  database,
  clock,
  query: { page, page_size: pageSize, search, state },
}: {
  database: Database;
  clock: Clock;
  query: VouchersQuery;
}) {
  const asked = and(search ? matches(search) : undefined, state && STATES[state](clock.now()));
  const [rows, [counted]] = await Promise.all([
    database
      .select()
      .from(vouchers)
      .where(asked)
      .orderBy(desc(vouchers.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.select({ total: count() }).from(vouchers).where(asked),
  ]);
  return {
    data: rows.map((row) => presentVoucher(row, clock.now())),
    page,
    page_size: pageSize,
    total: counted?.total ?? 0,
  };
}

/** Disables a voucher permanently. @throws ApiError not_found; conflict when it already is */
export async function disableVoucher({
  database,
  clock,
  id,
}: {
  database: Pick<Database, 'update' | 'select'>;
  clock: Clock;
  id: string;
}): Promise<Voucher> {
  const now = clock.now();
  const [disabled] = await database
    .update(vouchers)
    .set({ disabledAt: now })
    .where(and(eq(vouchers.id, id), isNull(vouchers.disabledAt)))
    .returning();
  if (disabled) return presentVoucher(disabled, now);
  const [known] = await database.select({ id: vouchers.id }).from(vouchers).where(eq(vouchers.id, id));
  throw new ApiError(known ? 'conflict' : 'not_found');
}

function presentVoucher(row: VoucherRow, now: Date): Voucher {
  return {
    id: row.id,
    code: row.code,
    credits: row.credits,
    max_uses: row.maxUses,
    uses: row.uses,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    state: stateOf(row, now),
    note: row.note,
    created_at: row.createdAt.toISOString(),
    disabled_at: row.disabledAt?.toISOString() ?? null,
  };
}

/** Matches the beginning of a code, as people type it, or a part of the note. */
function matches(search: string): SQL | undefined {
  const typed = search.toUpperCase().replaceAll(/[\s-]/g, '');
  const note = sql`position(lower(${search}) in lower(${vouchers.note})) > 0`;
  return typed ? or(sql`starts_with(${vouchers.code}, ${typed})`, note) : note;
}

const { disabledAt, maxUses, uses, startsAt, endsAt } = vouchers;
const IS_OPEN = sql`(${disabledAt} is null and (${maxUses} is null or ${uses} < ${maxUses}))`;
const hasEnded = (now: Date) => sql`(${endsAt} is not null and ${endsAt} <= ${now})`;
const isToCome = (now: Date) => sql`(${startsAt} is not null and ${startsAt} > ${now})`;

/** The rules of `stateOf` as SQL conditions. */
const STATES: Record<Voucher['state'], (now: Date) => SQL> = {
  disabled: () => sql`${disabledAt} is not null`,
  used_up: () => sql`${disabledAt} is null and ${maxUses} is not null and ${uses} >= ${maxUses}`,
  ended: (now) => sql`${IS_OPEN} and ${hasEnded(now)}`,
  scheduled: (now) => sql`${IS_OPEN} and not ${hasEnded(now)} and ${isToCome(now)}`,
  active: (now) => sql`${IS_OPEN} and not ${hasEnded(now)} and not ${isToCome(now)}`,
};

function stateOf(row: VoucherRow, now: Date): Voucher['state'] {
  if (row.disabledAt) return 'disabled';
  if (row.maxUses !== null && row.uses >= row.maxUses) return 'used_up';
  if (row.endsAt && row.endsAt <= now) return 'ended';
  return row.startsAt && row.startsAt > now ? 'scheduled' : 'active';
}
