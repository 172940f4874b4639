import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/TextField.tsx';

interface EmailFieldProps {
  error: string | undefined;
  defaultValue?: string;
}

/** The e-mail address as an account's name: password managers look for `username`. */
export function EmailField({ error, defaultValue }: EmailFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={<Trans>Email</Trans>}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={t`name@example.com`}
      defaultValue={defaultValue}
      error={error}
      required
    />
  );
}
