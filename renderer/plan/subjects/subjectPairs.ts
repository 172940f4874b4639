import { ANIMALS } from '../../subject/animalDrawings.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBackOfAnimal, isMount, isRoof } from '../../subject/backs.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { type SceneName, TERRAIN_SCENES } from '../../scene.ts';
import { isAct } from '../../prompt/vocabulary/actWords.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';

/** Words that put a second thing beside the subject, and those that put the subject in front of a building. */
const BESIDE: ReadonlySet<string> = new Set(
  'bonceng boncengin membonceng ngeboncengin ngebonceng memboncengkan dan sementara sedangkan while whilst depannya sampingnya sebelahnya belakangnya deket ditemani ditemenin ditemeni didepan disamping didekat dibelakang dibawah sama bareng bersama and with samping sebelah dekat depan belakang bawah pinggir tepi sekitar around front next beside near behind under'.split(
    ' ',
  ),
);
const AT: ReadonlySet<string> = new Set(['di', 'ke', 'menuju', 'at', 'in', 'towards', 'latar', 'background']);

/** Whether a word only says that two things stand together. */
export const isJoining = (word: string): boolean => BESIDE.has(word.toLowerCase()) || AT.has(word.toLowerCase());

/** The ground before a building: "halaman masjid". */
const GROUNDS: ReadonlySet<string> = new Set(['halaman', 'pekarangan', 'pelataran']);

/** Words between such a word and the thing. */
const BETWEEN: ReadonlySet<string> = new Set(
  'di ada terparkir parkir sebuah seekor seorang sang si para his her their the a an of to ke nya'.split(' '),
);

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
  'venue',
]);

/** Whether two things can stand on the ground of a scene. */
export const hasGround = (scene: SceneName): boolean => WITH_GROUND.has(scene);

/** A subject and what stands on the same ground beside or behind it. */
export interface Pair {
  subjectHit: Hit;
  besideHit: Hit;
}

/** The building or tree that a subject stands at; it decides the place when the prompt names none. */
export function buildingOf(pair: Pair | null): string | null {
  const name = pair?.besideHit.meaning.subject;
  // A Christmas tree stands in the room that people are in, a flag wherever it is raised.
  return name && name !== 'christmas-tree' && name !== 'flag' && (isBuilding(name) || OUTDOORS.has(name)) ? name : null;
}

