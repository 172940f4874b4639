import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CameraMotion, SceneSetup } from '../scene.ts';

/** Where a flat scene's camera stands: every layer moves by it in proportion to its nearness. */
export interface FlatCamera {
  /** Travel to the right and downwards, in parts of the picture's width and height for the nearest layer. */
  x: number;
  y: number;
  /** Travel into the picture, 0 to 1. */
  dolly: number;
  /** Magnification of everything alike. */
  zoom: number;
  /** Turn about the middle distance, −1 to 1: near layers go one way, far ones the other. */
  orbit: number;
}

/** The camera of a motion at `progress` (0–1). Progress 0 of every motion is already a composed picture. */
export function flatCameraAt(motion: CameraMotion, progress: number): FlatCamera {
  // Starts and stops softly, as a hand on a dolly would.
  const p = progress * 0.45 + progress * progress * (3 - 2 * progress) * 0.55;
  const camera: FlatCamera = { x: 0, y: 0, dolly: 0, zoom: 1, orbit: 0 };
  switch (motion) {
    case 'none':
      return camera;
    case 'forward':
      return { ...camera, dolly: p };
    case 'back':
      return { ...camera, dolly: 1 - p };
    case 'left':
      return { ...camera, x: -(p - 0.4) };
    case 'right':
      return { ...camera, x: p - 0.4 };
    case 'up':
      return { ...camera, y: -(p - 0.35) };
    case 'down':
      return { ...camera, y: p - 0.35 };
    case 'orbit':
      return { ...camera, orbit: p * 1.6 - 0.6 };
    case 'zoom':
      return { ...camera, zoom: 1 + p * 0.26 };
  }
}

/** How far the nearest layer travels sideways and up, in parts of the picture. */
const REACH_X = 0.34;
const REACH_Y = 0.2;
/** How much the nearest layer grows on the way in. */
const REACH_DOLLY = 0.62;
/** The layer an orbit turns about. */
const ORBIT_DEPTH = 0.45;

export interface LayerShift {
  /** Pixels. */
  x: number;
  y: number;
  scale: number;
}

/** How a layer at `depth` (0 at infinity, 1 nearest) is moved; scaling is about the point the camera looks at. */
export function layerShift(camera: FlatCamera, setup: SceneSetup, depth: number): LayerShift {
  return {
    x: -(camera.x * REACH_X * depth + camera.orbit * REACH_X * 0.8 * (depth - ORBIT_DEPTH)) * setup.width,
    y: -camera.y * REACH_Y * (0.25 + 0.75 * depth) * setup.height,
    scale: camera.zoom * (1 + camera.dolly * REACH_DOLLY * depth * depth + camera.dolly * 0.03),
  };
}

/** Applies a layer's shift to the context; the caller restores it. */
export function enterLayer(context: SKRSContext2D, shift: LayerShift, focus: { x: number; y: number }): void {
  context.translate(focus.x + shift.x, focus.y + shift.y);
  context.scale(shift.scale, shift.scale);
  context.translate(-focus.x, -focus.y);
}
