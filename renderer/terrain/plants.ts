import { hashCell } from '../light/noise.ts';
import type { Camera } from './camera.ts';
import { heightAt, type Heightfield } from './heightfield.ts';
import type { LandRegions } from './landRegions.ts';
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

/**
 * Copies plants into the picture, far ones first, each pixel tested against the land's depth; `sway` as a part of their
 * height.
 */
export function paintPlants(
  { rooms, marcher, width, sway }: { rooms: LandRegions; marcher: Marcher; width: number; sway: number },
  camera: Camera,
  stands: readonly PlantStand[],
  seconds: number,
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
    const footX = width / 2 + aside * unit;
    const footY = camera.horizonY - (stand.foot - camera.height) * unit;
    const tall = stand.tall * unit;
    const wide = tall * stand.sprite.aspect;
    if (tall < 3 || footX + wide < 0 || footX - wide > width || footY < 0) continue;
    const level = pickLevel(stand.sprite, tall);
    const fog = marcher.fogAt(ahead, stand.foot + stand.tall * 0.4);
    const tint = Math.min(width - 1, Math.max(0, Math.round(footX))) * 3;
    const [red, green, blue] = [0, 1, 2].map((channel) => marcher.fogColours[tint + channel]! * fog);
    rooms.kernels.copyPlant(
      rooms.land,
      rooms.spriteAt(level),
      level.width,
      level.height,
      stand.isFlipped ? 1 : 0,
      footX - wide / 2,
      footY,
      wide,
      tall,
      Math.sin(seconds * 1.25 + stand.phase) * sway * tall,
      ahead,
      1 - fog,
      red!,
      green!,
      blue!,
    );
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
