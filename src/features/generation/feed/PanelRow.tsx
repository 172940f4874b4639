import { Plural } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';
import { scrollToFocused } from '../tasks/scrollToFocused.ts';
import { usePanelCaptions } from '../plan/usePanelCaptions.ts';
import { PanelThumbnail } from '../media/PanelThumbnail.tsx';
import { useFreshMedia } from '../media/useFreshMedia.ts';

/** A storyboard's panels side by side with their captions; the details show them large. */
export function PanelRow({ task, onOpen }: { task: Task; onOpen: (index: number) => void }) {
  const captions = usePanelCaptions(task);
  const media = useFreshMedia(task);
  return (
    <div className="px-3 pt-3">
      <ol
        onFocus={scrollToFocused}
        className="relative -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3 pb-1 [scrollbar-width:none]"
      >
        {task.panels.map((panel, index) => (
          <li key={index} className="w-28 min-w-24 snap-start">
            <button type="button" onClick={() => onOpen(index)} className="block w-full text-start">
              <PanelThumbnail panel={panel} media={media} className="bg-base-200 w-full rounded-lg" />
              <span className="mt-1 line-clamp-2 text-xs leading-snug">
                <span className="figures text-base-content/75">{index + 1}.</span> {captions[index]}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p className="text-base-content/75 figures mt-1 text-sm">
        <Plural value={task.panels.length} one="# panel" other="# panels" />
      </p>
    </div>
  );
}
