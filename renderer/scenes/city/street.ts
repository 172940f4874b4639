import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Moment, Rgb, SceneRenderer, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { createSky } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import { drawSubject } from '../../subject/subject.ts';
import { type FlatCamera, flatCameraAt } from '../camera.ts';
import { cityLight, type CityLight } from './cityLight.ts';
import { bakeFacade, FACADE_STYLES, MATERIALS } from './facade.ts';
import { createMarket } from './market.ts';
import { bakeSign, type SignSprite } from './signs.ts';
import { createTraffic } from './streetTraffic.ts';
import { plantTrees } from './streetTrees.ts';
import { distanceOf, EYE, hazeAt, REPEAT, type StreetView } from './streetView.ts';
import { createWaterMirror } from './waterMirror.ts';
import { paintWall, wallOf, type Wall } from './wall.ts';

/** Everything in metres; the eye stands at z 0 and looks along +z. */
interface Block {
  side: -1 | 1;
  z: number;
  length: number;
  height: number;
  /** Distance of the wall from the middle of the street. */
  wall: number;
  face: Wall;
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

const HALF_STREET = 12;

/** A street between towers by perspective: walls drawn column by column, signs, lamps, traffic, all mirrored in the asphalt when it is wet. */
export function createStreet(setup: SceneSetup): SceneRenderer {
  const { plan, width, height, palette } = setup;
  const light = cityLight(setup);
  const random = setup.random('street');
  const isWet = plan.weather === 'rain' || plan.weather === 'storm' || Boolean(plan.details.wet) || light.isNeon;
  const horizonY = height * 0.6;
  const focal = Math.max(width * 0.62, height * 0.72);
  const sky = createSky(setup, {
    horizonY,
    focal: width * 0.8,
    sunAzimuth: (random() - 0.5) * 0.12,
    sunElevation: Math.max(6, Math.min(palette.elevation, 20)),
  });
  const sun = sky.sunAt();
  const blocks = buildBlocks(setup, light);
  const mirror = createWaterMirror(setup, {
    shoreY: horizonY,
    deep: scale(mix(palette.ambient, [34, 34, 42], 0.6), palette.isMoon ? 0.3 : 0.62),
    smear: 2.2,
    polish: isWet ? 0.92 : 0.2,
    sun: { x: sun.x, colour: palette.sun, strength: isWet ? 0.3 : 0 },
  });
  const market = plan.details.market ? createMarket(setup, light) : null;
  // Nobody drives through a market, and its awnings stand where trees would.
  const traffic = market ? null : createTraffic(setup, light);
  const trees = market ? null : plantTrees(setup, light);
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const subjectSide = random() < 0.5 ? -1 : 1;

  const horizonOf = ({ y }: FlatCamera): number => horizonY + y * -height * 0.1;
  const skyViewAt = ({ progress }: Moment): SkyView => {
    const camera = flatCameraAt(plan.motion, progress);
    return { ...sky.view, horizonY: horizonOf(camera), focal: sky.view.focal * camera.zoom };
  };
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      const view: StreetView = {
        x: (camera.x + camera.orbit * 0.6) * (market ? 2.4 : 9),
        z: camera.dolly * 46,
        focal: focal * camera.zoom,
        horizonY: horizonOf(camera),
        centreX: width / 2 - camera.orbit * width * 0.06,
      };
      sky.paint(context, moment, skyViewAt);
      paintFarHaze(context, setup, light, view);
      const visible = blocks
        .map((block) => ({ block, z: distanceOf(block.z, view.z) }))
        .filter(({ block, z }) => z + block.length > 1.2 && z < REPEAT * 0.9)
        .sort((a, b) => b.z - a.z);
      paintStreet(context, { setup, light, view, isWet: false });
      for (const { block, z } of visible) paintBlock(context, { setup, light, view, seconds }, block, z);
      if (isWet) trees?.(context, view, seconds);
      traffic?.paintAbove(context, view, seconds);
      context.save();
      clipToGround(context, setup, view);
      mirror.paint(context, seconds, view.horizonY);
      paintStreet(context, { setup, light, view, isWet });
      for (const { block, z } of visible) paintPavement(context, { setup, light, view, seconds }, block, z, isWet);
      context.restore();
      trees?.(context, view, seconds);
      market?.(context, view, moment);
      traffic?.paint(context, view, seconds, isWet);
      if (subject) {
        const isHigh = subject.anchor === 'sky' || subject.anchor === 'space' || subject.anchor === 'underwater';
        const size = Math.min(height * subject.size * 1.15, width * 0.4 * (subject.box[3] / subject.box[2]));
        const near = 1 + camera.dolly * 0.3;
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + subjectSide * width * 0.13 * near - camera.x * width * 0.3,
          y: isHigh ? height * 0.26 : view.horizonY + (height * 0.9 - horizonY) * near,
          height: size * near,
          light: {
            key: light.lamps > 0.5 ? mix(palette.key, light.signs[0]!, light.isNeon ? 0.5 : 0.1) : palette.key,
            ambient: mix(mix(palette.ambient, light.haze, 0.4), [190, 150, 120], light.lamps > 0.5 ? 0.4 : 0),
            from: [subjectSide * -0.55, -0.5],
            backlit: light.lamps > 0.5 ? 0.3 : 0.2,
          },
          reflection: isWet ? 0.45 : 0,
          isFlipped: subjectSide > 0,
          haze: isHigh ? 0.2 : 0,
          hazeColour: light.haze,
        });
      }
    },
  };
}

