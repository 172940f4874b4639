import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift, type FlatCamera } from '../camera.ts';
import { createBatik } from './batik.ts';
import { abstractColours, type AbstractColours } from './abstractColours.ts';

const TILE = 512;
const REDUCTION = 3;

/**
 * Folds of coloured silk with ribbons of light before them. Details read: `ribbon` (how many, 0–1), `bokeh` (discs of light),
 * `calm` (1: broad slow folds, 0: many), `batik` (a patterned cloth instead), `black` and `white` (a plain ground).
 */
export const createAbstract: SceneFamily = (setup) => {
  if (setup.plan.details.batik) return createBatik(setup);
  const { plan, width, height } = setup;
  const colours = abstractColours(setup);
  const ground = plainGround(setup);
  const layers = ground
    ? [ground]
    : [createFolds(setup, colours), createBokeh(setup, colours), createRibbons(setup, colours)];
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  return {
    paint(context, moment) {
      const camera = flatCameraAt(plan.motion, moment.progress);
      for (const paint of layers) paint(context, moment.seconds, camera);
      if (subject) {
        const size = Math.min(width, height) * 0.44;
        const shift = layerShift(camera, setup, 0.5);
        const isStanding = subject.anchor === 'ground' || subject.anchor === 'water';
        drawSubject(context, setup, moment, {
          name: subject.name,
          x: width / 2 + shift.x,
          y: height * 0.5 + shift.y + (isStanding ? size / 2 : 0),
          height: size * shift.scale,
          light: {
            key: mix(colours.light, [255, 255, 255], 0.4),
            ambient: mix(colours.dark, colours.main, 0.5),
            from: [-0.5, -0.6],
            backlit: 0.45,
          },
        });
      }
    },
  };
};

type Painter = (context: SKRSContext2D, seconds: number, camera: FlatCamera) => void;

/** A ground of one colour, a little brighter in the middle; null where none was asked for. */
function plainGround({ plan: { details }, width, height }: SceneSetup): Painter | null {
  if (!details.black && !details.white) return null;
  const middle: Rgb = details.black ? [34, 34, 40] : [252, 252, 252];
  return (context) => {
    const glow = context.createRadialGradient(width / 2, height * 0.46, 0, width / 2, height * 0.46, width * 0.62);
    glow.addColorStop(0, css(middle));
    glow.addColorStop(1, css(scale(middle, details.black ? 0.3 : 0.9)));
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  };
}

/** A cloth's height is smooth noise, warped by itself; light from the side shows its folds. */
function createFolds(setup: SceneSetup, colours: AbstractColours): Painter {
  const { width, height, plan } = setup;
  const random = setup.random('abstract-folds');
  const noise = createNoiseTile({ size: TILE, period: 4, octaves: 3, gain: 0.36, seed: Math.floor(random() * 1e9) });
  const w = Math.ceil(width / REDUCTION);
  const h = Math.ceil(height / REDUCTION);
  const canvas = createCanvas(w, h);
  const target = canvas.getContext('2d');
  const image = target.createImageData(w, h);
  const heights = new Float32Array((w + 1) * (h + 1));
  const hues = new Float32Array((w + 1) * (h + 1));
  const angle = random() * 6.28;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const density = 215 * (plan.details.calm ? 0.62 : 1) * (0.8 + random() * 0.5);
  const stretch = 0.42 + random() * 0.3;
  const short = Math.min(w, h);
  const { dark, main, accent, light } = colours;
  return (context, seconds, camera) => {
    const zoom = camera.zoom * (1 + camera.dolly * 0.4);
    const t = seconds * 7;
    for (let row = 0; row <= h; row++) {
      for (let column = 0; column <= w; column++) {
        const px = ((column - w / 2) / zoom + camera.x * w * 0.3 + camera.orbit * w * 0.2) / short;
        const py = ((row - h / 2) / zoom + camera.y * h * 0.25) / short;
        const x = (px * cos + py * sin) * density;
        const y = (py * cos - px * sin) * density * stretch;
        const warpX = sampleTile(noise, TILE, x * 0.5 + t * 0.3, y * 0.5) - 0.5;
        const warpY = sampleTile(noise, TILE, x * 0.5 + 190, y * 0.5 - t * 0.24) - 0.5;
        const index = row * (w + 1) + column;
        const wave = sampleTile(noise, TILE, x * 0.8 + warpX * 150 + t * 0.2, y * 0.8 + warpY * 150 + 70);
        heights[index] = wave + 0.17 * Math.sin(wave * 30 + warpX * 9 + seconds * 0.12);
        hues[index] = sampleTile(noise, TILE, x * 0.42 + warpY * 110 + 300, y * 0.42 + warpX * 90 + t * 0.16);
      }
    }
    const data = image.data;
    const relief = 27 * (short / 240);
    for (let row = 0; row < h; row++) {
      for (let column = 0; column < w; column++) {
        const index = row * (w + 1) + column;
        const level = heights[index]!;
        const dx = (heights[index + 1]! - level) * relief;
        const dy = (heights[index + w + 1]! - level) * relief;
        const normal = 1 / Math.sqrt(1 + dx * dx + dy * dy);
        const facing = (dx * -0.56 + dy * -0.62 + 0.55) * normal;
        const diffuse = Math.min(1, Math.max(0, 0.32 + facing * 0.86));
        const gleam = Math.max(0, facing) ** 14 * 0.85;
        // Folded over several times, so that both colours are in every part of the cloth.
        const hue = smoothstep(0.3, 0.7, 0.5 + 0.5 * Math.sin(hues[index]! * 15 + level * 3));
        const at = (row * w + column) * 4;
        const dither = (((column * 5 + row * 3) & 7) - 3.5) / 6;
        for (let channel = 0; channel < 3; channel++) {
          const body = main[channel]! + (accent[channel]! - main[channel]!) * hue;
          let value = dark[channel]! + (body - dark[channel]!) * diffuse * (0.24 + 0.98 * level);
          value += (light[channel]! - value) * gleam;
          data[at + channel] = value + dither;
        }
        data[at + 3] = 255;
      }
    }
    target.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = true;
    context.imageSmoothingQuality = 'low';
    context.drawImage(canvas, 0, 0, w * REDUCTION, h * REDUCTION);
  };
}

