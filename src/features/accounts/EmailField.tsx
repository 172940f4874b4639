import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';
import { readPendingEmail } from './pendingEmail.ts';

interface EmailFieldProps {
  error: string | undefined;
  /** Begin with the address that this tab dealt with last. */
  isKnown?: boolean;
  /** The browser may offer passkeys here. */
  takesPasskeys?: boolean;
}

/** In the browser alone, and only where nothing has been typed: the field may stand there before the app does. */
function fillKnown(input: HTMLInputElement | null): void {
  if (input && input.value === '') input.value = readPendingEmail();
}

/** The e-mail address as an account's name: password managers look for `username`. */
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
