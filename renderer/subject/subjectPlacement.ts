import type { Rgb } from '../scene.ts';
import type { SubjectLight } from './subjectSprite.ts';

/** Where and how a subject stands in a picture. */
export interface SubjectPlacement {
  /** A name in SILHOUETTES. */
  name: string;
  /** Pixels. On ground and water the middle of foot or waterline; in sky, space and underwater the body's middle. */
  x: number;
  y: number;
  /** Pixels. */
  height: number;
  /** Where the light is, in pixels; above on the right when left out. */
  lightAt?: { x: number; y: number };
  /** Replaces the light the palette gives. */
  light?: SubjectLight;
  /** 0 (clear) to 1 (lost in haze). */
  haze?: number;
  hazeColour?: Rgb;
  /** Strength (0–1) of its reflection below the foot. */
  reflection?: number;
  /** Whether it faces the other way. */
  isFlipped?: boolean;
  /** Offset of its own motion in seconds, so that two of a kind do not move in step. */
  phase?: number;
}
