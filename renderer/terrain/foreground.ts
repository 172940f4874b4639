import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, scale } from '../light/colour.ts';
import { hashText, smoothstep, valueNoise } from '../light/noise.ts';
import type { Rgb, SceneSetup, TerrainScene } from '../scene.ts';
import type { Lighting } from './bakeLight.ts';
import {
  drawTufts,
  paintBlades,
  paintFlowers,
  paintGrains,
  paintPatches,
  paintStones,
  paintTea,
  type Plot,
  type Row,
  TUFT,
} from './groundCover.ts';

/** Near ground of a kind: linear colour of its earth, of its grass (null for bare ground) and of stones on it. */
interface Ground {
  earth: Rgb;
  grass: Rgb | null;
  stones: Rgb | null;
  /** How many stones lie in a picture's width. */
  stoniness: number;
  flowers?: readonly Rgb[];
  /** Whether its rim is level: the far shore of water. */
  isLevel?: boolean;
}

const MEADOW: Ground = {
  earth: [0.1, 0.13, 0.035],
  grass: [0.14, 0.23, 0.045],
  stones: [0.3, 0.28, 0.25],
  stoniness: 4,
  flowers: [
    [1, 0.92, 0.7],
    [1, 0.72, 0.16],
    [0.86, 0.5, 0.8],
  ],
};
const SHORE: Ground = { earth: [0.57, 0.42, 0.22], grass: null, stones: [0.66, 0.56, 0.44], stoniness: 18 };

/** Water to wade in. */
const SHALLOWS: Ground = { earth: [0.075, 0.125, 0.17], grass: null, stones: null, stoniness: 0, isLevel: true };

const GROUNDS: Readonly<Record<TerrainScene, Ground>> = {
  hills: MEADOW,
  mountain: { ...MEADOW, grass: [0.12, 0.19, 0.05], stoniness: 14, flowers: [[1, 0.94, 0.8]] },
  snow: { earth: [0.86, 0.9, 0.98], grass: null, stones: [0.32, 0.33, 0.36], stoniness: 5 },
  desert: { earth: [0.6, 0.4, 0.2], grass: null, stones: [0.5, 0.34, 0.2], stoniness: 12 },
  canyon: { earth: [0.42, 0.2, 0.1], grass: null, stones: [0.4, 0.2, 0.12], stoniness: 30 },
  islands: SHORE,
  beach: SHORE,
  volcano: { earth: [0.09, 0.08, 0.075], grass: null, stones: [0.12, 0.11, 0.1], stoniness: 46 },
};

/** How far the ground rises behind the foot and reaches before it, as parts of the picture's height. */
const RISE = 0.06;
const REACH = 0.3;
/** Its width in pictures: a camera that moves never sees its ends. */
const WIDTHS = 2.4;
const ROWS = 22;

/** Near ground to stand on, or water to wade in: what stands at the middle of it has its foot there. */
export interface Foreground {
  /** Paints the ground, whose middle is at `x`, `y`, `grown` times as large as at first. */
  paintGround: (context: SKRSContext2D, x: number, y: number, grown: number) => void;
  /** Paints the grass that grows before the foot. */
  paintGrass: (context: SKRSContext2D, x: number, y: number, grown: number) => void;
}

/**
 * The ground under whoever a landscape is about, as near as they are: the land behind it is seen from afar, and nobody
 * is as large as a hill.
 * @param halfWidth pixels that the subject reaches to either side
 */
export function createForeground(setup: SceneSetup, lighting: Lighting, halfWidth: number): Foreground {
  const ground = setup.plan.details.wades ? SHALLOWS : GROUNDS[setup.plan.scene as TerrainScene];
  const lit: Plot['lit'] = (colour, light) => lighting.shade(colour, light, 0.9);
  const bank = drawBank(setup, ground, halfWidth, lit);
  const { height } = setup;
  const grass = ground.grass && drawTufts({ height, random: setup.random('tufts'), lit }, ground.grass, halfWidth);
  const lay = (canvas: Canvas, context: SKRSContext2D, [x, y, grown]: readonly number[], up: number): void => {
    const [wide, tall] = [canvas.width * grown!, canvas.height * grown!];
    context.drawImage(canvas, x! - wide / 2, y! - setup.height * up * grown!, wide, tall);
  };
  return {
    paintGround: (context, x, y, grown) => lay(bank, context, [x, y, grown], RISE * 1.6),
    paintGrass: (context, x, y, grown) => {
      if (grass) lay(grass, context, [x, y, grown], TUFT);
    },
  };
}

function drawBank(setup: SceneSetup, ground: Ground, halfWidth: number, lit: Plot['lit']): Canvas {
  const { width, height } = setup;
  const random = setup.random('foreground');
  const seed = hashText(`${Math.floor(random() * 1e9)}`);
  const [wide, tall] = [Math.round(width * WIDTHS), Math.round(height * (RISE * 1.6 + REACH))];
  const canvas = createCanvas(wide, tall);
  const context = canvas.getContext('2d');
  const foot = height * RISE * 1.6;
  const lean = random() - 0.5;
  /** The rim of the ground against the land behind it. */
  const rimAt = (x: number): number => {
    if (ground.isLevel) return foot - height * RISE;
    const aside = (x - wide / 2) / width;
    const wave = valueNoise(x / (width * 0.22), 0.5, 64, seed) - 0.5;
    return foot - height * (RISE - 0.05 * smoothstep(0.1, 0.9, Math.abs(aside)) + 0.03 * aside * lean + 0.02 * wave);
  };
  const plot: Plot = { wide, height, rimAt, random, seed, lit };
  const body = context.createLinearGradient(0, foot - height * RISE, 0, tall);
  body.addColorStop(0, css(lit(ground.earth, 0.62)));
  body.addColorStop(0.35, css(lit(ground.earth, 0.5)));
  body.addColorStop(1, css(lit(scale(ground.earth, 0.55), 0.3)));
  context.beginPath();
  context.moveTo(0, tall);
  for (let x = 0; x <= wide; x += 6) context.lineTo(x, rimAt(x));
  context.lineTo(wide, tall);
  context.closePath();
  context.save();
  context.fillStyle = body;
  context.fill();
  context.clip();
  paintPatches(context, plot, ground.earth, tall);
  context.restore();
  if (setup.plan.details.teaRows === 1) paintTea(context, plot, halfWidth);
  for (let index = 0; index < ROWS; index++) {
    const near = index / (ROWS - 1);
    // Rows lie closer the farther they are.
    const row: Row = { ...plot, near, below: (tall - foot + height * RISE) * near ** 1.5 };
    if (ground.grass) paintBlades(context, row, ground.grass);
    else paintGrains(context, row, ground.earth);
    if (ground.stones) paintStones(context, row, ground.stones, (ground.stoniness * WIDTHS) / ROWS);
    for (const flower of ground.flowers ?? []) paintFlowers(context, row, flower);
  }
  if (ground.isLevel) softenRim(context, { wide, rim: foot - height * RISE, over: height * 0.05 });
  return canvas;
}

/** Lets water melt into what lies behind it. */
function softenRim(context: SKRSContext2D, { wide, rim, over }: { wide: number; rim: number; over: number }): void {
  const fade = context.createLinearGradient(0, rim, 0, rim + over);
  fade.addColorStop(0, css([0, 0, 0]));
  fade.addColorStop(1, css([0, 0, 0], 0));
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, wide, rim + over);
}
