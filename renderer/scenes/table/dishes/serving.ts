import type { Rgb } from '../../../scene.ts';
import { dish, mouth, PORCELAIN } from '../crockery.ts';
import { shadeOf, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { LEAF } from './ingredients.ts';

type Arrange = (bench: Workbench, random: () => number) => void;

/** Food on a plate. */
export function plated(arrange: Arrange, { height = 1.1, isHot = false, onLeaf = false } = {}): Ware {
  return {
    reach: 1.6,
    height,
    foot: 1.3,
    ...(isHot && { steamAt: 0.5 }),
    build(bench, { random }) {
      dish(bench, 1.42, onLeaf ? [176, 128, 72] : PORCELAIN);
      if (onLeaf) bananaLeaf(bench, 1.24);
      arrange(bench, random);
    },
  };
}

/** Food in a bowl; `broth` is what it swims in. */
export function bowled(broth: Rgb, arrange: Arrange, { isHot = true, glaze = PORCELAIN, height = 1.25 } = {}): Ware {
  return {
    reach: 1.35,
    height,
    foot: 0.62,
    ...(isHot && { steamAt: 0.78 }),
    build(bench, { random, colour }) {
      const clay = colour ?? glaze;
      bench.turn({
        profile: [
          [0, 0.42],
          [0.1, 0.45],
          [0.34, 0.82],
          [0.56, 1],
          [0.7, 1.08],
        ],
        gloss: 0.8,
        colourAt: (up) => (up > 0.58 && up < 0.63 ? shadeOf(clay, 0.72) : clay),
      });
      mouth(bench, {
        height: 0.7,
        radius: 1.08,
        rim: clay,
        inside: clay,
        depth: 0.07,
        fill: () => {
          bench.disc({ x: 0, z: 0, height: 0.63, radius: 1.02 }, bench.lit(shadeOf(broth, 0.86)));
          bench.disc({ x: bench.light.side * 0.06, z: -0.06, height: 0.635, radius: 0.86 }, bench.lit(broth));
        },
      });
      arrange(bench, random);
    },
  };
}

export function bananaLeaf(bench: Workbench, radius: number): void {
  const { context } = bench;
  bench.disc({ x: 0, z: 0, height: 0.09, radius }, bench.lit(LEAF));
  context.strokeStyle = bench.lit([140, 186, 96]);
  context.lineWidth = bench.unit * 0.012;
  for (let vein = -5; vein <= 5; vein++) {
    const from = bench.point(vein * radius * 0.16, 0.09, -radius * 0.8);
    const to = bench.point(vein * radius * 0.18, 0.09, radius * 0.8);
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
}
