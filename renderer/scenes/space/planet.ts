import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../light/noise.ts';
import { sampleTile, createNoiseTile } from '../../light/noiseTile.ts';
import type { Rgb } from '../../scene.ts';
import type { PlanetSurface } from './planetSurface.ts';

export interface PlanetOptions {
  /** Pixels. */
  radius: number;
  surface: PlanetSurface;
  /** Towards the sun: x right, y down, z to the viewer; length 1. */
  sun: readonly [number, number, number];
  sunColour: Rgb;
  atmosphere: { colour: Rgb; strength: number };
  /** Tilt of the axis, radians. */
  tilt: number;
  /** Colour of light the planet gives off itself (towns, lava). */
  glow: Rgb;
  /** Radii of a ring whose shadow falls on the globe, in planet radii; null without ring. */
  ringShadow: { inner: number; outer: number } | null;
}

export interface Planet {
  /** Draws the globe about (x, y), magnified, turned by `spin` radians. */
  paint(context: SKRSContext2D, place: { x: number; y: number; scale: number; spin: number }): void;
}

/** Atmosphere is painted out to this many radii. */
const REACH = 1.16;

/** Prepares a globe: where each pixel looks on the map and how it is lit is worked out once, a frame only looks up. */
export function createPlanet(options: PlanetOptions): Planet {
  const { surface, sun, sunColour, atmosphere, glow } = options;
  // A giant that fills the picture is softer anyway; a limit keeps its set-up and frames short.
  const radius = Math.min(options.radius, 420);
  const side = Math.ceil(radius * REACH * 2);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  const count = side * side;
  const mapU = new Float32Array(count);
  const mapV = new Float32Array(count);
  const lit = new Float32Array(count);
  const night = new Float32Array(count);
  const haze = new Float32Array(count);
  const cover = new Float32Array(count);
  const cosTilt = Math.cos(options.tilt);
  const sinTilt = Math.sin(options.tilt);
  const flat = createNoiseTile({ size: 64, period: 8, octaves: 3, seed: 5 });
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const index = row * side + column;
      const x = (column + 0.5 - side / 2) / radius;
      const y = (row + 0.5 - side / 2) / radius;
      const r = Math.sqrt(x * x + y * y);
      const edge = Math.min(1, Math.max(0, (1 - r) * radius + 0.5));
      cover[index] = edge;
      const limb = Math.min(r, 0.9999);
      const nx = (x / (r || 1)) * limb;
      const ny = (y / (r || 1)) * limb;
      const nz = Math.sqrt(1 - limb * limb);
      const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
      const day = smoothstep(-0.09, 0.32, facing) * (0.35 + 0.65 * Math.max(0, facing)) + Math.max(0, facing) * 0.1;
      night[index] = 1 - smoothstep(-0.12, 0.14, facing);
      const outside = Math.max(0, r - 1);
      const rim = r <= 1 ? (1 - nz) ** 3.2 * 0.95 : Math.exp(-outside * 34) * 0.95 + Math.exp(-outside * 13) * 0.22;
      haze[index] = rim * smoothstep(-0.34, 0.5, facing) * atmosphere.strength;
      const px = nx * cosTilt + ny * sinTilt;
      const py = ny * cosTilt - nx * sinTilt;
      mapU[index] = (Math.atan2(px, nz) / (Math.PI * 2)) * surface.size;
      mapV[index] = (Math.asin(Math.min(1, Math.max(-1, py))) / Math.PI + 0.5) * (surface.size / 2 - 1);
      lit[index] = day * (0.9 + 0.1 * sampleTile(flat, 64, column, row)) * ringShade(options, px, py, nz, sun);
    }
  }
  const { pixels, size } = surface;
  const rows = size / 2;
  const data = image.data;
  const mask = size - 1;
  const air = atmosphere.colour;

  const repaint = (spin: number): void => {
    const turn = (spin / (Math.PI * 2)) * size;
    for (let index = 0; index < count; index++) {
      const at = index * 4;
      const h = haze[index]!;
      const inside = cover[index]!;
      if (inside === 0) {
        const opacity = Math.min(1, h);
        data[at] = air[0];
        data[at + 1] = air[1];
        data[at + 2] = air[2];
        data[at + 3] = opacity * 255;
        continue;
      }
      const u = mapU[index]! + turn + size * 4;
      const v = mapV[index]!;
      const u0 = Math.floor(u);
      const v0 = Math.floor(v);
      const fu = u - u0;
      const fv = v - v0;
      const v1 = Math.min(rows - 1, v0 + 1);
      const a = (v0 * size + (u0 & mask)) * 4;
      const b = (v0 * size + ((u0 + 1) & mask)) * 4;
      const c = (v1 * size + (u0 & mask)) * 4;
      const d = (v1 * size + ((u0 + 1) & mask)) * 4;
      const wa = (1 - fu) * (1 - fv);
      const wb = fu * (1 - fv);
      const wc = (1 - fu) * fv;
      const wd = fu * fv;
      const light = lit[index]!;
      const own =
        (pixels[a + 3]! * wa + pixels[b + 3]! * wb + pixels[c + 3]! * wc + pixels[d + 3]! * wd) *
        (0.25 + 0.75 * night[index]!);
      for (let channel = 0; channel < 3; channel++) {
        const albedo =
          pixels[a + channel]! * wa + pixels[b + channel]! * wb + pixels[c + channel]! * wc + pixels[d + channel]! * wd;
        const value = albedo * (light * sunColour[channel]! * 0.0047 + 0.012) + glow[channel]! * own;
        data[at + channel] = value + (air[channel]! - value * 0.55) * Math.min(1, h);
      }
      data[at + 3] = inside * 255 + (1 - inside) * Math.min(1, h) * 255;
    }
    context.putImageData(image, 0, 0);
  };

  return {
    paint(target, { x, y, scale, spin }) {
      repaint(spin);
      const width = side * scale * (options.radius / radius);
      target.save();
      target.imageSmoothingEnabled = true;
      target.imageSmoothingQuality = 'low';
      target.drawImage(canvas, x - width / 2, y - width / 2, width, width);
      target.restore();
    },
  };
}

