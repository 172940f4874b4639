import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page } from '../../ui/Page.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BalanceCard } from '../credits/BalanceCard.tsx';
import { readActivitySearch } from './searchParams.ts';
import { Trail } from './list/Trail.tsx';

const route = getRouteApi('/_signedIn/activity');
const Insights = lazy(async () => ({ default: (await import('./charts/Insights.tsx')).Insights }));

/** Every credit transaction, and charts of them. */
export function ActivityScreen() {
  const { t } = useLingui();
  const filters = readActivitySearch(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <Page width="list">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        <Trans>Activity</Trans>
      </h1>
      <BalanceCard>
        <ButtonLink to="/top-up">
          <Trans>Top up</Trans>
        </ButtonLink>
      </BalanceCard>
      <SegmentedControl<'trail' | 'charts'>
        label={t`What to show`}
        value={filters.view ?? 'trail'}
        onChange={(view) =>
          void navigate({ search: view === 'charts' ? { view } : {}, replace: true, resetScroll: false })
        }
        choices={[
          { value: 'trail', label: <Trans>Transactions</Trans> },
          { value: 'charts', label: <Trans>Charts</Trans> },
        ]}
      />
      {filters.view === 'charts' ? (
        <Suspense fallback={<Skeleton className="rounded-box h-96 w-full" />}>
          <Insights
            year={filters.year}
            month={filters.month}
            onChange={(change) =>
              void navigate({
                search: (current) => {
                  const { year, month } = readActivitySearch(current);
                  return { view: 'charts', year, month, ...change };
                },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Suspense>
      ) : (
        <Trail
          filters={filters}
          onChange={(change) =>
            void navigate({
              search: (current) => ({ ...readActivitySearch(current), view: undefined, ...change }),
              replace: change.page === undefined,
              resetScroll: change.page !== undefined,
            })
          }
          onShowAll={() => void navigate({ search: {}, replace: true, resetScroll: false })}
        />
      )}
    </Page>
  );
}
