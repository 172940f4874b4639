/** A virtual account number is shown in groups of four. */
import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../../../../src/features/payments/payment/groupDigits.ts';

describe('a virtual account number', () => {
  it.each([
    ['9999318883788097', '9999 3188 8378 8097'],
    ['12345', '1234 5'],
    ['1234', '1234'],
  ])('%s is shown as %s', (digits, shown) => expect(groupDigits(digits)).toBe(shown));
});
