import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { QueryState, type QueryStateProps } from '../QueryState.tsx';
import { BeyondLastPage } from './BeyondLastPage.tsx';
import { Pager } from './Pager.tsx';
import { Rows, RowsSkeleton } from './Rows.tsx';

interface PagedListProps<Item> extends Pick<QueryStateProps<{ data: Item[]; total: number }>, 'title' | 'body'> {
  query: QueryStateProps<{ data: Item[]; total: number }>['query'] & { isPlaceholderData: boolean };
  /** Shown when the list is empty. */
  empty: ReactNode;
  row: (item: Item) => ReactNode;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
  /** Shown below the pager. */
  children?: ReactNode;
}

/** A paged list with its states: loading, failed, empty, and rows with a pager. */
export function PagedList<Item extends { id: string }>({
  query,
  title,
  body,
  empty,
  row,
  page,
  limit,
  onPage,
  children,
}: PagedListProps<Item>) {
  return (
    <QueryState
      query={query}
      skeleton={<RowsSkeleton />}
      title={title}
      body={body}
      empty={({ data, total }) => {
        if (total === 0) return empty;
        return data.length === 0 && <BeyondLastPage onLastPage={() => onPage(Math.ceil(total / limit))} />;
      }}
    >
      {({ data, total }) => (
        <>
          <Rows items={data} isStale={query.isPlaceholderData} keyOf={({ id }) => id} row={row} />
          <Pager page={page} limit={limit} total={total} onPage={onPage} />
          {children}
        </>
      )}
    </QueryState>
  );
}

interface NothingMatchesProps {
  body: ReactNode;
  /** Label of the button. */
  showAll: ReactNode;
  onShowAll: () => void;
}

/** Shown when search or filters match nothing, with a button that resets them. */
export function NothingMatches({ body, showAll, onShowAll }: NothingMatchesProps) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={<Trans>Nothing matches</Trans>}
      body={body}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {showAll}
        </Button>
      }
    />
  );
}
