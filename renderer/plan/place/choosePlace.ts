import { isHarvesting, isLoosePlace, isNamedPlace, isRoughPlace } from '../../prompt/vocabulary/approximateWords.ts';
import { isAnimalDoing } from '../../prompt/context/animalDoings.ts';
import { type Backdrop, cardColour } from '../things/backdrop.ts';
import { isOfBigWaves } from '../things/detailExceptions.ts';
import { chooseScene, type SceneChoice } from './chooseScene.ts';
import { actSeen } from '../subjects/acting.ts';
import { isScenery } from '../subjects/chooseSubjects.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { buildingOf } from '../subjects/subjectPairs.ts';
import { isSetting, isVesselOnly, isWare } from '../../prompt/context/tableThings.ts';
import { isGroundWord } from '../../prompt/context/thingColours.ts';
import { isFurniture } from '../report/sortWords.ts';
import type { SceneName } from '../../scene.ts';
import type { VenueName } from '../../scenes/venue/venueKinds.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import type { Candidates } from '../subjects/findCandidates.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { PlanReport } from '../report/planReport.ts';

/** Where a picture takes place. */
export interface Place {
  scene: SceneName;
  /** The phrase that decided; null when a subject or the seed did. */
  hit: Hit | null;
  /** The road that a vehicle needs where the prompt only names the land around it; undefined elsewhere. */
  road: VenueName | undefined;
  /** Whether it is a card: a text on a ground, and nothing else. */
  isCard: boolean;
  /** The ground of a card that has one of its own colour. */
  cardGround: Backdrop | null;
  /** The first thing that is named for the table; undefined elsewhere. */
  wareHit: Hit | undefined;
  /** Its name among the details. */
  ware: string | undefined;
}

/** Chooses the scene. */
export function choosePlace(
  reading: PromptReading,
  candidates: Candidates,
  random: () => number,
  report: PlanReport,
): Place {
  const { wanted, hits, letterColourWords } = reading;
  const isCard = isTextOnly(reading, candidates);
  const cardGround = isCard ? cardColour(hits, letterColourWords) : null;
  const choice: SceneChoice = isCard
    ? { scene: cardGround ? 'table' : 'abstract', hit: null }
    : chooseScene(
        [...hits.filter(({ isNegated }) => isNegated), ...wanted].toSorted((a, b) => a.position - b.position),
        sceneMaker(candidates),
        random,
      );
  // Snow falling on mountains means mountains in winter.
  const isSnowing = wanted.some((hit) => hit.meaning.weather === 'snow');
  const land = choice.scene === 'mountain' && isSnowing ? 'snow' : choice.scene;
  const road = roadThrough(land, candidates, wanted);
  const scene = road ? 'venue' : land;
  const roadHit = road === 'riverbank' ? wanted.find(isRiver) : choice.hit;
  if (road && roadHit) report.draw(roadHit, 'detail', road);
  else reportScene({ scene, hit: choice.hit }, reading, report);
  const wareHit = scene === 'table' ? wanted.find((hit) => isWare(hit) && !isVesselOnly(hit, wanted)) : undefined;
  const ware = wareHit?.meaning.details.find((rule) => rule.scenes.includes('table') && !isSetting(rule))?.name;
  return { scene, hit: choice.hit, road, isCard, cardGround, wareHit, ware };
}

/** Whether a picture is nothing but a ground, with or without a text on it. */
function isTextOnly(
  { wanted, announcement, isBackdropOnly, isPoster }: PromptReading,
  { subjectHit }: Candidates,
): boolean {
  return (
    isBackdropOnly ||
    ((announcement !== null || isPoster) && !subjectHit && !wanted.some((hit) => hit.meaning.scenes.length > 0))
  );
}

/** The road through each kind of land. */
const ROADS: Readonly<Partial<Record<SceneName, VenueName>>> = {
  mountain: 'mountainRoad',
  hills: 'mountainRoad',
  beach: 'coastRoad',
  forest: 'forestRoad',
  city: 'shopStreet',
};
/** Acts that take a road. */
const ON_WHEELS: ReadonlySet<string> = new Set('ridesBicycle ridesScooter drives ridesBecak'.split(' '));
const SHOPS: ReadonlySet<string> = new Set('shop warung cart'.split(' '));
/** Acts that are done at a river's edge. */
const BY_WATER: ReadonlySet<string> = new Set('fishes washesClothes scoopsWater swims'.split(' '));
/** Whether a phrase names a river. */
export const isRiver = ({ typed }: Hit): boolean => /(?:^|\s)(?:sungai|kali|river)$/iu.test(typed);
/** What is driven, and yet on no road. */
const OFF_ROAD: ReadonlySet<string> = new Set('train steam-train skier tractor trail-bike jeep bicycle'.split(' '));

