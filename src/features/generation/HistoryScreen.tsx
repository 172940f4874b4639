import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import Clapperboard from 'lucide-react/icons/clapperboard';
import SearchX from 'lucide-react/icons/search-x';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { countFilters } from '../../ui/FilterRow.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { type LibrarySearch, readHistorySearch } from './searchParams.ts';
import { DetailHost } from './detail/DetailHost.tsx';
import { useDetailAddress } from './detail/useDetailAddress.ts';
import { useTaskAnnouncement } from './feed/useTaskAnnouncement.ts';
import { chipKeys, toTaskFilter } from './filters/filterValues.ts';
import { HistoryFilters } from './history/HistoryFilters.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { HistoryRowSkeleton } from './history/HistoryRowSkeleton.tsx';
import { useFiltersShown } from './library/useFiltersShown.ts';
import { useFirstPage } from './library/useTaskPages.ts';
import { matchesKind, Queued } from './outbox/Queued.tsx';
import { useQueued } from './outbox/queuedEntries.ts';

const route = getRouteApi('/_signedIn/history');
const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Every video task with its status. */
export function HistoryScreen() {
  const { errorText } = useErrorTexts();
  const filters = readHistorySearch(route.useSearch());
  const navigate = route.useNavigate();
  const { openTask } = useDetailAddress();
  const list = { root: 'history' as const, filter: { ...toTaskFilter(filters), kind: 'video' as const } };
  const query = useFirstPage(list);
  const { data, isFromDevice, dataUpdatedAt } = query;
  const announcement = useTaskAnnouncement(data?.data ?? []);
  const hasQueued = useQueued().some((entry) => matchesKind(entry, 'video'));
  const isFiltered = countFilters<LibrarySearch>(filters, chipKeys()) > 0 || filters.search !== undefined;
  const areFiltersShown = useFiltersShown(query.isUnknown, isFiltered);

  return (
    <Page width="list">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        <Trans>Video history</Trans>
      </h1>
      <OfflineNotice updatedAt={dataUpdatedAt}>
        {isFromDevice && <Trans>Only what this device has kept.</Trans>}
      </OfflineNotice>
      {/* Before the first video there is nothing to search or filter. */}
      {(isFiltered || data?.total !== 0) && (
        <div className={areFiltersShown ? '' : 'invisible'}>
          <HistoryFilters
            filters={filters}
            onChange={(change) =>
              void navigate({
                search: (current) => ({ ...readHistorySearch(current), ...change }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
      )}
      <Queued of="video" />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <QueryState
        query={query}
        skeleton={SKELETON_ROWS.map((row) => (
          <div key={row} className="h-36 md:h-31">
            <HistoryRowSkeleton />
          </div>
        ))}
        title={<Trans>Failed to load videos</Trans>}
        body={errorText}
        empty={({ total }) =>
          total === 0 &&
          // A request queued above the list is a first video, too: the list is not empty.
          (!hasQueued || isFiltered) &&
          (isFiltered ? (
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={<Trans>Nothing matches</Trans>}
              body={<Trans>No videos match this search and these filters.</Trans>}
              action={
                <Button variant="outline" onClick={() => void navigate({ search: {}, replace: true })}>
                  <Trans>Show all videos</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={<Clapperboard aria-hidden="true" />}
              title={<Trans>No videos yet</Trans>}
              body={<Trans>Every video you request is listed here, with its status.</Trans>}
              action={
                <ButtonLink to="/generate/{-$mode}" params={{ mode: 'text-to-video' }}>
                  <Trans>Generate your first video</Trans>
                </ButtonLink>
              }
            />
          ))
        }
      >
        {(page) => <HistoryList key={JSON.stringify(filters)} list={list} total={page.total} onOpen={openTask} />}
      </QueryState>
      <DetailHost list={list} />
    </Page>
  );
}
