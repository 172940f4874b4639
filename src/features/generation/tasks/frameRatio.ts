import type { AspectRatio, Task } from '../../../../contract/generation.ts';

/** Shown until the real size is known, when the model chooses the shape itself. */
const ADAPTIVE_RATIO = 16 / 9;

/** Width over height of an aspect ratio. */
export function ratioValue(ratio: AspectRatio): number {
  const [width, height] = ratio.split(':').map(Number);
  return width && height ? width / height : ADAPTIVE_RATIO;
}

/** Width over height of a task's result, before and after it exists: the place on the screen is reserved from the start. */
export function frameRatio(task: Task): number {
  if (task.media) return task.media.width / task.media.height;
  const { aspect_ratio: ratio, input_ratio: ofInput } = task.settings;
  return ratio === 'adaptive' && ofInput ? ofInput : ratioValue(ratio);
}

/** Height that a single result may take of the screen, so that its actions stay in sight. */
const TALLEST_DVH = 62;

/** CSS: how wide a single result of this ratio gets at most. */
export const tileWidth = (ratio: number): string => `max(18rem, calc(${TALLEST_DVH}dvh * ${ratio}))`;
