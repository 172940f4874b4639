import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { COIN_VALUE_RUPIAH, MAX_CUSTOM_TOPUP_COINS, MIN_CUSTOM_TOPUP_COINS } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { parseWhole } from '../../../ui/parseWhole.ts';
import { TextField } from '../../../ui/TextField.tsx';

const isOffered = (coins: number): boolean =>
  Number.isInteger(coins) && coins >= MIN_CUSTOM_TOPUP_COINS && coins <= MAX_CUSTOM_TOPUP_COINS;

/** Any number of coins at the plain price. */
export function CustomAmount() {
  const { t } = useLingui();
  const formats = useFormats();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const coins = parseWhole(typed);
  const isRight = isOffered(coins);
  const [least, most] = [formats.number(MIN_CUSTOM_TOPUP_COINS), formats.number(MAX_CUSTOM_TOPUP_COINS)];

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (isRight) void navigate({ to: '/order', search: { credit_amount: coins } });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="bg-surface border-line rounded-box border p-4 sm:p-5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 tiny:grid-cols-1">
        <TextField
          label={<Trans>Another amount of credits</Trans>}
          hint={isRight ? <Money rupiah={coins * COIN_VALUE_RUPIAH} /> : t`${least} to ${most}`}
          error={hasTried && !isRight ? t`Choose a whole number of credits from ${least} to ${most}.` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="outline" className="mt-7.5 h-12 tiny:mt-0">
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  );
}
