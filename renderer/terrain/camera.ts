import { smoothstep } from '../light/noise.ts';
import type { CameraMotion, SceneName, SceneSetup } from '../scene.ts';
import type { Landform } from './landform.ts';
import {
  HIGHEST_OVER_WATER,
  findStandpoint,
  framingOf,
  groundOrWater,
  skyline,
  type Standpoint,
} from './standpoint.ts';

/** Where the camera stands, and how it projects. */
export interface Camera extends Standpoint {
  /** Row of the horizon, pixels from the top. */
  horizonY: number;
  /** Focal length, pixels. */
  focal: number;
}

/** The longest way a camera goes during a clip, world units. */
const TRAVEL = 46;

export interface Shot {
  base: Camera;
  /** The camera at a part (0–1) of the clip. */
  at(progress: number): Camera;
  /** Slope of the skyline towards a direction relative to the base yaw, radians. */
  skylineAt(azimuth: number): number;
}

/** Finds a place worth looking from (not below `leastHeight`) and the way the camera takes from there. */
export function chooseShot(setup: SceneSetup, landform: Landform, leastHeight = -Infinity): Shot {
  const { plan, width, height } = setup;
  const random = setup.random('camera');
  const framing = framingOf(plan);
  const focal = Math.max(width * 0.8, height * 0.75);
  // From high over a beach, only the sea before it would be seen.
  const isHigh = plan.details.high === 1 && plan.scene !== 'beach';
  const isWide = plan.details.wideSky === 1 || plan.details.blueSky === 1;
  // A wide sky leaves the lake that was asked for its room.
  const wide = isWide ? Math.min(0.12, framing.needsWater ? HIGHEST_OVER_WATER - framing.horizon : 1) : 0;
  const horizonY = Math.round(height * Math.min(0.8, Math.max(0.24, framing.horizon + wide - (isHigh ? 0.16 : 0))));
  const shape = { focal, horizonY, lift: isHigh ? 42 : 0 };
  const window = { span: width / 2 / focal, ceiling: (horizonY / focal) * 0.9 };
  const stand = findStandpoint(plan, landform, framing, window, random);
  const base: Camera = { ...stand, height: Math.max(leastHeight, stand.height + shape.lift), horizonY, focal };
  const clearance = framing.clearance[0] * 0.8;
  return {
    base,
    at: (progress) => keepClear(landform, move(base, plan.motion, ease(progress), height, plan.scene), base, clearance),
    skylineAt: (azimuth) => skyline(landform, base, base.yaw + azimuth).slope,
  };
}

/** Starts and stops softly: a camera that is at full speed in its first frame looks like a mistake. */
function ease(progress: number): number {
  return progress * 0.72 + smoothstep(0, 1, progress) * 0.28;
}

function move(base: Camera, motion: CameraMotion, progress: number, frameHeight: number, scene: SceneName): Camera {
  const forwardX = Math.sin(base.yaw);
  const forwardY = Math.cos(base.yaw);
  // On a beach everything of interest stands near: the same way would sweep it out of the picture.
  const reach = scene !== 'beach' ? 1 : motion === 'left' || motion === 'right' || motion === 'orbit' ? 0.16 : 0.38;
  const shift = (ahead: number, aside: number): Camera => ({
    ...base,
    x: base.x + (forwardX * ahead + forwardY * aside) * reach,
    y: base.y + (forwardY * ahead - forwardX * aside) * reach,
  });
  switch (motion) {
    case 'forward':
      return shift(TRAVEL * progress, 0);
    case 'back':
      return shift(TRAVEL * 0.8 * (1 - progress), 0);
    case 'left':
      return { ...shift(TRAVEL * 0.1 * progress, -TRAVEL * 0.55 * progress), yaw: base.yaw - 0.05 * progress };
    case 'right':
      return { ...shift(TRAVEL * 0.1 * progress, TRAVEL * 0.55 * progress), yaw: base.yaw + 0.05 * progress };
    case 'up':
      return {
        ...base,
        height: base.height + 26 * reach * progress,
        horizonY: base.horizonY - frameHeight * 0.07 * progress,
      };
    case 'down':
      return {
        ...base,
        height: base.height + 26 * reach * (1 - progress),
        horizonY: base.horizonY - frameHeight * 0.07 * (1 - progress),
      };
    case 'orbit': {
      // Around a point ahead, so that near and far move against each other.
      const turn = 0.17 * progress;
      const radius = 150;
      return { ...shift(radius * (1 - Math.cos(turn)), -radius * Math.sin(turn)), yaw: base.yaw + turn };
    }
    case 'zoom':
      return { ...base, focal: base.focal * (1 + 0.34 * progress) };
    default:
      return base;
  }
}

/** Never through a hill: looks a little around the place, so that the lift comes smoothly. */
function keepClear(landform: Landform, camera: Camera, base: Camera, clearance: number): Camera {
  if (camera.x === base.x && camera.y === base.y) return camera;
  let ground = -Infinity;
  let weighted = 0;
  let total = 0;
  for (let step = -6; step <= 6; step++) {
    const z = step * 3;
    const here = groundOrWater(landform, camera.x + Math.sin(camera.yaw) * z, camera.y + Math.cos(camera.yaw) * z);
    const weight = 7 - Math.abs(step);
    weighted += here * weight;
    total += weight;
    ground = Math.max(ground, here);
  }
  const needed = (weighted / total) * 0.5 + ground * 0.5 + clearance;
  const over = needed - camera.height;
  // A soft maximum: the camera starts to rise before it must.
  const soft = clearance * 0.5;
  const lift = over > soft ? over : over < -soft ? 0 : ((over + soft) * (over + soft)) / (4 * soft);
  return { ...camera, height: camera.height + lift };
}
