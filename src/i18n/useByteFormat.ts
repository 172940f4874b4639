import { LANGUAGE_TAGS } from '../../contract/languages.ts';
import { useLanguage } from './useLanguage.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** 1250000 → "1,3 MB". */
export function formatBytes(tag: string, bytes: number): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return formatOf(tag, { unit: UNITS[step]!, digits: step > 0 && value < 100 ? 1 : 0 }).format(value);
}

const made = new Map<string, Intl.NumberFormat>();

/** Created once: a formatter costs more than all that it formats on a page. */
function formatOf(tag: string, { unit, digits }: { unit: (typeof UNITS)[number]; digits: number }): Intl.NumberFormat {
  const key = `${tag} ${unit} ${digits}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    // The short form says "0 byte" in English.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: digits,
  });
  made.set(key, format);
  return format;
}

/** File sizes in the active language. */
export function useByteFormat(): (bytes: number) => string {
  const tag = LANGUAGE_TAGS[useLanguage()];
  return (bytes) => formatBytes(tag, bytes);
}
