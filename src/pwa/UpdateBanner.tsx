import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/Button.tsx';
import { useStore } from '../ui/useStore.ts';
import { applyUpdate, updateState } from './updates.ts';

/** "A new version is ready": stays until the user accepts it or puts it off; never reloads by itself. */
export function UpdateBanner() {
  const state = useStore(updateState);
  if (state === 'none' || state === 'later') return null;
  return (
    <section
      role="status"
      className="bg-neutral text-neutral-content shadow-lift rounded-box animate-rise flex w-full max-w-md items-center py-2 ps-5 pe-2 tiny:flex-wrap"
    >
      <p className="grow font-medium">
        <Trans>New version ready</Trans>
      </p>
      <Button variant="secondary" onClick={() => updateState.write('later')}>
        <Trans>Not now</Trans>
      </Button>
      <Button isBusy={state === 'applying'} onClick={applyUpdate}>
        <Trans>Reload</Trans>
      </Button>
    </section>
  );
}
