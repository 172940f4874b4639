import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Overview } from '../../../../contract/dashboard.ts';
import type { Range } from '../../../../contract/schemas/dashboardOverview.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { readRangeSearch } from '../searchParams.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { overviewQuery } from '../dashboardQueries.ts';
import { SystemStatus } from '../system/SystemStatus.tsx';
import { systemQuery } from '../systemQuery.ts';
import { Figures } from './Figures.tsx';

const route = getRouteApi('/_signedIn/admin/dashboard');
const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }));

/** More concerns are only on the system page: on a phone they would push the figures out of view. */
const CONCERNS = 2;

/** The business at a glance: concerns, the figures of a range compared with the one before, and charts. */
export function OverviewScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const address = readRangeSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const query = useQuery(overviewQuery(address));
  const { data, dataUpdatedAt, isPlaceholderData } = query;
  const system = useQuery(systemQuery).data?.data;
  const go = (change: (current: typeof address) => typeof address) =>
    void navigate({
      search: (current) => change(readRangeSearch({ ...current })),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page width="wide">
      <ScreenHead
        title={<Trans>Overview</Trans>}
        note={
          data?.data.counted_at ? (
            <Trans>
              Counted <RelativeTime at={data.data.counted_at} />
            </Trans>
          ) : (
            <Trans>How Kilas is doing</Trans>
          )
        }
      />
      <OfflineNotice updatedAt={dataUpdatedAt} />
      {system && system.concerns.length > 0 && <SystemStatus report={system} most={CONCERNS} />}
      <div className="space-y-3">
        <SegmentedControl<Range | 'own'>
          label={t`Range`}
          value={address.date_from ? 'own' : (address.range ?? '7d')}
          onChange={(range) =>
            go(() =>
              range === 'own' && data
                ? { date_from: data.data.range.from, date_to: data.data.range.to }
                : { range: range === 'own' ? undefined : range },
            )
          }
          choices={[
            { value: 'today', label: <Trans>Today</Trans> },
            { value: '7d', label: <Trans>7 days</Trans> },
            { value: '30d', label: <Trans>30 days</Trans> },
            { value: '90d', label: <Trans>90 days</Trans> },
            { value: 'own', label: <Trans>Other</Trans> },
          ]}
        />
        {address.date_from && (
          <DateRange
            from={address.date_from}
            to={address.date_to}
            onChange={(change) =>
              go((current) => {
                const next = { ...current, ...change };
                const isRange = next.date_from && next.date_to && next.date_from <= next.date_to;
                return isRange ? next : current;
              })
            }
          />
        )}
      </div>
      {data && (
        <div className={`space-y-5 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <Figures overview={data.data} />
          <Suspense fallback={<Skeleton className="rounded-box h-96 w-full" />}>
            <Charts address={address} />
          </Suspense>
          <Check overview={data.data} />
        </div>
      )}
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-96 w-full" />}
        title={<Trans>The overview did not load</Trans>}
        body={errorText}
      />
    </Page>
  );
}

/** The result of the last daily check: whether the stored figures equal a full recount. */
function Check({ overview: { check } }: { overview: Overview }) {
  return (
    <section aria-labelledby="check" className="bg-surface border-line rounded-box border px-5 py-4 text-sm">
      <h2 id="check" className="font-bold">
        <Trans>Daily check of these figures</Trans>
      </h2>
      <p className="text-base-content/80 mt-1">
        {check.state === 'never' && <Trans>The first check comes within a day.</Trans>}
        {check.finished_at && check.state !== 'differs' && check.days === 0 && (
          <Trans>No whole day is over yet. The first one is compared when it is.</Trans>
        )}
        {check.finished_at && check.state !== 'differs' && check.days > 0 && (
          <>
            <Plural
              value={check.days}
              one="# day counted again from every task, posting and payment: no difference."
              other="# days counted again from every task, posting and payment: no difference."
            />{' '}
            <RelativeTime at={check.finished_at} />
          </>
        )}
        {check.state === 'differs' && (
          <span className="text-error font-semibold">
            <Plural
              value={check.problems.length}
              one="A full count found one difference."
              other="A full count found # differences."
            />
          </span>
        )}
      </p>
      {check.problems.length > 0 && (
        <ul lang="en" className="mt-2 space-y-1 text-xs">
          {check.problems.slice(0, 20).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
