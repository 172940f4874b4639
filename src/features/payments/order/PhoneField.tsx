import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/TextField.tsx';

/** The phone number, for e-wallets that request the payment in their app. */
export function PhoneField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  return (
    <div className="bg-accent/10 px-4 pt-2 pb-4">
      <TextField
        label={<Trans>Mobile number of the e-wallet</Trans>}
        hint={<Trans>The payment request appears in its app.</Trans>}
        error={error}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        placeholder="081234567890"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
