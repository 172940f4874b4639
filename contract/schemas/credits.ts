import * as v from 'valibot';
import { Coins } from '../primitives.ts';

export const Balance = v.object({
  /** Coins that can be spent now. */
  balance: Coins,
  /** Coins reserved for tasks that are not finished. */
  held: Coins,
});
export type Balance = v.InferOutput<typeof Balance>;
