import { useLingui } from '@lingui/react/macro';
import type { Report } from '../../../../contract/dashboard.ts';

/** The texts for the reasons and states of reports. */
export function useReportLabels() {
  const { t } = useLingui();
  const reason: Record<Report['reason'], string> = {
    illegal: t`Against the law`,
    sexual: t`Sexual, or showing minors`,
    person: t`Shows a person without consent`,
    rights: t`Uses somebody’s work or brand`,
    deceptive: t`Passes for real and misleads`,
    other: t`Something else`,
  };
  const state: Record<Report['state'], string> = { open: t`Waiting`, dismissed: t`Dismissed`, removed: t`Link ended` };
  return { reason, state };
}
