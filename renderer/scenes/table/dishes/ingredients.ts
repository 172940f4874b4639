import { css } from '../../../light/colour.ts';
import { hashCell } from '../../../light/noise.ts';
import type { Rgb } from '../../../scene.ts';
import { heap, piece } from '../heap.ts';
import { shadeOf, type Workbench } from '../turning.ts';

export const LEAF: Rgb = [70, 132, 52];

export const SALAD: Rgb = [112, 176, 62];

export const CHILLI: Rgb = [206, 44, 28];

const CUCUMBER: Rgb = [196, 226, 150];

export const EGG_WHITE: Rgb = [252, 248, 238];

const YOLK: Rgb = [250, 176, 40];

export const GOLDEN: Rgb = [206, 134, 52];

const RICE: readonly Rgb[] = [
  [250, 246, 234],
  [238, 232, 216],
  [255, 252, 244],
];

export const YELLOW_RICE: readonly Rgb[] = [
  [246, 200, 60],
  [238, 184, 44],
  [252, 214, 90],
];

export const NOODLE: readonly Rgb[] = [
  [244, 208, 116],
  [232, 188, 92],
  [250, 222, 146],
];

export const MIXED: readonly Rgb[] = [SALAD, [240, 232, 206], [150, 96, 48], LEAF, [228, 120, 50], [250, 240, 214]];

export function cucumbers(bench: Workbench, x: number, z: number, count = 3): void {
  for (let slice = 0; slice < count; slice++) {
    const at = { x: x + slice * 0.13, z: z - slice * 0.16, height: 0.14 + slice * 0.02 };
    bench.disc({ ...at, radius: 0.2 }, bench.lit([72, 130, 54]));
    bench.disc({ ...at, height: at.height + 0.01, radius: 0.17 }, bench.lit(CUCUMBER));
  }
}

export function sambal(bench: Workbench, x: number, z: number, size = 0.28): void {
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

export function riceDome(bench: Workbench, x: number, z: number, colours: readonly Rgb[] = RICE): void {
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

export function halfEgg(bench: Workbench, x: number, z: number, height: number): void {
  piece(bench, { x, z, height, size: 0.24, stretch: 1.3, rough: 0.02, gloss: 0.6 }, EGG_WHITE);
  piece(bench, { x: x + 0.01, z, height: height + 0.02, size: 0.12, rough: 0.02, gloss: 0.7 }, YOLK);
}

export function friedEgg(bench: Workbench, x: number, height: number, z: number, size: number): void {
  piece(bench, { x, z, height: height - 0.02, size: size * 1.05, stretch: 2.1, rough: 0.3, seed: 4 }, [190, 132, 64]);
  piece(bench, { x, z, height, size, stretch: 2.1, rough: 0.26, gloss: 0.9, seed: 4 }, EGG_WHITE);
  bench.ball({ x, z, height: height + size * 0.12, radius: size * 0.34 }, YOLK, 1);
}

/** A leg of chicken: the meat and the bone that sticks out. */
export function drumstick(bench: Workbench, x: number, z: number, height: number, colour: Rgb, side: 1 | -1): void {
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

export function skewer(bench: Workbench, z: number, lift: number, meat: Rgb): void {
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

export function fish(bench: Workbench, colour: Rgb): void {
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

export function crackers(bench: Workbench, x: number, z: number, count: number): void {
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
