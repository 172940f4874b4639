const MAX_SEARCH_LENGTH = 100;

/** A whole number from 1 on. */
export const wholeOrNothing = (value: unknown, most = Number.MAX_SAFE_INTEGER): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= most ? Number(value) : undefined;

/** A calendar day, `2026-11-21`. */
export const dayOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

/** Words; a search that looks like a number arrives as one. */
export function textOrNothing(value: unknown, most = MAX_SEARCH_LENGTH): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text && text.length <= most ? text : undefined;
}
