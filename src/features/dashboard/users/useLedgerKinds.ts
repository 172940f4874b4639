import { useLingui } from '@lingui/react/macro';

/** The display names of the kinds of postings. */
export function useLedgerKinds(): Record<string, string | undefined> {
  const { t } = useLingui();
  return {
    grant: t`Welcome credits`,
    hold: t`Credits reserved`,
    release: t`Credits returned`,
    purchase: t`Bought`,
    bonus: t`First top-up bonus`,
    redemption: t`Voucher`,
    adjustment: t`Correction`,
  };
}
