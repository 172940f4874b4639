import type { CameraMotion, PlanChip } from '../scene.ts';
import type { CameraPose } from './warp.ts';

const STILL: CameraPose = { zoom: 1, dolly: 0, shiftX: 0, shiftY: 0, panX: 0, panY: 0, pivot: 0.45 };

/** How far near and far things shift against each other at the ends of a path, parts of the width. */
const SWAY = 0.044;

/**
 * Where the camera is at a point of the clip (0–1). Every pose stays inside the picture: to move sideways it zooms in
 * so far that the margin is wider than the move, or the border would show.
 */
export function poseOnPath(motion: CameraMotion, progress: number): CameraPose {
  const way = soften(progress);
  const swing = way * 2 - 1;
  switch (motion) {
    case 'none':
      return STILL;
    case 'forward':
      return {
        ...STILL,
        zoom: 1.05 + 0.14 * way,
        dolly: 0.02 + 0.16 * way,
        shiftX: 0.006 * swing,
        shiftY: 0.012 * way,
      };
    case 'back':
      return { ...STILL, zoom: 1.2 - 0.13 * way, dolly: 0.15 * (1 - way), shiftX: 0.006 * swing };
    case 'left':
      return { ...STILL, zoom: 1.1, shiftX: SWAY * swing, panX: 0.012 * swing };
    case 'right':
      return { ...STILL, zoom: 1.1, shiftX: -SWAY * swing, panX: -0.012 * swing };
    case 'up':
      return { ...STILL, zoom: 1.16, shiftY: SWAY * 0.74 * swing, panY: 0.006 * swing };
    case 'down':
      return { ...STILL, zoom: 1.16, shiftY: -SWAY * 0.74 * swing, panY: -0.006 * swing };
    case 'orbit':
      return {
        ...STILL,
        pivot: 0.72,
        zoom: 1.12 + 0.02 * Math.sin(Math.PI * way),
        shiftX: -SWAY * 1.25 * swing,
        shiftY: 0.012 * Math.sin(Math.PI * way),
        dolly: 0.03 * Math.sin(Math.PI * way),
      };
    case 'zoom':
      return { ...STILL, zoom: 1.03 + 0.3 * way };
  }
}

/** Whether a chip names a movement that a still camera does not make. */
export function isOfCamera({ aspect, value }: Pick<PlanChip, 'aspect' | 'value'>): boolean {
  return aspect === 'motion' ? value !== 'none' : value === 'gentle';
}

/** Starts and ends gently without standing still at either end. */
function soften(progress: number): number {
  const smooth = progress * progress * (3 - 2 * progress);
  return progress * 0.45 + smooth * 0.55;
}