/** Sheaves of fine strands that cross and part: drawn additively, so that where they meet they shine. */
function createRibbons(setup: SceneSetup, colours: AbstractColours): Painter {
  const { width, height, plan } = setup;
  const random = setup.random('abstract-ribbons');
  const count = Math.round((plan.details.ribbon ?? 0.5) * 4);
  const strands = 44;
  const steps = 44;
  const ribbons = Array.from({ length: count }, (_, index) => ({
    y: 0.28 + (0.44 * (index + 0.5)) / Math.max(1, count) + (random() - 0.5) * 0.1,
    swing: 0.08 + random() * 0.12,
    waves: 1.2 + random() * 1.6,
    phase: random() * 6.28,
    spread: 0.12 + random() * 0.16,
    twist: 1.5 + random() * 2,
    speed: 0.16 + random() * 0.2,
    colour: mix(index % 2 === 0 ? colours.light : colours.accent, [255, 255, 255], 0.3),
    depth: 0.4 + random() * 0.5,
  }));
  return (context, seconds, camera) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    context.lineWidth = Math.max(0.7, height / 900);
    for (const ribbon of ribbons) {
      const shift = layerShift(camera, setup, ribbon.depth);
      for (let strand = 0; strand < strands; strand++) {
        const part = strand / (strands - 1) - 0.5;
        context.strokeStyle = css(ribbon.colour, 0.08 + 0.26 * (1 - Math.abs(part) * 2) ** 2);
        context.beginPath();
        for (let step = 0; step <= steps; step++) {
          const u = step / steps;
          const turn = Math.cos(u * ribbon.twist * 3.1 + ribbon.phase * 2 + seconds * ribbon.speed * 1.3);
          const y =
            ribbon.y +
            ribbon.swing * Math.sin(u * ribbon.waves * 3.1 + ribbon.phase + seconds * ribbon.speed) +
            ribbon.swing * 0.35 * Math.sin(u * ribbon.waves * 7 - seconds * ribbon.speed * 0.7 + part * 1.4) +
            part * ribbon.spread * turn * (0.5 + u);
          context.lineTo(
            width / 2 + (u * 1.3 - 0.65) * width * shift.scale + shift.x,
            height / 2 + (y - 0.5) * height * shift.scale + shift.y,
          );
        }
        context.stroke();
      }
    }
    context.restore();
  };
}

/** Discs of light out of focus, drifting slowly. */
function createBokeh(setup: SceneSetup, colours: AbstractColours): Painter {
  const { width, height, plan } = setup;
  const random = setup.random('abstract-bokeh');
  const amount = plan.details.bokeh ?? (random() < 0.35 ? 0.4 : 0);
  const short = Math.min(width, height);
  const discs = Array.from({ length: Math.round(amount * 60) }, () => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    radius: short * (0.015 + random() ** 2 * 0.07),
    phase: random() * 6.28,
    depth: 0.2 + random() * 0.8,
    colour: mix(random() < 0.5 ? colours.light : colours.accent, [255, 255, 255], 0.2),
  }));
  return (context, seconds, camera) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const disc of discs) {
      const shift = layerShift(camera, setup, disc.depth);
      const x = disc.x * width + Math.sin(seconds * 0.2 + disc.phase) * short * 0.03 + shift.x;
      const y = disc.y * height + Math.cos(seconds * 0.17 + disc.phase * 2) * short * 0.03 + shift.y;
      const radius = disc.radius * shift.scale;
      const strength = 0.16 + 0.1 * Math.sin(seconds * 0.7 + disc.phase);
      const glow = context.createRadialGradient(x, y, radius * 0.2, x, y, radius);
      glow.addColorStop(0, css(disc.colour, strength * 0.6));
      glow.addColorStop(0.86, css(disc.colour, strength));
      glow.addColorStop(1, css(disc.colour, 0));
      context.fillStyle = glow;
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
    context.restore();
  };
}
