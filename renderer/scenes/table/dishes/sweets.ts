import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { grains, plain } from '../crockery.ts';
import { heap, slab } from '../heap.ts';
import { shadeOf, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { CHILLI } from './ingredients.ts';
import { bowled, plated } from './serving.ts';

/** Scoops in a glass. */
const iceCream: Ware = {
  reach: 1,
  height: 1.9,
  foot: 0.5,
  build(bench, { colour, random }) {
    bench.turn({
      profile: [
        [0, 0.42],
        [0.04, 0.44],
        [0.08, 0.12],
        [0.4, 0.1],
        [0.48, 0.28],
        [0.86, 0.58],
        [0.9, 0.6],
      ],
      colourAt: plain([222, 232, 238]),
      gloss: 1,
    });
    bench.disc({ x: 0, z: 0, height: 0.9, radius: 0.58 }, bench.lit([255, 240, 226]));
    const scoops: readonly (readonly [number, number, number, Rgb])[] = [
      [-0.27, -0.1, 1.08, [255, 238, 204]],
      [0.28, -0.1, 1.08, [120, 72, 46]],
      [0, 0.16, 1.3, colour ?? [246, 152, 172]],
    ];
    for (const [x, z, height, flavour] of scoops) {
      bench.ball({ x, z, height, radius: 0.34 }, flavour, 0.2);
      for (let crumb = 0; crumb < 40; crumb++) {
        const angle = random() * Math.PI * 2;
        const away = Math.sqrt(random()) * 0.3;
        const place = bench.point(x + Math.cos(angle) * away, height + Math.sin(angle) * away, z);
        bench.context.fillStyle = css(shadeOf(flavour, random() < 0.5 ? 0.8 : 1.3), 0.5);
        bench.context.fillRect(place.x, place.y, bench.unit * 0.02, bench.unit * 0.014);
      }
    }
    bench.ball({ x: 0.02, z: 0.16, height: 1.68, radius: 0.11 }, [206, 24, 40], 1);
    bench.context.fillStyle = bench.lit([214, 158, 88]);
    const wafer = bench.point(-0.42, 1.75, 0);
    bench.context.save();
    bench.context.translate(wafer.x, wafer.y);
    bench.context.rotate(-0.4);
    bench.context.fillRect(0, 0, bench.unit * 0.13, bench.unit * 0.72);
    bench.context.restore();
  },
};

/** Slices of a cake of thin layers, the lowest first. */
function layered(bench: Workbench, top: Rgb, layers: Rgb[]): void {
  for (const [x, z] of [
    [-0.62, -0.34],
    [0.1, -0.38],
    [0.78, -0.3],
    [-0.3, 0.34],
    [0.46, 0.36],
  ] as const)
    slab(bench, { x, z, height: 0.1, width: 0.56, depth: 0.5, thick: 0.5 }, top, layers);
}

/** Sweets, iced ones too. */
export const SWEETS: Readonly<Record<string, Ware>> = {
  iceCream,
  // A thick pancake folded over its filling and cut across: a brown crust, a porous crumb, chocolate and cheese.
  sweetMartabak: plated(
    (bench, random) => {
      const { context } = bench;
      for (let part = 0; part < 4; part++) {
        const x = -0.78 + part * 0.52;
        const z = 0.34 - part * 0.2;
        const dark = part % 2 === 1;
        const corner = (dx: number, height: number, dz: number): { x: number; y: number } =>
          bench.point(x + dx, height, z + dz);
        const fill = (colour: Rgb, points: readonly { x: number; y: number }[]): void => {
          context.fillStyle = bench.lit(colour);
          context.beginPath();
          points.forEach((point, at) => (at ? context.lineTo(point.x, point.y) : context.moveTo(point.x, point.y)));
          context.fill();
        };
        // The folded back: a round loaf's end, highest in the middle.
        const arch = (from: number, to: number, low: number, high: number, dz: number): { x: number; y: number }[] =>
          Array.from({ length: 13 }, (_, at) => {
            const along = at / 12;
            const round = Math.sin(Math.PI * Math.min(1, 0.12 + along * 0.76));
            return corner(from + (to - from) * along, low + (high - low) * round, dz);
          });
        fill([150, 84, 34], [corner(-0.3, 0.08, 0.2), ...arch(-0.3, 0.3, 0.3, 0.76, -0.2), corner(0.3, 0.08, 0.2)]);
        fill([192, 118, 48], [corner(-0.3, 0.08, 0.2), ...arch(-0.3, 0.3, 0.26, 0.7, 0.14), corner(0.3, 0.08, 0.2)]);
        fill(
          [250, 220, 140],
          [corner(-0.26, 0.12, 0.22), ...arch(-0.26, 0.26, 0.24, 0.62, 0.2), corner(0.26, 0.12, 0.22)],
        );
        fill(dark ? [58, 30, 18] : [88, 46, 24], [
          corner(-0.26, 0.3, 0.22),
          ...arch(-0.26, 0.26, 0.34, 0.42, 0.22),
          corner(0.26, 0.28, 0.22),
          corner(0, 0.3, 0.22),
        ]);
        // The pores that rise through the crumb.
        for (let pore = 0; pore < 34; pore++) {
          const at = corner(
            -0.22 + random() * 0.44,
            random() < 0.5 ? 0.16 + random() * 0.1 : 0.44 + random() * 0.1,
            0.22,
          );
          context.fillStyle = css([206, 160, 84], 0.8);
          context.fillRect(at.x, at.y, bench.unit * 0.014, bench.unit * 0.05);
        }
      }
      heap(bench, {
        count: 46,
        spread: 0.95,
        rise: 0.02,
        colours: [
          [255, 240, 170],
          [252, 222, 110],
        ],
        size: 0.08,
        stretch: 4,
        seed: 5,
        base: 0.62,
      });
      // Chocolate sprinkles beside it.
      heap(bench, {
        count: 60,
        spread: 1.15,
        rise: 0.01,
        colours: [[66, 34, 20]],
        size: 0.045,
        stretch: 3,
        seed: 9,
        base: 0.09,
      });
    },
    { isHot: true },
  ),
  klepon: plated(
    (bench) => {
      const spots = [
        [-0.6, -0.3],
        [0, -0.36],
        [0.6, -0.3],
        [-0.34, 0.06],
        [0.3, 0.06],
        [-0.64, 0.42],
        [0, 0.46],
        [0.64, 0.42],
      ] as const;
      for (const [x, z] of spots) bench.ball({ x, z, height: 0.34, radius: 0.3 }, [96, 168, 66], 0.3);
      bench.ball({ x: 0.02, z: 0.1, height: 0.76, radius: 0.3 }, [106, 178, 74], 0.3);
      heap(bench, {
        count: 150,
        spread: 0.92,
        rise: 0.5,
        colours: [[252, 252, 246]],
        size: 0.036,
        stretch: 3,
        seed: 4,
        base: 0.28,
      });
    },
    { onLeaf: true },
  ),
  layerCake: plated(
    (bench) => {
      layered(
        bench,
        [236, 90, 110],
        [
          [236, 90, 110],
          [250, 246, 238],
          [110, 180, 80],
          [250, 246, 238],
          [236, 90, 110],
          [250, 246, 238],
          [110, 180, 80],
        ],
      );
    },
    { onLeaf: true },
  ),
  spiceCake: plated((bench) => {
    layered(
      bench,
      [150, 88, 42],
      Array.from({ length: 15 }, (_, layer): Rgb => (layer % 2 === 0 ? [150, 88, 42] : [238, 196, 118])),
    );
  }),
  cookies: plated((bench) => {
    heap(bench, {
      count: 34,
      spread: 0.9,
      rise: 0.5,
      colours: [
        [226, 164, 78],
        [210, 142, 58],
        [236, 180, 96],
      ],
      size: 0.22,
      stretch: 1.05,
      rough: 0.12,
      gloss: 0.7,
      seed: 3,
    });
    heap(bench, { count: 26, spread: 0.8, rise: 0.62, colours: [[120, 66, 28]], size: 0.04, seed: 7 });
  }),
  donuts: plated((bench) => {
    const glazes: Rgb[] = [
      [236, 130, 166],
      [96, 54, 30],
      [250, 240, 224],
    ];
    const { context } = bench;
    [
      [-0.52, -0.3, 0.2],
      [0.52, -0.26, 0.2],
      [0, 0.36, 0.28],
    ].forEach(([x, z, up], index) => {
      const ring = (height: number, radius: number, hole: number, fill: string): void => {
        const at = bench.point(x!, height, z!);
        context.fillStyle = fill;
        context.beginPath();
        context.ellipse(at.x, at.y, radius * bench.unit, radius * bench.unit * 0.5, 0, 0, 7);
        context.ellipse(at.x, at.y - bench.unit * 0.02, hole * bench.unit, hole * bench.unit * 0.42, 0, 0, 7);
        context.fill('evenodd');
      };
      ring(up!, 0.56, 0.14, bench.lit([196, 124, 58], 0.8));
      ring(up! + 0.06, 0.56, 0.14, bench.lit([216, 150, 78]));
      ring(up! + 0.14, 0.53, 0.16, bench.lit(glazes[index]!));
      grains(bench, { count: 1, radius: 0.01, rise: 0, colours: [CHILLI], size: 0.01, seed: 2 });
      heap(bench, {
        count: 26,
        spread: 0.46,
        rise: 0,
        colours: [
          [255, 220, 60],
          [80, 180, 230],
          [240, 70, 80],
          [255, 255, 255],
        ],
        size: 0.045,
        stretch: 3,
        seed: 20 + index,
        x: x!,
        z: z! * 1,
        base: up! + 0.14,
      });
      const hole = bench.point(x!, up! + 0.13, z!);
      context.fillStyle = bench.lit([110, 64, 30], 0.7);
      context.beginPath();
      context.ellipse(hole.x, hole.y, 0.15 * bench.unit, 0.065 * bench.unit, 0, 0, 7);
      context.fill();
    });
  }),
  iceBowl: bowled(
    [250, 214, 220],
    (bench) => {
      heap(bench, {
        count: 18,
        spread: 0.86,
        rise: 0.02,
        colours: [
          [226, 50, 70],
          [120, 190, 80],
          [250, 236, 200],
          [250, 180, 60],
          [40, 30, 40],
        ],
        size: 0.18,
        stretch: 1.2,
        gloss: 0.8,
        seed: 5,
        base: 0.66,
      });
      heap(bench, {
        count: 60,
        spread: 0.62,
        rise: 0.56,
        colours: [
          [255, 255, 255],
          [238, 246, 252],
        ],
        size: 0.16,
        rough: 0.5,
        seed: 6,
        base: 0.66,
      });
      heap(bench, {
        count: 20,
        spread: 0.36,
        rise: 0.26,
        colours: [
          [236, 60, 96],
          [244, 110, 140],
        ],
        size: 0.13,
        gloss: 0.9,
        seed: 8,
        base: 1.02,
      });
    },
    { isHot: false, height: 1.6 },
  ),
};
