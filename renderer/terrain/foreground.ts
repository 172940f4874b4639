import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../light/colour.ts';
import { hashText, smoothstep, valueNoise } from '../light/noise.ts';
import type { Rgb, SceneSetup, TerrainScene } from '../scene.ts';
import type { Lighting } from './bakeLight.ts';

/** Near ground of a kind: linear colour of its earth, of its grass (null for bare ground) and of stones on it. */
interface Ground {
  earth: Rgb;
  grass: Rgb | null;
  stones: Rgb | null;
  /** How many stones lie in a picture's width. */
  stoniness: number;
  flowers?: readonly Rgb[];
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

/** Near ground to stand on: what stands at the middle of it has its foot there. */
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
  const ground = GROUNDS[setup.plan.scene as TerrainScene];
  const bank = drawBank(setup, lighting, ground, halfWidth);
  const grass = ground.grass ? drawTufts(setup, lighting, ground.grass, halfWidth) : null;
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

function drawBank(setup: SceneSetup, lighting: Lighting, ground: Ground, halfWidth: number): Canvas {
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
    const aside = (x - wide / 2) / width;
    const wave = valueNoise(x / (width * 0.22), 0.5, 64, seed) - 0.5;
    return foot - height * (RISE - 0.05 * smoothstep(0.1, 0.9, Math.abs(aside)) + 0.03 * aside * lean + 0.02 * wave);
  };
  const lit = (colour: Rgb, light: number): Rgb => lighting.shade(colour, light, 0.9);
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
  paintPatches(context, { wide, tall, height, random, light: lit(ground.earth, 0.85), dark: lit(ground.earth, 0.15) });
  context.restore();
  if (setup.plan.details.teaRows === 1) paintTea(context, { wide, height, rimAt, random, halfWidth, lit });
  for (let row = 0; row < ROWS; row++) {
    const near = row / (ROWS - 1);
    /** Rows lie closer the farther they are. */
    const below = (tall - foot + height * RISE) * near ** 1.5;
    if (!ground.grass)
      paintGrains(context, { wide, height, rimAt, below, near, random, seed, earth: ground.earth, lit });
    if (ground.grass)
      paintBlades(context, { wide, height, rimAt, below, near, random, seed, grass: ground.grass, lit });
    if (ground.stones)
      paintStones(context, {
        wide,
        width,
        height,
        rimAt,
        below,
        near,
        random,
        colour: lit(ground.stones, 0.6),
        ground,
      });
    for (const flower of ground.flowers ?? [])
      paintFlowers(context, { wide, height, rimAt, below, near, random, colour: lit(flower, 0.6) });
  }
  return canvas;
}

function paintPatches(
  context: SKRSContext2D,
  {
    wide,
    tall,
    height,
    random,
    light,
    dark,
  }: {
    wide: number;
    tall: number;
    height: number;
    random: () => number;
    light: Rgb;
    dark: Rgb;
  },
): void {
  for (let patch = 0; patch < 70; patch++) {
    const near = random();
    const radius = height * (0.04 + 0.12 * near) * (0.5 + random());
    const [x, y] = [random() * wide, tall * near];
    context.save();
    context.translate(x, y);
    context.scale(1, 0.16);
    const glow = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    const colour = patch % 2 ? light : dark;
    glow.addColorStop(0, css(colour, 0.2));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  }
}

interface Row {
  wide: number;
  height: number;
  rimAt: (x: number) => number;
  /** Pixels below the rim, and how near that is, 0 to 1. */
  below: number;
  near: number;
  random: () => number;
}

/** A blade of grass as part of a path. */
function addBlade(context: SKRSContext2D, x: number, y: number, tall: number, lean: number): void {
  const half = tall * 0.055;
  context.moveTo(x - half, y);
  context.quadraticCurveTo(x + lean * 0.25 - half * 0.5, y - tall * 0.6, x + lean, y - tall);
  context.quadraticCurveTo(x + lean * 0.25 + half, y - tall * 0.55, x + half, y);
}

