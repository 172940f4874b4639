import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Kind } from '../../../../contract/generation.ts';
import { TASK_LIST_HEADS, taskQuery, type TaskList } from '../queries.ts';
import type { TaskPage } from '../tasks/taskPages.ts';
import { useDetailAddress } from './useDetailAddress.ts';

const TaskDetail = lazy(async () => ({ default: (await import('./TaskDetail.tsx')).TaskDetail }));
const DetailProblem = lazy(async () => ({ default: (await import('./DetailProblem.tsx')).DetailProblem }));

/** The details of the item that the address names, over whatever list is on the screen; the list says what comes before and after it. */
export function DetailHost({ list }: { list: TaskList }) {
  const { open, close } = useDetailAddress();
  return open && <OpenDetail kind={open.kind} id={open.id} list={list} onClose={close} />;
}

function OpenDetail({ kind, id, list, onClose }: { kind: Kind; id: string; list: TaskList; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...taskQuery(kind, id),
    // Usually a list has it already: no wait, and offline no need for a copy of its own.
    placeholderData: () => {
      for (const head of TASK_LIST_HEADS) {
        for (const [, page] of queryClient.getQueriesData<TaskPage>({ queryKey: [head] })) {
          const task = page?.data.find((known) => known.id === id);
          if (task) return { data: task };
        }
      }
      return undefined;
    },
  });
  return (
    <Suspense>
      {data ? (
        <TaskDetail task={data.data} list={list} onClose={onClose} />
      ) : (
        error && <DetailProblem error={error} onRetry={() => void refetch()} onClose={onClose} />
      )}
    </Suspense>
  );
}
