import type { Hit } from '../../prompt/readPrompt.ts';
import { dyeOf } from '../../prompt/context/thingColours.ts';
import { UNDYED_WARES, VESSELLED_WARES } from '../../prompt/vocabulary/wareWords.ts';
import type { Place } from '../place/choosePlace.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { PlanReport } from '../report/planReport.ts';

/** "kucing oranye", "red car": a colour that belongs to a thing and not to the light. */
export interface OwnColour {
  /** The colour said of the subject or, without one, of the ware. */
  namedHit: Hit | undefined;
  /** The same, where the thing can be drawn in it. */
  drawnHit: Hit | undefined;
}

/** Words for what a dish is served in, whose colour is seen. */
const NAMES_VESSEL = /mangkuk|mangkok|cangkir|gelas|piring|bowl|cup|plate/iu;

/** Finds the colour that the prompt gives to its main thing. */
export function findOwnColour(
  { wanted, tokens }: PromptReading,
  { wareHit, ware }: Place,
  { subject, subjectHit, clothes }: Cast,
  report: PlanReport,
): OwnColour {
  const notWorn = wanted.filter((hit) => !clothes.hits.includes(hit));
  const namedHit =
    subject && subjectHit ? dyeOf(subjectHit, notWorn, tokens) : wareHit && dyeOf(wareHit, wanted, tokens);
  // Donuts have one colour: "red donut" changes neither the donut nor the light. "sambal hitam" would dye its bowl.
  const isDishOnly = ware !== undefined && VESSELLED_WARES.has(ware) && !NAMES_VESSEL.test(wareHit?.typed ?? '');
  const isFixed = !subject && ware !== undefined && (UNDYED_WARES.has(ware) || isDishOnly);
  const drawnHit = isFixed ? undefined : namedHit;
  if (drawnHit) report.draw(drawnHit, 'detail', 'subjectColour');
  return { namedHit, drawnHit };
}
