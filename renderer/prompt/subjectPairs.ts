import { ANIMALS } from '../subject/animalDrawings.ts';
import { FIGURES } from '../subject/figureDrawings.ts';
import { SILHOUETTES } from '../subject/silhouettes.ts';
import { isBuilding } from '../subject/standBeside.ts';
import { type SceneName, TERRAIN_SCENES } from '../scene.ts';
import type { Hit } from './readPrompt.ts';
import type { Token } from './tokens.ts';

/** Words that put a second thing beside the subject, and those that put the subject in front of a building. */
const BESIDE: ReadonlySet<string> = new Set(
  'dan didepan disamping didekat dibelakang dibawah sama bareng bersama and with samping sebelah dekat depan belakang bawah front next beside near behind under'.split(
    ' ',
  ),
);
const AT: ReadonlySet<string> = new Set(['di', 'at', 'in', 'latar', 'background']);

/** Whether a word only says that two things stand together. */
export const isJoining = (word: string): boolean => BESIDE.has(word.toLowerCase()) || AT.has(word.toLowerCase());

/** The ground before a building: "halaman masjid". */
const GROUNDS: ReadonlySet<string> = new Set(['halaman', 'pekarangan', 'pelataran']);

/** Words between such a word and the thing. */
const BETWEEN: ReadonlySet<string> = new Set('di sebuah seekor seorang sang si para the a an of to ke nya'.split(' '));

/** Scenes in which two things stand on the same ground. */
const WITH_GROUND: ReadonlySet<SceneName> = new Set<SceneName>([
  ...TERRAIN_SCENES,
  'flowers',
  'ricefield',
  'forest',
  'bamboo',
  'sakura',
  'city',
  'room',
]);

/** Whether two things can stand on the ground of a scene. */
export const hasGround = (scene: SceneName): boolean => WITH_GROUND.has(scene);

/** A subject and what stands on the same ground beside or behind it. */
export interface Pair {
  subjectHit: Hit;
  besideHit: Hit;
}

/** The building that a subject stands in front of; it decides the place when the prompt names none. */
export function buildingOf(pair: Pair | null): string | null {
  const name = pair?.besideHit.meaning.subject;
  return name && isBuilding(name) ? name : null;
}

/** Two things on the same ground, as the prompt puts them: "kucing dan anjing", "ksatria di depan kastil". */
export function findBeside(subjectHit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Pair | null {
  if (!stands(subjectHit)) return null;
  for (const hit of hits) {
    if (hit === subjectHit || !stands(hit) || hit.meaning.subject === subjectHit.meaning.subject) continue;
    const first = hit.position < subjectHit.position ? hit : subjectHit;
    const second = first === hit ? subjectHit : hit;
    const isSecondBuilding = isBuilding(second.meaning.subject!);
    if (isBuilding(first.meaning.subject!) && isSecondBuilding) continue;
    // A flag is raised by whoever is named with it: "anak sd upacara bendera", "17 agustus anak-anak".
    const isRaised =
      [first, second].some(({ meaning }) => meaning.subject === 'flag') && [first, second].some(isLiving);
    if (!isRaised && second.meaning.subject !== 'flag' && !isJoined(second, tokens, isSecondBuilding)) continue;
    // The person, animal or vehicle is the subject; the building or flag stands behind it.
    const isBackground = isRaised || isBuilding(subjectHit.meaning.subject!);
    return isBackground && !isLiving(subjectHit) && (isLiving(hit) || isVehicle(hit))
      ? { subjectHit: hit, besideHit: subjectHit }
      : { subjectHit, besideHit: hit };
  }
  return null;
}

function stands({ meaning: { subject } }: Hit): boolean {
  return subject !== undefined && SILHOUETTES[subject]?.anchor === 'ground';
}

function isLiving({ meaning: { subject } }: Hit): boolean {
  return subject! in FIGURES || subject! in ANIMALS;
}

function isVehicle({ meaning: { subject } }: Hit): boolean {
  return SILHOUETTES[subject!]?.motion === 'drive';
}

function isJoined(second: Hit, tokens: readonly Token[], isPlace: boolean): boolean {
  let place = second.position - 1;
  while (place > 0 && BETWEEN.has(tokens[place]!.word) && !(isPlace && AT.has(tokens[place]!.word))) place--;
  const { word } = tokens[place] ?? { word: '' };
  return BESIDE.has(word) || (isPlace && (AT.has(word) || GROUNDS.has(word)));
}
