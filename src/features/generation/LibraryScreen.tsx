import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import SearchX from 'lucide-react/icons/search-x';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Kind } from '../../../contract/generation.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { countFilters } from '../../ui/FilterRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useModels } from './compose/useModels.ts';
import { DetailHost } from './detail/DetailHost.tsx';
import { useDetailAddress } from './detail/useDetailAddress.ts';
import { type LibrarySearch, readHomeSearch } from './searchParams.ts';
import { TaskFilters } from './filters/TaskFilters.tsx';
import { chipKeys, emptied, toTaskFilter } from './filters/filterValues.ts';
import { GridSkeleton } from './library/GridSkeleton.tsx';
import { InTheWorks } from './library/InTheWorks.tsx';
import { useUnfinished } from './library/useUnfinished.ts';
import { LibraryGrid } from './library/LibraryGrid.tsx';
import { QuickStart } from './library/QuickStart.tsx';
import { RecentlyDeleted } from './library/RecentlyDeleted.tsx';
import { Welcome } from './library/Welcome.tsx';
import { useFiltersShown } from './library/useFiltersShown.ts';
import { useFirstPage } from './library/useTaskPages.ts';
import { matchesKind, Queued } from './outbox/Queued.tsx';
import { useQueued } from './outbox/queuedEntries.ts';
import { useSelection } from './library/useSelection.ts';
import { offeredModes } from './modes.ts';

const SelectionBar = lazy(async () => ({ default: (await import('./library/SelectionBar.tsx')).SelectionBar }));

const route = getRouteApi('/_signedIn/home');

/** The user's own library: quick start, unfinished work, and everything finished, newest first. */
export function LibraryScreen({ banner, gallery }: { banner?: ReactNode; gallery: ReactNode }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const filters = readHomeSearch(route.useSearch());
  const { kind } = filters;
  const navigate = route.useNavigate();
  const { openTask } = useDetailAddress();
  const models = useModels();
  const selection = useSelection();
  // Unfinished and failed items are shown above the library, unless a status is chosen.
  const list = {
    root: 'library' as const,
    filter: { ...toTaskFilter(filters), status: filters.status ?? ('completed' as const) },
  };
  const isNarrowed = countFilters(filters, chipKeys(['kind'])) > 0 || filters.search !== undefined;
  const narrow = (change: Partial<LibrarySearch>) => {
    selection.end();
    void navigate({
      search: (current) => ({ ...readHomeSearch(current), ...change }),
      replace: true,
      resetScroll: false,
    });
  };
  const unfinished = useUnfinished();
  const queued = useQueued().filter((entry) => matchesKind(entry, kind));
  const query = useFirstPage(list);
  const { data, isFromDevice, dataUpdatedAt } = query;
  // Before the first result there is nothing to search or filter.
  const isWhole = !isNarrowed && kind === undefined;
  const isNew = data?.total === 0 && isWhole;
  const areFiltersShown = useFiltersShown(query.isUnknown, !isWhole);
  // What is being made or waits to be sent is the first one.
  const hasBegun = unfinished.running.length > 0 || queued.length > 0;

  return (
    <Page width="wide">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        <Trans>Your studio</Trans>
      </h1>
      <OfflineNotice updatedAt={dataUpdatedAt}>
        {isFromDevice && <Trans>Only what this device has kept.</Trans>}
      </OfflineNotice>
      {banner}
      <QuickStart modes={offeredModes(models)} />
      <Queued />
      <InTheWorks unfinished={unfinished} onOpen={openTask} />
      {isNew && unfinished.isKnown && (hasBegun ? gallery : <Welcome gallery={gallery} />)}
      <section aria-labelledby="library" className="space-y-4" hidden={isNew}>
        <div className={areFiltersShown ? 'space-y-4' : 'invisible space-y-4'}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="library" className="flex min-h-11 grow items-center text-lg font-bold">
              <Trans>Library</Trans>
            </h2>
            {data && data.total > 0 && !selection.isOn && (
              <Button
                variant="ghost"
                onClick={selection.start}
                icon={<ListChecks className="size-5" aria-hidden="true" />}
              >
                <Trans>Choose</Trans>
              </Button>
            )}
            <SegmentedControl<Kind | 'all'>
              label={t`What to show`}
              value={kind ?? 'all'}
              onChange={(value) => narrow({ kind: value === 'all' ? undefined : value })}
              choices={[
                { value: 'all', label: <Trans>All</Trans> },
                { value: 'video', label: <Trans>Videos</Trans> },
                { value: 'image', label: <Trans>Images</Trans> },
              ]}
              className="min-w-64 max-sm:w-full tiny:min-w-0"
            />
          </div>
          <TaskFilters filters={filters} fixed={['kind']} onChange={narrow} />
        </div>
        {data && data.total > 0 && (
          <>
            <p role="status" className={isNarrowed ? 'text-base-content/75 figures text-sm' : 'sr-only'}>
              {isNarrowed && <Plural value={data.total} one="# match" other="# matches" />}
            </p>
            <LibraryGrid
              key={JSON.stringify(list.filter)}
              list={list}
              total={data.total}
              selection={selection}
              onOpen={openTask}
            />
          </>
        )}
        {data && data.total === 0 && isNarrowed && (
          <EmptyState
            icon={<SearchX aria-hidden="true" />}
            title={<Trans>Nothing matches</Trans>}
            body={<Trans>Nothing in your library matches this search and these filters.</Trans>}
            action={
              <Button variant="outline" onClick={() => narrow({ search: undefined, ...emptied(chipKeys(['kind'])) })}>
                <Trans>Show everything</Trans>
              </Button>
            }
          />
        )}
        {data && data.total === 0 && !isNarrowed && kind !== undefined && queued.length === 0 && (
          <EmptyState
            icon={<Images aria-hidden="true" />}
            title={kind === 'image' ? <Trans>No images yet</Trans> : <Trans>No videos yet</Trans>}
            body={<Trans>What you make is kept here, even for when you’re offline.</Trans>}
            action={
              <ButtonLink
                to="/generate/{-$mode}"
                params={{ mode: kind === 'image' ? 'text-to-image' : 'text-to-video' }}
              >
                {kind === 'image' ? <Trans>Generate your first image</Trans> : <Trans>Generate your first video</Trans>}
              </ButtonLink>
            }
          />
        )}
        <QueryState
          query={query}
          skeleton={<GridSkeleton />}
          title={<Trans>Your library could not be loaded</Trans>}
          body={errorText}
        />
      </section>
      <RecentlyDeleted />
      {selection.isOn && (
        <Suspense>
          <SelectionBar selected={selection.selected} onDone={selection.end} />
        </Suspense>
      )}
      <DetailHost list={list} />
    </Page>
  );
}
