import type { SKRSContext2D } from '@napi-rs/canvas';
import { mulberry32 } from '../../light/noise.ts';
import type { Face } from '../person/findFaces.ts';
import { ORNAMENT_COLOURS, type WornKind } from './ornamentKinds.ts';
import { paintLeaf, paintOrnament } from './paintOrnament.ts';

/** The least distance of the eyes in widths of the face: in profile they lie close together. */
const LEAST_EYES = 0.36;
/** How far above the eyes most of each is, in distances of the eyes; nothing is worn where the photo ends before. */
const TALL: Record<WornKind, number> = {
  sunglasses: 0.3,
  crown: 2.25,
  santaHat: 1.9,
  partyHat: 2.6,
  flowerCrown: 1.6,
  catEars: 2.25,
  bunnyEars: 2.7,
};

/** Puts something on every head that has room for it. Returns on how many. */
export function wear(context: SKRSContext2D, kind: WornKind, faces: readonly Face[], seed: number): number {
  let worn = 0;
  for (const face of faces) {
    const [left, right] = face.eyes;
    const angle = Math.atan2(right.y - left.y, right.x - left.x);
    const unit = Math.max(Math.hypot(right.x - left.x, right.y - left.y), face.width * LEAST_EYES);
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    if (middle.y - Math.cos(angle) * unit * TALL[kind] < 0) continue;
    context.save();
    context.translate(middle.x, middle.y);
    context.rotate(angle);
    context.scale(unit, unit);
    context.shadowColor = 'rgba(10, 6, 10, 0.4)';
    context.shadowBlur = unit * 0.1;
    context.shadowOffsetY = unit * 0.05;
    PAINT[kind](context, seed);
    context.restore();
    worn += 1;
  }
  return worn;
}

/** Each is painted with the eyes at −0.5 and 0.5 of a line through the origin. */
const PAINT: Record<WornKind, (context: SKRSContext2D, seed: number) => void> = {
  sunglasses: paintSunglasses,
  crown: paintCrown,
  santaHat: paintSantaHat,
  partyHat: paintPartyHat,
  flowerCrown: paintFlowerCrown,
  catEars: paintCatEars,
  bunnyEars: paintBunnyEars,
};

function paintSunglasses(context: SKRSContext2D): void {
  for (const side of [-1, 1]) {
    const glass = context.createLinearGradient(0, -0.35, 0, 0.42);
    glass.addColorStop(0, '#07070a');
    glass.addColorStop(0.7, '#1c1c24');
    glass.addColorStop(1, '#3a3a46');
    context.fillStyle = glass;
    context.beginPath();
    context.moveTo(side * 0.12, -0.26);
    context.bezierCurveTo(side * 0.4, -0.36, side * 0.9, -0.36, side * 1.06, -0.24);
    context.bezierCurveTo(side * 1.1, 0.16, side * 0.86, 0.44, side * 0.54, 0.42);
    context.bezierCurveTo(side * 0.24, 0.4, side * 0.1, 0.1, side * 0.12, -0.26);
    context.fill();
    context.save();
    context.shadowColor = 'transparent';
    context.clip();
    context.fillStyle = 'rgba(255, 255, 255, 0.13)';
    context.beginPath();
    context.moveTo(side * 0.56 - 0.16, -0.4);
    context.lineTo(side * 0.56 + 0.12, -0.4);
    context.lineTo(side * 0.56 - 0.14, 0.5);
    context.lineTo(side * 0.56 - 0.42, 0.5);
    context.fill();
    context.restore();
  }
  context.strokeStyle = '#08080b';
  context.lineWidth = 0.09;
  context.beginPath();
  context.moveTo(-0.14, -0.2);
  context.quadraticCurveTo(0, -0.28, 0.14, -0.2);
  context.stroke();
  context.lineWidth = 0.07;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 1.04, -0.22);
    context.lineTo(side * 1.24, -0.16);
    context.stroke();
  }
}

