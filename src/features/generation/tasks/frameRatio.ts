import type { AspectRatio, Task } from '../../../../contract/generation.ts';

/** Used while the model's own choice of shape is unknown. */
const ADAPTIVE_RATIO = 16 / 9;

/** Width over height of an aspect ratio. */
export function ratioValue(ratio: AspectRatio): number {
  const [width, height] = ratio.split(':').map(Number);
  return width && height ? width / height : ADAPTIVE_RATIO;
}

/** Width over height of a task's result, before and after it exists, so that its space is reserved from the start. */
export function frameRatio(task: Task): number {
  if (task.media) return task.media.width / task.media.height;
  const { aspect_ratio: ratio, input_ratio: ofInput } = task.settings;
  return ratio === 'adaptive' && ofInput ? ofInput : ratioValue(ratio);
}

/** The most height of the screen that a single result may take, so that its actions stay visible. */
const TALLEST_DVH = 62;

/** The largest width of a single result of this ratio, in CSS. */
export const tileWidth = (ratio: number): string => `max(18rem, calc(${TALLEST_DVH}dvh * ${ratio}))`;
