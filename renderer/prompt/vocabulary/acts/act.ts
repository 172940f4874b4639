import type { SceneName } from '../../../scene.ts';
import type { RoomKindName } from '../../../scenes/room/roomKinds.ts';
import type { VenueName } from '../../../scenes/venue/venueKinds.ts';

/** A kind of room, a marked place outdoors, a landscape, or a street, which is a view of the city. */
export type ActPlace = RoomKindName | VenueName | SceneName | 'street';

/** What people do that is drawn, by the detail that asks for it. */
export interface ActWords {
  /** Indonesian and English name. */
  called: string;
  /** Who does it where the prompt names nobody. */
  who: string;
  /** Where they do it if the prompt names no place. */
  place: ActPlace;
  /** Phrases, Indonesian and English. */
  words: string;
  /** What the drawing shows besides: the name, and the words for it. */
  shows?: readonly (readonly [called: string, words: string])[];
}

export const SITTING = ['duduk/sitting', 'duduk sitting seated sits'] as const;

/** An act's words, as a row of a table. */
export const act = (
  called: string,
  who: string,
  place: ActPlace,
  words: string,
  shows: ActWords['shows'] = [],
): ActWords => ({
  called,
  who,
  place,
  words,
  shows,
});