function paintCrown(context: SKRSContext2D): void {
  const gold = context.createLinearGradient(-1.2, 0, 1.2, 0);
  for (const [at, colour] of [
    [0, '#a86a0c'],
    [0.22, '#ffe28a'],
    [0.45, '#e0a021'],
    [0.7, '#fff0b0'],
    [1, '#9c600a'],
  ] as const)
    gold.addColorStop(at, colour);
  context.fillStyle = gold;
  context.strokeStyle = '#8a5406';
  context.lineWidth = 0.03;
  context.beginPath();
  context.moveTo(-1.15, -1.35);
  context.lineTo(-1.35, -2.25);
  context.lineTo(-0.72, -1.85);
  context.lineTo(0, -2.5);
  context.lineTo(0.72, -1.85);
  context.lineTo(1.35, -2.25);
  context.lineTo(1.15, -1.35);
  context.quadraticCurveTo(0, -1.12, -1.15, -1.35);
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
  for (const [x, y, colour] of [
    [-1.35, -2.28, '#ffe9a0'],
    [0, -2.53, '#ffe9a0'],
    [1.35, -2.28, '#ffe9a0'],
    [-0.62, -1.5, '#3d7fd8'],
    [0, -1.5, '#d8324a'],
    [0.62, -1.5, '#3d7fd8'],
  ] as const) {
    const gem = context.createRadialGradient(x - 0.04, y - 0.05, 0.01, x, y, 0.13);
    gem.addColorStop(0, '#fff');
    gem.addColorStop(0.4, colour);
    gem.addColorStop(1, colour);
    context.fillStyle = gem;
    context.beginPath();
    context.arc(x, y, 0.12, 0, Math.PI * 2);
    context.fill();
  }
}

function paintSantaHat(context: SKRSContext2D, seed: number): void {
  const red = context.createLinearGradient(-1.3, -1.2, 1.3, -2.2);
  red.addColorStop(0, '#8e1018');
  red.addColorStop(0.4, '#d8242c');
  red.addColorStop(1, '#9c141c');
  context.fillStyle = red;
  context.beginPath();
  context.moveTo(-1.35, -1.1);
  context.bezierCurveTo(-1.2, -2.3, -0.2, -2.75, 0.6, -2.5);
  context.bezierCurveTo(1.3, -2.35, 1.75, -1.9, 1.85, -1.25);
  context.bezierCurveTo(1.6, -1.55, 1.4, -1.65, 1.22, -1.7);
  context.bezierCurveTo(1.32, -1.5, 1.36, -1.3, 1.35, -1.1);
  context.fill();
  const random = mulberry32(seed);
  const fluff = (x: number, y: number, radius: number): void => {
    const soft = context.createRadialGradient(x - radius * 0.3, y - radius * 0.35, radius * 0.1, x, y, radius);
    soft.addColorStop(0, '#ffffff');
    soft.addColorStop(0.7, '#f0eef0');
    soft.addColorStop(1, '#cfccd4');
    context.fillStyle = soft;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
  };
  context.shadowBlur *= 0.5;
  for (let step = 0; step <= 16; step++) {
    const along = step / 8 - 1;
    fluff(along * 1.42, -1.12 - 0.16 * (1 - along * along) + (random() - 0.5) * 0.05, 0.23 + random() * 0.05);
  }
  fluff(1.85, -1.1, 0.3);
}

