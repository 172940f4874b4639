import type { Formats } from './formats.ts';

/** 1250 → "+1.250", -300 → "−300", 0 → "0": a change, with a real minus sign as wide as the plus. */
export const signedNumber = (formats: Formats, value: number): string =>
  (value > 0 ? '+' : value < 0 ? '−' : '') + formats.number(Math.abs(value));
