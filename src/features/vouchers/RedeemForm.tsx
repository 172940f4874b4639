import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { VoucherCode } from '../../../contract/vouchers.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { TextField } from '../../ui/TextField.tsx';
import { OnlineButton } from '../credits/OnlineButton.tsx';
import { useOnline } from '../../ui/useOnline.ts';

/** The voucher code, typed or pasted: case, spaces and dashes do not matter. */
export function RedeemForm({ onRedeem, isRedeeming }: { onRedeem: (code: string) => void; isRedeeming: boolean }) {
  const { codeText } = useErrorTexts();
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const checked = safeParse(VoucherCode, typed);
  const issue = hasTried && !checked.success ? checked.issues[0].message : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (checked.success && isOnline) onRedeem(checked.output);
    if (!checked.success) form.current?.querySelector('input')?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      className="bg-surface border-line rounded-box space-y-4 border p-5"
    >
      <TextField
        label={<Trans>Voucher code</Trans>}
        hint={<Trans>Each voucher works once for each account.</Trans>}
        error={issue && codeText(issue)}
        name="code"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        inputClassName="uppercase tracking-widest font-bold"
      />
      <OnlineButton type="submit" size="lg" isWide isBusy={isRedeeming}>
        <Trans>Redeem</Trans>
      </OnlineButton>
    </form>
  );
}
