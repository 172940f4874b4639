import { Path2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { heap, slab } from './heap.ts';
import { lightOn, shadeOf, type Workbench } from './turning.ts';
import type { Ware } from './ware.ts';

/** A surface of a thing seen from the front: its outline (units, y downwards, 0 is the table) and its colour by white light. */
interface Face {
  path: string;
  colour: Rgb | 'own';
  /** How much paler or darker than that colour. */
  shade?: number;
  /** A line of this width instead of a filled face. */
  line?: number;
  isFlat?: boolean;
}

const INK: Rgb = [40, 38, 44];
const PAPER: Rgb = [250, 246, 238];
const BRASS: Rgb = [222, 180, 96];
const STEEL: Rgb = [196, 202, 210];

/** A thing drawn from its faces; `own` is what a colour word dyes. */
function faced(
  own: Rgb,
  faces: readonly Face[],
  { reach = 1.2, height = 2, foot = 0.8 }: { reach?: number; height?: number; foot?: number } = {},
): Ware {
  return {
    reach,
    height: height + 0.1,
    foot,
    build(bench, { colour }) {
      const { context, unit } = bench;
      const base = bench.point(0, 0, 0.2);
      context.save();
      context.translate(base.x, base.y);
      context.scale(unit, unit);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const { path, colour: named, shade = 1, line, isFlat } of faces) {
        const face = shadeOf(named === 'own' ? (colour ?? own) : named, shade);
        const paint = isFlat ? css(lightOn(face, bench.light, 0.9)) : across(bench, face, reach);
        const shape = new Path2D(path);
        if (line) {
          context.strokeStyle = paint;
          context.lineWidth = line;
          context.stroke(shape);
        } else {
          context.fillStyle = paint;
          context.fill(shape);
        }
      }
      context.restore();
    },
  };
}

/** Bright towards the window, darker away from it. */
function across(
  { context, light }: Workbench,
  colour: Rgb,
  reach: number,
): ReturnType<typeof context.createLinearGradient> {
  const fill = context.createLinearGradient(light.side * reach, -1.4, -light.side * reach, 0);
  fill.addColorStop(0, css(lightOn(shadeOf(colour, 1.12), light, 1.08)));
  fill.addColorStop(0.45, css(lightOn(colour, light, 0.9)));
  fill.addColorStop(1, css(lightOn(colour, light, 0.5)));
  return fill;
}

