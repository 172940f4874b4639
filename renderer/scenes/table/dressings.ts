import { css, mix } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { heap, piece } from './heap.ts';
import { lightOn, shadeOf, type Workbench } from './turning.ts';
import type { Ware } from './ware.ts';

/** What lies around a ware, one unit wide to each side. */
const lying = (build: (bench: Workbench) => void, { height = 0.7, foot = 0.8 } = {}): Ware => ({
  reach: 1.1,
  height,
  foot,
  build,
});

/** A bulb of garlic: round below, drawn out into a stalk, with the ridges of its cloves. */
function bulb(
  { context, unit, light, point }: Workbench,
  { x, z, radius }: { x: number; z: number; radius: number },
): void {
  const foot = point(x, 0, z);
  const size = radius * unit;
  const skin = (direct: number): string => css(lightOn([244, 236, 226], light, direct));
  context.save();
  context.translate(foot.x, foot.y);
  const round = context.createLinearGradient(light.side * size, 0, -light.side * size, 0);
  round.addColorStop(0, skin(1.02));
  round.addColorStop(0.6, skin(0.7));
  round.addColorStop(1, skin(0.4));
  context.fillStyle = round;
  context.beginPath();
  context.moveTo(0, 0.08 * size);
  context.bezierCurveTo(-0.7 * size, 0.08 * size, -1.1 * size, -0.3 * size, -0.96 * size, -0.8 * size);
  context.bezierCurveTo(-0.84 * size, -1.26 * size, -0.3 * size, -1.36 * size, -0.14 * size, -1.72 * size);
  context.lineTo(-0.1 * size, -2.2 * size);
  context.lineTo(0.1 * size, -2.16 * size);
  context.lineTo(0.14 * size, -1.72 * size);
  context.bezierCurveTo(0.3 * size, -1.36 * size, 0.84 * size, -1.26 * size, 0.96 * size, -0.8 * size);
  context.bezierCurveTo(1.1 * size, -0.3 * size, 0.7 * size, 0.08 * size, 0, 0.08 * size);
  context.fill();
  context.strokeStyle = css(lightOn([206, 186, 188], light, 0.6), 0.7);
  context.lineWidth = Math.max(0.6, size * 0.03);
  context.beginPath();
  for (const out of [-0.62, -0.24, 0.16, 0.56]) {
    context.moveTo(out * 0.5 * size, 0.04 * size);
    context.quadraticCurveTo(out * 1.5 * size, -0.8 * size, out * 0.12 * size, -1.7 * size);
  }
  context.stroke();
  context.restore();
}

const GREEN: Rgb = [74, 136, 58];
const ROSE: Rgb = [206, 40, 62];

/** A leaf lying on the table, its stalk at a point. */
function leaf(
  { context, unit, light, point }: Workbench,
  { x, z, up = 0.03, long, turn }: { x: number; z: number; up?: number; long: number; turn: number },
  colour: Rgb = GREEN,
): void {
  const at = point(x, up, z);
  const size = long * unit;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(turn);
  const fill = context.createLinearGradient(0, -size * 0.3, size, size * 0.3);
  fill.addColorStop(0, css(lightOn(shadeOf(colour, 0.72), light, 0.7)));
  fill.addColorStop(1, css(lightOn(shadeOf(colour, 1.16), light, 0.95)));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(size * 0.25, -size * 0.36, size * 0.75, -size * 0.3, size, 0);
  context.bezierCurveTo(size * 0.75, size * 0.3, size * 0.25, size * 0.36, 0, 0);
  context.fill();
  context.strokeStyle = css(lightOn(shadeOf(colour, 1.4), light, 0.9), 0.8);
  context.lineWidth = Math.max(0.6, size * 0.025);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(size * 0.94, 0);
  for (let vein = 1; vein < 5; vein++) {
    context.moveTo(size * vein * 0.18, 0);
    context.lineTo(size * (vein * 0.18 + 0.12), -size * 0.16);
    context.moveTo(size * vein * 0.18, 0);
    context.lineTo(size * (vein * 0.18 + 0.12), size * 0.16);
  }
  context.stroke();
  context.restore();
}

