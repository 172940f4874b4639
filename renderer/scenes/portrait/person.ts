import { createCanvas, type Canvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

interface Looks {
  isMan: boolean;
  isOld: boolean;
  hasHijab: boolean;
  isSmiling: boolean;
  skin: Rgb;
  hair: Rgb;
  cloth: Rgb;
  iris: Rgb;
}
/** The light on a face: its colour, what the air gives back, and the side it comes from. */
interface FaceLight {
  key: Rgb;
  ambient: Rgb;
  side: -1 | 1;
}

const SKINS: readonly Rgb[] = [
  [222, 170, 130],
  [198, 142, 102],
  [236, 190, 152],
  [172, 118, 82],
];
const CLOTHS: readonly Rgb[] = [
  [188, 74, 62],
  [58, 96, 112],
  [224, 196, 150],
  [96, 112, 82],
  [70, 62, 92],
  [214, 142, 74],
];
/** Canvas around the face's middle, in heads. */
const LEFT = 1.35;
const ABOVE = 0.85;
const BELOW = 2.7;

/**
 * Head and shoulders, lit from one side, breathing and now and then blinking.
 * @param head height of the head, pixels
 */
export function drawPerson(
  setup: SceneSetup,
  { head, side }: { head: number; side: -1 | 1 },
): (context: SKRSContext2D, seconds: number, at: { x: number; y: number; scale: number }) => void {
  const { plan, palette } = setup;
  const random = setup.random('person');
  const { details } = plan;
  const pick = (values: readonly Rgb[]): Rgb => values[Math.floor(random() * values.length)]!;
  const isMan = details.man ? true : details.woman || details.hijab ? false : random() < 0.4;
  const looks: Looks = {
    isMan,
    isOld: Boolean(details.old),
    hasHijab: Boolean(details.hijab),
    isSmiling: Boolean(details.smile) || random() < 0.4,
    skin: pick(SKINS),
    hair: details.old
      ? [196, 192, 188]
      : (
          [
            [34, 26, 24],
            [58, 38, 28],
            [24, 22, 28],
          ] as const
        )[Math.floor(random() * 3)]!,
    cloth: plan.colours.map((word) => TINTS[word]).find((tint) => tint !== undefined) ?? pick(CLOTHS),
    iris: [66, 40, 24],
  };
  const light: FaceLight = {
    key: palette.isMoon ? mix(palette.key, [255, 214, 170], 0.76) : mix(palette.key, [255, 244, 226], 0.5),
    ambient: mix(palette.ambient, [150, 132, 128], 0.5),
    side,
  };
  const open = paintBust(looks, light, { head, isBlinking: false });
  const closed = paintBust(looks, light, { head, isBlinking: true });
  const phase = random() * 3;
  return (context, seconds, { x, y, scale: size }) => {
    const isBlinking = (seconds + phase) % 3.7 < 0.14;
    context.save();
    context.translate(x, y + Math.sin(seconds * 1.5) * head * 0.006);
    context.rotate(Math.sin(seconds * 0.5 + phase) * 0.012);
    context.scale(size, size);
    context.drawImage(isBlinking ? closed : open, -LEFT * head, -ABOVE * head);
    context.restore();
  };
}

function paintBust(
  looks: Looks,
  light: FaceLight,
  { head, isBlinking }: { head: number; isBlinking: boolean },
): Canvas {
  const canvas = createCanvas(Math.ceil(LEFT * 2 * head), Math.ceil((ABOVE + BELOW) * head));
  const context = canvas.getContext('2d');
  context.translate(LEFT * head, ABOVE * head);
  // Drawn as seen with the light from the right; the other side is its mirror.
  context.scale(head * light.side, head);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (looks.hasHijab) paintShoulders(context, looks, light);
  else {
    if (!looks.isMan) paintBackHair(context, looks, light);
    paintShoulders(context, looks, light);
    paintNeck(context, looks, light);
  }
  paintFace(context, looks, light);
  paintFeatures(context, looks, light, isBlinking);
  if (looks.hasHijab) paintHijab(context, looks, light);
  else paintFrontHair(context, looks, light);
  return canvas;
}

function lit(colour: Rgb, { key, ambient }: FaceLight, direct: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    Math.min(255, (colour[index] / 255) * (ambient[index] * 0.62 + key[index] * direct * 0.8));
  return [channel(0), channel(1), channel(2)];
}

/** From the shaded left to the lit right. */
function across(
  context: SKRSContext2D,
  light: FaceLight,
  colour: Rgb,
  reach: number,
): ReturnType<SKRSContext2D['createLinearGradient']> {
  const fill = context.createLinearGradient(-reach, 0.1, reach, -0.1);
  fill.addColorStop(0, css(lit(colour, light, 0.16)));
  fill.addColorStop(0.42, css(lit(colour, light, 0.58)));
  fill.addColorStop(0.8, css(lit(colour, light, 0.96)));
  fill.addColorStop(1, css(mix(lit(colour, light, 1), light.key, 0.2)));
  return fill;
}

const FACE = new Path2D(
  'M-0.33 -0.14C-0.35 0.06 -0.31 0.2 -0.25 0.33C-0.19 0.45 -0.09 0.53 0 0.53C0.09 0.53 0.19 0.45 0.25 0.33C0.31 0.2 0.35 0.06 0.33 -0.14C0.31 -0.36 0.16 -0.48 0 -0.48C-0.16 -0.48 -0.31 -0.36 -0.33 -0.14Z',
);
const BROAD_FACE = new Path2D(
  'M-0.34 -0.14C-0.36 0.06 -0.34 0.22 -0.29 0.34C-0.23 0.46 -0.12 0.55 0 0.55C0.12 0.55 0.23 0.46 0.29 0.34C0.34 0.22 0.36 0.06 0.34 -0.14C0.32 -0.36 0.16 -0.48 0 -0.48C-0.16 -0.48 -0.32 -0.36 -0.34 -0.14Z',
);

function paintShoulders(context: SKRSContext2D, { cloth, isMan }: Looks, light: FaceLight): void {
  const wide = isMan ? 1.12 : 0.96;
  context.fillStyle = across(context, light, cloth, wide);
  const body = new Path2D(
    `M-0.2 0.74C-0.5 0.86 -${wide * 0.86} 0.92 -${wide} 1.3L-${wide + 0.14} 3H${wide + 0.14}L${wide} 1.3C${wide * 0.86} 0.92 0.5 0.86 0.2 0.74Q0 0.98 -0.2 0.74Z`,
  );
  context.fill(body);
  context.save();
  context.clip(body);
  for (const [x, lean] of [
    [-0.62, 0.12],
    [-0.3, 0.05],
    [0.24, -0.06],
    [0.66, -0.14],
  ] as const) {
    const fold = context.createLinearGradient(x - 0.1, 0, x + 0.1, 0);
    fold.addColorStop(0, 'rgba(20,10,16,0)');
    fold.addColorStop(0.5, 'rgba(20,10,16,0.2)');
    fold.addColorStop(1, 'rgba(20,10,16,0)');
    context.fillStyle = fold;
    context.save();
    context.transform(1, 0, -lean, 1, lean, 0);
    context.fillRect(x - 0.1, 0.9, 0.2, 1.2);
    context.restore();
  }
  context.restore();
}

function paintNeck(context: SKRSContext2D, { skin, isMan }: Looks, light: FaceLight): void {
  const w = isMan ? 0.21 : 0.155;
  const neck = new Path2D(
    `M-${w} 0.3C-${w * 0.9} 0.55 -${w} 0.66 -${w + 0.1} 0.76Q0 1.02 ${w + 0.1} 0.76C${w} 0.66 ${w * 0.9} 0.55 ${w} 0.3Z`,
  );
  context.fillStyle = across(context, light, skin, 0.3);
  context.fill(neck);
  context.save();
  context.clip(neck);
  const shade = context.createRadialGradient(-0.03, 0.44, 0.06, -0.03, 0.44, 0.32);
  shade.addColorStop(0, css(scale(lit(skin, light, 0.1), 0.5), 0.78));
  shade.addColorStop(1, css(scale(lit(skin, light, 0.1), 0.5), 0));
  context.fillStyle = shade;
  context.fillRect(-0.4, 0.2, 0.8, 0.6);
  context.restore();
}

function paintFace(context: SKRSContext2D, { skin, isMan, isOld, hasHijab }: Looks, light: FaceLight): void {
  const outline = isMan ? BROAD_FACE : FACE;
  if (!hasHijab) {
    for (const side of [-1, 1]) {
      context.fillStyle = css(lit(skin, light, side > 0 ? 0.8 : 0.26));
      context.beginPath();
      context.ellipse(side * 0.345, 0.05, 0.045, 0.095, side * 0.16, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.fillStyle = across(context, light, skin, 0.36);
  context.fill(outline);
  context.save();
  context.clip(outline);
  const soft = (x: number, y: number, rx: number, ry: number, colour: string, clear: string): void => {
    context.save();
    context.translate(x, y);
    context.scale(rx, ry);
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    fill.addColorStop(0, colour);
    fill.addColorStop(1, clear);
    context.fillStyle = fill;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  };
  const deep = scale(lit(skin, light, 0.16), 0.62);
  const glow = mix(lit(skin, light, 1.1), light.key, 0.34);
  const blush = mix(lit(skin, light, 0.7), [226, 92, 84], 0.6);
  soft(-0.34, 0.12, 0.3, 0.56, css(deep, 0.5), css(deep, 0));
  soft(0, 0.62, 0.34, 0.2, css(deep, 0.46), css(deep, 0));
  for (const side of [-1, 1]) {
    soft(side * 0.155, -0.035, 0.13, 0.085, css(deep, 0.34), css(deep, 0));
    soft(side * 0.2, 0.19, 0.13, 0.1, css(blush, 0.2), css(blush, 0));
  }
  soft(0.14, 0.13, 0.13, 0.1, css(glow, 0.5), css(glow, 0));
  soft(0.08, -0.27, 0.2, 0.14, css(glow, 0.46), css(glow, 0));
  soft(0.03, 0.45, 0.09, 0.06, css(glow, 0.4), css(glow, 0));
  soft(-0.055, 0.12, 0.05, 0.13, css(deep, 0.3), css(deep, 0));
  soft(0.018, 0.08, 0.024, 0.15, css(glow, 0.6), css(glow, 0));
  if (isOld) {
    context.strokeStyle = css(deep, 0.44);
    context.lineWidth = 0.008;
    for (const row of [0, 1, 2]) {
      context.beginPath();
      context.moveTo(-0.19, -0.26 - row * 0.055);
      context.quadraticCurveTo(0, -0.29 - row * 0.055, 0.19, -0.26 - row * 0.055);
      context.stroke();
    }
    for (const side of [-1, 1]) {
      for (const row of [-1, 0, 1]) {
        context.beginPath();
        context.moveTo(side * 0.235, 0.005 + row * 0.02);
        context.quadraticCurveTo(side * 0.27, 0.01 + row * 0.03, side * 0.3, 0.02 + row * 0.045);
        context.stroke();
      }
      context.beginPath();
      context.moveTo(side * 0.07, 0.19);
      context.quadraticCurveTo(side * 0.15, 0.26, side * 0.155, 0.35);
      context.stroke();
    }
  }
  context.restore();
}

function paintFeatures(context: SKRSContext2D, looks: Looks, light: FaceLight, isBlinking: boolean): void {
  const { skin, hair, iris, isMan, isOld, isSmiling } = looks;
  const line = scale(lit(skin, light, 0.2), 0.34);
  const squint = isSmiling ? 0.78 : 1;
  for (const side of [-1, 1]) {
    context.save();
    context.translate(side * 0.152, -0.005);
    context.scale(side, 1);
    const lid = 0.044 * squint;
    if (isBlinking) {
      context.strokeStyle = css(line);
      context.lineWidth = 0.014;
      context.beginPath();
      context.moveTo(-0.075, 0.004);
      context.quadraticCurveTo(0, 0.04, 0.085, -0.002);
      context.stroke();
    } else {
      const shape = new Path2D(
        `M-0.078 0.012C-0.04 ${-lid * 1.25} 0.03 ${-lid * 1.35} 0.086 -0.012C0.05 ${lid * 0.8} -0.03 ${lid} -0.078 0.012Z`,
      );
      context.fillStyle = css(mix(lit([246, 240, 236], light, side > 0 ? 0.72 : 0.5), [255, 255, 255], 0.1));
      context.fill(shape);
      context.save();
      context.clip(shape);
      const eye = context.createRadialGradient(0.004, 0, 0.008, 0.004, -0.002, 0.046);
      eye.addColorStop(0, css([12, 8, 8]));
      eye.addColorStop(0.4, css([16, 10, 8]));
      eye.addColorStop(0.5, css(mix(iris, [120, 76, 44], 0.5)));
      eye.addColorStop(1, css(scale(iris, 0.5)));
      context.fillStyle = eye;
      context.beginPath();
      context.arc(0.004, -0.003, 0.043, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = css(line, 0.42);
      context.fillRect(-0.1, -0.06, 0.2, 0.042);
      context.restore();
      context.fillStyle = 'rgba(255,255,255,0.95)';
      context.beginPath();
      context.arc(0.004 + 0.016 * side, -0.018, 0.0105, 0, Math.PI * 2);
      context.fill();
      context.strokeStyle = css([24, 16, 16]);
      context.lineWidth = isMan ? 0.012 : 0.017;
      context.beginPath();
      context.moveTo(-0.08, 0.014);
      context.bezierCurveTo(-0.04, -lid * 1.28, 0.03, -lid * 1.4, isMan ? 0.088 : 0.104, isMan ? -0.012 : -0.026);
      context.stroke();
      context.strokeStyle = css(line, 0.4);
      context.lineWidth = 0.006;
      context.beginPath();
      context.moveTo(-0.07, -0.03);
      context.quadraticCurveTo(0.01, -lid * 1.9, 0.09, -0.04);
      context.stroke();
    }
    // Brow: a tapering stroke.
    context.fillStyle = css(mix(lit(isOld ? [150, 146, 142] : hair, light, 0.5), [20, 14, 12], isOld ? 0 : 0.3), 0.86);
    context.beginPath();
    const thick = isMan ? 0.034 : 0.022;
    context.moveTo(-0.088, -0.092);
    context.quadraticCurveTo(0.02, -0.138, 0.118, -0.088);
    context.quadraticCurveTo(0.02, -0.138 + thick * 1.5, -0.086, -0.092 + thick);
    context.fill();
    context.restore();
  }
  // Nose: its underside and two nostrils; the bridge is light alone.
  context.fillStyle = css(line, 0.22);
  context.beginPath();
  context.ellipse(-0.006, 0.205, 0.052, 0.018, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(line, 0.5);
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(side * 0.03, 0.2, 0.014, 0.008, side * 0.4, 0, Math.PI * 2);
    context.fill();
  }
  const mouthY = 0.325;
  const rise = isSmiling ? 0.03 : 0.006;
  const wide = isSmiling ? 0.132 : 0.108;
  const lips = isMan ? mix(skin, [150, 74, 66], 0.4) : mix(skin, [192, 66, 70], 0.46);
  context.fillStyle = css(lit(scale(lips, 0.86), light, 0.62));
  context.beginPath();
  context.moveTo(-wide, mouthY - rise);
  context.bezierCurveTo(-0.06, mouthY - 0.03, -0.03, mouthY - 0.034, 0, mouthY - 0.02);
  context.bezierCurveTo(0.03, mouthY - 0.034, 0.06, mouthY - 0.03, wide, mouthY - rise);
  context.bezierCurveTo(0.06, mouthY + 0.022, -0.06, mouthY + 0.022, -wide, mouthY - rise);
  context.fill();
  context.fillStyle = css(lit(lips, light, 0.86));
  context.beginPath();
  context.moveTo(-wide * 0.94, mouthY - rise + 0.004);
  context.bezierCurveTo(-0.05, mouthY + 0.018, 0.05, mouthY + 0.018, wide * 0.94, mouthY - rise + 0.004);
  context.bezierCurveTo(0.06, mouthY + 0.064, -0.06, mouthY + 0.064, -wide * 0.94, mouthY - rise + 0.004);
  context.fill();
  if (isSmiling) {
    context.fillStyle = css(lit([250, 246, 240], light, 0.8));
    context.beginPath();
    context.moveTo(-wide * 0.78, mouthY - rise * 0.5);
    context.bezierCurveTo(-0.05, mouthY + 0.006, 0.05, mouthY + 0.006, wide * 0.78, mouthY - rise * 0.5);
    context.bezierCurveTo(0.05, mouthY + 0.034, -0.05, mouthY + 0.034, -wide * 0.78, mouthY - rise * 0.5);
    context.fill();
  }
  context.fillStyle = 'rgba(255,240,236,0.3)';
  context.beginPath();
  context.ellipse(0.03, mouthY + 0.04, 0.03, 0.008, 0, 0, Math.PI * 2);
  context.fill();
  if (isMan && isOld) {
    const beard = lit([206, 202, 198], light, 0.66);
    for (let hairline = 0; hairline < 150; hairline++) {
      const part = (hairline / 149) * 2 - 1;
      const start = 0.36 + (1 - part * part) * 0.04 - Math.abs(part) ** 3 * 0.22;
      context.strokeStyle = css(scale(beard, 0.8 + (0.3 * ((hairline * 37) % 10)) / 10), 0.7);
      context.lineWidth = 0.011;
      context.beginPath();
      context.moveTo(part * 0.27, start);
      context.quadraticCurveTo(
        part * 0.27,
        start + 0.1,
        part * 0.17,
        0.52 + (1 - Math.abs(part)) * 0.13 + ((hairline * 53) % 10) * 0.004,
      );
      context.stroke();
    }
  }
}

/** Strands between two outlines, lighter towards the light. */
function strands(
  context: SKRSContext2D,
  light: FaceLight,
  colour: Rgb,
  {
    count,
    path,
  }: { count: number; path(part: number): readonly [number, number, number, number, number, number, number, number] },
): void {
  for (let strand = 0; strand < count; strand++) {
    const part = strand / (count - 1);
    const [ax, ay, bx, by, cx, cy, dx, dy] = path(part);
    const shine = ((strand * 29) % 11) / 11;
    context.strokeStyle = css(
      mix(lit(colour, light, 0.3 + 0.5 * (dx + 0.5)), light.key, shine * shine * 0.2 * Math.max(0, bx + 0.5)),
      0.7,
    );
    context.lineWidth = 0.01 + shine * 0.008;
    context.beginPath();
    context.moveTo(ax, ay);
    context.bezierCurveTo(bx, by, cx, cy, dx, dy);
    context.stroke();
  }
}

function paintBackHair(context: SKRSContext2D, { hair }: Looks, light: FaceLight): void {
  context.fillStyle = across(context, light, scale(hair, 0.8), 0.6);
  context.fill(
    new Path2D(
      'M0 -0.64C-0.34 -0.64 -0.5 -0.36 -0.47 0C-0.45 0.4 -0.62 0.7 -0.52 1.16C-0.3 1.28 -0.2 1.2 -0.2 1L0.2 1C0.2 1.2 0.3 1.28 0.52 1.16C0.62 0.7 0.45 0.4 0.47 0C0.5 -0.36 0.34 -0.64 0 -0.64Z',
    ),
  );
  for (const side of [-1, 1]) {
    strands(context, light, hair, {
      count: 34,
      path: (part) => [
        side * (0.1 + part * 0.3),
        -0.56 + part * part * 0.34,
        side * (0.36 + part * 0.1),
        -0.2,
        side * (0.3 + part * 0.16),
        0.5,
        side * (0.24 + part * 0.32),
        1.1 + Math.sin(part * 9) * 0.05,
      ],
    });
  }
}

function paintFrontHair(context: SKRSContext2D, { hair, isMan, isOld }: Looks, light: FaceLight): void {
  context.fillStyle = across(context, light, hair, 0.5);
  if (isMan) {
    context.fill(
      new Path2D(
        'M-0.36 0.02C-0.42 -0.3 -0.36 -0.62 0.02 -0.64C0.4 -0.66 0.44 -0.3 0.36 0.02C0.33 -0.08 0.33 -0.16 0.31 -0.2C0.22 -0.24 0.16 -0.33 0.06 -0.37C-0.1 -0.33 -0.22 -0.34 -0.3 -0.24C-0.33 -0.16 -0.33 -0.08 -0.36 0.02Z',
      ),
    );
    strands(context, light, hair, {
      count: isOld ? 60 : 44,
      path: (part) => [
        -0.3 + part * 0.62,
        -0.28 - Math.sin(part * 3.1) * 0.06,
        -0.3 + part * 0.6,
        -0.44,
        -0.26 + part * 0.56,
        -0.56,
        -0.2 + part * 0.46,
        -0.63 + Math.abs(part - 0.5) * 0.16,
      ],
    });
    return;
  }
  context.fill(
    new Path2D(
      'M0.06 -0.63C-0.34 -0.68 -0.5 -0.3 -0.4 0.36C-0.35 0.2 -0.36 0 -0.31 -0.12C-0.2 -0.2 -0.02 -0.3 0.08 -0.46C0.14 -0.3 0.26 -0.22 0.31 -0.12C0.36 0 0.35 0.2 0.4 0.36C0.5 -0.3 0.4 -0.62 0.06 -0.63Z',
    ),
  );
  strands(context, light, hair, {
    count: 40,
    path: (part) => [
      0.08,
      -0.6 + part * 0.12,
      -0.14 - (1 - part) * 0.22,
      -0.54 + part * 0.22,
      -0.34 - (1 - part) * 0.1,
      -0.24,
      -0.34 - (1 - part) * 0.06,
      0.04 + (1 - part) * 0.3,
    ],
  });
  strands(context, light, hair, {
    count: 30,
    path: (part) => [
      0.09,
      -0.6 + part * 0.12,
      0.2 + (1 - part) * 0.16,
      -0.54 + part * 0.2,
      0.34 + (1 - part) * 0.1,
      -0.24,
      0.34 + (1 - part) * 0.06,
      0.02 + (1 - part) * 0.32,
    ],
  });
}

function paintHijab(context: SKRSContext2D, { cloth }: Looks, light: FaceLight): void {
  const veil: Rgb = mix(cloth, [250, 236, 224], 0.5);
  context.fillStyle = across(context, light, veil, 0.7);
  // The opening for the face is wound the other way, and so left open.
  const shape = new Path2D(
    'M0 -0.66C-0.4 -0.66 -0.52 -0.3 -0.46 0.12C-0.42 0.44 -0.56 0.72 -0.84 1.06C-0.5 1.5 0.5 1.5 0.84 1.06C0.56 0.72 0.42 0.44 0.46 0.12C0.52 -0.3 0.4 -0.66 0 -0.66ZM0 -0.42C0.2 -0.42 0.29 -0.28 0.3 -0.1C0.31 0.1 0.29 0.26 0.22 0.38C0.16 0.48 0.08 0.52 0 0.52C-0.08 0.52 -0.16 0.48 -0.22 0.38C-0.29 0.26 -0.31 0.1 -0.3 -0.1C-0.29 -0.28 -0.2 -0.42 0 -0.42Z',
  );
  context.fill(shape, 'evenodd');
  context.save();
  context.clip(shape, 'evenodd');
  for (let fold = 0; fold < 13; fold++) {
    const part = fold / 12;
    context.strokeStyle =
      fold % 2 ? css(scale(lit(veil, light, 0.2), 0.7), 0.34) : css(mix(lit(veil, light, 1), light.key, 0.2), 0.3);
    context.lineWidth = 0.028;
    context.beginPath();
    context.moveTo(-0.34 - part * 0.1, 0.12 + part * 0.2);
    context.bezierCurveTo(-0.3, 0.62 + part * 0.3, 0.1, 0.66 + part * 0.4, 0.44 + part * 0.3, 0.5 + part * 0.6);
    context.stroke();
  }
  context.strokeStyle = css(scale(lit(veil, light, 0.2), 0.6), 0.5);
  context.lineWidth = 0.04;
  context.beginPath();
  context.ellipse(0, 0.03, 0.32, 0.48, 0, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}
