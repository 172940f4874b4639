import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { paintGlow } from '../marketView.ts';
import { hazeAt, streetPoint, type StreetView } from '../streetView.ts';
import { painted, SODIUM } from './townLight.ts';
import { KERB, LAMP_GAP, lampSide, RISE } from './townRoad.ts';

/** A lamp on its arm over the road. */
export function paintLamp(context: SKRSContext2D, view: StreetView, light: CityLight, z: number): void {
  const side = lampSide(z + view.z);
  const unit = view.focal / z;
  context.strokeStyle = css(mix(painted(light, [128, 134, 140], 0.6), light.haze, hazeAt(z)));
  context.lineWidth = Math.max(0.8, 0.12 * unit);
  context.beginPath();
  context.moveTo(...streetPoint(view, side * (KERB + 0.5), RISE, z));
  context.lineTo(...streetPoint(view, side * (KERB + 0.5), 6, z));
  context.lineTo(...streetPoint(view, side * (KERB - 1.4), 6.5, z));
  context.stroke();
  if (!isLampLit(light)) return;
  const [x, y] = streetPoint(view, side * (KERB - 1.4), 6.4, z);
  paintGlow(context, x, y, unit * 1.9, SODIUM, 0.9 * (1 - hazeAt(z) * 0.5));
}

/** Heights of the lines on a pole, and how far aside each hangs; the lowest is the thick bundle of telephone lines. */
const LINES = [
  [7.6, -0.7],
  [7.6, 0],
  [7.6, 0.7],
  [6.9, -0.4],
  [6.8, 0.4],
  [5.7, 0.1],
  [5.5, -0.1],
] as const;

/** A pole of concrete with its crossarms, the cables that sag to the next one and those that go to the houses. */
export function paintPole(context: SKRSContext2D, view: StreetView, light: CityLight, z: number): void {
  const x = -(KERB + 0.55);
  const next = z + LAMP_GAP;
  const near = Math.max(2.2, z);
  const dark = mix(scale(painted(light, [52, 54, 60], 0.4), 0.8), light.haze, hazeAt(near) * 0.8);
  context.strokeStyle = css(dark, 0.9);
  for (const [line, [up, aside]] of LINES.entries()) {
    context.lineWidth = Math.max(0.7, (line > 4 ? 0.045 : 0.022) * (view.focal / Math.max(6, z)));
    context.beginPath();
    for (let step = 0; step <= 8; step++) {
      const part = step / 8;
      const distance = z + (next - z) * part;
      if (distance < 2.2) continue;
      const sag = Math.sin(part * Math.PI) * (0.55 + (line % 3) * 0.16);
      context.lineTo(...streetPoint(view, x + aside, up - sag, distance));
    }
    context.stroke();
  }
  if (z < 3) return;
  const unit = view.focal / z;
  context.lineWidth = Math.max(0.6, 0.02 * unit);
  for (const [aside, up] of [
    [8.6, 4.8],
    [8.6, 6.2],
    [-8.6, 5.2],
  ] as const) {
    const [ax, ay] = streetPoint(view, x, 5.7, z);
    const [bx, by] = streetPoint(view, aside, up, z + 3);
    context.beginPath();
    context.moveTo(ax, ay);
    context.quadraticCurveTo((ax + bx) / 2, (ay + by) / 2 + unit * 0.5, bx, by);
    context.stroke();
  }
  const [footX, footY] = streetPoint(view, x, RISE, z);
  const [, topY] = streetPoint(view, x, 8, z);
  const stone = mix(painted(light, [150, 148, 144], 0.7), light.haze, hazeAt(z));
  const shade = context.createLinearGradient(footX - unit * 0.15, 0, footX + unit * 0.15, 0);
  shade.addColorStop(0, css(stone));
  shade.addColorStop(1, css(scale(stone, 0.6)));
  context.fillStyle = shade;
  context.fillRect(footX - unit * 0.14, topY, unit * 0.28, footY - topY);
  context.fillStyle = css(dark);
  for (const up of [7.55, 6.8]) {
    const [, y] = streetPoint(view, x, up, z);
    context.fillRect(footX - unit * 0.85, y, unit * 1.7, unit * 0.11);
  }
  // The drum of a transformer on every other pole.
  if (Math.round((z + view.z) / LAMP_GAP) % 2 !== 0) return;
  const [, y] = streetPoint(view, x, 6.3, z);
  context.fillStyle = css(mix(painted(light, [126, 130, 134], 0.6), light.haze, hazeAt(z)));
  context.beginPath();
  context.roundRect(footX + unit * 0.16, y, unit * 0.5, unit * 0.75, unit * 0.1);
  context.fill();
}
