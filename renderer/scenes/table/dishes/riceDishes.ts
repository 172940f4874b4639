import { hashCell } from '../../../light/noise.ts';
import type { Rgb } from '../../../scene.ts';
import { dish, grains, PORCELAIN } from '../crockery.ts';
import { heap } from '../heap.ts';
import type { Ware } from '../ware.ts';
import {
  crackers,
  cucumbers,
  drumstick,
  EGG_WHITE,
  GOLDEN,
  halfEgg,
  LEAF,
  riceDome,
  SALAD,
  sambal,
  YELLOW_RICE,
} from './ingredients.ts';
import { bananaLeaf, bowled, plated } from './serving.ts';

const WHITE_RICE: readonly Rgb[] = [
  [250, 246, 234],
  [238, 232, 216],
  [255, 252, 244],
];

const FRIED_RICE: readonly Rgb[] = [
  [196, 122, 56],
  [216, 146, 72],
  [178, 102, 46],
  [232, 168, 92],
];

/** On a plate with a fried egg, cucumber, tomato and crackers. */
const friedRice: Ware = {
  reach: 1.6,
  height: 1.1,
  foot: 1.3,
  steamAt: 0.5,
  build(bench, { colour, random }) {
    dish(bench, 1.42, colour ?? PORCELAIN);
    const { context } = bench;
    for (let cracker = 0; cracker < 3; cracker++) {
      const place = bench.point(-0.72 + cracker * 0.2, 0.34 + cracker * 0.05, -0.55 + cracker * 0.16);
      context.fillStyle = bench.lit([250, 226, 176], 0.86 + cracker * 0.1);
      context.beginPath();
      for (let turn = 0; turn <= 24; turn++) {
        const angle = (turn / 24) * Math.PI * 2;
        const away = 0.3 * (1 + Math.sin(angle * 5 + cracker) * 0.09) * bench.unit;
        context.lineTo(place.x + Math.cos(angle) * away, place.y + Math.sin(angle) * away * 0.92);
      }
      context.fill();
      context.strokeStyle = bench.lit([222, 186, 124]);
      context.lineWidth = bench.unit * 0.014;
      context.stroke();
    }
    bench.disc({ x: 0.04, z: 0.02, height: 0.075, radius: 0.86 }, 'rgba(60,34,10,0.35)');
    grains(bench, { count: 1500, radius: 0.82, rise: 0.44, colours: FRIED_RICE, size: 0.036, seed: 77 });
    const bits: readonly Rgb[] = [
      [224, 64, 40],
      [110, 168, 60],
      [246, 200, 70],
      [110, 168, 60],
    ];
    grains(bench, { count: 90, radius: 0.74, rise: 0.47, colours: bits, size: 0.034, seed: 91 });
    for (let slice = 0; slice < 4; slice++) {
      const x = 0.68 + slice * 0.11;
      const z = 0.5 - slice * 0.24;
      bench.disc({ x, z, height: 0.16 + slice * 0.015, radius: 0.2 }, bench.lit([70, 128, 52]));
      bench.disc({ x, z, height: 0.17 + slice * 0.015, radius: 0.175 }, bench.lit([206, 232, 160]));
      bench.disc({ x, z, height: 0.175 + slice * 0.015, radius: 0.07 }, bench.lit([226, 240, 190]));
    }
    bench.ball({ x: -0.92, z: 0.3, height: 0.24, radius: 0.17 }, [222, 54, 38], 0.8);
    bench.ball({ x: -0.7, z: 0.6, height: 0.23, radius: 0.15 }, [230, 66, 44], 0.8);
    const yolk = bench.point(-0.02, 0.6, 0.06);
    const white = (grow: number, fill: string): void => {
      context.fillStyle = fill;
      context.beginPath();
      for (let turn = 0; turn <= 40; turn++) {
        const angle = (turn / 40) * Math.PI * 2;
        const away = (0.46 + 0.05 * Math.sin(angle * 3 + 1) + 0.03 * Math.sin(angle * 7)) * grow * bench.unit;
        context.lineTo(yolk.x + Math.cos(angle) * away, yolk.y + bench.unit * 0.03 + Math.sin(angle) * away * 0.44);
      }
      context.fill();
    };
    white(1.05, bench.lit([196, 140, 70]));
    white(1, bench.lit([255, 252, 244]));
    bench.ball({ x: -0.02, z: 0.06, height: 0.64, radius: 0.17 }, [255, 172, 30], 1);
    for (let fleck = 0; fleck < 16; fleck++) {
      const place = bench.point(-0.3 + random() * 0.6, 0.6, (random() - 0.3) * 0.5);
      context.fillStyle = bench.lit(fleck % 2 ? [92, 152, 54] : [170, 104, 46]);
      context.fillRect(place.x, place.y, bench.unit * 0.024, bench.unit * 0.016);
    }
  },
};

/** Nothing but white rice on a plate. */
const rice: Ware = {
  reach: 1.5,
  height: 0.95,
  foot: 1.3,
  steamAt: 0.5,
  build(bench, { colour }) {
    dish(bench, 1.42, colour ?? PORCELAIN);
    bench.disc({ x: 0, z: 0.02, height: 0.075, radius: 0.96 }, 'rgba(60,44,24,0.3)');
    grains(bench, { count: 2200, radius: 0.94, rise: 0.6, colours: WHITE_RICE, size: 0.036, seed: 77 });
  },
};

