import * as v from 'valibot';
import { KINDS } from '../generationWords.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import { code, Coins, dataOf, DayOrMoment, limitedPageOf, QueryNumber, Timestamp, Uuid } from '../primitives.ts';

/**
 * Kind of change to the spendable coins. `usage` takes coins for a task (first only reserves them: see `outcome`),
 * `refund` returns them when the task failed.
 */
export const TRANSACTION_TYPES = ['purchase', 'bonus', 'redemption', 'grant', 'usage', 'refund', 'adjustment'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The outcome of a `usage` line's coins. */
export const USAGE_OUTCOMES = ['held', 'charged', 'returned'] as const;

/** The cause of a line, and where it links to. */
export const Cause = v.variant('type', [
  v.object({
    type: v.literal('task'),
    id: Uuid,
    kind: v.picklist(KINDS),
    prompt: v.string(),
    model: v.string(),
    /** False once the item is deleted: then there is no link. */
    is_available: v.boolean(),
  }),
  v.object({ type: v.literal('invoice'), id: Uuid, number: v.string(), reference_id: v.string() }),
  v.object({ type: v.literal('voucher'), code: v.string() }),
  v.object({ type: v.literal('account') }),
  v.object({ type: v.literal('admin'), reason: v.string() }),
]);
export type Cause = v.InferOutput<typeof Cause>;

export const AuditEntry = v.object({
  id: v.string(),
  transaction_type: v.picklist(TRANSACTION_TYPES),
  /** Coins: positive in, negative out. */
  amount: Coins,
  /** Spendable coins after this line. */
  balance_after: Coins,
  /** Only for `usage`. */
  outcome: v.nullable(v.picklist(USAGE_OUTCOMES)),
  cause: Cause,
  created_at: Timestamp,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const Year = QueryNumber(2000, 2200);
export const Month = QueryNumber(1, 12);

/**
 * Days are business days (Asia/Jakarta), both inclusive; `month` and `year` narrow further, `month` alone is of this
 * year.
 */
export const PeriodQuery = {
  date_from: v.optional(DayOrMoment),
  date_to: v.optional(DayOrMoment),
  month: v.optional(Month),
  year: v.optional(Year),
};

export const TransactionTypeQuery = {
  transaction_type: v.optional(v.picklist(TRANSACTION_TYPES, code('field_invalid'))),
};

/** Audit trail filters. */
export const AuditQuery = v.object({
  page: v.optional(QueryNumber(1, 1_000_000), 1),
  limit: v.optional(QueryNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  ...TransactionTypeQuery,
  ...PeriodQuery,
  /** Coins, without sign. */
  amount_min: v.optional(QueryNumber(0, 100_000_000)),
  amount_max: v.optional(QueryNumber(0, 100_000_000)),
  /** Searches prompts, invoice numbers, references and voucher codes, or an entry's id as `#123`. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, code('field_invalid')))),
});
export type AuditQuery = v.InferOutput<typeof AuditQuery>;

export const AuditSummary = v.object({
  /** Null: no lower or upper bound. */
  from: v.nullable(Timestamp),
  to: v.nullable(Timestamp),
  count: v.number(),
  /** Spendable coins in and out, both without sign; reservations and returns count. */
  total_in: Coins,
  total_out: Coins,
  /** Coins finally charged for finished work in this period. */
  spent: Coins,
  /** Spendable coins before the first and after the last line. */
  opening_balance: Coins,
  closing_balance: Coins,
  by_type: v.array(v.object({ transaction_type: v.picklist(TRANSACTION_TYPES), count: v.number(), amount: Coins })),
});
export type AuditSummary = v.InferOutput<typeof AuditSummary>;

export const CHART_TYPES = ['spending_over_time', 'by_type', 'by_model'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

/** A model's label, with kind and engine for the words around it; `kind` is null for a model that no longer exists. */
const NamedModel = v.object({ label: v.string(), kind: v.nullable(v.picklist(KINDS)), is_local: v.boolean() });

/** The data of a chart or a table. */
export const Chart = v.object({
  chart_type: v.picklist(CHART_TYPES),
  year: v.number(),
  /** Null: the whole year, by month; otherwise that month, by day. */
  month: v.nullable(v.number()),
  /** `2026-11` or `2026-11-21` over time; transaction types; model ids. */
  categories: v.array(v.string()),
  /** Charts by model: the model of each category. Null otherwise. */
  models: v.nullable(v.array(NamedModel)),
  /** Coins, one for each category. `spent`, or `in` and `out` by type. */
  series: v.array(v.object({ name: v.picklist(['spent', 'in', 'out']), data: v.array(Coins) })),
});
export type Chart = v.InferOutput<typeof Chart>;

export const ANALYSIS_TYPES = ['hour', 'weekday', 'model'] as const;
export type AnalysisType = (typeof ANALYSIS_TYPES)[number];

export const UsagePatterns = v.object({
  analysis_type: v.picklist(ANALYSIS_TYPES),
  year: v.number(),
  /**
   * All 24 hours ("0" … "23") or all 7 days ("1" Monday … "7" Sunday) in Asia/Jakarta, zeros included; models by coins.
   */
  buckets: v.array(
    v.object({
      key: v.string(),
      /** Only when grouped by model, else null. */ model: v.nullable(NamedModel),
      /** Finished items. */ count: v.number(),
      credits: Coins,
    }),
  ),
});
export type UsagePatterns = v.InferOutput<typeof UsagePatterns>;

/** Totals since the account was created. */
export const CreditsSummary = v.object({
  balance: Coins,
  held: Coins,
  purchased: Coins,
  bonus: Coins,
  redeemed: Coins,
  granted: Coins,
  adjusted: Coins,
  spent: Coins,
  /** Coins returned for failed work. */
  returned: Coins,
  /** True: the next top-up is the first and carries the bonus. */
  is_first_topup: v.boolean(),
  /** Bonus on a first top-up, per cent. */
  first_topup_bonus_percent: v.number(),
});
export type CreditsSummary = v.InferOutput<typeof CreditsSummary>;
export const CreditsSummaryReply = dataOf(CreditsSummary);

export const AuditPage = limitedPageOf(AuditEntry);

export const AuditSummaryReply = dataOf(AuditSummary);

export const ChartReply = dataOf(Chart);

export const UsagePatternsReply = dataOf(UsagePatterns);
