import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { ChoiceRow } from '../../../ui/ChoiceRow.tsx';
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
  const chosen = useRef<HTMLLabelElement>(null);

  // A link may open a shelf whose chip is outside a phone's screen.
  useEffect(() => {
    // The result is not returned: newer browsers return a promise, which React would take for a cleanup function.
    void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);

  const shelfName = (choice: TemplateShelf | undefined) => {
    if (choice === undefined) return <Trans>All</Trans>;
    return choice === 'own' ? <Trans>Mine</Trans> : labels.categories[choice];
  };

  return (
    <div className="space-y-3">
      <SearchField
        label={t`Search templates`}
        value={search}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => onSearchChange(event.target.value)}
        className="lg:max-w-md"
      />
      <ChoiceRow
        legend={<Trans>Kind of template</Trans>}
        value={shelf}
        choices={SHELVES.map((choice) => [choice, shelfName(choice)] as const)}
        onChange={onShelfChange}
        chosen={chosen}
        className="min-w-0 lg:mx-0 lg:flex-wrap lg:px-0"
      />
    </div>
  );
}
