import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { drawSubject } from '../../subject/subject.ts';
import { flatCameraAt, layerShift } from '../camera.ts';
import { drawPerson } from './person.ts';

/** The backdrop reaches this far beyond the picture on each side. */
const MARGIN = 0.2;

/**
 * Somebody's head and shoulders before a soft backdrop of lights. Details read: `man` or `woman` (else the seed), `hijab`,
 * `old`, `smile`.
 */
export const createPortrait: SceneFamily = (setup) => {
  const { plan, width, height, palette } = setup;
  const random = setup.random('portrait');
  const side = random() < 0.5 ? -1 : 1;
  const backdrop = paintBackdrop(setup, side);
  const head = Math.min(height * 0.46, width * 0.5);
  const person = drawPerson(setup, { head, side });
  const lights = createLights(setup);
  const subject = plan.subject ? SILHOUETTES[plan.subject] : undefined;
  return {
    paint(context, moment) {
      const { seconds } = moment;
      const camera = flatCameraAt(plan.motion, moment.progress);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      const back = layerShift(camera, setup, 0.14);
      const w = backdrop.width * back.scale;
      const h = backdrop.height * back.scale;
      context.drawImage(backdrop, width / 2 - w / 2 + back.x, height / 2 - h / 2 + back.y, w, h);
      lights(context, seconds, back);
      const near = layerShift(camera, setup, 0.44);
      person(context, seconds, { x: width * 0.5 + near.x, y: height * 0.46 + near.y, scale: near.scale });
      if (!subject) return;
      const size = Math.min(width, height) * 0.24 * near.scale;
      const isStanding = subject.anchor === 'ground' || subject.anchor === 'water';
      drawSubject(context, setup, moment, {
        name: subject.name,
        x: width * (0.5 + side * 0.32) + near.x,
        y: height * (isStanding ? 0.95 : 0.3) + near.y,
        height: size,
        light: { key: palette.key, ambient: palette.ambient, from: [side * 0.6, -0.5], backlit: 0.1 },
      });
    },
  };
};

/** Sky above, foliage or wall below, all out of focus, brightest behind the lit shoulder. */
function paintBackdrop(setup: SceneSetup, side: -1 | 1): Canvas {
  const { width, height, palette } = setup;
  const random = setup.random('portrait-backdrop');
  const canvas = createCanvas(Math.ceil(width * (1 + MARGIN * 2)), Math.ceil(height * (1 + MARGIN * 2)));
  const context = canvas.getContext('2d');
  const w = canvas.width;
  const h = canvas.height;
  const leaf: Rgb = mix(mix([86, 118, 74], palette.key, 0.24), palette.ambient, palette.isMoon ? 0.7 : 0.3);
  const air = context.createLinearGradient(0, 0, 0, h);
  air.addColorStop(0, css(mix(palette.mid, palette.horizon, 0.4)));
  air.addColorStop(0.5, css(mix(palette.horizon, leaf, 0.3)));
  air.addColorStop(1, css(scale(leaf, 0.55)));
  context.fillStyle = air;
  context.fillRect(0, 0, w, h);
  const blot = (x: number, y: number, radius: number, colour: Rgb, strength: number): void => {
    const fill = context.createRadialGradient(x, y, 0, x, y, radius);
    fill.addColorStop(0, css(colour, strength));
    fill.addColorStop(0.6, css(colour, strength * 0.5));
    fill.addColorStop(1, css(colour, 0));
    context.fillStyle = fill;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };
  for (let bush = 0; bush < 26; bush++)
    blot(
      random() * w,
      h * (0.42 + random() * 0.6),
      h * (0.1 + random() * 0.16),
      scale(mix(leaf, palette.horizon, random() * 0.36), 0.6 + random() * 0.6),
      0.6,
    );
  blot(
    w * (0.5 + side * 0.26),
    h * 0.34,
    h * 0.62,
    mix(palette.sun, [255, 246, 224], 0.3),
    palette.isMoon ? 0.3 : 0.72,
  );
  return canvas;
}

/** Lights far out of focus. */
function createLights(
  setup: SceneSetup,
): (context: SKRSContext2D, seconds: number, shift: { x: number; y: number }) => void {
  const { width, height, palette, plan } = setup;
  const random = setup.random('portrait-lights');
  const short = Math.min(width, height);
  const warm: readonly Rgb[] = plan.colours.includes('neon')
    ? [
        [255, 60, 170],
        [60, 220, 255],
        [150, 90, 255],
      ]
    : [mix(palette.sun, [255, 236, 190], 0.4), [255, 214, 150], mix(palette.horizon, [255, 255, 255], 0.3)];
  const discs = Array.from({ length: 26 }, () => ({
    x: random(),
    y: random() * 0.8,
    radius: short * (0.02 + random() * 0.05),
    colour: warm[Math.floor(random() * warm.length)]!,
    phase: random() * 6.28,
  }));
  return (context, seconds, shift) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const { x, y, radius, colour, phase } of discs) {
      const cx = x * width + shift.x + Math.sin(seconds * 0.3 + phase) * short * 0.012;
      const cy = y * height + shift.y + Math.cos(seconds * 0.24 + phase) * short * 0.012;
      const strength = (palette.isMoon ? 0.4 : 0.24) * (0.7 + 0.3 * Math.sin(seconds * 0.9 + phase));
      const disc = context.createRadialGradient(cx, cy, 0, cx, cy, radius);
      disc.addColorStop(0, css(colour, strength * 0.6));
      disc.addColorStop(0.82, css(colour, strength));
      disc.addColorStop(1, css(colour, 0));
      context.fillStyle = disc;
      context.fillRect(cx - radius, cy - radius, radius * 2, radius * 2);
    }
    context.restore();
  };
}
