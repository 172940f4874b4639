import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleX from 'lucide-react/icons/circle-x';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Download from 'lucide-react/icons/download';
import Heart from 'lucide-react/icons/heart';
import Play from 'lucide-react/icons/play';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { isCancelled, type Task } from '../../../../contract/generation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useFreshMedia } from '../media/useFreshMedia.ts';
import { CancelButton } from '../tasks/CancelButton.tsx';
import { CoinsReturned } from '../tasks/CoinsReturned.tsx';
import { DeleteConfirmation } from '../tasks/DeleteConfirmation.tsx';
import { FavoriteButton } from '../tasks/FavoriteButton.tsx';
import { MoreActions } from '../tasks/MoreActions.tsx';
import { RegenerateButton } from '../tasks/RegenerateButton.tsx';
import { canShareTask } from '../tasks/taskFile.ts';
import { useDownload } from '../tasks/useDownload.ts';
import { useFavorite } from '../tasks/useFavorite.ts';
import { useTaskActions } from '../tasks/useTaskActions.ts';
import { useTaskLabels } from '../tasks/useTaskLabels.ts';
import { StatusBadge } from './StatusBadge.tsx';

interface HistoryRowProps {
  task: Task;
  onOpen: (task: Task) => void;
}

/** One video with its status and actions. It always has the height that the list reserves. */
export function HistoryRow({ task, onOpen }: HistoryRowProps) {
  const { t } = useLingui();
  const labels = useTaskLabels();
  const actions = useTaskActions(task);
  const { downloadClip, isBusy: isDownloading } = useDownload(task);
  const toggleFavorite = useFavorite(task);
  const [isDeleting, setIsDeleting] = useState(false);
  const { prompt, media, status } = task;
  const standing = (
    <>
      <StatusBadge task={task} />
      <span className="text-base-content/75 truncate">
        <RelativeTime at={task.created_at} />
      </span>
    </>
  );
  const remove = () => setIsDeleting(true);
  const deletion = (
    <IconButton label={t`Delete`} icon={<Trash2 className="size-5" aria-hidden="true" />} onClick={remove} />
  );
  /** On phones, these tasks have a line of their own below the texts, with the status in it. */
  const hasLine = status === 'failed' || task.can_cancel;
  return (
    <article
      aria-label={prompt}
      data-status={status}
      className={`flex h-full gap-1 py-3 md:flex-row md:items-center md:gap-5 ${hasLine ? 'flex-col' : ''}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(task)}
        className="group flex min-h-0 min-w-0 grow gap-3 text-start md:gap-5"
      >
        <span className={`contents ${status === 'failed' ? 'max-md:hidden' : 'tiny:hidden'}`}>
          <Still task={task} />
        </span>
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className={`leading-snug font-semibold ${hasLine ? 'line-clamp-1' : 'line-clamp-2'}`}>{prompt}</span>
          <span className={`flex min-w-0 items-center gap-2 text-sm ${hasLine ? 'max-md:hidden' : ''}`}>
            {standing}
          </span>
          {status === 'failed' ? (
            <span className="text-sm leading-snug">
              <span className="line-clamp-2">{labels.failure(task)}</span>{' '}
              {/* In a line of its own: a long reason must not push it out. */}
              <span className="text-base-content/75 mt-1 block truncate font-medium">
                <CoinsReturned task={task} />
              </span>
            </span>
          ) : (
            <span className="text-base-content/75 figures line-clamp-2 text-sm leading-snug">
              {labels.settingsLine(task)}
            </span>
          )}
        </span>
      </button>
      <div className="-mx-2 flex h-11 shrink-0 items-center justify-end empty:hidden">
        {hasLine && (
          <span className="flex min-w-0 grow items-center gap-2 px-2 text-sm md:hidden">
            {status === 'failed' ? <StatusBadge task={task} /> : standing}
          </span>
        )}
        {status === 'failed' && <RegenerateButton task={task} />}
        <CancelButton task={task} />
        {media && (
          <>
            <MoreActions
              className="md:hidden"
              actions={[
                {
                  label: <Trans>Download</Trans>,
                  icon: <Download className="size-5" aria-hidden="true" />,
                  onTake: () => void downloadClip(),
                  isBusy: isDownloading,
                },
                ...(canShareTask(task)
                  ? [
                      {
                        label: <Trans>Share</Trans>,
                        icon: <Share2 className="size-5" aria-hidden="true" />,
                        onTake: () => void actions.share(),
                      },
                    ]
                  : []),
                {
                  label: task.is_favorite ? <Trans>Remove from favourites</Trans> : <Trans>Add to favourites</Trans>,
                  icon: <Heart className="size-5" aria-hidden="true" />,
                  onTake: toggleFavorite,
                },
                {
                  label: <Trans>Delete</Trans>,
                  icon: <Trash2 className="size-5" aria-hidden="true" />,
                  onTake: remove,
                  isDanger: true,
                },
              ]}
            />
            <span className="flex max-md:hidden">
              <FavoriteButton task={task} />
              <IconButton
                label={t`Download`}
                icon={<Download className="size-5" aria-hidden="true" />}
                aria-busy={isDownloading || undefined}
                onClick={() => void downloadClip()}
              />
              {canShareTask(task) && (
                <IconButton
                  label={t`Share`}
                  icon={<Share2 className="size-5" aria-hidden="true" />}
                  onClick={() => void actions.share()}
                />
              )}
              {deletion}
            </span>
          </>
        )}
        {status === 'failed' && deletion}
      </div>
      {isDeleting && <DeleteConfirmation tasks={[task]} onClose={() => setIsDeleting(false)} />}
    </article>
  );
}

/** Always 16:9, so that the texts are aligned; the details show the clip in its own shape. */
function Still({ task }: { task: Task }) {
  const { isBroken, handleMediaError } = useFreshMedia(task);
  const { media } = task;
  return (
    <span className="bg-base-200 rounded-field relative aspect-video h-16 shrink-0 self-start overflow-hidden md:h-22 md:self-center">
      {media && !isBroken(media.thumbnail_url) ? (
        <>
          <img
            src={media.thumbnail_url}
            alt=""
            width={media.width}
            height={media.height}
            loading="lazy"
            decoding="async"
            onError={() => handleMediaError(media.thumbnail_url)}
            className="absolute inset-0 size-full object-cover"
          />
          {/* In the corner, as on larger tiles: here it would hide most of the image. */}
          <span className="absolute start-1 bottom-1 grid size-7 place-items-center rounded-full bg-black/60 text-white">
            <Play className="size-3 translate-x-px fill-current" aria-hidden="true" />
          </span>
        </>
      ) : (
        <span className="text-base-content/75 absolute inset-0 grid place-items-center">
          {isCancelled(task) ? (
            <CircleX className="size-6" aria-hidden="true" />
          ) : task.status === 'failed' ? (
            <CircleAlert className="text-error size-6" aria-hidden="true" />
          ) : (
            <Clapperboard className="size-6" aria-hidden="true" />
          )}
        </span>
      )}
      {task.status === 'processing' && (
        <span
          aria-hidden="true"
          className="bg-primary absolute inset-x-0 bottom-0 h-1 origin-left transition-transform duration-500"
          style={{ transform: `scaleX(${task.progress.percent / 100})` }}
        />
      )}
    </span>
  );
}
