import type { Act, Member } from './act.ts';
import { boundsOf } from '../outlines.ts';
import { BALL_ACTS } from './ballActs.ts';
import { CAMP_ACTS } from './campActs.ts';
import { COMMUNITY_ACTS } from './communityActs.ts';
import { CHILD_ACTS } from './childActs.ts';
import { COMPANY_ACTS } from './companyActs.ts';
import { CRAFT_ACTS } from './craftActs.ts';
import { DANCE_ACTS } from './danceActs.ts';
import { DESK_ACTS } from './deskActs.ts';
import { ACTS_IN_WATER, EXERCISE_ACTS } from './exerciseActs.ts';
import { FARM_ACTS } from './farmActs.ts';
import { FEAST_ACTS } from './feastActs.ts';
import { HOUSEHOLD_ACTS } from './householdActs.ts';
import { KITCHEN_ACTS } from './kitchenActs.ts';
import { MEAL_ACTS } from './mealActs.ts';
import { MOMENT_ACTS } from './momentActs.ts';
import { MUSIC_ACTS } from './musicActs.ts';
import { OUTDOOR_ACTS } from './outdoorActs.ts';
import { PET_ACTS } from './petActs.ts';
import { PHONE_ACTS } from './phoneActs.ts';
import { PRAYER_ACTS } from './prayerActs.ts';
import { RIDE_ACTS } from './rideActs.ts';
import { SERVICE_ACTS } from './serviceActs.ts';
import { SHOW_ACTS } from './showActs.ts';
import { SPEECH_ACTS } from './speechActs.ts';
import { TRADE_ACTS } from './tradeActs.ts';
import { VILLAGE_ACTS } from './villageActs.ts';
import { JOB_ACTS } from './jobActs.ts';
import { LEISURE_ACTS } from './leisureActs.ts';
import { PLAY_ACTS } from './playActs.ts';
import { TRAVEL_ACTS } from './travelActs.ts';

/** What people are seen to do, by the name of the detail. */
export const ACTS: Readonly<Record<string, Act>> = {
  ...BALL_ACTS,
  ...CAMP_ACTS,
  ...CHILD_ACTS,
  ...COMPANY_ACTS,
  ...CRAFT_ACTS,
  ...DANCE_ACTS,
  ...DESK_ACTS,
  ...EXERCISE_ACTS,
  ...FARM_ACTS,
  ...FEAST_ACTS,
  ...HOUSEHOLD_ACTS,
  ...KITCHEN_ACTS,
  ...MEAL_ACTS,
  ...MUSIC_ACTS,
  ...OUTDOOR_ACTS,
  ...PET_ACTS,
  ...PHONE_ACTS,
  ...PRAYER_ACTS,
  ...RIDE_ACTS,
  ...SERVICE_ACTS,
  ...SPEECH_ACTS,
  ...TRADE_ACTS,
  ...TRAVEL_ACTS,
  ...PLAY_ACTS,
  ...LEISURE_ACTS,
  ...JOB_ACTS,
  ...VILLAGE_ACTS,
  ...MOMENT_ACTS,
  ...SHOW_ACTS,
  ...COMMUNITY_ACTS,
};

/** Whether an act is done on water. */
export const isAfloat = (name: string): boolean => ACTS[name]?.isAfloat ?? false;

const actsIn = (details: Readonly<Record<string, number>>): string[] =>
  Object.keys(details).filter((detail) => Object.hasOwn(ACTS, detail));

/** What the subject of a plan does, by its details; null if nothing. */
export function actIn(details: Readonly<Record<string, number>>): Act | null {
  const name = actsIn(details)[0] ?? '';
  return (details.inWater ? ACTS_IN_WATER[name] : undefined) ?? ACTS[name] ?? null;
}

/** Whether an act is done in whatever water there is. */
export const canBeInWater = (name: string): boolean => Object.hasOwn(ACTS_IN_WATER, name);

/** What whoever is beside the subject does; null if nothing of their own. */
export const secondActIn = (details: Readonly<Record<string, number>>): Act | null =>
  ACTS[actsIn(details)[1] ?? ''] ?? null;

/** The lowest row, in the units of a figure, of hands that are busy above the hips. */
const LOWEST_HAND = 300;

/** The lowest row of what is in the hands: of a broom, the end shows what it is. */
const LOWEST_THING = 380;

/** Whether an act is done standing, by one alone, with the hands above the hips: a picture down to the knees shows it. */
export function isDoneUpright({ layers, isAfloat: isOnWater }: Act): boolean {
  const members = layers.filter((layer): layer is Member => 'pose' in layer).filter(({ isOptional }) => !isOptional);
  const [only] = members;
  return (
    members.length === 1 &&
    !isOnWater &&
    only!.pose.hip[1] < LOWEST_HAND &&
    only!.pose.arms.every(([, y]) => y < LOWEST_HAND) &&
    boundsOf((only!.held ?? []).map(({ path }) => path))[3] < LOWEST_THING
  );
}
