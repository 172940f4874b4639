import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../../scene.ts';
import type { Block } from '../blocks.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { wallOf } from '../wall.ts';
import { BOARDS, type Brush, brushOn, one, paintLetters, paintShop, SHOP_WORDS } from './shopfront.ts';
import { bakeShopSign } from './shopSign.ts';
import { painted, SODIUM } from './townLight.ts';

/** A street of a town repeats after this many metres. */
export const TOWN_REPEAT = 192;

const WALLS: readonly Rgb[] = [
  [240, 226, 196],
  [222, 234, 220],
  [246, 214, 184],
  [208, 224, 234],
  [238, 236, 226],
  [244, 226, 150],
  [226, 190, 176],
  [196, 220, 206],
];
const TILES: Rgb = [172, 84, 58];
const GROUND_FLOOR = 3.1;
const BOARD = 1;
const STOREY = 3;

/** A roof over the pavement that slopes down from the wall. */
export interface Canopy {
  from: number;
  to: number;
  colour: Rgb;
  stripe: Rgb | null;
}

export interface RukoBlock extends Block {
  canopies: readonly Canopy[];
}

/** Rows of shop houses on both sides of a street, whose walls stand `half` metres from its middle. */
export function buildRuko(setup: SceneSetup, light: CityLight, half: number): RukoBlock[] {
  const random = setup.random('town-blocks');
  const metre = 40 * Math.max(0.4, Math.min(1.4, Math.min(setup.height, setup.width) / 720));
  const blocks: RukoBlock[] = [];
  for (const side of [-1, 1] as const) {
    let z = -30;
    let before = 0;
    while (z < TOWN_REPEAT - 32) {
      const bays = 2 + Math.floor(random() * 3);
      const bay = 3.9 + random() * 0.7;
      // Neighbours differ in height, or a row looks like one long house.
      const storeys = [1, 2, 3].filter((count) => count !== before)[Math.floor(random() * 2)]!;
      before = storeys;
      const length = Math.min(bays * bay, TOWN_REPEAT - 30 - z);
      const height = GROUND_FLOOR + BOARD + (storeys - 1) * STOREY + (storeys === 1 ? 1.5 : 0.9);
      const { face, canopies } = bakeRow({ light, random, metre, length, height, storeys, bays, side });
      const front = bakeGable({ light, random, metre: metre * 0.6, height });
      const far = createCanvas(Math.max(2, Math.round(face.width / 6)), Math.max(2, Math.round(face.height / 3)));
      far.getContext('2d').drawImage(face, 0, 0, far.width, far.height);
      const signs =
        random() < 0.75
          ? [
              {
                sprite: bakeShopSign(one(SHOP_WORDS, random), one(BOARDS, random), light),
                z: z + length * (0.2 + 0.6 * random()),
                y: GROUND_FLOOR + BOARD + 0.3,
                height: 1.1,
                width: 2.1,
                phase: random() * 6,
              },
            ]
          : [];
      blocks.push({
        side,
        z,
        length,
        height,
        wall: half + random() * 0.5,
        deep: 11,
        face: wallOf(face),
        far: wallOf(far),
        front,
        signs,
        canopies: canopies.map((canopy) => ({ ...canopy, from: canopy.from + z, to: canopy.to + z })),
      });
      z += length + (random() < 0.25 ? 3.5 : 0.2);
    }
  }
  return blocks;
}

interface RowOptions {
  light: CityLight;
  random: () => number;
  metre: number;
  length: number;
  height: number;
  storeys: number;
  bays: number;
  side: -1 | 1;
}

