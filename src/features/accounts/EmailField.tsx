import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import { readPendingEmail } from './pendingEmail.ts';

interface EmailFieldProps {
  error: string | undefined;
  /** Start with the address that this tab used last. */
  isKnown?: boolean;
  /** The browser may suggest passkeys here. */
  takesPasskeys?: boolean;
}

/**
 * Runs in the browser only, and leaves typed text alone: the server-rendered field can be used before the app starts.
 */
function fillKnown(input: HTMLInputElement | null): void {
  if (input && input.value === '') input.value = readPendingEmail();
}

/** The e-mail address as the user name: password managers look for `username`. */
export function EmailField({ error, isKnown = false, takesPasskeys = false }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={<Trans>Email</Trans>}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
      autoCorrect="off"
      spellCheck={false}
      placeholder={t`name@example.com`}
      ref={isKnown ? fillKnown : undefined}
      error={error}
      required
    />
  );
}
