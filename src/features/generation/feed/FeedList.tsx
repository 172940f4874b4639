import { Fragment, type ReactNode } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { DetailHost } from '../detail/DetailHost.tsx';
import { LIBRARY } from '../queries.ts';
import { BatchBlock } from './BatchBlock.tsx';
import { groupBatches } from './groupBatches.ts';
import { useTaskAnnouncement } from './useTaskAnnouncement.ts';

/**
 * The requests with their results, and a live region with the latest change. Loaded once there is something to show.
 */
export function FeedList({ tasks, offer }: { tasks: readonly Task[]; offer?: ReactNode }) {
  const announcement = useTaskAnnouncement(tasks);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {groupBatches(tasks).flatMap((batch, index) => [
        <BatchBlock key={batch.id} batch={batch} isFirst={index === 0} />,
        index === 0 && <Fragment key="offer">{offer}</Fragment>,
      ])}
      <DetailHost list={LIBRARY} />
    </>
  );
}
