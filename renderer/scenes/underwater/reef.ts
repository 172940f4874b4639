import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import { enterLayer, type LayerShift } from '../camera.ts';
import { bakeCoral, CORAL_MIX } from './corals.ts';
import type { WaterColours } from './waterColours.ts';

interface Plant {
  sprite: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
  sway: number;
  phase: number;
}
interface Layer {
  ground: Canvas;
  top: number;
  plants: readonly Plant[];
  depth: number;
  kelp: readonly Kelp[];
}
interface Kelp {
  x: number;
  base: number;
  height: number;
  phase: number;
  colour: Rgb;
  width: number;
}
interface Water {
  seconds: number;
  shift: (depth: number) => LayerShift;
  focus: { x: number; y: number };
}

/** Layers reach this far past the picture on both sides, so that the camera never sees their ends. */
const OVERHANG = 0.35;
const DEPTHS = [0.16, 0.36, 0.62, 1] as const;

/** Four ridges of sand and rock with corals on them, bluer the farther; the nearest only frames the corners. */
export function createReef(
  setup: SceneSetup,
  colours: WaterColours,
): { paintLayer(context: SKRSContext2D, index: number, water: Water): void } {
  const random = setup.random('reef');
  const layers = DEPTHS.map((depth, index) => createLayer(setup, colours, { depth, index, random }));
  return {
    paintLayer(context, index, { seconds, shift, focus }) {
      const layer = layers[index]!;
      context.save();
      enterLayer(context, shift(layer.depth), focus);
      context.imageSmoothingQuality = 'low';
      for (const kelp of layer.kelp) paintKelp(context, kelp, seconds);
      const behind = index === 3;
      if (!behind) context.drawImage(layer.ground, -setup.width * OVERHANG, layer.top);
      for (const plant of layer.plants) {
        context.save();
        context.translate(plant.x, plant.y);
        context.transform(1, 0, Math.sin(seconds * 0.9 + plant.phase) * plant.sway, 1, 0, 0);
        context.drawImage(plant.sprite, -plant.width / 2, -plant.height, plant.width, plant.height);
        context.restore();
      }
      if (behind) context.drawImage(layer.ground, -setup.width * OVERHANG, layer.top);
      context.restore();
    },
  };
}

function createLayer(
  setup: SceneSetup,
  colours: WaterColours,
  { depth, index, random }: { depth: number; index: number; random: () => number },
): Layer {
  const { width, height, plan } = setup;
  const short = Math.min(width, height);
  const haze = [0.8, 0.52, 0.16, 0][index]!;
  const reach = Math.ceil(width * (1 + OVERHANG * 2));
  const phaseA = random() * 6.28;
  const phaseB = random() * 6.28;
  const phaseC = random() * 6.28;
  const level = [0.72, 0.79, 0.88, 1.0][index]!;
  const relief = [0.09, 0.06, 0.045, 0.03][index]!;
  // A valley in the middle keeps the way open for light, fish and the subject.
  const topAt = (x: number): number => {
    const across = (x / width - 0.5) * 2;
    const sides = Math.min(1.4, Math.abs(across)) ** 2.2;
    const lift = [0.2, 0.15, 0.1, 0.16][index]! * sides;
    return (
      height *
      (level -
        lift -
        relief *
          (0.6 * Math.sin((x / width) * 5 + phaseA) +
            0.3 * Math.sin((x / width) * 13 + phaseB) +
            0.12 * Math.sin((x / width) * 31 + phaseC)))
    );
  };
  const ground = paintGround(setup, colours, { topAt, haze, index, reach });
  const coralAmount = plan.details.coral ?? 1;
  const count = Math.round([34, 40, 34, 12][index]! * coralAmount);
  const size = [0.1, 0.17, 0.25, 0.38][index]!;
  const plants: Plant[] = [];
  for (let plant = 0; plant < count; plant++) {
    const across = random();
    // Corals gather at the sides; a few stand in the open.
    const x =
      index === 3
        ? (plant % 2 === 0 ? -0.06 + across * 0.2 : 0.86 + across * 0.2) * width
        : (0.5 + Math.sign(across - 0.5) * Math.abs((across - 0.5) * 2) ** 0.62 * 0.74) * width;
    const kind = CORAL_MIX[Math.floor(random() * CORAL_MIX.length)]!;
    const natural = colours.corals[Math.floor(random() * colours.corals.length)]!;
    const dim = 0.42 + 0.58 * colours.light;
    const tone =
      index === 3
        ? mix(scale(natural, 0.2 * dim), scale(colours.deep, 0.5), 0.6)
        : mix(mix(scale(natural, dim), colours.mid, 0.12), mix(colours.mid, colours.deep, 0.3), haze);
    const lit =
      index === 3
        ? mix(tone, colours.mid, 0.24)
        : mix(mix(tone, colours.shallow, 0.34), mix(colours.mid, colours.deep, 0.2), haze * 0.7);
    const sprite = bakeCoral(kind, {
      dark: mix(tone, colours.deep, 0.52),
      light: lit,
      random,
      pixels: Math.max(40, Math.round(short * size * 1.2)),
    });
    const tall = short * size * (0.55 + random() * 0.6) * (kind === 'brain' || kind === 'table' ? 0.72 : 1);
    plants.push({
      sprite,
      x,
      y: topAt(x) + tall * 0.08 + (index === 3 ? height * 0.02 : 0),
      width: tall * (sprite.width / sprite.height),
      height: tall,
      sway: kind === 'fan' || kind === 'tubes' || kind === 'anemone' ? 0.035 : 0.008,
      phase: random() * 6.28,
    });
  }
  plants.sort((a, b) => a.y - b.y);
  const kelpAmount = plan.details.kelp ?? 0.25;
  const kelp: Kelp[] =
    index === 0
      ? []
      : Array.from({ length: Math.round(kelpAmount * [0, 16, 12, 7][index]!) }, () => {
          const x = (random() < 0.5 ? -0.08 + random() * 0.32 : 0.76 + random() * 0.32) * width;
          return {
            x,
            base: topAt(x) + 6,
            height: height * (0.28 + random() * 0.4) * (0.5 + depth * 0.7),
            phase: random() * 6.28,
            width: short * 0.012 * (0.5 + depth),
            colour:
              index === 3
                ? scale(colours.deep, 0.4)
                : mix(mix([58, 104, 60], colours.mid, 0.3), mix(colours.mid, colours.deep, 0.4), haze),
          };
        });
  return { ground: ground.canvas, top: ground.top, plants, depth, kelp };
}

