import { Trans, useLingui } from '@lingui/react/macro';
import { TRANSACTION_TYPES } from '../../../../contract/activity.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { PageLimit } from '../../../ui/list/PageLimit.tsx';
import type { TrailFilters } from '../activityQueries.ts';
import { MonthAndYear } from '../MonthAndYear.tsx';
import { useActivityLabels } from '../useActivityLabels.ts';

const digits = (text: string): number | undefined =>
  text.replace(/\D/g, '') ? Number(text.replace(/\D/g, '')) : undefined;

/** The fields of the audit trail's filters. */
export function TrailFilterFields({
  filters,
  onChange,
}: {
  filters: TrailFilters;
  onChange: (change: Partial<TrailFilters>) => void;
}) {
  const { t } = useLingui();
  const { types } = useActivityLabels();
  return (
    <div className="space-y-5">
      <ChoiceChips
        legend={<Trans>Type</Trans>}
        anyLabel={t`All`}
        value={filters.transaction_type}
        choices={TRANSACTION_TYPES.map((type) => [type, types[type]])}
        onChange={(transaction_type) => onChange({ transaction_type })}
      />
      <DateRange from={filters.date_from} to={filters.date_to} onChange={onChange} />
      <MonthAndYear month={filters.month} year={filters.year} onChange={onChange} />
      <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3">
        <TextField
          label={<Trans>Credits from</Trans>}
          inputMode="numeric"
          maxLength={8}
          value={filters.amount_min ?? ''}
          onChange={(event) => onChange({ amount_min: digits(event.target.value) })}
        />
        <TextField
          label={<Trans>Credits up to</Trans>}
          inputMode="numeric"
          maxLength={8}
          value={filters.amount_max ?? ''}
          onChange={(event) => onChange({ amount_max: digits(event.target.value) })}
        />
      </div>
      <PageLimit limit={filters.limit} onChange={(limit) => onChange({ limit })} />
    </div>
  );
}
