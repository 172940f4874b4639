import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { SceneSetup } from '../../scene.ts';
import type { CityLight } from './cityLight.ts';
import { bakeFacade, FACADE_STYLES, MATERIALS } from './facade.ts';
import { bakeSign, type SignSprite } from './signs.ts';
import { hazeAt, REPEAT, type StreetView } from './streetView.ts';
import { paintWall, type Wall, wallOf } from './wall.ts';

/** Everything in metres; the eye stands at z 0 and looks along +z. */
export interface Block {
  side: -1 | 1;
  z: number;
  length: number;
  height: number;
  /** Distance of the wall from the middle of the street. */
  wall: number;
  /** How far it reaches back from the street. */
  deep: number;
  face: Wall;
  /** The face with fewer pixels, for where it is far away. */
  far?: Wall;
  front: Canvas;
  signs: readonly PlacedSign[];
}

interface PlacedSign {
  sprite: SignSprite;
  z: number;
  y: number;
  width: number;
  height: number;
  phase: number;
}

export const HALF_STREET = 12;

/** The houses on both sides of a street, with their signs. */
export function buildBlocks(setup: SceneSetup, light: CityLight): Block[] {
  const random = setup.random('street-blocks');
  const scaleUp = Math.max(0.6, Math.min(1.6, setup.height / 720));
  const metre = 7 * scaleUp;
  const blocks: Block[] = [];
  for (const side of [-1, 1] as const) {
    let z = -40;
    while (z < REPEAT - 44) {
      const length = 16 + random() * 16;
      const tall = 16 + random() ** 1.5 * 92 * (0.5 + 0.5 * Math.sin(z * 0.02 + side) ** 2);
      const material = MATERIALS[Math.floor(random() * MATERIALS.length)]!;
      const style = FACADE_STYLES[Math.floor(random() * FACADE_STYLES.length)]!;
      const shared = { height: Math.min(tall, 64) * metre, storey: 3.2 * metre, light, random, material, style };
      const face = bakeFacade({ ...shared, width: length * metre, sun: side < 0 ? 0.66 : 0.4, shops: 4.6 * metre });
      const front = bakeFacade({ ...shared, width: 20 * metre, sun: 0.16, shops: 4.6 * metre });
      const signs: PlacedSign[] = [];
      const count =
        light.lamps > 0.35 ? Math.floor((light.isNeon ? 2.2 : 0.8) + random() * 2.4) : random() < 0.4 ? 1 : 0;
      for (let index = 0; index < count; index++) {
        const isUpright = random() < 0.66;
        const signHeight = isUpright ? 4 + random() * 7 : 1.6 + random() * 1.6;
        signs.push({
          sprite: bakeSign({
            seed: Math.floor(random() * 1e9),
            isUpright,
            colour: light.signs[Math.floor(random() * light.signs.length)]!,
            lamps: light.lamps,
          }),
          z: z + 2 + random() * (length - 4),
          y: 4 + random() * Math.min(18, tall * 0.5),
          height: signHeight,
          width: isUpright ? signHeight * 0.28 : signHeight * 2.2,
          phase: random() * 6.28,
        });
      }
      blocks.push({
        side,
        z,
        length,
        height: tall,
        wall: HALF_STREET + 0.02 + random() * 0.7,
        deep: 20,
        face: wallOf(face),
        front,
        signs: signs.sort((a, b) => b.z - a.z),
      });
      z += length + (random() < 0.2 ? 9 : 0.4);
    }
  }
  return blocks;
}

/** Metres from which a face is drawn from its fewer pixels. */
const FAR_AWAY = 34;

export interface Scene {
  setup: SceneSetup;
  light: CityLight;
  view: StreetView;
  seconds: number;
}

