import { hashCell } from '../../../light/noise.ts';
import { grains, plain } from '../crockery.ts';
import { crisps } from '../crisps.ts';
import { heap, piece, slab } from '../heap.ts';
import type { Ware } from '../ware.ts';
import { CHILLI, crackers, cucumbers, GOLDEN, halfEgg, MIXED } from './ingredients.ts';
import { bowled, plated } from './serving.ts';

/** Salads, dumplings and fried things. */
export const SNACKS: Readonly<Record<string, Ware>> = {
  gadoGado: plated((bench) => {
    heap(bench, { count: 34, spread: 0.98, rise: 0.3, colours: MIXED, size: 0.24, stretch: 1.5, rough: 0.4, seed: 14 });
    piece(bench, { x: 0, z: 0, height: 0.52, size: 0.66, stretch: 2, rough: 0.5, gloss: 0.6, seed: 9 }, [172, 108, 52]);
    grains(bench, {
      count: 50,
      radius: 0.5,
      rise: 0.5,
      colours: [
        [226, 178, 112],
        [120, 70, 30],
      ],
      size: 0.03,
      seed: 8,
    });
    halfEgg(bench, 0.62, 0.46, 0.4);
    halfEgg(bench, -0.62, 0.5, 0.38);
    crackers(bench, -0.9, -0.4, 3);
    cucumbers(bench, 0.7, 0.2);
  }),
  pempek: plated((bench) => {
    bench.disc({ x: 0, z: 0, height: 0.1, radius: 1.02 }, bench.lit([70, 34, 16]));
    for (let roll = 0; roll < 4; roll++)
      piece(
        bench,
        {
          x: -0.6 + roll * 0.4,
          z: -0.3,
          height: 0.28,
          size: 0.36,
          stretch: 1.9,
          turn: 1.1,
          rough: 0.1,
          gloss: 0.5,
          seed: roll,
        },
        [226, 186, 124],
      );
    for (let roll = 0; roll < 4; roll++) {
      piece(
        bench,
        { x: -0.56 + roll * 0.38, z: 0.3, height: 0.26, size: 0.22, rough: 0.08, gloss: 0.3, seed: roll },
        [198, 146, 82],
      );
      piece(
        bench,
        { x: -0.55 + roll * 0.38, z: 0.32, height: 0.27, size: 0.17, rough: 0.05, gloss: 0.2, seed: roll },
        [246, 232, 206],
      );
    }
    cucumbers(bench, 0.76, 0.5);
  }),
  fritters: plated((bench) => {
    heap(bench, {
      count: 16,
      spread: 0.86,
      rise: 0.36,
      colours: [GOLDEN, [190, 112, 40], [222, 154, 66]],
      size: 0.36,
      stretch: 2,
      rough: 0.5,
      gloss: 0.4,
      seed: 12,
    });
    for (let chilli = 0; chilli < 4; chilli++)
      piece(
        bench,
        {
          x: 0.5 + chilli * 0.14,
          z: 0.66 - chilli * 0.08,
          height: 0.24,
          size: 0.2,
          stretch: 4,
          turn: -0.5 + chilli * 0.2,
          gloss: 0.8,
          rough: 0.05,
        },
        [86, 156, 46],
      );
  }),
  fries: {
    reach: 0.9,
    height: 1.9,
    foot: 0.6,
    build(bench) {
      for (let stick = 0; stick < 26; stick++) {
        const x = -0.5 + (stick % 9) * 0.125;
        slab(
          bench,
          {
            x,
            z: -0.3 + Math.floor(stick / 9) * 0.2,
            height: 0.4,
            width: 0.1,
            depth: 0.1,
            thick: 0.8 + hashCell(stick, 1, 4) * 0.5,
          },
          [252, 222, 120],
          [[240, 194, 84]],
        );
      }
      slab(bench, { x: 0, z: 0.3, height: 0, width: 1.24, depth: 0.1, thick: 0.86 }, [226, 60, 44], [[206, 40, 34]]);
      bench.ball({ x: 0, z: 0.4, height: 0.46, radius: 0.2 }, [252, 204, 60], 0.2);
    },
  },
  dimsum: {
    reach: 1.3,
    height: 1.2,
    foot: 1.05,
    steamAt: 0.7,
    build(bench) {
      bench.turn({
        profile: [
          [0, 1.06],
          [0.46, 1.06],
        ],
        gloss: 0.15,
        colourAt: (height) => (height % 0.16 < 0.02 ? [150, 104, 54] : [214, 172, 108]),
      });
      bench.disc({ x: 0, z: 0, height: 0.46, radius: 1.06 }, bench.lit([226, 186, 124]));
      bench.disc({ x: 0, z: 0, height: 0.44, radius: 0.96 }, bench.lit([150, 108, 60]));
      for (const [x, z] of [
        [-0.5, -0.34],
        [0, -0.44],
        [0.5, -0.34],
        [-0.28, 0.2],
        [0.3, 0.2],
      ] as const) {
        bench.ball({ x, z, height: 0.58, radius: 0.28 }, [250, 240, 218], 0.4);
        bench.ball({ x, z, height: 0.82, radius: 0.07 }, [240, 130, 50], 0.4);
      }
    },
  },
  siomay: plated(
    (bench) => {
      heap(bench, {
        count: 11,
        spread: 0.84,
        rise: 0.24,
        colours: [
          [240, 226, 196],
          [214, 164, 92],
          [250, 240, 214],
        ],
        size: 0.32,
        stretch: 1.2,
        rough: 0.25,
        seed: 5,
      });
      piece(
        bench,
        { x: 0, z: 0.16, height: 0.5, size: 0.7, stretch: 2.2, rough: 0.5, gloss: 0.7, seed: 9 },
        [166, 98, 46],
      );
      piece(bench, { x: 0.7, z: 0.6, height: 0.26, size: 0.16, rough: 0.02, gloss: 0.8 }, [120, 176, 56]);
    },
    { isHot: true },
  ),
  rujak: plated((bench) => {
    heap(bench, {
      count: 26,
      spread: 0.96,
      rise: 0.26,
      colours: [
        [250, 196, 60],
        [232, 66, 62],
        [206, 226, 120],
        [250, 236, 180],
        [246, 150, 60],
      ],
      size: 0.3,
      stretch: 2.2,
      rough: 0.12,
      gloss: 0.6,
      seed: 4,
    });
    bench.turn(
      {
        profile: [
          [0.1, 0.28],
          [0.34, 0.42],
        ],
        colourAt: plain([120, 110, 100]),
        gloss: 0.2,
      },
      { x: 0.1, z: 0.3 },
    );
    bench.disc({ x: 0.1, z: 0.3, height: 0.34, radius: 0.4 }, bench.lit([96, 44, 20]));
  }),
  chips: bowled(
    [176, 120, 60],
    (bench) => {
      crisps(bench, { count: 34, spread: 0.9, rise: 0.62, base: 0.64, size: 0.36 });
    },
    { isHot: false, glaze: [150, 98, 52], height: 1.6 },
  ),
  sambal: bowled(
    [170, 32, 20],
    (bench) => {
      heap(bench, {
        count: 80,
        spread: 0.9,
        rise: 0.2,
        colours: [CHILLI, [226, 70, 36], [164, 26, 18], [250, 200, 90]],
        size: 0.12,
        gloss: 0.8,
        seed: 5,
        base: 0.6,
      });
      piece(
        bench,
        { x: 0.2, z: 0, height: 0.92, size: 0.4, stretch: 4, turn: -0.4, gloss: 0.9, rough: 0.05 },
        [220, 36, 24],
      );
    },
    { isHot: false, glaze: [110, 104, 98] },
  ),
};
