import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBusinessTimes } from '../../i18n/businessTimes.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useActivityLabels } from './useActivityLabels.ts';

/** The product's first year. */
const FIRST_YEAR = 2025;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

interface MonthAndYearProps {
  month: number | undefined;
  year: number | undefined;
  onChange: (change: { month?: number | undefined; year?: number | undefined }) => void;
  /** Whether "no year" means this year instead of any year. */
  isYearNeeded?: boolean;
}

/** A month and a year; each may be left empty. */
export function MonthAndYear({ month, year, onChange, isYearNeeded = false }: MonthAndYearProps) {
  const { t } = useLingui();
  const labels = useActivityLabels();
  const times = useBusinessTimes();
  const [thisYear] = useState(() => times.year(Date.now()));
  const years = Array.from({ length: Math.max(1, thisYear - FIRST_YEAR + 1) }, (_, index) => thisYear - index);
  const chosen = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <div className="grid grow grid-cols-2 tiny:grid-cols-1 gap-3">
      <SelectField
        label={<Trans>Month</Trans>}
        value={String(month ?? '')}
        onChange={(value) => onChange({ month: chosen(value) })}
        choices={[
          { value: '', label: t`Whole year` },
          ...MONTHS.map((each) => ({ value: String(each), label: labels.month(each) })),
        ]}
      />
      <SelectField
        label={<Trans>Year</Trans>}
        value={String(year ?? (isYearNeeded ? thisYear : ''))}
        onChange={(value) => onChange({ year: chosen(value) })}
        choices={[
          ...(isYearNeeded ? [] : [{ value: '', label: t`Any` }]),
          ...years.map((each) => ({ value: String(each), label: String(each) })),
        ]}
      />
    </div>
  );
}