/** A rose: rings of petals, darker towards the middle. */
function rose(bench: Workbench, x: number, z: number, size: number, colour: Rgb): void {
  const { context, unit, light, point } = bench;
  const at = point(x, size * 0.55, z);
  const rings = [1, 0.78, 0.56, 0.36, 0.2];
  rings.forEach((ring, index) => {
    const petals = 7 - index;
    for (let petal = 0; petal < petals; petal++) {
      const angle = (petal / petals) * Math.PI * 2 + index * 0.7;
      const away = ring * size * unit * 0.52;
      const centre = { x: at.x + Math.cos(angle) * away, y: at.y + Math.sin(angle) * away * 0.72 };
      const r = size * unit * (0.24 + 0.3 * ring);
      const fill = context.createRadialGradient(
        centre.x + light.side * r * 0.3,
        centre.y - r * 0.35,
        r * 0.1,
        centre.x,
        centre.y,
        r,
      );
      const tone = 0.66 + 0.12 * (4 - index) + 0.12 * Math.cos(angle) * light.side;
      fill.addColorStop(0, css(lightOn(shadeOf(colour, Math.min(1.4, tone + 0.34)), light, 1)));
      fill.addColorStop(0.7, css(lightOn(shadeOf(colour, tone), light, 0.86)));
      fill.addColorStop(1, css(lightOn(shadeOf(colour, tone * 0.6), light, 0.6)));
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(centre.x, centre.y, r, r * 0.82, angle + Math.PI / 2, 0, Math.PI * 2);
      context.fill();
    }
  });
}

