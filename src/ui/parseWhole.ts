const WHOLE = /^[+-]?(?:\d+|[1-9]\d{0,2}(?:[.,\s]\d{3})+)$/;

/**
 * The whole number that was typed, with or without thousands separators; NaN for anything else. "1,5" must not become
 * 15, which it would if everything but digits were dropped.
 */
export function parseWhole(typed: string): number {
  const text = typed.trim().replace('−', '-');
  return WHOLE.test(text) ? Number(text.replace(/[.,\s]/g, '')) : Number.NaN;
}
