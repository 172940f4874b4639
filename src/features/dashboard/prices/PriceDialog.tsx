import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  dashboardEndpoints as calls,
  PRICE_FIELDS,
  type PriceField,
  type PriceNow,
} from '../../../../contract/dashboard.ts';
import { BUSINESS_OFFSET } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { parseDecimal, DIGITS, formatDecimal } from './decimals.ts';
import { JumpNote, largestJump } from './JumpNote.tsx';
import { PriceExample } from './PriceExample.tsx';
import { usePriceLabels } from './usePriceLabels.ts';

interface PriceDialogProps {
  /** What gets a new price; a package without a subject is a new one. */
  priced: Pick<PriceNow, 'kind' | 'subject' | 'label' | 'values'>;
  onClose: () => void;
}

/** Sets a new price for one thing, now or from a given time (WIB). */
export function PriceDialog({ priced, onClose }: PriceDialogProps) {
  const { t } = useLingui();
  const labels = usePriceLabels();
  const formats = useFormats();
  const { kind, subject, values } = priced;
  const separator = formats.number(0.5).slice(1, 2);
  const typed = (field: PriceField, value: number) => formatDecimal(value, { digits: DIGITS[field] ?? 0, separator });
  const [draft, setDraft] = useState<Partial<Record<PriceField, string>>>(() =>
    Object.fromEntries(Object.entries(values).map(([each, value]) => [each, typed(each as PriceField, value)])),
  );
  const [from, setFrom] = useState('');
  const isNew = subject === '';
  const fields = Object.keys(PRICE_FIELDS[kind]) as PriceField[];
  const name = labels.nameOf(priced);
  // An empty field counts as NaN, not as 0.
  const counted = (field: PriceField) => parseDecimal(draft[field] ?? '', DIGITS[field] ?? 0);
  const numbers = () => Object.fromEntries(fields.map((field) => [field, counted(field)]));
  const boundsOf = (field: PriceField) =>
    (PRICE_FIELDS[kind] as Partial<Record<PriceField, readonly [number, number]>>)[field]!;
  const isWithin = (field: PriceField) => counted(field) >= boundsOf(field)[0] && counted(field) <= boundsOf(field)[1];
  const jump = isNew ? null : largestJump(fields.map((field) => [values[field] ?? 0, counted(field)]));
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
        changeBy(calls.setPrice, {
          body: {
            kind,
            subject: isNew ? `coins-${Number(draft.credit_amount ?? '')}` : subject,
            values: numbers(),
            expected: values,
            ...(from && { holds_from: new Date(`${from}:00${BUSINESS_OFFSET}`).toISOString() }),
            reason,
          },
        })
      }
      onDone={() => showToast({ type: 'success', title: from ? t`The price is set for then` : t`The price holds now` })}
    >
      {fields
        .filter((field) => field !== 'is_on_sale' && (isNew || field !== 'credit_amount'))
        .map((field) => {
          const [lowest, highest] = boundsOf(field).map((bound) => formats.number(bound / 10 ** (DIGITS[field] ?? 0)));
          return (
            <TextField
              key={field}
              label={labels.field[field]}
              hint={
                <>
                  <Trans>
                    {lowest} to {highest}
                  </Trans>
                  {isWithin(field) && (
                    <>
                      {'. '}
                      <PriceExample kind={kind} field={field} counted={counted(field)} />
                    </>
                  )}
                </>
              }
              error={
                draft[field] && !isWithin(field) ? (
                  <Trans>
                    From {lowest} to {highest}, please.
                  </Trans>
                ) : undefined
              }
              inputMode={DIGITS[field] ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={9}
              value={draft[field] ?? ''}
              onChange={(event) =>
                setDraft({ ...draft, [field]: event.target.value.replace(DIGITS[field] ? /[^\d.,]/g : /\D/g, '') })
              }
            />
          );
        })}
      {jump && (
        <p role="status" className="bg-warning/15 rounded-field px-4 py-2.5 text-sm font-semibold">
          <JumpNote jump={jump} />
        </p>
      )}
      {fields.includes('is_on_sale') && (
        <Switch
          label={labels.field.is_on_sale}
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
