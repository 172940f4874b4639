import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { PriceNow, PriceRow } from '../../../../contract/dashboard.ts';
import { PRICE_KINDS, type PriceKind } from '../../../../contract/schemas/prices.ts';
import { subscribeToLiveEvents } from '../../../api/liveEvents.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import type { Place } from '../ui/ListPager.tsx';
import { listMoves } from '../ui/listMoves.ts';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { priceHistoryQuery, pricesQuery } from '../dashboardQueries.ts';
import { Mark, type Tone } from '../system/Card.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { PriceGroup } from './PriceGroup.tsx';
import { type PricesSearch, readPricesSearch, VIEWS } from './searchParams.ts';
import { usePriceLabels } from './usePriceLabels.ts';
import { PersonAddress } from '../users/PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/prices');
const NEW_PACKAGE = { kind: 'package', subject: '', label: '0', values: { is_on_sale: 1 } } as const;

/** Current and scheduled prices, and their history. */
export function PricesScreen() {
  const { t } = useLingui();
  const labels = usePriceLabels();
  const address = readPricesSearch({ ...route.useSearch() });
  const { change, move } = listMoves<PricesSearch>(route.useNavigate());
  const [changing, setChanging] = useState<Pick<PriceNow, 'kind' | 'subject' | 'label' | 'values'> | null>(null);
  const { view = 'now', kind } = address;
  return (
    <Page width="wide">
      <ScreenHead
        title={<Trans>Prices</Trans>}
        note={<Trans>What is being made or paid already keeps its price</Trans>}
      >
        <Button onClick={() => setChanging(NEW_PACKAGE)} icon={<Plus className="size-5" aria-hidden="true" />}>
          <Trans>New package</Trans>
        </Button>
      </ScreenHead>
      <SegmentedControl<(typeof VIEWS)[number]>
        label={t`What to show`}
        value={view}
        onChange={(next) => change({ view: next === 'now' ? undefined : next })}
        choices={[
          { value: 'now', label: <Trans>Now and coming</Trans> },
          { value: 'history', label: <Trans>Every change</Trans> },
        ]}
      />
      <ChoiceChips<PriceKind>
        legend={<Trans>Of what</Trans>}
        anyLabel={t`All`}
        value={kind}
        choices={PRICE_KINDS.map((each) => [each, labels.kind[each]])}
        onChange={(next) => change({ kind: next })}
      />
      {view === 'now' ? <Current kind={kind} onChange={setChanging} /> : <History address={address} onMove={move} />}
      {changing && <PriceDialog priced={changing} onClose={() => setChanging(null)} />}
    </Page>
  );
}

/** Reloads the list when a scheduled price starts to apply, or when another admin sets one. */
function useLiveList(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents(({ type }) => {
        if (type === 'offers' || type === 'missed') void refetchOutdated(queryClient, [pricesQuery.queryKey]);
      }),
    [queryClient],
  );
}

function Current({ kind, onChange }: { kind: PriceKind | undefined; onChange: (priced: PriceNow) => void }) {
  useLiveList();
  const { errorText } = useErrorTexts();
  const query = useQuery(pricesQuery);
  const { data, dataUpdatedAt } = query;
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-60 w-full" />}
        title={<Trans>The list did not load</Trans>}
        body={errorText}
      />
    );
  return (
    <>
      <OfflineNotice updatedAt={dataUpdatedAt} />
      <div className="gap-5 space-y-5 lg:columns-2">
        {PRICE_KINDS.filter((each) => kind === undefined || each === kind).map((each) => (
          <PriceGroup key={each} kind={each} rows={data.data.filter((row) => row.kind === each)} onChange={onChange} />
        ))}
      </div>
    </>
  );
}

function History({
  address: { kind, page, number },
  onMove,
}: {
  address: PricesSearch;
  onMove: (place: Place) => void;
}) {
  const { t } = useLingui();
  const query = useQuery(priceHistoryQuery({ kind, page, before: number }));
  return (
    <DashboardList
      label={t`Every change`}
      query={query}
      place={{ page, before: number }}
      isNarrowed={kind !== undefined}
      onMove={onMove}
      keyOf={({ id }) => id}
      row={(row) => <ChangeLine row={row} />}
      nothing={<Trans>No price was changed here yet.</Trans>}
    />
  );
}

const TONES: Record<PriceRow['state'], Tone> = { coming: 'watch', holds: 'well', past: 'quiet', withdrawn: 'urgent' };

function ChangeLine({ row }: { row: PriceRow }) {
  const { t } = useLingui();
  const labels = usePriceLabels();
  const times = useBusinessTimes();
  const states: Record<PriceRow['state'], string> = {
    coming: t`Coming`,
    holds: t`Holds`,
    past: t`Past`,
    withdrawn: t`Withdrawn`,
  };
  const moment = times.dateTime(row.holds_from);
  return (
    <article className="space-y-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="grow font-semibold">
          {labels.nameOf(row)}: <span className="figures">{labels.told(row.kind, row.values)}</span>
        </h2>
        <Mark tone={TONES[row.state]}>{states[row.state]}</Mark>
      </div>
      <p className="text-sm">
        {labels.kind[row.kind]} · <Trans>from {moment}</Trans>
      </p>
      <p className="break-words">“{row.reason}”</p>
      <p className="text-base-content/75 text-sm break-words">
        <PersonAddress person={row.by} /> · {times.dateTime(row.set_at)}
      </p>
    </article>
  );
}
