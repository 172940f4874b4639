import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';

const CORAL_KINDS = ['staghorn', 'fan', 'brain', 'tubes', 'table', 'anemone'] as const;
/** How often each is met: branching corals carry a reef, tables are rare. */
export const CORAL_MIX: readonly CoralKind[] = [
  'staghorn',
  'staghorn',
  'staghorn',
  'fan',
  'fan',
  'fan',
  'brain',
  'brain',
  'tubes',
  'tubes',
  'table',
  'anemone',
  'anemone',
];
export type CoralKind = (typeof CORAL_KINDS)[number];

interface CoralOptions {
  dark: Rgb;
  light: Rgb;
  random: () => number;
  /** Height of the sprite. */ pixels: number;
}

/** One coral, lit from above, standing on the sprite's lower edge. */
export function bakeCoral(kind: CoralKind, options: CoralOptions): Canvas {
  const height = options.pixels;
  const width = Math.ceil(height * (kind === 'table' || kind === 'brain' ? 1.5 : 1.15));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const painter = PAINTERS[kind];
  painter(context, { ...options, width, height });
  return canvas;
}

interface Frame extends CoralOptions {
  width: number;
  height: number;
}

const PAINTERS: Record<CoralKind, (context: SKRSContext2D, frame: Frame) => void> = {
  staghorn,
  fan,
  brain,
  tubes,
  table,
  anemone,
};

function staghorn(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  const grow = (x: number, y: number, angle: number, length: number, thick: number, level: number): void => {
    const bend = (random() - 0.5) * 0.5;
    const midX = x + Math.cos(angle) * length * 0.5 + Math.cos(angle + 1.57) * length * bend * 0.3;
    const midY = y + Math.sin(angle) * length * 0.5 + Math.sin(angle + 1.57) * length * bend * 0.3;
    const endX = x + Math.cos(angle + bend * 0.4) * length;
    const endY = y + Math.sin(angle + bend * 0.4) * length;
    const tone = Math.min(1, Math.max(0, 1 - endY / height));
    for (const [wide, colour, offset] of [
      [1, mix(dark, light, tone * 0.5), 0],
      [0.45, mix(dark, light, 0.35 + tone * 0.65), -0.24],
    ] as const) {
      context.strokeStyle = css(colour);
      context.lineWidth = thick * wide;
      context.beginPath();
      context.moveTo(x + thick * offset, y);
      context.quadraticCurveTo(midX + thick * offset, midY, endX + thick * offset, endY);
      context.stroke();
    }
    if (level === 0) {
      context.fillStyle = css(mix(light, [255, 255, 255], 0.4));
      context.beginPath();
      context.arc(endX, endY, thick * 0.34, 0, Math.PI * 2);
      context.fill();
      return;
    }
    const branches = level > 2 ? 3 : 2;
    for (let branch = 0; branch < branches; branch++) {
      grow(
        endX,
        endY,
        angle + (branch - (branches - 1) / 2) * (0.62 + random() * 0.3) + (random() - 0.5) * 0.3,
        length * (0.62 + random() * 0.2),
        thick * 0.74,
        level - 1,
      );
    }
  };
  for (let stem = 0; stem < 3; stem++)
    grow(width * (0.42 + stem * 0.08), height, -1.57 + (stem - 1) * 0.5, height * 0.27, height * 0.075, 3);
}

function fan(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  const grow = (x: number, y: number, angle: number, length: number, thick: number, level: number): void => {
    const endX = x + Math.cos(angle) * length;
    const endY = y + Math.sin(angle) * length;
    context.strokeStyle = css(mix(dark, light, Math.min(1, Math.max(0, 1.1 - endY / height))));
    context.lineWidth = Math.max(0.7, thick);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(endX, endY);
    context.stroke();
    if (level === 0) return;
    for (const side of [-1, 1])
      grow(
        endX,
        endY,
        angle + side * (0.2 + random() * 0.22),
        length * (0.74 + random() * 0.16),
        thick * 0.72,
        level - 1,
      );
    if (random() < 0.5)
      grow(
        x + Math.cos(angle) * length * 0.5,
        y + Math.sin(angle) * length * 0.5,
        angle + (random() < 0.5 ? -0.5 : 0.5),
        length * 0.6,
        thick * 0.5,
        level - 1,
      );
  };
  grow(width / 2, height, -1.57, height * 0.2, height * 0.04, 6);
}

