import { isAct } from '../../prompt/vocabulary/actWords.ts';
import type { PlanChip, SceneName, TimeOfDay, Weather } from '../../scene.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isNamedPlace, isStandIn } from '../../prompt/vocabulary/approximateWords.ts';
import { OF_A_PART, partName } from './sceneParts.ts';
import { isTimeSeen, isWeatherSeen } from '../visibleInScene.ts';
import { isDressing } from '../../prompt/vocabulary/dressingWords.ts';
import { isWareRule } from '../../prompt/context/tableThings.ts';

/** Scenes that are nothing but what their words name. */
const OF_ONE_THING: ReadonlySet<SceneName> = new Set<SceneName>([
  'flowers',
  'ricefield',
  'forest',
  'bamboo',
  'sakura',
  'desert',
  'beach',
  'underwater',
  'volcano',
]);

/** Whether a word names the whole scene, or a part that is always in it: the trees of a forest. */
function isOfScene({ typed, meaning }: Hit, scene: SceneName): boolean {
  const weight = meaning.scenes.find((entry) => entry.scene === scene)?.weight;
  if (weight === undefined || !OF_ONE_THING.has(scene)) return false;
  return weight > OF_A_PART || partName({ aspect: 'scene', value: scene, word: typed }) !== undefined;
}

/** Weather that is seen however its word was meant; "hujan uang" names no rain. */
const ON_THE_GROUND: ReadonlySet<Weather> = new Set<Weather>(['fog', 'snow']);

/** Light of an hour, and not of fire or magic: of "fire drill" no fire is seen. */
const OF_THE_CLOCK: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['dawn', 'morning', 'day', 'sunset', 'dusk', 'night']);

/** What a picture is said to show, and the words that it is said not to. */
interface Told {
  chips: PlanChip[];
  unmatched: string[];
}

/**
 * Tells of each thing and place that is in the picture by the word for it, though not as that word was meant: of a
 * "cat sticker" there is no sticker, but a cat. Crossed out beside a drawn cat, "cat" would be untrue. Offers are decided
 * before, by what the words meant.
 */
export function tellSeenThings(
  hits: readonly Hit[],
  told: Told,
  {
    scene,
    subjects,
    details,
    weather,
    time,
  }: {
    scene: SceneName;
    subjects: readonly (string | null)[];
    details: Readonly<Record<string, number>>;
    weather: Weather;
    time: TimeOfDay;
  },
): Told {
  let { chips, unmatched } = told;
  for (const hit of hits) {
    const { typed, meaning } = hit;
    if (hit.isNegated || !unmatched.includes(typed) || isStandIn(hit) || isNamedPlace(typed)) continue;
    const ware = meaning.details.find(
      (rule) => rule.name in details && (isWareRule(rule) || isDressing(rule.name)),
    )?.name;
    const seen: Pick<PlanChip, 'aspect' | 'value'> | null =
      meaning.subject !== undefined &&
      subjects.includes(meaning.subject) &&
      // "ngopi sambil main hp": of somebody who does something else, only what is drawn.
      !meaning.details.some(({ name }) => isAct(name))
        ? { aspect: 'subject', value: meaning.subject }
        : ware !== undefined
          ? { aspect: 'detail', value: ware }
          : isOfScene(hit, scene)
            ? { aspect: 'scene', value: scene }
            : ON_THE_GROUND.has(weather) && meaning.weather === weather && isWeatherSeen(weather, { scene, details })
              ? { aspect: 'weather', value: weather }
              : OF_THE_CLOCK.has(time) && meaning.time === time && isTimeSeen(time, weather, { scene, details })
                ? { aspect: 'time', value: time }
                : null;
    if (!seen) continue;
    const own = chips.findIndex(
      ({ aspect, value, word }) => word === null && aspect === seen.aspect && value === seen.value,
    );
    const chip = { ...seen, word: typed };
    chips = own < 0 ? [...chips, chip] : chips.with(own, chip);
    unmatched = unmatched.filter((word) => word !== typed);
  }
  return { chips, unmatched };
}
