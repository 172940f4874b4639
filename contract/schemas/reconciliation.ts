import * as v from 'valibot';
import { MAX_REPORT_BYTES } from '../limits.ts';
import { BusinessDay, code, dataOf, Timestamp, Uuid } from '../primitives.ts';

/**
 * `missing_here`: the gateway reports a payment without a receipt. `missing_there`: a receipt of that day is not in the
 * file. `repeated`: the file contains a payment twice.
 */
export const RECONCILED_AS = [
  'missing_here',
  'missing_there',
  'amount_differs',
  'repeated',
  'unreadable',
  'matched',
] as const;
export type ReconciledAs = (typeof RECONCILED_AS)[number];

/** POST /dashboard/reconciliation: a business day (WIB), and the gateway's own report as CSV. */
export const ReconciliationRequest = v.strictObject({
  day: BusinessDay,
  csv: v.pipe(
    v.string(code('report_unreadable')),
    v.nonEmpty(code('report_unreadable')),
    v.maxLength(MAX_REPORT_BYTES, code('report_too_large')),
  ),
});

export const ReconciledRow = v.object({
  as: v.picklist(RECONCILED_AS),
  /** Line of the file; null for what is missing there. */
  line: v.nullable(v.number()),
  payment_id: v.string(),
  reference: v.string(),
  /** Whole rupiah. */
  amount_there: v.nullable(v.number()),
  amount_here: v.nullable(v.number()),
  paid_at: v.nullable(Timestamp),
  /** Our outcome: `credited`, or why not. */
  outcome: v.nullable(v.string()),
  topup_id: v.nullable(Uuid),
});
export type ReconciledRow = v.InferOutput<typeof ReconciledRow>;

export const Reconciliation = v.object({
  day: v.string(),
  gateway: v.string(),
  /** Lines that are not incoming payments: fees, refunds, payouts, failures. */
  passed_over: v.number(),
  /** Matching rows come last. */
  rows: v.array(ReconciledRow),
});
export type Reconciliation = v.InferOutput<typeof Reconciliation>;
export const ReconciliationReply = dataOf(Reconciliation);
