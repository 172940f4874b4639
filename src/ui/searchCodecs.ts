/*
 * Codecs of search params. An invalid value counts as left out, so that an old or mistyped link still opens its screen.
 * Route definitions are in the entry chunk, so these are plain functions, without schemas.
 */

/**
 * Trimmed text of at most `most` characters. The router parses a search such as `2026` or `true` as a number or a
 * boolean.
 */
export function readText(value: unknown, most: number): string | undefined {
  const text = typeof value === 'object' || value === undefined ? '' : String(value).trim();
  return text && text.length <= most ? text : undefined;
}

/** A date such as `2026-11-21`. */
export const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** A whole number from `least` to `most`. */
export function readWhole(value: unknown, most = Number.MAX_SAFE_INTEGER, least = 1): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

/** One of these words. */
export const readOneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** An id of our own. */
export const readId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}$/i.test(value) ? value : undefined;