/** How much sun passes the ring on its way to this spot. */
function ringShade(
  { ringShadow }: PlanetOptions,
  px: number,
  py: number,
  nz: number,
  sun: readonly [number, number, number],
): number {
  if (!ringShadow) return 1;
  // The ring lies in the equator's plane; follow the ray towards the sun until it meets it.
  const towards = Math.abs(sun[1]) < 0.12 ? 0.12 : Math.abs(sun[1]);
  const distance = py / towards;
  if (distance < 0) return 1;
  const hitX = px + sun[0] * distance;
  const hitZ = nz + sun[2] * distance;
  const r = Math.sqrt(hitX * hitX + hitZ * hitZ);
  const inside =
    smoothstep(ringShadow.inner - 0.03, ringShadow.inner + 0.03, r) *
    (1 - smoothstep(ringShadow.outer - 0.03, ringShadow.outer + 0.03, r));
  return 1 - inside * 0.5;
}

/** A ring as two canvases, the half behind the globe and the half before it. */
export interface Ring {
  back: Canvas;
  front: Canvas;
  width: number;
  height: number;
}

interface RingOptions {
  /** Planet radius, pixels. */
  radius: number;
  inner: number;
  outer: number;
  /** 0 seen edge-on to 1 from above. */
  openness: number;
  light: Rgb;
  dark: Rgb;
  seed: number;
  sun: readonly [number, number, number];
}

/** Bakes a ring of ice and dust: many fine grooves, two wide gaps, the planet's shadow across its far side. */
export function createRing({ radius, inner, outer, openness, light, dark, seed, sun }: RingOptions): Ring {
  const unit = Math.min(radius, 420);
  const width = Math.ceil(outer * unit * 2) + 4;
  const height = Math.ceil(outer * unit * 2 * openness) + 4;
  const grooves = createNoiseTile({ size: 512, period: 16, octaves: 6, gain: 0.72, seed });
  const halves = [createCanvas(width, height), createCanvas(width, height)] as const;
  for (const [half, canvas] of halves.entries()) {
    const context = canvas.getContext('2d');
    const image = context.createImageData(width, height);
    for (let row = 0; row < height; row++) {
      const isFront = row + 0.5 > height / 2;
      if (isFront !== (half === 1)) continue;
      for (let column = 0; column < width; column++) {
        const x = (column + 0.5 - width / 2) / unit;
        const z = (row + 0.5 - height / 2) / unit / openness;
        const r = Math.sqrt(x * x + z * z);
        const t = (r - inner) / (outer - inner);
        if (t < 0 || t > 1) continue;
        const groove = sampleTile(grooves, 512, t * 330, 7);
        const gap =
          (1 - 0.92 * Math.exp(-(((t - 0.62) / 0.028) ** 2))) * (1 - 0.7 * Math.exp(-(((t - 0.86) / 0.012) ** 2)));
        const body =
          smoothstep(0, 0.06, t) * (1 - smoothstep(0.93, 1, t)) * (0.5 + 0.5 * smoothstep(0.08, 0.32, t)) * gap;
        const tone = Math.min(1, groove * 1.25);
        // Where the planet stands between the sun and the ring: a strip away from the sun.
        const along = -(x * sun[0] + z * sun[2] * 0.8);
        const aside = Math.abs(x * sun[2] * 0.8 - z * sun[0]);
        const shadow = along > 0 ? 1 - 0.88 * (1 - smoothstep(0.86, 1.02, aside)) : 1;
        const at = (row * width + column) * 4;
        for (let channel = 0; channel < 3; channel++)
          image.data[at + channel] = (dark[channel]! + (light[channel]! - dark[channel]!) * tone) * shadow;
        image.data[at + 3] = 255 * body * (0.28 + 0.68 * groove);
      }
    }
    context.putImageData(image, 0, 0);
  }
  return { back: halves[0], front: halves[1], width: (width * radius) / unit, height: (height * radius) / unit };
}
