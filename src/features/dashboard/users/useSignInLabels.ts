import { useLingui } from '@lingui/react/macro';

/** The texts for the events of the sign-in log. */
export function useSignInLabels(): Record<string, string | undefined> {
  const { t } = useLingui();
  return {
    registered: t`Registered`,
    'email-verified': t`Confirmed the address`,
    'signed-in': t`Signed in`,
    'signed-in-with-google': t`Signed in with Google`,
    'signed-in-with-passkey': t`Signed in with a passkey`,
    'sign-in-failed': t`Wrong password`,
    'passkey-refused': t`Refused passkey`,
    'passkey-added': t`Added a passkey`,
    'passkey-removed': t`Removed a passkey`,
    'signed-out': t`Signed out`,
    'signed-out-everywhere': t`Signed out everywhere`,
    'device-signed-out': t`Signed a device out`,
    'refresh-token-reused': t`Stolen session ended`,
    'password-reset': t`Set a new password`,
    'account-deleted': t`Deleted the account`,
  };
}