/** The road for a vehicle in open land: "pesepeda di pegunungan". */
function roadThrough(
  scene: SceneName,
  { subjectHit, ride }: Candidates,
  wanted: readonly Hit[],
): VenueName | undefined {
  // Rows of tea say more of where it is than a road through them.
  if (wanted.some(({ meaning }) => meaning.details.some(({ name }) => name === 'teaRows'))) return undefined;
  const carrier = ride?.mount ?? subjectHit?.meaning.subject ?? '';
  if (scene === 'city' && wanted.some((hit) => hit.meaning.subject !== carrier && isOfCity(hit))) return undefined;
  const act = subjectHit && actSeen(wanted, subjectHit.meaning.subject ?? null, scene);
  if (act && BY_WATER.has(act) && wanted.some(isRiver)) return 'riverbank';
  const isDriven = SILHOUETTES[carrier]?.motion === 'drive' && !OFF_ROAD.has(carrier);
  // Shops and stalls stand beside the street, too, and not in the middle of it.
  if (scene === 'city' && SHOPS.has(carrier)) return ROADS[scene];
  return isDriven || (act && ON_WHEELS.has(act)) ? ROADS[scene] : undefined;
}

/** Whether a phrase asks for what only the long view down a street shows: a city by name, towers, neon, a traffic jam. */
const isOfCity = ({ meaning: { details, scenes }, typed }: Hit): boolean =>
  !/^jalan raya$/iu.test(typed) &&
  (isNamedPlace(typed) ||
    scenes.some(({ scene, weight }) => scene === 'city' && weight > -1) ||
    details.some(
      ({ name, scenes: seenIn }) => name !== 'street' && seenIn.includes('city') && !seenIn.includes('venue'),
    ));

/** The thing whose usual place is chosen when the prompt names none. */
const sceneMaker = ({ ride, pair, subjectHit }: Candidates): string | null =>
  ride?.mount ?? ofSnow(subjectHit) ?? buildingOf(pair) ?? subjectHit?.meaning.subject ?? null;

/** "manusia salju di depan rumah": who is only found in the snow, whatever stands behind. */
const ofSnow = (subjectHit: Hit | null): string | null =>
  subjectHit?.meaning.subject === 'snowman' ? 'snowman' : null;

/** Reports the words for the chosen scene. */
function reportScene({ scene, hit: chosen }: SceneChoice, { wanted, tokens }: PromptReading, report: PlanReport): void {
  const isOwnChoice =
    chosen !== null &&
    ((scene === 'table' && isWare(chosen)) ||
      isLoosePlace(chosen) ||
      isGroundWord(chosen.typed) ||
      isAnimalDoing(chosen));
  const isNamed = (hit: Hit): boolean => hit.meaning.scenes.some((entry) => entry.scene === scene);
  // "ombak besar di pantai": no big waves are drawn, but the beach is.
  const placeHit =
    chosen && isOfBigWaves(chosen, tokens) ? wanted.find((hit) => isNamed(hit) && !isOfBigWaves(hit, tokens)) : chosen;
  if (placeHit && !isRoughPlace(placeHit) && !isOwnChoice) report.draw(placeHit, 'scene', scene);
  else report.addOwnChoice('scene', scene);
  // Further words for the same place count as drawn.
  for (const hit of wanted)
    if (
      !(scene === 'table' && hit !== chosen && isFurniture(hit.typed)) &&
      isNamed(hit) &&
      !isRoughPlace(hit) &&
      !isLoosePlace(hit) &&
      !isOfBigWaves(hit, tokens) &&
      !isHarvesting(hit) &&
      !(scene === 'table' && isWare(hit)) &&
      // "kucing astronot di bulan": a named person is drawn, or reported as not drawn.
      !(hit.meaning.subject && !isScenery(hit, scene)) &&
      // A second room is not drawn.
      !((scene === 'room' || scene === 'venue') && hit !== chosen) &&
      !isNamedPlace(hit.typed)
    )
      report.drawSilently(hit);
}
