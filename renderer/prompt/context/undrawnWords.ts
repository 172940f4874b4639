import { ANIMALS } from '../../subject/animalDrawings.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import type { SceneName } from '../../scene.ts';
import { isAttribute } from './attributes.ts';
import { isFamilyOfAnimals } from './familyOfAnimals.ts';
import { isDescribing } from './describingWords.ts';
import { SELLING } from './insideRooms.ts';
import { isMisread } from './nounPhrases.ts';
import type { Hit } from '../readPrompt.ts';
import { isAct } from '../vocabulary/actWords.ts';
import { STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isAnythingServed, isWare } from './tableThings.ts';
import { isGroundWord } from './thingColours.ts';
import type { Token } from '../tokens.ts';

/** Wares that people wear; all are drawn lying or hanging by themselves. */
const WORN: ReadonlySet<string> = new Set(
  'tshirt shirt dress robe hungKebaya hat glasses bag wovenBag backpack shoe sandals watch'.split(' '),
);
/** Of these, what covers the body. */
const GARMENTS: ReadonlySet<string> = new Set(['tshirt', 'shirt', 'dress', 'robe', 'hungKebaya']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'her', 'his', 'long']);

const WEARING: ReadonlySet<string> = new Set(
  'pakai pake pk memakai makai mengenakan berkacamata wearing wears dressed'.split(' '),
);

/** Words for the emblem of a business. */
const SIGNS: ReadonlySet<string> = new Set(['logo', 'logonya']);
const BUSINESSES: ReadonlySet<string> = new Set(['warung', 'shop']);

/** Words after which a flower adorns the thing before them. */
const ORNATE: ReadonlySet<string> = new Set(
  'dihias dihiasi berhias berhiaskan bermotif bercorak motif corak adorned'.split(' '),
);

/** Words that ask for a blank picture to write on later, and what it may be for. */
const BLANKS: ReadonlySet<string> = new Set('background latar backdrop bg template bingkai'.split(' '));
const PURPOSES: ReadonlySet<string> = new Set(
  'poster banner undangan flyer spanduk brosur ppt powerpoint feed story kosong empty'.split(' '),
);

/** Whether a phrase names something that is not drawn separately; its words are reported as not drawn. */
export function isUndrawn(hit: Hit, hits: readonly Hit[], tokens: readonly Token[], isTitled: boolean): boolean {
  return (
    isColoursOfThing(hit, tokens) ||
    isWorn(hit, hits, tokens) ||
    isPeciWorn(hit, hits) ||
    isYoungOfAnimal(hit, hits, tokens) ||
    isFamilyOfAnimals(hit, hits, tokens) ||
    isSpeaker(hit, hits, tokens) ||
    isMentionedAgain(hit, hits, tokens) ||
    isBusinessOfSign(hit, hits, tokens) ||
    isOrnament(hit, hits, tokens) ||
    isLeafInHand(hit, hits) ||
    isOtherWork(hit, hits) ||
    isGameBoss(hit, hits, tokens) ||
    isAdvertised(hit, hits) ||
    isAttribute(hit, hits, tokens, isTitled) ||
    isDescribing(hit, hits, tokens) ||
    isMisread(hit, hits, tokens)
  );
}

/** "balon merah putih": two colours of the thing before them, and no flag. */
function isColoursOfThing({ meaning, position, end }: Hit, tokens: readonly Token[]): boolean {
  const isNamedByColours = meaning.subject === 'flag' && tokens[position]!.word === 'merah' && end - position === 2;
  const before = tokens[position - 1];
  return (
    isNamedByColours &&
    before !== undefined &&
    !tokens[position]!.opens &&
    (!STOP_WORDS.has(before.word) || isGroundWord(before.word))
  );
}

