import * as v from 'valibot';
import { KINDS } from '../generationWords.ts';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../limits.ts';
import { code, Coins, dataOf, DayOrMoment, limitedPageOf, QueryNumber, Timestamp, Uuid } from '../primitives.ts';

/**
 * What moved the spendable coins. `usage` takes coins for a task (at first only reserved: see `outcome`), `refund` gives
 * them back when it failed.
 */
export const TRANSACTION_TYPES = ['purchase', 'bonus', 'redemption', 'grant', 'usage', 'refund', 'adjustment'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What became of the coins of a `usage` line. */
export const USAGE_OUTCOMES = ['held', 'charged', 'returned'] as const;

/** What caused a line and where it leads. */
export const Cause = v.variant('type', [
  v.object({
    type: v.literal('task'),
    id: Uuid,
    kind: v.picklist(['video', 'image']),
    prompt: v.string(),
    model: v.string(),
    /** False once the item was deleted: no link then. */
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
  /** Coins; above zero came in, below zero went out. */
  amount: Coins,
  /** Coins to spend after this line. */
  balance_after: Coins,
  /** Only for `usage`. */
  outcome: v.nullable(v.picklist(USAGE_OUTCOMES)),
  cause: Cause,
  created_at: Timestamp,
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

export const Year = QueryNumber(2000, 2200);
export const Month = QueryNumber(1, 12);

/** Days are business days (Asia/Jakarta), both included; `month` and `year` narrow further, `month` alone means this year's. */
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
  /** In prompts, invoice numbers, references and voucher codes; or an entry's own id as `#123`. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, code('field_invalid')))),
});
export type AuditQuery = v.InferOutput<typeof AuditQuery>;

export const AuditSummary = v.object({
  /** Null: no lower or upper bound. */
  from: v.nullable(Timestamp),
  to: v.nullable(Timestamp),
  count: v.number(),
  /** Coins in and out of what can be spent, both without sign; reserving and returning count. */
  total_in: Coins,
  total_out: Coins,
  /** Coins really charged for finished work in this time. */
  spent: Coins,
  /** Spendable coins before the first and after the last line. */
  opening_balance: Coins,
  closing_balance: Coins,
  by_type: v.array(v.object({ transaction_type: v.picklist(TRANSACTION_TYPES), count: v.number(), amount: Coins })),
});
export type AuditSummary = v.InferOutput<typeof AuditSummary>;

export const CHART_TYPES = ['spending_over_time', 'by_type', 'by_model'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

/** A model as it is named: kind and engine are for the words around its label; no kind when it is no longer known. */
const NamedModel = v.object({ label: v.string(), kind: v.nullable(v.picklist(KINDS)), is_local: v.boolean() });

/** A chart as data: draw it or write it as a table. */
export const Chart = v.object({
  chart_type: v.picklist(CHART_TYPES),
  year: v.number(),
  /** Null: the whole year, by month; otherwise that month, by day. */
  month: v.nullable(v.number()),
  /** `2026-11` or `2026-11-21` over time; transaction types; model ids. */
  categories: v.array(v.string()),
  /** What each category is, by model; null otherwise. */
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
  /** All 24 hours ("0" … "23") or all 7 days ("1" Monday … "7" Sunday) in Asia/Jakarta, zeros included; models by coins. */
  buckets: v.array(
    v.object({
      key: v.string(),
      /** By model, what it is; null otherwise. */ model: v.nullable(NamedModel),
      /** Finished items. */ count: v.number(),
      credits: Coins,
    }),
  ),
});
export type UsagePatterns = v.InferOutput<typeof UsagePatterns>;

/** Of the account's whole life. */
export const CreditsSummary = v.object({
  balance: Coins,
  held: Coins,
  purchased: Coins,
  bonus: Coins,
  redeemed: Coins,
  granted: Coins,
  adjusted: Coins,
  spent: Coins,
  /** Coins that failed work gave back. */
  returned: Coins,
  /** True: the next top-up is the first and carries the bonus. */
  is_first_topup: v.boolean(),
  /** Per cent of a first top-up that comes on top. */
  first_topup_bonus_percent: v.number(),
});
export type CreditsSummary = v.InferOutput<typeof CreditsSummary>;
export const CreditsSummaryReply = dataOf(CreditsSummary);

export const AuditPage = limitedPageOf(AuditEntry);

export const AuditSummaryReply = dataOf(AuditSummary);

export const ChartReply = dataOf(Chart);

export const UsagePatternsReply = dataOf(UsagePatterns);