/** The face of a row of shops along the street. */
function bakeRow({ light, random, metre, length, height, storeys, bays, side }: RowOptions): {
  face: Canvas;
  canopies: Canopy[];
} {
  const face = createCanvas(Math.round(length * metre), Math.round(height * metre));
  const context = face.getContext('2d');
  // On the right the near end of a wall is its right one: what is written reads from left to right on both sides.
  if (side > 0) {
    context.translate(face.width, 0);
    context.scale(-1, 1);
  }
  const brush = brushOn(context, { light, random, metre, height });
  const sun = side < 0 ? 0.86 : 0.5;
  const isDark = isLampLit(light);
  const bay = length / bays;
  const canopies: Canopy[] = [];
  const shared = one(WALLS, random);
  for (let index = 0; index < bays; index++) {
    const x = index * bay;
    const wall = random() < 0.5 ? shared : one(WALLS, random);
    brush.fill(painted(light, wall, sun), x, 0, bay, height);
    paintShop(brush, x, bay, sun);
    const [board, letters] = one(BOARDS, random);
    const lit = isDark && random() < 0.7;
    const boardColour = lit ? mix(board, [255, 240, 210], 0.12) : painted(light, board, sun);
    brush.fill(boardColour, x + 0.08, GROUND_FLOOR, bay - 0.16, BOARD);
    brush.fill(scale(boardColour, 0.72), x + 0.08, GROUND_FLOOR, bay - 0.16, 0.09);
    brush.fill(mix(boardColour, [255, 255, 255], 0.3), x + 0.08, GROUND_FLOOR + BOARD - 0.07, bay - 0.16, 0.07);
    const letter = {
      text: one(SHOP_WORDS, random),
      x: x + bay / 2,
      y: GROUND_FLOOR + 0.5,
      wide: bay - 0.5,
      tall: 0.62,
    };
    paintLetters(brush, { ...letter, colour: lit ? letters : painted(light, letters, sun) }, height);
    for (let storey = 1; storey < storeys; storey++) paintStorey(brush, { x, bay, storey, wall, sun });
    // Pillars part one owner's house from the next.
    brush.fill(painted(light, scale(wall, 0.8), sun), x - 0.09, 0, 0.18, height);
    if (random() < 0.62) {
      const reach = { from: x + 0.1, to: x + bay - 0.1 };
      const [from, to] = side > 0 ? [length - reach.to, length - reach.from] : [reach.from, reach.to];
      const [cloth] = one(BOARDS, random);
      canopies.push({ from, to, colour: cloth, stripe: random() < 0.5 ? [244, 240, 230] : null });
    }
  }
  paintTop(brush, { length, height, storeys, sun });
  if (isDark) {
    const wash = context.createLinearGradient(0, face.height, 0, face.height - 6 * metre);
    wash.addColorStop(0, css(SODIUM, 0.3));
    wash.addColorStop(1, css(SODIUM, 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = wash;
    context.fillRect(0, 0, face.width, face.height);
  }
  return { face, canopies };
}

/** An upper storey: windows, the box of an air conditioner with its stain, or a balcony. */
function paintStorey(
  { light, random, fill }: Brush,
  { x, bay, storey, wall, sun }: { x: number; bay: number; storey: number; wall: Rgb; sun: number },
): void {
  const foot = GROUND_FLOOR + BOARD + (storey - 1) * STOREY;
  const seen = (colour: Rgb, part = sun): Rgb => painted(light, colour, part);
  const isLit = isLampLit(light) && random() < 0.5;
  const pane: Rgb = isLit
    ? mix([255, 208, 130], [255, 236, 200], random() * 0.6)
    : mix(seen([84, 112, 124], sun * 0.7), light.haze, 0.12);
  fill(seen(scale(wall, 0.86)), x, foot, bay, 0.16);
  const count = random() < 0.5 ? 2 : 3;
  const step = (bay - 0.6) / count;
  for (let window = 0; window < count; window++) {
    const left = x + 0.3 + window * step + 0.1;
    const wide = step - 0.2;
    fill(seen([238, 236, 230]), left - 0.08, foot + 0.82, wide + 0.16, 1.56);
    fill(pane, left, foot + 0.9, wide, 1.4);
    if (!isLit) fill(mix(pane, [255, 255, 255], 0.25), left, foot + 1.7, wide * 0.6, 0.5, 0.5);
    else if (random() < 0.4) fill(seen([196, 120, 96], 0.6), left, foot + 0.9, wide * 0.34, 1.4, 0.7);
    fill(seen([238, 236, 230]), left + wide / 2 - 0.035, foot + 0.9, 0.07, 1.4);
    fill(seen(scale(wall, 0.62)), left - 0.12, foot + 0.72, wide + 0.24, 0.1);
    // The ledge over it, and its shade on the pane.
    fill(seen(scale(wall, 1.05)), left - 0.16, foot + 2.42, wide + 0.32, 0.12);
    fill([20, 20, 26], left - 0.08, foot + 2.22, wide + 0.16, 0.18, 0.28);
  }
  if (random() < 0.4) {
    for (let bar = 0; bar < 16; bar++)
      fill(seen([70, 74, 80]), x + 0.2 + (bar * (bay - 0.4)) / 15, foot + 0.16, 0.04, 0.8);
    fill(seen([70, 74, 80]), x + 0.2, foot + 0.94, bay - 0.4, 0.06);
  } else if (random() < 0.6) {
    const at = x + 0.4 + random() * (bay - 1.4);
    fill([60, 50, 40], at + 0.3, foot - 0.5, 0.16, 0.7, 0.16);
    fill(seen([226, 226, 220]), at, foot + 0.18, 0.86, 0.52);
    fill(seen([120, 124, 128]), at + 0.08, foot + 0.24, 0.44, 0.4);
  }
}

/** A parapet that rain has stained, or the eaves of a roof of tiles. */
function paintTop(
  { light, random, fill }: Brush,
  { length, height, storeys, sun }: { length: number; height: number; storeys: number; sun: number },
): void {
  const seen = (colour: Rgb): Rgb => painted(light, colour, sun);
  if (storeys === 1 || random() < 0.3) {
    fill(seen(TILES), 0, height - 0.86, length, 0.86);
    for (let course = 0; course < 4; course++)
      fill(seen(scale(TILES, 0.72)), 0, height - 0.84 + course * 0.21, length, 0.06);
    fill([20, 16, 16], 0, height - 1.06, length, 0.2, 0.3);
    return;
  }
  fill(seen([214, 206, 192]), 0, height - 0.18, length, 0.18);
  fill([20, 16, 16], 0, height - 0.26, length, 0.08, 0.25);
  for (let stain = 0; stain < length * 0.8; stain++)
    fill([52, 46, 40], random() * length, height - 0.9 - random() * 0.8, 0.06 + random() * 0.16, 0.7, 0.09);
}

/** The wall at the end of a row, which only weather has painted. */
function bakeGable({
  light,
  random,
  metre,
  height,
}: {
  light: CityLight;
  random: () => number;
  metre: number;
  height: number;
}): Canvas {
  const gable = createCanvas(Math.round(11 * metre), Math.round(height * metre));
  const context = gable.getContext('2d');
  const brush = brushOn(context, { light, random, metre, height });
  const wall = one(WALLS, random);
  brush.fill(painted(light, scale(wall, 0.82), 0.3), 0, 0, 11, height);
  brush.fill(painted(light, [150, 140, 130], 0.3), 0, 0, 11, 0.8);
  for (let stain = 0; stain < 26; stain++)
    brush.fill([46, 42, 38], random() * 11, height - 0.4 - random() * 2, 0.1 + random() * 0.3, 1.6, 0.06);
  if (isLampLit(light)) {
    const wash = context.createLinearGradient(0, gable.height, 0, 0);
    wash.addColorStop(0, css(SODIUM, 0.2));
    wash.addColorStop(1, css(SODIUM, 0));
    context.globalCompositeOperation = 'screen';
    context.fillStyle = wash;
    context.fillRect(0, 0, gable.width, gable.height);
  }
  return gable;
}