/** Shades of blades, from those in shadow to those in full light. */
const SHADES = [0.16, 0.36, 0.58, 0.84] as const;

function paintBlades(
  context: SKRSContext2D,
  {
    wide,
    height,
    rimAt,
    below,
    near,
    random,
    seed,
    grass,
    lit,
  }: Row & {
    seed: number;
    grass: Rgb;
    lit: (colour: Rgb, light: number) => Rgb;
  },
): void {
  const tall = height * (0.014 + 0.04 * near);
  const step = tall * 0.26;
  for (const [index, shade] of SHADES.entries()) {
    context.beginPath();
    for (let x = step * index; x < wide; x += step * SHADES.length) {
      const place = x + (random() - 0.5) * step * 4;
      const patch = valueNoise(place / (height * 0.16), near * 5, 256, seed);
      if (patch + random() * 0.5 < 0.42) continue;
      const grown = tall * (0.5 + 0.7 * patch) * (0.7 + 0.6 * random());
      addBlade(context, place, rimAt(place) + below + height * 0.008, grown, (random() - 0.5) * grown * 0.8);
    }
    const hue: Rgb = index % 2 ? grass : [grass[0] * 1.25, grass[1] * 0.98, grass[2]];
    context.fillStyle = css(lit(scale(hue, 1 - 0.35 * near), shade));
    context.fill();
  }
}

const TEA: Rgb = [0.1, 0.2, 0.035];

/** Tea bushes along the rim, to both sides of whoever stands there. */
function paintTea(
  context: SKRSContext2D,
  {
    wide,
    height,
    rimAt,
    random,
    halfWidth,
    lit,
  }: Pick<Row, 'wide' | 'height' | 'rimAt' | 'random'> & {
    halfWidth: number;
    lit: (colour: Rgb, light: number) => Rgb;
  },
): void {
  const step = height * 0.07;
  for (let x = step * random(); x < wide; x += step * (0.7 + 0.5 * random())) {
    if (Math.abs(x - wide / 2) < halfWidth + step * 0.6) continue;
    const [bushWide, bushTall] = [step * (0.6 + 0.2 * random()), height * (0.05 + 0.02 * random())];
    const foot = rimAt(x) + height * 0.022;
    for (const [light, count] of [
      [0.1, 40],
      [0.4, 60],
      [0.9, 46],
    ] as const) {
      context.fillStyle = css(lit(TEA, light));
      context.beginPath();
      for (let leaf = 0; leaf < count; leaf++) {
        const turn = Math.PI * random();
        const out = random() ** 0.5;
        const leafX = x + Math.cos(turn) * bushWide * out;
        const leafY = foot - Math.sin(turn) * bushTall * out * (light < 0.3 ? 0.8 : 1);
        const size = height * (0.004 + 0.003 * random());
        context.moveTo(leafX + size, leafY);
        context.ellipse(leafX, leafY, size, size * 0.6, 0, 0, Math.PI * 2);
      }
      context.fill();
    }
  }
}

/** Grains and ripples of bare ground. */
function paintGrains(
  context: SKRSContext2D,
  {
    wide,
    height,
    rimAt,
    below,
    near,
    random,
    seed,
    earth,
    lit,
  }: Row & {
    seed: number;
    earth: Rgb;
    lit: (colour: Rgb, light: number) => Rgb;
  },
): void {
  for (const [light, opacity] of [
    [0.9, 0.3],
    [0.08, 0.24],
  ] as const) {
    context.strokeStyle = css(lit(earth, light), opacity);
    context.lineCap = 'round';
    context.lineWidth = height * (0.0012 + 0.0035 * near);
    context.beginPath();
    for (let ripple = 0; ripple < 46; ripple++) {
      const long = height * (0.02 + 0.07 * near) * (0.4 + random());
      let x = random() * wide;
      if (valueNoise(x / (height * 0.3), near * 4, 256, seed + 3) < 0.4) continue;
      const y = rimAt(x) + below + height * 0.02 * near * random() + height * 0.006;
      context.moveTo(x, y);
      context.quadraticCurveTo(x + long * 0.5, y - long * 0.07, (x += long), y + long * 0.02);
    }
    context.stroke();
    context.fillStyle = css(lit(earth, light), opacity * 1.6);
    context.beginPath();
    const grain = height * (0.0007 + 0.0014 * near);
    for (let dot = 0; dot < 260; dot++) {
      const x = random() * wide;
      context.rect(x, rimAt(x) + below + height * 0.03 * near * random() + height * 0.004, grain * 1.6, grain);
    }
    context.fill();
  }
}

