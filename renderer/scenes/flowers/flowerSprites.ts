import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { type BakeOptions, type FlowerKind, PAINTERS } from './flowerHeads.ts';

/** A flower on its stalk: the head in the sprite's upper part, the foot in the middle of its lower edge. */
export interface FlowerSprite {
  sharp: Canvas;
  soft: Canvas;
  /** Height in metres. */ tall: number;
  /** Colour seen from afar. */ colour: Rgb;
}

/** Petal colours a kind grows in. */
export const FLOWER_COLOURS: Record<FlowerKind, readonly Rgb[]> = {
  sunflower: [
    [255, 196, 28],
    [250, 178, 20],
  ],
  tulip: [
    [226, 38, 60],
    [250, 190, 40],
    [240, 96, 150],
    [246, 240, 232],
    [150, 60, 170],
    [250, 124, 40],
  ],
  rose: [
    [206, 24, 52],
    [238, 110, 140],
    [250, 232, 226],
    [232, 66, 84],
  ],
  lavender: [
    [146, 104, 214],
    [124, 86, 200],
    [168, 128, 226],
  ],
  daisy: [
    [252, 252, 248],
    [255, 246, 232],
  ],
  poppy: [
    [232, 44, 30],
    [246, 72, 36],
  ],
  cosmos: [
    [238, 96, 160],
    [250, 170, 206],
    [252, 244, 246],
    [206, 56, 130],
  ],
};

const TALL: Record<FlowerKind, number> = {
  sunflower: 1.02,
  tulip: 0.5,
  rose: 0.55,
  lavender: 0.6,
  daisy: 0.42,
  poppy: 0.5,
  cosmos: 0.6,
};

const WIDTH = 150;

const HEIGHT = 300;

/** Paints one flower, once sharp and once out of focus. */
export function bakeFlower(options: BakeOptions): FlowerSprite {
  const sharp = createCanvas(WIDTH, HEIGHT);
  const context = sharp.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const { kind, random } = options;
  const headX = WIDTH / 2 + (random() - 0.5) * 26;
  const headY = kind === 'lavender' ? 30 : kind === 'sunflower' ? 70 : 66;
  paintStalk(context, { headX, headY }, options);
  PAINTERS[kind](context, { ...options, x: headX, y: headY });
  const small = createCanvas(WIDTH / 10, HEIGHT / 10);
  const smallContext = small.getContext('2d');
  smallContext.imageSmoothingEnabled = true;
  smallContext.imageSmoothingQuality = 'high';
  smallContext.drawImage(sharp, 0, 0, small.width, small.height);
  const soft = createCanvas(WIDTH, HEIGHT);
  const softContext = soft.getContext('2d');
  softContext.imageSmoothingEnabled = true;
  softContext.imageSmoothingQuality = 'high';
  softContext.drawImage(small, 0, 0, WIDTH, HEIGHT);
  return { sharp, soft, tall: TALL[kind], colour: options.tone(options.petal) };
}

function paintStalk(
  context: SKRSContext2D,
  { headX, headY }: { headX: number; headY: number },
  { kind, stem, tone, side, random }: BakeOptions,
): void {
  const green = tone(stem);
  const dark = scale(green, 0.5);
  const light = mix(green, tone([214, 232, 130]), 0.45);
  const foot = WIDTH / 2;
  const thick = kind === 'sunflower' ? 7 : 4;
  for (const [wide, colour, offset] of [
    [thick, dark, 0],
    [thick * 0.5, light, side * thick * 0.2],
  ] as const) {
    context.strokeStyle = css(colour);
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(foot + offset, HEIGHT);
    context.quadraticCurveTo(foot + (random() - 0.5) * 18, HEIGHT * 0.6, headX + offset, headY);
    context.stroke();
  }
  const leaves = kind === 'sunflower' ? 5 : kind === 'lavender' ? 6 : kind === 'tulip' ? 3 : 4;
  for (let leaf = 0; leaf < leaves; leaf++) {
    const direction = leaf % 2 === 0 ? 1 : -1;
    const y = HEIGHT * (0.98 - leaf * 0.11);
    const long = (kind === 'tulip' ? 120 : kind === 'sunflower' ? 62 : 48) * (0.8 + random() * 0.4);
    const wide = kind === 'sunflower' ? 22 : kind === 'rose' ? 15 : 7;
    const rise = kind === 'tulip' ? -1.25 : -0.55;
    context.save();
    context.translate(foot, y);
    context.rotate(direction > 0 ? rise : Math.PI - rise);
    const shade = context.createLinearGradient(0, -wide / 2, 0, wide / 2);
    shade.addColorStop(0, css(direction === side ? light : mix(green, dark, 0.2)));
    shade.addColorStop(1, css(dark));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(0, 0);
    context.quadraticCurveTo(long * 0.4, -wide, long, (random() - 0.2) * 14);
    context.quadraticCurveTo(long * 0.4, wide * 0.9, 0, 0);
    context.fill();
    context.restore();
  }
}
