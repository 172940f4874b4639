import { Trans } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';

/** The bonus of the first top-up. */
export function FirstTopupNotice({ percent }: { percent: number }) {
  return (
    <p className="bg-primary/20 rounded-field flex items-center gap-3 px-4 py-3 font-semibold">
      <Sparkles className="text-accent size-5 shrink-0" aria-hidden="true" />
      <Trans>Your first top-up brings {percent}% more credits.</Trans>
    </p>
  );
}
