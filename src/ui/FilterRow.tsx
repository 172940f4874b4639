import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button.tsx';
import { SearchField } from './SearchField.tsx';
import { useSearchText } from './useSearchText.ts';

interface FilterRowProps {
  searchLabel: string;
  /** Short enough for the search field on the narrowest phone. */
  placeholder?: string | undefined;
  maxSearchLength: number;
  search: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** The button's label; only read aloud on phones. */
  label: ReactNode;
  /** How many filters are on, not counting the search; `spoken` is read aloud instead of the number. */
  count: { value: number; spoken: ReactNode };
  button: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
}

/** How many of these filters are set; the number of rows per page does not count. */
export function countFilters<Filters extends object>(filters: Filters, names: readonly (keyof Filters)[]): number {
  return names.filter((name) => name !== 'limit' && filters[name] !== undefined).length;
}

/** A search field, and the button that opens the other filters. The texts are passed in. */
export function FilterRow({
  searchLabel,
  placeholder,
  maxSearchLength,
  search,
  onSearch,
  label,
  count,
  button,
  onOpen,
}: FilterRowProps) {
  const { typed, type } = useSearchText(search, onSearch);
  return (
    <div className="flex gap-2 tiny:flex-wrap">
      <SearchField
        label={searchLabel}
        placeholder={placeholder}
        value={typed}
        maxLength={maxSearchLength}
        onChange={(event) => type(event.target.value)}
      />
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        onClick={onOpen}
        icon={<SlidersHorizontal className="size-5" aria-hidden="true" />}
        className="bg-surface h-12 shrink-0"
      >
        <span className="max-sm:sr-only">{label}</span>
        {count.value > 0 && (
          <span className="bg-primary text-primary-content figures grid size-6 place-items-center rounded-full text-xs font-bold">
            <span aria-hidden="true">{count.value}</span>
            <span className="sr-only">{count.spoken}</span>
          </span>
        )}
      </Button>
    </div>
  );
}
