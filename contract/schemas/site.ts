import * as v from 'valibot';
import { Package } from './payments.ts';
import { IMAGE_RESOLUTIONS, VIDEO_RESOLUTIONS } from '../generationWords.ts';

/** The prize event for AI video creators. */
export const PrizeEvent = v.object({
  prize_rupiah: v.number(),
  /** Last day to take part, a business day (Asia/Jakarta). */
  ends_on: v.string(),
});
export type PrizeEvent = v.InferOutput<typeof PrizeEvent>;

/** Facts of this installation shown on public pages. */
export const Site = v.object({
  /** Address for contact. */
  contact_email: v.string(),
  /** Null: no event now. */
  event: v.nullable(PrizeEvent),
  /** Coins of a new account. */
  starting_coins: v.number(),
  /** On sale, fewest coins first. */
  packages: v.array(Package),
  /** Example prices with the default models. */
  examples: v.object({
    video: v.object({ seconds: v.number(), resolution: v.picklist(VIDEO_RESOLUTIONS), coins: v.number() }),
    image: v.object({ resolution: v.picklist(IMAGE_RESOLUTIONS), coins: v.number() }),
  }),
});
export type Site = v.InferOutput<typeof Site>;