/** One house with its windows. */
export function paintBlock(
  context: SKRSContext2D,
  { setup, light, view, seconds }: Scene,
  block: Block,
  z: number,
): void {
  const { width } = setup;
  const near = Math.max(1.4, z);
  const far = z + block.length;
  const wallX = block.side * block.wall - view.x;
  const screenX = (distance: number): number => view.centreX + (wallX / distance) * view.focal;
  const topAt = (distance: number): number => view.horizonY - ((block.height - view.eye) / distance) * view.focal;
  const bottomAt = (distance: number): number => view.horizonY + (view.eye / distance) * view.focal;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  // The face along the street.
  const x0 = screenX(near);
  const x1 = screenX(far);
  // Nothing of it is seen across the middle of the street.
  const isLeft = block.side < 0;
  const from = Math.max(0, Math.floor(Math.min(x0, x1)), isLeft ? 0 : Math.floor(view.centreX));
  const to = Math.min(width, Math.ceil(Math.max(x0, x1)), isLeft ? Math.ceil(view.centreX) : width);
  paintWall(context, block.far && near > FAR_AWAY ? block.far : block.face, {
    from,
    to: Math.max(from, to),
    at(column) {
      const offset = column + 0.5 - view.centreX;
      const slant = offset * block.side <= 0 ? far : (wallX * view.focal) / offset;
      const distance = Math.min(far, Math.max(near, slant));
      return { part: (distance - z) / block.length, top: topAt(distance), bottom: bottomAt(distance) };
    },
  });
  // Haze lies over the face by distance: one gradient across its breadth.
  const veil = context.createLinearGradient(x0, 0, x1, 0);
  veil.addColorStop(0, css(light.haze, hazeAt(near) * 0.94));
  veil.addColorStop(0.5, css(light.haze, hazeAt((2 * near * far) / (near + far)) * 0.94));
  veil.addColorStop(1, css(light.haze, hazeAt(far) * 0.94));
  context.fillStyle = veil;
  context.beginPath();
  context.moveTo(x0, topAt(near));
  context.lineTo(x1, topAt(far));
  context.lineTo(x1, bottomAt(far));
  context.lineTo(x0, bottomAt(near));
  context.fill();
  // The face turned to us, where the block stands before its neighbour.
  if (z > 1.4) {
    const breadth = (block.deep / z) * view.focal;
    const left = block.side < 0 ? screenX(z) - breadth : screenX(z);
    if (left < width && left + breadth > 0) {
      const top = topAt(z);
      const bottom = bottomAt(z);
      context.drawImage(block.front, left, top, breadth, bottom - top);
      context.fillStyle = css(light.haze, hazeAt(z) * 0.94);
      context.fillRect(left, top, breadth, bottom - top);
    }
  }
  for (const sign of block.signs) {
    const distance = z + (sign.z - block.z);
    if (distance < 2.4 || distance > 240) continue;
    paintSign(
      context,
      { light, view, seconds, setup },
      { sign, distance, x: block.side * (block.wall - 0.3 - sign.width / 2) - view.x },
    );
  }
}

function paintSign(
  context: SKRSContext2D,
  { light, view, seconds }: Scene,
  { sign, distance, x }: { sign: PlacedSign; distance: number; x: number },
): void {
  const k = view.focal / distance;
  const w = sign.width * k;
  const h = sign.height * k;
  if (h < 2) return;
  const left = view.centreX + x * k - w / 2;
  const top = view.horizonY - (sign.y + sign.height - view.eye) * k;
  const flicker =
    hashCell(Math.floor(seconds * 9), Math.floor(sign.phase * 1000), 5) < 0.03
      ? 0.45
      : 0.92 + 0.08 * Math.sin(seconds * 2 + sign.phase);
  const clear = 1 - hazeAt(distance) * 0.8;
  context.save();
  if (light.lamps > 0.3) {
    context.globalCompositeOperation = 'screen';
    context.globalAlpha = Math.min(1, flicker * clear * light.lamps);
    context.drawImage(sign.sprite.glow, left - w * 1.2 - h * 0.2, top - h * 0.35, w * 3.4 + h * 0.4, h * 1.7);
    context.globalCompositeOperation = 'source-over';
  }
  context.globalAlpha = clear;
  context.drawImage(sign.sprite.face, left, top, w, h);
  context.restore();
}
