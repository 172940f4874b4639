import type { Plan } from '../scene.ts';
import type { Instruction } from './readInstruction.ts';
import { luminancePlane, meanOf } from './planes.ts';
import type { Raster } from './raster.ts';

/** Darker pictures than this were taken at night. */
const NIGHT_LEVEL = 0.16;

/**
 * The plan that weather, light and grade are drawn by when the scene is somebody's own picture. Its scene names one under
 * an open sky and is never painted; a style is given to the picture itself (`applyStyle`).
 */
export function planForPicture(instruction: Instruction, raster: Raster, seed: number): Plan {
  const { weather, colours, motion, subject, title, letters, details, chips, unmatched } = instruction;
  const time =
    instruction.time ??
    (weather === 'storm' ? 'storm' : meanOf(luminancePlane(raster)) < NIGHT_LEVEL ? 'night' : 'day');
  return {
    seed,
    scene: 'hills',
    time,
    weather: weather ?? 'clear',
    colours,
    motion: motion ?? 'forward',
    style: null,
    subject,
    subjectColour: null,
    companion: null,
    title,
    letters,
    details,
    chips,
    unmatched,
    unknownSubject: null,
  };
}
