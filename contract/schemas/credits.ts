import * as v from 'valibot';
import { Coins, dataOf } from '../primitives.ts';

export const Balance = v.object({
  /** Coins that can be spent now. */
  balance: Coins,
  /** Coins reserved for unfinished tasks. */
  held: Coins,
});
export type Balance = v.InferOutput<typeof Balance>;

export const BalanceReply = dataOf(Balance);
