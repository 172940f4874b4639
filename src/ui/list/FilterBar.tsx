import { Plural, Trans } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { SearchField } from '../SearchField.tsx';
import { Sheet } from '../Sheet.tsx';
import { useSearchText } from '../useSearchText.ts';

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
  const { typed, type } = useSearchText(search, onSearch);

  function apply(change: Partial<Filters>) {
    setDraft(null);
    onApply(change);
  }

  return (
    <div className="flex gap-2">
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={(event) => type(event.target.value)}
      />
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setDraft(filters)}
        icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
        className="bg-surface h-12 shrink-0"
      >
        <span className="max-sm:sr-only">
          <Trans>Filters</Trans>
        </span>
        {filterCount > 0 && (
          <span className="bg-primary text-primary-content figures grid size-6 place-items-center rounded-full text-xs font-bold">
            <span aria-hidden="true">{filterCount}</span>
            <span className="sr-only">
              <Plural value={filterCount} one="# is on" other="# are on" />
            </span>
          </span>
        )}
      </Button>
      <Sheet
        isOpen={draft !== null}
        onClose={() => setDraft(null)}
        title={<Trans>Filters</Trans>}
        anchor={button}
        footer={
          <div className="flex gap-2">
            <Button variant="ghost" onClick={() => apply(emptied)}>
              <Trans>Clear</Trans>
            </Button>
            <Button isWide className="shrink" onClick={() => draft && apply(draft)}>
              <Trans>Show results</Trans>
            </Button>
          </div>
        }
      >
        {draft && fields(draft, (change) => setDraft({ ...draft, ...change }))}
      </Sheet>
    </div>
  );
}
