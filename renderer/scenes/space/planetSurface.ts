import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb } from '../../scene.ts';

export const PLANET_KINDS = ['gas', 'rock', 'earth', 'ice', 'lava'] as const;
export type PlanetKind = (typeof PLANET_KINDS)[number];

/** An equirectangular map of a planet: `size × size/2` texels, three channels and one of self-light. */
export interface PlanetSurface {
  size: number;
  pixels: Float32Array;
}

const SURFACE_SIZE = 512;

interface SurfaceOptions {
  kind: PlanetKind;
  seed: number;
  /** Two colours the bands or rocks run between. */ light: Rgb;
  dark: Rgb;
  accent: Rgb;
}

/** Paints a planet's map; repeats in longitude without a seam. */
export function paintSurface({ kind, seed, light, dark, accent }: SurfaceOptions): PlanetSurface {
  const size = SURFACE_SIZE;
  const rows = size / 2;
  const pixels = new Float32Array(size * rows * 4);
  const soft = createNoiseTile({ size, period: 4, octaves: 8, gain: 0.52, seed });
  const ridge = createNoiseTile({ size, period: 4, octaves: 8, gain: 0.56, seed: seed + 5, shape: 'ridged' });
  const craters = kind === 'rock' || kind === 'ice' ? craterField(size, rows, seed) : null;
  for (let row = 0; row < rows; row++) {
    const latitude = (row / rows - 0.5) * Math.PI;
    // Noise is sampled wider towards the poles, or everything there would be drawn out sideways.
    const shrink = Math.max(0.3, Math.cos(latitude));
    for (let column = 0; column < size; column++) {
      const at = (row * size + column) * 4;
      const v = (row / rows) * 256;
      const texel = {
        soft,
        ridge,
        size,
        u: column,
        v,
        latitude,
        shrink,
        crater: craters ? craters[row * size + column]! : 0,
      };
      const colour =
        kind === 'gas'
          ? gas(texel, light, dark, accent)
          : kind === 'earth'
            ? earth(texel)
            : kind === 'lava'
              ? lava(texel)
              : rock(texel, { light, dark, accent, isIce: kind === 'ice' });
      pixels[at] = colour[0];
      pixels[at + 1] = colour[1];
      pixels[at + 2] = colour[2];
      pixels[at + 3] = colour[3];
    }
  }
  return { size, pixels };
}

interface Texel {
  soft: Float32Array;
  ridge: Float32Array;
  size: number;
  u: number;
  v: number;
  latitude: number;
  shrink: number;
  crater: number;
}
type Lit = readonly [number, number, number, number];

function blend(from: Rgb, to: Rgb, amount: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ];
}

function gas({ soft, ridge, size, u, v, latitude }: Texel, light: Rgb, dark: Rgb, accent: Rgb): Lit {
  const swirl = sampleTile(soft, size, u, v * 2.2) - 0.5;
  const fine = sampleTile(soft, size, u * 2 + swirl * 50, v * 5 + 80) - 0.5;
  const y = v + swirl * 15 * Math.cos(latitude) + fine * 8;
  const band = sampleTile(soft, size, 40, y * 2.6);
  const broad = 0.5 + 0.5 * Math.sin(y * 0.13 + 1.3);
  const thread = sampleTile(ridge, size, u + swirl * 40, y * 6);
  const stormX = ((u - size * 0.3 + size * 1.5) % size) - size * 0.5;
  const storm = Math.exp(-((stormX / 40) ** 2 + ((v - 168) / 15) ** 2));
  const tone = Math.min(1, Math.max(0, band * 0.72 + broad * 0.42 - 0.1 + fine * 0.32));
  let colour = blend(dark, light, smoothstep(0.1, 0.9, tone));
  colour = blend(
    colour,
    accent,
    Math.min(0.55, smoothstep(0.55, 0.85, sampleTile(soft, size, 300, y * 1.6)) * 0.6 + storm * 0.8),
  );
  const sheen = 0.84 + 0.3 * thread;
  return [colour[0] * sheen, colour[1] * sheen, colour[2] * sheen, 0];
}

function rock(
  { soft, ridge, size, u, v, shrink, crater }: Texel,
  { light, dark, accent, isIce }: { light: Rgb; dark: Rgb; accent: Rgb; isIce: boolean },
): Lit {
  const plains = sampleTile(soft, size, u + 20, v * 2);
  const warp = (plains - 0.5) * 60;
  const hills = sampleTile(ridge, size, u * 2 + warp, (v * 4) / Math.sqrt(shrink) + warp);
  const grain = sampleTile(soft, size, u * 4, v * 8);
  let colour = blend(dark, light, smoothstep(0.2, 0.85, plains * 0.75 + hills * 0.25));
  const crack = isIce ? smoothstep(0.8, 0.97, hills) : 0;
  colour = blend(
    colour,
    accent,
    isIce ? crack * 0.75 : smoothstep(0.6, 0.9, sampleTile(soft, size, u + 250, v * 2 + 90)) * 0.5,
  );
  const shade = (0.74 + 0.3 * hills + 0.2 * (grain - 0.5)) * (1 + crater * 0.55);
  return [colour[0] * shade, colour[1] * shade, colour[2] * shade, 0];
}

