/** Every message of the ledger's check is recognised and explained. */
import { expect, test } from 'vitest';
import { explainProblem } from '../../../../../src/features/dashboard/system/explainProblem.ts';

const SENTENCES = [
  ['posting_unbalanced', 'posting 0193 (hold of task a/1) does not balance: its 1 entries sum to -3'],
  ['balance_differs', 'account 7 (wallet of user 0193) says 11 but its entries sum to 10'],
  ['balance_negative', 'account 7 (wallet of user 0193) is below zero: -4'],
  ['entry_order', 'entry 9 of account 7 says 12 remained, but 10 and 1 make 11'],
  ['entry_kind', 'entry 9 says it belongs to a hold, its posting 0193 is a settle'],
  ['hold_ending', 'the ending of a/1 moved other coins than were held: 12 instead of 10'],
  ['topup_uncredited', 'top-up TUVU489X99DBJ8 is completed but was never credited'],
  ['topup_unpaid', 'top-up nobody was credited but is missing'],
  ['topup_amount', 'top-up TUVU489X99DBJ8 promised 250 coins and brought 240'],
  ['receipt_topup', 'payment pay-1 counts as credited but top-up none is not completed'],
  ['voucher', 'voucher KILAS counts 3 redemptions but has 2'],
  ['voucher', 'the redemption 0193/0194 and its credit do not belong together'],
  ['other', 'a rule of tomorrow is broken'],
] as const;

test.each(SENTENCES)('%s: %s', (kind, sentence) => {
  expect(explainProblem(sentence)).toBe(kind);
});
