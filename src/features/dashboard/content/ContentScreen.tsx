import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ContentItem, Creator } from '../../../../contract/dashboard.ts';
import { CONTENT_STATUSES, type ContentStatus } from '../../../../contract/schemas/dashboardLists.ts';
import { Page } from '../../../ui/Page.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx';
import { DateRange } from '../../../ui/list/DateRange.tsx';
import { countFilters } from '../../../ui/FilterRow.tsx';
import { FilterBar } from '../../../ui/list/FilterBar.tsx';
import { DashboardList } from '../ui/DashboardList.tsx';
import type { Place } from '../ui/ListPager.tsx';
import { listMoves } from '../ui/listMoves.ts';
import type { Only } from '../ui/OnlyPerson.tsx';
import { RoleChips } from '../ui/RoleChips.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { contentQuery, creatorsQuery } from '../dashboardQueries.ts';
import { useDashboardLabels } from '../useDashboardLabels.ts';
import { type Filters, readContentSearch, VIEWS } from './searchParams.ts';
import { ContentRow } from './ContentRow.tsx';
import { CreatorRow } from './CreatorRow.tsx';
import { Endings } from './Endings.tsx';

const route = getRouteApi('/_signedIn/admin/content/');

const KIND_OF = { latest: 'all', videos: 'video', images: 'image' } as const;
const IN_SHEET = ['status', 'role', 'date_from', 'date_to'] as const satisfies readonly (keyof Filters)[];
type Shown = (typeof KIND_OF)[keyof typeof KIND_OF];

/** Everybody's videos and images, or the people who made them; the filters are in the URL. */
export function ContentScreen() {
  const { t } = useLingui();
  const labels = useDashboardLabels();
  const address = readContentSearch({ ...route.useSearch() });
  const { view = 'latest', outcome: _outcome, kind: _kind, model: _model, engine: _engine, ...filters } = address;
  const { change, move } = listMoves<typeof address>(route.useNavigate());
  const only = [{ id: filters.user_id, words: <Trans>Only of</Trans>, onClear: () => change({ user_id: undefined }) }];
  const isNarrowed = countFilters(filters, IN_SHEET) > 0 || Boolean(filters.search || filters.user_id);

  const filterBar = (
    <FilterBar<Filters>
      searchLabel={view === 'creators' ? t`Search names and addresses` : t`Search prompts`}
      placeholder={view === 'creators' ? t`Name or email` : t`Prompt or ID`}
      filters={filters}
      onChange={change}
      inSheet={IN_SHEET}
      fields={(draft, set) => (
        <div className="space-y-5">
          <ChoiceChips<ContentStatus>
            legend={<Trans>Status</Trans>}
            anyLabel={t`All`}
            value={draft.status}
            choices={CONTENT_STATUSES.map((status) => [status, labels.contentStatus[status]])}
            onChange={(status) => set({ status })}
          />
          <RoleChips value={draft.role} onChange={set} />
          <DateRange from={draft.date_from} to={draft.date_to} onChange={set} />
        </div>
      )}
    />
  );
  const list = { place: filters, onMove: move, isNarrowed, only, filters: filterBar };

  return (
    <Page width="list">
      <ScreenHead title={<Trans>Content</Trans>} note={<Trans>What people made, and what was deleted</Trans>} />
      <SegmentedControl<(typeof VIEWS)[number]>
        label={t`What to show`}
        value={view}
        onChange={(next) => change({ view: next === 'latest' ? undefined : next })}
        choices={[
          { value: 'latest', label: <Trans>Latest</Trans> },
          { value: 'videos', label: <Trans>Videos</Trans> },
          { value: 'images', label: <Trans>Images</Trans> },
          { value: 'creators', label: <Trans>By person</Trans> },
          { value: 'endings', label: <Trans>Attempts</Trans> },
        ]}
      />
      {view === 'endings' ? (
        <Endings address={address} change={change} move={move} />
      ) : view === 'creators' ? (
        <Creators {...list} />
      ) : (
        <Items {...list} kind={KIND_OF[view]} />
      )}
    </Page>
  );
}

interface PartProps {
  filters: ReactNode;
  only: readonly Only[];
  isNarrowed: boolean;
  place: Filters;
  onMove: (place: Place) => void;
}

function Items({ kind, ...list }: PartProps & { kind: Shown }) {
  const { t } = useLingui();
  const labels: Record<Shown, string> = { all: t`Latest`, video: t`Videos`, image: t`Images` };
  const query = useQuery(contentQuery(kind, list.place));
  const row = (item: ContentItem) => <ContentRow item={item} />;
  return <DashboardList {...list} label={labels[kind]} query={query} keyOf={({ id }) => id} row={row} />;
}

function Creators(list: PartProps) {
  const { t } = useLingui();
  const query = useQuery(creatorsQuery(list.place));
  const row = (creator: Creator) => <CreatorRow creator={creator} />;
  return <DashboardList {...list} label={t`By person`} query={query} keyOf={({ id }) => id} row={row} />;
}
