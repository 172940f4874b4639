import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Receipt from 'lucide-react/icons/receipt';
import { DEFAULT_PAGE_SIZE } from '../../../contract/limits.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { countFilters } from '../../ui/FilterRow.tsx';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { NothingMatches, PagedList } from '../../ui/list/PagedList.tsx';
import { useFailureText } from '../credits/useFailureText.ts';
import { type InvoiceSearch, readInvoiceSearch } from './searchParams.ts';
import { InvoiceFilterFields } from './history/InvoiceFilterFields.tsx';
import { InvoiceRow } from './history/InvoiceRow.tsx';
import { InvoiceStatistics } from './history/InvoiceStatistics.tsx';
import { invoicesQuery } from './paymentQueries.ts';
import '../credits/errorTexts.ts';

const route = getRouteApi('/_signedIn/payments/history');

const IN_SHEET = [
  'status',
  'payment_method',
  'date_from',
  'date_to',
  'limit',
] as const satisfies readonly (keyof InvoiceSearch)[];

/** All invoices: filters, statistics and pages. */
export function PaymentHistoryScreen() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const filters = readInvoiceSearch(route.useSearch());
  const navigate = route.useNavigate();
  const query = useQuery(invoicesQuery(filters));
  const { page = 1, limit = DEFAULT_PAGE_SIZE, search } = filters;
  const change = (next: Partial<InvoiceSearch>) =>
    void navigate({
      search: (current) => ({ ...readInvoiceSearch(current), page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    });
  const showAll = () => void navigate({ search: {}, replace: true });
  const isNarrowed = countFilters(filters, IN_SHEET) > 0 || Boolean(search);
  // Before the first payment there is nothing to search, and its own message leads to a top-up.
  const isEmpty = !isNarrowed && !query.isPlaceholderData && query.data?.total === 0;

  return (
    <Page width="list">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold lg:text-3xl">
          <Trans>Payment history</Trans>
        </h1>
        {!isEmpty && (
          <ButtonLink to="/top-up">
            <Trans>Top up</Trans>
          </ButtonLink>
        )}
      </div>
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      <InvoiceStatistics from={filters.date_from} to={filters.date_to} />
      {!isEmpty && (
        <FilterBar
          searchLabel={t`Search by invoice number, reference or bank`}
          placeholder={t`Search payments`}
          filters={filters}
          onChange={change}
          inSheet={IN_SHEET}
          fields={(draft, set) => <InvoiceFilterFields filters={draft} onChange={set} />}
        />
      )}
      <PagedList
        query={query}
        title={<Trans>Failed to fetch invoices</Trans>}
        body={(error) => failureText(error, t`Please try again in a moment.`)}
        empty={
          isNarrowed ? (
            <NothingMatches
              body={<Trans>No payments match this search and these filters.</Trans>}
              showAll={<Trans>Show all payments</Trans>}
              onShowAll={showAll}
            />
          ) : (
            <EmptyState
              icon={<Receipt aria-hidden="true" />}
              title={<Trans>No payments yet</Trans>}
              body={<Trans>Your invoices are kept here, ready to print or share.</Trans>}
              action={
                <ButtonLink to="/top-up">
                  <Trans>Top up credits</Trans>
                </ButtonLink>
              }
            />
          )
        }
        row={(invoice) => <InvoiceRow invoice={invoice} />}
        page={page}
        limit={limit}
        onPage={(next) => void navigate({ search: (current) => ({ ...readInvoiceSearch(current), page: next }) })}
      />
    </Page>
  );
}
