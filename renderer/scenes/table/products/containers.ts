import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { heap, slab } from '../heap.ts';
import { lightOn, shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { BOTTLES } from './bottles.ts';
import { box, BRASS, faced, INK, PAPER, round, STEEL } from './faces.ts';

/** What shows through the glass of a jar. */
interface Pieces {
  colours: readonly Rgb[];
  /** Half their length, units; 0.17 as for cookies. */
  size?: number;
  /** Length to thickness. */
  stretch?: number;
}

/** A glass jar with a lid: what is in it shows through. */
function jar(content: Rgb, pieces?: Pieces): Ware {
  return {
    reach: 0.9,
    height: 1.75,
    foot: 0.6,
    build(bench, { colour }) {
      bench.turn({
        profile: [
          [0, 0.52],
          [0.08, 0.6],
          [1.06, 0.6],
          [1.2, 0.5],
        ],
        gloss: 0.9,
        colourAt: (height) => (height > 1.02 ? [226, 232, 232] : height < 0.05 ? [214, 222, 224] : content),
      });
      if (pieces) {
        const look = { size: 0.17, stretch: 1.1, rough: 0.15, gloss: 0.5, spread: 0.42, ...pieces };
        heap(bench, { ...look, count: 60, rise: 0, seed: 3, base: 0.2 });
        for (let row = 0; row < 5; row++)
          heap(bench, { ...look, count: 6, rise: 0.02, seed: 9 + row, base: 0.2 + row * 0.18, z: 0.1 });
      }
      const { context, unit } = bench;
      const label = bench.point(-0.34, 0.74, 0.6);
      context.fillStyle = css(lightOn(PAPER, bench.light, 0.86), 0.95);
      context.fillRect(label.x, label.y, unit * 0.68, unit * 0.4);
      context.fillStyle = css(lightOn(INK, bench.light, 0.8), 0.8);
      context.fillRect(label.x + unit * 0.12, label.y + unit * 0.12, unit * 0.44, unit * 0.06);
      context.fillRect(label.x + unit * 0.2, label.y + unit * 0.24, unit * 0.28, unit * 0.035);
      context.fillStyle = 'rgba(255,255,255,0.34)';
      const gleam = bench.point(bench.light.side * 0.4, 1.02, 0.3);
      context.fillRect(gleam.x - unit * 0.04, gleam.y, unit * 0.08, unit * 0.84);
      bench.turn({
        profile: [
          [1.18, 0.54],
          [1.2, 0.57],
          [1.46, 0.57],
          [1.48, 0.54],
        ],
        colourAt: () => colour ?? [206, 62, 52],
        gloss: 0.7,
      });
      bench.disc({ x: 0, z: 0, height: 1.48, radius: 0.54 }, bench.lit(shadeOf(colour ?? [206, 62, 52], 1.1)));
    },
  };
}

/** What things are sold in. */
export const CONTAINERS: Readonly<Record<string, Ware>> = {
  ...BOTTLES,
  pouch: faced(
    [214, 150, 62],
    [
      { path: 'M-0.66 0Q0 0.1 0.66 0Q0.76 -0.9 0.68 -1.9L-0.68 -1.9Q-0.76 -0.9 -0.66 0Z', colour: 'own' },
      { path: box(-0.68, -2, 1.36, 0.16), colour: 'own', shade: 0.78 },
      { path: 'M-0.6 -1.74H0.6', colour: 'own', shade: 0.66, line: 0.02 },
      { path: box(-0.48, -1.5, 0.96, 0.9, 0.12), colour: PAPER },
      { path: box(-0.34, -1.34, 0.68, 0.13), colour: INK },
      { path: box(-0.24, -1.12, 0.48, 0.06), colour: [150, 140, 130] },
      {
        path: round(-0.2, -0.82, 0.14, 0.12) + round(0.06, -0.84, 0.15, 0.12) + round(0.28, -0.8, 0.12, 0.1),
        colour: [240, 196, 84],
      },
      { path: 'M-0.6 -0.06Q0 -0.34 0.6 -0.06', colour: 'own', shade: 0.7, line: 0.03 },
      { path: round(0.62, -1.96, 0.04), colour: PAPER },
    ],
    { reach: 0.95, height: 2.05 },
  ),
  jar: jar([244, 236, 220]),
  cookieJar: jar([236, 214, 170], {
    colours: [
      [226, 164, 78],
      [210, 142, 58],
      [236, 180, 96],
    ],
  }),
  honey: jar([236, 152, 28]),
  sambalJar: jar([186, 38, 22], {
    colours: [
      [206, 48, 28],
      [160, 26, 18],
      [232, 104, 44],
    ],
    size: 0.05,
    stretch: 1.6,
  }),
  chipsJar: jar([240, 216, 140], {
    colours: [
      [246, 206, 104],
      [234, 184, 76],
      [252, 224, 140],
    ],
    stretch: 2.6,
  }),
  lipstick: faced(
    [200, 30, 50],
    [
      { path: box(-0.3, -0.9, 0.6, 0.9, 0.04), colour: INK },
      { path: box(-0.26, -1.3, 0.52, 0.42), colour: BRASS },
      { path: 'M-0.2 -1.28V-1.86Q0.02 -2.2 0.2 -2.1V-1.28Z', colour: 'own' },
      { path: 'M-0.2 -1.86Q0.02 -2.2 0.2 -2.1Q0.1 -1.86 -0.2 -1.86Z', colour: 'own', shade: 1.2 },
      { path: box(0.5, -0.5, 1, 0.5, 0.06), colour: INK },
      { path: box(0.5, -0.5, 0.14, 0.5), colour: BRASS },
    ],
    { reach: 1.6, height: 2.2 },
  ),
  giftBox: faced(
    [206, 50, 60],
    [
      { path: box(-0.9, -1.2, 1.8, 1.2), colour: 'own' },
      { path: box(-1, -1.5, 2, 0.36), colour: 'own', shade: 0.86 },
      { path: box(-0.14, -1.5, 0.28, 1.5), colour: BRASS },
      { path: 'M0 -1.5C-0.9 -1.5 -0.7 -2.2 0 -1.54C0.7 -2.2 0.9 -1.5 0 -1.5Z', colour: BRASS },
      { path: 'M0 -1.52C-0.44 -1.54 -0.4 -1.84 0 -1.54C0.4 -1.84 0.44 -1.54 0 -1.52Z', colour: BRASS, shade: 0.6 },
      { path: box(-0.1, -1.62, 0.2, 0.16, 0.05), colour: BRASS, shade: 1.1 },
    ],
    { height: 2.1 },
  ),
  box: {
    reach: 1.3,
    height: 1.6,
    foot: 1,
    build(bench, { colour }) {
      const card = colour ?? ([196, 148, 96] as const);
      slab(bench, { x: 0, z: 0, height: 0, width: 1.8, depth: 1.2, thick: 1.1 }, shadeOf(card, 1.08), [card]);
      const { context, unit } = bench;
      const at = bench.point(0, 1.1, 0.6);
      context.fillStyle = css(lightOn([226, 196, 150], bench.light, 0.8));
      context.fillRect(at.x - unit * 0.13, at.y, unit * 0.26, unit * 0.44);
      context.fillStyle = css(lightOn(PAPER, bench.light, 0.8));
      context.fillRect(at.x + unit * 0.3, at.y + unit * 0.56, unit * 0.46, unit * 0.36);
      context.fillStyle = css(lightOn(INK, bench.light, 0.8));
      for (let bar = 0; bar < 9; bar++)
        context.fillRect(
          at.x + unit * (0.35 + bar * 0.042),
          at.y + unit * 0.62,
          unit * (bar % 3 ? 0.014 : 0.026),
          unit * 0.18,
        );
    },
  },
  tube: faced(
    [246, 196, 190],
    [
      { path: 'M-0.48 -2H0.48L0.34 -0.36H-0.34Z', colour: 'own' },
      { path: box(-0.5, -2.1, 1, 0.14), colour: 'own', shade: 0.86 },
      { path: box(-0.28, -0.38, 0.56, 0.38, 0.04), colour: PAPER },
      { path: box(-0.26, -1.5, 0.52, 0.12), colour: INK },
      { path: box(-0.2, -1.28, 0.4, 0.05) + box(-0.16, -1.16, 0.32, 0.05), colour: INK, shade: 1.3 },
    ],
    { reach: 0.8, height: 2.1 },
  ),
  soap: {
    reach: 1.4,
    height: 1.2,
    foot: 1,
    build(bench, { colour }) {
      const bar = colour ?? ([150, 186, 120] as const);
      slab(bench, { x: 0, z: 0, height: 0, width: 2.3, depth: 1.3, thick: 0.14 }, [196, 146, 92], [[150, 104, 60]]);
      slab(bench, { x: -0.3, z: -0.1, height: 0.14, width: 1.1, depth: 0.7, thick: 0.36 }, shadeOf(bar, 1.14), [bar]);
      slab(
        bench,
        { x: 0.34, z: 0.16, height: 0.14, width: 1.1, depth: 0.7, thick: 0.36 },
        [250, 226, 206],
        [[240, 206, 180]],
      );
      heap(bench, {
        count: 26,
        spread: 0.3,
        rise: 0.2,
        colours: [
          [255, 255, 255],
          [236, 246, 252],
        ],
        size: 0.1,
        gloss: 1,
        rough: 0.02,
        stretch: 1,
        seed: 4,
        x: -0.7,
        z: 0.42,
      });
    },
  },
  can: faced(
    [206, 46, 50],
    [
      { path: 'M-0.46 -1.62L-0.36 -1.74H0.36L0.46 -1.62V-0.08L0.36 0H-0.36L-0.46 -0.08Z', colour: STEEL },
      { path: box(-0.46, -1.58, 0.92, 1.46), colour: 'own' },
      { path: 'M-0.46 -0.9Q0 -1.3 0.46 -1V-0.66Q0 -0.9 -0.46 -0.5Z', colour: PAPER },
      { path: box(-0.3, -1.44, 0.08, 1.24), colour: PAPER, shade: 1 },
    ],
    { reach: 0.8, height: 1.8 },
  ),
  paperCup: faced(
    [250, 246, 240],
    [
      { path: 'M-0.56 -1.6H0.56L0.42 0H-0.42Z', colour: 'own' },
      { path: 'M-0.52 -1.14H0.52L0.46 -0.5H-0.46Z', colour: [150, 100, 60] },
      { path: round(0, -0.82, 0.18), colour: PAPER },
      { path: box(-0.62, -1.74, 1.24, 0.18, 0.05) + box(-0.5, -1.86, 1, 0.14, 0.05), colour: INK },
    ],
    { reach: 0.8, height: 1.9 },
  ),
};
