import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isConnectionError } from '../api/errors.ts';
import { buttonClasses } from '../ui/buttonClasses.ts';

/**
 * Shown for a screen that failed; the frame around it stays, so that every other screen can be opened. Without icons:
 * it is part of the entry chunk, which every first visit loads.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  async function handleRetry() {
    await router.invalidate();
    reset();
  }

  // A chunk that was never cached on this device: each browser has its own message.
  const isMissingPart =
    isConnectionError(error) ||
    /dynamically imported module|module script/i.test(error instanceof Error ? error.message : '');
  return (
    <div role="alert" className="mx-auto my-auto max-w-sm px-4 py-12 text-center">
      <h1 className="text-xl font-bold">
        {isMissingPart ? (
          <Trans>This screen is not on your device yet</Trans>
        ) : (
          <Trans>This screen could not be shown</Trans>
        )}
      </h1>
      <p className="text-base-content/75 mt-1 mb-5">
        {isMissingPart ? (
          <Trans>It needs a connection the first time. Check yours, then try again.</Trans>
        ) : (
          <Trans>Something went wrong on our side. Please try again.</Trans>
        )}
      </p>
      <button type="button" onClick={() => void handleRetry()} className={buttonClasses({ variant: 'outline' })}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
