/** Digits in groups of four, as people read them out: "9999 3188 8378 8097". */
export function groupDigits(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, '$1 ');
}
