import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleX from 'lucide-react/icons/circle-x';
import { isCancelled, type Task } from '../../../../contract/generation.ts';
import { ResultMedia } from '../media/ResultMedia.tsx';
import { TaskProgress } from '../progress/TaskProgress.tsx';
import { CancelButton } from '../tasks/CancelButton.tsx';
import { CoinsReturned } from '../tasks/CoinsReturned.tsx';
import { frameRatio, tileWidth } from '../tasks/frameRatio.ts';
import { RegenerateButton } from '../tasks/RegenerateButton.tsx';
import { useTaskLabels } from '../tasks/useTaskLabels.ts';
import { PanelRow } from './PanelRow.tsx';
import { TileActions } from './TileActions.tsx';

interface TaskTileProps {
  task: Task;
  /** One of several side by side. */
  isCompact: boolean;
  isEager: boolean;
  /** One of a list that shows no cancelled items. */
  leavesWhenCancelled?: boolean;
  /** @param panel the panel of a storyboard that was pressed, from 0 */
  onOpen: (panel?: number) => void;
}

/** One item from the queue to the result, always in the same frame. */
export function TaskTile({ task, isCompact, isEager, leavesWhenCancelled, onOpen }: TaskTileProps) {
  const labels = useTaskLabels();
  const ratio = frameRatio(task);
  const { media } = task;
  const hasFailed = task.status === 'failed';
  return (
    <article
      aria-label={task.prompt}
      data-status={task.status}
      className="bg-surface border-line rounded-box w-full mx-auto overflow-hidden border [&_:focus-visible]:-outline-offset-3"
      style={isCompact ? undefined : { maxWidth: tileWidth(ratio) }}
    >
      {hasFailed ? (
        <div className={`flex flex-col items-start gap-3 ${isCompact ? 'p-3' : 'p-5'}`}>
          {isCancelled(task) ? (
            <CircleX className="text-base-content/75 size-6" aria-hidden="true" />
          ) : (
            <CircleAlert className="text-error size-6" aria-hidden="true" />
          )}
          <div>
            <p className="font-semibold">{labels.failure(task)}</p>
            <p className="text-base-content/75 mt-1 text-sm font-medium">
              <CoinsReturned task={task} />
            </p>
          </div>
          <RegenerateButton task={task} isCompact={isCompact} />
        </div>
      ) : (
        <div className="bg-base-200 relative" style={{ aspectRatio: ratio }}>
          {media ? (
            <ResultMedia
              task={{ ...task, media }}
              still={isCompact ? 'thumbnail' : 'poster'}
              isEager={isEager}
              onOpen={() => onOpen()}
            />
          ) : (
            <TaskProgress task={task} isCompact={isCompact} />
          )}
        </div>
      )}
      {task.panels.length > 1 && <PanelRow task={task} onOpen={onOpen} />}
      {task.can_cancel && (
        <div className="flex px-1">
          <CancelButton task={task} isLeaving={leavesWhenCancelled} />
        </div>
      )}
      {(media || hasFailed) && <TileActions task={task} isCompact={isCompact} onOpen={() => onOpen()} />}
      {!media && !hasFailed && (
        <p className="sr-only">
          <Trans>The result appears here.</Trans>
        </p>
      )}
    </article>
  );
}
