import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';

interface BrightStar {
  x: number;
  y: number;
  size: number;
  colour: Rgb;
  phase: number;
  hasSpikes: boolean;
  depth: number;
}

export interface Starfield {
  /** Draws the stars for a moment; `shift` moves a layer of the given depth. */
  paint(context: SKRSContext2D, seconds: number, shift: (depth: number) => LayerShift): void;
}

const OVERSIZE = 1.3;
const STAR_COLOURS: readonly Rgb[] = [
  [255, 255, 255],
  [190, 212, 255],
  [255, 232, 204],
  [255, 206, 170],
  [214, 228, 255],
];

/** Far dust of stars baked once, and nearer ones that twinkle; only the brightest few carry spikes. */
export function createStarfield(setup: SceneSetup): Starfield {
  const random = setup.random('starfield');
  const { width, height } = setup;
  const unit = Math.max(0.6, Math.min(width, height) / 720);
  const dust = createCanvas(Math.ceil(width * OVERSIZE), Math.ceil(height * OVERSIZE));
  const context = dust.getContext('2d');
  for (let index = 0; index < 1900; index++) {
    const brightness = 0.2 + random() ** 2 * 0.8;
    const radius = (0.45 + random() ** 4 * 1) * unit;
    context.fillStyle = css(STAR_COLOURS[Math.floor(random() * STAR_COLOURS.length)]!, brightness);
    context.beginPath();
    context.arc(random() * dust.width, random() * dust.height, radius, 0, Math.PI * 2);
    context.fill();
  }
  const bright: BrightStar[] = Array.from({ length: 90 }, (_, index) => ({
    x: random() * 1.2 - 0.1,
    y: random() * 1.2 - 0.1,
    size: (index < 5 ? 15 + random() * 14 : 2.4 + random() ** 3 * 5) * unit,
    colour: mix(STAR_COLOURS[Math.floor(random() * STAR_COLOURS.length)]!, [255, 255, 255], 0.25),
    phase: random() * 6.28,
    hasSpikes: index < 5,
    depth: 0.04 + random() * 0.2,
  }));
  const glows = new Map(STAR_COLOURS.map((colour) => [colour, bakeGlow(colour)]));
  const glowOf = (star: BrightStar): Canvas =>
    glows.get(STAR_COLOURS[Math.floor(star.phase * 7) % STAR_COLOURS.length]!)!;

  return {
    paint(target, seconds, shift) {
      const far = shift(0.03);
      target.save();
      target.globalCompositeOperation = 'screen';
      target.translate(width / 2 + far.x, height / 2 + far.y);
      target.scale(far.scale, far.scale);
      target.drawImage(dust, -dust.width / 2, -dust.height / 2);
      target.restore();
      target.save();
      target.globalCompositeOperation = 'screen';
      for (const star of bright) {
        const layer = shift(star.depth);
        const x = width / 2 + (star.x - 0.5) * width * layer.scale + layer.x;
        const y = height / 2 + (star.y - 0.5) * height * layer.scale + layer.y;
        const twinkle = 0.72 + 0.28 * Math.sin(seconds * (1.6 + (star.phase % 1.5)) + star.phase * 5);
        const size = star.size * (star.hasSpikes ? 0.9 + 0.1 * twinkle : 1);
        target.globalAlpha = star.hasSpikes ? 0.6 + 0.4 * twinkle : twinkle;
        target.drawImage(glowOf(star), x - size, y - size, size * 2, size * 2);
        if (star.hasSpikes) paintSpikes(target, star, { x, y, length: size * 1.25 });
      }
      target.restore();
    },
  };
}

function bakeGlow(colour: Rgb): Canvas {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  const glow = context.createRadialGradient(32, 32, 0, 32, 32, 32);
  glow.addColorStop(0, css(mix(colour, [255, 255, 255], 0.9)));
  glow.addColorStop(0.1, css(mix(colour, [255, 255, 255], 0.5), 0.9));
  glow.addColorStop(0.26, css(colour, 0.26));
  glow.addColorStop(0.6, css(colour, 0.05));
  glow.addColorStop(1, css(colour, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, 64, 64);
  return canvas;
}

function paintSpikes(
  context: SKRSContext2D,
  star: BrightStar,
  { x, y, length }: { x: number; y: number; length: number },
): void {
  const thickness = Math.max(0.5, length * 0.022);
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    const gradient = context.createLinearGradient(x - dx * length, y - dy * length, x + dx * length, y + dy * length);
    gradient.addColorStop(0, css(star.colour, 0));
    gradient.addColorStop(0.5, css(star.colour, 0.75));
    gradient.addColorStop(1, css(star.colour, 0));
    context.fillStyle = gradient;
    context.fillRect(
      x - (dx ? length : thickness / 2),
      y - (dy ? length : thickness / 2),
      dx ? length * 2 : thickness,
      dy ? length * 2 : thickness,
    );
  }
}