function paintStones(
  context: SKRSContext2D,
  {
    wide,
    width,
    height,
    rimAt,
    below,
    near,
    random,
    colour,
    ground,
  }: Row & {
    width: number;
    colour: Rgb;
    ground: Ground;
  },
): void {
  const count = (ground.stoniness * wide) / width / ROWS;
  for (let stone = 0; stone < count; stone++) {
    if (random() > count - stone) break;
    const size = height * (0.003 + 0.01 * near) * (0.35 + random() ** 2);
    const x = random() * wide;
    const y = rimAt(x) + below + size;
    context.fillStyle = css(scale(colour, 0.35), 0.55);
    context.beginPath();
    context.ellipse(x + size * 0.2, y + size * 0.28, size * 1.15, size * 0.42, 0, 0, Math.PI * 2);
    context.fill();
    const round = context.createLinearGradient(0, y - size * 0.7, 0, y + size * 0.5);
    round.addColorStop(0, css(mix(colour, [255, 255, 255], 0.12)));
    round.addColorStop(1, css(scale(colour, 0.5)));
    context.fillStyle = round;
    context.beginPath();
    context.ellipse(x, y, size, size * (0.5 + 0.25 * random()), random() * 0.5 - 0.25, 0, Math.PI * 2);
    context.fill();
  }
}

function paintFlowers(
  context: SKRSContext2D,
  { wide, height, rimAt, below, near, random, colour }: Row & { colour: Rgb },
): void {
  const size = height * (0.0022 + 0.0042 * near);
  context.fillStyle = css(colour, 0.92);
  context.beginPath();
  for (let flower = 0; flower < 2; flower++) {
    const x = random() * wide;
    const y = rimAt(x) + below - height * 0.016 * (0.4 + near);
    context.moveTo(x + size, y);
    context.ellipse(x, y, size, size * 0.8, 0, 0, Math.PI * 2);
  }
  context.fill();
}

/** How far the grass before a foot reaches above it, as a part of the picture's height. */
const TUFT = 0.05;

function drawTufts(setup: SceneSetup, lighting: Lighting, grass: Rgb, halfWidth: number): Canvas {
  const { height } = setup;
  const random = setup.random('tufts');
  const half = Math.max(height * 0.05, halfWidth) * 1.15;
  const canvas = createCanvas(Math.ceil(half * 2), Math.ceil(height * TUFT * 1.6));
  const context = canvas.getContext('2d');
  for (const shade of SHADES) {
    context.beginPath();
    for (let x = random() * height * 0.02; x < half * 2; x += height * (0.01 + 0.04 * random())) {
      const tall = height * (0.014 + 0.02 * random());
      const y = height * (TUFT + 0.004 + 0.02 * random());
      for (let blade = -1; blade <= 1; blade++)
        addBlade(
          context,
          x + blade * tall * 0.12,
          y,
          tall * (1 - 0.25 * Math.abs(blade)),
          (blade * 0.4 + random() - 0.5) * tall * 0.5,
        );
    }
    context.fillStyle = css(lighting.shade(scale(grass, 0.85), shade, 0.9));
    context.fill();
  }
  return canvas;
}
