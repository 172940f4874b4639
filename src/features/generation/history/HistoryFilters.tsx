import { Trans } from '@lingui/react/macro';
import { STATUS_FILTERS } from '../../../../contract/generation.ts';
import type { LibrarySearch } from '../searchParams.ts';
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx';
import { TaskFilters } from '../filters/TaskFilters.tsx';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

interface HistoryFiltersProps {
  filters: LibrarySearch;
  onChange: (change: Partial<LibrarySearch>) => void;
}

/** Search and filters, with the status as chips: it is what most people look for here. */
export function HistoryFilters({ filters, onChange }: HistoryFiltersProps) {
  const labels = useSettingLabels();
  return (
    <div className="space-y-3">
      <TaskFilters filters={{ ...filters, kind: 'video' }} fixed={['kind', 'status']} onChange={onChange} />
      <ChoiceRow
        legend={<Trans>Status</Trans>}
        value={filters.status}
        choices={[
          [undefined, <Trans>All</Trans>],
          ...STATUS_FILTERS.map((status) => [status, labels.statuses[status]] as const),
        ]}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
}
