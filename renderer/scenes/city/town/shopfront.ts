import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import { registerStudioFont, STUDIO_FONT } from '../../../post/fonts.ts';
import type { Rgb } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { painted, SODIUM } from './townLight.ts';

/** What stands over the shops of a town. */
export const SHOP_WORDS: readonly string[] = [
  'TOKO',
  'APOTEK',
  'WARUNG',
  'BENGKEL',
  'SALON',
  'LAUNDRY',
  'FOTOKOPI',
  'TOKO ROTI',
  'BAKSO',
  'SATE',
  'SEMBAKO',
  'TOKO BUKU',
  'KOPI',
  'PULSA',
  'TOKO KAIN',
  'OPTIK',
  'MIE AYAM',
  'NASI PADANG',
  'KLINIK',
  'ELEKTRONIK',
];

/** Boards over the shops, and the letters on them. */
export const BOARDS: readonly (readonly [board: Rgb, letters: Rgb])[] = [
  [
    [206, 48, 44],
    [255, 246, 226],
  ],
  [
    [28, 104, 176],
    [255, 252, 240],
  ],
  [
    [244, 190, 44],
    [176, 32, 30],
  ],
  [
    [30, 132, 84],
    [255, 250, 226],
  ],
  [
    [240, 238, 230],
    [196, 40, 44],
  ],
  [
    [240, 124, 40],
    [255, 250, 236],
  ],
  [
    [112, 58, 138],
    [255, 236, 150],
  ],
  [
    [36, 46, 74],
    [250, 214, 96],
  ],
];

const SHUTTERS: readonly Rgb[] = [
  [118, 146, 172],
  [150, 156, 160],
  [96, 142, 124],
  [196, 184, 154],
  [142, 96, 84],
];

const GOODS: readonly Rgb[] = [
  [226, 74, 58],
  [244, 190, 62],
  [74, 152, 96],
  [64, 118, 182],
  [240, 226, 200],
  [178, 96, 152],
  [236, 130, 60],
];

/** One of the values, by chance. */
export const one = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!;

/** A wall being painted, in metres: x along it, y from the ground up. */
export interface Brush {
  context: SKRSContext2D;
  light: CityLight;
  random: () => number;
  metre: number;
  fill(colour: Rgb, x: number, y: number, wide: number, tall: number, alpha?: number): void;
}

/** A wall to paint, whose own light is `sun`; colours come out as they are seen. */
export function brushOn(
  context: SKRSContext2D,
  { light, random, metre, height }: { light: CityLight; random: () => number; metre: number; height: number },
): Brush {
  return {
    context,
    light,
    random,
    metre,
    fill(colour, x, y, wide, tall, alpha = 1) {
      context.fillStyle = css(colour, alpha);
      context.fillRect(x * metre, (height - y - tall) * metre, wide * metre, tall * metre);
    },
  };
}

/** Writing on a wall around `x`, `y`, narrowed to fit in `wide`; `height` is that of the wall. All in metres. */
export function paintLetters(
  { context, metre }: Brush,
  { text, x, y, wide, tall, colour }: { text: string; x: number; y: number; wide: number; tall: number; colour: Rgb },
  height: number,
): void {
  registerStudioFont();
  context.font = `800 ${Math.max(4, tall * metre)}px ${STUDIO_FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = css(colour);
  context.fillText(text, x * metre, (height - y) * metre, wide * metre);
}

/** The ground floor of one shop between `x` and `x + wide`, up to three metres: shut, open or behind glass. */
export function paintShop(brush: Brush, x: number, wide: number, sun: number): void {
  const { light, random, fill } = brush;
  const isDark = isLampLit(light);
  const seen = (colour: Rgb, part = sun): Rgb => painted(light, colour, part);
  const kind = random();
  fill(seen([176, 168, 158]), x, 0, wide, 3.1);
  const [left, inner, tall] = [x + 0.3, wide - 0.6, 2.75];
  if (kind < (isDark ? 0.42 : 0.3)) {
    const shutter = one(SHUTTERS, random);
    fill(seen(shutter), left, 0.12, inner, tall);
    for (let rib = 0; rib < 18; rib++) {
      fill(seen(scale(shutter, 0.72)), left, 0.14 + rib * 0.152, inner, 0.05);
      fill(seen(mix(shutter, [255, 255, 255], 0.35)), left, 0.2 + rib * 0.152, inner, 0.03);
    }
    fill(seen(scale(shutter, 0.5)), left + inner / 2 - 0.02, 0.12, 0.04, tall, 0.6);
    fill(seen([66, 66, 70]), left, 0.12, inner, 0.14);
    return;
  }
  // The inside: darker than the street by day, a warm room after dark.
  const glow = brush.context.createLinearGradient(0, 0, 0, brush.context.canvas.height);
  const depth: Rgb = isDark ? [255, 214, 146] : seen([92, 80, 70], 0.2);
  glow.addColorStop(0, css(depth));
  glow.addColorStop(1, css(isDark ? [206, 132, 66] : seen([58, 50, 46], 0.2)));
  fill(depth, left, 0.1, inner, tall);
  brush.context.fillStyle = glow;
  const { metre } = brush;
  const { height } = brush.context.canvas;
  brush.context.fillRect(left * metre, height - (0.1 + tall) * metre, inner * metre, tall * metre);
  const good = (): Rgb => (isDark ? mix(one(GOODS, random), SODIUM, 0.2) : seen(one(GOODS, random), 0.4));
  for (const shelf of [1.05, 1.55, 2.05]) {
    for (let at = left + 0.1; at < left + inner - 0.2;) {
      const broad = 0.12 + random() * 0.2;
      if (random() < 0.85) fill(good(), at, shelf, broad * 0.9, 0.22 + random() * 0.18);
      at += broad;
    }
    fill(isDark ? [150, 92, 48] : seen([120, 96, 74], 0.3), left, shelf - 0.06, inner, 0.06);
  }
  if (kind < 0.72) {
    // A counter with a case of glass.
    const counter = one(GOODS, random);
    fill(isDark ? scale(counter, 0.9) : seen(counter, 0.7), left + 0.1, 0.1, inner * 0.62, 0.62);
    fill(isDark ? [255, 240, 206] : seen([206, 224, 228], 0.8), left + 0.1, 0.72, inner * 0.62, 0.36, 0.75);
    for (let at = 0; at < 7; at++) fill(good(), left + 0.2 + at * inner * 0.08, 0.74, inner * 0.055, 0.16);
    return;
  }
  // Windows and a door of glass in frames of aluminium.
  fill(isDark ? [255, 226, 170] : mix(seen([150, 190, 206], 0.7), light.haze, 0.2), left, 0.1, inner, tall, 0.42);
  for (const part of [0, 0.34, 0.66, 0.985])
    fill(seen([206, 208, 208], 0.8), left + inner * part - 0.02, 0.1, 0.07, tall);
  fill(seen([206, 208, 208], 0.8), left, 2.15, inner, 0.08);
  fill(seen([96, 98, 104], 0.6), left, 0.1, inner, 0.3);
}
