import { luminance, mix } from '../../../light/colour.ts';
import { hashCell, smoothstep } from '../../../light/noise.ts';
import type { Rgb } from '../../../scene.ts';
import { dish, plain } from '../crockery.ts';
import { heap, piece, slab } from '../heap.ts';
import { shadeOf } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { SALAD } from './ingredients.ts';
import { plated } from './serving.ts';

/** Where the candles of a cake stand. */
const CANDLES: NonNullable<Ware['flames']> = [
  [-0.42, 1.7],
  [-0.14, 1.78],
  [0.14, 1.78],
  [0.42, 1.7],
];

/** A layered cake with cream, strawberries and burning candles; `crumb` is its colour inside. */
const cakeOf = (crumb: Rgb): Ware => ({
  reach: 1.5,
  height: 1.95,
  foot: 1.15,
  flames: CANDLES,
  build(bench, { colour, random }) {
    // Dark icing is chocolate, and so is what is under it; light icing is paler than its colour's name.
    const isDark = colour !== null && luminance(colour) < 110;
    const icing = colour ? mix(colour, [255, 255, 255], isDark ? 0.06 : 0.42) : ([252, 232, 226] as const);
    const sponge: Rgb = isDark ? mix(colour, crumb, 0.35) : crumb;
    bench.turn({
      profile: [
        [0, 0.5],
        [0.06, 0.36],
        [0.16, 0.3],
        [0.22, 1.2],
        [0.26, 1.24],
      ],
      colourAt: plain([238, 234, 228]),
      gloss: 0.7,
    });
    bench.disc({ x: 0, z: 0, height: 0.26, radius: 1.23 }, bench.lit([250, 248, 244]));
    bench.turn({
      profile: [
        [0.26, 0.94],
        [0.3, 0.96],
        [0.98, 0.96],
        [1.02, 0.93],
      ],
      gloss: 0.24,
      colourAt: (height, across) => {
        const drip =
          0.8 + 0.1 * Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * 11) + 0.05 * Math.sin(across * 23);
        if (height > drip) return icing;
        const layer = (height - 0.26) / 0.18;
        return layer % 1 > 0.72 ? [255, 248, 240] : sponge;
      },
    });
    bench.disc({ x: 0, z: 0, height: 1.02, radius: 0.93 }, bench.lit(shadeOf(icing, 1.1)));
    const around = Array.from({ length: 12 }, (_, index) => (index / 12) * Math.PI * 2).toSorted(
      (a, b) => Math.sin(a) - Math.sin(b),
    );
    const swirl = (angle: number): void => {
      const x = Math.cos(angle) * 0.76;
      const z = Math.sin(angle) * 0.76;
      bench.ball({ x, z, height: 1.08, radius: 0.14 }, [255, 250, 244], 0.3);
      bench.ball({ x, z, height: 1.17, radius: 0.09 }, [255, 250, 244], 0.3);
      bench.ball({ x, z, height: 1.27, radius: 0.085 }, [216, 36, 44], 0.9);
    };
    for (const angle of around.filter((value) => Math.sin(value) < 0)) swirl(angle);
    const { context } = bench;
    for (const [x, height] of CANDLES) {
      const foot = bench.point(x, 1.02, 0);
      const head = bench.point(x, height - 0.06, 0);
      const wax = context.createLinearGradient(foot.x - bench.unit * 0.03, 0, foot.x + bench.unit * 0.03, 0);
      const stripe = random() < 0.5 ? ([126, 190, 232] as const) : ([246, 150, 178] as const);
      wax.addColorStop(0, bench.lit(stripe, 0.7));
      wax.addColorStop(1, bench.lit(shadeOf(stripe, 1.3)));
      context.fillStyle = wax;
      context.fillRect(foot.x - bench.unit * 0.03, head.y, bench.unit * 0.06, foot.y - head.y);
    }
    for (const angle of around.filter((value) => Math.sin(value) >= 0)) swirl(angle);
  },
});