function paintPartyHat(context: SKRSContext2D, seed: number): void {
  const random = mulberry32(seed);
  context.beginPath();
  context.moveTo(-0.78, -1.5);
  context.lineTo(0, -3.05);
  context.lineTo(0.78, -1.5);
  context.quadraticCurveTo(0, -1.26, -0.78, -1.5);
  context.fillStyle = '#f2598a';
  context.fill();
  context.save();
  context.shadowColor = 'transparent';
  context.clip();
  for (const [at, colour] of ['#ffd23f', '#4cc9f0', '#ffd23f', '#4cc9f0', '#ffd23f'].entries()) {
    context.strokeStyle = colour;
    context.lineWidth = 0.15;
    context.beginPath();
    context.moveTo(-1, -1.42 - at * 0.38);
    context.lineTo(1, -1.78 - at * 0.38);
    context.stroke();
  }
  const shade = context.createLinearGradient(-0.8, 0, 0.8, 0);
  shade.addColorStop(0, 'rgba(60, 0, 40, 0.34)');
  shade.addColorStop(0.4, 'rgba(255, 255, 255, 0.26)');
  shade.addColorStop(1, 'rgba(60, 0, 40, 0.4)');
  context.fillStyle = shade;
  context.fillRect(-1, -3.2, 2, 2);
  context.restore();
  context.lineWidth = 0.05;
  for (let strand = 0; strand < 40; strand++) {
    const angle = random() * Math.PI * 2;
    const reach = 0.16 + random() * 0.16;
    context.strokeStyle = ['#ffd23f', '#fff4c2', '#f2598a'][strand % 3]!;
    context.beginPath();
    context.moveTo(0, -3.02);
    context.lineTo(Math.cos(angle) * reach, -3.02 + Math.sin(angle) * reach);
    context.stroke();
  }
}

function paintFlowerCrown(context: SKRSContext2D, seed: number): void {
  const random = mulberry32(seed);
  const on = (along: number): { x: number; y: number } => ({ x: along * 1.45, y: -1.72 + along * along * 0.62 });
  for (let step = 0; step <= 14; step++) {
    const { x, y } = on(step / 7 - 1);
    context.save();
    context.translate(x, y);
    context.rotate(step * 2.4);
    context.scale(0.5, 0.5);
    paintLeaf(context, [86, 134, 66]);
    context.restore();
  }
  const places = [-1, 1, -0.72, 0.72, -0.44, 0.44, -0.2, 0.2, 0];
  for (const [at, along] of places.entries()) {
    const { x, y } = on(along);
    const kind = at % 2 === 0 ? 'rose' : 'daisy';
    const colours = ORNAMENT_COLOURS[kind === 'rose' ? 'flower' : 'daisy'];
    const colour = colours[Math.floor(random() * colours.length)]!;
    const size = 0.3 + (1 - Math.abs(along)) * 0.12;
    paintOrnament(context, { kind, colour, isOnBright: false, random }, { x, y, size, angle: random() * 6 });
  }
}

/** A thin band over the hair, which ears stand on. */
function paintBand(context: SKRSContext2D, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.11;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-1.32, -0.95);
  context.bezierCurveTo(-1.1, -2.05, 1.1, -2.05, 1.32, -0.95);
  context.stroke();
}

function paintCatEars(context: SKRSContext2D): void {
  paintBand(context, '#17151a');
  for (const side of [-1, 1]) {
    for (const [size, colour] of [
      [1, '#1b181f'],
      [0.58, '#f0a6b4'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(side * (0.8 - 0.46 * size), -1.62 - 0.05 * size);
      context.quadraticCurveTo(side * 0.95, -1.75 - 0.75 * size, side * (0.86 + 0.24 * size), -1.72 - 0.78 * size);
      context.quadraticCurveTo(side * (0.9 + 0.36 * size), -1.6, side * (0.84 + 0.42 * size), -1.42);
      context.closePath();
      context.fill();
      context.shadowColor = 'transparent';
    }
  }
}

function paintBunnyEars(context: SKRSContext2D): void {
  paintBand(context, '#f6f1f2');
  for (const side of [-1, 1])
    for (const [size, colour] of [
      [1, '#fbf7f7'],
      [0.6, '#f5b4c2'],
    ] as const) {
      context.fillStyle = colour;
      context.beginPath();
      context.ellipse(side * 0.62, -2.3, 0.3 * size, 0.72 * size, side * 0.2, 0, Math.PI * 2);
      context.fill();
    }
}
