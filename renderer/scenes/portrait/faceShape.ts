import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

export interface Looks {
  isMan: boolean;
  isOld: boolean;
  hasHijab: boolean;
  isSmiling: boolean;
  skin: Rgb;
  hair: Rgb;
  cloth: Rgb;
  iris: Rgb;
}

/** The light on a face: its colour, what the air gives back, and the side it comes from. */
export interface FaceLight {
  key: Rgb;
  ambient: Rgb;
  side: -1 | 1;
}

/** A colour in the light of the room, of which `direct` falls on it. */
export function lit(colour: Rgb, { key, ambient }: FaceLight, direct: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    Math.min(255, (colour[index] / 255) * (ambient[index] * 0.62 + key[index] * direct * 0.8));
  return [channel(0), channel(1), channel(2)];
}

/** From the shaded left to the lit right. */
export function across(
  context: SKRSContext2D,
  light: FaceLight,
  colour: Rgb,
  reach: number,
): ReturnType<SKRSContext2D['createLinearGradient']> {
  const fill = context.createLinearGradient(-reach, 0.1, reach, -0.1);
  fill.addColorStop(0, css(lit(colour, light, 0.16)));
  fill.addColorStop(0.42, css(lit(colour, light, 0.58)));
  fill.addColorStop(0.8, css(lit(colour, light, 0.96)));
  fill.addColorStop(1, css(mix(lit(colour, light, 1), light.key, 0.2)));
  return fill;
}
