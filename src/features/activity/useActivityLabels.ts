import { useLingui } from '@lingui/react/macro';
import type { AuditEntry, ChartType, TransactionType, USAGE_OUTCOMES } from '../../../contract/activity.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { LANGUAGE_TAGS } from '../../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** A Monday, from which the names of the weekdays are derived. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Of a month's short name, so that twelve fit on a phone: British English has one of four, "Sept". */
const MONTH_LETTERS = 3;

/** Labels for transaction types, outcomes and chart categories, in the current language. */
export function useActivityLabels() {
  const { t } = useLingui();
  const tag = LANGUAGE_TAGS[useLanguage()];
  const types: Record<TransactionType, string> = {
    purchase: t`Top-up`,
    bonus: t`Bonus`,
    redemption: t`Voucher`,
    grant: t`Gift`,
    usage: t`Usage`,
    refund: t`Returned`,
    adjustment: t`Adjustment`,
  };
  const outcomes: Record<(typeof USAGE_OUTCOMES)[number], string> = {
    held: t`Reserved`,
    charged: t`Charged`,
    returned: t`Refunded`,
  };
  const charts: Record<ChartType, string> = {
    spending_over_time: t`Over time`,
    by_type: t`By type`,
    by_model: t`By model`,
  };
  return {
    types,
    charts,
    outcome: (entry: AuditEntry): string | null => entry.outcome && outcomes[entry.outcome],
    /** 1 → "Januari". */
    month: (month: number): string =>
      new Date(Date.UTC(2024, month - 1, 15)).toLocaleDateString(tag, { month: 'long', timeZone: 'UTC' }),
    /** `2026-11` → "Nov", `2026-11-21` → "21". */
    time: (category: string): string =>
      category.length > 7
        ? String(Number(category.slice(8)))
        : new Date(`${category}-15T00:00:00Z`)
            .toLocaleDateString(tag, { month: 'short', timeZone: 'UTC' })
            .slice(0, MONTH_LETTERS),
    /** 1 → "Senin". */
    weekday: (day: number): string =>
      new Date(MONDAY + (day - 1) * DAY_MS).toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' }),
    /** 7 → "07": short enough for 24 of them on a phone. */
    hour: (hour: number): string => String(hour).padStart(2, '0'),
  };
}
