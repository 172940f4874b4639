import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useRef, useState } from 'react';
import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { countFilters, FilterRow } from '../../../ui/FilterRow.tsx';
import type { LibrarySearch } from '../searchParams.ts';
import { useModels } from '../compose/useModels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { chipKeys } from './filterValues.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

interface TaskFiltersProps {
  filters: LibrarySearch;
  /** Filters that have a control of their own on the screen. */
  fixed: readonly (keyof LibrarySearch)[];
  /** Only what changes: other filters may have changed since these were rendered. */
  onChange: (change: Partial<LibrarySearch>) => void;
}

/**
 * The search field, a button for the other filters, and a chip for each active one that removes it. Clearing the search
 * elsewhere empties the field.
 */
export function TaskFilters({ filters, fixed, onChange }: TaskFiltersProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const formats = useFormats();
  const count = countFilters(filters, chipKeys(fixed));

  return (
    <div className="space-y-3">
      <FilterRow
        searchLabel={t`Search in your prompts`}
        maxSearchLength={MAX_PROMPT_LENGTH}
        search={filters.search}
        onSearch={(search) => onChange({ search })}
        label={<Trans>Filter</Trans>}
        count={{ value: count, spoken: formats.number(count) }}
        button={button}
        onOpen={() => setIsOpen(true)}
      />
      <Chips filters={filters} fixed={fixed} onChange={onChange} />
      {isOpen && (
        <Suspense>
          <FilterSheet
            filters={filters}
            fixed={fixed}
            anchor={button}
            onChange={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Chips({ filters, fixed, onChange }: TaskFiltersProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const formats = useFormats();
  const models = useModels();
  const modelName = useModelName();
  const { kind, status, model, from, to } = filters;
  const known = models.all.find(({ id }) => id === model);
  const day = (value: string) => formats.date(`${value}T00:00:00`);
  const words: Record<ReturnType<typeof chipKeys>[number], string | undefined> = {
    kind: kind && (kind === 'video' ? t`Videos` : t`Images`),
    status: status && labels.statuses[status],
    model: known ? modelName(known, known.engine.is_local) : model,
    favorite: filters.favorite && t`Favourites`,
    from: from && t`From ${day(from)}`,
    to: to && t`Until ${day(to)}`,
  };
  const shown = chipKeys(fixed).filter((key) => words[key] !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((key) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t`Remove filter: ${words[key] ?? ''}`}
            onClick={() => onChange({ [key]: undefined })}
            className="border-accent/60 bg-accent/8 flex min-h-11 items-center gap-2 rounded-full border ps-4 pe-3 text-sm font-medium"
          >
            {words[key]}
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
