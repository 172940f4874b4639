import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { CityLight } from './cityLight.ts';
import { bakeFacade, FACADE_STYLES, MATERIALS } from './facade.ts';

/** A red lamp on a mast, blinking for aircraft. */
export interface Beacon {
  x: number;
  y: number;
  phase: number;
}
export interface SkylineLayer {
  picture: Canvas;
  /** Row of the picture's lower edge in the frame. */ base: number;
  beacons: readonly Beacon[];
  depth: number;
}

export interface SkylineOptions {
  index: number;
  depth: number;
  base: number;
  /** Tallest tower, pixels. */
  tallest: number;
  /** Mean width of a building, pixels. */
  breadth: number;
  haze: number;
  light: CityLight;
  /** −1 sun on the left, 1 on the right. */
  side: number;
  /** Where the towers gather, in parts of the picture's width. */
  centre: number;
}

const OVERHANG = 0.36;

/** One row of buildings, tallest about its centre, each a lit and a shaded face under a crown of its own. */
export function bakeSkyline(setup: SceneSetup, options: SkylineOptions): SkylineLayer {
  const { width, height } = setup;
  const { index, depth, base, tallest, breadth, haze, light, side, centre } = options;
  const random = setup.random(`skyline-${index}`);
  const reach = Math.ceil(width * (1 + OVERHANG * 2));
  const rows = Math.ceil(Math.min(base + height * 0.1, tallest * 1.4 + height * 0.12));
  const picture = createCanvas(reach, rows);
  const context = picture.getContext('2d');
  const beacons: Beacon[] = [];
  const storey = Math.max(2.2, tallest * 0.0165 + setup.height * 0.0016 * index);
  let x = -breadth;
  const lots: { x: number; width: number; height: number }[] = [];
  while (x < reach + breadth) {
    const wide = breadth * (0.6 + random() * 0.9);
    const across = (x + wide / 2 - width * OVERHANG) / width - centre;
    const core = Math.exp(-((across / 0.3) ** 2));
    const draw = random();
    const tall = tallest * (0.16 + 0.2 * random() + core * (0.22 + 0.42 * draw ** 1.4));
    lots.push({ x, width: wide, height: tall });
    x += wide * (0.72 + random() * 0.5);
  }
  // Taller ones stand behind: the row in front of them hides their feet.
  lots.sort((a, b) => b.height - a.height);
  for (const lot of lots) paintTower(context, lot, { rows, storey, light, side, random, beacons });
  if (haze > 0) {
    context.globalCompositeOperation = 'source-atop';
    const veil = context.createLinearGradient(0, rows - tallest, 0, rows);
    veil.addColorStop(0, css(light.haze, haze * 0.72));
    veil.addColorStop(1, css(light.haze, Math.min(1, haze * 1.4)));
    context.fillStyle = veil;
    context.fillRect(0, 0, reach, rows);
    context.globalCompositeOperation = 'source-over';
  }
  return {
    picture,
    base,
    beacons: beacons.map((beacon) => ({ ...beacon, x: beacon.x - width * OVERHANG, y: base - rows + beacon.y })),
    depth,
  };
}

interface TowerContext {
  rows: number;
  storey: number;
  light: CityLight;
  side: number;
  random: () => number;
  beacons: Beacon[];
}

function paintTower(
  context: SKRSContext2D,
  lot: { x: number; width: number; height: number },
  { rows, storey, light, side, random, beacons }: TowerContext,
): void {
  const material = MATERIALS[Math.floor(random() * MATERIALS.length)]!;
  const style = FACADE_STYLES[Math.floor(random() * FACADE_STYLES.length)]!;
  const crown = Math.floor(random() * 7);
  const isTall = lot.height > lot.width * 2.2;
  let { x, width } = lot;
  let bottom = rows;
  let remaining = lot.height;
  const steps = isTall && crown === 1 ? 3 : 1;
  for (let step = 0; step < steps; step++) {
    const tall = steps === 1 ? remaining : lot.height * [0.62, 0.24, 0.14][step]!;
    const turn = width * 0.27;
    const frontX = side > 0 ? x : x + turn;
    const sideX = side > 0 ? x + width - turn : x;
    const front = bakeFacade({ width: width - turn, height: tall, storey, light, sun: 0.34, random, material, style });
    const flank = bakeFacade({ width: turn, height: tall, storey, light, sun: 1, random, material, style });
    context.drawImage(front, frontX, bottom - tall);
    context.drawImage(flank, sideX, bottom - tall);
    // The corner and the roof's edge catch light.
    context.fillStyle = css(mix(light.wall.lit, [255, 255, 255], 0.2), 0.5 * light.day + 0.1);
    context.fillRect(side > 0 ? sideX : sideX + turn - 1, bottom - tall, 1, tall);
    context.fillRect(x, bottom - tall, width, Math.max(1, storey * 0.2));
    bottom -= tall;
    remaining -= tall;
    x += width * 0.11;
    width *= 0.78;
  }
  x = lot.x;
  width = lot.width;
  const top = rows - lot.height;
  if (isTall) paintCrown(context, { x, width, top, crown, storey, light, side, random, beacons });
}

