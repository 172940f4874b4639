import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import type { Key, ReactNode } from 'react';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { BeyondLastPage } from '../../../ui/list/BeyondLastPage.tsx';
import { Rows, RowsSkeleton } from '../../../ui/list/Rows.tsx';
import { type Only, OnlyPerson } from './OnlyPerson.tsx';
import { ListPager, type Place } from './ListPager.tsx';

interface ListAnswer<Row> {
  data: Row[];
  page: number;
  per_page: number;
  total: number;
  total_is_partial: boolean;
  next: string | number | null;
}

interface DashboardListProps<Row> {
  label: string;
  /** Search and filters, above the rows; hidden where there is nothing that they could find. */
  filters?: ReactNode;
  query: UseQueryResult<ListAnswer<Row>>;
  place: Place;
  onMove: (place: Place) => void;
  keyOf: (row: Row) => Key;
  row: (row: Row) => ReactNode;
  /** A search or filter is set: only then may an empty list be due to that. */
  isNarrowed?: boolean;
  /** The people whose rows are shown. */
  only?: readonly Only[];
  /** Shown when the list is empty. */
  nothing?: ReactNode;
}

/** A list of the dashboard: rows, pages, and its loading, empty and error states. */
export function DashboardList<Row>({
  label,
  filters,
  query,
  place,
  onMove,
  keyOf,
  row,
  isNarrowed = false,
  only = [],
  nothing,
}: DashboardListProps<Row>) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const { data, dataUpdatedAt, isPlaceholderData } = query;
  const isEmpty = !isNarrowed && !isPlaceholderData && data?.total === 0;
  return (
    <>
      {!isEmpty && filters}
      <section aria-label={label} className="space-y-4">
        {only.some(({ id }) => id) && (
          <div className="flex flex-wrap gap-2">
            {only.map(
              ({ id, words, onClear }) => id && <OnlyPerson key={id} id={id} words={words} onClear={onClear} />,
            )}
          </div>
        )}
        <OfflineNotice updatedAt={dataUpdatedAt} />
        <QueryState
          query={query}
          skeleton={
            <div role="status" aria-busy="true" aria-label={t`Loading`} className="space-y-2">
              <RowsSkeleton />
            </div>
          }
          title={<Trans>The list did not load</Trans>}
          body={errorText}
          empty={({ data: rows, page, per_page: perPage, total }) => {
            if (rows.length > 0) return false;
            if (total > 0 && page > 1)
              return <BeyondLastPage onLastPage={() => onMove({ page: Math.ceil(total / perPage) })} />;
            return (
              <EmptyState
                icon={<SearchX aria-hidden="true" />}
                title={isNarrowed ? <Trans>Nothing found</Trans> : <Trans>Nothing here yet</Trans>}
                body={
                  isNarrowed ? (
                    <Trans>Nothing matches this search and these filters.</Trans>
                  ) : (
                    (nothing ?? <Trans>As soon as there is something, it shows up here.</Trans>)
                  )
                }
              />
            );
          }}
        >
          {(list) => (
            <>
              <Rows items={list.data} isStale={isPlaceholderData} keyOf={keyOf} row={row} />
              <ListPager list={list} before={place.before} onMove={onMove} />
            </>
          )}
        </QueryState>
      </section>
    </>
  );
}
