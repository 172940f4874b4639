import { findGame } from '../../prompt/undrawnCompounds.ts';
import type { PlanChip } from '../../scene.ts';
import { isRoomName } from '../../scenes/room/roomKinds.ts';
import { isVenueName } from '../../scenes/venue/venueKinds.ts';
import { isShop } from '../../subject/standBeside.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Things } from '../things/chooseThings.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import { type PlanReport, SHOWN } from './planReport.ts';
import { isRoughPlace, isStandIn } from '../../prompt/vocabulary/approximateWords.ts';
import { unknownHead } from '../../prompt/context/nounPhrases.ts';
import { framingAt } from '../../prompt/framings.ts';
import { splitPrompt } from '../../prompt/tokens.ts';
import { CARD_WORDS } from '../../prompt/announcement.ts';
import { NUMBERS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { isIndonesianQuality, isPlainEnglishQuality } from '../../prompt/vocabulary/wordClasses.ts';

/** Aspects that put something into the picture rather than light it. */
const SHOWING: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>(['scene', 'subject', 'detail', 'title']);

/** What the prompt is about, as typed, if the picture shows it in no way; null otherwise. */
export function findUndrawable(
  { title, announcement, tokens, hits, wanted, prompt }: PromptReading,
  { place, cast, things }: { place: Place; cast: Cast; things: Things },
  { chips, drawn }: PlanReport,
  unmatched: readonly string[],
): string | null {
  const isAnythingSeen = chips.some(
    ({ aspect, value }) => aspect === 'subject' || (aspect === 'detail' && value !== SHOWN),
  );
  // A headline with something to stand under it is drawn, whatever else was named.
  if (announcement || place.isCard || (title && isAnythingSeen)) return null;
  // Two men at chess are about the chess: without it, anybody is drawn.
  const game = cast.subject !== null && cast.subject in FIGURES ? findGame(tokens) : null;
  // "dapur sederhana": a place shown only roughly, with nothing else in the picture.
  const isAnythingShown = chips.some(({ aspect, word }) => word !== null && SHOWING.has(aspect));
  const roughPlace = place.hit && isRoughPlace(place.hit) && !isAnythingShown ? place.hit.typed : null;
  const known = things.unknownSubject ?? game ?? roughPlace;
  const told = chips.filter(isThingTold);
  if (known !== null || title !== null || place.isCard || !told.every(isPlaceTold)) return known;
  const { subject, subjectHit } = cast;
  // "pemain bulutangkis cewek smash": the woman who is drawn plays nothing.
  if (subject !== null && subjectHit && !drawn.has(subjectHit) && !isStandIn(subjectHit))
    return unknownHead(subjectHit, hits, tokens);
  // "brosur laundry kiloan", "bengkel di pinggir jalan": any shop, and nothing else of what was named.
  if (subject !== null && subjectHit && isStandIn(subjectHit) && isShop(subject)) return subjectHit.typed;
  if (told.length > 0) return null;
  // "meja dengan sekstan", "dimsum mentai in a tray": what was named is not there, and nothing else was.
  // "pelangi unicorn": told of nobody, but seen.
  const isSight = wanted.some(({ meaning }) =>
    meaning.details.some(
      ({ name, scenes }) =>
        name in things.details && scenes.length > 1 && scenes.includes(place.scene) && !OF_GROUND.has(name),
    ),
  );
  if (isSight) return null;
  const isWareShown = place.ware !== undefined && place.ware in things.details;
  const isOwnOnly = subject === null && !isWareShown && (place.hit === null || place.scene === 'table');
  const first = isOwnOnly ? unmatched.findIndex(isNoun) : -1;
  if (first < 0) return null;
  // "pelangi unicorn": one thing, named by all of its words.
  return unmatched.slice(first + 1).reduce((phrase, next) => {
    const whole = `${phrase} ${next}`;
    return prompt.includes(whole) && isNoun(next) ? whole : phrase;
  }, unmatched[first]!);
}

/** Whether a chip tells of something in the picture, rather than of its light, its ground or how it is made. */
const isThingTold = ({ aspect, value, word }: PlanChip): boolean =>
  word !== null &&
  (aspect === 'subject' ||
    (aspect === 'scene' && value !== 'table') ||
    (aspect === 'detail' && value !== SHOWN && !OF_GROUND.has(value)));

const ROADS: ReadonlySet<string> = new Set(['roadside', 'street']);

const isPlaceTold = ({ aspect, value }: PlanChip): boolean =>
  aspect === 'scene' || isRoomName(value) || isVenueName(value) || ROADS.has(value);

const OF_GROUND: ReadonlySet<string> = new Set(
  'closeUp flatLay floats splash podium oldWood neonGlow studio white black marble backdrop bananaLeaf subjectColour letterColour dramatic cinematic noir steam rainStrength count calm high timelapse slowMotion gentle'.split(
    ' ',
  ),
);

/** Whether a phrase that is not drawn names something, rather than how it is, how many there are or how it is taken. */
function isNoun(phrase: string): boolean {
  const [{ tokens }, words] = [splitPrompt(phrase), phrase.toLowerCase().split(' ')];
  const [first = ''] = words;
  return (
    framingAt(tokens, 0) === 0 &&
    !STOP_WORDS.has(first) &&
    !NUMBERS.test(first) &&
    !isIndonesianQuality(first) &&
    !isPlainEnglishQuality(first) &&
    !CARD_WORDS.has(first)
  );
}