function box(x: number, y: number, width: number, height: number, round = 0): string {
  const r = round;
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${-(width - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(height - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}

function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}

/** A glass jar with a lid: what is in it shows through. */
function jar(content: Rgb, bits: readonly Rgb[] | null): Ware {
  return {
    reach: 0.9,
    height: 1.75,
    foot: 0.6,
    build(bench, { colour }) {
      bench.turn({
        profile: [
          [0, 0.52],
          [0.08, 0.6],
          [1.06, 0.6],
          [1.2, 0.5],
        ],
        gloss: 0.9,
        colourAt: (height) => (height > 1.02 ? [226, 232, 232] : height < 0.05 ? [214, 222, 224] : content),
      });
      if (bits)
        heap(bench, {
          count: 60,
          spread: 0.42,
          rise: 0,
          colours: bits,
          size: 0.17,
          stretch: 1.1,
          rough: 0.15,
          gloss: 0.5,
          seed: 3,
          base: 0.2,
        });
      if (bits)
        for (let row = 0; row < 5; row++)
          heap(bench, {
            count: 6,
            spread: 0.42,
            rise: 0.02,
            colours: bits,
            size: 0.17,
            stretch: 1.1,
            rough: 0.15,
            gloss: 0.5,
            seed: 9 + row,
            base: 0.2 + row * 0.18,
            z: 0.1,
          });
      const { context, unit } = bench;
      const label = bench.point(-0.34, 0.74, 0.6);
      context.fillStyle = css(lightOn(PAPER, bench.light, 0.86), 0.95);
      context.fillRect(label.x, label.y, unit * 0.68, unit * 0.4);
      context.fillStyle = css(lightOn(INK, bench.light, 0.8), 0.8);
      context.fillRect(label.x + unit * 0.12, label.y + unit * 0.12, unit * 0.44, unit * 0.06);
      context.fillRect(label.x + unit * 0.2, label.y + unit * 0.24, unit * 0.28, unit * 0.035);
      context.fillStyle = 'rgba(255,255,255,0.34)';
      const gleam = bench.point(bench.light.side * 0.4, 1.02, 0.3);
      context.fillRect(gleam.x - unit * 0.04, gleam.y, unit * 0.08, unit * 0.84);
      bench.turn({
        profile: [
          [1.18, 0.54],
          [1.2, 0.57],
          [1.46, 0.57],
          [1.48, 0.54],
        ],
        colourAt: () => colour ?? [206, 62, 52],
        gloss: 0.7,
      });
      bench.disc({ x: 0, z: 0, height: 1.48, radius: 0.54 }, bench.lit(shadeOf(colour ?? [206, 62, 52], 1.1)));
    },
  };
}

const SHIRT =
  'M-0.42 -1.95Q0 -1.72 0.42 -1.95L0.62 -1.9L1.16 -1.42L0.86 -1.06L0.62 -1.24L0.64 -0.04Q0 0.04 -0.64 -0.04L-0.62 -1.24L-0.86 -1.06L-1.16 -1.42L-0.62 -1.9Z';

/** Things that shops sell, by the name of the detail that asks for them. */
export const GOODS: Readonly<Record<string, Ware>> = {
  pouch: faced(
    [214, 150, 62],
    [
      { path: 'M-0.66 0Q0 0.1 0.66 0Q0.76 -0.9 0.68 -1.9L-0.68 -1.9Q-0.76 -0.9 -0.66 0Z', colour: 'own' },
      { path: box(-0.68, -2, 1.36, 0.16), colour: 'own', shade: 0.78 },
      { path: 'M-0.6 -1.74H0.6', colour: 'own', shade: 0.66, line: 0.02 },
      { path: box(-0.48, -1.5, 0.96, 0.9, 0.12), colour: PAPER },
      { path: box(-0.34, -1.34, 0.68, 0.13), colour: INK },
      { path: box(-0.24, -1.12, 0.48, 0.06), colour: [150, 140, 130] },
      {
        path: round(-0.2, -0.82, 0.14, 0.12) + round(0.06, -0.84, 0.15, 0.12) + round(0.28, -0.8, 0.12, 0.1),
        colour: [240, 196, 84],
      },
      { path: 'M-0.6 -0.06Q0 -0.34 0.6 -0.06', colour: 'own', shade: 0.7, line: 0.03 },
      { path: round(0.62, -1.96, 0.04), colour: PAPER },
    ],
    { reach: 0.95, height: 2.05 },
  ),
  jar: jar([244, 236, 220], null),
  cookieJar: jar(
    [236, 214, 170],
    [
      [226, 164, 78],
      [210, 142, 58],
      [236, 180, 96],
    ],
  ),
  honey: jar([236, 152, 28], null),
  bag: faced(
    [156, 96, 54],
    [
      { path: 'M-0.42 -1.1C-0.5 -2.1 0.5 -2.1 0.42 -1.1', colour: 'own', shade: 0.72, line: 0.1 },
      { path: 'M-0.86 -1.2H0.86L1 -0.04Q0 0.06 -1 -0.04Z', colour: 'own' },
      { path: 'M-0.88 -1.24H0.88L0.8 -0.72Q0 -0.5 -0.8 -0.72Z', colour: 'own', shade: 0.84 },
      { path: box(-0.12, -0.76, 0.24, 0.22, 0.04), colour: BRASS },
      { path: round(-0.42, -1.12, 0.07) + round(0.42, -1.12, 0.07), colour: BRASS },
      { path: 'M-0.92 -0.12Q0 -0.04 0.92 -0.12', colour: 'own', shade: 0.6, line: 0.02 },
    ],
    { height: 2 },
  ),
  backpack: faced(
    [60, 96, 150],
    [
      { path: 'M-0.2 -1.85C-0.2 -2.1 0.2 -2.1 0.2 -1.85', colour: 'own', shade: 0.6, line: 0.07 },
      {
        path: 'M-0.78 0Q-0.92 -1 -0.66 -1.56Q-0.4 -1.95 0 -1.95Q0.4 -1.95 0.66 -1.56Q0.92 -1 0.78 0Q0 0.08 -0.78 0Z',
        colour: 'own',
      },
      { path: box(-0.56, -0.86, 1.12, 0.72, 0.14), colour: 'own', shade: 0.8 },
      { path: 'M-0.5 -0.72H0.5M-0.6 -1.3Q0 -1.56 0.6 -1.3', colour: STEEL, line: 0.03 },
    ],
    { height: 2.1 },
  ),
  wallet: faced(
    [110, 66, 38],
    [
      { path: box(-1, -1.1, 2, 1.1, 0.1), colour: 'own' },
      { path: box(-0.92, -1.02, 1.84, 0.94, 0.08), colour: 'own', shade: 1.08 },
      { path: 'M-0.92 -0.56H0.92', colour: 'own', shade: 0.6, line: 0.03 },
      { path: box(0.5, -0.7, 0.5, 0.3, 0.1), colour: 'own', shade: 0.74 },
      { path: round(0.64, -0.55, 0.06), colour: BRASS },
    ],
    { height: 1.2 },
  ),
  tshirt: faced(
    [72, 112, 176],
    [
      { path: SHIRT, colour: 'own' },
      { path: 'M-0.42 -1.95Q0 -1.6 0.42 -1.95', colour: 'own', shade: 0.7, line: 0.08 },
      {
        path: 'M-0.62 -1.24L-0.58 -0.9M0.62 -1.24L0.58 -0.9M-0.2 -0.5L-0.1 -0.1M0.3 -0.7L0.22 -0.1',
        colour: 'own',
        shade: 0.76,
        line: 0.025,
      },
    ],
    { reach: 1.3, height: 2 },
  ),
  shirt: faced(
    [236, 238, 242],
    [
      { path: SHIRT, colour: 'own' },
      { path: 'M-0.42 -1.95L-0.06 -1.5L0 -1.7L0.06 -1.5L0.42 -1.95L0 -1.8Z', colour: 'own', shade: 0.78 },
      { path: 'M0 -1.6V-0.02', colour: 'own', shade: 0.7, line: 0.025 },
      { path: [0, 1, 2, 3].map((at) => round(0, -1.3 + at * 0.34, 0.035)).join(''), colour: INK },
      { path: box(0.18, -1.3, 0.3, 0.34), colour: 'own', shade: 0.88 },
    ],
    { reach: 1.3, height: 2 },
  ),
  dress: faced(
    [178, 70, 110],
    [
      { path: 'M-0.1 -2.3Q0 -2.5 0.1 -2.3M-0.4 -2.1L0 -2.26L0.4 -2.1', colour: [120, 84, 50], line: 0.05 },
      {
        path: 'M-0.38 -2.1L-0.14 -2Q0 -1.86 0.14 -2L0.38 -2.1L0.66 -1.5L0.44 -1.4L0.32 -1.66L0.3 -1.2L0.86 -0.02Q0 0.1 -0.86 -0.02L-0.3 -1.2L-0.32 -1.66L-0.44 -1.4L-0.66 -1.5Z',
        colour: 'own',
      },
      { path: 'M-0.31 -1.22H0.31', colour: 'own', shade: 0.6, line: 0.08 },
      { path: 'M-0.16 -1.1L-0.4 -0.06M0.02 -1.1V-0.02M0.18 -1.1L0.44 -0.06', colour: 'own', shade: 0.74, line: 0.03 },
    ],
    { height: 2.5 },
  ),
  watch: faced(
    [40, 40, 46],
    [
      { path: box(-0.28, -2.1, 0.56, 0.8, 0.1) + box(-0.28, -0.8, 0.56, 0.8, 0.1), colour: 'own' },
      { path: round(0, -1.05, 0.62), colour: STEEL },
      { path: box(0.6, -1.12, 0.12, 0.14), colour: STEEL },
      { path: round(0, -1.05, 0.52), colour: PAPER },
      { path: 'M0 -1.5V-1.44M0 -0.66V-0.6M-0.45 -1.05H-0.39M0.39 -1.05H0.45', colour: INK, line: 0.05 },
      { path: 'M0 -1.05V-1.4M0 -1.05L0.26 -0.92', colour: INK, line: 0.05 },
      { path: round(0, -1.05, 0.05), colour: BRASS },
    ],
    { reach: 0.9, height: 2.1 },
  ),
  phone: faced(
    [36, 38, 46],
    [
      { path: box(-0.54, -2.1, 1.08, 2.1, 0.14), colour: 'own' },
      { path: box(-0.48, -2.03, 0.96, 1.96, 0.1), colour: [70, 120, 220] },
      {
        path: 'M-0.48 -0.6Q0 -1.2 0.48 -0.8V-0.17Q0.48 -0.07 0.38 -0.07H-0.38Q-0.48 -0.07 -0.48 -0.17Z',
        colour: [240, 130, 110],
      },
      { path: box(-0.14, -1.99, 0.28, 0.08, 0.04), colour: INK },
      { path: [0, 1, 2, 3].map((at) => box(-0.37 + at * 0.2, -0.36, 0.14, 0.16, 0.04)).join(''), colour: PAPER },
      { path: 'M-0.22 -1.6H0.22', colour: PAPER, line: 0.08 },
    ],
    { reach: 0.8, height: 2.1 },
  ),
  laptop: faced(
    [186, 190, 198],
    [
      { path: box(-1.1, -1.6, 2.2, 1.42, 0.08), colour: INK },
      { path: box(-1.02, -1.52, 2.04, 1.26), colour: [66, 116, 206] },
      { path: box(-0.86, -1.36, 0.8, 0.5) + box(0.06, -1.36, 0.8, 0.12) + box(0.06, -1.14, 0.6, 0.1), colour: PAPER },
      {
        path: box(-0.86, -0.74, 0.5, 0.34) + box(-0.26, -0.74, 0.5, 0.34) + box(0.34, -0.74, 0.5, 0.34),
        colour: [250, 190, 90],
      },
      { path: 'M-1.1 -0.18H1.1L1.34 0H-1.34Z', colour: 'own' },
      { path: 'M-0.9 -0.13H0.9L0.98 -0.07H-0.98Z', colour: 'own', shade: 0.6 },
    ],
    { reach: 1.5, height: 1.7, foot: 1.1 },
  ),
  lipstick: faced(
    [200, 30, 50],
    [
      { path: box(-0.3, -0.9, 0.6, 0.9, 0.04), colour: INK },
      { path: box(-0.26, -1.3, 0.52, 0.42), colour: BRASS },
      { path: 'M-0.2 -1.28V-1.86Q0.02 -2.2 0.2 -2.1V-1.28Z', colour: 'own' },
      { path: 'M-0.2 -1.86Q0.02 -2.2 0.2 -2.1Q0.1 -1.86 -0.2 -1.86Z', colour: 'own', shade: 1.2 },
      { path: box(0.5, -0.5, 1, 0.5, 0.06), colour: INK },
      { path: box(0.5, -0.5, 0.14, 0.5), colour: BRASS },
    ],
    { reach: 1.6, height: 2.2 },
  ),
  giftBox: faced(
    [206, 50, 60],
    [
      { path: box(-0.9, -1.2, 1.8, 1.2), colour: 'own' },
      { path: box(-1, -1.5, 2, 0.36), colour: 'own', shade: 0.86 },
      { path: box(-0.14, -1.5, 0.28, 1.5), colour: BRASS },
      { path: 'M0 -1.5C-0.9 -1.5 -0.7 -2.2 0 -1.54C0.7 -2.2 0.9 -1.5 0 -1.5Z', colour: BRASS },
      { path: 'M0 -1.52C-0.44 -1.54 -0.4 -1.84 0 -1.54C0.4 -1.84 0.44 -1.54 0 -1.52Z', colour: BRASS, shade: 0.6 },
      { path: box(-0.1, -1.62, 0.2, 0.16, 0.05), colour: BRASS, shade: 1.1 },
    ],
    { height: 2.1 },
  ),
  box: {
    reach: 1.3,
    height: 1.6,
    foot: 1,
    build(bench, { colour }) {
      const card = colour ?? ([196, 148, 96] as const);
      slab(bench, { x: 0, z: 0, height: 0, width: 1.8, depth: 1.2, thick: 1.1 }, shadeOf(card, 1.08), [card]);
      const { context, unit } = bench;
      const at = bench.point(0, 1.1, 0.6);
      context.fillStyle = css(lightOn([226, 196, 150], bench.light, 0.8));
      context.fillRect(at.x - unit * 0.13, at.y, unit * 0.26, unit * 0.44);
      context.fillStyle = css(lightOn(PAPER, bench.light, 0.8));
      context.fillRect(at.x + unit * 0.3, at.y + unit * 0.56, unit * 0.46, unit * 0.36);
      context.fillStyle = css(lightOn(INK, bench.light, 0.8));
      for (let bar = 0; bar < 9; bar++)
        context.fillRect(
          at.x + unit * (0.35 + bar * 0.042),
          at.y + unit * 0.62,
          unit * (bar % 3 ? 0.014 : 0.026),
          unit * 0.18,
        );
    },
  },
  tube: faced(
    [246, 196, 190],
    [
      { path: 'M-0.48 -2H0.48L0.34 -0.36H-0.34Z', colour: 'own' },
      { path: box(-0.5, -2.1, 1, 0.14), colour: 'own', shade: 0.86 },
      { path: box(-0.28, -0.38, 0.56, 0.38, 0.04), colour: PAPER },
      { path: box(-0.26, -1.5, 0.52, 0.12), colour: INK },
      { path: box(-0.2, -1.28, 0.4, 0.05) + box(-0.16, -1.16, 0.32, 0.05), colour: INK, shade: 1.3 },
    ],
    { reach: 0.8, height: 2.1 },
  ),
  soap: {
    reach: 1.4,
    height: 1.2,
    foot: 1,
    build(bench, { colour }) {
      const bar = colour ?? ([150, 186, 120] as const);
      slab(bench, { x: 0, z: 0, height: 0, width: 2.3, depth: 1.3, thick: 0.14 }, [196, 146, 92], [[150, 104, 60]]);
      slab(bench, { x: -0.3, z: -0.1, height: 0.14, width: 1.1, depth: 0.7, thick: 0.36 }, shadeOf(bar, 1.14), [bar]);
      slab(
        bench,
        { x: 0.34, z: 0.16, height: 0.14, width: 1.1, depth: 0.7, thick: 0.36 },
        [250, 226, 206],
        [[240, 206, 180]],
      );
      heap(bench, {
        count: 26,
        spread: 0.3,
        rise: 0.2,
        colours: [
          [255, 255, 255],
          [236, 246, 252],
        ],
        size: 0.1,
        gloss: 1,
        rough: 0.02,
        stretch: 1,
        seed: 4,
        x: -0.7,
        z: 0.42,
      });
    },
  },
  hat: faced(
    [60, 80, 120],
    [
      { path: 'M-0.8 -0.2C-0.84 -1.3 0.6 -1.4 0.62 -0.2Z', colour: 'own' },
      { path: 'M0.3 -0.36C0.9 -0.4 1.3 -0.2 1.34 -0.02Q0.9 -0.14 -0.1 -0.14Z', colour: 'own', shade: 0.72 },
      { path: 'M-0.1 -1.04Q-0.3 -0.6 -0.2 -0.2M0.2 -1Q0.4 -0.6 0.36 -0.2', colour: 'own', shade: 0.7, line: 0.025 },
      { path: round(-0.08, -1.04, 0.07, 0.05), colour: 'own', shade: 0.7 },
    ],
    { reach: 1.5, height: 1.2 },
  ),
  diamondRing: faced(
    [228, 190, 96],
    [
      { path: round(0, -0.66, 0.6), colour: 'own', line: 0.16 },
      { path: 'M-0.34 -1.62L-0.2 -1.8H0.2L0.34 -1.62L0 -1.2Z', colour: [206, 240, 250] },
      { path: 'M-0.34 -1.62H0.34M-0.12 -1.62L0 -1.24L0.12 -1.62L0 -1.8Z', colour: [120, 190, 220], line: 0.025 },
    ],
    { reach: 1, height: 1.9 },
  ),
  glasses: faced(
    [36, 34, 40],
    [
      { path: round(-0.6, -0.5, 0.46, 0.4) + round(0.6, -0.5, 0.46, 0.4), colour: [150, 176, 196] },
      { path: round(-0.6, -0.5, 0.46, 0.4) + round(0.6, -0.5, 0.46, 0.4), colour: 'own', line: 0.1 },
      { path: 'M-0.16 -0.6Q0 -0.74 0.16 -0.6M-1.04 -0.6L-1.26 -0.74M1.04 -0.6L1.26 -0.74', colour: 'own', line: 0.1 },
    ],
    { reach: 1.5, height: 1.1 },
  ),
  headphones: faced(
    [44, 46, 54],
    [
      { path: 'M-0.74 -0.7C-0.8 -2.1 0.8 -2.1 0.74 -0.7', colour: 'own', line: 0.16 },
      { path: box(-1, -0.96, 0.46, 0.96, 0.2) + box(0.54, -0.96, 0.46, 0.96, 0.2), colour: 'own', shade: 1.1 },
      { path: box(-0.62, -0.86, 0.16, 0.76, 0.08) + box(0.46, -0.86, 0.16, 0.76, 0.08), colour: [110, 112, 122] },
    ],
    { height: 1.9 },
  ),
  camera: faced(
    [40, 40, 44],
    [
      { path: box(-1, -1.16, 2, 1.16, 0.12) + 'M-0.36 -1.14L-0.24 -1.42H0.24L0.36 -1.14Z', colour: 'own' },
      { path: box(-1, -0.9, 2, 0.62), colour: [90, 62, 46] },
      { path: round(0, -0.58, 0.52), colour: STEEL },
      { path: round(0, -0.58, 0.44), colour: INK },
      { path: round(0, -0.58, 0.28), colour: [60, 80, 150] },
      { path: round(0.1, -0.68, 0.08), colour: PAPER },
      { path: box(0.6, -1.28, 0.26, 0.14, 0.03), colour: STEEL },
    ],
    { height: 1.5 },
  ),
  sofa: faced(
    [70, 130, 140],
    [
      { path: box(-1.3, -1.3, 2.6, 1, 0.24), colour: 'own' },
      { path: box(-1.1, -0.74, 1.08, 0.4, 0.1) + box(0.02, -0.74, 1.08, 0.4, 0.1), colour: 'own', shade: 1.1 },
      { path: box(-1.1, -0.4, 2.2, 0.28), colour: 'own', shade: 0.8 },
      { path: box(-1.5, -0.96, 0.42, 0.86, 0.18) + box(1.08, -0.96, 0.42, 0.86, 0.18), colour: 'own', shade: 0.9 },
      { path: box(-1.36, -0.12, 0.12, 0.14) + box(1.24, -0.12, 0.12, 0.14), colour: [110, 72, 44] },
    ],
    { reach: 1.6, height: 1.4, foot: 1.3 },
  ),
  chair: faced(
    [176, 116, 66],
    [
      { path: box(-0.6, -2, 0.14, 2) + box(0.46, -2, 0.14, 2), colour: 'own', shade: 0.8 },
      { path: box(-0.5, -1.9, 1, 0.2) + box(-0.5, -1.56, 1, 0.16), colour: 'own' },
      { path: 'M-0.6 -1H0.6L0.74 -0.82H-0.74Z', colour: 'own', shade: 1.1 },
      {
        path: box(-0.74, -0.82, 1.48, 0.12) + box(-0.72, -0.72, 0.14, 0.72) + box(0.58, -0.72, 0.14, 0.72),
        colour: 'own',
        shade: 0.9,
      },
    ],
    { height: 2 },
  ),
  lamp: faced(
    [250, 226, 170],
    [
      { path: box(-0.42, -0.1, 0.84, 0.1, 0.04) + box(-0.05, -1.3, 0.1, 1.3), colour: BRASS },
      { path: 'M-0.42 -2H0.42L0.74 -1.16H-0.74Z', colour: 'own', shade: 1.2, isFlat: true },
    ],
    { height: 2 },
  ),
  teddy: faced(
    [176, 118, 66],
    [
      { path: round(-0.44, -1.86, 0.2) + round(0.44, -1.86, 0.2), colour: 'own', shade: 0.9 },
      {
        path: round(-0.52, -0.7, 0.2, 0.34) + round(0.52, -0.7, 0.2, 0.34) + round(0, -0.62, 0.58, 0.62),
        colour: 'own',
      },
      { path: round(-0.44, -0.16, 0.3, 0.18) + round(0.44, -0.16, 0.3, 0.18), colour: 'own', shade: 1.1 },
      { path: round(0, -1.46, 0.56, 0.5), colour: 'own', shade: 1.05 },
      { path: round(0, -1.32, 0.24, 0.19) + round(0, -0.6, 0.34, 0.38), colour: [236, 206, 160] },
      { path: round(-0.2, -1.56, 0.06) + round(0.2, -1.56, 0.06) + round(0, -1.4, 0.08, 0.06), colour: INK },
      { path: 'M-0.1 -1.26Q0 -1.18 0.1 -1.26', colour: INK, line: 0.03 },
      { path: 'M0 -1.02L-0.3 -1.14V-0.9ZM0 -1.02L0.3 -1.14V-0.9Z', colour: [210, 50, 60] },
    ],
    { reach: 1, height: 2.1 },
  ),
  plant: faced(
    [190, 110, 70],
    [
      {
        path: 'M0 -0.7C-1.1 -0.9 -1.2 -1.6 -0.9 -1.9C-0.5 -1.7 -0.1 -1.3 0 -0.7ZM0 -0.7C1.1 -0.9 1.2 -1.5 0.96 -1.8C0.5 -1.7 0.1 -1.3 0 -0.7Z',
        colour: [64, 132, 70],
      },
      { path: 'M0 -0.7C-0.5 -1.3 -0.4 -2 0 -2.3C0.4 -2 0.5 -1.3 0 -0.7Z', colour: [86, 158, 84] },
      {
        path: 'M0 -0.7C-0.7 -0.8 -1.1 -0.9 -1.2 -1.2C-0.8 -1.3 -0.3 -1.1 0 -0.7ZM0 -0.7C0.7 -0.8 1.1 -0.9 1.2 -1.16C0.8 -1.3 0.3 -1.1 0 -0.7Z',
        colour: [104, 176, 96],
      },
      { path: 'M0 -0.7V-2.1', colour: [50, 106, 60], line: 0.03 },
      { path: 'M-0.56 -0.72H0.56L0.4 0H-0.4Z', colour: 'own' },
      { path: box(-0.62, -0.86, 1.24, 0.2, 0.04), colour: 'own', shade: 0.86 },
    ],
    { reach: 1.3, height: 2.4 },
  ),
  can: faced(
    [206, 46, 50],
    [
      { path: 'M-0.46 -1.62L-0.36 -1.74H0.36L0.46 -1.62V-0.08L0.36 0H-0.36L-0.46 -0.08Z', colour: STEEL },
      { path: box(-0.46, -1.58, 0.92, 1.46), colour: 'own' },
      { path: 'M-0.46 -0.9Q0 -1.3 0.46 -1V-0.66Q0 -0.9 -0.46 -0.5Z', colour: PAPER },
      { path: box(-0.3, -1.44, 0.08, 1.24), colour: PAPER, shade: 1 },
    ],
    { reach: 0.8, height: 1.8 },
  ),
  paperCup: faced(
    [250, 246, 240],
    [
      { path: 'M-0.56 -1.6H0.56L0.42 0H-0.42Z', colour: 'own' },
      { path: 'M-0.52 -1.14H0.52L0.46 -0.5H-0.46Z', colour: [150, 100, 60] },
      { path: round(0, -0.82, 0.18), colour: PAPER },
      { path: box(-0.62, -1.74, 1.24, 0.18, 0.05) + box(-0.5, -1.86, 1, 0.14, 0.05), colour: INK },
    ],
    { reach: 0.8, height: 1.9 },
  ),
  ball: faced(
    [250, 250, 250],
    [
      { path: round(0, -0.86, 0.86), colour: 'own' },
      { path: 'M0 -1.16L0.28 -0.95L0.18 -0.62H-0.18L-0.28 -0.95Z', colour: INK },
      {
        path: 'M-0.3 -1.66L0.3 -1.66L0 -1.48ZM0.62 -1.36L0.84 -0.9L0.6 -0.98ZM-0.62 -1.36L-0.84 -0.9L-0.6 -0.98ZM0.34 -0.32L0.56 -0.24L0.3 -0.08ZM-0.34 -0.32L-0.56 -0.24L-0.3 -0.08Z',
        colour: INK,
      },
      {
        path: 'M0 -1.16V-1.48M0.28 -0.95L0.6 -0.98M-0.28 -0.95L-0.6 -0.98M0.18 -0.62L0.34 -0.32M-0.18 -0.62L-0.34 -0.32',
        colour: INK,
        line: 0.03,
      },
    ],
    { reach: 1, height: 1.8 },
  ),
  money: faced(
    [96, 150, 110],
    [
      { path: box(-1.1, -0.5, 2.2, 0.5), colour: 'own', shade: 0.7 },
      {
        path: 'M-1.1 -0.06H1.1M-1.1 -0.14H1.1M-1.1 -0.22H1.1M-1.1 -0.3H1.1M-1.1 -0.38H1.1',
        colour: PAPER,
        line: 0.015,
      },
      { path: 'M-1.1 -0.5H1.1L0.86 -0.96H-0.86Z', colour: 'own', shade: 1.15 },
      { path: round(0, -0.73, 0.28, 0.14), colour: PAPER },
      { path: box(-0.16, -0.5, 0.32, 0.5), colour: BRASS },
    ],
    { reach: 1.3, height: 1.2, foot: 1 },
  ),
  trophy: faced(
    [232, 188, 70],
    [
      { path: 'M-0.56 -1.7C-1.1 -1.7 -1 -1 -0.42 -1M0.56 -1.7C1.1 -1.7 1 -1 0.42 -1', colour: 'own', line: 0.11 },
      {
        path: 'M-0.62 -2H0.62C0.6 -1.2 0.36 -0.8 0.1 -0.74V-0.44H-0.1V-0.74C-0.36 -0.8 -0.6 -1.2 -0.62 -2Z',
        colour: 'own',
      },
      { path: box(-0.4, -0.46, 0.8, 0.16), colour: 'own', shade: 0.84 },
      { path: box(-0.52, -0.32, 1.04, 0.32), colour: [70, 44, 32] },
    ],
    { height: 2.1 },
  ),
  sandals: faced(
    [150, 100, 60],
    [
      { path: round(-0.5, -0.34, 0.36, 0.32) + box(-0.86, -0.36, 0.72, 0.3, 0.1), colour: 'own', shade: 0.7 },
      { path: 'M-1.3 -0.1Q-1.2 -0.34 -0.5 -0.3H0.7Q1.3 -0.3 1.3 -0.06Q0.6 0.06 -1.2 0.02Z', colour: 'own' },
      { path: 'M-0.2 -0.28Q0.3 -0.96 0.84 -0.28', colour: 'own', shade: 0.6, line: 0.16 },
      { path: 'M-1.3 0Q0 0.1 1.3 -0.04', colour: INK, line: 0.06 },
    ],
    { reach: 1.5, height: 1 },
  ),
  quran: faced(
    [30, 110, 80],
    [
      { path: 'M-1.2 0L0.4 -0.5M1.2 0L-0.4 -0.5', colour: [130, 84, 46], line: 0.14 },
      {
        path: 'M-1.1 -1.1Q-0.5 -1.3 0 -0.96Q0.5 -1.3 1.1 -1.1V-0.44Q0.5 -0.6 0 -0.3Q-0.5 -0.6 -1.1 -0.44Z',
        colour: 'own',
      },
      {
        path: 'M-1 -1.16Q-0.5 -1.36 0 -1.02V-0.42Q-0.5 -0.7 -1 -0.52ZM1 -1.16Q0.5 -1.36 0 -1.02V-0.42Q0.5 -0.7 1 -0.52Z',
        colour: PAPER,
      },
      {
        path: 'M-0.84 -1.04Q-0.5 -1.14 -0.16 -0.96M-0.84 -0.88Q-0.5 -0.98 -0.16 -0.8M-0.84 -0.72Q-0.5 -0.82 -0.16 -0.64M0.84 -1.04Q0.5 -1.14 0.16 -0.96M0.84 -0.88Q0.5 -0.98 0.16 -0.8M0.84 -0.72Q0.5 -0.82 0.16 -0.64',
        colour: INK,
        line: 0.03,
      },
    ],
    { reach: 1.4, height: 1.5, foot: 1 },
  ),
};
