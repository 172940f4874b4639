import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { scrollToFocused } from '../tasks/scrollToFocused.ts';
import { usePanelCaptions } from '../plan/usePanelCaptions.ts';
import { PanelThumbnail } from '../media/PanelThumbnail.tsx';
import { useFreshMedia } from '../media/useFreshMedia.ts';
import { DownloadButton } from '../tasks/DownloadButton.tsx';

/** The panels of a storyboard in order; each can be viewed and downloaded. */
export function PanelStrip({ task, shown, onShow }: { task: Task; shown: number; onShow: (index: number) => void }) {
  const { t } = useLingui();
  const captions = usePanelCaptions(task);
  const media = useFreshMedia(task);
  const total = task.panels.length;
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const panel = strip.current?.children[shown];
    if (!strip.current || !(panel instanceof HTMLElement)) return;
    // Not scrollIntoView, which would also scroll the details down to the strip.
    strip.current.scrollTo({ left: panel.offsetLeft - (strip.current.clientWidth - panel.offsetWidth) / 2 });
  }, [shown]);

  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">
        <Trans>Panels</Trans>
      </h3>
      <ol
        ref={strip}
        onFocus={scrollToFocused}
        className="relative -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-1 [scrollbar-width:thin] lg:-mx-6 lg:scroll-px-6 lg:px-6"
      >
        {task.panels.map((panel, index) => {
          const number = index + 1;
          return (
            <li key={index} className="flex w-32 shrink-0 snap-start flex-col">
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={t`Show panel ${String(number)}: ${captions[index] ?? ''}`}
                onClick={() => onShow(index)}
                className={`rounded-field bg-base-200 block w-full overflow-hidden border-2 ${index === shown ? 'border-accent' : 'border-transparent'}`}
              >
                <PanelThumbnail panel={panel} media={media} className="w-full" />
              </button>
              <p className="mt-1 line-clamp-3 grow text-xs leading-snug" aria-hidden="true">
                {captions[index]}
              </p>
              <div className="flex items-center justify-between">
                <span className="figures text-sm">
                  <Trans>
                    {number} of {total}
                  </Trans>
                </span>
                <DownloadButton task={task} panel={index}>
                  {({ ref, isBusy, label, onPress }) => (
                    <IconButton
                      ref={ref}
                      label={label}
                      aria-haspopup="dialog"
                      aria-busy={isBusy || undefined}
                      icon={<Download className="size-4.5" aria-hidden="true" />}
                      onClick={onPress}
                    />
                  )}
                </DownloadButton>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
