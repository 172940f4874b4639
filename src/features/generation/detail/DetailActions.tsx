import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Brush from 'lucide-react/icons/brush';
import Dices from 'lucide-react/icons/dices';
import Download from 'lucide-react/icons/download';
import Film from 'lucide-react/icons/film';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Share2 from 'lucide-react/icons/share-2';
import Link2 from 'lucide-react/icons/link-2';
import Sprout from 'lucide-react/icons/sprout';
import { lazy, Suspense, useState } from 'react';
import { switchesOn, type Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useModels } from '../compose/useModels.ts';
import { offeredModes } from '../modes.ts';
import { type Action, MoreActions } from '../tasks/MoreActions.tsx';
import { DownloadButton } from '../tasks/DownloadButton.tsx';
import { canShareTask } from '../tasks/taskFile.ts';
import { useTaskActions } from '../tasks/useTaskActions.ts';
import { CutOutButton } from './cutOut/CutOutButton.tsx';
import { OfflineCopyLine } from './OfflineCopyLine.tsx';
import { useOfflineCopy } from './useOfflineCopy.tsx';
import { useStartFrom } from './useStartFrom.ts';

const PublicLinkSheet = lazy(async () => ({ default: (await import('./PublicLinkSheet.tsx')).PublicLinkSheet }));

/**
 * The actions on an item, or on the shown panel of a storyboard: download, animate, edit, use again; rarer ones behind
 * one button.
 */
export function DetailActions({ task, panel, isSharing }: { task: Task; panel: number; isSharing: boolean }) {
  const { t } = useLingui();
  const actions = useTaskActions(task, panel);
  const navigate = useNavigate();
  const { start, busyMode } = useStartFrom(task, panel);
  const modes = offeredModes(useModels());
  const copy = useOfflineCopy(task);
  const isPicture = task.kind === 'image' && task.media !== null;
  const canMove = isPicture && modes.includes('image-to-video');
  const canEdit = isPicture && modes.includes('image-edit');
  const { settings } = task;
  const [isLinking, setLinking] = useState(false);
  const icon = 'size-5 shrink-0';
  const again = {
    label: <Trans>Use again</Trans>,
    icon: <Repeat2 className={icon} aria-hidden="true" />,
    onTake: actions.goAgain,
    isBusy: actions.isBringing,
  };
  const vary = {
    label: <Trans>Variation</Trans>,
    icon: <Dices className={icon} aria-hidden="true" />,
    onTake: actions.vary,
  };
  const pair = [
    ...(canMove
      ? [
          {
            label: <Trans>Turn into a video</Trans>,
            icon: <Film className={icon} aria-hidden="true" />,
            onTake: () => void start('image-to-video'),
            isBusy: busyMode === 'image-to-video',
          },
        ]
      : []),
    ...(canEdit
      ? [
          {
            label: <Trans>Edit this image</Trans>,
            icon: <Brush className={icon} aria-hidden="true" />,
            onTake: () => void start('image-edit'),
            isBusy: busyMode === 'image-edit',
          },
        ]
      : []),
    again,
    vary,
  ];
  const rest = [
    ...pair.splice(2),
    ...(copy.action ? [copy.action] : []),
    ...(task.media
      ? [
          {
            label: <Trans>Public link</Trans>,
            icon: <Link2 className={icon} aria-hidden="true" />,
            onTake: () => setLinking(true),
          },
        ]
      : []),
    {
      label: <Trans>With this seed</Trans>,
      icon: <Sprout className={icon} aria-hidden="true" />,
      onTake: actions.goAgainWithSeed,
    },
    {
      label: <Trans>Save as template</Trans>,
      icon: <BookmarkPlus className={icon} aria-hidden="true" />,
      onTake: () =>
        void navigate({
          to: '/template/create',
          search: {
            prompt: task.prompt,
            mode: task.mode,
            resolution: settings.resolution,
            ratio: settings.aspect_ratio,
            duration: settings.duration_seconds ?? undefined,
            ...switchesOn(settings),
          },
        }),
    },
  ];
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-2">
        {task.media && (
          <DownloadButton task={task} panel={panel}>
            {({ ref, isBusy, label, onPress, opensSheet }) => (
              <Button
                ref={ref}
                className="grow"
                isBusy={isBusy}
                aria-haspopup={opensSheet ? 'dialog' : undefined}
                onClick={onPress}
                icon={<Download className={icon} aria-hidden="true" />}
              >
                {label}
              </Button>
            )}
          </DownloadButton>
        )}
        {canShareTask(task) && (
          <IconButton
            label={t`Share`}
            icon={<Share2 className={icon} aria-hidden="true" />}
            onClick={() => void actions.share()}
            className={isSharing ? 'btn-primary' : 'border-line'}
            data-first-focus={isSharing || undefined}
          />
        )}
        {!task.media && <Pair actions={pair} />}
        <MoreActions actions={rest} className="border-line" />
      </div>
      {task.media && (
        <div className="flex gap-2 tiny:flex-col">
          <Pair actions={pair} />
        </div>
      )}
      {task.media && <CutOutButton task={task} />}
      <OfflineCopyLine copy={copy} />
      {isLinking && (
        <Suspense>
          <PublicLinkSheet taskId={task.id} onClose={() => setLinking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Pair({ actions }: { actions: readonly Action[] }) {
  return actions.map(({ label, icon, onTake, isBusy = false }, index) => (
    <Button key={index} variant="outline" className="grow basis-0 px-2" isBusy={isBusy} onClick={onTake} icon={icon}>
      {label}
    </Button>
  ));
}
