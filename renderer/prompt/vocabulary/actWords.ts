import type { ActWords } from './acts/act.ts';
import { COMMUNITY_ACT_WORDS } from './acts/communityActWords.ts';
import { OUTDOOR_ACT_WORDS } from './acts/outdoorActWords.ts';
import { FAMILY_ACT_WORDS } from './acts/familyActWords.ts';
import { HOME_ACT_WORDS } from './acts/homeActWords.ts';
import { PET_ACT_WORDS } from './acts/petActWords.ts';
import { TRADE_ACT_WORDS } from './acts/tradeActWords.ts';
import { TRAVEL_ACT_WORDS } from './acts/travelActWords.ts';
import { MOMENT_ACT_WORDS } from './acts/momentActWords.ts';
import { VILLAGE_ACT_WORDS } from './acts/villageActWords.ts';
import { WORK_ACT_WORDS } from './acts/workActWords.ts';
import { PLAY_ACT_WORDS } from './acts/playActWords.ts';
import { SPORT_ACT_WORDS } from './acts/sportActWords.ts';
import { LEISURE_ACT_WORDS } from './acts/leisureActWords.ts';

/** What people do that is drawn, by the detail that asks for it. */
export const ACT_WORDS: Readonly<Record<string, ActWords>> = {
  ...OUTDOOR_ACT_WORDS,
  ...TRAVEL_ACT_WORDS,
  ...HOME_ACT_WORDS,
  ...WORK_ACT_WORDS,
  ...TRADE_ACT_WORDS,
  ...SPORT_ACT_WORDS,
  ...PLAY_ACT_WORDS,
  ...LEISURE_ACT_WORDS,
  ...FAMILY_ACT_WORDS,
  ...PET_ACT_WORDS,
  ...VILLAGE_ACT_WORDS,
  ...MOMENT_ACT_WORDS,
  ...COMMUNITY_ACT_WORDS,
};

/** Whether a detail is something that people do. */
export const isAct = (name: string): boolean => Object.hasOwn(ACT_WORDS, name);

/** What somebody does who is named by it. */
export const SUBJECT_ACTS: Readonly<Record<string, string>> = {
  'home-cook': 'cooks',
  'veiled-cook': 'cooks',
  reader: 'reads',
  footballer: 'playsFootball',
  runner: 'jogs',
  walker: 'strolls',
  fighter: 'doesMartialArts',
  skateboarder: 'skateboards',
  skier: 'skis',
  acrobat: 'doesHandstand',
  dancer: 'dancesBallet',
  guard: 'guards',
  firefighter: 'spraysHose',
};
