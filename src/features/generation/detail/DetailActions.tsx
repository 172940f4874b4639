import { Trans } from '@lingui/react/macro';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Brush from 'lucide-react/icons/brush';
import Dices from 'lucide-react/icons/dices';
import Download from 'lucide-react/icons/download';
import Film from 'lucide-react/icons/film';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Share2 from 'lucide-react/icons/share-2';
import Sprout from 'lucide-react/icons/sprout';
import type { Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { useModels } from '../compose/useModels.ts';
import { availableModes } from '../modes.ts';
import { canShareTask } from '../tasks/taskFile.ts';
import { useTaskActions } from '../tasks/useTaskActions.ts';
import { useStartFrom } from './useStartFrom.ts';

/** What can be made of an item: taken along, asked for again, varied, and a picture moved or changed. */
export function DetailActions({ task }: { task: Task }) {
  const actions = useTaskActions(task);
  const { start, busyMode } = useStartFrom(task);
  const modes = availableModes(useModels().all);
  const isPicture = task.kind === 'image' && task.media !== null;
  const { settings } = task;
  const icon = 'size-5';
  return (
    <div className="grid grid-cols-2 [&>:last-child:nth-child(odd)]:col-span-2 gap-2">
      {task.media && (
        <Button isBusy={actions.isDownloading} onClick={() => void actions.download()} icon={<Download className={icon} aria-hidden="true" />}>
          <Trans>Download</Trans>
        </Button>
      )}
      {canShareTask(task) && (
        <Button variant="outline" onClick={() => void actions.share()} icon={<Share2 className={icon} aria-hidden="true" />}>
          <Trans>Share</Trans>
        </Button>
      )}
      {isPicture && modes.includes('image-to-video') && (
        <Button variant="outline" isBusy={busyMode === 'image-to-video'} onClick={() => void start('image-to-video')} icon={<Film className={icon} aria-hidden="true" />}>
          <Trans>Turn into a video</Trans>
        </Button>
      )}
      {isPicture && modes.includes('image-edit') && (
        <Button variant="outline" isBusy={busyMode === 'image-edit'} onClick={() => void start('image-edit')} icon={<Brush className={icon} aria-hidden="true" />}>
          <Trans>Edit this image</Trans>
        </Button>
      )}
      <Button variant="outline" isBusy={actions.isBringing} onClick={actions.goAgain} icon={<Repeat2 className={icon} aria-hidden="true" />}>
        <Trans>Use again</Trans>
      </Button>
      <Button variant="outline" disabled={actions.isBringing} onClick={actions.vary} icon={<Dices className={icon} aria-hidden="true" />}>
        <Trans>Variation</Trans>
      </Button>
      <Button variant="outline" disabled={actions.isBringing} onClick={actions.goAgainWithSeed} icon={<Sprout className={icon} aria-hidden="true" />}>
        <Trans>With this seed</Trans>
      </Button>
      <ButtonLink
        to="/template/create" variant="outline" icon={<BookmarkPlus className={icon} aria-hidden="true" />}
        search={{
          prompt: task.prompt, mode: task.mode, resolution: settings.resolution, ratio: settings.aspect_ratio, duration: settings.duration_seconds ?? undefined,
          fixed_camera: settings.fixed_camera || undefined, watermark: settings.watermark || undefined,
        }}
      >
        <Trans>Save as template</Trans>
      </ButtonLink>
    </div>
  );
}
