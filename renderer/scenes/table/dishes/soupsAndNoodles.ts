import { mix } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { grains, mouth } from '../crockery.ts';
import { heap, piece, strands } from '../heap.ts';
import type { Ware } from '../ware.ts';
import { CHILLI, cucumbers, drumstick, friedEgg, halfEgg, LEAF, NOODLE, SALAD } from './ingredients.ts';
import { bowled, plated } from './serving.ts';

/** A bowl of hot soup: meatballs, noodles, greens. */
const soup: Ware = {
  reach: 1.35,
  height: 1.15,
  foot: 0.62,
  steamAt: 0.74,
  build(bench, { colour, random }) {
    const glaze = colour ?? ([250, 246, 240] as const);
    const blue: Rgb = [46, 92, 168];
    bench.turn({
      profile: [
        [0, 0.42],
        [0.08, 0.44],
        [0.14, 0.5],
        [0.34, 0.82],
        [0.56, 1],
        [0.7, 1.08],
      ],
      gloss: 0.8,
      // A band of painted cockerel-bowl blue below the rim.
      colourAt: (height, across) =>
        height > 0.56 && height < 0.6
          ? blue
          : height > 0.3 && height < 0.5 && Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * 12) > 0.55
            ? mix(glaze, [206, 52, 44], 0.7)
            : glaze,
    });
    mouth(bench, {
      height: 0.7,
      radius: 1.08,
      rim: glaze,
      inside: glaze,
      depth: 0.07,
      fill: () => {
        const { context } = bench;
        bench.disc({ x: 0, z: 0, height: 0.62, radius: 1 }, bench.lit([196, 132, 64]));
        bench.disc({ x: 0, z: -0.05, height: 0.63, radius: 0.9 }, bench.lit([222, 164, 92]));
        context.lineCap = 'round';
        for (let strand = 0; strand < 46; strand++) {
          const from = bench.point(-0.72 + random() * 0.7, 0.645, 0.1 + random() * 0.6);
          context.strokeStyle = bench.lit([250, 214, 124], 0.8 + random() * 0.35);
          context.lineWidth = bench.unit * 0.026;
          context.beginPath();
          context.moveTo(from.x, from.y);
          context.bezierCurveTo(
            from.x + bench.unit * (random() * 0.5),
            from.y - bench.unit * 0.12 * random(),
            from.x + bench.unit * 0.3,
            from.y + bench.unit * 0.1,
            from.x + bench.unit * (0.3 + random() * 0.4),
            from.y + bench.unit * (random() - 0.5) * 0.12,
          );
          context.stroke();
        }
        const balls = [
          [-0.3, -0.34, 0.16],
          [0.14, -0.4, 0.17],
          [0.5, -0.22, 0.16],
          [-0.5, -0.02, 0.17],
          [-0.08, 0.02, 0.19],
          [0.34, 0.14, 0.18],
          [-0.22, 0.42, 0.18],
        ] as const;
        for (const [x, z, radius] of balls)
          bench.ball({ x, z, height: 0.64 + radius * 0.3, radius }, [168, 132, 106], 0.5);
        for (let leaf = 0; leaf < 34; leaf++) {
          const place = bench.point((random() * 2 - 1) * 0.84, 0.68, (random() * 2 - 1) * 0.66);
          context.fillStyle = bench.lit(random() < 0.72 ? [92, 158, 52] : [228, 206, 130], 0.7 + random() * 0.5);
          context.beginPath();
          context.ellipse(
            place.x,
            place.y,
            bench.unit * (0.02 + random() * 0.034),
            bench.unit * (0.012 + random() * 0.016),
            random() * 3,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
        const chilli = bench.point(-0.5, 0.68, 0.28);
        context.fillStyle = bench.lit([206, 40, 28]);
        context.beginPath();
        context.ellipse(chilli.x, chilli.y, bench.unit * 0.13, bench.unit * 0.05, 0.3, 0, Math.PI * 2);
        context.fill();
      },
    });
  },
};

/** Soups, curries and noodles. */
export const SOUPS_AND_NOODLES: Readonly<Record<string, Ware>> = {
  soup,
  friedNoodles: plated(
    (bench) => {
      strands(bench, {
        count: 260,
        spread: 1.05,
        rise: 0.4,
        colours: [
          [206, 142, 62],
          [226, 168, 84],
          [180, 112, 44],
        ],
        seed: 4,
      });
      heap(bench, {
        count: 22,
        spread: 0.8,
        rise: 0.42,
        colours: [SALAD, [232, 124, 50], LEAF],
        size: 0.1,
        stretch: 2,
        seed: 6,
      });
      friedEgg(bench, 0.05, 0.6, 0.1, 0.42);
      cucumbers(bench, -0.95, 0.6);
    },
    { isHot: true },
  ),
  noodleBowl: bowled([214, 160, 84], (bench) => {
    strands(bench, { count: 220, spread: 0.9, rise: 0.22, colours: NOODLE, seed: 5, base: 0.66 });
    heap(bench, {
      count: 20,
      spread: 0.42,
      rise: 0.14,
      colours: [
        [140, 84, 42],
        [116, 66, 30],
      ],
      size: 0.12,
      rough: 0.5,
      gloss: 0.6,
      seed: 7,
      x: 0.24,
      z: -0.1,
      base: 0.8,
    });
    heap(bench, {
      count: 8,
      spread: 0.3,
      rise: 0.1,
      colours: [SALAD, LEAF],
      size: 0.24,
      stretch: 2,
      rough: 0.3,
      seed: 8,
      x: -0.5,
      z: -0.15,
      base: 0.76,
    });
    halfEgg(bench, -0.16, 0.36, 0.8);
    grains(bench, { count: 1, radius: 0.01, rise: 0, colours: [LEAF], size: 0.01, seed: 1 });
  }),
  pasta: plated(
    (bench) => {
      strands(bench, { count: 240, spread: 1, rise: 0.42, colours: NOODLE, seed: 9 });
      heap(bench, {
        count: 30,
        spread: 0.5,
        rise: 0.2,
        colours: [
          [190, 44, 26],
          [160, 34, 20],
          [206, 74, 40],
        ],
        size: 0.15,
        rough: 0.4,
        gloss: 0.7,
        seed: 10,
        base: 0.42,
      });
      piece(bench, { x: 0.04, z: 0, height: 0.72, size: 0.16, stretch: 1.7, turn: 0.4 }, LEAF);
    },
    { isHot: true },
  ),
  chickenSoup: bowled([234, 190, 76], (bench) => {
    heap(bench, {
      count: 16,
      spread: 0.72,
      rise: 0.1,
      colours: [
        [246, 226, 186],
        [236, 206, 156],
      ],
      size: 0.2,
      stretch: 2.6,
      rough: 0.3,
      seed: 4,
      base: 0.66,
    });
    halfEgg(bench, 0.42, 0.16, 0.78);
    halfEgg(bench, 0.12, 0.4, 0.76);
    heap(bench, {
      count: 30,
      spread: 0.8,
      rise: 0.12,
      colours: [SALAD, LEAF, [240, 236, 210]],
      size: 0.06,
      stretch: 1.6,
      seed: 6,
      base: 0.7,
    });
    piece(bench, { x: -0.5, z: 0.3, height: 0.76, size: 0.18, stretch: 1.2, rough: 0.02, gloss: 0.8 }, [150, 196, 60]);
    piece(bench, { x: -0.2, z: -0.2, height: 0.78, size: 0.16, stretch: 1.4, rough: 0.1, gloss: 0.8 }, [222, 60, 40]);
  }),
  meatSoup: bowled([58, 34, 20], (bench) => {
    heap(bench, {
      count: 12,
      spread: 0.66,
      rise: 0.14,
      colours: [
        [122, 76, 46],
        [100, 58, 34],
      ],
      size: 0.24,
      rough: 0.4,
      gloss: 0.5,
      seed: 4,
      base: 0.66,
    });
    halfEgg(bench, 0.46, 0.26, 0.78);
    heap(bench, {
      count: 26,
      spread: 0.5,
      rise: 0.12,
      colours: [
        [250, 246, 224],
        [232, 226, 180],
      ],
      size: 0.09,
      stretch: 4,
      seed: 6,
      x: -0.3,
      base: 0.76,
    });
  }),
  curry: bowled([232, 160, 52], (bench) => {
    drumstick(bench, 0.2, -0.2, 0.74, [222, 160, 76], 1);
    piece(bench, { x: -0.42, z: 0.1, height: 0.76, size: 0.34, stretch: 1.3, rough: 0.3, gloss: 0.7 }, [214, 150, 66]);
    heap(bench, {
      count: 20,
      spread: 0.8,
      rise: 0.06,
      colours: [[250, 196, 90], LEAF, CHILLI],
      size: 0.07,
      stretch: 1.6,
      gloss: 0.8,
      seed: 7,
      base: 0.68,
    });
  }),
};
