import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { FilterRow } from '../FilterRow.tsx';
import { Sheet } from '../Sheet.tsx';

const MAX_SEARCH_LENGTH = 100;

interface FilterBarProps<Filters extends object> {
  searchLabel: string;
  /** Short enough for the search field on the narrowest phone. */
  placeholder: string;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Active filters, not counting the search. */
  filterCount: number;
  filters: Filters;
  /** Called with the filters when the sheet is confirmed or cleared. */
  onApply: (change: Partial<Filters>) => void;
  /** The fields of the sheet, for a draft of the filters. */
  fields: (draft: Filters, set: (change: Partial<Filters>) => void) => ReactNode;
  /** Every filter of the sheet, unset. */
  emptied: Partial<Filters>;
}

/** A search field and a button that opens the filters, which are applied together when the sheet is confirmed. */
export function FilterBar<Filters extends object>({
  searchLabel,
  placeholder,
  search,
  onSearch,
  filterCount,
  filters,
  onApply,
  fields,
  emptied,
}: FilterBarProps<Filters>) {
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Filters | null>(null);

  function apply(change: Partial<Filters>) {
    setDraft(null);
    onApply(change);
  }

  return (
    <>
      <FilterRow
        searchLabel={searchLabel}
        placeholder={placeholder}
        maxSearchLength={MAX_SEARCH_LENGTH}
        search={search}
        onSearch={onSearch}
        label={<Trans>Filters</Trans>}
        count={{ value: filterCount, spoken: <Plural value={filterCount} one="# is on" other="# are on" /> }}
        button={button}
        onOpen={() => setDraft(filters)}
      />
      <Sheet
        isOpen={draft !== null}
        onClose={() => setDraft(null)}
        title={<Trans>Filters</Trans>}
        anchor={button}
        footer={
          <div className="flex gap-2 tiny:flex-wrap">
            <Button variant="ghost" onClick={() => apply(emptied)}>
              <Trans>Reset</Trans>
            </Button>
            <Button isWide className="shrink" onClick={() => draft && apply(draft)}>
              <Trans>Show results</Trans>
            </Button>
          </div>
        }
      >
        {draft && fields(draft, (change) => setDraft({ ...draft, ...change }))}
      </Sheet>
    </>
  );
}
