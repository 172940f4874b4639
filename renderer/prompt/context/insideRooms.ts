import { isRoomName, type RoomKindName } from '../../scenes/room/roomKinds.ts';
import { ANIMALS } from '../../subject/animalDrawings.ts';
import { COUPLES, FIGURES } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isAnimalDoing } from './animalDoings.ts';
import { ACT_WORDS, isAct } from '../vocabulary/actWords.ts';
import { LEXICON, type Meaning } from '../vocabulary/lexicon.ts';
import type { Hit } from '../readPrompt.ts';
import type { Token } from '../tokens.ts';
import { ROOM_WEIGHT } from '../vocabulary/roomWords.ts';

/** Wares that furnish a room: with somebody to use them, they stand in one and not on a table. */
const FURNITURE: Readonly<Record<string, RoomKindName>> = { sofa: 'livingRoom', chair: 'livingRoom' };

/** Whether a word names a window, which any room has: "anak duduk di dekat jendela". */
export const isWindow = (typed: string): boolean => /^(?:jendela|window)$/iu.test(typed);

/** What an advertisement says of its goods. */
export const SELLING = /^(?:jual|jualan|dijual|menjual|berjualan|selling|for sale)$/iu;

/** The room inside each building. */
const INSIDE: Readonly<Record<string, RoomKindName>> = {
  warung: 'foodStall',
  shop: 'store',
  school: 'classroom',
  house: 'livingRoom',
  'modern-house': 'livingRoom',
};

const IN: ReadonlySet<string> = new Set(['di', 'dalam', 'didalam', 'at', 'in', 'inside', 'jaga', 'penjaga', 'pemilik']);
/** Words between such a word and the building. */
const BETWEEN: ReadonlySet<string> = new Set(['sebuah', 'dalam', 'a', 'an', 'the', 'her', 'his', 'their']);

/** Whether a subject is at home in a room: people, and animals that sit or walk. */
export const livesIndoors = (subject: string | undefined | null): boolean =>
  subject != null &&
  (subject in FIGURES || subject in ANIMALS || subject in COUPLES || subject === 'robot') &&
  subject in SILHOUETTES;

const roomMeaning = (name: RoomKindName): Meaning => ({
  scenes: [{ scene: 'room', weight: ROOM_WEIGHT }],
  details: [{ name, value: 1, scenes: ['room', 'table'], words: '' }],
});

/** Whether a room stands for a chair, which it has none of: "anak duduk di kursi". */
export const isChair = ({ typed }: Hit): boolean => /^(?:kursi|chair)(?!\p{L})/iu.test(typed);

/** What is done inside a house of prayer, where its outside would hide it: the hall of each. */
const WORSHIP: ReadonlySet<string> = new Set(
  'prays bowsInPrayer asksInPrayer recitesQuran preaches foldsHands eatsTogether picnics mops callsToPrayer'.split(' '),
);
const HALLS: Readonly<Record<string, RoomKindName>> = { mosque: 'mosqueHall', church: 'churchHall' };
/** Where nobody prays on a mat, with a peci or in white. */
const WITH_FOLDED_HANDS: ReadonlySet<string> = new Set('church candi pagoda greek-temple'.split(' '));

const actNamed = (hits: readonly Hit[]): string | undefined =>
  hits.flatMap(({ isNegated, meaning }) => (isNegated ? [] : meaning.details)).find(({ name }) => isAct(name))?.name;

/** "keluarga berdoa di gereja": the prayer of the place. */
export function ofItsPlace(hit: Hit, hits: readonly Hit[]): Hit {
  if (!hit.meaning.details.some(({ name }) => name === 'asksInPrayer')) return hit;
  const isElsewhere = hits.some(
    ({ isNegated, meaning: { subject, details } }) =>
      !isNegated && (WITH_FOLDED_HANDS.has(subject ?? '') || details.some(({ name }) => name === 'churchHall')),
  );
  const meaning = LEXICON.get('kebaktian');
  return isElsewhere && meaning ? { ...hit, meaning } : hit;
}

/** "sholat di masjid", "badminton indoor": the room of what somebody does, which a building or its inside stands for. */
function roomOfAct(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): RoomKindName | null {
  const act = actNamed(hits);
  if (act === undefined) return null;
  const hall = HALLS[hit.meaning.subject ?? ''];
  if (hall) return WORSHIP.has(act) && IN.has(tokens[hit.position - 1]?.word ?? '') ? hall : null;
  const place = SPORTS_HALLS[act] ?? ACT_WORDS[act]!.place;
  return INDOORS.test(hit.typed) && isRoomName(place) ? place : null;
}
/** Where what is usually played on grass is played under a roof. */
const SPORTS_HALLS: Readonly<Record<string, RoomKindName>> = { playsFootball: 'futsalHall' };
const INDOORS = /^(?:indoors?|gor|lapangan indoor|indoor (?:court|field)|sports hall|gedung olahraga)$/iu;