/** "anjing pakai kacamata": what somebody in the picture wears does not lie on a table beside them. */
function isWorn({ meaning, position }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!meaning.details.some(({ name }) => WORN.has(name))) return false;
  const isBodyBefore = hits.some(({ meaning: { subject }, end }) => isBody(subject) && end <= position);
  // "cowok kacamata"
  const isOnBody = hits.some(({ meaning: { subject }, end }) => isBody(subject) && end === position);
  const isOfHead = !tokens[position]!.opens && meaning.details.some(({ name }) => name === 'glasses' || name === 'hat');
  if (isOnBody && isOfHead) return true;
  // "cewek baju merah", "a woman in a red dress"
  const isModel = tokens[position - 1]?.word === 'model';
  if (isGarment(meaning) && ((isOnBody && !isModel) || isDressedIn(position, hits, tokens))) return true;
  // "ibu berkebaya", "cowok berkemeja"
  const isSaidOfBody = position > 0 && /^ber\p{L}{4}/u.test(tokens[position]!.word) && !tokens[position]!.opens;
  // "platipus berkacamata", "bayi pake baju tidur": somebody whom no word of the lexicon names.
  if (isSaidOfBody && hits.every((other) => other.position >= position)) return true;
  if (
    isGarment(meaning) &&
    WEARING.has(tokens[position - 1]?.word ?? '') &&
    isUnknownBefore(position - 1, hits, tokens)
  )
    return true;
  return (
    isBodyBefore &&
    (isSaidOfBody || tokens.slice(Math.max(0, position - 2), position).some(({ word }) => WEARING.has(word)))
  );
}

/** "kucing pake peci", "anak berpeci": on the head of whoever was named before, and no second person. */
export const isPeciWorn = ({ meaning, typed, position }: Hit, hits: readonly Hit[]): boolean =>
  meaning.subject === 'peci-man' &&
  /^(?:ber)?(?:peci|songkok|baju koko)$/iu.test(typed) &&
  hits.some((other) => isBody(other.meaning.subject) && other.end <= position);

/** Whether no phrase but a word of its own names what stands before a place. */
const isUnknownBefore = (place: number, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  tokens.slice(0, place).some(({ word }) => !STOP_WORDS.has(word)) && hits.every(({ position }) => position > place);

const isGarment = ({ details }: Hit['meaning']): boolean => details.some(({ name }) => GARMENTS.has(name));

/** Whether a garment stands behind "in", with nothing but an article and its colour between, and a body before that. */
function isDressedIn(position: number, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  let place = position - 1;
  const isBetween = (at: number): boolean =>
    ARTICLES.has(tokens[at]?.word ?? '') || hits.some((hit) => hit.meaning.dye && hit.position <= at && at < hit.end);
  while (place > 0 && isBetween(place)) place--;
  return tokens[place]?.word === 'in' && hits.some(({ meaning, end }) => isBody(meaning.subject) && end === place);
}

/** Creatures besides people and animals drawn whole that stories dress. */
const WEARS: ReadonlySet<string> = new Set(
  'cat dog robot monkey bear owl chicken rooster duck goose penguin parrot dragon eagle dinosaur fox tiger lion elephant panda koala rabbit squirrel'.split(
    ' ',
  ),
);

function isBody(subject: string | undefined): boolean {
  return (
    subject !== undefined && (subject in FIGURES || subject in ANIMALS || WEARS.has(subject)) && subject in SILHOUETTES
  );
}

/** "gajah dan anaknya": the young of an animal is no child. */
function isYoungOfAnimal({ meaning, position }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (meaning.subject !== 'boy' && meaning.subject !== 'children') return false;
  if (!/^anak(?:nya|2nya|-anaknya)$/u.test(tokens[position]!.word)) return false;
  const parents = hits.filter((other) => other.meaning.subject !== undefined && other.end <= position);
  return parents.length > 0 && parents.every((other) => !(other.meaning.subject! in FIGURES) && isCreature(other));
}

const isCreature = ({ meaning: { subject } }: Hit): boolean =>
  isBody(subject) || ['walk', 'swim', 'fly', 'flap', 'soar'].includes(SILHOUETTES[subject!]?.motion ?? '');

const WHAT_SPEAKERS_SAY: ReadonlySet<string> = new Set(
  'lagi mau pengen pingin jadi naik sama pake lewat jalan'.split(' '),
);

/** "gua lagi main gitar", "POV gua jalan": whoever asks speaks of themselves, and of no cave. */
function isSpeaker({ typed, position, end }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!/^gua$/iu.test(typed)) return false;
  const isFirst = position === 0 || tokens[position - 1]!.word === 'pov';
  const isDoing = hits.some((hit) => hit.position === end && hit.meaning.details.some(({ name }) => isAct(name)));
  return isFirst && (isDoing || WHAT_SPEAKERS_SAY.has(tokens[end]?.word ?? ''));
}

