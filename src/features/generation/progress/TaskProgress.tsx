import { Plural, Trans } from '@lingui/react/macro';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ImageIcon from 'lucide-react/icons/image';
import type { Task } from '../../../../contract/generation.ts';
import { formatDuration } from '../../../i18n/formatDuration.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { estimateProgress } from './estimate.ts';

/**
 * The progress of an unfinished task: its place in the queue, or stage, percentage and time. Fills the result's frame,
 * with the text on top, because the composer may cover the bottom of a tall frame.
 */
export function TaskProgress({ task, isCompact }: { task: Task; isCompact: boolean }) {
  const labels = useSettingLabels();
  const formats = useFormats();
  const { beginsInSeconds, elapsedSeconds, remainingSeconds, isOverdue } = estimateProgress(task, useNow('second'));
  const { percent, stage, queue_position: position } = task.progress;
  const isWaiting = task.status === 'pending';
  const Icon = task.kind === 'video' ? Clapperboard : ImageIcon;
  const stageWord = labels.stages[isWaiting && stage !== 'paused' && stage !== 'on_hold' ? 'queued' : stage];

  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden">
      <div
        aria-hidden="true"
        className="animate-shimmer via-primary/15 absolute inset-y-0 -inset-x-1/2 bg-linear-to-r from-transparent to-transparent"
      />
      <div className={`relative space-y-1.5 ${isCompact ? 'p-2.5' : 'p-4'}`}>
        <p className={`font-semibold text-balance ${isCompact ? 'text-sm leading-snug' : 'text-lg'}`}>{stageWord}</p>
        <p className={`figures text-base-content/80 ${isCompact ? 'text-xs' : 'text-sm'}`}>
          {isWaiting &&
            position !== null &&
            (position <= 1 ? <Trans>Next in line</Trans> : <Trans>Number {formats.number(position)} in line</Trans>)}
          {beginsInSeconds !== null && (
            <>
              {' · '}
              {beginsInSeconds < 60 ? (
                <Plural value={beginsInSeconds} one="begins in about # second" other="begins in about # seconds" />
              ) : (
                <Plural
                  value={Math.round(beginsInSeconds / 60)}
                  one="begins in about # minute"
                  other="begins in about # minutes"
                />
              )}
            </>
          )}
          {elapsedSeconds !== null && (
            <>
              {formatDuration(elapsedSeconds, formats.language)}
              {remainingSeconds !== null && (
                <>
                  {' · '}
                  <Plural value={remainingSeconds} one="about # second left" other="about # seconds left" />
                </>
              )}
              {isOverdue && (
                <>
                  {' · '}
                  <Trans>taking longer than usual</Trans>
                </>
              )}
            </>
          )}
        </p>
        <div className="flex items-center gap-2.5">
          <ProgressBar percent={percent} label={task.prompt} spoken={`${stageWord}, ${Math.round(percent)}%`} />
          <span aria-hidden="true" className="figures w-9 text-end text-xs font-semibold">
            {Math.round(percent)}%
          </span>
        </div>
      </div>
      <div aria-hidden="true" className="relative grid grow place-items-center">
        <span
          className={`bg-accent/12 text-accent grid place-items-center rounded-full ${isCompact ? 'size-11' : 'size-16'}`}
        >
          <Icon className={isCompact ? 'size-5' : 'size-7'} />
        </span>
      </div>
    </div>
  );
}
