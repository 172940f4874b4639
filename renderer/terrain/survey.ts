import { hashCell } from '../light/noise.ts';
import { createNoiseTile } from '../light/noiseTile.ts';
import type { SceneName } from '../scene.ts';
import { groundOf, type GroundColour, type GroundPoint } from './ground.ts';
import { blurField, FIELD_SIZE, quantile, type Heightfield } from './heightfield.ts';
import type { Landform } from './landform.ts';

const MASK = FIELD_SIZE - 1;
/** Cells between trees. */
export const TREE_SPACING = 4;

export type TreeKind = 'conifer' | 'broadleaf' | 'shrub';

/** The land with its cover: what reflects how much light, and where trees stand. */
export interface Survey {
  /** Linear reflectance, three numbers a cell. */
  albedo: Float32Array;
  /** How densely trees stand, 0–1. */
  trees: Float32Array;
  /** The ground with the crowns of its trees: what light falls on and the eye sees from afar. */
  surface: Heightfield;
}

export interface SurveyOptions {
  scene: SceneName;
  landform: Landform;
  lush: number;
  /** Whether hills are planted with tea. */
  isTea: boolean;
  kind: TreeKind;
  seed: number;
}

/** Decides what covers every cell and plants the woods. */
export function surveyGround({ scene, landform, lush, isTea, kind, seed }: SurveyOptions): Survey {
  const { field, waterLevel, relief } = landform;
  const paint = groundOf(scene, lush, isTea);
  const patches = createNoiseTile({ size: 512, period: 16, octaves: 5, seed: seed + 5 });
  const grains = createNoiseTile({ size: 256, period: 64, octaves: 3, seed: seed + 6 });
  const near = blurField(field, 5);
  const wide = blurField(field, 22);
  const hasWater = Number.isFinite(waterLevel);
  const base = hasWater ? waterLevel : quantile(field, 0.01);
  const albedo = new Float32Array(field.length * 3);
  const trees = new Float32Array(field.length);
  const point: GroundPoint = { level: 0, aboveWater: 0, slope: 0, height: 0, patch: 0, grain: 0, hollow: 0 };
  const colour: GroundColour = { r: 0, g: 0, b: 0, trees: 0 };
  for (let y = 0; y < FIELD_SIZE; y++) {
    const row = y * FIELD_SIZE;
    const above = ((y - 1) & MASK) * FIELD_SIZE;
    const below = ((y + 1) & MASK) * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x++) {
      const index = row + x;
      const height = field[index]!;
      const slopeX = (field[row + ((x + 1) & MASK)]! - field[row + ((x - 1) & MASK)]!) * 0.5;
      const slopeY = (field[below + x]! - field[above + x]!) * 0.5;
      point.height = height;
      point.level = Math.max(0, (height - base) / relief);
      point.aboveWater = hasWater ? height - waterLevel : 100;
      point.slope = Math.sqrt(slopeX * slopeX + slopeY * slopeY);
      point.patch = patches[(y & 511) * 512 + (x & 511)]!;
      point.grain = grains[(y & 255) * 256 + (x & 255)]!;
      point.hollow = Math.min(1, Math.max(0, (near[index]! - height) * 0.22 + (wide[index]! - height) * 0.03));
      colour.trees = 0;
      paint(point, colour);
      albedo[index * 3] = colour.r;
      albedo[index * 3 + 1] = colour.g;
      albedo[index * 3 + 2] = colour.b;
      trees[index] = colour.trees;
    }
  }
  return { albedo, trees, surface: plantWoods(field, trees, kind, seed) };
}

/** Where the tree of a planting square stands, how tall it is (0–1), and whether it grows at all. */
export function treeAt(
  squareX: number,
  squareY: number,
  trees: Float32Array,
  seed: number,
): { x: number; y: number; size: number } | null {
  const squares = FIELD_SIZE / TREE_SPACING;
  const wrappedX = ((squareX % squares) + squares) % squares;
  const wrappedY = ((squareY % squares) + squares) % squares;
  const x = (squareX + 0.15 + 0.7 * hashCell(wrappedX, wrappedY, seed + 41)) * TREE_SPACING;
  const y = (squareY + 0.15 + 0.7 * hashCell(wrappedX, wrappedY, seed + 42)) * TREE_SPACING;
  const density = trees[(Math.floor(y) & MASK) * FIELD_SIZE + (Math.floor(x) & MASK)]!;
  if (density < 0.12 || density < hashCell(wrappedX, wrappedY, seed + 43)) return null;
  return { x, y, size: 0.3 + 0.7 * hashCell(wrappedX, wrappedY, seed + 44) * Math.min(1, density + 0.3) };
}

function plantWoods(field: Heightfield, trees: Float32Array, kind: TreeKind, seed: number): Heightfield {
  const surface = field.slice();
  const squares = FIELD_SIZE / TREE_SPACING;
  for (let squareY = 0; squareY < squares; squareY++) {
    for (let squareX = 0; squareX < squares; squareX++) {
      const tree = treeAt(squareX, squareY, trees, seed);
      if (!tree) continue;
      const radius = kind === 'conifer' ? 1.9 : kind === 'broadleaf' ? 2.5 : 1.5;
      const tall = (kind === 'conifer' ? 6.2 : kind === 'broadleaf' ? 4.2 : 1.5) * tree.size;
      const reach = Math.ceil(radius);
      for (let dy = -reach; dy <= reach; dy++) {
        for (let dx = -reach; dx <= reach; dx++) {
          const cellX = Math.floor(tree.x) + dx;
          const cellY = Math.floor(tree.y) + dy;
          const away = Math.hypot(cellX + 0.5 - tree.x, cellY + 0.5 - tree.y) / radius;
          if (away >= 1) continue;
          const crown = kind === 'conifer' ? tall * (1 - away) : tall * Math.sqrt(1 - away * away);
          const index = (cellY & MASK) * FIELD_SIZE + (cellX & MASK);
          surface[index] = Math.max(surface[index]!, field[index]! + crown);
        }
      }
    }
  }
  return surface;
}
