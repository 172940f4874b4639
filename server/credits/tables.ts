import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/database/columns.ts';

/**
 * The double-entry ledger. It is append-only; each posting's entries sum to zero; a user's balance is a cached sum.
 * Triggers (migrations `ledger_rules` and `ledger_shapes`) enforce all three even against hand-written SQL.
 *
 * `wallet` is what a user can spend, `hold` what is reserved for unfinished tasks; `sales`, `promotion` and `spend` are
 * the product's own accounts. They cache no balance: one row that every transaction updates would serialize them all.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['wallet', 'hold', 'sales', 'promotion', 'spend'] }).notNull(),
    userId: uuid('user_id'),
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_user')
      .on(table.userId, table.kind)
      .where(sql`user_id is not null`),
    uniqueIndex('ledger_accounts_own')
      .on(table.kind)
      .where(sql`user_id is null`),
    check('ledger_accounts_owner', sql`(kind in ('wallet', 'hold')) = (user_id is not null)`),
    check('ledger_accounts_not_negative', sql`user_id is null or balance >= 0`),
  ],
);

/** A transaction's id, the same in all its savepoints. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

export const POSTING_KINDS = [
  'grant',
  'hold',
  'settle',
  'release',
  'purchase',
  'bonus',
  'redemption',
  'adjustment',
] as const;
export type PostingKind = (typeof POSTING_KINDS)[number];

/**
 * One business event. Its source may cause each kind of posting once, which makes settling, crediting or granting twice
 * impossible. The database checks which kinds belong to which source, and which accounts a kind may move in which
 * direction.
 */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: POSTING_KINDS }).notNull(),
    /**
     * For `topup` the source id is the top-up's; for `voucher` voucher id/user id, so once per user. A `bonus` has the
     * account as its source, so once per account.
     */
    sourceType: text('source_type', { enum: ['account', 'task', 'topup', 'voucher', 'adjustment'] }).notNull(),
    sourceId: text('source_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** Written by a trigger: entries may be added only in this transaction. */
    writtenIn: transactionNumber('written_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('ledger_postings_source').on(table.sourceType, table.sourceId, table.kind),
    check(
      'ledger_postings_kind',
      sql`(kind, source_type) in (
      ('grant', 'account'), ('bonus', 'account'), ('hold', 'task'), ('settle', 'task'), ('release', 'task'),
      ('purchase', 'topup'), ('redemption', 'voucher'), ('adjustment', 'adjustment'))`,
    ),
  ],
);

/**
 * Coins that came into somebody's wallet without a payment; the predicate of `ledger_entries_given`, which queries must
 * repeat.
 */
export const givenEntries = sql.raw(
  "balance_after is not null and amount > 0 and kind in ('grant', 'bonus', 'redemption', 'adjustment')",
);

/**
 * One side of a posting. Ids of one account ascend in the order of its balances, because the trigger assigns an entry's
 * id while it holds the account's lock. The covering index of users' entries (`ledger_entries_account`: account, id,
 * and the columns that sums need) is in the migration, since the schema language cannot express it.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid('posting_id')
      .notNull()
      .references(() => ledgerPostings.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The account's balance after this entry; null for the product's own accounts. Set by the trigger. */
    balanceAfter: bigint('balance_after', { mode: 'number' }),
    /** Kind and time are copied from the posting by the trigger, so that the audit trail filters without a join. */
    kind: text('kind', { enum: POSTING_KINDS }).notNull().default('grant'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_posting').on(table.postingId),
    // The few in a hundred that generations do not write: what people are given.
    index('ledger_entries_given').on(table.createdAt, table.id, table.kind).where(givenEntries),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
);

/** Corrections by an admin, each with its reason; the source of `adjustment` postings. */
export const creditAdjustments = pgTable('credit_adjustments', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reason: text('reason').notNull(),
  adminId: uuid('admin_id').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Results of recomputing the whole ledger, for the admin system page. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: uuid('id').primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    /** Null only in rows of earlier releases, which wrote them at the start, for checks that were killed. */
    finishedAt: timestamptz('finished_at'),
    postings: integer('postings').notNull().default(0),
    problems: jsonb('problems').$type<string[]>().notNull().default([]),
  },
  (table) => [index('ledger_checks_newest').on(table.startedAt)],
);
