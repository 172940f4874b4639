/** The kinds of differences that the check can find. */
export type ProblemKind =
  | 'posting_unbalanced'
  | 'balance_differs'
  | 'balance_negative'
  | 'entry_order'
  | 'entry_kind'
  | 'hold_ending'
  | 'topup_uncredited'
  | 'topup_unpaid'
  | 'topup_amount'
  | 'receipt_topup'
  | 'voucher'
  | 'other';

/** Patterns that tell the check's English sentences apart. */
const KINDS: readonly [RegExp, ProblemKind][] = [
  [/^posting .* does not balance/, 'posting_unbalanced'],
  [/^account .* but its entries sum to/, 'balance_differs'],
  [/^account .* is below zero/, 'balance_negative'],
  [/^entry .* remained, but/, 'entry_order'],
  [/^entry .* says it belongs to/, 'entry_kind'],
  [/^the ending of /, 'hold_ending'],
  [/^top-up .* was never credited/, 'topup_uncredited'],
  [/^top-up .* was credited but is/, 'topup_unpaid'],
  [/^top-up .* promised/, 'topup_amount'],
  [/^payment .* counts as credited/, 'receipt_topup'],
  [/^(voucher|the redemption) /, 'voucher'],
];

/** The kind of a difference, from the check's sentence. */
export function explainProblem(problem: string): ProblemKind {
  return KINDS.find(([pattern]) => pattern.test(problem))?.[1] ?? 'other';
}
