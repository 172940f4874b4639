import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Coins, dataOf } from './primitives.ts';

export const Balance = v.object({
  /** Coins that can be spent now. */
  balance: Coins,
  /** Coins reserved for tasks that are not finished. */
  held: Coins,
});
export type Balance = v.InferOutput<typeof Balance>;

export const creditsEndpoints = {
  balance: endpoint('GET /credits/balance', { access: 'user', summary: 'Coins to spend and coins reserved', reply: dataOf(Balance) }),
};