interface GroundOptions {
  topAt: (x: number) => number;
  haze: number;
  index: number;
  reach: number;
}

function paintGround(
  { width, height, random: stream }: SceneSetup,
  colours: WaterColours,
  { topAt, haze, index, reach }: GroundOptions,
): { canvas: Canvas; top: number } {
  const random = stream(`reef-ground-${index}`);
  const offset = width * OVERHANG;
  let top = height;
  for (let x = 0; x <= reach; x += 4) top = Math.min(top, Math.floor(topAt(x - offset)));
  const bottom = Math.ceil(height * (index === 3 ? 1.24 : 1.1));
  const canvas = createCanvas(reach, bottom - top);
  const context = canvas.getContext('2d');
  context.translate(0, -top);
  context.beginPath();
  context.moveTo(0, bottom);
  for (let x = 0; x <= reach; x += 4) context.lineTo(x, topAt(x - offset));
  context.lineTo(reach, bottom);
  context.closePath();
  const far = mix(colours.mid, colours.deep, 0.35);
  const sandLit = index === 3 ? scale(colours.deep, 0.55) : mix(mix(colours.sand, colours.mid, 0.42), far, haze);
  const sandDark =
    index === 3 ? scale(colours.deep, 0.2) : mix(mix(scale(colours.sand, 0.45), colours.deep, 0.5), far, haze);
  const shade = context.createLinearGradient(
    0,
    height * [0.5, 0.62, 0.74, 0.86][index]!,
    0,
    height * [0.9, 1, 1.06, 1.1][index]!,
  );
  shade.addColorStop(0, css(sandLit));
  shade.addColorStop(1, css(sandDark));
  context.fillStyle = shade;
  context.fill();
  context.save();
  context.clip();
  // Stones and ripples of sand.
  for (let stone = 0; stone < (index === 3 ? 12 : 90); stone++) {
    const x = random() * reach;
    const y = topAt(x - offset) + random() ** 1.6 * height * 0.2;
    const size = height * (0.004 + random() ** 3 * 0.03) * (0.5 + index * 0.3);
    context.fillStyle = css(random() < 0.5 ? mix(sandLit, [255, 255, 255], 0.1) : sandDark, 0.35);
    context.beginPath();
    context.ellipse(x, y, size * 1.6, size * 0.6, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  return { canvas, top };
}

function paintKelp(context: SKRSContext2D, kelp: Kelp, seconds: number): void {
  const joints = 12;
  const points = Array.from({ length: joints + 1 }, (_, joint) => {
    const part = joint / joints;
    return {
      x:
        kelp.x +
        Math.sin(seconds * 0.8 + kelp.phase - part * 2.6) * kelp.height * 0.09 * part +
        Math.sin(kelp.phase) * kelp.height * 0.1 * part * part,
      y: kelp.base - kelp.height * part,
    };
  });
  context.strokeStyle = css(kelp.colour);
  context.fillStyle = css(mix(kelp.colour, [200, 220, 120], 0.12));
  context.lineWidth = kelp.width * 0.4;
  context.beginPath();
  points.forEach((point) => context.lineTo(point.x, point.y));
  context.stroke();
  points.forEach((point, joint) => {
    if (joint === 0) return;
    const side = joint % 2 === 0 ? 1 : -1;
    const lean = Math.sin(seconds * 0.9 + kelp.phase - joint * 0.3) * 0.25;
    const leaf = kelp.width * (5.2 - joint * 0.22);
    context.save();
    context.translate(point.x, point.y);
    context.rotate(side * (0.75 + lean));
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(kelp.width * 1.2, -leaf * 0.5, 0, -leaf);
    context.quadraticCurveTo(-kelp.width * 0.9, -leaf * 0.5, 0, 0);
    context.fill();
    context.restore();
  });
}
