import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { dataOf } from './primitives.ts';

/** The prize event for AI video creators. */
export const PrizeEvent = v.object({
  prize_rupiah: v.number(),
  /** Last day to take part, a business day (Asia/Jakarta). */
  ends_on: v.string(),
});
export type PrizeEvent = v.InferOutput<typeof PrizeEvent>;

/** What the public pages tell of this installation. */
export const Site = v.object({
  /** Where people write to. */
  contact_email: v.string(),
  /** Null: there is none now. */
  event: v.nullable(PrizeEvent),
  /** Coins of a new account. */
  starting_coins: v.number(),
});
export type Site = v.InferOutput<typeof Site>;

export const siteEndpoints = {
  site: endpoint('GET /site', {
    access: 'public',
    summary: 'What the public pages tell of this installation',
    reply: dataOf(Site),
  }),
};