interface CrownOptions {
  x: number;
  width: number;
  top: number;
  crown: number;
  storey: number;
  light: CityLight;
  side: number;
  random: () => number;
  beacons: Beacon[];
}

function paintCrown(
  context: SKRSContext2D,
  { x, width, top, crown, storey, light, side, random, beacons }: CrownOptions,
): void {
  const lit = css(scale(light.wall.lit, 0.7));
  const dark = css(scale(light.wall.shade, 0.8));
  const middle = x + width / 2;
  const sign: Rgb = light.signs[Math.floor(random() * light.signs.length)]!;
  const mast = (mx: number, my: number, length: number): void => {
    context.fillStyle = dark;
    context.fillRect(mx - Math.max(0.6, storey * 0.12), my - length, Math.max(1.2, storey * 0.24), length);
    beacons.push({ x: mx, y: my - length, phase: random() * 6.28 });
  };
  switch (crown) {
    case 0:
      mast(middle, top, width * (0.7 + random() * 0.7));
      break;
    case 1:
      mast(middle, top, width * 0.6);
      break;
    case 2: {
      // A slanting glass roof.
      context.fillStyle = lit;
      context.beginPath();
      context.moveTo(x, top + 1);
      context.lineTo(x + width, top + 1);
      context.lineTo(side > 0 ? x + width : x, top - width * 0.5);
      context.fill();
      break;
    }
    case 3: {
      // A pen's nib: two curved shells about a mast, as on the towers along Jalan Sudirman.
      for (const [direction, colour] of [
        [-1, side < 0 ? lit : dark],
        [1, side > 0 ? lit : dark],
      ] as const) {
        context.fillStyle = colour;
        context.beginPath();
        context.moveTo(middle, top + 1);
        context.lineTo(middle + direction * width * 0.5, top + 1);
        context.quadraticCurveTo(middle + direction * width * 0.46, top - width * 0.62, middle, top - width * 0.95);
        context.fill();
      }
      mast(middle, top - width * 0.9, width * 0.5);
      break;
    }
    case 4: {
      // A dome.
      const shade = context.createLinearGradient(x, 0, x + width, 0);
      shade.addColorStop(side > 0 ? 0 : 1, dark);
      shade.addColorStop(side > 0 ? 1 : 0, lit);
      context.fillStyle = shade;
      context.beginPath();
      context.ellipse(middle, top + 1, width * 0.42, width * 0.42, 0, Math.PI, Math.PI * 2);
      context.fill();
      mast(middle, top - width * 0.4, width * 0.35);
      break;
    }
    case 5: {
      // A lit band under the roof, and plant on it.
      context.fillStyle = css(mix(sign, [255, 255, 255], 0.25), 0.2 + 0.75 * light.lamps);
      context.fillRect(x, top + storey * 0.6, width, storey * 0.7);
      context.fillStyle = dark;
      context.fillRect(x + width * 0.2, top - storey * 1.6, width * 0.34, storey * 1.7);
      context.fillRect(x + width * 0.62, top - storey * 0.9, width * 0.2, storey);
      break;
    }
    default: {
      context.fillStyle = dark;
      context.fillRect(x + width * 0.14, top - storey * 1.2, width * 0.72, storey * 1.3);
      if (light.lamps > 0.4 && random() < 0.6) {
        context.fillStyle = css(mix(sign, [255, 255, 255], 0.3), light.lamps);
        context.fillRect(x + width * 0.22, top - storey, width * 0.56, storey * 0.8);
      }
    }
  }
}

/** Draws a layer with its blinking beacons; the layer's transform is already applied. */
export function drawSkyline(
  context: SKRSContext2D,
  layer: SkylineLayer,
  { width, seconds, unit, lamps }: { width: number; seconds: number; unit: number; lamps: number },
): void {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.drawImage(layer.picture, -width * OVERHANG, layer.base - layer.picture.height);
  if (lamps < 0.2) return;
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const beacon of layer.beacons) {
    const blink = Math.max(0, Math.sin(seconds * 2.4 + beacon.phase)) ** 3;
    if (blink < 0.04) continue;
    const radius = unit * 7;
    const glow = context.createRadialGradient(beacon.x, beacon.y, 0, beacon.x, beacon.y, radius);
    glow.addColorStop(0, css([255, 90, 70], blink));
    glow.addColorStop(0.25, css([255, 50, 40], 0.4 * blink));
    glow.addColorStop(1, css([255, 30, 30], 0));
    context.fillStyle = glow;
    context.fillRect(beacon.x - radius, beacon.y - radius, radius * 2, radius * 2);
  }
  context.restore();
}
