import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import type { TemplateShelf } from '../searchParams.ts';
import { useTemplateLabels } from '../useTemplateLabels.ts';
import { SHELVES } from './filterTemplates.ts';

interface TemplateFiltersProps {
  shelf: TemplateShelf | undefined;
  search: string;
  onShelfChange: (shelf: TemplateShelf | undefined) => void;
  onSearchChange: (search: string) => void;
}

const MAX_SEARCH_LENGTH = 100;

/** The search field, and the shelves as chips. */
export function TemplateFilters({ shelf, search, onShelfChange, onSearchChange }: TemplateFiltersProps) {
  const { t } = useLingui();
  const labels = useTemplateLabels();
  const group = useId();
  const chosen = useRef<HTMLLabelElement>(null);

  // A link may open a shelf whose chip is outside a phone's screen.
  useEffect(() => {
    // The result is not returned: newer browsers return a promise, which React would take for a cleanup function.
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  return (
    <div className="space-y-3">
      <SearchField
        label={t`Search templates`}
        value={search}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => onSearchChange(event.target.value)}
        className="lg:max-w-md"
      />
      <fieldset className="relative -mx-4 flex min-w-0 gap-2 -my-0.5 scroll-px-5 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0">
        <legend className="sr-only">
          <Trans>Kind of template</Trans>
        </legend>
        {SHELVES.map((choice) => (
          <label
            key={choice ?? 'all'}
            ref={choice === shelf ? chosen : undefined}
            className="border-line has-checked:border-accent has-checked:bg-accent/12 bg-surface has-focus-visible:outline-accent flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap outline-2 outline-offset-1 outline-transparent"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={shelf === choice}
              onChange={() => onShelfChange(choice)}
            />
            {choice === undefined ? (
              <Trans>All</Trans>
            ) : choice === 'own' ? (
              <Trans>Mine</Trans>
            ) : (
              labels.categories[choice]
            )}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