/** The ground between the walls' feet: the mirror and the street must not cover what stands on it. */
function clipToGround(context: SKRSContext2D, { width, height }: SceneSetup, view: StreetView): void {
  const reach = width + height * 6;
  context.beginPath();
  context.moveTo(view.centreX, view.horizonY);
  context.lineTo(view.centreX - reach, view.horizonY + (reach * EYE) / (HALF_STREET + view.x));
  context.lineTo(view.centreX + reach, view.horizonY + (reach * EYE) / (HALF_STREET - view.x));
  context.closePath();
  context.clip();
}

function buildBlocks(setup: SceneSetup, light: CityLight): Block[] {
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
        face: wallOf(face),
        front,
        signs: signs.sort((a, b) => b.z - a.z),
      });
      z += length + (random() < 0.2 ? 9 : 0.4);
    }
  }
  return blocks;
}

interface Scene {
  setup: SceneSetup;
  light: CityLight;
  view: StreetView;
  seconds: number;
}

function paintBlock(context: SKRSContext2D, { setup, light, view, seconds }: Scene, block: Block, z: number): void {
  const { width } = setup;
  const near = Math.max(1.4, z);
  const far = z + block.length;
  const wallX = block.side * block.wall - view.x;
  const screenX = (distance: number): number => view.centreX + (wallX / distance) * view.focal;
  const topAt = (distance: number): number => view.horizonY - ((block.height - EYE) / distance) * view.focal;
  const bottomAt = (distance: number): number => view.horizonY + (EYE / distance) * view.focal;
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  // The face along the street.
  const x0 = screenX(near);
  const x1 = screenX(far);
  // Nothing of it is seen across the middle of the street.
  const isLeft = block.side < 0;
  const from = Math.max(0, Math.floor(Math.min(x0, x1)), isLeft ? 0 : Math.floor(view.centreX));
  const to = Math.min(width, Math.ceil(Math.max(x0, x1)), isLeft ? Math.ceil(view.centreX) : width);
  paintWall(context, block.face, {
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
    const breadth = (20 / z) * view.focal;
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
  const top = view.horizonY - (sign.y + sign.height - EYE) * k;
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

function paintFarHaze(context: SKRSContext2D, { width, height }: SceneSetup, light: CityLight, view: StreetView): void {
  const glow = context.createRadialGradient(view.centreX, view.horizonY, 0, view.centreX, view.horizonY, width * 0.5);
  glow.addColorStop(0, css(light.haze, 0.95));
  glow.addColorStop(0.35, css(light.haze, 0.5));
  glow.addColorStop(1, css(light.haze, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

function paintStreet(
  context: SKRSContext2D,
  { setup, light, view, isWet }: { setup: SceneSetup; light: CityLight; view: StreetView; isWet: boolean },
): void {
  const { width, height, palette } = setup;
  const asphalt: Rgb = scale(mix(palette.ambient, [70, 70, 76], 0.6), palette.isMoon ? 0.24 : 0.2 + 0.5 * light.day);
  const cover = context.createLinearGradient(0, view.horizonY, 0, height);
  cover.addColorStop(0, css(light.haze, isWet ? 0.5 : 0.95));
  cover.addColorStop(0.12, css(mix(asphalt, light.haze, 0.4), isWet ? 0.34 : 0.95));
  cover.addColorStop(1, css(asphalt, isWet ? 0.3 : 0.97));
  context.fillStyle = cover;
  context.fillRect(0, view.horizonY, width, height - view.horizonY);
  const toX = (x: number, z: number): number => view.centreX + ((x - view.x) / z) * view.focal;
  const toY = (z: number): number => view.horizonY + (EYE / z) * view.focal;
  // Lane marks; those under the lower edge are cut there.
  context.fillStyle = css(mix(asphalt, [236, 232, 214], 0.5 + 0.3 * light.day), isWet ? 0.5 : 0.8);
  const spacing = 9;
  for (let mark = 0; mark < 34; mark++) {
    const z0 = mark * spacing - (view.z % spacing) + 2.5;
    const z1 = z0 + 3.6;
    if (z1 < 2) continue;
    const a = Math.max(2, z0);
    for (const lane of [-3.6, 0, 3.6]) {
      const half = lane === 0 ? 0.12 : 0.07;
      context.beginPath();
      context.moveTo(toX(lane - half, a), toY(a));
      context.lineTo(toX(lane + half, a), toY(a));
      context.lineTo(toX(lane + half, z1), toY(z1));
      context.lineTo(toX(lane - half, z1), toY(z1));
      context.fill();
    }
  }
}

function paintPavement(
  context: SKRSContext2D,
  { setup, light, view }: Scene,
  block: Block,
  z: number,
  isWet: boolean,
): void {
  const { palette } = setup;
  const near = Math.max(1.4, z);
  const far = z + block.length + 0.6;
  if (far < 1.6) return;
  const stone = scale(mix(palette.ambient, [120, 116, 112], 0.5), palette.isMoon ? 0.26 : 0.24 + 0.5 * light.day);
  const toX = (x: number, d: number): number => view.centreX + ((x - view.x) / d) * view.focal;
  const toY = (d: number): number => view.horizonY + ((EYE - 0.16) / d) * view.focal;
  context.fillStyle = css(mix(stone, light.haze, hazeAt(near)), isWet ? 0.55 : 0.95);
  context.beginPath();
  context.moveTo(toX(block.side * 8.2, near), toY(near));
  context.lineTo(toX(block.side * 8.2, far), toY(far));
  context.lineTo(toX(block.side * (block.wall + 30), far), toY(far));
  context.lineTo(toX(block.side * (block.wall + 30), near), toY(near));
  context.fill();
  context.strokeStyle = css(mix(stone, [255, 255, 255], 0.25), 0.5 * (1 - hazeAt(near)));
  context.lineWidth = Math.max(0.6, view.focal * 0.0016);
  context.beginPath();
  context.moveTo(toX(block.side * 8.2, near), toY(near));
  context.lineTo(toX(block.side * 8.2, far), toY(far));
  context.stroke();
}
