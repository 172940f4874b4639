import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { FlowerSprite } from './flowerSprites.ts';

/** Eye height over the field, metres; up to `NEAR` flowers are drawn one by one, farther ones as a carpet. */
export const EYE = 1.55;

interface CarpetOptions {
  sprites: readonly FlowerSprite[];
  isRows: boolean;
  horizonY: number;
  focal: number;
  tone: (colour: Rgb) => Rgb;
  haze: Rgb;
}

/**
 * The field beyond the single flowers: green ground with dabs of petal colour that shrink to a shimmer at the horizon.
 */
export function paintCarpet(
  setup: SceneSetup,
  { sprites, isRows, horizonY, focal, tone, haze }: CarpetOptions,
): Canvas {
  const { width, height } = setup;
  const random = setup.random('flowers-carpet');
  const canvas = createCanvas(Math.ceil(width * 1.5), Math.ceil(height - horizonY + height * 0.22));
  const context = canvas.getContext('2d');
  const green = tone([86, 134, 48]);
  const shade = context.createLinearGradient(0, 0, 0, canvas.height);
  shade.addColorStop(0, css(mix(green, haze, 0.5)));
  shade.addColorStop(0.1, css(mix(green, haze, 0.22)));
  shade.addColorStop(0.4, css(green));
  shade.addColorStop(1, css(scale(green, 0.42)));
  context.fillStyle = shade;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const noise = createNoiseTile({ size: 256, period: 8, octaves: 4, seed: Math.floor(random() * 1e9) });
  const dabs: { x: number; y: number; size: number; colour: string; leaf: boolean }[] = [];
  const middle = canvas.width / 2;
  // No dab is smaller than a pixel: a small picture is covered by fewer.
  const amount = Math.min(1, height / 240);
  for (let dab = 0; dab < 15000 * amount; dab++) {
    const z = 8 + 130 * random() ** 2.2;
    const k = focal / z;
    const half = canvas.width / 2 / k;
    let x = (random() * 2 - 1) * half;
    const isLeaf = random() < 0.26;
    let sprite = sprites[Math.floor(random() * sprites.length)]!;
    if (isRows) {
      const row = Math.round(x / 0.62);
      if (z < 46) x = row * 0.62 + (random() - 0.5) * 0.34;
      sprite = sprites[(Math.abs(Math.floor(row / 2)) * 2) % sprites.length]!;
    }
    const patch = sampleTile(noise, 256, x * 5 + 100, z * 5);
    if (!isRows && !isLeaf && patch < 0.3 + 0.16 * random()) continue;
    const far = Math.min(0.8, 1 - Math.exp(-z / 110));
    const y = EYE * k - (isLeaf ? 0.05 : sprite.tall * 0.85) * k + 2;
    if (y > canvas.height) continue;
    const colour = isLeaf
      ? mix(scale(green, 0.5 + random() * 0.9), haze, far)
      : mix(mix(sprite.colour, [255, 255, 255], random() * 0.2), haze, far);
    dabs.push({
      x: middle + x * k,
      y,
      size: Math.max(0.9, (isLeaf ? 0.1 : 0.13 * (0.6 + sprite.tall)) * k * 0.6),
      colour: css(isLeaf ? colour : scale(colour, 0.82 + 0.3 * patch)),
      leaf: isLeaf,
    });
  }
  dabs.sort((a, b) => a.y - b.y);
  for (let blade = 0; blade < 3600 * amount; blade++) {
    const z = 1 + 20 * random() ** 1.6;
    const k = focal / z;
    const x = random() * canvas.width;
    const y = EYE * k + 2;
    if (y > canvas.height * 1.1) continue;
    const tall = (0.1 + 0.2 * random()) * k;
    context.strokeStyle = css(scale(green, 0.45 + random() * 0.95), 0.8);
    context.lineWidth = Math.max(0.8, 0.012 * k);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x, y - tall * 0.6, x + (random() - 0.5) * tall, y - tall);
    context.stroke();
  }
  for (const dab of dabs) {
    context.fillStyle = dab.colour;
    context.beginPath();
    if (dab.leaf) context.ellipse(dab.x, dab.y, dab.size * 0.4, dab.size * 1.6, 0, 0, Math.PI * 2);
    else context.ellipse(dab.x, dab.y, dab.size, dab.size * 0.72, 0, 0, Math.PI * 2);
    context.fill();
  }
  return canvas;
}

/** A clump of leaves that hides the flower's foot. */
export function bakeTuft(tone: (colour: Rgb) => Rgb, random: () => number): Canvas {
  const canvas = createCanvas(160, 100);
  const context = canvas.getContext('2d');
  for (let blade = 0; blade < 42; blade++) {
    const x = 80 + (random() - 0.5) * 90;
    const tip = x + (random() - 0.5) * 90;
    const tall = 30 + random() * 66;
    context.fillStyle = css(tone(mix([40, 78, 30], [140, 184, 66], random() ** 1.4)));
    context.beginPath();
    context.moveTo(x - 3.4, 100);
    context.quadraticCurveTo(x - 1, 100 - tall * 0.6, tip, 100 - tall);
    context.quadraticCurveTo(x + 3, 100 - tall * 0.5, x + 3.4, 100);
    context.fill();
  }
  return canvas;
}
