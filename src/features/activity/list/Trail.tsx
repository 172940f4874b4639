import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { DEFAULT_PAGE_SIZE } from '../../../../contract/limits.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { countFilters } from '../../../ui/FilterRow.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { NothingMatches, PagedList } from '../../../ui/list/PagedList.tsx';
import { useFailureText } from '../../credits/useFailureText.ts';
import { trailQuery, type TrailFilters } from '../activityQueries.ts';
import type { ActivitySearch } from '../searchParams.ts';
import { EntryRow } from './EntryRow.tsx';
import { ExportButton } from './ExportButton.tsx';
import { TrailFilterFields } from './TrailFilterFields.tsx';
import { TrailSummary } from './TrailSummary.tsx';

const IN_SHEET = [
  'transaction_type',
  'date_from',
  'date_to',
  'month',
  'year',
  'amount_min',
  'amount_max',
  'limit',
] as const satisfies readonly (keyof TrailFilters)[];

interface TrailProps {
  filters: ActivitySearch;
  /** Changes some filters; the others stay. */
  onChange: (change: Partial<TrailFilters>) => void;
  onShowAll: () => void;
}

/** The audit trail: summary, filters, pages, export. */
export function Trail({ filters: { view: _view, ...filters }, onChange, onShowAll }: TrailProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const query = useQuery(trailQuery(filters));
  const { page = 1, limit = DEFAULT_PAGE_SIZE, search } = filters;
  const isNarrowed = countFilters(filters, IN_SHEET) > 0 || Boolean(search);
  const isEmpty = !isNarrowed && !query.isPlaceholderData && query.data?.total === 0;

  return (
    <section aria-label={t`Movements`} className="space-y-4">
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      <TrailSummary
        period={{ date_from: filters.date_from, date_to: filters.date_to, month: filters.month, year: filters.year }}
      />
      {!isEmpty && (
        <FilterBar
          searchLabel={t`Search prompts, invoices and vouchers`}
          placeholder={t`Search transactions`}
          filters={filters}
          onChange={(change) => onChange({ page: undefined, ...change })}
          inSheet={IN_SHEET}
          fields={(draft, set) => <TrailFilterFields filters={draft} onChange={set} />}
        />
      )}
      <PagedList
        query={query}
        title={<Trans>Failed to fetch audit trail</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
        empty={
          isNarrowed ? (
            <NothingMatches
              body={<Trans>No transactions match this search and these filters.</Trans>}
              showAll={<Trans>Show all transactions</Trans>}
              onShowAll={onShowAll}
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
          )
        }
        row={(entry) => <EntryRow entry={entry} />}
        page={page}
        limit={limit}
        onPage={(next) => onChange({ page: next })}
      >
        <ExportButton filters={filters} />
      </PagedList>
    </section>
  );
}
