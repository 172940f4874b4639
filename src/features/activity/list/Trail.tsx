import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import SearchX from 'lucide-react/icons/search-x';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FilterBar } from '../../credits/list/FilterBar.tsx';
import { Pager } from '../../credits/list/Pager.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { trailQuery, type TrailFilters } from '../activityQueries.ts';
import type { ActivitySearch } from '../searchParams.ts';
import { useLiveTrail } from '../useLiveTrail.ts';
import { EntryRow } from './EntryRow.tsx';
import { ExportButton } from './ExportButton.tsx';
import { TrailFilterFields } from './TrailFilterFields.tsx';
import { TrailSummary } from './TrailSummary.tsx';

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6];
const EMPTIED: Partial<TrailFilters> = {
  transaction_type: undefined,
  date_from: undefined,
  date_to: undefined,
  month: undefined,
  year: undefined,
  amount_min: undefined,
  amount_max: undefined,
  limit: undefined,
};

/** The audit trail: summary, filters, pages, export. */
export function Trail({
  filters: { view: _view, ...filters },
  onChange,
}: {
  filters: ActivitySearch;
  onChange: (filters: TrailFilters) => void;
}) {
  useLiveTrail();
  const { t } = useLingui();
  const failureText = useFailureText();
  const query = useQuery(trailQuery(filters));
  const { dataUpdatedAt, isPlaceholderData } = query;
  const { page = 1, limit = DEFAULT_PAGE_SIZE, search, ...narrowing } = filters;
  const narrowed = Object.values(narrowing).filter((value) => value !== undefined).length;
  const change = (next: Partial<TrailFilters>) => onChange({ ...filters, page: undefined, ...next });

  return (
    <section aria-label={t`Movements`} className="space-y-4">
      <OfflineNotice updatedAt={dataUpdatedAt} />
      <TrailSummary
        period={{ date_from: filters.date_from, date_to: filters.date_to, month: filters.month, year: filters.year }}
      />
      <FilterBar
        searchLabel={t`Search prompts, invoices and vouchers`}
        placeholder={t`Search transactions`}
        search={search}
        onSearch={(text) => change({ search: text })}
        filterCount={narrowed}
        filters={filters}
        onApply={change}
        fields={(draft, set) => <TrailFilterFields filters={draft} onChange={set} />}
        emptied={EMPTIED}
      />
      <QueryState
        query={query}
        skeleton={SKELETON_ROWS.map((row) => (
          <Skeleton key={row} className="h-18 w-full" />
        ))}
        title={<Trans>Failed to fetch audit trail</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
        empty={({ total }) =>
          total === 0 &&
          (narrowed > 0 || search ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={<Trans>Nothing matches</Trans>}
              body={<Trans>No transactions match this search and these filters.</Trans>}
              action={
                <Button variant="outline" onClick={() => onChange({})}>
                  <Trans>Show all transactions</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<History aria-hidden="true" />}
              title={<Trans>No transactions yet</Trans>}
              body={<Trans>Every credit in or out is recorded here, with the reason.</Trans>}
              action={
                <ButtonLink to="/top-up">
                  <Trans>Top up credits</Trans>
                </ButtonLink>
              }
            />
          ))
        }
      >
        {(list) => (
          <>
            <ol
              className={`bg-surface border-line rounded-box divide-line divide-y overflow-hidden border transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {list.data.map((entry) => (
                <li key={entry.id}>
                  <EntryRow entry={entry} />
                </li>
              ))}
            </ol>
            <Pager
              page={page}
              limit={limit}
              total={list.total}
              onPage={(next) => onChange({ ...filters, page: next })}
            />
            <ExportButton filters={filters} />
          </>
        )}
      </QueryState>
    </section>
  );
}
