import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Contrast from 'lucide-react/icons/contrast';
import Copy from 'lucide-react/icons/copy';
import Maximize from 'lucide-react/icons/maximize';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, lazy, Suspense, useId, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { usePanelCaptions } from '../plan/usePanelCaptions.ts';
import { ResultMedia } from '../media/ResultMedia.tsx';
import { DeadlinePromise } from '../progress/DeadlinePromise.tsx';
import { PlanSummary } from '../plan/PlanSummary.tsx';
import { TaskProgress } from '../progress/TaskProgress.tsx';
import type { TaskList } from '../queries.ts';
import { CancelButton } from '../tasks/CancelButton.tsx';
import { CoinsReturned } from '../tasks/CoinsReturned.tsx';
import { DeleteConfirmation } from '../tasks/DeleteConfirmation.tsx';
import { FavoriteButton } from '../tasks/FavoriteButton.tsx';
import { frameRatio } from '../tasks/frameRatio.ts';
import { RegenerateButton } from '../tasks/RegenerateButton.tsx';
import { useTaskLabels } from '../tasks/useTaskLabels.ts';
import { CutOutButton } from './cutOut/CutOutButton.tsx';
import { DetailActions } from './DetailActions.tsx';
import { PanelStrip } from './PanelStrip.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { useDetailAddress } from './useDetailAddress.ts';
import { useNeighbours } from './useNeighbours.ts';
import { useSwipe } from './useSwipe.ts';
import { ZoomFrame } from './ZoomFrame.tsx';

const Viewer = lazy(async () => ({ default: (await import('./Viewer.tsx')).Viewer }));

/** For previous and next. Phones have swiping too; the buttons stay for those who cannot swipe. */
const STEP = 'absolute top-1/2 -translate-y-1/2 border-0 bg-black/45 text-white hover:bg-black/70';

interface TaskDetailProps {
  task: Task;
  /** The list it was opened from: a swipe or an arrow key leads to the next item. */
  list: TaskList;
  onClose: () => void;
}

