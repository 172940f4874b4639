import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

export interface GrassOptions {
  stream: string;
  /** Blades over the width of the picture. */
  count: number;
  /** Height of the tallest blade, pixels. */
  height: number;
  dark: Rgb;
  light: Rgb;
  /** Adds hanging ears of grain. */
  hasEars: boolean;
  ear: Rgb;
  /** How much shorter blades are in the middle of the picture, 0–1: a frame, not a fence. */
  hollow: number;
}

interface Blade {
  x: number;
  height: number;
  lean: number;
  width: number;
  phase: number;
  colour: string;
  hasEar: boolean;
}

/**
 * Blades along the lower edge, close to the eye, bending in the wind. Painted in place: `bottom` is the row they grow
 * from.
 */
export function createGrass(
  setup: SceneSetup,
  options: GrassOptions,
): (context: SKRSContext2D, seconds: number, bottom: number) => void {
  const random = setup.random(options.stream);
  const { width } = setup;
  const blades: Blade[] = Array.from({ length: options.count }, () => {
    const x = random() * 1.5 - 0.25;
    const middle = Math.exp(-(((x - 0.5) / 0.26) ** 2));
    const height = options.height * (0.35 + random() * 0.65) * (1 - options.hollow * middle);
    return {
      x: x * width,
      height,
      lean: (random() - 0.5) * 0.9,
      width: Math.max(1.2, options.height * (0.012 + random() * 0.016)),
      phase: random() * 6.28,
      colour: css(mix(options.dark, options.light, random() ** 1.8)),
      hasEar: options.hasEars && random() < 0.3,
    };
  }).sort((a, b) => b.height - a.height);
  const ear = css(options.ear);
  return (context, seconds, bottom) => {
    for (const blade of blades) {
      const wind =
        Math.sin(seconds * 1.3 + blade.x * 0.006 + blade.phase * 0.4) * 0.12 +
        Math.sin(seconds * 2.9 + blade.phase) * 0.035;
      const tipX = blade.x + (blade.lean + wind) * blade.height;
      const tipY = bottom - blade.height * (1 - Math.abs(blade.lean + wind) * 0.22);
      const midX = blade.x + (blade.lean * 0.25 + wind * 0.3) * blade.height;
      const midY = bottom - blade.height * 0.62;
      context.fillStyle = blade.colour;
      context.beginPath();
      context.moveTo(blade.x - blade.width, bottom);
      context.quadraticCurveTo(midX - blade.width * 0.7, midY, tipX, tipY);
      context.quadraticCurveTo(midX + blade.width * 0.7, midY, blade.x + blade.width, bottom);
      context.fill();
      if (!blade.hasEar) continue;
      context.fillStyle = ear;
      const side = blade.lean + wind > 0 ? 1 : -1;
      for (let grain = 0; grain < 9; grain++) {
        const part = grain / 8;
        context.beginPath();
        context.ellipse(
          tipX + side * part * blade.height * 0.11,
          tipY + part * part * blade.height * 0.13,
          blade.width * 0.8,
          blade.width * 1.9,
          side * (0.5 + part),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  };
}
