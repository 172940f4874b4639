import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { type CityLight, isLampLit } from './cityLight.ts';
import { BACK, LAMP_COLOUR, marketPoint, paintGlow } from './marketView.ts';
import { presence, type Range, type StreetView } from './streetView.ts';

/** Metres, as all of the market. */
export const STALL_LENGTH = 5;
const BOARDS_SEEN: Range = { near: 4.5, far: 60 };
/** How far aside the counters begin. */
export const COUNTER = 4;

/** A stall of a market, and who stands in it. */
export interface Stall {
  side: -1 | 1;
  z: number;
  cloth: Rgb;
  counter: Rgb;
  wares: readonly Rgb[];
  /** What it sells, on a board over its counter. */
  board: Canvas;
  /** Whoever sells it. */
  seller: number;
}

/** A stall so many metres ahead: its lit inside, the seller behind the counter with wares, the awning and its board. */
export function paintStall(
  context: SKRSContext2D,
  view: StreetView,
  light: CityLight,
  { side, cloth, counter, wares, board }: Stall,
  { z, paintSeller }: { z: number; paintSeller: () => void },
): void {
  const isDark = isLampLit(light);
  const dim = (colour: Rgb): Rgb => (isDark ? mix(scale(colour, 0.82), LAMP_COLOUR, 0.16) : colour);
  const far = z + STALL_LENGTH;
  const haze = Math.min(0.7, Math.max(0, z) / 150);
  const seen = (colour: Rgb, factor = 1): string => css(mix(scale(dim(colour), factor), light.haze, haze));
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
  // Folds of the canvas behind, then shelves with jars and packets and what hangs from the roof.
  const back = (from: number, to: number, low: number, high: number): readonly (readonly [number, number])[] => [
    marketPoint(view, (BACK - 0.04) * side, high, from),
    marketPoint(view, (BACK - 0.04) * side, high, to),
    marketPoint(view, (BACK - 0.04) * side, low, to),
    marketPoint(view, (BACK - 0.04) * side, low, from),
  ];
  for (let fold = 0; fold < 6; fold++) {
    const at = z + 0.3 + fold * 0.8;
    if (at > 1.2) quad(context, back(at, at + 0.3, 0, 2.9), css([90, 44, 20], 0.16));
  }
  for (let shelf = 0; shelf < 3; shelf++) {
    if (far < 2) break;
    quad(context, back(z + 0.2, far - 0.2, 1.1 + shelf * 0.5, 1.16 + shelf * 0.5), seen([132, 84, 50], 0.8));
    for (let thing = 0; thing < 11; thing++) {
      const at = z + 0.4 + thing * 0.41;
      if (at < 1.4) continue;
      const [x, y] = marketPoint(view, (BACK - 0.1) * side, 1.16 + shelf * 0.5, at);
      const size = view.focal / at;
      const tall = size * (0.24 + ((thing * 5 + shelf * 3) % 4) * 0.09);
      context.fillStyle = seen(wares[(thing * 3 + shelf * 8) % wares.length]!, 0.95);
      context.fillRect(x - size * 0.09, y - tall, size * 0.18, tall);
    }
  }
  // Goods along the far end, too.
  if (far > 3) {
    const size = view.focal / far;
    for (let thing = 0; thing < 18; thing++) {
      const [x, y] = marketPoint(
        view,
        (COUNTER + 0.5 + (thing % 6) * 0.36) * side,
        1.1 + Math.floor(thing / 6) * 0.52,
        far,
      );
      const tall = size * (0.3 + ((thing * 7) % 5) * 0.07);
      context.fillStyle = seen(wares[(thing * 5) % wares.length]!, 0.9);
      context.fillRect(x - size * 0.14, y - tall, size * 0.28, tall);
    }
  }
  paintSeller();
  for (let hung = 0; hung < 9; hung++) {
    const at = far - 0.3 - hung * 0.5;
    if (at < 2) break;
    const [x, y] = marketPoint(view, (COUNTER + 0.9) * side, 2.62, at);
    const size = view.focal / at;
    context.fillStyle = seen(wares[(hung * 5 + 2) % wares.length]!, 1.05);
    context.beginPath();
    context.roundRect(x - size * 0.13, y, size * 0.26, size * (0.34 + (hung % 3) * 0.1), size * 0.06);
    context.fill();
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
  const boardSeen = presence(view, z, BOARDS_SEEN);
  if (boardSeen > 0) {
    const [x, y] = marketPoint(view, (COUNTER + 0.1) * side, 2.52, z - 0.2);
    const wide = (view.focal / z) * 1.5;
    context.save();
    context.globalAlpha *= (1 - haze) * boardSeen;
    context.drawImage(board, x - wide / 2, y, wide, (wide * board.height) / board.width);
    context.restore();
  }
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
