import { isFire } from '../../prompt/vocabulary/approximateWords.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isOfHotDish, saysSteam } from '../../prompt/context/thingAdjectives.ts';
import { LIT_STREET, usualTimes } from '../usualSettings.ts';
import { isChosenTimeReported, isHiddenByHour, isTimeSeen } from '../visibleInScene.ts';
import type { SceneName, TimeOfDay, Weather } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Pick } from '../pick.ts';
import type { PlanReport } from '../report/planReport.ts';

/** The time of day of a picture. */
export interface Hour {
  time: TimeOfDay;
  /** Whether the prompt names it. */
  isNamed: boolean;
  /** The details of the scene, with the street that a city is seen from. */
  details: Readonly<Record<string, number>>;
}

/** Moods that only tint the time of day: a named time takes precedence. */
const MOODS: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['inferno', 'fantasy']);

/** Words for light of some warmth, and for no hour. */
const OF_LIGHT = /^(?:hangat|warm|warm light|(?:cahaya|lampu) (?:hangat|lembut)|soft light|sunlit)$/iu;

/** Views of a city that leave no place for a street. */
const CITY_VIEWS: readonly string[] = ['harbour', 'skyline', 'market', 'street', 'jakarta'];

/** Chooses the time of day: the one that is named, else one that the picture implies, else one of the seed's. */
export function chooseTime(
  reading: PromptReading,
  {
    scene,
    subject,
    impliedTime,
    weather,
    details: given,
    pick,
  }: {
    scene: SceneName;
    subject: string | null;
    impliedTime: TimeOfDay | null;
    weather: Weather;
    details: Readonly<Record<string, number>>;
    pick: Pick;
  },
  report: PlanReport,
): Hour {
  const { wanted } = reading;
  const anchor = SILHOUETTES[subject ?? '']?.anchor;
  const isOnGround = anchor === 'ground';
  const details = scene === 'city' ? withStreet(given, isOnGround) : given;
  const ground = { scene, details };
  const timeHit = findTimeHit(reading, details);
  const time =
    timeHit?.meaning.time ??
    impliedTime ??
    timeOfWeather(weather) ??
    (wanted.some(isOfNight) ? 'night' : null) ??
    pick('time', scene === 'city' && isOnGround ? LIT_STREET : usualTimes(scene, isOnGround || anchor === 'water'));
  if (!timeHit && isChosenTimeReported(time, weather, ground)) report.addOwnChoice('time', time);
  if (isTimeSeen(time, weather, ground)) {
    if (timeHit && !isFire(timeHit)) report.draw(timeHit, 'time', time);
    for (const hit of wanted)
      if (hit !== timeHit && !isFire(hit) && (hit.meaning.time === time || isPartOfDay(hit, time)))
        report.drawTogether(hit, 'time', time);
  }
  for (const hit of wanted)
    if (isHiddenByHour(hit, time, scene)) {
      report.takeBack('weather', hit, details);
      report.takeBack('detail', hit, details);
    }
  return { time, isNamed: timeHit !== undefined, details };
}

/** Puddles, and subjects standing in a city, are shown in a street. */
function withStreet(details: Readonly<Record<string, number>>, isOnGround: boolean): Readonly<Record<string, number>> {
  const isOfStreet = (isOnGround || details.wet) && !CITY_VIEWS.some((name) => name in details);
  return isOfStreet ? { ...details, street: 1 } : details;
}

/** The part of the day, as a word says it, in which the sun rises or sets. */
const PART_OF_DAY: Partial<Record<TimeOfDay, RegExp>> = {
  dawn: /^(?:pagi(?: hari)?|morning)$/iu,
  sunset: /^(?:sore(?: hari)?|petang|(?:late )?afternoon|evening)$/iu,
  dusk: /^(?:sore(?: hari)?|petang|senja|evening)$/iu,
};

/** "matahari terbenam di sore hari": the hour that is drawn is of that part of the day. */
const isPartOfDay = ({ typed }: Hit, time: TimeOfDay): boolean => PART_OF_DAY[time]?.test(typed) ?? false;

/** The phrase that names the time of day. */
function findTimeHit(
  { wanted, tokens, literal }: PromptReading,
  details: Readonly<Record<string, number>>,
): Hit | undefined {
  const hits = wanted.filter(
    (hit) => hit.meaning.time && !(details.steam && saysSteam(hit) && isOfHotDish(hit, tokens, literal)),
  );
  const hours = hits.filter((hit) => !MOODS.has(hit.meaning.time!));
  // "lampu hangat malam hari": warm light is of any hour that is named.
  const exact = hours.filter(({ typed }) => !OF_LIGHT.test(typed));
  const named = exact.length > 0 ? exact : hours;
  // The sun's rise or set says more than the part of the day that it is in.
  const closest = named.find(({ meaning }) =>
    named.every((other) => other.meaning.time === meaning.time || isPartOfDay(other, meaning.time!)),
  );
  return closest ?? named[0] ?? hits[0];
}

/** Acts that are done after dark. */
const AT_NIGHT: ReadonlySet<string> = new Set(['sitsAtCampfire', 'patrols', 'marchesTakbiran']);

/** Whether a phrase asks for what is seen at night: a campfire, with or without people at it, or a night watch. */
const isOfNight = ({ meaning: { subject, details } }: Hit): boolean =>
  subject === 'campfire' || details.some(({ name }) => AT_NIGHT.has(name));

/** The time of day at which this weather is seen; null for weather of any. */
function timeOfWeather(weather: Weather): TimeOfDay | null {
  if (weather === 'aurora' || weather === 'fireflies') return 'night';
  return weather === 'storm' ? 'storm' : null;
}
