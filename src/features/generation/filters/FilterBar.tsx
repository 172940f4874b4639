import { Trans, useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useRef, useState } from 'react';
import { MAX_PROMPT_LENGTH } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useSearchText } from '../../../ui/useSearchText.ts';
import type { ListSearch } from '../searchParams.ts';
import { useModels } from '../compose/useModels.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { CHIP_KEYS, countFilters } from './filterValues.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

interface FilterBarProps {
  filters: ListSearch;
  /** Filters that have a control of their own on the screen. */
  fixed: readonly (keyof ListSearch)[];
  onChange: (filters: ListSearch) => void;
}

/**
 * The search field, a button for the other filters, and a chip for each active one that removes it. Clearing the search
 * elsewhere empties the field.
 */
export function FilterBar({ filters, fixed, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { typed, type } = useSearchText(filters.search, (search) => onChange({ ...filters, search }));
  const count = countFilters(filters, fixed);

  return (
    <div className="space-y-3">
      <div className="flex gap-2">
        <SearchField
          label={t`Search in your prompts`}
          value={typed}
          maxLength={MAX_PROMPT_LENGTH}
          onChange={(event) => type(event.target.value)}
        />
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={`rounded-field flex h-12 shrink-0 items-center gap-2 border px-3.5 text-sm font-semibold ${count > 0 ? 'border-accent/60 bg-accent/8' : 'border-line bg-surface'}`}
        >
          <SlidersHorizontal className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">
            <Trans>Filter</Trans>
          </span>
          {count > 0 && <span className="figures">{count}</span>}
        </button>
      </div>
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

function Chips({ filters, fixed, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const formats = useFormats();
  const models = useModels();
  const modelName = useModelName();
  const { kind, status, model, from, to } = filters;
  const known = models.all.find(({ id }) => id === model);
  const day = (value: string) => formats.date(`${value}T00:00:00`);
  const words: Record<(typeof CHIP_KEYS)[number], string | undefined> = {
    kind: kind && (kind === 'video' ? t`Videos` : t`Images`),
    status: status && labels.statuses[status],
    model: known ? modelName(known, known.engine.is_local) : model,
    favorite: filters.favorite && t`Favourites`,
    from: from && t`From ${day(from)}`,
    to: to && t`Until ${day(to)}`,
  };
  const shown = CHIP_KEYS.filter((key) => words[key] !== undefined && !fixed.includes(key));
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((key) => (
        <li key={key}>
          <button
            type="button"
            aria-label={t`Remove filter: ${words[key] ?? ''}`}
            onClick={() => onChange({ ...filters, [key]: undefined })}
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
