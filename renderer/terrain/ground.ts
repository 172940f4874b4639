import { smoothstep } from '../light/noise.ts';
import type { SceneName } from '../scene.ts';

/** What the ground at one cell is like. */
export interface GroundPoint {
  /** Height above water (or above the lowest ground) as a part of the relief, 0–1. */
  level: number;
  /** World units above the water; large where there is none. */
  aboveWater: number;
  /** Rise per cell. */
  slope: number;
  /** World height, for layers of rock. */
  height: number;
  /** Noise 0–1: patches tens of cells wide, and grain of a few cells. */
  patch: number;
  grain: number;
  /** 0–1, how much the place is hollow (valleys hold soil and snow) rather than exposed. */
  hollow: number;
}

/** Reflectance 0–1 in linear light, and how densely trees stand (0–1). */
export interface GroundColour {
  r: number;
  g: number;
  b: number;
  trees: number;
}

export type GroundPainter = (point: GroundPoint, out: GroundColour) => void;

type Linear = readonly [number, number, number];

function linear(hex: string): Linear {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (level: number): number => ((level & 255) / 255) ** 2.2;
  return [channel(value >> 16), channel(value >> 8), channel(value)];
}

function set(out: GroundColour, colour: Linear): void {
  out.r = colour[0];
  out.g = colour[1];
  out.b = colour[2];
}

function blend(out: GroundColour, colour: Linear, amount: number): void {
  if (amount <= 0) return;
  out.r += (colour[0] - out.r) * amount;
  out.g += (colour[1] - out.g) * amount;
  out.b += (colour[2] - out.b) * amount;
}

const ROCK = linear('#7c746d');
const ROCK_DARK = linear('#565251');
const ROCK_WARM = linear('#93806c');
const SCREE = linear('#a1978b');
const GRASS = linear('#6d7d42');
const GRASS_DRY = linear('#8f8658');
const GRASS_DEEP = linear('#4b6836');
const FOREST = linear('#2c4526');
const FOREST_LIGHT = linear('#435a30');
const SNOW = linear('#f4f7fc');
const SAND = linear('#c9ae80');
const SAND_WET = linear('#84704f');
const SAND_DRY = linear('#cdb283');
const SHORE = linear('#8f8468');
const ASH = linear('#6a625d');
const ASH_DARK = linear('#3b3735');

/** The ground of each landscape; `lush` (0–1) brings more trees, and hills can be planted with tea. */
export function groundOf(scene: SceneName, lush: number, isTea: boolean): GroundPainter {
  if (scene === 'hills' && isTea) return paintTea;
  switch (scene) {
    case 'snow':
      return (p, out) => paintMountain(p, out, -0.4, lush);
    case 'hills':
      return (p, out) => paintHills(p, out, lush);
    case 'desert':
      return paintDesert;
    case 'canyon':
      return (p, out) => paintCanyon(p, out, lush);
    case 'islands':
      return (p, out) => paintIsland(p, out, 0.9);
    case 'beach':
      return (p, out) => paintCoast(p, out);
    case 'volcano':
      return (p, out) => paintVolcano(p, out, lush);
    default:
      return (p, out) => paintMountain(p, out, 0.46, lush);
  }
}

function paintMountain(p: GroundPoint, out: GroundColour, snowLine: number, lush: number): void {
  const steep = smoothstep(0.7, 1.25, p.slope + (p.grain - 0.5) * 0.5);
  set(out, ROCK);
  blend(out, ROCK_DARK, smoothstep(0.4, 0.75, p.patch) * 0.7);
  blend(out, ROCK_WARM, smoothstep(0.55, 0.25, p.patch) * 0.5);
  // Layers show where the rock is bare.
  const layer = Math.sin(p.height * 0.55 + p.patch * 9);
  blend(out, ROCK_DARK, steep * smoothstep(0.3, 0.9, layer) * 0.45);
  const treeLine = 0.44 + (p.patch - 0.5) * 0.22;
  const meadow = (1 - steep) * smoothstep(treeLine + 0.2, treeLine - 0.06, p.level);
  blend(out, SCREE, (1 - steep) * 0.5);
  blend(out, GRASS, meadow * 0.9);
  blend(out, GRASS_DRY, meadow * smoothstep(0.45, 0.75, p.patch) * 0.65);
  const wood =
    (1 - smoothstep(0.7, 1.15, p.slope)) *
    smoothstep(treeLine + 0.02, treeLine - 0.1, p.level) *
    smoothstep(0.62 - lush * 0.5, 0.36 - lush * 0.5, p.patch + (p.grain - 0.5) * 0.2) *
    smoothstep(1.2, 3.4, p.aboveWater);
  blend(out, p.grain > 0.5 ? FOREST : FOREST_LIGHT, wood * 0.92);
  out.trees = wood;
  const line = snowLine + (p.patch - 0.5) * 0.3 + (p.grain - 0.5) * 0.12 - p.hollow * 0.16;
  const snow =
    smoothstep(line, line + 0.09, p.level) *
    (1 - smoothstep(1, 1.75, p.slope - p.hollow * 0.6 + (p.grain - 0.5) * 0.7));
  blend(out, SNOW, snow);
  if (snowLine < 0) out.trees *= 0.75;
  else out.trees *= 1 - snow;
  const shore = smoothstep(2.6, 0.3, p.aboveWater);
  blend(out, SHORE, shore * (snowLine < 0 ? 0.35 : 0.85));
}

