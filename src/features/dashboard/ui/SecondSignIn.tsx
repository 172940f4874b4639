import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect } from 'react';
import { ApiError } from '../../../api/errors.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { loadBrowserPart } from '../../accounts/passkeys/loadBrowserPart.ts';
import { usePasskeyFailureText } from '../../accounts/passkeys/usePasskeyFailureText.ts';
import { usePasskeySupport } from '../../accounts/passkeys/usePasskeySupport.ts';
import { confirmationQuery } from '../dashboardQueries.ts';

interface SecondSignInProps {
  password: string;
  onPassword: (password: string) => void;
  /** Confirms by passkey and continues. */
  onPasskey: () => void;
  isBusy: boolean;
  /** Why the last try failed. */
  error: unknown;
}

/** Asks for the password again or for a passkey, whichever the account has. */
export function SecondSignIn({ password, onPassword, onPasskey, isBusy, error }: SecondSignInProps) {
  const { codeText } = useErrorTexts();
  const failureText = usePasskeyFailureText();
  const isSupported = usePasskeySupport();
  const ways = useQuery(confirmationQuery).data?.data;
  const canShowPasskey = isSupported && ways?.has_passkey === true;
  const hasPassword = ways?.has_password !== false;
  const wrong = hasPassword && error instanceof ApiError ? error.fields.password?.code : undefined;

  // Loaded in advance: browsers want a recent press when they ask for a passkey.
  useEffect(() => {
    if (canShowPasskey) void loadBrowserPart();
  }, [canShowPasskey]);

  return (
    <div className="space-y-4">
      <p className="text-base-content/75 text-sm">
        <Trans>Before money or people are touched, Kilas asks again. It counts for 15 minutes.</Trans>
      </p>
      {canShowPasskey && (
        <Button
          variant={hasPassword ? 'outline' : 'primary'}
          isWide
          isBusy={isBusy}
          icon={<KeyRound className="size-5" aria-hidden="true" />}
          onClick={onPasskey}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {hasPassword && (
        <PasswordField
          label={<Trans>Your password</Trans>}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => onPassword(event.target.value)}
          error={wrong && codeText(wrong)}
        />
      )}
      {!hasPassword && !canShowPasskey && (
        <p className="text-sm font-semibold">
          <Trans>
            This account has no password. Set one with “Forgot password”. Or sign in again, add a passkey in your
            profile, and sign in once more.
          </Trans>
        </p>
      )}
      {Boolean(error) && !wrong && (
        <p role="alert" className="text-error text-sm font-medium">
          {failureText(error)}
        </p>
      )}
    </div>
  );
}
