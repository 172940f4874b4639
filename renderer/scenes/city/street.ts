import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { createSky } from '../../light/sky.ts';
import type { SkyView } from '../../light/skyView.ts';
import type { Moment, Rgb, SceneRenderer, SceneSetup } from '../../scene.ts';
import { anchorOf } from '../../subject/anchorOf.ts';
import { heightOf } from '../../subject/heightOf.ts';
import { type Silhouette, SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { reachOf } from '../../subject/fitted.ts';
import { drawSubject } from '../../subject/subject.ts';
import { type FlatCamera, flatCameraAt } from '../camera.ts';
import { type Block, buildBlocks, HALF_STREET, paintBlock, type Scene } from './blocks.ts';
import { paintFlood, paintFoam, waterlineOf } from './flood.ts';
import { cityLight, type CityLight } from './cityLight.ts';
import { createMarket } from './market.ts';
import { createTraffic, type TakenLanes } from './streetTraffic.ts';
import { plantTrees } from './streetTrees.ts';
import { distanceOf, EYE, hazeAt, REPEAT, type StreetView } from './streetView.ts';
import { createWaterMirror } from './waterMirror.ts';

/**
 * A street between towers by perspective: walls drawn column by column, signs, lamps, traffic, all mirrored in the
 * asphalt when it is wet.
 */
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
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  const anchor = anchorOf(plan);
  const subjectSide = random() < 0.5 ? -1 : 1;
  const size = subject
    ? Math.min(height * heightOf(subject) * 1.15, width * 0.4 * (subject.box[3] / subject.box[2]))
    : 0;
  // What stands in the street has its lanes to itself: cars would show through and below it.
  const aside = subject ? subjectSide * asideOf(subject, setup, size) : 0;
  const taken = subject && anchor === 'ground' ? takenBy(subject, setup, { size, aside, horizonY }) : null;
  // Nobody drives through a market, and its awnings stand where trees would.
  const traffic = market ? null : createTraffic(setup, light, taken);
  const trees = market ? null : plantTrees(setup, light);

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
      const flood = { top: view.horizonY + height * 0.02, haze: light.haze, seconds };
      if (plan.details.inFlood) paintFlood(context, setup, flood);
      if (subject) {
        const isHigh = anchor === 'sky' || anchor === 'space' || anchor === 'underwater';
        const near = 1 + camera.dolly * 0.3;
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + aside * near - camera.x * width * 0.3,
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
        if (plan.details.inFlood) {
          const foot = view.horizonY + (height * 0.9 - horizonY) * near;
          const waterline = waterlineOf(foot, size * near);
          paintFlood(context, setup, { ...flood, from: waterline });
          paintFoam(context, {
            x: width / 2 + aside * near - camera.x * width * 0.3,
            y: waterline,
            wide: size * near * (subject.box[2] / subject.box[3]),
            seconds,
          });
        }
      }
    },
  };
}

/** How far from the street's middle a subject stands, pixels: at the kerb if it was asked for, but in the picture. */
function asideOf({ box }: Silhouette, { plan, width }: SceneSetup, size: number): number {
  return plan.details.roadside
    ? Math.max(width * 0.13, Math.min(width * 0.36, width * 0.48 - (size * (box[2] / box[3])) / 2))
    : width * 0.13;
}

/** Half the width of a car with some air beside it, metres. */
const CAR = 1.3;

/** The part of the street's width that a subject takes, wherever the camera goes; a building closes the street. */
function takenBy(
  { name }: Silhouette,
  setup: SceneSetup,
  { size, aside, horizonY }: { size: number; aside: number; horizonY: number },
): TakenLanes {
  if (isBuilding(name)) return { from: -Infinity, to: Infinity };
  const { plan, width, height } = setup;
  const sides = [0, 0.5, 1].map((progress) => {
    const camera = flatCameraAt(plan.motion, progress);
    const near = 1 + camera.dolly * 0.3;
    const below = (height * 0.9 - horizonY) * near;
    const { left, right } = reachOf(setup, {
      name,
      x: width / 2 + aside * near - camera.x * width * 0.3,
      y: horizonY + below,
      height: size * near,
    });
    const across = (x: number): number =>
      (camera.x + camera.orbit * 0.6) * 9 + (x - width / 2 + camera.orbit * width * 0.06) / (below / EYE);
    return { from: across(left), to: across(right) };
  });
  return {
    from: Math.min(...sides.map(({ from }) => from)) - CAR,
    to: Math.max(...sides.map(({ to }) => to)) + CAR,
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
