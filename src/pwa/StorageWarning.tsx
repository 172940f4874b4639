import { Trans } from '@lingui/react/macro';

/**
 * The browser blocks storage for this site: the user is warned before signing in, since the session would be lost at
 * once.
 */
export function StorageWarning() {
  return (
    <section role="alert" className="bg-surface border-error shadow-lift rounded-box w-full max-w-md border p-5">
      <h2 className="text-error font-bold">
        <Trans>Your browser is blocking storage</Trans>
      </h2>
      <p className="mt-1">
        <Trans>
          Kilas cannot keep you signed in or remember your drafts. Allow cookies and site data for this site, or leave
          private browsing, then reload.
        </Trans>
      </p>
    </section>
  );
}
