/** The amount offered is the fewest coins that cover what is missing, including the first bonus. */
import { expect, test } from 'vitest';
import { amountFor } from '../../../../../src/features/payments/topup/ShortfallOffer.tsx';

test('the fewest coins that make up what is missing, the first bonus counted', () => {
  for (let missing = 1; missing <= 400; missing++) {
    for (const percent of [0, 7, 20, 50]) {
      const amount = amountFor(missing, percent);
      const got = (coins: number) => coins + Math.round((coins * percent) / 100);
      expect(got(amount), `${missing} at ${percent} %`).toBeGreaterThanOrEqual(missing);
      expect(amount === 1 || got(amount - 1) < missing, `${missing} at ${percent} %`).toBe(true);
    }
  }
  expect([amountFor(160, 0), amountFor(160, 20)]).toEqual([160, 133]);
});
