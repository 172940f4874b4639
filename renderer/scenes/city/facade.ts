import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import type { CityLight } from './cityLight.ts';

export interface FacadeOptions {
  width: number;
  height: number;
  /** Pixels of one storey. */
  storey: number;
  light: CityLight;
  /** 0 in shade to 1 in full light. */
  sun: number;
  random: () => number;
  /** Tint of this building's material. */
  material: Rgb;
  style: FacadeStyle;
  /** Height of a row of shops at the foot, pixels; none when left out. */
  shops?: number;
}

export const FACADE_STYLES = ['grid', 'bands', 'fins', 'balconies'] as const;
export type FacadeStyle = (typeof FACADE_STYLES)[number];

/** One face of a building: wall, glass that mirrors the sky, and lamps lit floor by floor. */
export function bakeFacade({
  width,
  height,
  storey,
  light,
  sun,
  random,
  material,
  style,
  shops = 0,
}: FacadeOptions): Canvas {
  const canvas = createCanvas(Math.max(2, Math.round(width)), Math.max(2, Math.round(height)));
  const context = canvas.getContext('2d');
  const wall = mix(light.wall.shade, light.wall.lit, sun);
  const tone = (amount: number): Rgb => [
    (wall[0] * material[0] * amount) / 200,
    (wall[1] * material[1] * amount) / 200,
    (wall[2] * material[2] * amount) / 200,
  ];
  const body = context.createLinearGradient(0, 0, 0, canvas.height);
  body.addColorStop(0, css(tone(1.08)));
  body.addColorStop(1, css(tone(0.8)));
  context.fillStyle = body;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const glassTop = mix(scale(light.glass, 0.35 + 0.5 * light.day * (0.6 + 0.4 * sun)), tone(0.6), 0.3);
  const glassLow = mix(scale(light.glass, 0.18 + 0.3 * light.day), tone(0.5), 0.4);
  const bay =
    style === 'bands'
      ? storey * 2.6
      : style === 'fins'
        ? storey * 0.52
        : style === 'balconies'
          ? storey * 1.15
          : storey * 0.86;
  const columns = Math.max(1, Math.round(canvas.width / bay));
  const step = canvas.width / columns;
  const rows = Math.max(1, Math.floor(canvas.height / storey));
  const gapX = style === 'bands' ? 0.03 : style === 'fins' ? 0.24 : 0.2;
  const gapY = style === 'bands' ? 0.4 : style === 'fins' ? 0.1 : style === 'balconies' ? 0.36 : 0.28;
  const occupied = 0.16 + random() * 0.5;
  for (let row = 0; row < rows; row++) {
    const y = row * storey;
    // A floor is often at work or dark as a whole.
    const floor = random() < 0.2 ? 1.7 : random() < 0.24 ? 0.15 : 1;
    const floorColour = light.lampColours[Math.floor(random() * light.lampColours.length)]!;
    for (let column = 0; column < columns; column++) {
      const x = column * step + (step * gapX) / 2;
      const w = step * (1 - gapX);
      const h = storey * (1 - gapY);
      const isLit = random() < occupied * floor * light.lamps;
      if (isLit) {
        const colour =
          random() < 0.6 ? floorColour : light.lampColours[Math.floor(random() * light.lampColours.length)]!;
        const brightness = (0.5 + 0.5 * random()) * (0.5 + 0.5 * light.lamps);
        context.fillStyle = css(mix(glassLow, colour, brightness));
        context.fillRect(x, y + storey * gapY * 0.5, w, h);
        context.fillStyle = css(mix(colour, [255, 255, 255], 0.4), 0.5 * brightness);
        context.fillRect(x, y + storey * gapY * 0.5, w, h * 0.4);
      } else {
        context.fillStyle = css(mix(glassTop, glassLow, (row / rows) * 0.8 + random() * 0.2));
        context.fillRect(x, y + storey * gapY * 0.5, w, h);
      }
      if (storey > 12)
        paintPane(
          context,
          { x, y: y + storey * gapY * 0.5, w, h },
          { frame: tone(0.7), sill: tone(1.25), isLit, random },
        );
    }
    if (style === 'balconies') {
      context.fillStyle = css(tone(1.25), 0.9);
      context.fillRect(0, y + storey * 0.8, canvas.width, Math.max(0.8, storey * 0.08));
    }
  }
  if (style === 'fins' || style === 'grid') {
    context.fillStyle = css(tone(style === 'fins' ? 1.18 : 0.9), 0.55);
    const every = style === 'fins' ? 3 : 4;
    for (let column = 0; column <= columns; column += every)
      context.fillRect(column * step - step * 0.09, 0, step * 0.18, canvas.height);
  }
  // Mechanical floors break a tall face.
  if (rows > 22) {
    context.fillStyle = css(tone(0.42), 0.85);
    context.fillRect(0, Math.floor(rows * (0.3 + random() * 0.3)) * storey, canvas.width, storey);
  }
  if (shops > 0)
    paintShops(context, { width: canvas.width, height: canvas.height, shops }, { light, wall: tone(0.55), random });
  if (light.day > 0.55 && light.lamps < 0.7) {
    const sheen = context.createLinearGradient(0, 0, canvas.width, canvas.height * 0.4);
    sheen.addColorStop(0, css([255, 255, 255], 0));
    sheen.addColorStop(0.5, css(mix(light.wall.lit, [255, 255, 255], 0.5), 0.16 * sun));
    sheen.addColorStop(1, css([255, 255, 255], 0));
    context.fillStyle = sheen;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

interface Pane {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Near enough to be seen: mullions, a sill, blinds half drawn, someone's lamp or plant. */
function paintPane(
  context: SKRSContext2D,
  { x, y, w, h }: Pane,
  { frame, sill, isLit, random }: { frame: Rgb; sill: Rgb; isLit: boolean; random: () => number },
): void {
  const thin = Math.max(1, h * 0.05);
  if (random() < 0.4) {
    context.fillStyle = css(isLit ? mix(frame, [255, 240, 210], 0.55) : frame, 0.5);
    context.fillRect(x, y, w, h * (0.15 + random() * 0.5));
  }
  if (isLit && random() < 0.4) {
    context.fillStyle = css(scale(frame, 0.3), 0.6);
    const wide = w * (0.12 + random() * 0.2);
    context.fillRect(x + random() * (w - wide), y + h * (0.45 + random() * 0.2), wide, h * 0.5);
  }
  context.fillStyle = css(frame);
  const parts = Math.max(2, Math.round(w / (h * 0.8)));
  for (let part = 1; part < parts; part++) context.fillRect(x + (w * part) / parts - thin / 2, y, thin, h);
  context.fillStyle = css(sill, 0.9);
  context.fillRect(x - thin, y + h, w + thin * 2, thin * 1.4);
}

/** Shop windows, awnings and doors along the pavement. */
function paintShops(
  context: SKRSContext2D,
  { width, height, shops }: { width: number; height: number; shops: number },
  { light, wall, random }: { light: CityLight; wall: Rgb; random: () => number },
): void {
  context.fillStyle = css(wall);
  context.fillRect(0, height - shops, width, shops);
  let x = 0;
  while (x < width) {
    const wide = shops * (0.9 + random() * 0.9);
    const colour =
      random() < 0.5
        ? light.lampColours[Math.floor(random() * light.lampColours.length)]!
        : mix(light.signs[Math.floor(random() * light.signs.length)]!, [255, 240, 210], light.isNeon ? 0.25 : 0.6);
    const inside = context.createLinearGradient(0, height - shops, 0, height);
    const strength = 0.18 + 0.72 * light.lamps;
    inside.addColorStop(0, css(mix(scale(light.glass, 0.3 * light.day + 0.06), colour, strength)));
    inside.addColorStop(1, css(mix(scale(light.glass, 0.2 * light.day + 0.04), colour, strength * 0.55)));
    context.fillStyle = inside;
    context.fillRect(x + shops * 0.06, height - shops * 0.7, wide - shops * 0.12, shops * 0.62);
    context.fillStyle = css(scale(wall, 0.5));
    for (let item = 0; item < 4; item++)
      context.fillRect(
        x + shops * (0.1 + random() * 0.6),
        height - shops * (0.1 + random() * 0.22),
        shops * 0.1,
        shops * 0.24,
      );
    if (random() < 0.6) {
      context.fillStyle = css(
        mix(
          scale(light.signs[Math.floor(random() * light.signs.length)]!, 0.3 + 0.4 * light.day + 0.2 * light.lamps),
          wall,
          0.35,
        ),
      );
      context.fillRect(x + shops * 0.03, height - shops * 0.84, wide - shops * 0.06, shops * 0.18);
    }
    x += wide;
  }
}

/** Materials of towers: glass in blues and greens, pale stone, brick, dark steel. */
export const MATERIALS: readonly Rgb[] = [
  [150, 168, 190],
  [126, 156, 164],
  [198, 188, 172],
  [172, 160, 150],
  [120, 126, 140],
  [188, 150, 126],
  [212, 210, 206],
  [104, 120, 150],
];
