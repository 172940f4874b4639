import { Plural, Trans } from '@lingui/react/macro';
import { isLasting } from '../../../../contract/lastingFailures.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useDetailAddress } from '../detail/useDetailAddress.ts';
import { DeadlinePromise } from '../progress/DeadlinePromise.tsx';
import { PlanSummary } from '../plan/PlanSummary.tsx';
import { CancelBatchButton } from '../tasks/CancelBatchButton.tsx';
import { isFinished } from '../tasks/isFinished.ts';
import { RetryBatchButton } from '../tasks/RetryBatchButton.tsx';
import { statusOf } from '../tasks/taskPages.ts';
import { useTaskLabels } from '../tasks/useTaskLabels.ts';
import type { Batch } from './groupBatches.ts';
import { TaskTile } from './TaskTile.tsx';

/** One request: its prompt and plan once, its items side by side. */
export function BatchBlock({ batch, isFirst }: { batch: Batch; isFirst: boolean }) {
  const labels = useTaskLabels();
  const { openTask } = useDetailAddress();
  const { tasks } = batch;
  const [first] = tasks;
  const [oneFailed, ...moreFailed] = tasks.filter((task) => statusOf(task) === 'failed' && !isLasting(task));
  const unfinished = tasks.filter((task) => !isFinished(task));
  const last = unfinished.at(-1);
  return (
    <section className="space-y-3">
      <header className="space-y-1">
        <h3 className="line-clamp-3 leading-snug font-semibold">{first.prompt}</h3>
        <p className="text-base-content/75 figures text-sm">
          <RelativeTime at={first.created_at} /> · {labels.settingsLine(first)}
        </p>
      </header>
      <div className={tasks.length > 1 ? 'grid grid-cols-2 tiny:grid-cols-1 items-start gap-3 xl:grid-cols-3' : ''}>
        {tasks.map((task) => (
          <TaskTile
            key={task.id}
            task={task}
            isCompact={tasks.length > 1}
            isEager={isFirst}
            onOpen={(panel) => openTask(task, panel)}
          />
        ))}
      </div>
      {last && (
        <div>
          {unfinished.length > 1 && (
            <p className="text-base-content/75 text-sm">
              <Plural value={unfinished.length} one="# still being made." other="# still being made." />{' '}
              <Trans>You can leave this screen; the work carries on.</Trans>
            </p>
          )}
          <DeadlinePromise task={last} />
          <CancelBatchButton unfinished={unfinished} />
        </div>
      )}
      {oneFailed && tasks.length > 1 && <RetryBatchButton failed={[oneFailed, ...moreFailed]} />}
      {first.plan && <PlanSummary plan={first.plan} />}
    </section>
  );
}
