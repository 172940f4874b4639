import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import Play from 'lucide-react/icons/play';
import type { Task } from '../../../../contract/generation.ts';
import { StatusBadge } from '../history/StatusBadge.tsx';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { useFreshMedia } from '../media/useFreshMedia.ts';
import type { Selection } from './useSelection.ts';

interface LibraryCellProps {
  /** Undefined while its page loads. */
  task: Task | undefined;
  /** Position in the whole list (from 1) and its length, for screen readers: only a few items are rendered. */
  position: number;
  total: number;
  selection: Selection;
  onOpen: (task: Task) => void;
}

/** One square of the library; a checkbox while items are being selected. */
export function LibraryCell({ task, position, total, selection, onOpen }: LibraryCellProps) {
  return (
    <div
      role="listitem"
      aria-posinset={position}
      aria-setsize={total}
      // Shows the focus ring of its content, whose own ring would be cut off.
      className="bg-base-200 rounded-field has-focus-visible:outline-accent relative aspect-square overflow-hidden outline-2 outline-offset-2 outline-transparent"
    >
      {task && <Filled task={task} selection={selection} onOpen={onOpen} />}
    </div>
  );
}

function Filled({ task, selection, onOpen }: Pick<LibraryCellProps, 'selection' | 'onOpen'> & { task: Task }) {
  const { t } = useLingui();
  const labels = useSettingLabels();
  const { isBroken, handleMediaError } = useFreshMedia(task);
  const { media, prompt } = task;
  const isChosen = selection.has(task.id);
  const role = selection.isOn
    ? ({ role: 'checkbox', 'aria-checked': isChosen } as const)
    : ({ 'aria-haspopup': 'dialog' } as const);

  return (
    <button
      type="button"
      {...role}
      onClick={() => (selection.isOn ? selection.toggle(task) : onOpen(task))}
      className="group absolute inset-0 outline-none"
      aria-label={task.kind === 'video' ? t`Video: ${prompt}` : t`Image: ${prompt}`}
    >
      {media && !isBroken(media.thumbnail_url) ? (
        <img
          src={media.thumbnail_url}
          alt=""
          width={media.width}
          height={media.height}
          loading="lazy"
          decoding="async"
          onError={() => handleMediaError(media.thumbnail_url)}
          className={`animate-fade absolute inset-0 size-full object-cover transition-transform duration-200 group-hover:scale-[1.03] ${isChosen ? 'scale-90 rounded-xl' : ''}`}
        />
      ) : (
        <span className="absolute inset-0 flex flex-col items-start gap-2 p-3 text-start">
          {task.status !== 'completed' && <StatusBadge task={task} />}
          <span className="text-base-content/75 line-clamp-4 text-sm">{prompt}</span>
        </span>
      )}
      {task.is_favorite && (
        <Heart
          className="text-error absolute end-2 top-2 size-5 fill-current drop-shadow-[0_1px_2px_rgb(0_0_0/0.6)]"
          aria-hidden="true"
        />
      )}
      {selection.isOn && (
        <span
          className={`absolute start-2 top-2 grid size-7 place-items-center rounded-full border-2 border-white ${isChosen ? 'bg-primary text-primary-content' : 'bg-black/40'}`}
          aria-hidden="true"
        >
          {isChosen && <Check className="size-4" />}
        </span>
      )}
      {media?.duration_seconds != null && (
        <span className="figures absolute end-1.5 bottom-1.5 flex items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-xs font-semibold text-white">
          <Play className="size-3 fill-current" aria-hidden="true" />
          {labels.seconds(Math.round(media.duration_seconds))}
        </span>
      )}
    </button>
  );
}
