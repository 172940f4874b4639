import type { Hit } from '../../prompt/readPrompt.ts';
import type { SceneName } from '../../scene.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import { usualPlaceOf } from '../subjects/acting.ts';

/** A place that a phrase may mean, and how much the phrase says of it. */
export interface PlaceClue {
  hit: Hit;
  scene: SceneName;
  weight: number;
}

/** What a prompt says of its subject and of places: the same for all its clues. */
export interface PlaceContext {
  hits: readonly Hit[];
  /** All but what the prompt does not want. */
  wanted: readonly Hit[];
  /** The first of those. */
  first: Hit | undefined;
  subject: string | null;
  isPerson: boolean;
  /** Where what the subject does is usually done; null if it does nothing. */
  actPlace: SceneName | null;
  isRoomNamed: boolean;
  isOutsideNamed: boolean;
  isMarketNamed: boolean;
  /** Whether the subject is named before a phrase: "ojol nganter makanan" is about the driver. */
  isSubjectBefore: (hit: Hit) => boolean;
}

/** Whether a word for a place does not mean that the picture is there. */
export type PlaceException = (clue: PlaceClue, context: PlaceContext) => boolean;

/** Reads once what the choice of a scene asks again and again. */
export function createPlaceContext(hits: readonly Hit[], subject: string | null): PlaceContext {
  const wanted = hits.filter(({ isNegated }) => !isNegated);
  return {
    hits,
    wanted,
    first: wanted[0],
    subject,
    isPerson: subject !== null && subject in FIGURES,
    actPlace: subject === null ? null : usualPlaceOf(hits, subject),
    isRoomNamed: wanted.some(({ meaning }) => meaning.scenes.some(({ scene }) => scene === 'room')),
    isOutsideNamed: wanted.some(isOutsidePlace),
    isMarketNamed: wanted.some(({ meaning, typed }) => MARKET.test(typed) && meaning.details.length > 0),
    isSubjectBefore: ({ position }) =>
      wanted.some(({ meaning, end }) => meaning.subject === subject && end <= position),
  };
}

const MARKET = /pasar|market|bazar/iu;

const INSIDE: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'room', 'abstract', 'portrait']);

/** Whether a phrase says where something is outdoors: "di gang", "pinggir jalan", "di atas pohon". */
export const isOutsidePlace = ({ meaning: { subject, scenes } }: Hit): boolean =>
  subject === undefined && scenes.length > 0 && scenes.every(({ scene }) => !INSIDE.has(scene));

/** Whether a phrase asks for a detail of a scene: for a moon, a market. */
export const says =
  (detail: string) =>
  ({ meaning }: Hit): boolean =>
    meaning.details.some(({ name }) => name === detail);

/** Whether a phrase names somebody by their face: "wanita", "cowok". */
export const isFaceNamed = ({ meaning }: Hit): boolean =>
  meaning.details.some(({ name }) => name === 'man' || name === 'woman');
