import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { WoodStyle } from './woodStyle.ts';

export const OVERHANG = 0.42;

interface FloorOptions {
  index: number;
  topAt: (x: number) => number;
  groundTop: number;
  haze: number;
  dim: number;
}

/** The floor of a wood: earth, light on it, and what grows low. */
export function paintFloor(
  setup: SceneSetup,
  style: WoodStyle,
  { index, topAt, haze, dim }: FloorOptions,
): { canvas: Canvas; top: number } {
  const { width, height, palette } = setup;
  const random = setup.random(`woods-floor-${index}`);
  const reach = Math.ceil(width * (1 + OVERHANG * 2));
  const offset = width * OVERHANG;
  let top = height;
  for (let x = 0; x <= reach; x += 6) top = Math.min(top, Math.floor(topAt(x - offset)));
  top -= Math.ceil(height * 0.03);
  const bottom = Math.ceil(height * (index === 4 ? 1.16 : Math.min(1.16, top / height + 0.34)));
  const canvas = createCanvas(reach, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(0, -top);
  const light = mix(mix(scale(style.floor.light, dim), palette.key, 0.1 * dim), style.glow, haze);
  const dark = mix(
    mix(scale(style.floor.dark, dim * 0.8), scale(palette.ambient, 0.3 * dim), 0.3),
    style.glow,
    haze * 0.7,
  );
  context.beginPath();
  context.moveTo(0, bottom);
  for (let x = 0; x <= reach; x += 5) context.lineTo(x, topAt(x - offset));
  context.lineTo(reach, bottom);
  context.closePath();
  const shade = context.createLinearGradient(0, top, 0, top + height * 0.3);
  shade.addColorStop(0, css(light));
  shade.addColorStop(1, css(dark));
  context.fillStyle = shade;
  context.fill();
  // Tufts along the crest, so that ground does not end in a drawn line; then litter on it.
  const tufts = Math.round(reach / (3 + index * 1.2));
  for (let tuft = 0; tuft < tufts; tuft++) {
    const x = random() * reach;
    const y = topAt(x - offset) + random() ** 2 * height * 0.14 + 2;
    const size = height * (0.006 + random() * 0.012) * (0.6 + index * 0.45);
    context.strokeStyle = css(mix(dark, light, random()), 0.85);
    context.lineWidth = Math.max(0.7, size * 0.12);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - size * 0.6, x + (random() - 0.5) * size, y - size);
    context.stroke();
  }
  if (style.litter.length > 0) {
    for (let leaf = 0; leaf < reach * 0.42; leaf++) {
      const x = random() * reach;
      const y = topAt(x - offset) + 3 + random() ** 1.4 * height * 0.24;
      const size = height * 0.0032 * (0.5 + index * 0.34) * (0.6 + random() * 0.8);
      const colour = style.litter[Math.floor(random() * style.litter.length)]!;
      context.fillStyle = css(mix(mix(scale(colour, dim * 0.85), palette.ambient, 0.1), style.glow, haze), 0.8);
      context.beginPath();
      context.ellipse(x, y, size * 1.5, size * 0.7, (random() - 0.5) * 0.8, 0, Math.PI * 2);
      context.fill();
    }
  }
  if (style.path && index >= 2)
    paintPath(context, {
      index,
      width,
      height,
      offset,
      topAt,
      bottom,
      light: mix(light, style.glow, 0.36),
      opacity: 0.5,
    });
  return { canvas, top };
}

function paintPath(
  context: SKRSContext2D,
  {
    index,
    width,
    height,
    offset,
    topAt,
    bottom,
    light,
    opacity,
  }: {
    index: number;
    width: number;
    height: number;
    offset: number;
    topAt: (x: number) => number;
    bottom: number;
    light: Rgb;
    opacity: number;
  },
): void {
  const farX = offset + width * [0, 0, 0.515, 0.5, 0.47][index]!;
  const nearX = offset + width * [0, 0, 0.5, 0.47, 0.44][index]!;
  const farHalf = width * [0, 0, 0.016, 0.036, 0.09][index]!;
  const nearHalf = width * [0, 0, 0.05, 0.13, 0.3][index]!;
  const y0 = topAt(farX - offset) + height * 0.004;
  const y1 = Math.min(bottom, y0 + height * 0.3);
  const shade = context.createLinearGradient(0, y0, 0, y1);
  // Laid on in narrowing coats, the edges of the path fade into the grass.
  const coats = 6;
  shade.addColorStop(0, css(light, (opacity / coats) * 1.6));
  shade.addColorStop(0.5, css(light, opacity / coats));
  shade.addColorStop(1, css(light, 0));
  context.fillStyle = shade;
  for (let coat = 0; coat < coats; coat++) {
    const part = 1 - (coat / coats) * 0.62;
    const far = farHalf * part;
    const near = nearHalf * part;
    context.beginPath();
    context.moveTo(farX - far, y0);
    context.bezierCurveTo(
      farX - far * 1.5,
      y0 + (y1 - y0) * 0.4,
      nearX - near * 0.7,
      y0 + (y1 - y0) * 0.6,
      nearX - near,
      y1,
    );
    context.lineTo(nearX + near, y1);
    context.bezierCurveTo(
      nearX + near * 0.6,
      y0 + (y1 - y0) * 0.6,
      farX + far * 1.3,
      y0 + (y1 - y0) * 0.4,
      farX + far,
      y0,
    );
    context.fill();
  }
}
