import { wearsAdat } from '../../subject/regionalAttire.ts';
import { VEHICLE_ACTS } from '../../prompt/vocabulary/vehicleActs.ts';
import { doesAct } from '../../subject/vehicleProps.ts';
import type { SceneName } from '../../scene.ts';
import { COUPLES, GROUPS, PEOPLE } from '../../subject/figureDrawings.ts';
import { canAct, HELD_DETAILS, MOOD_DETAILS, POSE_DETAILS } from '../../subject/figureLook.ts';
import { SITTING } from '../../subject/sittingAnimals.ts';
import { ANIMAL_DOINGS, ANIMAL_PLACES } from '../../prompt/vocabulary/animalWords.ts';
import { isAnimal } from '../../subject/animals/isAnimal.ts';
import { GRAZING } from '../../subject/grazingDrawings.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import { isPoseName } from '../../prompt/vocabulary/poseWords.ts';

const ALONE_ONLY: ReadonlySet<string> = new Set([...Object.keys(POSE_DETAILS), ...Object.keys(HELD_DETAILS)]);

/** Whether a detail is about how people look, and cannot be seen on this subject. */
export function isUnseenPose(
  name: string,
  {
    subject,
    scene,
    count,
    details,
    act,
  }: {
    subject: string | null;
    scene: SceneName;
    count: number;
    details: object;
    /** What the subject is drawn doing. */
    act: string | null;
  },
  value = 1,
): boolean {
  if (name in ANIMAL_DOINGS) return !isAnimal(subject) || isUnseenDoing(name, value, { subject: subject!, details });
  // Water stands in a street with people in it, and with nobody, too.
  if (name === 'inFlood' && (subject === null || canAct(subject))) return false;
  if (name in VEHICLE_ACTS) return !doesAct(subject, name);
  if (!isPoseName(name)) return name === 'adat' && !wearsAdat(subject ?? '');
  if (subject === 'baby') return !OF_BABIES.has(name) || (name === 'crawls' && 'asleep' in details);
  if (name === 'crawls') return true;
  if (name === 'pregnant') return !isGrownWoman(subject) || scene === 'table';
  if (isAct(name)) return name !== act;
  // Body and hands are in what they do; the face is free.
  if (act) return name === 'asleep' || !(name in MOOD_DETAILS);
  // These sit unless they sleep, which on a table they cannot.
  if (subject !== null && subject in SITTING) return name !== 'asleep' || scene === 'table';
  const isOne = subject !== null && subject in PEOPLE && count === 1;
  // One pose, one mood and one thing in their hands; at a table everybody sits, and the hands lie on it.
  const [table] = [POSE_DETAILS, MOOD_DETAILS, HELD_DETAILS].filter((names) => name in names);
  if (Object.keys(table ?? {}).some((other) => other !== name && other in details)) return true;
  // Among corals nobody is seen below the chest.
  if (scene === 'underwater') return !(name in MOOD_DETAILS);
  // A group stands, with its eyes open or shut.
  if (name === 'asleep' && !isOne) return true;
  if (name === 'sitting' && subject !== null && (subject in GROUPS || subject in COUPLES)) return scene === 'table';
  if (name in MOOD_DETAILS) return !(isOne || (subject !== null && (subject in GROUPS || subject in PEOPLE)));
  if (scene === 'table') return !(isOne && name === 'sitting');
  return !isOne || !ALONE_ONLY.has(name);
}

/** What a baby is seen to do. */
const OF_BABIES: ReadonlySet<string> = new Set(['asleep', 'laughing', 'sitting', 'crawls']);

const isGrownWoman = (subject: string | null): boolean =>
  subject === 'woman' || subject === 'mother' || subject === 'hijabi';

/** What an animal takes a bite of while it holds it. */
const HELD_FOODS: ReadonlySet<number> = new Set([3, 4, 5]);
const GRASS = 6;

/** Whether an animal is drawn otherwise than doing this: it is in one place, and rests, walks or runs. */
function isUnseenDoing(
  name: string,
  value: number,
  { subject, details }: { subject: string; details: object },
): boolean {
  const isMoving = 'runs' in details || 'strides' in details || 'catchesDisc' in details;
  const isPlaced = Object.keys(details).some((other) => ANIMAL_PLACES.has(other) && other !== name);
  if (ANIMAL_PLACES.has(name)) return isPlaced || isMoving;
  if (name === 'runs' || name === 'strides' || name === 'catchesDisc')
    return isPlaced || isMoving || 'asleep' in details;
  if (name === 'wearsGlasses') return 'asleep' in details || isMoving;
  if (name !== 'eats') return false;
  if (subject in GRAZING) return value !== GRASS && value !== 1;
  return value === GRASS || isMoving || 'asleep' in details || (HELD_FOODS.has(value) && !(subject in SITTING));
}
