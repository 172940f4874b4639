import { Trans } from '@lingui/react/macro';

/** Shown in place of a password field when the account has none: a recent sign-in is required. */
export function FreshSignInNote() {
  return (
    <p className="text-base-content/75 text-sm">
      <Trans>
        This works for 10 minutes after you sign in. Later than that? Sign out, sign in again with Google or a passkey,
        and come back here.
      </Trans>
    </p>
  );
}
