import { Trans } from '@lingui/react/macro';

/** What an account without a password shows in its place: a log-in of a moment ago. */
export function FreshSignInNote() {
  return (
    <p className="text-base-content/75 text-sm">
      <Trans>
        This works for 10 minutes after you log in. Later than that? Log out, log in again with Google or a passkey, and
        come back here.
      </Trans>
    </p>
  );
}
