import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { QueryState, type QueryStateProps } from '../QueryState.tsx';
import { Pager } from './Pager.tsx';
import { Rows, RowsSkeleton } from './Rows.tsx';

interface PagedListProps<Item> extends Pick<QueryStateProps<{ data: Item[]; total: number }>, 'title' | 'body'> {
  query: QueryStateProps<{ data: Item[]; total: number }>['query'] & { isPlaceholderData: boolean };
  /** What to show when there is nothing in the list. */
  empty: ReactNode;
  row: (item: Item) => ReactNode;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
  /** Below the pages. */
  children?: ReactNode;
}

/** A list by pages with its states: loading, failed, empty, and rows with their pages. */
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
      empty={({ total }) => total === 0 && empty}
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
  /** The button's words. */
  showAll: ReactNode;
  onShowAll: () => void;
}

/** An empty list that a search or filters have narrowed, with the way back to all of it. */
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