function paintHills(p: GroundPoint, out: GroundColour, lush: number): void {
  set(out, GRASS);
  blend(out, GRASS_DEEP, smoothstep(0.35, 0.7, p.patch) * 0.75);
  blend(out, GRASS_DRY, smoothstep(0.5, 0.2, p.patch) * 0.6 * (0.5 + p.level));
  blend(out, GRASS_DEEP, p.hollow * 0.5);
  blend(out, ROCK_WARM, smoothstep(0.9, 1.4, p.slope) * 0.8);
  const wood =
    smoothstep(0.6 - lush * 0.34, 0.72 - lush * 0.34, p.patch + p.hollow * 0.25 + (p.grain - 0.5) * 0.16) *
    smoothstep(1, 3, p.aboveWater) *
    (1 - smoothstep(0.7, 1.1, p.slope));
  blend(out, p.grain > 0.5 ? FOREST : FOREST_LIGHT, wood * 0.9);
  out.trees = wood;
  blend(out, SHORE, smoothstep(2, 0.2, p.aboveWater) * 0.8);
}

const TEA = linear('#4f8a36');
const TEA_TIPS = linear('#7db548');
const TEA_PATH = linear('#2c4a1e');
/** Height from one row of bushes to the next, world units. */
const TEA_ROW = 1.9;

/** Clipped bushes in rows that follow the slope, dark paths between them, and hardly a tree. */
function paintTea(p: GroundPoint, out: GroundColour): void {
  const row = 0.5 + 0.5 * Math.cos(((p.height + p.patch * 2) / TEA_ROW) * Math.PI * 2);
  set(out, TEA_PATH);
  blend(out, TEA, smoothstep(0.2, 0.5, row));
  blend(out, TEA_TIPS, smoothstep(0.6, 1, row) * 0.8);
  blend(out, TEA_PATH, p.hollow * 0.2 + smoothstep(0.6, 0.85, p.grain) * 0.3);
  out.trees = smoothstep(0.8, 0.9, p.patch) * smoothstep(1, 3, p.aboveWater) * 0.5;
  blend(out, SHORE, smoothstep(2, 0.2, p.aboveWater) * 0.8);
}

const DUNE = linear('#dfb173');
const DUNE_LIGHT = linear('#edc98f');
const DUNE_RED = linear('#c98a54');

function paintDesert(p: GroundPoint, out: GroundColour): void {
  set(out, DUNE);
  blend(out, DUNE_LIGHT, smoothstep(0.4, 0.9, p.level + (p.patch - 0.5) * 0.4) * 0.7);
  blend(out, DUNE_RED, smoothstep(0.45, 0.75, p.patch) * 0.5 + p.hollow * 0.25);
  out.trees = smoothstep(3.2, 1.2, p.aboveWater) * smoothstep(0.2, 0.6, p.aboveWater) * 0.7;
  blend(out, GRASS_DEEP, smoothstep(2.6, 0.8, p.aboveWater) * 0.8);
}

const STRATA: readonly Linear[] = [
  '#b5613a',
  '#cf8453',
  '#9c4c33',
  '#dba274',
  '#b86a43',
  '#8a4330',
  '#d39060',
  '#c2754a',
].map(linear);
const PLATEAU = linear('#b98a5a');
const SCRUB = linear('#6f7a42');

