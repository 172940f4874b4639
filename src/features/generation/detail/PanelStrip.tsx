import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { reportDownloadFailure } from '../../../api/reportFailure.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { usePanelCaptions } from '../labels/usePanelCaptions.ts';
import { useFreshMedia } from '../media/useFreshMedia.ts';
import { fetchTask } from '../queries.ts';
import { taskFileName } from '../tasks/taskFile.ts';

/** The pictures of a storyboard in their order, each to look at and to take along by itself. */
export function PanelStrip({ task, shown, onShow }: { task: Task; shown: number; onShow: (index: number) => void }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<number | null>(null);
  const captions = usePanelCaptions(task);
  const { handleMediaError } = useFreshMedia(task);
  const total = task.panels.length;

  async function fetchPanel(index: number): Promise<Response> {
    const answer = await fetch(task.panels[index]?.url ?? '');
    if (answer.status !== 403) return answer;
    // The link has run out.
    const { data } = await fetchTask(task.kind, task.id);
    return fetch(data.panels[index]?.url ?? '');
  }

  async function save(index: number) {
    if (busy !== null) return;
    setBusy(index);
    try {
      const answer = await fetchPanel(index);
      if (!answer.ok) throw new Error(`The panel answered ${answer.status}.`);
      saveBlob(await answer.blob(), taskFileName(task).replace(/(\.\w+)$/, `-${index + 1}$1`));
    } catch (error) {
      reportDownloadFailure(error);
    }
    setBusy(null);
  }

  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">
        <Trans>Panels</Trans>
      </h3>
      <ol className="relative -mx-5 flex snap-x gap-3 overflow-x-auto px-5 pb-1 [scrollbar-width:thin] lg:-mx-6 lg:px-6">
        {task.panels.map((panel, index) => {
          const number = index + 1;
          return (
            <li key={index} className="w-32 shrink-0 snap-start">
              <button
                type="button"
                aria-pressed={index === shown}
                aria-label={t`Show panel ${String(number)}: ${captions[index] ?? ''}`}
                onClick={() => onShow(index)}
                className={`rounded-field bg-base-200 block w-full overflow-hidden border-2 ${index === shown ? 'border-accent' : 'border-transparent'}`}
              >
                <img
                  src={panel.thumbnail_url}
                  alt=""
                  width={panel.width}
                  height={panel.height}
                  loading="lazy"
                  decoding="async"
                  onError={() => handleMediaError(panel.thumbnail_url)}
                  className="aspect-video w-full object-cover"
                />
              </button>
              <p className="mt-1 line-clamp-3 text-xs leading-snug" aria-hidden="true">
                {captions[index]}
              </p>
              <div className="flex items-center justify-between">
                <span className="figures text-sm">
                  <Trans>
                    {number} of {total}
                  </Trans>
                </span>
                <IconButton
                  label={t`Download panel ${String(number)}`}
                  aria-busy={busy === index || undefined}
                  icon={<Download className="size-4.5" aria-hidden="true" />}
                  onClick={() => void save(index)}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
