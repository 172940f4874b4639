import type { Hit } from '../../prompt/readPrompt.ts';
import { isFire } from '../../prompt/vocabulary/approximateWords.ts';
import { type DetailRule, IN_THE_AIR } from '../../prompt/vocabulary/detailWords.ts';
import { SUBJECT_SCENES } from '../../prompt/vocabulary/sceneWords.ts';
import { type SceneName, TERRAIN_SCENES, type TimeOfDay } from '../../scene.ts';
import { isGrounded } from '../../subject/anchorOf.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { type PlaceContext, says } from './placeContext.ts';

/** Scenes the seed chooses from when the prompt names no place: they look good without a subject. */
const SAFE_SCENES: readonly SceneName[] = ['mountain', 'islands', 'beach', 'hills', 'forest', 'flowers', 'abstract'];

/** Where a subject is if the prompt names no place: where it does what it does, or where it usually is. */
export function placeOfSubject(
  subject: string,
  { wanted, actPlace }: PlaceContext,
  /** Between 0 and 1: decides where several scenes would do. */
  pick: number,
): SceneName {
  // "pendaki membawa ransel": who only holds something is where they usually are.
  const usual = (wanted.some(isHolding) ? landOf(subject) : null) ?? actPlace ?? sceneForSubject(subject, pick);
  // "unicorn terbang", "a flying whale": in the air, whatever it usually stands on or swims in.
  if (wanted.some(isAloft) && isGrounded(subject) && !IN_THE_AIR.includes(usual)) return 'hills';
  const isMovable = usual === 'room' || (usual === 'venue' && actPlace === null);
  const open = isMovable ? wanted.filter((hit) => isUnderTheSky(hit) && !(actPlace !== null && isFire(hit))) : [];
  return open.length > 0 ? outOfDoors(open) : usual;
}

/** The place of a picture without a subject, if the prompt names none. */
export function placeOfNobody({ wanted }: PlaceContext, pick: number): SceneName {
  const scene = SAFE_SCENES[Math.floor(pick * SAFE_SCENES.length)]!;
  // "bangun pagi": time of day and weather need a scene with a sky.
  const isOutside = wanted.some(({ meaning }) => meaning.time ?? meaning.weather);
  // "bulan purnama": a detail that the random scene cannot show, but hills can, chooses hills.
  const isElsewhere = wanted.some(({ meaning }) =>
    meaning.details.some(({ scenes }) => scenes.includes('hills') && !scenes.includes(scene)),
  );
  return isElsewhere || (isOutside && scene === 'abstract') ? 'hills' : scene;
}

/** The scene that a subject is usually found in. */
export function sceneForSubject(subject: string, pick: number): SceneName {
  const known = SUBJECT_SCENES[subject];
  if (known) return known;
  switch (SILHOUETTES[subject]?.anchor) {
    case 'water':
      return pick < 0.5 ? 'islands' : 'beach';
    case 'underwater':
      return 'underwater';
    case 'space':
      return 'space';
    case 'sky':
      return pick < 0.5 ? 'hills' : 'mountain';
    default:
      return subject in FIGURES || canAct(subject) ? 'venue' : 'hills';
  }
}

const isHolding = says('presents');
const isAloft = says('aloft');

/** The open country that somebody is usually in; null for whoever is found in rooms and places made by people. */
function landOf(subject: string): SceneName | null {
  const scene = SUBJECT_SCENES[subject];
  return TERRAIN_SCENES.find((land) => land === scene) ?? null;
}

/** Light of an open sky. */
const SKY_TIMES: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>([
  'dawn',
  'sunset',
  'storm',
  'overcast',
  'fantasy',
  'inferno',
]);

/** Whether a word asks for something that is only seen outdoors: "sunset", "hujan", "layang-layang". */
const isUnderTheSky = ({ meaning: { weather, time, subject, details } }: Hit): boolean =>
  weather !== undefined ||
  (time !== undefined && SKY_TIMES.has(time)) ||
  // Balloons hang in rooms, too.
  (subject !== 'balloons' && SILHOUETTES[subject ?? '']?.anchor === 'sky') ||
  subject === 'campfire' ||
  details.some((rule) => rule.name === 'wet' || isOfOpenSky(rule));

/** Where somebody is who is under the sky: on a road of a village, or in open country, where houses and trees hide none of it. */
const outOfDoors = (open: readonly Hit[]): SceneName =>
  open.every(
    ({ meaning: { details, subject, weather } }) =>
      subject === undefined && weather !== 'aurora' && !details.some(isOfOpenSky),
  )
    ? 'venue'
    : 'hills';

const isOfOpenSky = ({ scenes }: DetailRule): boolean => scenes.includes('hills') && !scenes.includes('room');
