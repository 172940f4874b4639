/** The composer shows one message at a time, in a fixed order. */
import { expect, test } from 'vitest';
import { pickAlert, type AlertInputs } from '../../../../../src/features/generation/compose/alertSlot.ts';

const everything: AlertInputs = {
  issues: { count: 'count_out_of_range', prompt: 'prompt_required' },
  pause: { id: 'dijeda', en: 'paused' },
  hasQuoteError: true,
  refusal: { code: 'input_sensitive', text: 'x' },
  price: 40,
  balance: 15,
  hasPressedEarly: true,
  isTipWanted: true,
};

test('a refusal keeps its place in the slot, whatever else is known of it', () => {
  const { refusal } = everything;
  const classified = { ...refusal!, kind: 'other' };
  const alert = pickAlert({ ...everything, issues: {}, pause: null, hasQuoteError: false, refusal: classified });
  expect(alert).toEqual({ kind: 'refusal', ...refusal });
});

test('one thing at a time, in the fixed order', () => {
  expect(pickAlert(everything)).toEqual({ kind: 'field', field: 'prompt', code: 'prompt_required' });
  const open = { ...everything, issues: {}, pause: null };
  expect(pickAlert({ ...everything, issues: {} })).toEqual({ kind: 'paused', message: { id: 'dijeda', en: 'paused' } });
  expect(pickAlert(open)).toEqual({ kind: 'quote' });
  expect(pickAlert({ ...open, hasQuoteError: false })).toEqual({
    kind: 'refusal',
    code: 'input_sensitive',
    text: 'x',
  });
  expect(pickAlert({ ...open, hasQuoteError: false, refusal: null })).toEqual({
    kind: 'too-few-coins',
    missing: 25,
    required: 40,
  });
  const affordable = { ...open, hasQuoteError: false, refusal: null, balance: 40 };
  expect(pickAlert(affordable)).toEqual({ kind: 'price-came', coins: 40 });
  expect(pickAlert({ ...affordable, hasPressedEarly: false })).toEqual({ kind: 'tip' });
  expect(
    pickAlert({
      ...open,
      hasQuoteError: false,
      refusal: null,
      balance: null,
      hasPressedEarly: false,
      isTipWanted: false,
    }),
  ).toBeNull();
});
