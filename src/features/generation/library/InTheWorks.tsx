import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { useTaskAnnouncement } from '../feed/useTaskAnnouncement.ts';
import { DeadlinePromise } from '../progress/DeadlinePromise.tsx';
import { TaskTile } from '../feed/TaskTile.tsx';
import type { Unfinished } from './useUnfinished.ts';

interface InTheWorksProps {
  unfinished: Unfinished;
  onOpen: (task: Task) => void;
}

/** Above the library: what is being generated or queued, then what failed. Renders nothing when there is none. */
export function InTheWorks({ unfinished: { running, failed }, onOpen }: InTheWorksProps) {
  const announcement = useTaskAnnouncement([...running, ...failed]);
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <TaskRow
        id="in-the-works"
        title={<Plural value={running.length} one="# in the works" other="# in the works" />}
        tasks={running}
        onOpen={onOpen}
      />
      <TaskRow id="failed" title={<Trans>Needs your answer</Trans>} tasks={failed} onOpen={onOpen} />
    </>
  );
}

interface TaskRowProps {
  id: string;
  title: ReactNode;
  tasks: readonly Task[];
  onOpen: (task: Task) => void;
}

function TaskRow({ id, title, tasks, onOpen }: TaskRowProps) {
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <div className="relative -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin]">
        {tasks.map((task) => (
          <div key={task.id} className="w-64 shrink-0 snap-start space-y-1.5">
            <TaskTile task={task} isCompact isEager={false} leavesWhenCancelled onOpen={() => onOpen(task)} />
            <DeadlinePromise task={task} />
          </div>
        ))}
      </div>
    </section>
  );
}
