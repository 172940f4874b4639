import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { mulberry32 } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';

export interface SignSprite {
  face: Canvas;
  glow: Canvas;
}

/**
 * A shop's sign: a dark panel with a neon outline and strokes like letters; no real writing, so that it belongs to no
 * one.
 */
export function bakeSign({
  seed,
  isUpright,
  colour,
  lamps,
}: {
  seed: number;
  isUpright: boolean;
  colour: Rgb;
  lamps: number;
}): SignSprite {
  const random = mulberry32(seed);
  const width = isUpright ? 40 : 150;
  const height = isUpright ? 144 : 68;
  const face = createCanvas(width, height);
  const context = face.getContext('2d');
  const tube = mix(scale(colour, 0.45 + 0.55 * lamps), [255, 255, 255], 0.18 + 0.4 * lamps);
  const isFilled = random() < 0.35;
  context.fillStyle = css(
    isFilled ? mix(scale(colour, 0.25 + 0.6 * lamps), [255, 255, 255], 0.05) : scale(colour, 0.1),
  );
  context.fillRect(0, 0, width, height);
  context.strokeStyle = css(isFilled ? mix(tube, [255, 255, 255], 0.5) : tube);
  context.lineWidth = 3;
  context.strokeRect(4, 4, width - 8, height - 8);
  context.lineWidth = 3.4;
  context.lineCap = 'round';
  context.strokeStyle = css(isFilled ? [255, 252, 244] : mix(tube, [255, 255, 255], 0.3));
  for (let cell = 0; cell < 4; cell++) {
    const x = isUpright ? 11 : 13 + cell * 32;
    const y = isUpright ? 13 + cell * 32 : 18;
    paintGlyph(context, x, y, isUpright ? 18 : 22, isUpright ? 22 : 32, random);
  }
  const glow = createCanvas(64, 64);
  const glowContext = glow.getContext('2d');
  const halo = glowContext.createRadialGradient(32, 32, 2, 32, 32, 32);
  halo.addColorStop(0, css(colour, 0.62));
  halo.addColorStop(0.4, css(colour, 0.22));
  halo.addColorStop(1, css(colour, 0));
  glowContext.fillStyle = halo;
  glowContext.fillRect(0, 0, 64, 64);
  return { face, glow };
}

function paintGlyph(
  context: SKRSContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): void {
  const strokes = 3 + Math.floor(random() * 2);
  context.beginPath();
  for (let stroke = 0; stroke < strokes; stroke++) {
    const isFlat = random() < 0.5;
    const at = Math.floor(random() * 3) / 2;
    if (isFlat) {
      context.moveTo(x, y + at * height);
      context.lineTo(x + width * (random() < 0.7 ? 1 : 0.55), y + at * height);
    } else {
      context.moveTo(x + at * width, y);
      context.lineTo(x + at * width * (random() < 0.75 ? 1 : 0.4), y + height);
    }
  }
  context.stroke();
}
