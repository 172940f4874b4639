import type { Plan } from '../scene.ts';
import type { Instruction } from './instruction/instruction.ts';
import { luminancePlane, meanOf } from './planes.ts';
import type { Raster } from './raster.ts';

/** Darker pictures than this were taken at night. */
const NIGHT_LEVEL = 0.16;

/**
 * The plan by which weather, light and grade are drawn over the user's picture. Its scene is some outdoor one and is
 * never painted; styles are applied to the picture itself (`applyStyle`).
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
    beside: null,
    mount: null,
    title,
    letters,
    details,
    chips,
    unmatched,
    unknownSubject: null,
  };
}
