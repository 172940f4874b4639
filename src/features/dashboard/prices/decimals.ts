import type { PriceField } from '../../../../contract/dashboard.ts';
import { parseWhole } from '../../../ui/parseWhole.ts';

/** Digits after the decimal separator that people type, where the contract counts in thousandths or hundredths. */
export const DIGITS: Partial<Record<PriceField, number>> = { permille: 3, permyriad: 2 };

/**
 * A whole number of the contract as people write it: 70 hundredths are "0.7". @param separator the language's decimal
 * separator
 */
export function formatDecimal(value: number, { digits, separator }: { digits: number; separator: string }): string {
  return String(value / 10 ** digits).replace('.', separator);
}

/**
 * What was typed, in the contract's unit; NaN when it is not a number or has too many digits. Comma and point are both
 * decimal separators; in whole numbers they separate thousands: "46.000" rupiah are not 46.
 */
export function parseDecimal(typed: string, digits: number): number {
  if (digits === 0) return parseWhole(typed);
  const [, whole, fraction = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.replace(/0+$/, '').length > digits) return Number.NaN;
  return Number(`${whole}${fraction.padEnd(digits, '0').slice(0, digits)}`);
}
