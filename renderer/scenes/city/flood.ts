import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

const MUDDY: Rgb = [146, 122, 88];

const RIPPLES = 110;

/** How much of a height is under water: a vehicle's, and somebody's who stands to the knees in it. */
const DEPTH = { vehicle: 0.34, person: 0.2 } as const;

/**
 * Muddy water over a street.
 * @param top where it ends far away
 * @param from where the part of it begins that is before a vehicle; all of it if left out
 */
export function paintFlood(
  context: SKRSContext2D,
  { width, height, palette }: SceneSetup,
  { top, from = top, haze, seconds }: { top: number; from?: number; haze: Rgb; seconds: number },
): void {
  const near = mix(MUDDY, palette.ambient, 0.25);
  const water = context.createLinearGradient(0, top, 0, height);
  // Far away it mirrors the sky; close by one looks into the mud.
  water.addColorStop(0, css(mix(near, haze, 0.72)));
  water.addColorStop(0.35, css(mix(near, haze, 0.34)));
  water.addColorStop(1, css(mix(near, [40, 32, 22], 0.2)));
  context.fillStyle = water;
  context.fillRect(0, from, width, height - from);
  context.lineCap = 'round';
  for (let ripple = 0; ripple < RIPPLES; ripple++) {
    const depth = ((ripple * 37) % RIPPLES) / RIPPLES;
    const y = from + (height - from) * depth ** 1.4 + 2;
    const nearness = (y - from) / Math.max(1, height - from);
    const long = width * (0.02 + 0.09 * nearness);
    const x = ((ripple * 0.618 * width + seconds * width * 0.01 * (0.4 + nearness)) % (width + long * 2)) - long;
    context.strokeStyle = css(
      ripple % 3 === 0 ? mix(near, [30, 24, 18], 0.3) : mix(near, palette.horizon, 0.6),
      0.3 + 0.35 * nearness,
    );
    context.lineWidth = Math.max(1, height * 0.006 * (0.3 + nearness));
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long / 2, y - height * 0.004, x + long, y);
    context.stroke();
  }
}

/** The row at which water reaches a vehicle or somebody at `foot`. */
export const waterlineOf = (foot: number, tall: number, who: keyof typeof DEPTH): number => foot - tall * DEPTH[who];

/** Foam where the water meets it. */
export function paintFoam(
  context: SKRSContext2D,
  { x, y, wide, seconds }: { x: number; y: number; wide: number; seconds: number },
): void {
  context.save();
  context.fillStyle = css([236, 228, 210], 0.6);
  for (let patch = 0; patch < 9; patch++) {
    const along = (patch / 8 - 0.5) * wide;
    const swell = Math.sin(seconds * 2 + patch * 1.7) * wide * 0.004;
    context.beginPath();
    context.ellipse(x + along, y + swell, wide * 0.07, wide * 0.008, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