/** Everything about one item: view, play, download, use again, delete. */
export function TaskDetail({ task, list, onClose }: TaskDetailProps) {
  const { t } = useLingui();
  const titleId = useId();
  const labels = useTaskLabels();
  const { step, begin, panel: pressed } = useDetailAddress();
  const { previous, next } = useNeighbours(list, task.id);
  const [panel, setPanel] = useState({ id: task.id, index: pressed });
  const [isDeleting, setIsDeleting] = useState(false);
  const [viewed, setViewed] = useState<'result' | 'comparison' | null>(null);
  // A storyboard opens at the pressed panel; the next item starts with its first.
  const panelIndex = panel.id === task.id ? panel.index : 0;
  const caption = usePanelCaptions(task)[panelIndex];
  const media = task.panels[panelIndex] ?? task.media;
  // A photo that was changed can be compared with what it was.
  const original = task.mode === 'image-edit' ? task.inputs[0] : undefined;
  const ratio = media ? media.width / media.height : frameRatio(task);

  function go(by: -1 | 1) {
    const target = by === 1 ? next : previous;
    if (target) step(target);
  }
  const swipe = useSwipe(go);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLElement && event.target.closest('video, input, textarea')) return;
    // Arrow keys in a sheet above the details do not change the item.
    if (event.target instanceof HTMLElement && event.target.closest('dialog') !== event.currentTarget.closest('dialog'))
      return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  }

  async function copyPrompt() {
    try {
      await navigator.clipboard.writeText(task.prompt);
      showToast({ type: 'success', title: t`Prompt copied` });
    } catch {
      showToast({ type: 'error', title: t`This browser won’t let Kilas copy` });
    }
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      labelledBy={titleId}
      className="inset-0 grid size-full items-end bg-transparent [--toast-top:calc(4dvh+3.75rem)] lg:place-items-center lg:p-8"
    >
      <div
        role="presentation"
        onKeyDown={handleKeyDown}
        className="max-lg:animate-sheet lg:animate-rise bg-surface border-line shadow-lift lg:rounded-box relative flex max-h-[96dvh] w-full flex-col overflow-y-auto overscroll-contain rounded-t-3xl border-t lg:max-h-full lg:max-w-6xl lg:flex-row lg:overflow-hidden lg:border"
      >
        {/* Has no height, so that it stays visible while the rest scrolls under it. */}
        <div className="sticky top-0 z-10 h-0 lg:absolute lg:end-3 lg:top-3">
          <IconButton
            label={t`Close`}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
            className="bg-base-100/85 border-line ms-auto me-3 mt-3 flex lg:m-0"
            data-first-focus={begin === null || undefined}
          />
        </div>
        <div
          {...swipe}
          className="bg-base-200 relative flex min-h-48 touch-pan-y shrink-0 items-center justify-center [--tallest:58dvh] lg:min-h-120 lg:shrink lg:grow lg:[--tallest:80dvh]"
        >
          {task.status === 'failed' ? (
            <div className="flex max-w-md flex-col items-start gap-3 p-6">
              <p className="text-lg font-semibold">{labels.failure(task)}</p>
              <p className="text-base-content/75 font-medium">
                <CoinsReturned task={task} />
              </p>
              <RegenerateButton task={task} isFirst={begin === 'retry'} />
              <CutOutButton task={task} />
            </div>
          ) : (
            // The list's thumbnail is the background until the large image is loaded.
            <div
              className="relative w-full overflow-hidden"
              style={{
                aspectRatio: ratio,
                maxWidth: `calc(var(--tallest) * ${ratio})`,
                background: media ? `center / cover url("${media.thumbnail_url}")` : undefined,
              }}
            >
              {media ? (
                task.kind === 'image' ? (
                  <ZoomFrame key={`${task.id} ${panelIndex}`}>
                    {(isEnlarged) => (
                      <ResultMedia
                        task={{ ...task, media }}
                        still={isEnlarged ? 'full' : 'poster'}
                        isEager
                        caption={caption}
                      />
                    )}
                  </ZoomFrame>
                ) : (
                  <ResultMedia key={task.id} task={{ ...task, media }} still="poster" isEager />
                )
              ) : (
                <TaskProgress task={task} isCompact={false} />
              )}
            </div>
          )}
          {media && (
            <IconButton
              label={t`Full screen`}
              icon={<Maximize className="size-5" aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setViewed('result')}
              className="absolute start-2 top-2 border-0 bg-black/55 text-white hover:bg-black/70"
            />
          )}
          {media && original && (
            <IconButton
              label={t`Before and after`}
              icon={<Contrast className="size-5" aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setViewed('comparison')}
              className="absolute start-15 top-2 border-0 bg-black/55 text-white hover:bg-black/70"
            />
          )}
          {previous && (
            <IconButton
              label={t`Previous item`}
              icon={<ChevronLeft className="size-6" aria-hidden="true" />}
              onClick={() => go(-1)}
              className={`${STEP} start-2`}
            />
          )}
          {next && (
            <IconButton
              label={t`Next item`}
              icon={<ChevronRight className="size-6" aria-hidden="true" />}
              onClick={() => go(1)}
              className={`${STEP} end-2`}
            />
          )}
        </div>
        <div className="flex flex-col gap-5 p-5 lg:w-96 lg:shrink-0 lg:overflow-y-auto lg:p-6">
          <div className="flex items-start gap-2 lg:pe-10 tiny:flex-wrap">
            <h2 id={titleId} className="sr-only">
              {task.kind === 'video' ? <Trans>Video</Trans> : <Trans>Image</Trans>}
            </h2>
            <p className="grow pt-2.5 font-medium whitespace-pre-wrap select-text tiny:basis-full">{task.prompt}</p>
            {task.media && <FavoriteButton task={task} />}
            <IconButton
              label={t`Copy the prompt`}
              icon={<Copy className="size-4.5" aria-hidden="true" />}
              onClick={() => void copyPrompt()}
            />
          </div>
          {!media && task.status !== 'failed' && <DeadlinePromise task={task} />}
          <CancelButton task={task} />
          {task.panels.length > 1 && (
            <PanelStrip task={task} shown={panelIndex} onShow={(index) => setPanel({ id: task.id, index })} />
          )}
          <DetailActions task={task} panel={panelIndex} isSharing={begin === 'share'} />
          {task.plan && <PlanSummary plan={task.plan} />}
          <TaskFacts task={task} media={media} />
          {(media || task.status === 'failed') && (
            <Button
              variant="ghost"
              className="text-error self-start"
              onClick={() => setIsDeleting(true)}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
        </div>
        {viewed && media && (
          <Suspense>
            <Viewer
              task={task}
              panel={panelIndex}
              onPanel={(index) => setPanel({ id: task.id, index })}
              hasPrevious={previous !== null}
              hasNext={next !== null}
              onStep={go}
              originalId={original?.id}
              isCompared={viewed === 'comparison'}
              onCompare={(isCompared) => setViewed(isCompared ? 'comparison' : 'result')}
              onClose={() => setViewed(null)}
            />
          </Suspense>
        )}
        {isDeleting && <DeleteConfirmation tasks={[task]} onClose={() => setIsDeleting(false)} onDeleted={onClose} />}
      </div>
    </Modal>
  );
}
