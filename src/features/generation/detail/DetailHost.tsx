import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Kind } from '../../../../contract/generation.ts';
import { useFailure } from '../../../ui/useFailure.ts';
import { persistedTasksQuery, type TaskList } from '../queries.ts';
import { findInLists } from '../tasks/taskCache.ts';
import { taskQuery } from '../tasks/taskQuery.ts';
import { useDetailAddress } from './useDetailAddress.ts';

const TaskDetail = lazy(async () => ({ default: (await import('./TaskDetail.tsx')).TaskDetail }));
const DetailProblem = lazy(async () => ({ default: (await import('./DetailProblem.tsx')).DetailProblem }));

/** The details of the item in the address, over the current list, which decides the previous and the next item. */
export function DetailHost({ list }: { list: TaskList }) {
  const { open, close } = useDetailAddress();
  return open && <OpenDetail kind={open.kind} id={open.id} list={list} onClose={close} />;
}

function OpenDetail({ kind, id, list, onClose }: { kind: Kind; id: string; list: TaskList; onClose: () => void }) {
  const queryClient = useQueryClient();
  const asked = useQuery(taskQuery(kind, id));
  const { isFetching, refetch } = asked;
  const failure = useFailure(asked);
  // Usually a list already has it: it is shown without waiting, and offline too.
  const inList = findInLists(queryClient, id);
  const kept = useQuery({ ...persistedTasksQuery, enabled: !asked.data && !inList });
  const task = asked.data?.data ?? inList ?? kept.data?.find((known) => known.id === id);
  return (
    <Suspense>
      {task ? (
        <TaskDetail task={task} list={list} onClose={onClose} />
      ) : (
        failure &&
        !kept.isPending && (
          <DetailProblem error={failure} isRetrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />
        )
      )}
    </Suspense>
  );
}