function earth({ soft, ridge, size, u, v, latitude, shrink }: Texel): Lit {
  const shape = sampleTile(soft, size, u + 37, v * 2 + 10);
  const coast = sampleTile(soft, size, u * 3, v * 6 + 200) - 0.5;
  const height = shape + coast * 0.16;
  const land = smoothstep(0.515, 0.53, height);
  const polar = smoothstep(1.12, 1.3, Math.abs(latitude) + coast * 0.3);
  const dry =
    smoothstep(0.4, 0.62, sampleTile(soft, size, u * 2 + 300, v * 4 + 40)) *
    (1 - smoothstep(0.5, 0.9, Math.abs(latitude)));
  const relief = sampleTile(ridge, size, u * 2, v * 4 + 99);
  let ground = blend([38, 82, 38], [178, 142, 88], dry);
  ground = blend(ground, [120, 112, 98], smoothstep(0.66, 0.8, height) * 0.7);
  const shallow = smoothstep(0.46, 0.52, height);
  const sea = blend([8, 30, 78], [26, 104, 132], shallow * 0.8);
  let colour = blend(sea, ground, land);
  colour = blend(colour, [236, 242, 248], polar);
  const light = 0.82 + 0.28 * relief * land;
  const swirl = sampleTile(soft, size, u + 170, v * 2.4 + 60) - 0.5;
  const cloud = smoothstep(
    0.5,
    0.78,
    sampleTile(ridge, size, u + swirl * 130 + 60, (v * 3.2) / Math.sqrt(shrink) + swirl * 90) * 0.55 +
      sampleTile(soft, size, u * 2 + swirl * 60, v * 4 + 20) * 0.5,
  );
  colour = blend([colour[0] * light, colour[1] * light, colour[2] * light], [246, 248, 252], cloud * 0.92);
  const towns =
    land *
    (1 - cloud) *
    (1 - polar) *
    smoothstep(0.7, 0.9, sampleTile(ridge, size, u * 6, v * 12 + 150)) *
    smoothstep(0.5, 0.72, sampleTile(soft, size, u * 2, v * 4 + 333));
  return [colour[0], colour[1], colour[2], towns];
}

function lava({ soft, ridge, size, u, v, shrink }: Texel): Lit {
  const plates = sampleTile(soft, size, u + 20, v * 2);
  const warp = (plates - 0.5) * 70;
  const cracks = sampleTile(ridge, size, u * 2 + warp, (v * 4) / Math.sqrt(shrink) + warp);
  const glow = smoothstep(0.6, 0.9, cracks) * smoothstep(0.3, 0.55, sampleTile(soft, size, u * 1, v * 2 + 300)) * 1.3;
  const shade = 0.6 + 0.6 * plates;
  return [62 * shade, 48 * shade, 46 * shade, glow];
}

/** Bowls with bright rims: height slope only, good enough to read as craters under any light. */
function craterField(size: number, rows: number, seed: number): Float32Array {
  const field = new Float32Array(size * rows);
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let crater = 0; crater < 150; crater++) {
    const cx = next() * size;
    const cy = rows * (0.08 + 0.84 * next());
    const radius = 2.5 + next() ** 4 * 22;
    const stretchX = 1 / Math.max(0.35, Math.cos((cy / rows - 0.5) * Math.PI));
    const reachX = Math.ceil(radius * stretchX * 1.5);
    for (let y = Math.max(0, Math.floor(cy - radius * 1.5)); y < Math.min(rows, cy + radius * 1.5); y++) {
      for (let x = -reachX; x <= reachX; x++) {
        const dx = x / stretchX;
        const dy = y - cy;
        const d = Math.sqrt(dx * dx + dy * dy) / radius;
        if (d > 1.5) continue;
        const column = ((Math.floor(cx + x) % size) + size) % size;
        const bowl = d < 1 ? ((dx * 0.7 + dy * 0.4) / radius) * (0.5 + 0.5 * d) - 0.18 * (1 - d) : 0;
        const rim = Math.exp(-(((d - 1) * 6) ** 2)) * 0.3;
        const index = y * size + column;
        field[index] = field[index]! * 0.6 + bowl * 0.7 + rim;
      }
    }
  }
  return field;
}
