/** Every order adds up to whole rupiah, tax is taken on the fee only, and more coins never cost less. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusOf, feesOf, permyriadOf } from '../../../../server/payments/orderSummary.ts';

const pricing = { vatPermyriad: 1100, firstTopupBonusPercent: 20 };

it.each([
  [46_000, 70, 322],
  [24_000, 70, 168],
  [3700, 70, 26],
  [50, 100, 1],
  [49, 100, 0],
  [0, 70, 0],
])('rounds %i × %i ‱ to %i, halves up', (amount, part, expected) => {
  expect(permyriadOf(amount, part)).toBe(expected);
});

it('takes 11 % of the fee, not of the coins', () => {
  expect(feesOf(46_000, { feeFlat: 4000, feePermyriad: 0 }, pricing)).toEqual({
    platformFee: 4000,
    vat: 440,
    totalPayment: 50_440,
  });
  expect(feesOf(46_000, null, pricing)).toEqual({ platformFee: 0, vat: 0, totalPayment: 46_000 });
});

it('gives a fifth of a first top-up on top', () => {
  expect([100, 250, 37, 12].map((coins) => bonusOf(coins, pricing))).toEqual([20, 50, 7, 2]);
});

it('always adds up to whole rupiah, and never costs less for more', () => {
  const fee = fc.record({
    feeFlat: fc.integer({ min: 0, max: 10_000 }),
    feePermyriad: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fee, (subtotal, channel) => {
      const { platformFee, vat, totalPayment } = feesOf(subtotal, channel, pricing);
      expect([platformFee, vat].every((line) => Number.isSafeInteger(line) && line >= 0)).toBe(true);
      expect(totalPayment).toBe(subtotal + platformFee + vat);
      expect(feesOf(subtotal + 1, channel, pricing).totalPayment).toBeGreaterThan(totalPayment);
    }),
  );
});
