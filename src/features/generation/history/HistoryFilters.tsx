import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { STATUS_FILTERS } from '../../../../contract/generation.ts';
import type { ListSearch } from '../searchParams.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

interface HistoryFiltersProps {
  filters: ListSearch;
  onChange: (filters: ListSearch) => void;
}

/** Search and filters, with the status as chips: it is what most people look for here. */
export function HistoryFilters({ filters, onChange }: HistoryFiltersProps) {
  const labels = useSettingLabels();
  const group = useId();
  const choices = [undefined, ...STATUS_FILTERS];
  return (
    <div className="space-y-3">
      <FilterBar filters={filters} fixed={['kind', 'status']} onChange={onChange} />
      <fieldset className="relative -mx-4 flex gap-2 -my-0.5 scroll-px-5 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <legend className="sr-only">
          <Trans>Status</Trans>
        </legend>
        {choices.map((choice) => (
          <label
            key={choice ?? 'all'}
            className="border-line has-checked:border-accent has-checked:bg-accent/12 bg-surface has-focus-visible:outline-accent flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap outline-2 outline-offset-1 outline-transparent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={filters.status === choice}
              onChange={() => onChange({ ...filters, status: choice })}
            />
            {choice ? labels.statuses[choice] : <Trans>All</Trans>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