function brain(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  const top = height * 0.34;
  const shape = (): void => {
    context.beginPath();
    context.moveTo(width * 0.06, height);
    context.bezierCurveTo(width * 0.02, top * 1.1, width * 0.24, top * 0.8, width * 0.5, top * 0.82);
    context.bezierCurveTo(width * 0.78, top * 0.8, width * 0.98, top * 1.1, width * 0.94, height);
    context.closePath();
  };
  const shade = context.createRadialGradient(width * 0.46, top * 0.9, 0, width * 0.5, height * 0.8, width * 0.6);
  shade.addColorStop(0, css(mix(light, [255, 255, 255], 0.14)));
  shade.addColorStop(0.45, css(mix(dark, light, 0.5)));
  shade.addColorStop(1, css(dark));
  context.fillStyle = shade;
  shape();
  context.fill();
  context.save();
  shape();
  context.clip();
  context.strokeStyle = css(dark, 0.55);
  context.lineWidth = Math.max(0.8, height * 0.014);
  for (let groove = 0; groove < 22; groove++) {
    let x = random() * width;
    let y = top * 0.8 + random() * (height - top * 0.8);
    let angle = random() * 6.28;
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 8; step++) {
      angle += (random() - 0.5) * 1.7;
      x += Math.cos(angle) * width * 0.045;
      y += Math.sin(angle) * width * 0.028;
      context.lineTo(x, y);
    }
    context.stroke();
  }
  context.restore();
}

function tubes(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  const count = 7;
  for (let index = 0; index < count; index++) {
    const part = (index + 0.5) / count;
    const x = width * (0.2 + 0.6 * part);
    const lean = (part - 0.5) * width * 0.34;
    const tall = height * (0.5 + random() * 0.42) * (1 - Math.abs(part - 0.5) * 0.5);
    const wide = width * (0.06 + random() * 0.035);
    const shade = context.createLinearGradient(x - wide, 0, x + wide, 0);
    shade.addColorStop(0, css(mix(dark, light, 0.5)));
    shade.addColorStop(0.4, css(light));
    shade.addColorStop(1, css(dark));
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(x - wide * 0.7, height);
    context.quadraticCurveTo(x - wide * 0.7 + lean * 0.4, height - tall * 0.5, x + lean - wide, height - tall);
    context.lineTo(x + lean + wide, height - tall);
    context.quadraticCurveTo(x + wide * 0.7 + lean * 0.4, height - tall * 0.5, x + wide * 0.7, height);
    context.fill();
    context.fillStyle = css(mix(dark, [0, 0, 0], 0.3));
    context.beginPath();
    context.ellipse(x + lean, height - tall, wide, wide * 0.42, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(mix(light, [255, 255, 255], 0.3));
    context.lineWidth = wide * 0.16;
    context.stroke();
  }
}

function table(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  const decks = 3;
  for (let deck = 0; deck < decks; deck++) {
    const y = height * (0.72 - deck * 0.2);
    const half = width * (0.44 - deck * 0.07) * (0.85 + random() * 0.2);
    const x = width * (0.5 + (random() - 0.5) * 0.1);
    context.fillStyle = css(mix(dark, [0, 0, 0], 0.15));
    context.fillRect(x - width * 0.035, y, width * 0.07, height - y);
    context.beginPath();
    context.ellipse(x, y + height * 0.035, half, height * 0.085, 0, 0, Math.PI * 2);
    context.fill();
    const shade = context.createLinearGradient(x - half, 0, x + half, 0);
    shade.addColorStop(0, css(mix(dark, light, 0.6)));
    shade.addColorStop(0.4, css(mix(light, [255, 255, 255], 0.1)));
    shade.addColorStop(1, css(mix(dark, light, 0.35)));
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, half, height * 0.075, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = css(mix(light, [255, 255, 255], 0.35), 0.8);
    context.lineWidth = Math.max(0.8, height * 0.012);
    context.beginPath();
    context.ellipse(x, y, half, height * 0.075, 0, Math.PI, Math.PI * 2);
    context.stroke();
  }
}

function anemone(context: SKRSContext2D, { width, height, dark, light, random }: Frame): void {
  context.fillStyle = css(dark);
  context.beginPath();
  context.ellipse(width / 2, height * 0.94, width * 0.26, height * 0.12, 0, 0, Math.PI * 2);
  context.fill();
  for (let arm = 0; arm < 46; arm++) {
    const part = arm / 45;
    const angle = -1.57 + (((arm * 7) % 46) / 45 - 0.5) * 2.3;
    const length = height * (0.5 + random() * 0.3);
    const x = width * 0.5 + Math.cos(angle) * width * 0.12;
    const y = height * 0.92;
    const endX = x + Math.cos(angle + (random() - 0.5) * 0.4) * length * 0.86;
    const endY = y + Math.sin(angle) * length;
    context.strokeStyle = css(mix(dark, light, 0.2 + 0.8 * part));
    context.lineWidth = height * 0.03;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + Math.cos(angle) * length * 0.2, y - length * 0.5, endX, endY);
    context.stroke();
    context.fillStyle = css(mix(light, [255, 255, 255], 0.3));
    context.beginPath();
    context.arc(endX, endY, height * 0.022, 0, Math.PI * 2);
    context.fill();
  }
}
