import { dressedAnimal } from './dressedAnimals.ts';
import type { Figure } from './figure.ts';
import { ACTORS } from './figureDrawings.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

const TOQUE: SilhouettePart = {
  fill: '#f7f5f0',
  path: 'M66 30H134V-2C150 -26 128 -50 110 -40C100 -58 72 -52 74 -34C52 -40 46 -10 66 4Z',
};

/** As whom a dressed animal can work, and how many of the parts that they have on the head are a hat and no face. */
const UNIFORMS = [
  ['cook', 'berpakaian koki/dressed as a cook', 0],
  ['doctor', 'berpakaian dokter/dressed as a doctor', 0],
  ['police', 'berpakaian polisi/dressed as a police officer', 3],
  ['businessman', 'berjas/in a suit', 0],
  ['barista', 'bercelemek/in an apron', 0],
  ['pupil', 'berseragam sekolah/in a school uniform', 0],
  ['king', 'bermahkota/with a crown', 4],
  ['queen', 'bermahkota/with a crown', 4],
  ['wizard', 'bertopi penyihir/in the hat of a wizard', 4],
  ['witch', 'bertopi penyihir/in the hat of a witch', 4],
  ['santa', 'bertopi Sinterklas/in the hat of Santa Claus', 2],
  ['farmer', 'bercaping/in the hat of a farmer', 2],
] as const;

const RABBIT = dressedAnimal('rabbit');

/** The value of the detail `inUniform` for a job; 0 if no animal is dressed as that. */
export const uniformOf = (job: string): number => UNIFORMS.findIndex(([name]) => name === job) + 1;

/** What a uniform is called (Indonesian/English). */
export const uniformName = (value: number): string | undefined => UNIFORMS[value - 1]?.[1];

/** A dressed animal in the clothes of a job. */
export function inUniform(name: string, animal: Figure, value: number): Figure {
  const uniform = UNIFORMS[value - 1];
  if (!uniform) return animal;
  const [job, , hats] = uniform;
  const { top, bottom, wears, extra = [], idle = [], onHead = [], hair } = ACTORS[job]!;
  // A chef's hat would hide the ears that tell a rabbit.
  const hat = hair === 'toque' ? (name === RABBIT ? [] : [TOQUE]) : hats > 0 ? onHead.slice(-hats) : [];
  return { ...animal, top, bottom, wears, extra, idle, onHead: hat, isShortSleeved: false };
}
