import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { reportDownloadFailure } from '../../../api/reportFailure.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { taskFileName } from '../tasks/taskFile.ts';

/** The pictures of a storyboard in their order, each to look at and to take along by itself. */
export function PanelStrip({ task, shown, onShow }: { task: Task; shown: number; onShow: (index: number) => void }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<number | null>(null);
  const total = task.panels.length;

  async function save(index: number) {
    const panel = task.panels[index];
    if (!panel || busy !== null) return;
    setBusy(index);
    try {
      const answer = await fetch(panel.url);
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
            <li key={panel.url} className="w-32 shrink-0 snap-start">
              <button
                type="button" aria-pressed={index === shown} aria-label={t`Show panel ${String(number)}`} onClick={() => onShow(index)}
                className={`rounded-field bg-base-200 block w-full overflow-hidden border-2 ${index === shown ? 'border-accent' : 'border-transparent'}`}
              >
                <img src={panel.thumbnail_url} alt="" width={panel.width} height={panel.height} loading="lazy" decoding="async" className="aspect-video w-full object-cover" />
              </button>
              <div className="flex items-center justify-between">
                <span className="figures text-sm">
                  <Trans>
                    {number} of {total}
                  </Trans>
                </span>
                <IconButton label={t`Download panel ${String(number)}`} aria-busy={busy === index || undefined} icon={<Download className="size-4.5" aria-hidden="true" />} onClick={() => void save(index)} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
