import { hashCell } from '../light/noise.ts';
import type { Camera } from './camera.ts';
import { heightAt, type Heightfield } from './heightfield.ts';
import type { LandRegions } from './landRegions.ts';
import type { Marcher } from './march.ts';
import type { Outline } from './subjectPlace.ts';
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

/** Plants nearer than this are beside the camera and not in the picture. */
const NEAREST = 3;

/** Height in pixels at which a plant is compared with an outline, and the opacity from which it covers anything. */
const COARSE = 60;
const SOLID = 40;

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
  const seen = stands
    .map((stand) => ({ stand, ...wayTo(stand, camera) }))
    .filter(({ ahead }) => ahead > NEAREST)
    .sort((a, b) => b.ahead - a.ahead);
  for (const { stand, ahead, aside } of seen) {
    const { footX, footY, tall, wide } = standInPicture(stand, camera, width, { ahead, aside });
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

/** How far ahead of a camera a plant stands, and how far aside. */
function wayTo(stand: PlantStand, camera: Camera): { ahead: number; aside: number } {
  const dx = stand.x - camera.x;
  const dy = stand.y - camera.y;
  const [forwardX, forwardY] = [Math.sin(camera.yaw), Math.cos(camera.yaw)];
  return { ahead: dx * forwardX + dy * forwardY, aside: dx * forwardY - dy * forwardX };
}

/** Foot and size of a plant in the picture, pixels. */
function standInPicture(
  stand: PlantStand,
  camera: Camera,
  width: number,
  { ahead, aside }: { ahead: number; aside: number },
): { footX: number; footY: number; tall: number; wide: number } {
  const unit = camera.focal / ahead;
  const tall = stand.tall * unit;
  return {
    footX: width / 2 + aside * unit,
    footY: camera.horizonY - (stand.foot - camera.height) * unit,
    tall,
    wide: tall * stand.sprite.aspect,
  };
}

/** Whether any leaf or wood of a plant stands before what has this outline in the picture. */
export function coversOutline(stand: PlantStand, camera: Camera, width: number, outline: Outline): boolean {
  const way = wayTo(stand, camera);
  if (way.ahead <= NEAREST) return false;
  const { footX, footY, tall, wide } = standInPicture(stand, camera, width, way);
  const level = stand.sprite.levels.findLast(({ height }) => height >= COARSE) ?? stand.sprite.levels[0]!;
  for (let row = 0; row < level.height; row++) {
    const y = footY - tall * (1 - (row + 0.5) / level.height);
    if (y < outline.top || y > outline.bottom) continue;
    for (let column = 0; column < level.width; column++) {
      const x = footX + wide * ((column + 0.5) / level.width - 0.5) * (stand.isFlipped ? -1 : 1);
      const isIn = x >= outline.left && x <= outline.right;
      if (isIn && level.pixels[(row * level.width + column) * 4 + 3]! > SOLID) return true;
    }
  }
  return false;
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