/** Two things on the same ground, as the prompt puts them: "kucing dan anjing", "ksatria di depan kastil". */
export function findBeside(subjectHit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Pair | null {
  if (!stands(subjectHit)) return null;
  for (const hit of hits) {
    if (hit === subjectHit || !stands(hit) || isOnlyDoing(hit) || hit.meaning.subject === subjectHit.meaning.subject)
      continue;
    const first = hit.position < subjectHit.position ? hit : subjectHit;
    const second = first === hit ? subjectHit : hit;
    const isSecondBuilding = isBuilding(second.meaning.subject!) || OUTDOORS.has(second.meaning.subject!);
    if (isBuilding(first.meaning.subject!) && isSecondBuilding) continue;
    // A flag is raised by whoever is named with it: "anak sd upacara bendera", "17 agustus anak-anak".
    const isRaised =
      [first, second].some(({ meaning }) => meaning.subject === 'flag') && [first, second].some(isLiving);
    if (
      !isRaised &&
      second.meaning.subject !== 'flag' &&
      second.meaning.subject !== 'campfire' &&
      !isJoined(second, tokens, isSecondBuilding) &&
      // "ayah ngopi, ibu nyiram bunga"
      !hits.some(({ doer }) => doer === second) &&
      !isGivenTo(first, second, hits, tokens) &&
      !isWithAnimal(first, second, tokens) &&
      !isPushed(first, second, tokens)
    )
      continue;
    // The person, animal or vehicle is the subject; the building or flag stands behind it.
    const isBackground = isRaised || isBuilding(subjectHit.meaning.subject!);
    return isBackground && !isLiving(subjectHit) && (isLiving(hit) || isVehicle(hit))
      ? { subjectHit: hit, besideHit: subjectHit }
      : { subjectHit, besideHit: hit };
  }
  return null;
}

/** "jesus walking with children": what they all do, and nobody else who does it. */
const isOnlyDoing = ({ meaning: { subject, details } }: Hit): boolean =>
  subject === 'walker' && details.some(({ name }) => isAct(name));

function stands({ meaning: { subject } }: Hit): boolean {
  return subject !== undefined && (SILHOUETTES[subject]?.anchor === 'ground' || subject === 'astronaut');
}

function isLiving({ meaning: { subject } }: Hit): boolean {
  return subject! in FIGURES || subject! in ANIMALS;
}

function isVehicle({ meaning: { subject } }: Hit): boolean {
  return SILHOUETTES[subject!]?.motion === 'drive';
}

/** Verbs after which an animal is food or gone. */
const EATING: ReadonlySet<string> = new Set(
  'goreng menggoreng masak memasak bakar membakar potong memotong sembelih menyembelih jual jualan menjual makan beli membeli tangkap kayak seperti like jadi'.split(
    ' ',
  ),
);

const GIVING: ReadonlySet<string> = new Set(['kasih', 'ngasih', 'memberi', 'beri']);

/** "nenek peluk kucing", "anak kasih makan ayam": somebody and the animal that they do something with. */
function isWithAnimal(first: Hit, second: Hit, tokens: readonly Token[]): boolean {
  if (!(first.meaning.subject! in FIGURES) || !isBeast(second)) return false;
  const between = tokens.slice(first.end, second.position);
  return (
    between.length > 0 &&
    between.length <= 2 &&
    !tokens[second.position]!.opens &&
    !between.some(({ opens, word }, at) => opens || (EATING.has(word) && !GIVING.has(between[at - 1]?.word ?? '')))
  );
}

/** What one does to another who is named after it. */
const TO_ANOTHER: ReadonlySet<string> = new Set(
  'handsGift givesFlowers handsParcel shakesHands kissesHand hugs proposes'.split(' '),
);
const TOWARDS: ReadonlySet<string> = new Set('ke kepada buat untuk sama pada to for'.split(' '));

/** "santa membagikan kado ke anak-anak", "anak salim ke ibu": whether one gives or does it to the other. */
export function isGivenTo(first: Hit, second: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const between = tokens.slice(first.end, second.position);
  return (
    TOWARDS.has(between.at(-1)?.word ?? '') &&
    hits.some(
      ({ isNegated, position, end, meaning }) =>
        !isNegated &&
        position >= first.end &&
        end < second.position &&
        meaning.details.some(({ name }) => TO_ANOTHER.has(name)),
    )
  );
}

const PUSHING: ReadonlySet<string> = new Set(
  'dorong mendorong ngedorong narik menarik pushing pushes pulling'.split(' '),
);

/** "tukang bakso dorong gerobak": somebody and the cart that they push. */
function isPushed(first: Hit, second: Hit, tokens: readonly Token[]): boolean {
  if (!(first.meaning.subject! in FIGURES) || second.meaning.subject !== 'cart') return false;
  const between = tokens.slice(first.end, second.position);
  return between.length <= 3 && between.some(({ word }) => PUSHING.has(word)) && !between.some(({ opens }) => opens);
}

function isJoined(second: Hit, tokens: readonly Token[], isPlace: boolean): boolean {
  let place = second.position - 1;
  while (place > 0 && BETWEEN.has(tokens[place]!.word) && !(isPlace && AT.has(tokens[place]!.word))) place--;
  const { word } = tokens[place] ?? { word: '' };
  return BESIDE.has(word) || (isPlace && (AT.has(word) || GROUNDS.has(word)));
}

/** Words between somebody and what they ride, and between a body and what it lies, sits or stands on. */
const RIDING: ReadonlySet<string> = new Set(
  'naik menaiki menunggang menunggangi nunggang nunggangin mengendarai ngendarain riding rides nyetir menyetir nyupir nyopir mengemudi mengemudikan bawa driving drives'.split(
    ' ',
  ),
);
const BEING_ON: ReadonlySet<string> = new Set('naik menunggang riding on'.split(' '));
const UPON: ReadonlySet<string> = new Set(['diatas', 'atas', 'on', 'atop']);

/** Whether a word only says that somebody is on something. */
export const isRiding = (word: string): boolean => RIDING.has(word.toLowerCase());

/** What carries whoever does what is said of people, when an animal does it: "kucing naik motor". */
const RIDDEN: Readonly<Record<string, string>> = {
  ridesScooter: 'motorbike',
  ridesBicycle: 'bicycle',
  drives: 'convertible',
};

/** Trees and stalls that somebody is at, under or before: "di pohon pisang", "depan minimarket". */
const OUTDOORS: ReadonlySet<string> = new Set(
  'tree oak banyan pine palm banana-tree fruit-tree willow baobab dead-tree christmas-tree shop warung cart'.split(' '),
);

/** Ghosts, who have no look of their own on a motorbike. */
const GHOSTS: ReadonlySet<string> = new Set(['kuntilanak', 'pocong']);

/** Somebody on something that carries them. */
export interface Ride {
  riderHit: Hit;
  mountHit: Hit;
  /** The silhouette that carries. */
  mount: string;
}

/** "kucing di atas motor", "cewek naik kuda": a body named first, and what it is on. Nobody sits on a roof by "naik". */
export function findRide(hits: readonly Hit[], tokens: readonly Token[]): Ride | null {
  for (const mountHit of hits) {
    const carried = hits.find((hit) => isCarriedBy(hit, mountHit, tokens));
    if (carried) return { riderHit: carried, mountHit, mount: mountHit.meaning.subject! };
    const riderHit = hits.findLast((hit) => hit.end <= mountHit.position && stands(hit) && isCreature(hit));
    if (!riderHit) continue;
    const { subject } = mountHit.meaning;
    const isAnimal = !(riderHit.meaning.subject! in FIGURES) || GHOSTS.has(riderHit.meaning.subject!);
    const ridden =
      isAnimal && RIDING.has(tokens[mountHit.position]!.word)
        ? RIDDEN[mountHit.meaning.details.find(({ name }) => name in RIDDEN)?.name ?? '']
        : undefined;
    if (ridden) return { riderHit, mountHit, mount: ridden };
    if (!subject || !isMount(subject)) continue;
    // "naik sapu": the phrase itself says that one is on it.
    if (isBackOfAnimal(subject) && BEING_ON.has(tokens[mountHit.position]!.word))
      return { riderHit, mountHit, mount: subject };
    let place = mountHit.position - 1;
    while (place > riderHit.end && BETWEEN.has(tokens[place]!.word)) place--;
    // "riding a white horse": what the mount is like stands between.
    for (
      let aside = 0;
      aside < MOST_ADJECTIVES && place > riderHit.end && isAdjectiveAt(place, hits, tokens);
      aside++
    ) {
      place--;
      while (place > riderHit.end && BETWEEN.has(tokens[place]!.word)) place--;
    }
    const { word } = tokens[place] ?? { word: '' };
    if (place < riderHit.end || !(UPON.has(word) || (RIDING.has(word) && !isRoof(subject)))) continue;
    return { riderHit, mountHit, mount: subject };
  }
  return null;
}

/** The most words that say what a mount is like before its name. */
const MOST_ADJECTIVES = 2;
const ADJECTIVES: ReadonlySet<string> = new Set(
  'big giant huge little small wild majestic beautiful flying magical mighty old young armored armoured winged fierce'.split(
    ' ',
  ),
);

/** Whether the word at a place is a colour or another word that English puts before a noun. */
const isAdjectiveAt = (place: number, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  ADJECTIVES.has(tokens[place]!.word) ||
  hits.some(
    ({ position, end, meaning }) => position <= place && place < end && meaning.dye !== undefined && !meaning.subject,
  );

const RIDERS = /^(?:penunggang|riders?)$/iu;

/** "penunggang kuda", "horse rider". */
function isCarriedBy(rider: Hit, { meaning: { subject }, position, end }: Hit, tokens: readonly Token[]): boolean {
  if (!RIDERS.test(rider.typed) || !subject || !isMount(subject) || isRoof(subject)) return false;
  return (
    (rider.end === position && !tokens[position]!.opens) || (rider.position === end && !tokens[rider.position]!.opens)
  );
}

/** Whether a phrase names an animal. */
const isBeast = ({ meaning: { subject } }: Hit): boolean =>
  subject! in ANIMALS || (OTHER_CREATURES.has(subject!) && subject !== 'robot' && subject !== 'warrior');

const isCreature = (hit: Hit): boolean => isLiving(hit) || (stands(hit) && OTHER_CREATURES.has(hit.meaning.subject!));

/** Creatures whose silhouettes are icons. */
const OTHER_CREATURES: ReadonlySet<string> = new Set(
  'astronaut warrior robot monkey gorilla orangutan penguin owl chicken rooster duck goose dinosaur raptor squirrel fox kangaroo snowman'.split(
    ' ',
  ),
);
