import { isRoughPlace } from '../../prompt/vocabulary/approximateWords.ts';
import { findGame } from '../../prompt/undrawnCompounds.ts';
import type { PlanChip } from '../../scene.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Things } from '../things/chooseThings.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import { type PlanReport, SHOWN } from './planReport.ts';

/** Aspects that put something into the picture rather than light it. */
const SHOWING: ReadonlySet<PlanChip['aspect']> = new Set<PlanChip['aspect']>(['scene', 'subject', 'detail', 'title']);

/** What the prompt is about, as typed, if the picture shows it in no way; null otherwise. */
export function findUndrawable(
  { title, announcement, tokens }: PromptReading,
  { place, cast, things }: { place: Place; cast: Cast; things: Things },
  { chips }: PlanReport,
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
  return things.unknownSubject ?? game ?? roughPlace;
}
