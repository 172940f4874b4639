import { Trans, useLingui } from '@lingui/react/macro';
import HardDrive from 'lucide-react/icons/hard-drive';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { OfflineCopy } from './useOfflineCopy.tsx';

/** Below an item's buttons: the progress of saving it on this device, or that it is saved. Nothing if it is not. */
export function OfflineCopyLine({ copy: { share, stop } }: { copy: OfflineCopy }) {
  const { t } = useLingui();
  const percent = Math.round(share * 100);
  if (share === 0) return null;
  return (
    <div role="status" className="text-base-content/80 flex min-h-11 items-center gap-3 text-sm">
      <HardDrive className="text-accent size-5 shrink-0" aria-hidden="true" />
      {share === 1 ? (
        <p>
          <Trans>Kept on this device: it opens without a network.</Trans>
        </p>
      ) : (
        <>
          <div className="grow space-y-1.5">
            <p>
              <Trans>Keeping it on this device…</Trans>
            </p>
            <div className="flex items-center gap-2.5">
              <ProgressBar percent={percent} label={t`Kept`} />
              {/* Not part of the status: it would be read aloud at every percent. */}
              <span aria-hidden="true" className="figures w-9 text-end text-xs font-semibold">
                {percent}%
              </span>
            </div>
          </div>
          <Button variant="ghost" className="-me-4" onClick={stop}>
            <Trans>Stop</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
