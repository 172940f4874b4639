import { useLingui } from '@lingui/react/macro';
import type { PriceField, PriceKind, PriceNow, PriceValues } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';

/** The texts for priced things and their values. */
export function usePriceLabels() {
  const { t } = useLingui();
  const formats = useFormats();
  const kind: Record<PriceKind, string> = {
    rate: t`Credits per second or image`,
    factor: t`Factor by model`,
    package: t`Packages`,
    fee: t`Payment fees`,
    vat: t`VAT on the fee`,
    bonus: t`First top-up bonus`,
  };
  const field: Record<PriceField, string> = {
    coins: t`Credits`,
    permille: t`Factor (1 is the list price)`,
    credit_amount: t`Credits in the package`,
    rupiah: t`Price in rupiah`,
    is_on_sale: t`On sale`,
    flat: t`Fixed fee in rupiah`,
    permyriad: t`Percent`,
    percent: t`Percent`,
  };
  return {
    kind,
    field,
    /** The name of a priced thing, as the heading of its row. */
    nameOf({ kind: of, label }: Pick<PriceNow, 'kind' | 'label'>): string {
      if (of === 'vat' || of === 'bonus') return kind[of];
      if (of !== 'package') return label;
      const amount = formats.number(Number(label));
      return t`${amount} credits`;
    },
    /** The price in a few words. */
    told(of: PriceKind, values: PriceValues): string {
      const percent = (permyriad = 0) => `${formats.number(permyriad / 100)}%`;
      switch (of) {
        case 'rate': {
          const coins = formats.number(values.coins ?? 0);
          return t`${coins} credits`;
        }
        case 'factor':
          return `× ${formats.number((values.permille ?? 0) / 1000)}`;
        case 'package':
          return values.is_on_sale === 1 ? formats.rupiah(values.rupiah ?? 0) : t`Not on sale`;
        case 'fee': {
          const parts = [
            values.flat ? formats.rupiah(values.flat) : '',
            values.permyriad ? percent(values.permyriad) : '',
          ];
          return parts.filter(Boolean).join(' + ') || t`No fee`;
        }
        case 'vat':
          return percent(values.permyriad);
        case 'bonus':
          return `${formats.number(values.percent ?? 0)}%`;
      }
    },
  };
}
