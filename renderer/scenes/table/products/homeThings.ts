import type { Rgb } from '../../../scene.ts';
import { shadeOf, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { box, BRASS, faced, INK, PAPER, round } from './faces.ts';

/** A vase of flowers. */
const vase: Ware = {
  reach: 1.5,
  height: 2.5,
  foot: 0.5,
  build(bench, { colour, random }) {
    const { context } = bench;
    const petals = colour ?? ([240, 130, 150] as const);
    const heads = Array.from({ length: 15 }, () => ({
      x: (random() * 2 - 1) * 0.86,
      up: 1.45 + random() * 0.75,
      z: random() * 0.5 - 0.25,
      size: 0.13 + random() * 0.1,
    }));
    context.lineCap = 'round';
    for (const { x, up } of heads) {
      const from = bench.point(x * 0.14, 0.9, 0);
      const to = bench.point(x, up, 0);
      context.strokeStyle = bench.lit([84, 128, 62], 0.7 + random() * 0.3);
      context.lineWidth = bench.unit * 0.025;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(from.x + (to.x - from.x) * 0.2, (from.y + to.y) / 2, to.x, to.y);
      context.stroke();
      const leaf = { x: from.x + (to.x - from.x) * 0.5, y: from.y + (to.y - from.y) * 0.55 };
      context.fillStyle = bench.lit([96, 146, 70], 0.6 + random() * 0.5);
      context.beginPath();
      context.ellipse(leaf.x, leaf.y, bench.unit * 0.17, bench.unit * 0.06, x > 0 ? -0.7 : 0.7, 0, Math.PI * 2);
      context.fill();
    }
    for (const { x, up, z, size } of heads.toSorted((a, b) => a.z - b.z)) {
      const centre = bench.point(x, up, z);
      const own = random() < 0.3 ? ([255, 244, 232] as const) : shadeOf(petals, 0.86 + random() * 0.4);
      for (let ring = 2; ring >= 0; ring--) {
        for (let petal = 0; petal < 7; petal++) {
          const angle = (petal / 7) * Math.PI * 2 + ring;
          const away = size * bench.unit * ring * 0.34;
          context.fillStyle = bench.lit(
            shadeOf(own, 0.7 + 0.16 * (2 - ring)),
            0.8 + 0.25 * Math.cos(angle) * bench.light.side,
          );
          context.beginPath();
          context.ellipse(
            centre.x + Math.cos(angle) * away,
            centre.y + Math.sin(angle) * away * 0.8,
            size * bench.unit * 0.46,
            size * bench.unit * 0.38,
            angle,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
    }
    bench.turn({
      profile: [
        [0, 0.26],
        [0.05, 0.32],
        [0.4, 0.46],
        [0.7, 0.36],
        [0.92, 0.2],
        [1.04, 0.26],
      ],
      colourAt: (height) => (height > 0.3 && height < 0.34 ? [196, 214, 226] : [232, 236, 238]),
      gloss: 0.9,
    });
  },
};

/** A pile of books with a candle beside. */
const books: Ware = {
  reach: 1.5,
  height: 1.6,
  foot: 1.1,
  flames: [[0.98, 1]],
  build(bench, { colour, random }) {
    const { context, unit, light } = bench;
    const covers: readonly Rgb[] = [
      colour ?? [150, 52, 46],
      [44, 78, 102],
      [202, 158, 86],
      [72, 94, 66],
      [120, 78, 52],
    ];
    let up = 0;
    for (const [index, cover] of covers.entries()) {
      const thick = 0.16 + random() * 0.1;
      const wide = 1.5 - index * 0.09 + (random() - 0.5) * 0.14;
      const lean = (random() - 0.5) * 0.16 - 0.18;
      const deep = 0.95;
      const front = bench.point(lean - wide / 2, up + thick, deep / 2);
      const back = bench.point(lean - wide / 2 + 0.05, up + thick, -deep / 2);
      context.fillStyle = bench.lit(cover, 1.05);
      context.beginPath();
      context.moveTo(back.x, back.y);
      context.lineTo(back.x + (wide - 0.1) * unit, back.y);
      context.lineTo(front.x + wide * unit, front.y);
      context.lineTo(front.x, front.y);
      context.fill();
      const spine = context.createLinearGradient(front.x, 0, front.x + wide * unit, 0);
      spine.addColorStop(light.side > 0 ? 0 : 1, bench.lit(cover, 0.45));
      spine.addColorStop(light.side > 0 ? 1 : 0, bench.lit(cover, 0.86));
      context.fillStyle = spine;
      context.fillRect(front.x, front.y, wide * unit, thick * unit);
      context.fillStyle = bench.lit([232, 200, 130], 0.8);
      context.fillRect(front.x + wide * unit * 0.12, front.y + thick * unit * 0.2, unit * 0.02, thick * unit * 0.6);
      context.fillRect(front.x + wide * unit * 0.86, front.y + thick * unit * 0.2, unit * 0.02, thick * unit * 0.6);
      context.fillRect(
        front.x + wide * unit * 0.32,
        front.y + thick * unit * 0.42,
        wide * unit * 0.34,
        thick * unit * 0.14,
      );
      up += thick;
    }
    buildCandle(bench, { x: 0.98, z: 0.3 });
  },
};

const WAX: Rgb = [250, 240, 218];

function buildCandle(bench: Workbench, place: { x: number; z: number }, wax = WAX): void {
  bench.turn(
    {
      profile: [
        [0, 0.22],
        [0.04, 0.24],
        [0.06, 0.2],
        [0.92, 0.2],
        [0.94, 0.18],
      ],
      colourAt: (height) => (height < 0.06 ? [190, 150, 90] : wax),
      gloss: 0.3,
    },
    place,
  );
  bench.disc({ ...place, height: 0.94, radius: 0.18 }, bench.lit([255, 240, 200], 1.2));
}

const candle: Ware = {
  reach: 0.7,
  height: 1.5,
  foot: 0.3,
  flames: [[0, 1.02]],
  build: (bench, { colour }) => buildCandle(bench, { x: 0, z: 0 }, colour ?? WAX),
};

/** A heart-shaped leaf with slits from its edge to near its rib, turned by `lean`. */
function splitLeaf(x: number, y: number, size: number, lean: number): string {
  const outline: string[] = [];
  const at = (across: number, along: number): string => {
    const [px, py] = [across * size, -along * size];
    return `${(x + px * Math.cos(lean) - py * Math.sin(lean)).toFixed(3)} ${(y + px * Math.sin(lean) + py * Math.cos(lean)).toFixed(3)}`;
  };
  for (const side of [-1, 1]) {
    const lobes = [0, 1, 2, 3].flatMap((lobe) => {
      const [low, high] = [-0.62 + lobe * 0.4, -0.3 + lobe * 0.4];
      const wide = [0.78, 0.96, 0.84, 0.52][lobe]!;
      return [`L${at(side * wide, low)}`, `L${at(side * wide * 0.94, high)}`, `L${at(side * 0.2, high - 0.06)}`];
    });
    outline.push(`M${at(0, -0.5)}${lobes.join('')}L${at(0, 1.16)}Z`);
  }
  return outline.join('');
}

/** A stiff upright leaf that ends in a point. */
function blade(x: number, tall: number): string {
  return `M${x - 0.1} -0.7Q${x * 1.5 - 0.16} ${-0.7 - tall * 0.6} ${x * 1.7} ${-0.7 - tall}Q${x * 1.5 + 0.16} ${-0.7 - tall * 0.6} ${x + 0.1} -0.7Z`;
}

/** What stands about at home. */
export const HOME_THINGS: Readonly<Record<string, Ware>> = {
  vase,
  books,
  candle,
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
  monstera: faced(
    [226, 220, 208],
    [
      {
        path: 'M0 -0.7Q-0.3 -1.2 -0.62 -1.5M0 -0.7Q0.3 -1.2 0.66 -1.42M0 -0.7V-1.9',
        colour: [70, 120, 64],
        line: 0.05,
      },
      { path: splitLeaf(-0.74, -1.46, 0.56, -0.6) + splitLeaf(0.76, -1.4, 0.56, 0.66), colour: [44, 112, 62] },
      { path: splitLeaf(0, -1.86, 0.62, 0.06), colour: [66, 140, 74] },
      { path: 'M-0.56 -0.72H0.56L0.4 0H-0.4Z', colour: 'own' },
      { path: box(-0.62, -0.86, 1.24, 0.2, 0.04), colour: 'own', shade: 0.86 },
    ],
    { reach: 1.4, height: 2.6 },
  ),
  snakePlant: faced(
    [190, 110, 70],
    [
      {
        path: [-0.42, -0.2, 0.04, 0.26, 0.46].map((x, at) => blade(x, 1 + (at % 2) * 0.3 + at * 0.06)).join(''),
        colour: [50, 116, 66],
      },
      {
        path: [-0.3, -0.06, 0.16, 0.36].map((x, at) => blade(x, 1.3 - (at % 2) * 0.24)).join(''),
        colour: [104, 168, 90],
      },
      { path: 'M-0.56 -0.72H0.56L0.4 0H-0.4Z', colour: 'own' },
      { path: box(-0.62, -0.86, 1.24, 0.2, 0.04), colour: 'own', shade: 0.86 },
    ],
    { reach: 1.1, height: 2.3 },
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
