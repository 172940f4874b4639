import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import type { StreetView } from './streetView.ts';

/** How far aside the backs of the stalls stand, metres. */
export const BACK = 6.6;
/**
 * The eye hangs above the street; stalls and people are drawn larger than life, so that it looks in under the awnings.
 */
export const STATURE = 1.4;

export const LAMP_COLOUR: Rgb = [255, 196, 112];

/** Where a point of the market is in the picture. */
export function marketPoint(view: StreetView, x: number, up: number, z: number): readonly [number, number] {
  const unit = view.focal / Math.max(1.2, z);
  return [view.centreX + (x - view.x) * unit, view.horizonY + (view.eye - up * STATURE) * unit];
}

/** The light around a lamp. */
export function paintGlow(
  context: SKRSContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const fill = context.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, css(colour, strength));
  fill.addColorStop(0.3, css(colour, strength * 0.3));
  fill.addColorStop(1, css(colour, 0));
  context.fillStyle = fill;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