function paintCanyon(p: GroundPoint, out: GroundColour, lush: number): void {
  const band = p.height / 4.6 + (p.patch - 0.5) * 1.2;
  const lower = STRATA[((Math.floor(band) % STRATA.length) + STRATA.length) % STRATA.length]!;
  const upper = STRATA[((Math.floor(band + 1) % STRATA.length) + STRATA.length) % STRATA.length]!;
  set(out, lower);
  blend(out, upper, smoothstep(0.55, 1, band - Math.floor(band)));
  const flat = 1 - smoothstep(0.35, 0.95, p.slope);
  blend(out, PLATEAU, flat * 0.75);
  const green =
    flat * smoothstep(0.55 - lush * 0.3, 0.75 - lush * 0.3, p.patch + p.hollow * 0.3 + (p.grain - 0.5) * 0.3);
  blend(out, SCRUB, green * 0.7);
  out.trees = green * (0.25 + lush * 0.5) * smoothstep(1, 3, p.aboveWater);
  blend(out, GRASS_DEEP, smoothstep(5, 1, p.aboveWater) * flat * 0.6);
  blend(out, SAND, smoothstep(1.4, 0.2, p.aboveWater) * 0.8);
}

const LIMESTONE = linear('#a7a294');

function paintIsland(p: GroundPoint, out: GroundColour, lush: number): void {
  set(out, GRASS_DEEP);
  blend(out, GRASS, smoothstep(0.4, 0.75, p.patch) * 0.6);
  blend(out, p.grain > 0.45 ? FOREST : FOREST_LIGHT, smoothstep(0.62, 0.3, p.patch) * 0.85);
  const bare = smoothstep(1.3, 2.1, p.slope + (p.grain - 0.5) * 0.7 + (p.patch - 0.5) * 0.8);
  blend(out, LIMESTONE, bare * 0.9);
  blend(out, ROCK_DARK, bare * smoothstep(0.5, 0.8, p.patch) * 0.6);
  out.trees = lush * (1 - smoothstep(1.2, 1.9, p.slope)) * smoothstep(2.4, 4.2, p.aboveWater);
  // Wave-cut rock at the foot of cliffs, sand where the shore is flat.
  const foot = smoothstep(2.6, 1.2, p.aboveWater + (p.grain - 0.5) * 0.8);
  blend(out, p.slope > 0.9 ? ROCK_DARK : SAND, foot);
  blend(out, SAND_WET, smoothstep(0.42, 0.08, p.aboveWater) * (p.slope > 0.9 ? 0 : 0.75));
}

/** Sand as far as the strand reaches, woods on the headlands. */
function paintCoast(p: GroundPoint, out: GroundColour): void {
  paintIsland(p, out, 0.9);
  const strand = smoothstep(7.5, 5, p.aboveWater + (p.patch - 0.5) * 3) * smoothstep(0.75, 0.4, p.slope);
  blend(out, SAND, strand);
  blend(out, SAND_DRY, strand * smoothstep(1.2, 2.6, p.aboveWater + p.grain) * 0.6);
  blend(out, SAND_WET, strand * smoothstep(0.75, 0.3, p.aboveWater + (p.patch - 0.5) * 0.3) * 0.8);
  out.trees *= 1 - strand;
}

function paintVolcano(p: GroundPoint, out: GroundColour, lush: number): void {
  set(out, ASH);
  blend(out, ASH_DARK, smoothstep(0.42, 0.72, p.patch) * 0.8 + p.hollow * 0.3);
  const layer = Math.sin(p.height * 0.42 + p.patch * 7);
  blend(out, ROCK_WARM, smoothstep(0.2, 0.95, layer) * 0.4 * smoothstep(0.25, 0.7, p.level));
  const greenLine = 0.3 + (p.patch - 0.5) * 0.2 + lush * 0.1;
  const green = smoothstep(greenLine + 0.1, greenLine - 0.05, p.level) * (1 - smoothstep(0.9, 1.5, p.slope));
  blend(out, GRASS_DEEP, green * 0.85);
  blend(out, GRASS, green * smoothstep(0.5, 0.8, p.patch) * 0.6);
  const wood =
    green * smoothstep(0.5 - lush * 0.3, 0.64 - lush * 0.3, p.patch + p.hollow * 0.2 + (p.grain - 0.5) * 0.2);
  blend(out, p.grain > 0.5 ? FOREST : FOREST_LIGHT, wood * 0.9);
  out.trees = wood * smoothstep(1, 3, p.aboveWater);
  blend(out, SHORE, smoothstep(2, 0.2, p.aboveWater) * 0.6);
}