/** A burger with all that is in it. */
const burger: Ware = {
  reach: 1.3,
  height: 1.6,
  foot: 0.95,
  build(bench, { random }) {
    const bun: Rgb = [214, 138, 62];
    dish(bench, 1.24, [64, 58, 56]);
    bench.turn({
      profile: [
        [0.08, 0.8],
        [0.14, 0.88],
        [0.28, 0.9],
        [0.32, 0.86],
      ],
      colourAt: plain(bun),
      gloss: 0.2,
    });
    const ruffle = (height: number, radius: number, colour: Rgb, waves: number): void => {
      bench.turn({
        profile: [
          [height, radius],
          [height + 0.03, radius * 1.03],
          [height + 0.07, radius],
        ],
        colourAt: (_, across) =>
          shadeOf(colour, 0.86 + 0.3 * Math.abs(Math.sin(Math.asin(Math.max(-1, Math.min(1, across))) * waves))),
        gloss: 0.2,
      });
    };
    ruffle(0.32, 0.98, [120, 184, 62], 14);
    bench.turn({
      profile: [
        [0.4, 0.86],
        [0.44, 0.92],
        [0.56, 0.92],
        [0.6, 0.86],
      ],
      colourAt: (height, across) =>
        shadeOf([98, 54, 32], 0.86 + 0.3 * hashCell(Math.floor(across * 60), Math.floor(height * 60), 5)),
      gloss: 0.2,
    });
    bench.turn({
      profile: [
        [0.59, 0.97],
        [0.62, 0.98],
        [0.65, 0.94],
      ],
      colourAt: plain([255, 190, 46]),
      gloss: 0.4,
    });
    bench.turn({
      profile: [
        [0.65, 0.8],
        [0.69, 0.84],
        [0.73, 0.8],
      ],
      colourAt: plain([214, 52, 38]),
      gloss: 0.6,
    });
    ruffle(0.73, 0.94, [138, 198, 72], 17);
    bench.turn({
      profile: [
        [0.8, 0.9],
        [0.86, 0.95],
        [1, 0.9],
        [1.16, 0.7],
        [1.26, 0.42],
        [1.3, 0.1],
      ],
      colourAt: (height) => mix(bun, [168, 92, 34], smoothstep(0.9, 1.3, height)),
      gloss: 0.5,
    });
    for (let seed = 0; seed < 60; seed++) {
      const angle = random() * Math.PI * 2;
      const away = Math.sqrt(random()) * 0.72;
      const up = 1.3 - away * away * 0.44;
      if (Math.sin(angle) < -0.5 && away > 0.5) continue;
      const place = bench.point(Math.cos(angle) * away, up, Math.sin(angle) * away);
      bench.context.fillStyle = bench.lit([252, 236, 196]);
      bench.context.beginPath();
      bench.context.ellipse(place.x, place.y, bench.unit * 0.026, bench.unit * 0.015, random() * 3, 0, Math.PI * 2);
      bench.context.fill();
    }
  },
};

/** Bread, cake and what is made with bread. */
export const BAKERY: Readonly<Record<string, Ware>> = {
  cake: cakeOf([226, 176, 112]),
  redVelvet: cakeOf([158, 34, 40]),
  burger,
  bread: plated((bench) => {
    for (let loaf = 0; loaf < 3; loaf++)
      piece(
        bench,
        {
          x: -0.5 + loaf * 0.5,
          z: -0.2 + (loaf % 2) * 0.3,
          height: 0.42,
          size: 0.5,
          stretch: 1.25,
          rough: 0.06,
          gloss: 0.7,
          seed: loaf,
        },
        [206, 132, 56],
      );
    heap(bench, {
      count: 50,
      spread: 0.8,
      rise: 0.3,
      colours: [[250, 240, 214]],
      size: 0.025,
      stretch: 1.6,
      seed: 4,
      base: 0.5,
    });
  }),
  toast: plated((bench) => {
    for (let row = 0; row < 2; row++)
      for (let part = 0; part < 2; part++) {
        const [x, z] = [-0.56 + part * 1.04 + row * 0.1, -0.5 + row * 0.72];
        for (let slice = 0; slice < 2; slice++)
          slab(
            bench,
            { x, z, height: 0.1 + slice * 0.2, width: 0.92, depth: 0.6, thick: 0.2 },
            [216, 150, 74],
            slice === 0
              ? [
                  [150, 88, 36],
                  [250, 232, 190],
                  [250, 232, 190],
                ]
              : [
                  [70, 36, 18],
                  [250, 232, 190],
                  [250, 232, 190],
                  [168, 100, 42],
                ],
          );
        // The grill's stripes.
        for (let stripe = 0; stripe < 4; stripe++)
          slab(
            bench,
            { x: x - 0.3 + stripe * 0.2, z, height: 0.5, width: 0.06, depth: 0.56, thick: 0.005 },
            [128, 70, 28],
            [[128, 70, 28]],
          );
      }
  }),
  loafCake: plated((bench) => {
    const crumb: Rgb = [238, 206, 140];
    // The loaf, higher in the middle, then slices that lean on each other before it.
    slab(
      bench,
      { x: -0.42, z: -0.28, height: 0.1, width: 1.3, depth: 0.62, thick: 0.56 },
      [166, 98, 44],
      [
        [140, 82, 38],
        [206, 150, 82],
        [196, 138, 72],
        [150, 86, 38],
      ],
    );
    for (let bump = 0; bump < 5; bump++)
      piece(
        bench,
        { x: -0.9 + bump * 0.25, z: -0.3, height: 0.66, size: 0.2, stretch: 1.5, rough: 0.2, gloss: 0.25, seed: bump },
        [176, 104, 48],
      );
    for (const [x, z] of [
      [0.5, 0.1],
      [0.7, 0.34],
      [0.9, 0.58],
    ] as const) {
      slab(bench, { x, z, height: 0.1, width: 0.66, depth: 0.14, thick: 0.6 }, [166, 98, 44], [[150, 88, 40]]);
      slab(
        bench,
        { x, z: z + 0.02, height: 0.15, width: 0.56, depth: 0.14, thick: 0.49 },
        [180, 112, 54],
        [crumb, [244, 216, 156]],
      );
    }
  }),
  pizza: plated((bench) => {
    bench.disc({ x: 0, z: 0, height: 0.13, radius: 1.32 }, bench.lit([206, 140, 66]));
    bench.disc({ x: 0, z: 0, height: 0.17, radius: 1.16 }, bench.lit([250, 206, 96]));
    heap(bench, {
      count: 40,
      spread: 1,
      rise: 0,
      colours: [[214, 58, 34], [252, 226, 140], [214, 58, 34], SALAD],
      size: 0.16,
      stretch: 2.2,
      rough: 0.15,
      seed: 4,
      base: 0.16,
    });
  }),
};
