import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBusinessTimes } from '../../i18n/businessTimes.ts';
import { Field } from '../../ui/Field.tsx';
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
  const words = useActivityLabels();
  const times = useBusinessTimes();
  const [thisYear] = useState(() => times.year(Date.now()));
  const years = Array.from({ length: Math.max(1, thisYear - FIRST_YEAR + 1) }, (_, index) => thisYear - index);
  const chosen = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <div className="grid grow grid-cols-2 tiny:grid-cols-1 gap-3">
      <Field label={<Trans>Month</Trans>}>
        {(control) => (
          <select
            {...control}
            className="select bg-surface h-12 w-full text-base"
            value={month ?? ''}
            onChange={(event) => onChange({ month: chosen(event.target.value) })}
          >
            <option value="">{t`Whole year`}</option>
            {MONTHS.map((each) => (
              <option key={each} value={each}>
                {words.month(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={<Trans>Year</Trans>}>
        {(control) => (
          <select
            {...control}
            className="select bg-surface h-12 w-full text-base"
            value={year ?? (isYearNeeded ? thisYear : '')}
            onChange={(event) => onChange({ year: chosen(event.target.value) })}
          >
            {!isYearNeeded && <option value="">{t`Any`}</option>}
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