/** What is made of rice. */
export const RICE_DISHES: Readonly<Record<string, Ware>> = {
  friedRice,
  rice,
  porridge: bowled(EGG_WHITE, (bench) => {
    heap(bench, {
      count: 26,
      spread: 0.5,
      rise: 0.12,
      colours: [
        [236, 196, 132],
        [216, 160, 92],
      ],
      size: 0.13,
      stretch: 2.6,
      seed: 3,
      base: 0.68,
    });
    heap(bench, {
      count: 9,
      spread: 0.4,
      rise: 0.06,
      colours: [GOLDEN],
      size: 0.13,
      rough: 0.4,
      seed: 5,
      x: -0.5,
      z: 0.1,
      base: 0.7,
    });
    heap(bench, {
      count: 24,
      spread: 0.3,
      rise: 0.05,
      colours: [SALAD, LEAF],
      size: 0.05,
      seed: 6,
      x: 0.44,
      z: 0.24,
      base: 0.72,
    });
    crackers(bench, 0.4, -0.4, 2);
  }),
  tumpeng: {
    reach: 1.7,
    height: 2.3,
    foot: 1.4,
    build(bench) {
      dish(bench, 1.5, [186, 140, 84]);
      bananaLeaf(bench, 1.36);
      heap(bench, {
        count: 9,
        spread: 1.1,
        rise: 0,
        colours: [SALAD, [196, 116, 44], [226, 70, 36], [250, 240, 214]],
        size: 0.26,
        rough: 0.4,
        seed: 8,
      });
      bench.turn({
        profile: [
          [0.1, 0.82],
          [0.5, 0.66],
          [1.3, 0.32],
          [1.9, 0.08],
          [2, 0.02],
        ],
        gloss: 0.05,
        colourAt: (height, across) =>
          height > 1.66 ? LEAF : YELLOW_RICE[Math.floor(hashCell(height * 44, across * 44, 3) * YELLOW_RICE.length)]!,
      });
      drumstick(bench, 0.86, 0.5, 0.24, [196, 116, 40], 1);
      halfEgg(bench, -0.82, 0.66, 0.24);
      halfEgg(bench, -0.44, 0.86, 0.24);
      heap(bench, {
        count: 10,
        spread: 0.26,
        rise: 0.1,
        colours: [SALAD, LEAF],
        size: 0.14,
        stretch: 2,
        seed: 4,
        x: 0.24,
        z: 0.92,
      });
      heap(bench, {
        count: 10,
        spread: 0.26,
        rise: 0.1,
        colours: [[160, 100, 48]],
        size: 0.12,
        seed: 5,
        x: -1.1,
        z: 0.2,
      });
    },
  },
  mixedRice: plated(
    (bench) => {
      heap(bench, {
        count: 10,
        spread: 0.5,
        rise: 0.08,
        colours: [
          [112, 58, 26],
          [92, 46, 20],
        ],
        size: 0.24,
        rough: 0.45,
        gloss: 0.5,
        seed: 4,
        x: -0.74,
        z: -0.1,
      });
      heap(bench, {
        count: 14,
        spread: 0.4,
        rise: 0.1,
        colours: [LEAF, SALAD],
        size: 0.2,
        stretch: 2,
        rough: 0.4,
        seed: 5,
        x: 0.76,
        z: -0.2,
      });
      riceDome(bench, 0, -0.2);
      halfEgg(bench, 0.62, 0.5, 0.26);
      sambal(bench, -0.5, 0.6, 0.28);
      cucumbers(bench, 0.1, 0.74);
    },
    { isHot: true },
  ),
  yellowRice: plated(
    (bench) => {
      heap(bench, {
        count: 12,
        spread: 0.4,
        rise: 0.1,
        colours: [[160, 100, 48], GOLDEN],
        size: 0.15,
        rough: 0.45,
        seed: 4,
        x: -0.8,
        z: 0.1,
      });
      riceDome(bench, 0, -0.1, YELLOW_RICE);
      drumstick(bench, 0.7, 0.2, 0.26, [196, 116, 40], 1);
      halfEgg(bench, -0.3, 0.72, 0.22);
      cucumbers(bench, 0.3, 0.76);
    },
    { isHot: true },
  ),
  ketupat: plated(
    (bench) => {
      const { context, unit } = bench;
      for (const [x, z, size] of [
        [-0.5, -0.2, 0.62],
        [0.5, -0.16, 0.62],
        [0, 0.3, 0.68],
      ] as const) {
        const at = bench.point(x, 0.5, z);
        context.save();
        context.translate(at.x, at.y);
        context.rotate(Math.PI / 4);
        context.scale(unit * size, unit * size);
        for (let row = 0; row < 6; row++)
          for (let column = 0; column < 6; column++) {
            context.fillStyle = bench.lit(
              (row + column) % 2 ? [150, 184, 70] : [214, 214, 110],
              0.7 + 0.06 * (5 - row),
            );
            context.fillRect(-0.6 + column * 0.2, -0.6 + row * 0.2, 0.19, 0.19);
          }
        context.strokeStyle = bench.lit([110, 146, 52]);
        context.lineWidth = 0.05;
        context.beginPath();
        context.moveTo(-0.6, -0.6);
        context.quadraticCurveTo(-0.9, -1.1, -0.5, -1.2);
        context.moveTo(0.6, 0.6);
        context.quadraticCurveTo(0.8, 1, 1, 0.9);
        context.stroke();
        context.restore();
      }
    },
    { height: 1.6 },
  ),
};
