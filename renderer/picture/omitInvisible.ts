import type { PlanChip } from '../scene.ts';
import type { PictureAnalysis } from './depth.ts';
import { thingIn } from './develop.ts';
import { shareToRecolour } from './light/recolour.ts';
import { PLAIN } from './light/paints.ts';
import { hasLamps } from './light/lamps.ts';
import { leafShare } from './light/season.ts';
import type { Raster } from './raster.ts';
import type { Instruction } from './instruction/instruction.ts';
import { SKY_DETAILS } from './instruction/words.ts';

/** Share of a picture in which a colour must be found for a change of it to show. */
const LEAST_COLOURED = 0.004;

/** Share of leaves and grass that a picture needs for autumn to show. */
const LEAST_LEAVES = 0.075;

export interface VisibleInstruction {
  /** The instruction without what this picture cannot show. */
  wish: Instruction;
  /** Whether a chip claims something that cannot be seen in it. */
  isUnseen(chip: PlanChip): boolean;
}

/**
 * Whether the thing that is to have another colour was not found: whatever is near the middle, or somebody's shirt,
 * would get it.
 */
export function isThingLost(picture: Raster, { recolour }: Instruction, analysis: PictureAnalysis | null): boolean {
  if (!recolour || (recolour.from && !PLAIN.has(recolour.from))) return false;
  const thing = thingIn(picture, analysis);
  if (recolour.isOfThing && thing.isPerson && !recolour.from) return true;
  return shareToRecolour(picture, recolour, thing) === 0;
}

/** The part of an instruction that a picture can show: no rainbow without a sky, no autumn without leaves, no other colour of a white car. */
export function omitInvisible(
  picture: Raster,
  instruction: Instruction,
  analysis: PictureAnalysis | null,
): VisibleInstruction {
  const isLeafless = instruction.season === 'autumn' && leafShare(picture) < LEAST_LEAVES;
  const { recolour } = instruction;
  const isColourless =
    recolour !== null &&
    (isThingLost(picture, instruction, analysis) ||
      shareToRecolour(picture, recolour, thingIn(picture, analysis)) < LEAST_COLOURED);
  const isLampless = instruction.details.warmLamps === 1 && analysis !== null && !hasLamps(picture, analysis);
  const isSkyless = analysis !== null && analysis.sky === null;
  // Fireworks imply night; without a sky to show them in, the picture is not darkened for nothing.
  const isNightForNothing =
    isSkyless && !instruction.chips.some((chip) => chip.aspect === 'time') && instruction.weather !== 'aurora';
  return {
    wish: {
      ...instruction,
      ...(isNightForNothing && { time: null }),
      ...(isLampless && { details: { ...instruction.details, warmLamps: 0 } }),
      ...(isLeafless && { season: null }),
      ...(isColourless && { recolour: null }),
    },
    isUnseen: ({ aspect, value }) =>
      (isSkyless && ((aspect === 'detail' && SKY_DETAILS.has(value)) || value === 'aurora')) ||
      (isLampless && aspect === 'detail' && value === 'warmLamps') ||
      (isLeafless && aspect === 'edit' && value === 'autumn') ||
      (isColourless && aspect === 'colour' && value === recolour.to),
  };
}
