import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { countFilters, FilterRow } from '../FilterRow.tsx';
import { Sheet } from '../Sheet.tsx';

const MAX_SEARCH_LENGTH = 100;

interface Searched {
  search?: string | undefined;
}

interface FilterBarProps<Filters extends Searched> {
  searchLabel: string;
  /** Short enough for the search field on the narrowest phone. */
  placeholder: string;
  filters: Filters;
  /** Called while a search is typed, and when the sheet's filters are confirmed or reset. */
  onChange: (change: Partial<Filters>) => void;
  /** The filters of the sheet. */
  inSheet: readonly (keyof Filters)[];
  /** The sheet's fields, which edit a draft of the filters. */
  fields: (draft: Filters, set: (change: Partial<Filters>) => void) => ReactNode;
}

/** Only the sheet's filters, without the page: it belongs to the previous list. */
const pick = <Filters extends object>(draft: Partial<Filters>, names: readonly (keyof Filters)[]) =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Filters>;

/** A search field and a button that opens the filters, which are applied together when the sheet is confirmed. */
export function FilterBar<Filters extends Searched>({
  searchLabel,
  placeholder,
  filters,
  onChange,
  inSheet,
  fields,
}: FilterBarProps<Filters>) {
  const count = countFilters(filters, inSheet);
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<Filters | null>(null);

  function apply(change: Partial<Filters>) {
    setDraft(null);
    onChange(pick(change, inSheet));
  }

  return (
    <>
      <FilterRow
        searchLabel={searchLabel}
        placeholder={placeholder}
        maxSearchLength={MAX_SEARCH_LENGTH}
        search={filters.search}
        onSearch={(search) => onChange({ search } as Partial<Filters>)}
        label={<Trans>Filter</Trans>}
        count={{ value: count, spoken: <Plural value={count} one="# is on" other="# are on" /> }}
        button={button}
        onOpen={() => setDraft(filters)}
      />
      <Sheet
        isOpen={draft !== null}
        onClose={() => setDraft(null)}
        title={<Trans>Filter</Trans>}
        anchor={button}
        footer={
          <div className="flex gap-2 tiny:flex-wrap">
            <Button variant="ghost" onClick={() => apply({})}>
              <Trans>Reset</Trans>
            </Button>
            <Button isWide className="shrink" onClick={() => draft && apply(draft)}>
              <Trans>Show the results</Trans>
            </Button>
          </div>
        }
      >
        {draft && fields(draft, (change) => setDraft({ ...draft, ...change }))}
      </Sheet>
    </>
  );
}
