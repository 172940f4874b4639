import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { RoomLight } from '../table/turning.ts';
import type { RoomKind } from './roomKind.ts';
import type { RoomView } from './roomView.ts';

/** What a room is painted with. */
export interface InteriorStyle {
  kind: RoomKind;
  light: RoomLight;
  isDark: boolean;
  isRaining: boolean;
  /** Softness of what is behind the subject, as a part of the picture's height. */
  blur: number;
  /** What the subject rests on, which then stands in the middle. */
  perch?: Perch | null;
}

/** What an animal may rest on in a room. */
export type Perch = 'sofa' | 'bed' | 'window';

export interface Site extends InteriorStyle {
  context: SKRSContext2D;
  setup: SceneSetup;
  view: RoomView;
  wall: Rgb;
  /** Left and right end of what is painted, and its top and bottom. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  random: () => number;
  /** Pixels per metre on the wall. */
  metre: number;
}
