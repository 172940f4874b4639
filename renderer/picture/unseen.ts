import type { PlanChip } from '../scene.ts';
import type { Room } from './depth.ts';
import { leafShare } from './light/season.ts';
import type { Raster } from './raster.ts';
import { type Instruction, SKY_DETAILS } from './readInstruction.ts';

/** Part of a picture that must be leaves and grass for autumn to be seen in it. */
const LEAST_LEAVES = 0.075;

export interface SeenInstruction {
  /** The instruction without what this picture has no place for. */
  wish: Instruction;
  /** Whether a chip claims what cannot be seen in it. */
  isUnseen(chip: PlanChip): boolean;
}

/** What of an instruction a picture can show: no rainbow without a sky, no autumn without a leaf. */
export function seenIn(picture: Raster, instruction: Instruction, room: Room | null): SeenInstruction {
  const isLeafless = instruction.season === 'autumn' && leafShare(picture) < LEAST_LEAVES;
  const isSkyless = room !== null && room.sky === null;
  // Fireworks mean night; without a sky to show them in, nobody asked for a darker picture.
  const isNightForNothing =
    isSkyless && !instruction.chips.some((chip) => chip.aspect === 'time') && instruction.weather !== 'aurora';
  return {
    wish: {
      ...instruction,
      ...(isNightForNothing && { time: null }),
      ...(isLeafless && { season: null }),
    },
    isUnseen: ({ aspect, value }) =>
      (isSkyless && ((aspect === 'detail' && SKY_DETAILS.has(value)) || value === 'aurora')) ||
      (isLeafless && aspect === 'edit' && value === 'autumn'),
  };
}
