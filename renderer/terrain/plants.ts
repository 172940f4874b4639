import { hashCell } from '../light/noise.ts';
import type { Camera } from './camera.ts';
import { heightAt, type Heightfield } from './heightfield.ts';
import type { Marcher } from './march.ts';
import { TREE_SPACING, treeAt } from './survey.ts';
import type { PlantSprite, SpriteLevel } from './treeSprites.ts';

/** A plant at a place of the world. */
export interface PlantStand {
  x: number;
  y: number;
  /** Height of its foot, and its own height, world units. */
  foot: number;
  tall: number;
  sprite: PlantSprite;
  isFlipped: boolean;
  /** Shifts its swaying. */
  phase: number;
}

export interface WoodsOptions {
  field: Heightfield;
  trees: Float32Array;
  sprites: readonly PlantSprite[];
  /** Height of a full-grown tree, world units. */
  tall: number;
  /** How far trees are drawn one by one; beyond it the baked crowns take over. */
  reach: number;
  seed: number;
}

/** Lists the trees of the woods that a camera may see. */
export function listWoods(options: WoodsOptions, camera: Camera, width: number): PlantStand[] {
  const stands: PlantStand[] = [];
  const { field, trees, sprites, tall, reach, seed } = options;
  const span = width / 2 / camera.focal + 0.06;
  const forwardX = Math.sin(camera.yaw);
  const forwardY = Math.cos(camera.yaw);
  const corners = [
    [0, 0],
    [reach, -span * reach],
    [reach, span * reach],
  ] as const;
  const xs = corners.map(([ahead, aside]) => camera.x + forwardX * ahead + forwardY * aside);
  const ys = corners.map(([ahead, aside]) => camera.y + forwardY * ahead - forwardX * aside);
  for (let squareY = Math.floor(Math.min(...ys) / TREE_SPACING); squareY <= Math.max(...ys) / TREE_SPACING; squareY++) {
    for (
      let squareX = Math.floor(Math.min(...xs) / TREE_SPACING);
      squareX <= Math.max(...xs) / TREE_SPACING;
      squareX++
    ) {
      const dx = (squareX + 0.5) * TREE_SPACING - camera.x;
      const dy = (squareY + 0.5) * TREE_SPACING - camera.y;
      const ahead = dx * forwardX + dy * forwardY;
      if (ahead < 5 || ahead > reach || Math.abs(dx * forwardY - dy * forwardX) > span * ahead + 6) continue;
      const tree = treeAt(squareX, squareY, trees, seed);
      if (!tree) continue;
      const pick = hashCell(squareX, squareY, seed + 45);
      stands.push({
        x: tree.x,
        y: tree.y,
        foot: heightAt(field, tree.x, tree.y) - 0.2,
        tall: tall * tree.size,
        sprite: sprites[Math.floor(pick * sprites.length)]!,
        isFlipped: (pick * 97) % 1 < 0.5,
        phase: pick * 40,
      });
    }
  }
  return stands;
}

export interface PlantPainterOptions {
  width: number;
  height: number;
  /** How far the tops move, as a part of a plant's height. */
  sway: number;
}

/** Copies plants into the picture, far ones first, each pixel tested against the land's depth. */
export function paintPlants(
  pixels: Uint8ClampedArray,
  marcher: Marcher,
  camera: Camera,
  stands: readonly PlantStand[],
  seconds: number,
  options: PlantPainterOptions,
): void {
  const forwardX = Math.sin(camera.yaw);
  const forwardY = Math.cos(camera.yaw);
  const seen = stands
    .map((stand) => {
      const dx = stand.x - camera.x;
      const dy = stand.y - camera.y;
      return { stand, ahead: dx * forwardX + dy * forwardY, aside: dx * forwardY - dy * forwardX };
    })
    .filter(({ ahead }) => ahead > 3)
    .sort((a, b) => b.ahead - a.ahead);
  for (const { stand, ahead, aside } of seen) {
    const unit = camera.focal / ahead;
    const footX = options.width / 2 + aside * unit;
    const footY = camera.horizonY - (stand.foot - camera.height) * unit;
    copyPlant(pixels, marcher, { stand, depth: ahead, footX, footY, tall: stand.tall * unit }, seconds, options);
  }
}

interface Placed {
  stand: PlantStand;
  depth: number;
  footX: number;
  footY: number;
  tall: number;
}

function copyPlant(
  pixels: Uint8ClampedArray,
  marcher: Marcher,
  placed: Placed,
  seconds: number,
  { width, height, sway }: PlantPainterOptions,
): void {
  const { stand, depth, footX, footY, tall } = placed;
  const { sprite, isFlipped } = stand;
  const wide = tall * sprite.aspect;
  if (tall < 3 || footX + wide < 0 || footX - wide > width || footY < 0 || footY - tall > height) return;
  const level = pickLevel(sprite, tall);
  const firstRow = Math.max(0, Math.floor(footY - tall));
  const lastRow = Math.min(height - 1, Math.floor(footY));
  const scaleY = level.height / tall;
  const scaleX = level.width / wide;
  const bend = Math.sin(seconds * 1.25 + stand.phase) * sway * tall;
  const fog = marcher.fogAt(depth, stand.foot + stand.tall * 0.4);
  const clear = 1 - fog;
  const tint = Math.min(width - 1, Math.max(0, Math.round(footX))) * 3;
  const fogR = marcher.fogColours[tint]! * fog;
  const fogG = marcher.fogColours[tint + 1]! * fog;
  const fogB = marcher.fogColours[tint + 2]! * fog;
  const { depth: depths, water } = marcher.surface;
  const nearEnough = depth - 1.2;
  for (let row = firstRow; row <= lastRow; row++) {
    const sourceRow = Math.floor((row + 0.5 - (footY - tall)) * scaleY);
    if (sourceRow < 0 || sourceRow >= level.height) continue;
    const up = (footY - row) / tall;
    const left = footX - wide / 2 + bend * up * up;
    const firstColumn = Math.max(0, Math.floor(left));
    const lastColumn = Math.min(width - 1, Math.ceil(left + wide));
    for (let column = firstColumn; column <= lastColumn; column++) {
      let sourceColumn = Math.floor((column + 0.5 - left) * scaleX);
      if (sourceColumn < 0 || sourceColumn >= level.width) continue;
      if (isFlipped) sourceColumn = level.width - 1 - sourceColumn;
      const source = (sourceRow * level.width + sourceColumn) * 4;
      const opacity = level.pixels[source + 3]!;
      if (opacity < 6) continue;
      const index = row * width + column;
      if (depths[index]! < nearEnough) continue;
      const part = opacity / 255;
      const rest = 1 - part;
      const target = index * 4;
      pixels[target] = pixels[target]! * rest + (level.pixels[source]! * clear + fogR) * part;
      pixels[target + 1] = pixels[target + 1]! * rest + (level.pixels[source + 1]! * clear + fogG) * part;
      pixels[target + 2] = pixels[target + 2]! * rest + (level.pixels[source + 2]! * clear + fogB) * part;
      pixels[target + 3] = 255 * part + pixels[target + 3]! * rest;
      water[index] = water[index]! * rest;
      // Thin edges too: what is moved by its distance must take them along.
      if (part > 0.1) depths[index] = depth;
    }
  }
}

/** The smallest level that is not enlarged much. */
function pickLevel(sprite: PlantSprite, tall: number): SpriteLevel {
  let chosen = sprite.levels[0]!;
  for (const level of sprite.levels) {
    if (level.height < tall * 0.92) break;
    chosen = level;
  }
  return chosen;
}
