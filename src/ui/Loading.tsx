import { Trans } from '@lingui/react/macro';
import { Spinner } from './Spinner.tsx';

/** Shown in place of a screen that takes longer than a moment to load. */
export function Loading() {
  return (
    <div role="status" className="text-base-content/75 grid grow place-items-center p-12">
      <span className="flex items-center gap-3">
        <Spinner />
        <Trans>Loading…</Trans>
      </span>
    </div>
  );
}
