import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { type Block, buildBlocks, paintBlock, type Scene } from './blocks.ts';
import type { CityLight } from './cityLight.ts';
import type { Surroundings } from './streetView.ts';
import { createTraffic, type TakenLanes } from './streetTraffic.ts';
import { plantTrees } from './streetTrees.ts';
import { distanceOf, hazeAt, REPEAT, type StreetView } from './streetView.ts';

/** A street between towers with neon signs, trees and traffic; of a market, without the last two. */
export function createTowers(
  setup: SceneSetup,
  light: CityLight,
  { taken, isMarket }: { taken: TakenLanes | null; isMarket: boolean },
): Surroundings {
  const blocks = buildBlocks(setup, light);
  const traffic = isMarket ? null : createTraffic(setup, light, taken);
  const trees = isMarket ? null : plantTrees(setup, light);
  const visibleFrom = (view: StreetView): { block: Block; z: number }[] =>
    blocks
      .map((block) => ({ block, z: distanceOf(block.z, view.z) }))
      .filter(({ block, z }) => z + block.length > 1.2 && z < REPEAT * 0.9)
      .sort((a, b) => b.z - a.z);
  return {
    paintBehind(context, view, { seconds, isWet }) {
      paintStreet(context, { setup, light, view, isWet: false });
      for (const { block, z } of visibleFrom(view)) paintBlock(context, { setup, light, view, seconds }, block, z);
      if (isWet) trees?.(context, view, seconds);
      traffic?.paintAbove(context, view);
    },
    paintGround(context, view, isWet) {
      paintStreet(context, { setup, light, view, isWet });
      for (const { block, z } of visibleFrom(view))
        paintPavement(context, { setup, light, view, seconds: 0 }, block, z, isWet);
    },
    paintThings(context, view, { seconds, isWet }) {
      trees?.(context, view, seconds);
      traffic?.paint(context, view, seconds, isWet);
    },
  };
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
  const toY = (z: number): number => view.horizonY + (view.eye / z) * view.focal;
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
  const toY = (d: number): number => view.horizonY + ((view.eye - 0.16) / d) * view.focal;
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
