import { Trans } from '@lingui/react/macro';
import { CODE_LENGTH } from '../../../contract/limits.ts';
import { TextField } from '../../ui/TextField.tsx';

interface CodeFieldProps {
  error: string | undefined;
  /** Called with the form once all digits are typed. */
  onComplete?: ((form: HTMLFormElement) => void) | undefined;
}

/** The six-digit code of an e-mail: one field, so that phones can suggest the code and it can be pasted. */
export function CodeField({ error, onComplete }: CodeFieldProps) {
  return (
    <TextField
      label={<Trans>Code</Trans>}
      hint={<Trans>{CODE_LENGTH} digits, valid for 10 minutes.</Trans>}
      name="otp_code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH + 2}
      error={error}
      required
      inputClassName="figures h-14 ps-5 text-2xl font-bold tracking-[0.5em]"
      onInput={(event) => {
        const input = event.currentTarget;
        input.value = input.value.replace(/\D/g, '').slice(0, CODE_LENGTH);
        if (input.value.length === CODE_LENGTH && input.form) onComplete?.(input.form);
      }}
    />
  );
}