/** "gamis … bajunya": "-nya" refers back to the thing that was named before. */
function isMentionedAgain(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!isWare(hit) || !/nya$/iu.test(tokens[hit.end - 1]!.typed)) return false;
  return hits.some((other) => other.end <= hit.position && isWare(other));
}

/** "logo warung kopi … cangkir": the logo shows the cup, and the stall only says whose logo it is. */
function isBusinessOfSign(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!BUSINESSES.has(hit.meaning.subject ?? '')) return false;
  const isSign = tokens.slice(0, hit.position).some(({ word }) => SIGNS.has(word));
  return isSign && hits.some((other) => other.position >= hit.end && isWare(other));
}

/** "background poster pengajian …": only a backdrop is asked for, whatever its purpose. */
export function isBackdropOnly(tokens: readonly Token[]): boolean {
  return BLANKS.has(tokens[0]?.word ?? '') && tokens.some(({ word }) => PURPOSES.has(word));
}

/** "mobil dihias bunga": flowers on a thing are no field of flowers. */
function isOrnament({ meaning, position }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!meaning.scenes.some(({ scene }) => scene === 'flowers') || !tokens[position - 1]) return false;
  const isSaidOfThing = hits.some((other) => other.meaning.subject !== undefined && other.end <= position);
  return isSaidOfThing && ORNATE.has(tokens[position - 1]!.word);
}

/** "anak lari membawa daun pisang": the leaf is spread only under what is served. */
const isLeafInHand = ({ meaning }: Hit, hits: readonly Hit[]): boolean =>
  meaning.details.some(({ name }) => name === 'bananaLeaf') &&
  hits.some((other) => isBody(other.meaning.subject)) &&
  !isAnythingServed(hits);

const ANY_WORK = /^(?:lagi |sedang )?(?:kerja|bekerja|working|begadang|lembur)$/iu;
const AT_DESKS: ReadonlySet<string> = new Set(
  'office livingRoom bedroom cafe library kitchen balcony pavilion'.split(' '),
);

/** "kerja di sawah", "kerja di pabrik": work at a place where nobody sits before a laptop. */
const isOtherWork = ({ typed }: Hit, hits: readonly Hit[]): boolean =>
  ANY_WORK.test(typed) &&
  hits.some(
    ({ isNegated, meaning: { scenes, details } }) =>
      !isNegated &&
      (scenes.some(({ scene, weight }) => !DESK_SCENES.has(scene) && weight > -3) ||
        details.some(({ name }) => isRoomName(name) && !AT_DESKS.has(name))),
  );
const DESK_SCENES: ReadonlySet<SceneName> = new Set<SceneName>(['room', 'table', 'city', 'abstract', 'portrait']);

const BEFORE_A_BOSS: ReadonlySet<string> = new Set('vs versus lawan melawan final raid mini fighting'.split(' '));

/** "gamer vs boss naga": the last enemy of a game is no businessman. */
const isGameBoss = ({ typed, position, end }: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  /^boss?$/iu.test(typed) &&
  (BEFORE_A_BOSS.has(tokens[position - 1]?.word ?? '') ||
    hits.some(
      ({ meaning: { subject }, position: next }) => next === end && subject !== undefined && !(subject in FIGURES),
    ));

/** "jualan keripik singkong", "jual rumah minimalis": an advertisement shows what is sold, and nobody at a stall. */
function isAdvertised({ typed, position, end }: Hit, hits: readonly Hit[]): boolean {
  if (!SELLING.test(typed) || hits.some((other) => other.position < position)) return false;
  const sold = hits.find((other) => other.position === end);
  if (!sold || (!isWare(sold) && (!sold.meaning.subject || isAtStall(sold.meaning.subject, [])))) return false;
  return hits.every((other) => other.position <= end || !isAtStall(other.meaning.subject, other.meaning.scenes));
}

/** Whether a phrase names somebody, or a place where one sells. */
const isAtStall = (subject: string | undefined, scenes: Hit['meaning']['scenes']): boolean =>
  (subject !== undefined && (subject in FIGURES || BUSINESSES.has(subject) || subject === 'cart')) ||
  scenes.some(({ scene }) => scene === 'city' || scene === 'venue');
