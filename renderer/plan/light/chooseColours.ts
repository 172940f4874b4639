import { TINTS } from '../../light/palette.ts';
import { isInBackdrop } from '../things/backdrop.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import { isColourOfUndrawn } from '../../prompt/context/thingColours.ts';
import type { ColourWord, TimeOfDay } from '../../scene.ts';
import type { Place } from '../place/choosePlace.ts';
import type { Hour } from './chooseTime.ts';
import type { Things } from '../things/chooseThings.ts';
import type { OwnColour } from '../things/findOwnColour.ts';
import type { PromptReading } from '../interpretPrompt.ts';
import type { Cast } from '../subjects/placeSubjects.ts';
import type { PlanReport } from '../report/planReport.ts';

/** The colours of a picture's light. */
export interface LightColours {
  colours: ColourWord[];
  /** The details of the scene, with how pale it is. */
  details: Readonly<Record<string, number>>;
}

/** How many colours light has at most. */
const MAX_COLOURS = 3;

/** Light in which no colour is pale. */
const DARK: ReadonlySet<TimeOfDay> = new Set<TimeOfDay>(['night', 'dusk', 'storm', 'inferno', 'fantasy', 'sunset']);

/** Of the words for soft colours, those for pale ones. */
const PALE = /pastel|kawaii/iu;

/** Chooses the colours of the light: those that the prompt names, and gives to no thing. */
export function chooseColours(
  reading: PromptReading,
  {
    place,
    cast,
    colour: own,
    things,
    hour,
  }: { place: Place; cast: Cast; colour: OwnColour; things: Things; hour: Hour },
  report: PlanReport,
): LightColours {
  const { scene } = place;
  const { backdrop } = things;
  const isOfThing = (hit: Hit): boolean =>
    hit === own.namedHit ||
    cast.clothes.hits.includes(hit) ||
    (backdrop !== null && isInBackdrop(hit, backdrop)) ||
    (!reading.isBackdropOnly &&
      isColourOfUndrawn(hit, {
        hits: reading.hits,
        used: report.drawn,
        tokens: reading.tokens,
        dyeHit: own.drawnHit,
        isTable: scene === 'table',
        isCard: place.isCard,
      }));
  const colours: ColourWord[] = [];
  let { details } = hour;
  for (const hit of reading.wanted) {
    const { colour } = hit.meaning;
    if (!colour || (colour === 'pastel' && DARK.has(hour.time) && scene !== 'abstract') || isOfThing(hit)) continue;
    if (colours.includes(colour)) {
      report.drawSilently(hit);
      continue;
    }
    if (colours.length === MAX_COLOURS) continue;
    colours.push(colour);
    if (colour === 'pastel' && PALE.test(hit.typed)) details = { ...details, pale: 1 };
    report.draw(hit, 'colour', colour);
  }
  if (own.drawnHit && isTintedOver(own.drawnHit, colours, hour.time)) report.takeBack('detail', own.drawnHit, details);
  return { colours, details };
}

/** Gold in red light is no gold; by day, a blue sky and sea leave other things their colours. */
const isTintedOver = (own: Hit, colours: readonly ColourWord[], time: TimeOfDay): boolean =>
  colours.some(
    (colour) =>
      TINTS[colour] && colour !== own.meaning.colour && !(colour === 'blue' && (time === 'day' || time === 'morning')),
  );
