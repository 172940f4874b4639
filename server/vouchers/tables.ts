import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/database/columns.ts';

/** Codes that grant coins. `code` is normalized: upper case, without spaces and dashes. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull().unique('vouchers_code'),
    credits: integer('credits').notNull(),
    /** Redemptions by all users together; null: no limit. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    startsAt: timestamptz('starts_at'),
    endsAt: timestamptz('ends_at'),
    disabledAt: timestamptz('disabled_at'),
    note: text('note').notNull().default(''),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  () => [
    check('vouchers_credits', sql`credits > 0`),
    check('vouchers_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
    check('vouchers_code_normal', sql`code = upper(code) and code !~ '[[:space:]-]'`),
  ],
);

/** Redemptions; the primary key makes a second one per user impossible. */
export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    voucherId: uuid('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    userId: uuid('user_id').notNull(),
    credits: integer('credits').notNull(),
    redeemedAt: timestamptz('redeemed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.voucherId, table.userId] }),
    index('voucher_redemptions_of_user').on(table.userId),
  ],
);
