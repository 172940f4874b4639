import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import type { Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { plated } from './serving.ts';

const SKIN: Rgb = [218, 40, 112];
const DARK_SKIN: Rgb = [186, 26, 92];
const SCALE: Rgb = [126, 184, 74];
const FLESH: Rgb = [250, 247, 240];
const SEEDS = 44;
/** Radians between a seed and the next, so that they fill the flesh evenly. */
const GOLDEN_ANGLE = 2.39996;

/** Draws from here on in units of `size`, around a point on the plate, until the context is restored. */
function moveTo(
  { context, unit, point }: Workbench,
  { x, z, height, size }: { x: number; z: number; height: number; size: number },
): void {
  const at = point(x, height, z);
  context.save();
  context.translate(at.x, at.y);
  context.scale(unit * size, unit * size);
}

/** A whole fruit, as wide as `size` of the bench's units, with its scales. */
function drawWhole(bench: Workbench, x: number, z: number, size: number): void {
  const { context } = bench;
  moveTo(bench, { x, z, height: size * 0.62, size });
  context.fillStyle = bench.lit(SKIN);
  context.beginPath();
  context.ellipse(0, 0, 0.5, 0.6, 0, 0, 7);
  context.fill();
  for (const [row, count] of [
    [-0.5, 3],
    [-0.16, 4],
    [0.2, 4],
  ] as const)
    for (let scale = 0; scale < count; scale++) {
      const across = (scale + 0.5) / count - 0.5;
      const [left, foot] = [across * 0.92, row + 0.2];
      for (const [reach, colour] of [
        [0.34, SCALE],
        [0.16, DARK_SKIN],
      ] as const) {
        context.fillStyle = bench.lit(colour);
        context.beginPath();
        context.moveTo(left - 0.1, foot);
        context.quadraticCurveTo(left - 0.04, foot - reach * 0.6, left + across * 0.5, foot - reach);
        context.quadraticCurveTo(left + 0.1, foot - reach * 0.5, left + 0.1, foot);
        context.fill();
      }
    }
  context.restore();
}

/** Half a fruit with its cut side to the front: white, full of black seeds. */
function drawHalf(bench: Workbench, x: number, z: number, size: number): void {
  const { context } = bench;
  moveTo(bench, { x, z, height: size * 0.5, size });
  for (const [width, height, colour] of [
    [0.52, 0.58, SKIN],
    [0.45, 0.51, FLESH],
  ] as const) {
    context.fillStyle = bench.lit(colour);
    context.beginPath();
    context.ellipse(0, 0, width, height, 0, 0, 7);
    context.fill();
  }
  context.fillStyle = css([36, 30, 34]);
  for (let seed = 0; seed < SEEDS; seed++) {
    const out = Math.sqrt((seed + 0.5) / SEEDS) * 0.9;
    const turn = seed * GOLDEN_ANGLE;
    context.beginPath();
    context.ellipse(Math.cos(turn) * out * 0.45, Math.sin(turn) * out * 0.51, 0.016, 0.026, turn, 0, 7);
    context.fill();
  }
  context.restore();
}

/** Two whole dragon fruits behind two halves. */
export const dragonFruit: Ware = plated(
  (bench) => {
    drawWhole(bench, -0.42, -0.4, 1.15);
    drawWhole(bench, 0.5, -0.34, 1.05);
    drawHalf(bench, -0.4, 0.42, 0.9);
    drawHalf(bench, 0.46, 0.46, 0.86);
  },
  { height: 1.6 },
);
