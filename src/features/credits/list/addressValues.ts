const MAX_SEARCH_LENGTH = 100;

/** A whole number from 1 to `most`; undefined for anything else. */
export const wholeOrNothing = (value: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= most ? Number(value) : undefined;

/** A date such as `2026-11-21`; undefined for anything else. */
export const dayOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

/** Trimmed text of at most `most` characters, else undefined. The router parses a search such as `2026` as a number. */
export function textOrNothing(value: unknown, most = MAX_SEARCH_LENGTH): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text && text.length <= most ? text : undefined;
}
