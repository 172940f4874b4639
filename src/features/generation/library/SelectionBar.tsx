import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import HardDriveDownload from 'lucide-react/icons/hard-drive-download';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { MAX_BULK_ITEMS } from '../../../../contract/limits.ts';
import { downloadFile } from '../../../api/downloadFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { canKeepCopies } from '../../../offline/offlineCopies.ts';
import { Spinner } from '../../../ui/Spinner.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { DeleteConfirmation } from '../tasks/DeleteConfirmation.tsx';
import { useKeepOffline } from '../tasks/useKeepOffline.ts';

interface SelectionBarProps {
  selected: readonly Task[];
  onDone: () => void;
}

/** The actions on the selected items: download as one zip file, save on this device, delete. */
export function SelectionBar({ selected, onDone }: SelectionBarProps) {
  const { t } = useLingui();
  const [isDownloading, setIsDownloading] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const keep = useKeepOffline();
  /** How many of the items are kept by now; null while none is being kept. */
  const [keptSoFar, setKeptSoFar] = useState<number | null>(null);
  const isKeeping = keptSoFar !== null;
  const isEmpty = selected.length === 0;
  const finished = selected.filter((task) => task.media);
  const isFull = selected.length >= MAX_BULK_ITEMS;

  async function download() {
    setIsDownloading(true);
    await downloadFile(generationEndpoints.downloadMany, 'kilas.zip', {
      body: { ids: selected.map((task) => task.id) },
    });
    setIsDownloading(false);
  }

  async function keepOffline() {
    setKeptSoFar(0);
    const kept = await keep(finished, setKeptSoFar);
    setKeptSoFar(null);
    if (kept > 0)
      showToast({
        type: 'success',
        title: t`${plural(kept, { one: '# item kept on this device', other: '# items kept on this device' })}`,
      });
  }

  return (
    <div
      data-bottom-bar
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--dock,0px)+0.75rem)] z-40 flex justify-center px-3"
    >
      <div
        role="toolbar"
        className="animate-rise bg-surface border-line shadow-lift rounded-box pointer-events-auto flex w-full max-w-xl flex-wrap items-center gap-1 border p-2 ps-4 sm:gap-2"
      >
        <p role="status" className="figures min-w-16 grow basis-0 text-sm font-semibold">
          {isKeeping ? (
            <Trans>
              Keeping {keptSoFar}/{finished.length}
            </Trans>
          ) : isEmpty ? (
            <Trans>Choose items</Trans>
          ) : (
            <Plural value={selected.length} one="# chosen" other="# chosen" />
          )}
          {isFull && !isKeeping && (
            <>
              {' '}
              <Trans>(the most at once)</Trans>
            </>
          )}
        </p>
        <Button
          variant="outline"
          className="max-sm:px-3"
          disabled={isEmpty}
          isBusy={isDownloading}
          onClick={() => void download()}
          icon={<Download className="size-5" aria-hidden="true" />}
        >
          <Trans>Zip</Trans>
        </Button>
        {canKeepCopies() && (
          <IconButton
            label={t`Keep offline`}
            disabled={isEmpty || isKeeping}
            aria-busy={isKeeping || undefined}
            onClick={() => void keepOffline()}
            icon={isKeeping ? <Spinner /> : <HardDriveDownload className="size-5" aria-hidden="true" />}
          />
        )}
        <Button
          variant="outline"
          className="text-error max-sm:px-3"
          disabled={isEmpty}
          onClick={() => setIsDeleting(true)}
          icon={<Trash2 className="size-5" aria-hidden="true" />}
        >
          <Trans>Delete</Trans>
        </Button>
        <IconButton label={t`Done`} icon={<X className="size-5" aria-hidden="true" />} onClick={onDone} />
      </div>
      {isDeleting && <DeleteConfirmation tasks={selected} onClose={() => setIsDeleting(false)} onDeleted={onDone} />}
    </div>
  );
}
