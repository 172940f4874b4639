import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import type { CityLight } from './cityLight.ts';
import { BACK, isLampLit, LAMP_COLOUR, marketPoint, paintGlow } from './marketView.ts';
import type { StreetView } from './streetView.ts';

/** Metres, as all of the market. */
export const STALL_LENGTH = 5;
const COUNTER = 4;

export interface Stall {
  side: -1 | 1;
  z: number;
  cloth: Rgb;
  counter: Rgb;
  wares: readonly Rgb[];
}

/** A stall so many metres ahead: its lit inside, the counter with wares, the awning. */
export function paintStall(
  context: SKRSContext2D,
  view: StreetView,
  light: CityLight,
  { side, cloth, counter, wares }: Stall,
  z: number,
): void {
  const isDark = isLampLit(light);
  const dim = (colour: Rgb): Rgb => (isDark ? mix(scale(colour, 0.82), LAMP_COLOUR, 0.16) : colour);
  const far = z + STALL_LENGTH;
  const haze = Math.min(0.7, Math.max(0, z) / 150);
  const seen = (colour: Rgb, factor = 1): string => css(mix(scale(dim(colour), factor), light.haze, haze));
  const unit = view.focal / Math.max(1.2, z);
  // The lit inside: back wall and the end that faces the eye.
  const top = marketPoint(view, BACK * side, 2.9, z);
  const foot = marketPoint(view, BACK * side, 0, z);
  const inside = context.createLinearGradient(0, top[1], 0, foot[1]);
  inside.addColorStop(0, css(mix(isDark ? [250, 206, 132] : [150, 118, 92], light.haze, haze)));
  inside.addColorStop(0.45, css(mix(isDark ? [204, 120, 58] : [120, 92, 74], light.haze, haze)));
  inside.addColorStop(1, css(mix([74, 42, 30], light.haze, haze)));
  quad(context, [top, marketPoint(view, BACK * side, 2.9, far), marketPoint(view, BACK * side, 0, far), foot], inside);
  quad(
    context,
    [
      marketPoint(view, COUNTER * side, 2.5, far),
      marketPoint(view, BACK * side, 2.8, far),
      marketPoint(view, BACK * side, 0, far),
      marketPoint(view, COUNTER * side, 0, far),
    ],
    inside,
  );
  for (let shelf = 0; shelf < 2; shelf++) {
    for (let thing = 0; thing < 8; thing++) {
      if (z + thing * 0.55 < 1.4) continue;
      const [x, y] = marketPoint(view, (BACK - 0.1) * side, 1.25 + shelf * 0.6, z + 0.4 + thing * 0.55);
      context.fillStyle = seen(wares[(thing + shelf * 8) % wares.length]!, 0.9);
      context.fillRect(x - unit * 0.1, y - unit * 0.3, unit * 0.2, unit * 0.3);
    }
  }
  // Counter with its cloth, wares heaped on it.
  const cloths = context.createLinearGradient(0, marketPoint(view, 0, 1, z)[1], 0, marketPoint(view, 0, 0, z)[1]);
  cloths.addColorStop(0, seen(counter, 1.3));
  cloths.addColorStop(1, seen(counter, 0.5));
  quad(
    context,
    [
      marketPoint(view, COUNTER * side, 1, z),
      marketPoint(view, COUNTER * side, 1, far),
      marketPoint(view, COUNTER * side, 0, far),
      marketPoint(view, COUNTER * side, 0, z),
    ],
    cloths,
  );
  quad(
    context,
    [
      marketPoint(view, COUNTER * side, 1, z),
      marketPoint(view, BACK * side, 1, z),
      marketPoint(view, BACK * side, 0, z),
      marketPoint(view, COUNTER * side, 0, z),
    ],
    seen(counter, 0.55),
  );
  quad(
    context,
    [
      marketPoint(view, COUNTER * side, 1, z),
      marketPoint(view, COUNTER * side, 1, far),
      marketPoint(view, (COUNTER + 1) * side, 1, far),
      marketPoint(view, (COUNTER + 1) * side, 1, z),
    ],
    seen([196, 150, 96]),
  );
  for (let heap = 0; heap < 16; heap++) {
    if (far - heap * 0.28 < 1.4) continue;
    const [x, y] = marketPoint(view, (COUNTER + 0.3 + (heap % 2) * 0.4) * side, 1.06, far - 0.3 - heap * 0.28);
    const size = (view.focal / Math.max(1.2, far - heap * 0.28)) * 0.17;
    context.fillStyle = seen(wares[heap]!, 1.12);
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
  }
  // Striped awning sloping over the counter, with a hanging edge.
  const stripes = 10;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const from = z - 0.2 + ((STALL_LENGTH + 0.4) * stripe) / stripes;
    const to = z - 0.2 + ((STALL_LENGTH + 0.4) * (stripe + 1)) / stripes;
    const colour: Rgb = stripe % 2 ? [246, 236, 218] : cloth;
    const under = isDark ? 0.8 : 1;
    quad(
      context,
      [
        marketPoint(view, BACK * side, 3.3, from),
        marketPoint(view, BACK * side, 3.3, to),
        marketPoint(view, (COUNTER - 1) * side, 2.75, to),
        marketPoint(view, (COUNTER - 1) * side, 2.75, from),
      ],
      seen(colour, under),
    );
    const [ax, ay] = marketPoint(view, (COUNTER - 1) * side, 2.75, from);
    const [bx, by] = marketPoint(view, (COUNTER - 1) * side, 2.75, to);
    const drop = (view.focal / Math.max(1.2, from)) * 0.3;
    context.fillStyle = seen(colour, under * 1.08);
    context.beginPath();
    context.moveTo(ax, ay - 1);
    context.lineTo(bx, by - 1);
    context.lineTo(bx, by + drop * 0.7);
    context.quadraticCurveTo((ax + bx) / 2, (ay + by) / 2 + drop * 1.35, ax, ay + drop * 0.7);
    context.fill();
  }
  quad(
    context,
    [
      marketPoint(view, (COUNTER - 1) * side, 2.75, z - 0.2),
      marketPoint(view, BACK * side, 3.3, z - 0.2),
      marketPoint(view, BACK * side, 2.9, z - 0.2),
    ],
    seen(cloth, 0.72),
  );
  if (!isDark) return;
  const [lampX, lampY] = marketPoint(view, (COUNTER + 0.6) * side, 2.3, z + STALL_LENGTH / 2);
  paintGlow(
    context,
    lampX,
    lampY,
    (view.focal / Math.max(1.2, z + STALL_LENGTH / 2)) * 2.6,
    LAMP_COLOUR,
    0.5 * (1 - haze),
  );
}

function quad(
  context: SKRSContext2D,
  corners: readonly (readonly [number, number])[],
  fill: string | ReturnType<SKRSContext2D['createLinearGradient']>,
): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fill();
}
