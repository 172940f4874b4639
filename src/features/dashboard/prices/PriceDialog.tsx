import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  dashboardEndpoints as calls,
  PRICE_FIELDS,
  type PriceField,
  type PriceNow,
} from '../../../../contract/dashboard.ts';
import { callApi } from '../../../api/callApi.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ActionDialog } from '../console/ActionDialog.tsx';
import { usePriceWords } from './usePriceWords.ts';

interface PriceDialogProps {
  /** What gets another price; a package without a subject is a new one. */
  priced: Pick<PriceNow, 'kind' | 'subject' | 'label' | 'values'>;
  onClose: () => void;
}

/** Another price for one thing, now or from a moment on (WIB). */
export function PriceDialog({ priced, onClose }: PriceDialogProps) {
  const { t } = useLingui();
  const words = usePriceWords();
  const formats = useFormats();
  const { kind, subject, values } = priced;
  const [draft, setDraft] = useState<Partial<Record<PriceField, string>>>(() =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );
  const [from, setFrom] = useState('');
  const isNew = subject === '';
  const fields = Object.keys(PRICE_FIELDS[kind]) as PriceField[];
  const name = words.nameOf(priced);
  // An empty field is no price, and no price of 0.
  const numbers = () =>
    Object.fromEntries(fields.map((field) => [field, draft[field] ? Number(draft[field]) : Number.NaN]));
  return (
    <ActionDialog
      isOpen
      onClose={onClose}
      tone="primary"
      title={isNew ? <Trans>New package</Trans> : <Trans>New price: {name}</Trans>}
      description={
        <Trans>
          It holds for what is asked for from then on. Items already being made, invoices already written, and what
          somebody was shown in the last 10 minutes keep their price.
        </Trans>
      }
      confirmLabel={<Trans>Set the price</Trans>}
      act={(reason) =>
        callApi(calls.setPrice, {
          body: {
            kind,
            subject: isNew ? `coins-${Number(draft.credit_amount ?? '')}` : subject,
            values: numbers(),
            ...(from && { holds_from: new Date(`${from}:00+07:00`).toISOString() }),
            reason,
          },
        })
      }
      onDone={() => showToast({ type: 'success', title: from ? t`The price is set for then` : t`The price holds now` })}
    >
      {fields
        .filter((field) => field !== 'is_on_sale' && (isNew || field !== 'credit_amount'))
        .map((field) => {
          const [least, most] = (PRICE_FIELDS[kind] as Partial<Record<PriceField, readonly [number, number]>>)[field]!;
          const [lowest, highest] = [formats.number(least), formats.number(most)];
          return (
            <TextField
              key={field}
              label={words.field[field]}
              hint={
                <Trans>
                  {lowest} to {highest}
                </Trans>
              }
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={draft[field] ?? ''}
              onChange={(event) => setDraft({ ...draft, [field]: event.target.value.replace(/\D/g, '') })}
            />
          );
        })}
      {fields.includes('is_on_sale') && (
        <Switch
          label={words.field.is_on_sale}
          isOn={draft.is_on_sale === '1'}
          onChange={(isOn) => setDraft({ ...draft, is_on_sale: isOn ? '1' : '0' })}
        />
      )}
      <TextField
        label={<Trans>Holds from (WIB)</Trans>}
        hint={<Trans>empty: from now on</Trans>}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
    </ActionDialog>
  );
}
