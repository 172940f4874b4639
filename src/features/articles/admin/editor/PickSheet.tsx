import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useErrorTexts } from '../../../../api/useErrorTexts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import { useDebounced } from '../../../../ui/useDebounced.ts';
import type { PickQuery } from '../adminQueries.ts';
import { nextInGrid } from './nextInGrid.ts';

const PAGE_SIZE = 30;
/** Milliseconds that results count as fresh. */
const FRESH_MS = 30_000;

interface PickSheetProps<Item> {
  onClose: () => void;
  title: ReactNode;
  searchLabel: string;
  query: PickQuery<Item>;
  /** Shown when there is nothing at all to choose from. */
  nothingYet: { title: ReactNode; body?: ReactNode };
  listClassName: string;
  /** The list items of one result, each with a button. */
  renderItem: (item: Item) => ReactNode;
  /** Shown while the first page loads. */
  placeholder: ReactNode;
}

/** Chooses one item from a paged search on the server; arrow keys move between the results. */
export function PickSheet<Item>({
  onClose,
  title,
  searchLabel,
  query,
  nothingYet,
  listClassName,
  renderItem,
  placeholder,
}: PickSheetProps<Item>) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const [typed, setTyped] = useState('');
  const [{ search, pageCount }, setAsked] = useState({ search: '', pageCount: 1 });
  const list = useRef<HTMLUListElement>(null);
  /**
   * How many buttons there were when more were requested. The first new one gets the focus, since "Show more" may be
   * gone by then.
   */
  const focusFrom = useRef<number | null>(null);
  const searchSoon = useDebounced((text) => {
    focusFrom.current = null;
    setAsked({ search: text.trim(), pageCount: 1 });
  });
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, index) => ({
      queryKey: [...query.queryKey, search, index + 1],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        query.ask({ search: search || undefined, page: index + 1, size: PAGE_SIZE, signal }),
      staleTime: FRESH_MS,
    })),
  });
  const items = pages.flatMap((page) => page.data?.data ?? []);
  const total = pages[0]?.data?.total;
  const failed = pages.find((page) => page.error && !page.data);
  const isLoading = pages.some((page) => page.isFetching && !page.data);

  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    const first = focusFrom.current === null ? undefined : buttons()[focusFrom.current];
    if (!first) return;
    first.focus();
    focusFrom.current = null;
  }, [items.length]);

  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    const next = nextInGrid(buttons(), event.target as HTMLButtonElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <div className="bg-surface sticky top-0 z-10 -mx-1 px-1 pb-3">
        <SearchField
          label={searchLabel}
          data-first-focus=""
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            searchSoon(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            buttons()[0]?.focus();
          }}
          maxLength={200}
        />
      </div>
      <p role="status" className="sr-only">
        {total !== undefined && !isLoading && t`Found: ${total}`}
      </p>
      {failed && (
        <ErrorState
          title={<Trans>The list could not be loaded</Trans>}
          body={errorText(failed.error)}
          isRetrying={isLoading}
          onRetry={() => void failed.refetch()}
        />
      )}
      {total === 0 &&
        (search ? (
          <EmptyState title={<Trans>Nothing found</Trans>} body={<Trans>Try another word.</Trans>} />
        ) : (
          <EmptyState {...nothingYet} />
        ))}
      {total === undefined && !failed && placeholder}
      <ul ref={list} onKeyDown={handleKey} className={listClassName}>
        {items.map(renderItem)}
      </ul>
      {total !== undefined && total > pageCount * PAGE_SIZE && !failed && (
        <div className="mt-3">
          <Button
            variant="outline"
            isWide
            isBusy={isLoading}
            onClick={() => {
              focusFrom.current = buttons().length;
              setAsked({ search, pageCount: pageCount + 1 });
            }}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
