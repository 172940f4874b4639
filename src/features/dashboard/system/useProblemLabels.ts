import { useLingui } from '@lingui/react/macro';
import type { ProblemKind } from './explainProblem.ts';

/** What a difference means, without ledger terms. */
export function useProblemLabels(): Record<ProblemKind, string> {
  const { t } = useLingui();
  return {
    posting_unbalanced: t`A movement took credits from one side and did not give them to the other.`,
    balance_differs: t`Somebody’s balance is not what their movements add up to.`,
    balance_negative: t`A balance is below zero.`,
    entry_order: t`The balance written after a movement does not follow from the one before it.`,
    entry_kind: t`A movement and its line name different reasons or times.`,
    hold_ending: t`A task returned or charged another number of credits than was reserved for it.`,
    topup_uncredited: t`A paid top-up brought no credits.`,
    topup_unpaid: t`Credits came in for a top-up that was not paid.`,
    topup_amount: t`A top-up brought another number of credits than was sold.`,
    receipt_topup: t`A payment counts as credited, its top-up as not completed.`,
    voucher: t`A voucher’s redemptions and its credits do not match.`,
    other: t`Something does not match.`,
  };
}
