import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { mix } from '../light/colour.ts';
import { smoothstep } from '../light/noise.ts';
import { createNoiseTile, sampleTile } from '../light/noiseTile.ts';
import type { Palette, Rgb } from '../scene.ts';
import type { Camera } from './camera.ts';

const PUFF_SIZE = 128;
const PUFFS = 84;
/** Seconds a puff takes from the crater to nothing. */
const LIFE = 17;

export interface SmokeOptions {
  width: number;
  palette: Palette;
  /** The crater's middle, world units. */
  x: number;
  y: number;
  height: number;
  /** 0.5 a thin plume, 1 an eruption. */
  strength: number;
  /** Fire below lights the column from inside. */
  isBurning: boolean;
  isFireBlue: boolean;
  /** −1 light from the left of the picture, 1 from the right. */
  lightSide: number;
  random: () => number;
}

export type SmokePainter = (context: SKRSContext2D, camera: Camera, seconds: number, haze: number) => void;

/** A plume that climbs out of a crater, widens and leans with the wind; pure in `seconds`. */
export function createSmoke({
  width,
  palette,
  x,
  y,
  height,
  strength,
  isBurning,
  isFireBlue,
  lightSide,
  random,
}: SmokeOptions): SmokePainter {
  const noise = createNoiseTile({
    size: PUFF_SIZE,
    period: 4,
    octaves: 4,
    gain: 0.42,
    seed: Math.floor(random() * 1e9),
  });
  const darken: Rgb = isBurning ? [38, 32, 34] : palette.cloudDark;
  const lit = mix(palette.cloudLit, palette.key, 0.35);
  const sprites = [0, 1, 2].map((variant) =>
    paintPuff(noise, variant, mix(darken, palette.cloudDark, 0.4), isBurning ? mix(lit, darken, 0.45) : lit, lightSide),
  );
  const glow = isBurning ? paintGlow(isFireBlue) : null;
  const windX = (random() < 0.5 ? -1 : 1) * (16 + random() * 16);
  const puffs = Array.from({ length: PUFFS }, (_, index) => ({
    start: index / PUFFS,
    across: random() * 2 - 1,
    size: 0.7 + random() * 0.6,
    turn: random() * Math.PI * 2,
    variant: index % 3,
  }));
  return (context, camera, seconds, haze) => {
    const dx = x - camera.x;
    const dy = y - camera.y;
    const ahead = dx * Math.sin(camera.yaw) + dy * Math.cos(camera.yaw);
    if (ahead < 20) return;
    const unit = camera.focal / ahead;
    const originX = width / 2 + (dx * Math.cos(camera.yaw) - dy * Math.sin(camera.yaw)) * unit;
    const originY = camera.horizonY - (height - camera.height) * unit;
    const ordered = puffs
      .map((puff) => ({ puff, age: (((seconds / LIFE + puff.start) % 1) + 1) % 1 }))
      .sort((a, b) => b.age - a.age);
    context.save();
    for (const { puff, age } of ordered) {
      const rise = 205 * (0.45 + 0.55 * strength) * (1 - (1 - age) ** 1.5);
      const lean = windX * age ** 1.5 * 3.4;
      const spread = (9 + 74 * age ** 0.9) * puff.size * (0.6 + 0.5 * strength);
      const px = originX + (lean + puff.across * spread * 0.42) * unit;
      const py = originY - rise * unit;
      const opacity =
        smoothstep(0, 0.06, age) *
        (1 - smoothstep(0.35, 1, age)) *
        (1 - haze * 0.75) *
        (0.2 + 0.5 * strength) *
        (1 - 0.45 * age);
      if (opacity < 0.01) continue;
      context.globalAlpha = opacity;
      context.setTransform(1, 0, 0, 1, px, py);
      context.rotate(Math.sin(puff.turn) * 0.35 + age * puff.across * 0.6);
      const size = spread * 2.1 * unit;
      context.drawImage(sprites[puff.variant]!, -size / 2, -size / 2, size, size);
    }
    if (glow) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalCompositeOperation = 'screen';
      const flicker = 0.8 + 0.12 * Math.sin(seconds * 5.3) + 0.08 * Math.sin(seconds * 11.7);
      context.globalAlpha = flicker * 0.95;
      const size = 210 * unit;
      context.drawImage(glow, originX - size / 2, originY - size * 0.62, size, size);
    }
    context.restore();
  };
}

/** A round billow, ragged at the edge, light on one side and above. */
function paintPuff(noise: Float32Array, variant: number, dark: Rgb, lit: Rgb, side: number): Canvas {
  const canvas = createCanvas(PUFF_SIZE, PUFF_SIZE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(PUFF_SIZE, PUFF_SIZE);
  for (let y = 0; y < PUFF_SIZE; y++) {
    for (let x = 0; x < PUFF_SIZE; x++) {
      const nx = (x / PUFF_SIZE) * 2 - 1;
      const ny = (y / PUFF_SIZE) * 2 - 1;
      const rough = sampleTile(noise, PUFF_SIZE, x + variant * 43, y + variant * 17);
      const nearer = sampleTile(noise, PUFF_SIZE, x + variant * 43 + side * 6, y + variant * 17 - 5);
      const inside = 1 - Math.sqrt(nx * nx + ny * ny) - (0.66 - rough) * 0.55;
      const light = Math.min(1, Math.max(0, 0.38 + nx * side * 0.3 - ny * 0.34 + (rough - nearer) * 1.5));
      const colour = mix(dark, lit, light);
      const index = (y * PUFF_SIZE + x) * 4;
      image.data[index] = colour[0];
      image.data[index + 1] = colour[1];
      image.data[index + 2] = colour[2];
      image.data[index + 3] = 215 * smoothstep(0, 0.6, inside);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function paintGlow(isBlue: boolean): Canvas {
  const canvas = createCanvas(PUFF_SIZE, PUFF_SIZE);
  const context = canvas.getContext('2d');
  const half = PUFF_SIZE / 2;
  const gradient = context.createRadialGradient(half, half * 1.2, 0, half, half * 1.2, half * 0.8);
  gradient.addColorStop(0, isBlue ? 'rgba(150,196,255,0.95)' : 'rgba(255,190,90,0.95)');
  gradient.addColorStop(0.22, isBlue ? 'rgba(56,120,255,0.6)' : 'rgba(255,112,36,0.6)');
  gradient.addColorStop(1, isBlue ? 'rgba(20,50,200,0)' : 'rgba(200,40,10,0)');
  context.fillStyle = gradient;
  context.fillRect(0, 0, PUFF_SIZE, PUFF_SIZE);
  return canvas;
}
