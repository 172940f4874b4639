import { useLingui } from '@lingui/react/macro';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { PasskeyFailure, type PasskeyFailureKind } from './passkeyFailure.ts';
import './errorTexts.ts';

/** Why a passkey was not created or used, and what to do. */
export function usePasskeyFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const texts: Record<PasskeyFailureKind, string> = {
    cancelled: t`That was cancelled, or took too long. Try again when you’re ready.`,
    taken: t`This device already has a passkey for your account.`,
    elsewhere: t`Passkeys don’t work at this address. Open Kilas at its own address.`,
    incapable: t`This device can’t check that it’s you. Set up a screen lock (PIN, fingerprint or face) first.`,
    failed: t`The browser couldn’t use a passkey. Try again, or use another device.`,
  };
  return (error) => (error instanceof PasskeyFailure ? texts[error.kind] : errorText(error));
}
