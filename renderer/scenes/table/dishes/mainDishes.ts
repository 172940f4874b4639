import { grains } from '../crockery.ts';
import { heap, piece, slab } from '../heap.ts';
import type { Ware } from '../ware.ts';
import { CHILLI, cucumbers, drumstick, EGG_WHITE, fish, friedEgg, LEAF, SALAD, sambal, skewer } from './ingredients.ts';
import { plated } from './serving.ts';

/** Meat, fish, eggs and tofu on a plate. */
export const MAIN_DISHES: Readonly<Record<string, Ware>> = {
  rendang: plated(
    (bench) => {
      bench.disc({ x: 0, z: 0.05, height: 0.1, radius: 1 }, bench.lit([84, 40, 16]));
      heap(bench, {
        count: 15,
        spread: 0.78,
        rise: 0.34,
        colours: [
          [112, 58, 26],
          [90, 44, 20],
          [130, 72, 34],
        ],
        size: 0.32,
        stretch: 1.25,
        rough: 0.5,
        gloss: 0.55,
        seed: 3,
      });
      heap(bench, {
        count: 40,
        spread: 0.8,
        rise: 0.52,
        colours: [
          [58, 28, 12],
          [150, 92, 46],
        ],
        size: 0.05,
        seed: 12,
      });
      piece(bench, { x: 0.5, z: 0.62, height: 0.36, size: 0.22, stretch: 3.4, turn: 0.4, gloss: 0.9 }, CHILLI);
      piece(bench, { x: -0.5, z: 0.5, height: 0.42, size: 0.3, stretch: 2.6, turn: -0.5 }, LEAF);
    },
    { isHot: true },
  ),
  satay: plated(
    (bench) => {
      for (let cube = 0; cube < 4; cube++)
        slab(bench, { x: -0.2 + cube * 0.27, z: -1, height: 0.1, width: 0.24, depth: 0.24, thick: 0.18 }, EGG_WHITE, [
          [232, 228, 208],
        ]);
      for (let row = 0; row < 4; row++) skewer(bench, -0.66 + row * 0.42, 0.04 - row * 0.01, [132, 70, 30]);
      piece(
        bench,
        { x: -0.78, z: 0.86, height: 0.2, size: 0.4, stretch: 1.8, rough: 0.4, gloss: 0.7, seed: 6 },
        [168, 104, 50],
      );
      grains(bench, {
        count: 24,
        radius: 0.62,
        rise: 0.24,
        colours: [
          [212, 158, 92],
          [110, 62, 26],
        ],
        size: 0.03,
        seed: 7,
      });
    },
    { onLeaf: true, isHot: true },
  ),
  friedChicken: plated(
    (bench) => {
      heap(bench, {
        count: 16,
        spread: 1,
        rise: 0.06,
        colours: [SALAD, LEAF],
        size: 0.26,
        stretch: 1.6,
        rough: 0.5,
        seed: 2,
      });
      drumstick(bench, 0.34, -0.24, 0.4, [196, 116, 40], 1);
      drumstick(bench, -0.3, 0.08, 0.42, [206, 128, 48], -1);
      sambal(bench, 0.6, 0.5, 0.36);
      cucumbers(bench, -0.9, 0.55);
    },
    { isHot: true },
  ),
  grilledFish: plated(
    (bench) => {
      heap(bench, {
        count: 12,
        spread: 1.05,
        rise: 0.02,
        colours: [SALAD, LEAF],
        size: 0.26,
        stretch: 1.6,
        rough: 0.5,
        seed: 2,
      });
      fish(bench, [150, 86, 40]);
      sambal(bench, 0.72, 0.62, 0.3);
      cucumbers(bench, -1, 0.62);
    },
    { onLeaf: true, isHot: true },
  ),
  steak: plated(
    (bench) => {
      piece(
        bench,
        { x: -0.2, z: 0, height: 0.26, size: 0.78, stretch: 2, rough: 0.25, gloss: 0.5, seed: 2 },
        [116, 62, 34],
      );
      const { context } = bench;
      context.strokeStyle = bench.lit([48, 24, 12]);
      context.lineWidth = bench.unit * 0.05;
      for (let line = 0; line < 5; line++) {
        const at = bench.point(-0.66 + line * 0.22, 0.3, 0);
        context.beginPath();
        context.moveTo(at.x, at.y - bench.unit * 0.16);
        context.lineTo(at.x + bench.unit * 0.1, at.y + bench.unit * 0.16);
        context.stroke();
      }
      heap(bench, {
        count: 26,
        spread: 0.36,
        rise: 0.2,
        colours: [
          [246, 206, 96],
          [236, 190, 76],
        ],
        size: 0.24,
        stretch: 5,
        rough: 0.05,
        seed: 5,
        x: 0.8,
        z: -0.1,
      });
      heap(bench, {
        count: 9,
        spread: 0.24,
        rise: 0.1,
        colours: [SALAD, LEAF],
        size: 0.16,
        rough: 0.5,
        seed: 6,
        x: 0.5,
        z: 0.6,
      });
    },
    { isHot: true },
  ),
  sushi: plated((bench) => {
    for (let row = 0; row < 2; row++)
      for (let part = 0; part < 3; part++) {
        const at = { x: -0.66 + part * 0.66, z: -0.4 + row * 0.7, height: 0.1, width: 0.5, depth: 0.5 };
        slab(bench, { ...at, thick: 0.24 }, EGG_WHITE, [EGG_WHITE]);
        slab(bench, { ...at, width: 0.56, height: 0.34, thick: 0.1 }, part === 1 ? [222, 70, 60] : [250, 140, 80], [
          [236, 112, 60],
        ]);
      }
  }),
  friedEgg: plated((bench) => {
    friedEgg(bench, -0.3, 0.2, -0.14, 0.74);
    friedEgg(bench, 0.44, 0.24, 0.3, 0.66);
    piece(bench, { x: -0.8, z: 0.5, height: 0.18, size: 0.2, stretch: 1.8 }, LEAF);
  }),
  prawns: plated((bench) => {
    const { context, unit } = bench;
    for (let prawn = 0; prawn < 5; prawn++) {
      const at = bench.point(-0.7 + (prawn % 3) * 0.66, 0.36, -0.26 + Math.floor(prawn / 3) * 0.66);
      context.lineCap = 'round';
      for (let ring = 0; ring < 9; ring++) {
        const angle = Math.PI * (1.05 + ring * 0.14);
        context.fillStyle = bench.lit(ring % 2 ? [236, 112, 66] : [250, 146, 96]);
        context.beginPath();
        context.arc(
          at.x + Math.cos(angle) * unit * 0.3,
          at.y + Math.sin(angle) * unit * 0.24 + unit * 0.1,
          unit * (0.15 - ring * 0.008),
          0,
          7,
        );
        context.fill();
      }
    }
    sambal(bench, 0.5, 0.56, 0.2);
  }),
  tofuTempe: plated((bench) => {
    for (let row = 0; row < 2; row++)
      for (let part = 0; part < 4; part++)
        slab(
          bench,
          { x: -0.72 + part * 0.48, z: -0.34 + row * 0.66, height: 0.1, width: 0.42, depth: 0.44, thick: 0.26 },
          part % 2 ? [214, 160, 88] : [176, 110, 50],
          [part % 2 ? [250, 232, 190] : [206, 152, 86]],
        );
    sambal(bench, 0.9, 0.4, 0.24);
  }),
};
