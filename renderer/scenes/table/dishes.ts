import { css } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { dish, grains, mouth, plain, PORCELAIN } from './crockery.ts';
import { glass } from './glass.ts';
import { heap, piece, slab, strands } from './heap.ts';
import { shadeOf, type Workbench } from './turning.ts';
import type { Ware } from './ware.ts';

const LEAF: Rgb = [70, 132, 52];
const SALAD: Rgb = [112, 176, 62];
const CHILLI: Rgb = [206, 44, 28];
const CUCUMBER: Rgb = [196, 226, 150];
const EGG_WHITE: Rgb = [252, 248, 238];
const YOLK: Rgb = [250, 176, 40];
const GOLDEN: Rgb = [206, 134, 52];
const RICE: readonly Rgb[] = [
  [250, 246, 234],
  [238, 232, 216],
  [255, 252, 244],
];
const YELLOW_RICE: readonly Rgb[] = [
  [246, 200, 60],
  [238, 184, 44],
  [252, 214, 90],
];
const NOODLE: readonly Rgb[] = [
  [244, 208, 116],
  [232, 188, 92],
  [250, 222, 146],
];

type Arrange = (bench: Workbench, random: () => number) => void;

/** Food on a plate. */
function plated(arrange: Arrange, { height = 1.1, isHot = false, onLeaf = false } = {}): Ware {
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
function bowled(broth: Rgb, arrange: Arrange, { isHot = true, glaze = PORCELAIN, height = 1.25 } = {}): Ware {
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

function bananaLeaf(bench: Workbench, radius: number): void {
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

function cucumbers(bench: Workbench, x: number, z: number, count = 3): void {
  for (let slice = 0; slice < count; slice++) {
    const at = { x: x + slice * 0.13, z: z - slice * 0.16, height: 0.14 + slice * 0.02 };
    bench.disc({ ...at, radius: 0.2 }, bench.lit([72, 130, 54]));
    bench.disc({ ...at, height: at.height + 0.01, radius: 0.17 }, bench.lit(CUCUMBER));
  }
}

function sambal(bench: Workbench, x: number, z: number, size = 0.28): void {
  bench.disc({ x, z, height: 0.12, radius: size * 1.1 }, bench.lit([150, 28, 18]));
  heap(bench, {
    count: 26,
    spread: size * 0.9,
    rise: 0.1,
    colours: [CHILLI, [226, 70, 36], [176, 30, 20]],
    size: 0.07,
    gloss: 0.7,
    seed: 5,
    x,
    z,
    base: 0.1,
  });
}

function riceDome(bench: Workbench, x: number, z: number, colours: readonly Rgb[] = RICE): void {
  bench.turn(
    {
      profile: [
        [0.08, 0.56],
        [0.26, 0.53],
        [0.42, 0.42],
        [0.52, 0.24],
        [0.55, 0.06],
      ],
      colourAt: (height, across) => colours[Math.floor(hashCell(height * 40, across * 40, 3) * colours.length)]!,
      gloss: 0.05,
    },
    { x, z },
  );
}

function halfEgg(bench: Workbench, x: number, z: number, height: number): void {
  piece(bench, { x, z, height, size: 0.24, stretch: 1.3, rough: 0.02, gloss: 0.6 }, EGG_WHITE);
  piece(bench, { x: x + 0.01, z, height: height + 0.02, size: 0.12, rough: 0.02, gloss: 0.7 }, YOLK);
}

function friedEgg(bench: Workbench, x: number, height: number, z: number, size: number): void {
  piece(bench, { x, z, height: height - 0.02, size: size * 1.05, stretch: 2.1, rough: 0.3, seed: 4 }, [190, 132, 64]);
  piece(bench, { x, z, height, size, stretch: 2.1, rough: 0.26, gloss: 0.9, seed: 4 }, EGG_WHITE);
  bench.ball({ x, z, height: height + size * 0.12, radius: size * 0.34 }, YOLK, 1);
}

/** A leg of chicken: the meat and the bone that sticks out. */
function drumstick(bench: Workbench, x: number, z: number, height: number, colour: Rgb, side: 1 | -1): void {
  const { context } = bench;
  const from = bench.point(x, height, z);
  const to = bench.point(x + side * 0.66, height + 0.26, z);
  context.lineCap = 'round';
  context.strokeStyle = bench.lit([246, 236, 216]);
  context.lineWidth = bench.unit * 0.1;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
  bench.ball({ x: x + side * 0.69, z, height: height + 0.3, radius: 0.08 }, [250, 242, 226], 0.3);
  piece(
    bench,
    {
      x: x + side * 0.22,
      z,
      height: height + 0.1,
      size: 0.32,
      stretch: 1.4,
      turn: -side * 0.4,
      rough: 0.3,
      gloss: 0.5,
      seed: 8,
    },
    colour,
  );
  piece(
    bench,
    { x: x - side * 0.1, z, height: height + 0.05, size: 0.42, stretch: 1.25, rough: 0.34, gloss: 0.5, seed: 9 },
    colour,
  );
  heap(bench, {
    count: 22,
    spread: 0.34,
    rise: 0.16,
    colours: [shadeOf(colour, 1.25), shadeOf(colour, 0.8)],
    size: 0.055,
    seed: 31,
    x: x - side * 0.04,
    z,
    base: height - 0.1,
  });
}

function skewer(bench: Workbench, z: number, lift: number, meat: Rgb): void {
  const { context } = bench;
  const from = bench.point(-1.22, lift + 0.1, z);
  const to = bench.point(1.36, lift + 0.3, z - 0.1);
  context.lineCap = 'round';
  // Its shadow on the leaf sets the bare end of the stick off.
  for (const [colour, width, drop] of [
    [[70, 52, 30], 0.085, 0.03],
    [[244, 216, 160], 0.06, 0],
  ] as const) {
    context.strokeStyle = bench.lit(colour);
    context.lineWidth = bench.unit * width;
    context.beginPath();
    context.moveTo(from.x, from.y + drop * bench.unit);
    context.lineTo(to.x, to.y + drop * bench.unit);
    context.stroke();
  }
  for (let bite = 0; bite < 5; bite++)
    piece(
      bench,
      {
        x: -0.96 + bite * 0.3,
        z,
        height: lift + 0.13 + bite * 0.02,
        size: 0.17,
        stretch: 1.15,
        turn: 0.3,
        rough: 0.35,
        gloss: 0.8,
        seed: bite + z * 10,
      },
      shadeOf(meat, 0.85 + 0.3 * hashCell(bite, z * 10, 2)),
    );
}

function fish(bench: Workbench, colour: Rgb): void {
  const { context, unit } = bench;
  const middle = bench.point(0, 0.32, 0);
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(unit, unit);
  context.rotate(-0.07);
  const body = context.createLinearGradient(0, -0.34, 0, 0.3);
  body.addColorStop(0, bench.lit(shadeOf(colour, 1.3)));
  body.addColorStop(0.5, bench.lit(colour));
  body.addColorStop(1, bench.lit(shadeOf(colour, 0.5)));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(-1.12, 0.04);
  context.bezierCurveTo(-0.9, -0.34, -0.1, -0.46, 0.66, -0.08);
  context.lineTo(1.14, -0.34);
  context.quadraticCurveTo(1.02, 0, 1.16, 0.3);
  context.lineTo(0.66, 0.08);
  context.bezierCurveTo(0, 0.36, -0.8, 0.36, -1.12, 0.04);
  context.fill();
  context.beginPath();
  context.moveTo(-0.3, -0.3);
  context.lineTo(0.1, -0.52);
  context.lineTo(0.36, -0.22);
  context.fill();
  context.strokeStyle = bench.lit(shadeOf(colour, 0.4));
  context.lineWidth = 0.03;
  for (let cut = 0; cut < 3; cut++) {
    context.beginPath();
    context.moveTo(-0.34 + cut * 0.3, -0.2);
    context.lineTo(-0.24 + cut * 0.3, 0.16);
    context.stroke();
  }
  context.beginPath();
  context.arc(-0.7, 0, 0.24, -1, 1);
  context.stroke();
  context.fillStyle = bench.lit([250, 246, 236]);
  context.beginPath();
  context.arc(-0.9, -0.04, 0.06, 0, 7);
  context.fill();
  context.fillStyle = css([20, 16, 14]);
  context.beginPath();
  context.arc(-0.9, -0.04, 0.032, 0, 7);
  context.fill();
  context.restore();
}

function crackers(bench: Workbench, x: number, z: number, count: number): void {
  for (let index = 0; index < count; index++)
    piece(
      bench,
      {
        x: x + index * 0.18,
        z: z + index * 0.08,
        height: 0.36 + index * 0.04,
        size: 0.3,
        stretch: 1.1,
        rough: 0.3,
        seed: index + 3,
      },
      [250, 226, 176],
    );
}

const MIXED: readonly Rgb[] = [SALAD, [240, 232, 206], [150, 96, 48], LEAF, [228, 120, 50], [250, 240, 214]];

/** Dishes by the name of the detail that asks for them, each told from the others at a glance. */
export const DISHES: Readonly<Record<string, Ware>> = {
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
  sweetMartabak: plated(
    (bench) => {
      for (let row = 0; row < 3; row++)
        for (let part = 0; part < 3; part++) {
          slab(
            bench,
            {
              x: -0.66 + part * 0.66,
              z: -0.5 + row * 0.46,
              height: 0.1 + (2 - row) * 0.02,
              width: 0.58,
              depth: 0.4,
              thick: 0.36,
            },
            [196, 122, 48],
            [
              [176, 104, 40],
              [248, 214, 130],
              [248, 214, 130],
              [72, 36, 18],
              [250, 222, 146],
              [206, 136, 58],
            ],
          );
        }
      heap(bench, {
        count: 60,
        spread: 0.9,
        rise: 0.02,
        colours: [
          [255, 236, 150],
          [252, 222, 110],
        ],
        size: 0.09,
        stretch: 4,
        seed: 5,
        base: 0.5,
      });
    },
    { isHot: true },
  ),
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
      const layers: Rgb[] = [
        [236, 90, 110],
        [250, 246, 238],
        [110, 180, 80],
        [250, 246, 238],
        [236, 90, 110],
        [250, 246, 238],
        [110, 180, 80],
      ];
      for (const [x, z] of [
        [-0.62, -0.34],
        [0.1, -0.38],
        [0.78, -0.3],
        [-0.3, 0.34],
        [0.46, 0.36],
      ] as const)
        slab(bench, { x, z, height: 0.1, width: 0.56, depth: 0.5, thick: 0.5 }, [236, 90, 110], layers);
    },
    { onLeaf: true },
  ),
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
  cendol: glass({
    hasIce: true,
    liquid: (height) => (height < 0.2 ? [116, 62, 24] : height < 0.34 ? [190, 144, 92] : [246, 240, 224]),
    bits: { colour: [86, 170, 60], count: 90, size: 0.026, from: 0.26, to: 1.1, stretch: 3.4 },
  }),
  boba: glass({
    hasIce: false,
    liquid: (height) => (height < 0.1 ? [150, 96, 52] : [222, 180, 132]),
    bits: { colour: [36, 20, 14], count: 70, size: 0.06, from: 0.08, to: 0.42, stretch: 1 },
  }),
  blackCoffee: glass({ hasIce: false, liquid: (height) => (height > 0.92 ? [96, 58, 30] : [40, 22, 14]) }),
  tea: glass({ hasIce: false, liquid: (height) => (height > 0.92 ? [226, 150, 70] : [186, 92, 28]) }),
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
  friedEgg: plated((bench) => {
    friedEgg(bench, -0.3, 0.2, -0.14, 0.74);
    friedEgg(bench, 0.44, 0.24, 0.3, 0.66);
    piece(bench, { x: -0.8, z: 0.5, height: 0.18, size: 0.2, stretch: 1.8 }, LEAF);
  }),
  chips: bowled(
    [176, 120, 60],
    (bench) => {
      heap(bench, {
        count: 46,
        spread: 0.92,
        rise: 0.56,
        colours: [
          [246, 204, 96],
          [236, 184, 70],
          [252, 220, 130],
        ],
        size: 0.26,
        stretch: 1.7,
        rough: 0.25,
        gloss: 0.3,
        seed: 9,
        base: 0.6,
      });
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
