import { FIGURES } from '../../subject/figureDrawings.ts';
import { canAct } from '../../subject/figureLook.ts';
import type { Silhouette } from '../../subject/silhouettes.ts';

/** How high the camera stands: at the chest of people, nearer to the floor for what is small. */
export const EYE_FOR_PEOPLE = 1.4;
const EYE_FOR_SEATED = 1.12;
const EYE_FOR_PETS = 0.78;

/** How tall an adult is, and the size that SILHOUETTES gives to one. */
const ADULT = 1.66;
const ADULT_SIZE = 0.355;

/** Small animals, whose share of the picture would otherwise be too little to know them by. */
const LEAST_METRES = 0.5;
/** What does not fit into a room is shown at most this tall. */
const MOST_METRES = 1.5;

/** Whether a subject is somebody, and no animal or thing. */
export const isPerson = (name: string | null): boolean => name !== null && (name in FIGURES || canAct(name));

/** The camera's height above the floor for a subject, in metres; for an empty room, a person's. */
export function eyeFor(subject: string | null, isSeated: boolean): number {
  if (subject !== null && !isPerson(subject)) return EYE_FOR_PETS;
  return isSeated ? EYE_FOR_SEATED : EYE_FOR_PEOPLE;
}

/** How tall a subject is, in metres. */
export function metresOf({ name, size }: Silhouette): number {
  const metres = (size / ADULT_SIZE) * ADULT;
  if (isPerson(name)) return metres;
  return Math.min(MOST_METRES, Math.max(LEAST_METRES, metres * 0.5));
}
