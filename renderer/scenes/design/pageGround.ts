import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import type { Layout } from './column.ts';

const WHITE: Rgb = [255, 255, 255];

export interface GroundOptions {
  layout: Layout;
  width: number;
  height: number;
  random: () => number;
}

/** A colour over the whole page, a little brighter in its middle. */
export function wash(context: SKRSContext2D, { width, height }: GroundOptions, colour: Rgb, depth = 0.06): void {
  const glow = context.createRadialGradient(
    width / 2,
    height * 0.45,
    0,
    width / 2,
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  glow.addColorStop(0, css(mix(colour, WHITE, 0.3)));
  glow.addColorStop(1, css(scale(colour, 1 - depth)));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}
