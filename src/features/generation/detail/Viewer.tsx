import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Contrast from 'lucide-react/icons/contrast';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { usePanelCaptions } from '../plan/usePanelCaptions.ts';
import { ResultMedia } from '../media/ResultMedia.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import { useSwipe } from './useSwipe.ts';
import { ZoomFrame } from './ZoomFrame.tsx';

const ON_DARK = 'border-0 bg-black/55 text-white hover:bg-white/20';

interface ViewerProps {
  task: Task;
  /** The panel of a storyboard, from 0. */
  panel: number;
  onPanel: (index: number) => void;
  /** Whether the list has an item before or after it. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Next or previous item of the list, once a storyboard's panels are through. */
  onStep: (by: -1 | 1) => void;
  /** The input image that an edit can be compared with, and whether it is. */
  originalId: string | undefined;
  isCompared: boolean;
  onCompare: (isCompared: boolean) => void;
  onClose: () => void;
}

/** The result full screen on black: pinch to zoom, swipe to the next, and compare an edit with its original. */
export function Viewer({
  task,
  panel,
  onPanel,
  hasPrevious,
  hasNext,
  onStep,
  onClose,
  originalId,
  ...comparison
}: ViewerProps) {
  const { t } = useLingui();
  const titleId = useId();
  const captions = usePanelCaptions(task);
  const total = task.panels.length;
  const media = task.panels[panel] ?? task.media;
  const isCompared = originalId !== undefined && comparison.isCompared;
  const swipe = useSwipe(go);
  const canGoBack = hasPrevious || panel > 0;
  const canGoOn = hasNext || panel + 1 < total;

  function go(by: -1 | 1) {
    const next = panel + by;
    if (total > 1 && next >= 0 && next < total) onPanel(next);
    else onStep(by);
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The details below handle the same keys.
    event.stopPropagation();
    if (event.target instanceof HTMLElement && event.target.closest('video, input')) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  }

  if (!media) return null;
  const ratio = media.width / media.height;
  return (
    <Modal
      isOpen
      onClose={onClose}
      labelledBy={titleId}
      className="toasts-on-top inset-0 size-full bg-black text-white [--toast-top:4rem]"
    >
      <div
        role="presentation"
        onKeyDown={handleKeyDown}
        {...(isCompared ? {} : swipe)}
        className="relative flex size-full touch-pan-y items-center justify-center"
      >
        <h2 id={titleId} className="sr-only">
          <Trans>Full screen</Trans>
        </h2>
        {isCompared ? (
          <BeforeAfter key={task.id} task={task} inputId={originalId} after={media} />
        ) : (
          <div
            className="relative max-h-dvh w-full overflow-hidden"
            style={{ aspectRatio: ratio, maxWidth: `calc(100dvh * ${ratio})` }}
          >
            {task.kind === 'image' ? (
              <ZoomFrame key={`${task.id} ${panel}`}>
                {() => <ResultMedia task={{ ...task, media }} still="full" isEager caption={captions[panel]} />}
              </ZoomFrame>
            ) : (
              <ResultMedia key={task.id} task={{ ...task, media }} still="poster" isEager />
            )}
          </div>
        )}
        <div className="titlebar absolute inset-x-0 top-0 flex items-center justify-end gap-2 p-3 pt-[calc(0.75rem+env(safe-area-inset-top))]">
          {total > 1 && (
            <span className="figures me-auto rounded-full bg-black/55 px-3 py-1.5 text-sm font-semibold">
              {panel + 1}/{total}
            </span>
          )}
          {originalId !== undefined && (
            <button
              type="button"
              aria-pressed={isCompared}
              onClick={() => comparison.onCompare(!isCompared)}
              className={`flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold ${isCompared ? 'bg-white text-black' : 'bg-black/55 hover:bg-white/20'}`}
            >
              <Contrast className="size-4.5" aria-hidden="true" />
              <Trans>Before and after</Trans>
            </button>
          )}
          <IconButton
            label={t`Close`}
            icon={<X className="size-6" aria-hidden="true" />}
            onClick={onClose}
            className={ON_DARK}
            data-first-focus
          />
        </div>
        {!isCompared && (canGoBack || canGoOn) && (
          // Always rendered, only disabled at the ends, so that keyboard users keep their focus.
          <div className="pointer-events-none absolute inset-x-0 top-1/2 flex -translate-y-1/2 justify-between px-2 *:pointer-events-auto">
            <IconButton
              label={t`Previous`}
              icon={<ChevronLeft className="size-6" aria-hidden="true" />}
              onClick={() => go(-1)}
              isOff={!canGoBack}
              className={ON_DARK}
            />
            <IconButton
              label={t`Next`}
              icon={<ChevronRight className="size-6" aria-hidden="true" />}
              onClick={() => go(1)}
              isOff={!canGoOn}
              className={ON_DARK}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