/** An open flower with as many petals, lying on the table. */
function blossom(
  { context, unit, light, point }: Workbench,
  { x, z, size, petals = 5 }: { x: number; z: number; size: number; petals?: number },
  colour: Rgb,
  heart: Rgb = [246, 196, 60],
): void {
  const at = point(x, size * 0.5, z);
  const r = size * unit;
  context.save();
  context.translate(at.x, at.y);
  context.scale(1, 0.76);
  for (let petal = 0; petal < petals; petal++) {
    const angle = (petal / petals) * Math.PI * 2 + x * 3;
    context.save();
    context.rotate(angle);
    const fill = context.createLinearGradient(r * 0.1, 0, r, 0);
    fill.addColorStop(0, css(lightOn(mix(colour, heart, 0.35), light, 0.8)));
    fill.addColorStop(0.5, css(lightOn(colour, light, 0.94)));
    fill.addColorStop(1, css(lightOn(shadeOf(colour, 1.1), light, 1.02 - 0.12 * Math.cos(angle) * -light.side)));
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(r * 0.56, 0, r * 0.46, r * 0.27 * (5 / petals) ** 0.5, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  context.fillStyle = css(lightOn(heart, light, 0.95));
  context.beginPath();
  context.arc(0, 0, r * 0.2, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A slice of citrus, leaning a little. */
function slice(bench: Workbench, x: number, z: number, radius: number, rind: Rgb, flesh: Rgb, tilt = 0.5): void {
  const { context, unit, light, point } = bench;
  const at = point(x, radius * tilt, z);
  const r = radius * unit;
  context.save();
  context.translate(at.x, at.y);
  context.scale(1, 0.34 + tilt * 0.5);
  for (const [colour, part] of [
    [shadeOf(rind, 0.8), 1.03],
    [rind, 1],
    [[252, 248, 224] as Rgb, 0.9],
  ] as const) {
    context.fillStyle = css(lightOn(colour, light, 0.92));
    context.beginPath();
    context.arc(0, part === 1.03 ? r * 0.1 : 0, r * part, 0, Math.PI * 2);
    context.fill();
  }
  for (let wedge = 0; wedge < 9; wedge++) {
    const from = (wedge / 9) * Math.PI * 2 + 0.06;
    const to = ((wedge + 1) / 9) * Math.PI * 2 - 0.06;
    const fill = context.createRadialGradient(0, 0, r * 0.1, 0, 0, r * 0.84);
    fill.addColorStop(0, css(lightOn(shadeOf(flesh, 1.24), light, 1)));
    fill.addColorStop(1, css(lightOn(flesh, light, 0.96)));
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(Math.cos((from + to) / 2) * r * 0.1, Math.sin((from + to) / 2) * r * 0.1);
    context.arc(0, 0, r * 0.83, from, to);
    context.closePath();
    context.fill();
  }
  context.restore();
}

/** Slices before half a fruit. */
const citrus = (rind: Rgb, flesh: Rgb): Ware =>
  lying(
    (bench) => {
      bench.ball({ x: 0.4, z: -0.5, height: 0.4, radius: 0.42 }, rind, 0.5);
      slice(bench, -0.34, -0.1, 0.46, rind, flesh, 0.62);
      slice(bench, 0.3, 0.6, 0.4, rind, flesh, 0.2);
    },
    { height: 1.1 },
  );

/** Small things strewn over the table, thickest in the middle. */
function strewn(count: number, paint: (bench: Workbench, x: number, z: number, index: number) => void): Ware {
  return lying((bench) => {
    const spots = Array.from({ length: count }, (_, index) => {
      const angle = index * 2.39996;
      const away = Math.sqrt((index + 0.4) / count) * (0.8 + 0.3 * hashCell(index, 3, 9));
      return { x: Math.cos(angle) * away * 0.92, z: Math.sin(angle) * away * 1.1, index };
    }).toSorted((a, b) => a.z - b.z);
    for (const { x, z, index } of spots) paint(bench, x, z, index);
  });
}

function coffeeBean({ context, unit, light, point }: Workbench, x: number, z: number, index: number): void {
  const at = point(x, 0.09, z);
  const r = unit * 0.15;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(hashCell(index, 1, 4) * Math.PI);
  const colour: Rgb = shadeOf([98, 56, 30], 0.8 + 0.45 * hashCell(index, 2, 4));
  const fill = context.createRadialGradient(r * 0.3 * light.side, -r * 0.3, r * 0.05, 0, 0, r);
  fill.addColorStop(0, css(lightOn(shadeOf(colour, 1.35), light, 1.1)));
  fill.addColorStop(1, css(lightOn(shadeOf(colour, 0.6), light, 0.7)));
  context.fillStyle = fill;
  context.beginPath();
  context.ellipse(0, 0, r, r * 0.66, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(lightOn([44, 22, 12], light, 0.7));
  context.lineWidth = r * 0.14;
  context.beginPath();
  context.moveTo(-r * 0.86, r * 0.05);
  context.bezierCurveTo(-r * 0.3, -r * 0.26, r * 0.3, r * 0.3, r * 0.86, -r * 0.04);
  context.stroke();
  context.restore();
}

function iceCube({ context, unit, point }: Workbench, x: number, z: number, size: number): void {
  const at = point(x, 0, z);
  const s = size * unit;
  const face = (points: readonly (readonly [number, number])[], from: string, to: string): void => {
    const fill = context.createLinearGradient(at.x - s, at.y - s * 1.4, at.x + s, at.y);
    fill.addColorStop(0, from);
    fill.addColorStop(1, to);
    context.fillStyle = fill;
    context.beginPath();
    points.forEach(([dx, dy]) => context.lineTo(at.x + dx * s, at.y + dy * s));
    context.closePath();
    context.fill();
    context.strokeStyle = 'rgba(255,255,255,0.85)';
    context.lineWidth = Math.max(0.8, s * 0.035);
    context.lineJoin = 'round';
    context.stroke();
  };
  face(
    [
      [-0.62, -0.86],
      [0.1, -0.68],
      [0.1, 0.1],
      [-0.62, -0.1],
    ],
    'rgba(236,248,255,0.82)',
    'rgba(156,198,226,0.62)',
  );
  face(
    [
      [0.1, -0.68],
      [0.66, -0.9],
      [0.66, -0.14],
      [0.1, 0.1],
    ],
    'rgba(196,226,246,0.72)',
    'rgba(130,178,212,0.66)',
  );
  face(
    [
      [-0.62, -0.86],
      [-0.04, -1.06],
      [0.66, -0.9],
      [0.1, -0.68],
    ],
    'rgba(255,255,255,0.92)',
    'rgba(214,236,250,0.8)',
  );
}

/** A rod lying on the table: a stick of cinnamon, a chopstick, a handle. */
function rod(
  { context, unit, light, point }: Workbench,
  from: readonly [x: number, z: number],
  to: readonly [x: number, z: number],
  thick: number,
  colour: Rgb,
): void {
  const [a, b] = [point(from[0], thick / 2, from[1]), point(to[0], thick / 2, to[1])];
  context.lineCap = 'round';
  for (const [part, shade, up] of [
    [1, 0.62, 0],
    [0.72, 1, 0.1],
    [0.24, 1.34, 0.22],
  ] as const) {
    context.strokeStyle = css(lightOn(shadeOf(colour, shade), light, 0.9));
    context.lineWidth = thick * unit * part;
    context.beginPath();
    context.moveTo(a.x, a.y - up * thick * unit);
    context.lineTo(b.x, b.y - up * thick * unit);
    context.stroke();
  }
}

const STEEL: Rgb = [206, 210, 216];

function forkAndSpoon(bench: Workbench): void {
  const { context, unit, point, light } = bench;
  rod(bench, [-0.36, 1.1], [-0.2, -0.5], 0.09, STEEL);
  const bowl = point(-0.18, 0.06, -0.82);
  context.fillStyle = css(lightOn(STEEL, light, 0.84));
  context.beginPath();
  context.ellipse(bowl.x, bowl.y, unit * 0.17, unit * 0.15, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(lightOn(shadeOf(STEEL, 0.74), light, 0.8));
  context.beginPath();
  context.ellipse(bowl.x, bowl.y + unit * 0.02, unit * 0.11, unit * 0.09, 0, 0, Math.PI * 2);
  context.fill();
  rod(bench, [0.34, 1.1], [0.32, -0.4], 0.09, STEEL);
  for (let tine = -1; tine <= 1; tine++) rod(bench, [0.32 + tine * 0.02, -0.36], [0.31 + tine * 0.1, -1], 0.05, STEEL);
}

/** By the detail that asks for it. */
export const DRESSINGS: Readonly<Record<string, Ware>> = {
  roses: lying(
    (bench) => {
      leaf(bench, { x: -0.2, z: -0.2, long: 0.8, turn: -2.7 });
      leaf(bench, { x: 0.2, z: 0, long: 0.74, turn: -0.3 });
      leaf(bench, { x: 0, z: 0.5, long: 0.6, turn: 0.5 });
      rose(bench, 0.36, -0.7, 0.4, mix(ROSE, [255, 190, 196], 0.4));
      rose(bench, -0.36, -0.1, 0.54, ROSE);
      piece(bench, { x: 0.62, z: 1.1, height: 0.05, size: 0.16, stretch: 1.8, turn: 0.3, rough: 0.1 }, ROSE);
      piece(bench, { x: 0.1, z: 1.5, height: 0.05, size: 0.14, stretch: 1.7, turn: -0.5, rough: 0.1 }, ROSE);
    },
    { height: 1.2 },
  ),
  blossoms: lying(
    (bench) => {
      leaf(bench, { x: -0.3, z: 0, long: 0.66, turn: -2.6 });
      leaf(bench, { x: 0.3, z: 0.2, long: 0.62, turn: -0.2 });
      blossom(bench, { x: 0.42, z: -0.7, size: 0.46 }, [250, 196, 206]);
      blossom(bench, { x: -0.34, z: -0.2, size: 0.6 }, [240, 128, 156]);
      blossom(bench, { x: 0.36, z: 0.7, size: 0.44 }, [252, 240, 236]);
    },
    { height: 1.1 },
  ),
  whiteBlossoms: lying(
    (bench) => {
      leaf(bench, { x: -0.2, z: 0, long: 0.7, turn: -2.8 });
      leaf(bench, { x: 0.2, z: 0.4, long: 0.62, turn: 0.2 });
      for (const [x, z, size] of [
        [0.5, -0.8, 0.36],
        [-0.5, -0.5, 0.42],
        [0.06, 0, 0.5],
        [0.62, 0.8, 0.38],
        [-0.46, 0.9, 0.34],
      ] as const)
        blossom(bench, { x, z, size }, [254, 252, 246], [250, 222, 120]);
    },
    { height: 1 },
  ),
  lavenderSprigs: lying((bench) => {
    for (let sprig = -2; sprig <= 2; sprig++) {
      rod(bench, [sprig * 0.1, 1.1], [sprig * 0.24, -0.5], 0.035, [104, 140, 84]);
      for (let bud = 0; bud < 9; bud++)
        piece(
          bench,
          {
            x: sprig * (0.18 + bud * 0.013) + (bud % 2) * 0.05,
            z: 0.1 - bud * 0.13,
            height: 0.06,
            size: 0.075,
            rough: 0.2,
            seed: bud,
          },
          shadeOf([136, 108, 190], 0.86 + 0.3 * hashCell(bud, sprig + 3, 2)),
        );
    }
  }),
  greenLeaves: lying((bench) => {
    leaf(bench, { x: 0, z: -0.6, long: 0.86, turn: -0.5 });
    leaf(bench, { x: -0.05, z: -0.5, long: 0.9, turn: -2.5 }, [88, 150, 66]);
    leaf(bench, { x: 0, z: 0.3, long: 0.96, turn: 0.16 }, [98, 160, 72]);
    leaf(bench, { x: 0.04, z: 0.3, long: 0.9, turn: 2.86 });
    leaf(bench, { x: -0.04, z: 0.1, long: 0.66, turn: -1.5 }, [116, 176, 82]);
  }),
  coffeeBeans: strewn(34, coffeeBean),
  lemons: citrus([246, 206, 48], [252, 226, 96]),
  limes: citrus([112, 168, 52], [196, 220, 112]),
  orangeSlices: citrus([244, 144, 36], [252, 178, 72]),
  iceCubes: lying(
    (bench) => {
      iceCube(bench, 0.5, -0.9, 0.46);
      iceCube(bench, -0.4, -0.3, 0.6);
      iceCube(bench, 0.44, 0.8, 0.52);
      iceCube(bench, -0.6, 1.4, 0.34);
    },
    { height: 1.1 },
  ),
  spices: lying((bench) => {
    const bark: Rgb = [150, 88, 46];
    rod(bench, [-0.9, 0.3], [0.5, -0.9], 0.2, bark);
    rod(bench, [-0.8, 1], [0.8, -0.3], 0.2, shadeOf(bark, 0.86));
    for (let arm = 0; arm < 8; arm++) {
      const angle = (arm / 8) * Math.PI * 2;
      rod(bench, [0.56, 1], [0.56 + Math.cos(angle) * 0.26, 1 + Math.sin(angle) * 0.7], 0.1, [112, 62, 34]);
    }
  }),
  gingers: lying((bench) => {
    const root: Rgb = [206, 164, 104];
    for (const [x, z, size, stretch, turn] of [
      [-0.4, -0.3, 0.44, 1.6, 0.2],
      [0.2, 0, 0.5, 1.5, -0.3],
      [0.56, -0.7, 0.28, 1.2, 0.9],
      [-0.1, -0.9, 0.24, 1.2, -0.8],
    ] as const)
      piece(bench, { x, z, height: 0.22, size, stretch, turn, rough: 0.18, seed: 3 }, root);
    for (const [x, z] of [
      [-0.6, 1],
      [0.3, 1.2],
    ] as const) {
      bench.disc({ x, z, height: 0.05, radius: 0.26 }, bench.lit(shadeOf(root, 0.8)));
      bench.disc({ x, z, height: 0.08, radius: 0.22 }, bench.lit([250, 214, 110]));
    }
  }),
  garlics: lying(
    (bench) => {
      for (const [x, z, radius] of [
        [0.3, -0.5, 0.42],
        [-0.44, 0.1, 0.46],
      ] as const) {
        bulb(bench, { x, z, radius });
      }
      for (const [x, z] of [
        [0.4, 0.9],
        [0.74, 0.5],
      ] as const)
        piece(bench, { x, z, height: 0.12, size: 0.2, stretch: 1.7, turn: x * 2, rough: 0.05 }, [250, 240, 226]);
    },
    { height: 1.3 },
  ),
  nuts: strewn(20, (bench, x, z, index) => {
    piece(
      bench,
      { x, z, height: 0.1, size: 0.17, stretch: 1.7, turn: hashCell(index, 1, 6) * 3, rough: 0.08, seed: index },
      shadeOf([178, 112, 60], 0.85 + 0.3 * hashCell(index, 2, 6)),
    );
  }),
  berries: lying((bench) => {
    heap(bench, {
      count: 15,
      spread: 0.8,
      rise: 0.16,
      colours: [
        [62, 72, 134],
        [48, 54, 108],
        [196, 38, 60],
      ],
      size: 0.2,
      stretch: 1,
      rough: 0.04,
      gloss: 0.6,
      seed: 5,
    });
    leaf(bench, { x: 0.2, z: 0.9, long: 0.5, turn: 0.3 });
  }),
  chocolates: strewn(9, ({ context, unit, light, point }, x, z, index) => {
    const at = point(x, 0.02, z);
    const s = unit * 0.26;
    context.save();
    context.translate(at.x, at.y);
    context.rotate((hashCell(index, 1, 8) - 0.5) * 0.8);
    context.fillStyle = css(lightOn([62, 34, 22], light, 0.7));
    context.fillRect(-s, -s * 0.5, s * 2, s);
    context.fillStyle = css(lightOn([112, 66, 40], light, 0.95));
    context.fillRect(-s, -s * 0.95, s * 2, s);
    context.fillStyle = css(lightOn([136, 84, 52], light, 1));
    context.fillRect(-s * 0.72, -s * 0.78, s * 1.44, s * 0.6);
    context.restore();
  }),
  cotton: lying((bench) => {
    for (const [x, z, size] of [
      [0.36, -0.7, 0.44],
      [-0.4, -0.1, 0.5],
      [0.46, 0.7, 0.4],
    ] as const)
      heap(bench, {
        count: 12,
        spread: size * 0.6,
        rise: 0.26,
        colours: [
          [254, 254, 252],
          [240, 240, 240],
        ],
        size: size * 0.5,
        rough: 0.1,
        gloss: 0.05,
        seed: 4,
        x,
        z,
      });
  }),
  pebbles: lying(
    (bench) => {
      for (const [x, z, height, size, shade] of [
        [0.56, 0.3, 0.14, 0.34, 1.1],
        [-0.2, 0, 0.2, 0.7, 0.9],
        [-0.16, 0, 0.52, 0.52, 1.1],
        [-0.2, 0, 0.78, 0.34, 0.96],
      ] as const)
        piece(bench, { x, z, height, size, stretch: 2.1, rough: 0.04, gloss: 0.3 }, shadeOf([92, 94, 100], shade));
    },
    { height: 1.1 },
  ),
  shells: strewn(7, (bench, x, z, index) => {
    const { context, unit, light, point } = bench;
    const at = point(x, 0.08, z);
    const r = unit * 0.26;
    context.save();
    context.translate(at.x, at.y);
    context.rotate((hashCell(index, 1, 3) - 0.5) * 2);
    context.fillStyle = css(lightOn(index % 2 ? [246, 214, 190] : [250, 238, 222], light, 0.94));
    context.beginPath();
    context.moveTo(0, r * 0.7);
    context.arc(0, 0, r, Math.PI * 0.86, Math.PI * 2.14);
    context.closePath();
    context.fill();
    context.strokeStyle = css(lightOn([206, 156, 124], light, 0.8), 0.7);
    context.lineWidth = Math.max(0.6, r * 0.06);
    context.beginPath();
    for (let ridge = -3; ridge <= 3; ridge++) {
      context.moveTo(0, r * 0.66);
      context.lineTo(Math.sin(ridge * 0.42) * r * 0.94, -Math.cos(ridge * 0.42) * r * 0.94);
    }
    context.stroke();
    context.restore();
  }),
  cutlery: lying(forkAndSpoon),
  chopsticks: lying((bench) => {
    rod(bench, [-0.5, 1.2], [0.3, -1.2], 0.07, [152, 72, 40]);
    rod(bench, [-0.2, 1.2], [0.42, -1.2], 0.07, [152, 72, 40]);
  }),
};