const ABOARD = /^naik (kereta(?: api)?|pesawat(?: terbang)?)$/iu;

/** Rooms that a shop on a street stands for, where somebody is before them and not in them. */
const BEHIND_SHOPFRONTS: ReadonlySet<string> = new Set(
  'cafe restaurant store barber workshop minimarket cinema photoStudio'.split(' '),
);
const BEFORE: ReadonlySet<string> = new Set(['depan', 'didepan', 'outside']);

/** Rooms that are open to what is before the house. */
export const OPEN_ROOMS: ReadonlySet<string> = new Set(['balcony', 'pavilion']);

const isOpenRoom = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => OPEN_ROOMS.has(name));

/** "di depan resto", "in front of a cafe". */
function isBefore({ position }: Hit, tokens: readonly Token[]): boolean {
  let place = position - 1;
  while (place > 0 && BETWEEN.has(tokens[place]!.word)) place--;
  const { word } = tokens[place] ?? { word: '' };
  return BEFORE.has(word) || (word === 'of' && tokens[place - 1]?.word === 'front');
}

const AFTER_YARD: ReadonlySet<string> = new Set('saat waktu pas sambil bareng bersama sama dengan'.split(' '));

/** "main kelereng di halaman": of a house, unless it is said of what, as in "halaman masjid". */
function isYard({ typed, end }: Hit, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  if (!/^(?:halaman|pekarangan)$/iu.test(typed)) return false;
  const next = tokens[end];
  if (!next || next.opens || AFTER_YARD.has(next.word)) return true;
  // The hour: "di halaman pagi hari".
  return hits.some(
    ({ position, meaning: { subject, scenes } }) => position === end && subject === undefined && scenes.length === 0,
  );
}

/** "ibu di warung", "ibu warung", "anak duduk di sofa": the room that a building or a piece of furniture stands for. */
export function insideOf(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): Hit {
  if (isAnimalDoing(hit)) return hit;
  // "balkon menghadap laut": the sea is what is seen from it.
  const isOfSea = hit.meaning.details.some(({ name }) => name === 'seaView');
  if (isOfSea && hits.some((other) => !other.isNegated && isOpenRoom(other)))
    return { ...hit, meaning: { ...hit.meaning, scenes: [] } };
  // "motor di depan rumah": the yard, with the house at its end.
  if (hit.meaning.subject === 'house' && isBefore(hit, tokens)) {
    const position = tokens.findLastIndex(
      ({ word }, at) => at < hit.position && (BEFORE.has(word) || word === 'front'),
    );
    const said = tokens.slice(position, hit.end).map(({ typed }) => typed);
    return { ...hit, meaning: LEXICON.get('halaman rumah')!, position, typed: said.join(' ') };
  }
  if (isYard(hit, tokens, hits)) return { ...hit, meaning: LEXICON.get('halaman rumah')! };
  if (hit.meaning.details.some(({ name }) => BEHIND_SHOPFRONTS.has(name)) && isBefore(hit, tokens))
    return { ...hit, meaning: LEXICON.get('toko')! };
  if (!hits.some(({ isNegated, meaning }) => !isNegated && livesIndoors(meaning.subject))) {
    // "naik kereta lewat sawah": with nobody to sit in it, a train is seen from outside.
    const meaning = LEXICON.get(ABOARD.exec(hit.typed)?.[1] ?? '');
    return meaning ? { ...hit, meaning } : hit;
  }
  if (isWindow(hit.typed))
    return { ...hit, meaning: { scenes: [{ scene: 'room', weight: ROOM_WEIGHT - 1 }], details: [] } };
  const room = roomOfAct(hit, tokens, hits);
  if (room) return { ...hit, meaning: roomMeaning(room) };
  const furniture = hit.meaning.details.find(({ name }) => name in FURNITURE)?.name;
  if (furniture) return { ...hit, meaning: roomMeaning(FURNITURE[furniture]!) };
  const inside = INSIDE[hit.meaning.subject ?? ''];
  if (!inside) return hit;
  let place = hit.position - 1;
  while (place > 0 && BETWEEN.has(tokens[place]!.word)) place--;
  const isInside =
    IN.has(tokens[place]?.word ?? '') ||
    // "ibu warung", but not "jual rumah"
    hits.some(
      ({ end, typed, meaning }) =>
        end === hit.position && meaning.subject !== undefined && meaning.subject in FIGURES && !SELLING.test(typed),
    );
  if (!isInside) return hit;
  const isCafe = inside !== 'livingRoom' && /coffee|kedai kopi/iu.test(hit.typed);
  return { ...hit, meaning: roomMeaning(isCafe ? 'cafe' : inside) };
}
