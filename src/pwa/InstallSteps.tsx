import { Trans } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';

/** How an iPhone or iPad installs a site: there is no dialog that a page could open. */
export function InstallSteps() {
  return (
    <ol className="mt-4 grid gap-2.5">
      <Step number={1}>
        <Trans>
          Tap <Share className="inline size-5" aria-hidden="true" /> <strong>Share</strong> in the browser’s bar. On
          newer iPhones it is behind <strong>•••</strong>.
        </Trans>
      </Step>
      <Step number={2}>
        <Trans>
          Scroll and choose <SquarePlus className="inline size-5" aria-hidden="true" />{' '}
          <strong>Add to Home Screen</strong>.
        </Trans>
      </Step>
      <Step number={3}>
        <Trans>
          Tap <strong>Add</strong>, then open Kilas from your home screen.
        </Trans>
      </Step>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        className="bg-base-300 grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold"
        aria-hidden="true"
      >
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}
