import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { heap, piece } from '../heap.ts';
import { shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { plated } from './serving.ts';

/** Fruit in a wooden bowl. */
const fruit: Ware = {
  reach: 1.4,
  height: 1.4,
  foot: 0.72,
  build(bench, { colour }) {
    const wood: Rgb = [150, 96, 54];
    bench.turn({
      profile: [
        [0, 0.46],
        [0.06, 0.5],
        [0.3, 0.88],
        [0.5, 1.06],
      ],
      colourAt: (height, across) => shadeOf(wood, 0.9 + 0.16 * Math.sin(height * 40 + across * 3)),
      gloss: 0.3,
    });
    bench.disc({ x: 0, z: 0, height: 0.5, radius: 1.06 }, bench.lit(shadeOf(wood, 0.8)));
    const pile: readonly (readonly [number, number, number, number, Rgb])[] = [
      [-0.5, -0.5, 0.62, 0.32, [246, 166, 40]],
      [0.14, -0.6, 0.64, 0.34, [206, 46, 40]],
      [0.62, -0.3, 0.6, 0.3, [150, 188, 62]],
      [-0.72, 0, 0.58, 0.3, [206, 46, 40]],
      [0.3, 0.1, 0.72, 0.35, [250, 176, 46]],
      [-0.22, 0.06, 0.74, 0.36, colour ?? [214, 50, 44]],
      [-0.5, 0.5, 0.56, 0.28, [122, 60, 134]],
      [0.62, 0.4, 0.56, 0.29, [222, 66, 46]],
      [0.06, 0.62, 0.54, 0.29, [178, 204, 70]],
    ];
    for (const [x, z, height, radius, skin] of pile) {
      bench.ball({ x, z, height, radius }, skin, 0.8);
      const stalk = bench.point(x, height + radius * 0.86, z);
      bench.context.fillStyle = bench.lit([84, 58, 34]);
      bench.context.fillRect(stalk.x, stalk.y - bench.unit * 0.06, bench.unit * 0.02, bench.unit * 0.09);
    }
  },
};

/** Fruit, whole and cut. */
export const FRUITS: Readonly<Record<string, Ware>> = {
  fruit,
  watermelon: plated(
    (bench) => {
      const { context, unit } = bench;
      for (const [x, z, turn] of [
        [-0.5, -0.2, 0.1],
        [0.5, -0.1, -0.12],
        [0, 0.4, 0],
      ] as const) {
        const at = bench.point(x, 0.14, z);
        context.save();
        context.translate(at.x, at.y);
        context.rotate(turn);
        context.scale(unit, unit);
        for (const [r, colour] of [
          [0.62, [54, 118, 48]],
          [0.56, [226, 240, 200]],
          [0.51, [232, 58, 62]],
        ] as const) {
          context.fillStyle = bench.lit(colour);
          context.beginPath();
          context.moveTo(-r, -0.1);
          context.arc(0, -0.56, r, Math.PI * 0.08, Math.PI * 0.92);
          context.lineTo(0, -1.2);
          context.fill();
        }
        context.fillStyle = css([40, 20, 18]);
        for (let seed = 0; seed < 7; seed++) {
          context.beginPath();
          context.ellipse(-0.24 + (seed % 3) * 0.24, -0.3 - Math.floor(seed / 3) * 0.22, 0.022, 0.04, 0, 0, 7);
          context.fill();
        }
        context.restore();
      }
    },
    { height: 1.7 },
  ),
  durian: plated(
    (bench) => {
      heap(bench, {
        count: 150,
        spread: 0.84,
        rise: 0.9,
        colours: [
          [150, 156, 60],
          [122, 130, 46],
          [176, 176, 84],
        ],
        size: 0.13,
        stretch: 1,
        rough: 0.9,
        seed: 5,
        base: 0.16,
      });
      for (const x of [-0.3, 0.3])
        piece(
          bench,
          { x, z: 0.7, height: 0.4, size: 0.3, stretch: 1.3, turn: x, rough: 0.06, gloss: 0.6 },
          [252, 220, 120],
        );
    },
    { height: 1.6 },
  ),
  banana: plated(
    (bench) => {
      const { context, unit } = bench;
      for (let finger = 0; finger < 5; finger++) {
        const at = bench.point(-0.1 + finger * 0.06, 0.3 + finger * 0.08, -0.3 + finger * 0.16);
        context.strokeStyle = bench.lit([250, 212, 60], 0.66 + finger * 0.09);
        context.lineWidth = unit * 0.26;
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(at.x - unit * 0.95, at.y - unit * 0.3);
        context.quadraticCurveTo(at.x, at.y + unit * 0.36, at.x + unit * 0.85, at.y - unit * 0.44);
        context.stroke();
      }
      piece(bench, { x: 0.98, z: 0.1, height: 0.98, size: 0.14, stretch: 1.4, turn: -1 }, [110, 84, 40]);
    },
    { height: 1.5 },
  ),
  pineapple: {
    reach: 1,
    height: 2.5,
    foot: 0.6,
    build(bench) {
      bench.turn({
        profile: [
          [0, 0.4],
          [0.3, 0.58],
          [0.9, 0.6],
          [1.4, 0.4],
          [1.5, 0.2],
        ],
        gloss: 0.2,
        colourAt: (height, across) =>
          Math.sin((height + across * 0.5) * 26) * Math.sin((height - across * 0.5) * 26) > 0.1
            ? [232, 160, 52]
            : [176, 106, 34],
      });
      for (let leaf = -4; leaf <= 4; leaf++)
        piece(
          bench,
          {
            x: leaf * 0.1,
            z: 0.1,
            height: 1.86 - Math.abs(leaf) * 0.06,
            size: 0.46,
            stretch: 5,
            turn: -Math.PI / 2 + leaf * 0.2,
            rough: 0.02,
          },
          leaf % 2 ? [70, 130, 60] : [92, 156, 74],
        );
    },
  },
  dates: plated((bench) => {
    heap(bench, {
      count: 22,
      spread: 0.82,
      rise: 0.36,
      colours: [
        [96, 48, 24],
        [78, 36, 18],
        [120, 64, 30],
      ],
      size: 0.26,
      stretch: 1.7,
      rough: 0.12,
      gloss: 0.9,
      seed: 5,
    });
  }),
};
