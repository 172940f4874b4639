import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Mode, Task } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFailure } from '../../../ui/useFailure.ts';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import type { GenerationRequest } from '../compose/generationRequest.ts';
import { pollWhileUnfinished } from '../live.ts';
import { loadLazyPart } from '../loadLazyPart.ts';
import { LIBRARY, taskPageQuery } from '../queries.ts';
import { frameRatio, tileWidth } from '../tasks/frameRatio.ts';
import { Queued } from '../outbox/Queued.tsx';
import { FirstIdeas } from './FirstIdeas.tsx';

/** Needed only once something is generated; the first view does not load them. */
const SendingBlock = lazy(async () => ({ default: (await loadLazyPart(import('./SendingBlock.tsx'))).SendingBlock }));
const FeedList = lazy(async () => ({ default: (await loadLazyPart(import('./FeedList.tsx'))).FeedList }));
const StoredFeed = lazy(async () => ({ default: (await loadLazyPart(import('./StoredFeed.tsx'))).StoredFeed }));

interface FeedProps {
  mode: Mode;
  sending: GenerationRequest | null;
  /** Below the newest request. */
  offer: ReactNode;
  /** Below the ideas on wide screens; phones have no room beside the composer, and the same in their dock. */
  gallery: ReactNode;
  onIdea: (prompt: string) => void;
}

/** The latest requests with their results, live; ideas to start from before the first one. */
export function Feed({ mode, sending, offer, gallery, onIdea }: FeedProps) {
  const { errorText } = useErrorTexts();
  const isOnline = useOnline();
  const isWide = useMediaQuery('(width >= 64rem)');
  const query = useQuery({
    ...taskPageQuery(LIBRARY, 1),
    refetchInterval: pollWhileUnfinished,
  });
  const { data, errorUpdateCount, dataUpdatedAt, isFetching, refetch } = query;
  const error = useFailure(query);
  const tasks = data?.data ?? [];
  const failure = error && (
    <ErrorState
      title={<Trans>Your results could not be loaded</Trans>}
      body={errorText(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
  return (
    <section aria-labelledby="feed-title" className="space-y-8">
      <h2 id="feed-title" className="sr-only">
        <Trans>Results</Trans>
      </h2>
      <OfflineNotice updatedAt={dataUpdatedAt}>
        <Trans>New work is queued.</Trans>
      </OfflineNotice>
      <Queued />
      {sending && (
        <Suspense fallback={<FeedSkeleton />}>
          <SendingBlock request={sending} />
        </Suspense>
      )}
      {tasks.length > 0 && (
        <Suspense fallback={<NewestPicture tasks={tasks} />}>
          <FeedList tasks={tasks} offer={offer} />
        </Suspense>
      )}
      {!data && isOnline && (failure ?? <FeedSkeleton />)}
      {!data && !isOnline && (
        <Suspense fallback={<FeedSkeleton />}>
          <StoredFeed errorUpdateCount={errorUpdateCount} placeholder={<FeedSkeleton />} error={failure} />
        </Suspense>
      )}
      {data && tasks.length === 0 && !sending && (
        <>
          <FirstIdeas mode={mode} onIdea={onIdea} />
          {isWide && gallery}
        </>
      )}
    </section>
  );
}

/** The newest result while the code of its tile loads, laid out like the tile. */
function NewestPicture({ tasks: [task, next] }: { tasks: readonly Task[] }) {
  // Several results of one request are side by side, and an unfinished one has no image.
  if (!task?.media || next?.batch_id === task.batch_id) return <FeedSkeleton />;
  const ratio = frameRatio(task);
  return (
    <div className="space-y-3">
      <div className="space-y-1">
        <p className="line-clamp-3 leading-snug font-semibold">{task.prompt}</p>
        <Skeleton className="h-5 w-1/2" />
      </div>
      <div
        className="border-line rounded-box mx-auto w-full overflow-hidden border"
        style={{ maxWidth: tileWidth(ratio) }}
      >
        <img
          className="bg-base-200 w-full object-cover"
          style={{ aspectRatio: ratio }}
          src={task.media.poster_url}
          alt=""
        />
      </div>
    </div>
  );
}

function FeedSkeleton() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="rounded-box! aspect-video w-full" />
    </div>
  );
}
