import type { Silhouette } from './silhouettes.ts';

/** Position and shape of a subject at one instant. */
export interface Pose {
  x: number;
  y: number;
  /** Radians. */
  rotation: number;
  scaleX: number;
  scaleY: number;
  /** Horizontal shift per unit of height, for trees that lean in the wind. */
  skew: number;
  /** Brightness of its own light, around 1. */
  glow: number;
}

interface Rest {
  x: number;
  y: number;
  height: number;
  seconds: number;
  sceneWidth: number;
  isFlipped: boolean;
}

/** The pose of a silhouette's own motion at `seconds`; so small that the subject never leaves its place. */
export function poseAt(silhouette: Silhouette, { x, y, height, seconds: t, sceneWidth, isFlipped }: Rest): Pose {
  const ahead = (silhouette.facing === 'left' ? -1 : silhouette.facing === 'right' ? 1 : 0) * (isFlipped ? -1 : 1);
  const pose: Pose = { x, y, rotation: 0, scaleX: 1, scaleY: 1, skew: 0, glow: 1 };
  switch (silhouette.motion) {
    case 'still':
    case 'flock':
      break;
    case 'sway':
      pose.skew = Math.sin(t * 1.1) * 0.018 + Math.sin(t * 2.3 + 1) * 0.008;
      break;
    case 'sail':
      pose.x += ahead * sceneWidth * 0.004 * t;
      pose.y += Math.sin(t * 1.15) * height * 0.014;
      pose.rotation = Math.sin(t * 0.85 + 0.6) * 0.022;
      break;
    case 'bob':
      pose.y += Math.sin(t * 1.3) * height * 0.018;
      pose.rotation = Math.sin(t * 0.95 + 0.4) * 0.032;
      break;
    case 'walk':
      pose.x += ahead * height * 0.055 * t;
      pose.y -= Math.abs(Math.sin(t * 3.4)) * height * 0.016;
      pose.rotation = Math.sin(t * 3.4) * 0.012;
      break;
    case 'drive':
      pose.x += ahead * height * 0.16 * t;
      pose.y -= (0.5 + 0.5 * Math.sin(t * 17)) * height * 0.006;
      break;
    case 'fly':
      pose.x += ahead * sceneWidth * 0.016 * t;
      pose.y += Math.sin(t * 0.8) * height * 0.07;
      pose.rotation = Math.sin(t * 0.8 + 0.9) * 0.035 * ahead;
      break;
    case 'hover':
      pose.x += Math.sin(t * 0.43) * height * 0.05;
      pose.y += Math.sin(t * 0.7) * height * 0.05;
      pose.rotation = Math.sin(t * 0.55 + 0.7) * 0.03;
      break;
    case 'flap':
      pose.x += Math.sin(t * 0.62) * height * 0.6 + Math.sin(t * 1.7) * height * 0.12;
      pose.y += Math.sin(t * 0.94 + 1) * height * 0.3 + Math.sin(t * 2.9) * height * 0.06;
      pose.scaleX = 0.32 + 0.68 * Math.abs(Math.sin(t * 6.2));
      pose.rotation = 0.18 + Math.sin(t * 0.7) * 0.12;
      break;
    case 'swim':
      pose.x += ahead * sceneWidth * 0.012 * t;
      pose.y += Math.sin(t * 0.75) * height * 0.06;
      pose.rotation = Math.sin(t * 0.75 + 1.1) * 0.06 * (ahead || 1);
      pose.scaleX = 1 + Math.sin(t * 1.9) * 0.012;
      break;
    case 'drift':
      pose.x += Math.sin(t * 0.21) * height * 0.08;
      pose.y += Math.sin(t * 0.33) * height * 0.07;
      pose.rotation = -0.12 + Math.sin(t * 0.24) * 0.1;
      pose.glow = 0.92 + 0.08 * Math.sin(t * 5.1);
      break;
    case 'soar':
      pose.x += ahead * sceneWidth * 0.016 * t;
      pose.y += Math.sin(t * 0.8) * height * 0.05;
      pose.rotation = -0.12 + Math.sin(t * 0.8 + 0.9) * 0.035;
      pose.glow = 0.92 + 0.08 * Math.sin(t * 5.1);
      break;
    case 'act':
      pose.rotation = Math.sin(t * 2.7) * 0.008;
      pose.scaleY = 1 + Math.sin(t * 5.4 + 0.7) * 0.006;
      break;
    case 'flicker':
      pose.scaleY = 1 + Math.sin(t * 9.1) * 0.02 + Math.sin(t * 14.7) * 0.014;
      pose.skew = Math.sin(t * 6.3) * 0.02;
      pose.glow = 0.9 + 0.1 * Math.sin(t * 8.3) * Math.sin(t * 3.1 + 1);
      break;
  }
  return pose;
}
