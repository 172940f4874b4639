import { Trans } from '@lingui/react/macro';
import type { PriceField, PriceKind } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';

/** The amounts that the examples start from. */
const OF_RUPIAH = 100_000;
/** Large enough that every factor results in whole credits. */
const OF_LISTED = 1000;
const OF_BOUGHT = 100;

interface PriceExampleProps {
  kind: PriceKind;
  field: PriceField;
  /** In the contract's unit: thousandths of a factor, hundredths of a percent, or whole percent. */
  counted: number;
}

/** What a typed factor or percentage amounts to, in rupiah or credits; nothing for other fields. */
export function PriceExample({ kind, field, counted }: PriceExampleProps) {
  const formats = useFormats();
  if (!Number.isFinite(counted)) return null;
  if (field === 'permille') {
    const [listed, costs] = [formats.number(OF_LISTED), formats.number((OF_LISTED * counted) / 1000)];
    return (
      <Trans>
        What costs {listed} credits in the list then costs {costs}.
      </Trans>
    );
  }
  if (field !== 'permyriad' && field !== 'percent') return null;
  const share = field === 'percent' ? counted / 100 : counted / 10_000;
  if (kind === 'bonus') {
    const [bought, added] = [formats.number(OF_BOUGHT), formats.number(OF_BOUGHT * share)];
    return (
      <Trans>
        Who first buys {bought} credits gets {added} more.
      </Trans>
    );
  }
  const [of, comesTo] = [formats.rupiah(OF_RUPIAH), formats.rupiah(Math.round(OF_RUPIAH * share))];
  return kind === 'vat' ? (
    <Trans>
      On a fee of {of} that is {comesTo}.
    </Trans>
  ) : (
    <Trans>
      On {of} that is {comesTo}, besides the fixed fee.
    </Trans>
  );
}
