import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';

/**
 * The bonus of the first top-up; `percent` is null while only the device remembers one and the server has not confirmed
 * it.
 */
export function FirstTopupNotice({ percent }: { percent: number | null }) {
  return (
    <p
      className={`rounded-field flex items-center gap-3 px-4 py-3 font-semibold ${percent === null ? 'bg-base-200' : 'bg-primary/20'}`}
    >
      <Sparkles className="text-accent size-5 shrink-0" aria-hidden="true" />
      {percent === null ? (
        <Trans>Checking whether your first top-up still brings a bonus…</Trans>
      ) : (
        <Trans>Your first top-up brings {percent}% more credits.</Trans>
      )}
    </p>
  );
}
