import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { heap, piece } from '../heap.ts';
import { lightOn, shadeOf, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';
import { dragonFruit } from './dragonFruit.ts';
import { plated } from './serving.ts';

const WOOD: Rgb = [150, 96, 54];

/** Fruit in a wooden bowl. */
function inBowl(arrange: (bench: Workbench, random: () => number, colour: Rgb | null) => void, height = 1.4): Ware {
  return {
    reach: 1.4,
    height,
    foot: 0.72,
    build(bench, { colour, random }) {
      bench.turn({
        profile: [
          [0, 0.46],
          [0.06, 0.5],
          [0.3, 0.88],
          [0.5, 1.06],
        ],
        colourAt: (up, across) => shadeOf(WOOD, 0.9 + 0.16 * Math.sin(up * 40 + across * 3)),
        gloss: 0.3,
      });
      bench.disc({ x: 0, z: 0, height: 0.5, radius: 1.06 }, bench.lit(shadeOf(WOOD, 0.8)));
      arrange(bench, random, colour);
    },
  };
}

/** Where nine pieces of fruit lie on each other, the farthest first. */
const PILE: readonly (readonly [x: number, z: number, height: number, radius: number])[] = [
  [-0.5, -0.5, 0.62, 0.32],
  [0.14, -0.6, 0.64, 0.34],
  [0.62, -0.3, 0.6, 0.3],
  [-0.72, 0, 0.58, 0.3],
  [0.3, 0.1, 0.72, 0.35],
  [-0.22, 0.06, 0.74, 0.36],
  [-0.5, 0.5, 0.56, 0.28],
  [0.62, 0.4, 0.56, 0.29],
  [0.06, 0.62, 0.54, 0.29],
];

function stalk(bench: Workbench, [x, z, height, radius]: (typeof PILE)[number]): void {
  const place = bench.point(x, height + radius * 0.86, z);
  bench.context.fillStyle = bench.lit([84, 58, 34]);
  bench.context.fillRect(place.x, place.y - bench.unit * 0.06, bench.unit * 0.02, bench.unit * 0.09);
}

const MIXED: readonly Rgb[] = [
  [246, 166, 40],
  [206, 46, 40],
  [150, 188, 62],
  [206, 46, 40],
  [250, 176, 46],
  [214, 50, 44],
  [122, 60, 134],
  [222, 66, 46],
  [178, 204, 70],
];

/** The place among the mixed fruit that a colour named beside it is given to. */
const NAMED = 5;

const fruit = inBowl((bench, _random, colour) => {
  for (const [index, place] of PILE.entries()) {
    const [x, z, height, radius] = place;
    bench.ball({ x, z, height, radius }, (index === NAMED ? colour : null) ?? MIXED[index]!, 0.8);
    stalk(bench, place);
  }
});

/** Round fruit of one kind, with what each has at its top. */
const round = (
  skins: readonly Rgb[],
  gloss: number,
  top: (bench: Workbench, place: (typeof PILE)[number]) => void,
): Ware =>
  inBowl((bench) => {
    for (const [index, place] of PILE.entries()) {
      const [x, z, height, radius] = place;
      bench.ball({ x, z, height, radius }, skins[index % skins.length]!, gloss);
      top(bench, place);
    }
  });

/** Long fruit of one kind. */
const oval = (skins: readonly Rgb[], stretch: number, gloss: number): Ware =>
  inBowl((bench) => {
    for (const [index, [x, z, height, radius]] of PILE.entries())
      piece(
        bench,
        { x, z, height, size: radius * 1.25, stretch, turn: 0.5 - (index % 4) * 0.4, rough: 0.04, gloss, seed: index },
        skins[index % skins.length]!,
      );
  });

/** A small leaf or crown at the top of a fruit. */
const leafy =
  (colour: Rgb, size: number) =>
  (bench: Workbench, [x, z, height, radius]: (typeof PILE)[number]): void => {
    stalk(bench, [x, z, height, radius]);
    piece(
      bench,
      { x: x + size * 0.7, z, height: height + radius * 0.9, size, stretch: 2.4, turn: -0.4, rough: 0.05 },
      colour,
    );
  };

/** Hairs or scales that stand out all around a fruit. */
const bristly =
  (colour: Rgb, reach: number, count: number) =>
  ({ context, unit, lit, point }: Workbench, [x, z, height, radius]: (typeof PILE)[number]): void => {
    const middle = point(x, height, z);
    context.strokeStyle = lit(colour);
    context.lineWidth = unit * 0.026;
    context.beginPath();
    for (let hair = 0; hair < count; hair++) {
      const angle = (hair / count) * Math.PI * 2 + x * 7;
      const from = radius * (hair % 3 === 0 ? 0.35 : hair % 3 === 1 ? 0.68 : 0.96) * unit;
      const to = from + reach * unit;
      context.moveTo(middle.x + Math.cos(angle) * from, middle.y + Math.sin(angle) * from);
      context.lineTo(middle.x + Math.cos(angle + 0.14) * to, middle.y + Math.sin(angle + 0.14) * to);
    }
    context.stroke();
  };

/** Strawberries point down, each under its green star, with pale seeds. */
const strawberries = inBowl((bench) => {
  const { context, unit } = bench;
  for (const [index, [x, z, height, radius]] of PILE.entries()) {
    const at = bench.point(x, height + radius * 0.55, z);
    const r = radius * unit * 1.1;
    context.save();
    context.translate(at.x, at.y);
    context.rotate(((index % 4) - 1.5) * 0.26);
    context.fillStyle = css(lightOn(index % 3 ? [214, 32, 44] : [190, 22, 38], bench.light, 1));
    context.beginPath();
    context.moveTo(0, r * 1.7);
    context.bezierCurveTo(-r * 0.7, r * 1.3, -r * 1.25, r * 0.3, -r * 0.85, -r * 0.05);
    context.bezierCurveTo(-r * 0.5, -r * 0.35, r * 0.5, -r * 0.35, r * 0.85, -r * 0.05);
    context.bezierCurveTo(r * 1.25, r * 0.3, r * 0.7, r * 1.3, 0, r * 1.7);
    context.fill();
    context.fillStyle = css([250, 214, 130], 0.9);
    for (let row = 0; row < 4; row++)
      for (let seed = -2 + (row % 2) * 0.5; seed <= 2; seed++) {
        const side = seed * r * (0.36 - row * 0.06);
        context.fillRect(side, r * (0.22 + row * 0.34), r * 0.07, r * 0.12);
      }
    context.fillStyle = css(lightOn([70, 146, 62], bench.light, 1));
    context.beginPath();
    for (let tip = 0; tip <= 10; tip++) {
      const angle = (tip / 10) * Math.PI * 2;
      const away = r * (tip % 2 ? 0.28 : 0.74);
      context.lineTo(Math.cos(angle) * away, -r * 0.16 + Math.sin(angle) * away * 0.46);
    }
    context.fill();
    context.restore();
  }
}, 1.6);

const grapes = inBowl((bench) => {
  heap(bench, {
    count: 90,
    spread: 0.86,
    rise: 0.5,
    colours: [
      [92, 40, 104],
      [76, 30, 92],
      [112, 54, 122],
    ],
    size: 0.17,
    gloss: 0.9,
    rough: 0.02,
    seed: 8,
    base: 0.56,
  });
}, 1.6);

/** Avocados, one cut open before the others. */
const avocados = inBowl((bench) => {
  for (const [index, [x, z, height, radius]] of PILE.entries())
    piece(
      bench,
      {
        x,
        z,
        height,
        size: radius * 1.25,
        stretch: 1.3,
        turn: 0.6 - (index % 4) * 0.4,
        rough: 0.1,
        gloss: 0.3,
        seed: index,
      },
      index % 2 ? [58, 92, 48] : [74, 108, 56],
    );
  const half = { x: 0.1, z: 0.74, height: 0.74, turn: -0.3, rough: 0.03, gloss: 0.1 };
  piece(bench, { ...half, size: 0.46, stretch: 1.24 }, [70, 104, 54]);
  piece(bench, { ...half, size: 0.41, stretch: 1.24 }, [226, 226, 130]);
  piece(bench, { ...half, x: 0.14, size: 0.19, stretch: 1.05, gloss: 0.7 }, [122, 74, 40]);
}, 1.5);

/** A hand of bananas: curved fingers from one stalk. */
const banana = plated(
  (bench) => {
    const { context, unit } = bench;
    const from = bench.point(-0.92, 1.06, 0);
    for (let finger = 0; finger < 4; finger++) {
      const sink = finger * 0.17 * unit;
      const tip = { x: from.x + unit * (1.96 - finger * 0.16), y: from.y + unit * (0.1 + finger * 0.19) };
      const middle = { x: from.x + unit * (0.8 - finger * 0.02), y: from.y + unit * 0.84 + sink };
      const wide = unit * 0.3;
      const paint = context.createLinearGradient(0, middle.y - wide * 2, 0, middle.y + wide * 0.4);
      paint.addColorStop(0, css(lightOn([255, 224, 92], bench.light, 1.05)));
      paint.addColorStop(1, css(lightOn([206, 156, 34], bench.light, 0.8)));
      context.fillStyle = paint;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.quadraticCurveTo(middle.x, middle.y + wide, tip.x, tip.y + wide * 0.16);
      context.lineTo(tip.x - unit * 0.02, tip.y - wide * 0.2);
      context.quadraticCurveTo(middle.x, middle.y - wide * 1.15, from.x + unit * 0.04, from.y - unit * 0.08);
      context.fill();
      context.strokeStyle = css(lightOn([150, 108, 30], bench.light, 0.8), 0.7);
      context.lineWidth = unit * 0.02;
      context.stroke();
      context.fillStyle = css(lightOn([70, 52, 30], bench.light, 0.9));
      context.beginPath();
      context.ellipse(tip.x, tip.y, unit * 0.06, unit * 0.05, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = css(lightOn([122, 96, 40], bench.light, 0.9));
    context.beginPath();
    context.ellipse(from.x, from.y - unit * 0.04, unit * 0.13, unit * 0.1, -0.6, 0, Math.PI * 2);
    context.fill();
  },
  { height: 1.6 },
);

const HUSK: Rgb = [128, 134, 52];
const PULP: Rgb = [252, 218, 112];

/** A whole durian, and half of another with its pulp. */
const durian: Ware = {
  reach: 1.9,
  height: 2,
  foot: 1.2,
  build(bench) {
    const { context, unit } = bench;
    const whole = bench.point(-0.55, 0.84, -0.3);
    husk(bench, { x: whole.x, y: whole.y, wide: unit * 0.9, tall: unit * 0.82 });
    context.strokeStyle = bench.lit([96, 72, 40]);
    context.lineWidth = unit * 0.1;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(whole.x, whole.y - unit * 0.82);
    context.quadraticCurveTo(whole.x + unit * 0.02, whole.y - unit * 1, whole.x + unit * 0.1, whole.y - unit * 1.06);
    context.stroke();
    const half = bench.point(0.72, 0.56, 0.5);
    husk(bench, { x: half.x, y: half.y, wide: unit * 0.86, tall: unit * 0.56 });
    context.fillStyle = bench.lit([244, 238, 214]);
    context.beginPath();
    context.ellipse(half.x, half.y, unit * 0.72, unit * 0.42, 0, 0, Math.PI * 2);
    context.fill();
    for (const [x, wide] of [
      [-0.34, 0.26],
      [0.34, 0.26],
      [0, 0.3],
    ] as const) {
      const lobe = { x: half.x + x * unit, y: half.y + unit * 0.02 };
      const shine = context.createRadialGradient(
        lobe.x - unit * 0.08,
        lobe.y - unit * 0.14,
        unit * 0.02,
        lobe.x,
        lobe.y,
        unit * 0.4,
      );
      shine.addColorStop(0, bench.lit([255, 244, 186]));
      shine.addColorStop(0.5, bench.lit(PULP));
      shine.addColorStop(1, bench.lit(shadeOf(PULP, 0.72)));
      context.fillStyle = shine;
      context.beginPath();
      context.ellipse(lobe.x, lobe.y, unit * wide * 0.62, unit * 0.34, x * 0.5, 0, Math.PI * 2);
      context.fill();
    }
  },
};

/** A durian's husk: rows of thorns from its far edge to the middle, each lit on its upper left. */
function husk(bench: Workbench, { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number }): void {
  const { context } = bench;
  context.fillStyle = bench.lit(shadeOf(HUSK, 0.6));
  context.beginPath();
  context.ellipse(x, y, wide * 0.94, tall * 0.94, 0, 0, Math.PI * 2);
  context.fill();
  for (let ring = 8; ring >= 0; ring--) {
    const out = ring / 8;
    const count = Math.max(1, Math.round(ring * 5.5));
    for (let thorn = 0; thorn < count; thorn++) {
      const turn = ((thorn + (ring % 2) / 2) / count) * Math.PI * 2;
      const [atX, atY] = [x + Math.cos(turn) * out * wide * 0.94, y + Math.sin(turn) * out * tall * 0.94];
      // Thorns point away from the middle; those in front are seen from their tip.
      const long = wide * (0.05 + 0.1 * out);
      const base = wide * 0.085;
      const light = 0.98 - 0.34 * (Math.cos(turn) * 0.5 + Math.sin(turn) * 0.8) * out;
      context.fillStyle = bench.lit(shadeOf(HUSK, light + (thorn % 3) * 0.05));
      context.beginPath();
      context.moveTo(atX + Math.cos(turn) * long, atY + Math.sin(turn) * long - base * 0.5);
      context.lineTo(atX + Math.cos(turn + 1.7) * base, atY + Math.sin(turn + 1.7) * base);
      context.lineTo(atX + Math.cos(turn - 1.7) * base, atY + Math.sin(turn - 1.7) * base);
      context.fill();
    }
  }
}

/** Fruit, whole and cut. */
export const FRUITS: Readonly<Record<string, Ware>> = {
  fruit,
  apples: round(
    [
      [206, 40, 38],
      [190, 30, 34],
      [214, 62, 48],
    ],
    0.8,
    stalk,
  ),
  oranges: round(
    [
      [246, 148, 34],
      [250, 162, 48],
    ],
    0.4,
    leafy([72, 132, 58], 0.11),
  ),
  mangosteens: round(
    [
      [74, 34, 52],
      [88, 40, 58],
    ],
    0.4,
    leafy([116, 156, 84], 0.17),
  ),
  dragonFruit,
  rambutans: round(
    [
      [204, 44, 46],
      [186, 34, 40],
    ],
    0.2,
    bristly([236, 120, 80], 0.12, 44),
  ),
  mangoes: oval(
    [
      [246, 186, 56],
      [170, 186, 70],
      [240, 158, 56],
    ],
    1.4,
    0.5,
  ),
  grapes,
  strawberries,
  avocados,
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
          context.moveTo(-r, -0.66);
          context.arc(0, -0.66, r, Math.PI, 0, true);
          context.lineTo(r, -0.7);
          context.lineTo(-r, -0.7);
          context.fill();
        }
        context.fillStyle = css([40, 20, 18]);
        for (let seed = 0; seed < 7; seed++) {
          context.beginPath();
          context.ellipse(-0.27 + (seed % 4) * 0.18, -0.54 + Math.floor(seed / 4) * 0.16, 0.022, 0.04, 0, 0, 7);
          context.fill();
        }
        context.restore();
      }
    },
    { height: 1.7 },
  ),
  durian,
  banana,
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
