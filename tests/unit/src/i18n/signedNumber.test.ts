/** Changes carry their sign, and a minus is the real one, so that columns of them line up. */
import { expect, test } from 'vitest';
import { formatsFor } from '../../../../src/i18n/formats.ts';
import { signedNumber } from '../../../../src/i18n/signedNumber.ts';

test('a change carries its sign, nothing none', () => {
  const formats = formatsFor('id');
  expect([1250, -1300, 0].map((value) => signedNumber(formats, value))).toEqual(['+1.250', '−1.300', '0']);
});
