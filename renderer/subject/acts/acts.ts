import type { Act } from './act.ts';
import { FIELD_ACTS } from './fieldActs.ts';
import { GATHERING_ACTS } from './gatheringActs.ts';
import { HOME_ACTS } from './homeActs.ts';
import { MUSIC_ACTS } from './musicActs.ts';
import { RIDE_ACTS } from './rideActs.ts';
import { SPORT_ACTS } from './sportActs.ts';
import { TOGETHER_ACTS } from './togetherActs.ts';
import { WORK_ACTS } from './workActs.ts';

/** What people are seen to do, by the name of the detail. */
export const ACTS: Readonly<Record<string, Act>> = {
  ...RIDE_ACTS,
  ...FIELD_ACTS,
  ...HOME_ACTS,
  ...WORK_ACTS,
  ...SPORT_ACTS,
  ...MUSIC_ACTS,
  ...TOGETHER_ACTS,
  ...GATHERING_ACTS,
};

/** The act among the details of a plan; null without one. */
export function actIn(details: Readonly<Record<string, number>>): Act | null {
  const name = Object.keys(details).find((detail) => Object.hasOwn(ACTS, detail));
  return name ? ACTS[name]! : null;
}
