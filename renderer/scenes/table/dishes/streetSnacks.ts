import type { Rgb } from '../../../scene.ts';
import { grains } from '../crockery.ts';
import { heap, piece, strands } from '../heap.ts';
import type { Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { CHILLI, GOLDEN, halfEgg, LEAF, NOODLE } from './ingredients.ts';
import { bowled, plated } from './serving.ts';

const DOUGH: Rgb = [238, 226, 200];
const FILLING: readonly Rgb[] = [
  [112, 176, 62],
  [206, 60, 40],
  [140, 84, 44],
  [250, 244, 226],
];
const SAUSAGE: Rgb = [176, 72, 48];

/** A saucer of red sauce. */
const sauce = (bench: Workbench, x: number, z: number): void => {
  bench.disc({ x, z, height: 0.13, radius: 0.34 }, bench.lit([250, 246, 238]));
  bench.disc({ x, z, height: 0.15, radius: 0.28 }, bench.lit([150, 28, 18]));
  bench.disc({ x, z, height: 0.155, radius: 0.24 }, bench.lit(CHILLI));
};

/** What is sold hot and cheap at stalls. */
export const STREET_SNACKS: Readonly<Record<string, Ware>> = {
  seblak: bowled([196, 62, 26], (bench) => {
    strands(bench, { count: 40, spread: 0.74, rise: 0.06, colours: NOODLE, seed: 5, base: 0.66 });
    heap(bench, {
      count: 12,
      spread: 0.78,
      rise: 0.12,
      colours: [
        [246, 176, 120],
        [238, 206, 160],
        [228, 140, 84],
      ],
      size: 0.2,
      stretch: 2,
      rough: 0.45,
      gloss: 0.8,
      seed: 31,
      base: 0.66,
    });
    halfEgg(bench, -0.34, 0.3, 0.84);
    for (let slice = 0; slice < 4; slice++)
      piece(
        bench,
        { x: 0.2 + slice * 0.16, z: 0.46 - slice * 0.2, height: 0.8, size: 0.15, stretch: 1.5, gloss: 0.7 },
        SAUSAGE,
      );
    for (let chilli = 0; chilli < 5; chilli++)
      piece(
        bench,
        {
          x: -0.5 + chilli * 0.26,
          z: -0.36 + (chilli % 2) * 0.3,
          height: 0.82,
          size: 0.1,
          stretch: 2.4,
          turn: chilli,
          gloss: 0.9,
        },
        CHILLI,
      );
    for (let leaf = 0; leaf < 4; leaf++)
      piece(
        bench,
        { x: -0.1 + leaf * 0.17, z: -0.1 + (leaf % 2) * 0.24, height: 0.86, size: 0.1, stretch: 2.2, turn: leaf * 0.8 },
        LEAF,
      );
  }),
  cireng: plated((bench) => {
    for (const [x, z, height] of [
      [-0.6, -0.4, 0.2],
      [0.1, -0.5, 0.2],
      [0.66, -0.2, 0.2],
      [-0.78, 0.2, 0.22],
      [-0.2, 0.1, 0.34],
      [0.3, -0.1, 0.36],
      [-0.4, -0.1, 0.42],
    ] as const) {
      piece(
        bench,
        { x, z, height, size: 0.4, stretch: 1.7, rough: 0.14, gloss: 0.3, seed: Math.round(x * 10) },
        [222, 186, 128],
      );
      piece(
        bench,
        { x, z: z - 0.02, height: height + 0.05, size: 0.33, stretch: 1.8, rough: 0.16, gloss: 0.4 },
        [246, 234, 206],
      );
    }
    sauce(bench, 0.6, 0.56);
  }),
  cilok: bowled(
    [126, 66, 26],
    (bench) => {
      heap(bench, {
        count: 15,
        spread: 0.76,
        rise: 0.34,
        colours: [DOUGH, [228, 212, 184], [244, 234, 212]],
        size: 0.25,
        stretch: 1,
        rough: 0.06,
        gloss: 0.6,
        seed: 17,
        base: 0.68,
      });
      piece(
        bench,
        { x: 0, z: 0.1, height: 1.1, size: 0.42, stretch: 2.2, rough: 0.5, gloss: 0.6, seed: 3 },
        [172, 104, 48],
      );
      grains(bench, {
        count: 24,
        radius: 0.3,
        rise: 0.16,
        colours: [CHILLI, [120, 70, 30]],
        size: 0.03,
        seed: 9,
      });
    },
    { height: 1.4 },
  ),
  rolls: plated((bench) => {
    for (let roll = 0; roll < 9; roll++) {
      const row = roll < 5 ? 0 : 1;
      piece(
        bench,
        {
          x: (row ? -0.48 : -0.64) + (row ? roll - 5 : roll) * 0.32,
          z: row ? 0.02 : -0.1,
          height: 0.24 + row * 0.24,
          size: 0.44,
          stretch: 2.5,
          turn: 1.15,
          rough: 0.12,
          gloss: 0.45,
          seed: roll,
        },
        roll % 2 ? GOLDEN : [222, 156, 72],
      );
    }
    sauce(bench, 0.72, 0.5);
  }),
  sausages: plated((bench) => {
    for (let one = 0; one < 4; one++) {
      const z = -0.42 + one * 0.3;
      const [from, to] = [bench.point(-1.3, 0.2, z), bench.point(0.4, 0.24, z)];
      bench.context.strokeStyle = bench.lit([222, 190, 136]);
      bench.context.lineWidth = bench.unit * 0.05;
      bench.context.beginPath();
      bench.context.moveTo(from.x, from.y);
      bench.context.lineTo(to.x, to.y);
      bench.context.stroke();
      piece(bench, { x: 0.24, z, height: 0.26, size: 0.62, stretch: 3.6, rough: 0.05, gloss: 0.8, seed: one }, SAUSAGE);
      for (let cut = 0; cut < 4; cut++)
        piece(
          bench,
          { x: -0.1 + cut * 0.24, z: z - 0.03, height: 0.32, size: 0.1, stretch: 3, turn: 1.1 },
          [112, 40, 28],
        );
    }
  }),
  nuggets: plated((bench) => {
    heap(bench, {
      count: 15,
      spread: 0.84,
      rise: 0.34,
      colours: [[226, 160, 74], GOLDEN, [236, 180, 92]],
      size: 0.34,
      stretch: 1.5,
      rough: 0.18,
      gloss: 0.3,
      seed: 23,
    });
    sauce(bench, 0.76, 0.5);
  }),
  steamedBuns: plated(
    (bench) => {
      for (const [x, z, height] of [
        [-0.56, -0.2, 0.3],
        [0.56, -0.2, 0.3],
        [0, 0.3, 0.34],
      ] as const) {
        piece(bench, { x, z, height, size: 0.56, stretch: 1.28, rough: 0.03, gloss: 0.3 }, [250, 244, 232]);
        for (let fold = 0; fold < 5; fold++)
          piece(
            bench,
            {
              x: x - 0.12 + fold * 0.06,
              z: z - 0.08,
              height: height + 0.26,
              size: 0.07,
              stretch: 2.6,
              turn: -0.8 + fold * 0.4,
            },
            [226, 214, 194],
          );
      }
    },
    { isHot: true },
  ),
  takoyaki: plated(
    (bench) => {
      heap(bench, {
        count: 8,
        spread: 0.74,
        rise: 0.2,
        colours: [
          [206, 140, 68],
          [190, 122, 54],
        ],
        size: 0.36,
        stretch: 1.05,
        rough: 0.08,
        gloss: 0.5,
        seed: 8,
      });
      for (let stripe = 0; stripe < 6; stripe++) {
        piece(
          bench,
          {
            x: -0.6 + stripe * 0.24,
            z: 0.06 * (stripe % 3),
            height: 0.62,
            size: 0.22,
            stretch: 4,
            turn: 0.7,
            gloss: 0.9,
          },
          [92, 40, 20],
        );
        piece(
          bench,
          { x: -0.5 + stripe * 0.22, z: 0.1, height: 0.66, size: 0.18, stretch: 5, turn: -0.6, gloss: 0.6 },
          [252, 242, 206],
        );
      }
      grains(bench, { count: 40, radius: 0.7, rise: 0.56, colours: [LEAF, [70, 100, 60]], size: 0.03, seed: 5 });
    },
    { isHot: true },
  ),
  kebab: plated(
    (bench) => {
      for (const [x, turn] of [
        [-0.4, 1.25],
        [0.34, 1.05],
      ] as const) {
        piece(
          bench,
          { x, z: 0, height: 0.4, size: 0.78, stretch: 2.3, turn, rough: 0.06, gloss: 0.25 },
          [232, 200, 148],
        );
        for (let bit = 0; bit < 7; bit++)
          piece(
            bench,
            {
              x: x + 0.14 + (bit % 3) * 0.1,
              z: -0.36 + bit * 0.03,
              height: 0.84 + (bit % 2) * 0.08,
              size: 0.14,
              stretch: 1.4,
              turn: bit,
              rough: 0.4,
            },
            FILLING[bit % FILLING.length]!,
          );
        for (let mark = 0; mark < 3; mark++)
          piece(
            bench,
            { x: x - 0.1 + mark * 0.05, z: 0.1 + mark * 0.1, height: 0.36, size: 0.16, stretch: 3, turn: turn + 1 },
            [180, 136, 84],
          );
      }
      sauce(bench, 0.86, 0.5);
    },
    { height: 1.7 },
  ),
};
