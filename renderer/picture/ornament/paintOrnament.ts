import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import { type FlowerKind, PAINTERS } from '../../scenes/flowers/flowerHeads.ts';
import type { Rgb } from '../../scene.ts';
import type { OrnamentKind } from './ornamentKinds.ts';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [20, 14, 24];

/** One ornament, painted in a square from −1 to 1 around the origin. */
export interface Ornament {
  kind: OrnamentKind;
  colour: Rgb;
  /** Whether it stands on something bright, where light would not show. */
  isOnBright: boolean;
  random: () => number;
}

/** Paints an ornament with its middle at a place. */
export function paintOrnament(
  context: SKRSContext2D,
  ornament: Ornament,
  { x, y, size, angle }: { x: number; y: number; size: number; angle: number },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  if (HAS_SHADOW.has(ornament.kind)) {
    context.shadowColor = 'rgba(20, 10, 20, 0.32)';
    context.shadowBlur = size * 0.28;
    context.shadowOffsetY = size * 0.1;
  }
  context.scale(size, size);
  PAINT[ornament.kind](context, ornament);
  context.restore();
}

const HAS_SHADOW: ReadonlySet<OrnamentKind> = new Set(['heart', 'star', 'butterfly']);

const PAINT: Record<OrnamentKind, (context: SKRSContext2D, ornament: Ornament) => void> = {
  heart: paintHeart,
  star: paintStar,
  sparkle: paintSparkle,
  flower: (context, ornament) => paintHead(context, ornament, ornament.random() < 0.5 ? 'cosmos' : 'rose'),
  rose: (context, ornament) => paintHead(context, ornament, 'rose'),
  sunflower: (context, ornament) => paintHead(context, ornament, 'sunflower'),
  daisy: (context, ornament) => paintHead(context, ornament, 'daisy'),
  butterfly: paintButterfly,
  confetti: paintConfetti,
  bubble: paintBubble,
};

function paintHeart(context: SKRSContext2D, { colour }: Ornament): void {
  const fill = context.createRadialGradient(-0.35, -0.4, 0.05, 0, 0, 1.15);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.42)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(scale(colour, 0.72)));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, 0.86);
  context.bezierCurveTo(-0.5, 0.44, -1, 0.08, -1, -0.36);
  context.bezierCurveTo(-1, -0.98, -0.2, -1.02, 0, -0.42);
  context.bezierCurveTo(0.2, -1.02, 1, -0.98, 1, -0.36);
  context.bezierCurveTo(1, 0.08, 0.5, 0.44, 0, 0.86);
  context.fill();
  context.shadowColor = 'transparent';
  context.fillStyle = 'rgba(255, 255, 255, 0.55)';
  context.beginPath();
  context.ellipse(-0.52, -0.44, 0.19, 0.11, -0.7, 0, Math.PI * 2);
  context.fill();
}

function paintStar(context: SKRSContext2D, { colour }: Ornament): void {
  const fill = context.createLinearGradient(-0.6, -1, 0.6, 1);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.5)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(scale(colour, 0.78)));
  context.fillStyle = fill;
  context.strokeStyle = fill;
  context.lineJoin = 'round';
  context.lineWidth = 0.22;
  context.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = corner % 2 === 0 ? 0.88 : 0.42;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
  context.stroke();
  context.shadowColor = 'transparent';
  context.fill();
}

/** A point of light with four rays; gold where white would not show. */
function paintSparkle(context: SKRSContext2D, { colour, isOnBright }: Ornament): void {
  const core = isOnBright ? mix(colour, [196, 130, 10], 0.62) : mix(colour, WHITE, 0.72);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 0.75);
  glow.addColorStop(0, css(isOnBright ? [255, 206, 80] : mix(colour, WHITE, 0.3), isOnBright ? 0.5 : 0.6));
  glow.addColorStop(1, css(colour, 0));
  context.fillStyle = glow;
  context.beginPath();
  context.arc(0, 0, 0.75, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(core);
  context.beginPath();
  for (let ray = 0; ray < 4; ray++) {
    const [from, to] = [(ray * Math.PI) / 2, ((ray + 1) * Math.PI) / 2];
    const reach = ray % 2 === 0 ? 0.72 : 1;
    if (ray === 0) context.moveTo(Math.cos(from) * reach, Math.sin(from) * reach);
    const next = ray % 2 === 0 ? 1 : 0.72;
    context.quadraticCurveTo(0, 0, Math.cos(to) * next, Math.sin(to) * next);
  }
  context.fill();
}

/** Pixels from the middle of a flower's head to the edge of its sprite; its petals reach about as far. */
const HEAD = 64;

function paintHead(context: SKRSContext2D, { colour, random }: Ornament, kind: FlowerKind): void {
  const sprite = createCanvas(HEAD * 2, HEAD * 2);
  PAINTERS[kind](sprite.getContext('2d'), {
    kind,
    petal: colour,
    stem: [70, 110, 50],
    key: [255, 246, 230],
    tone: (light) => light,
    side: random() < 0.5 ? -1 : 1,
    random,
    x: HEAD,
    y: HEAD,
  });
  drawSoft(context, sprite);
}

/** Draws a sprite in the square, with the shadow that it throws on what lies below. */
function drawSoft(context: SKRSContext2D, sprite: Canvas): void {
  context.imageSmoothingQuality = 'high';
  context.drawImage(sprite, -1, -1, 2, 2);
}

/** A leaf from the origin to the right, as long as the square is wide on one side. */
export function paintLeaf(context: SKRSContext2D, colour: Rgb): void {
  const fill = context.createLinearGradient(0, -0.3, 0, 0.3);
  fill.addColorStop(0, css(mix(colour, [236, 240, 170], 0.32)));
  fill.addColorStop(0.5, css(colour));
  fill.addColorStop(1, css(scale(colour, 0.66)));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(0.3, -0.34, 0.7, -0.3, 1, 0);
  context.bezierCurveTo(0.7, 0.3, 0.3, 0.34, 0, 0);
  context.fill();
  context.strokeStyle = css(mix(colour, WHITE, 0.34), 0.7);
  context.lineWidth = 0.022;
  context.beginPath();
  context.moveTo(0.04, 0);
  context.lineTo(0.9, 0);
  context.stroke();
}

function paintButterfly(context: SKRSContext2D, { colour }: Ornament): void {
  const edge = mix(scale(colour, 0.35), BLACK, 0.5);
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side, 1);
    for (const [cx, cy, rx, ry, turn] of [
      [0.52, -0.34, 0.52, 0.4, -0.6],
      [0.4, 0.38, 0.4, 0.34, 0.7],
    ] as const) {
      const fill = context.createRadialGradient(0.08, 0, 0.05, cx, cy, 0.62);
      fill.addColorStop(0, css(mix(colour, WHITE, 0.5)));
      fill.addColorStop(0.62, css(colour));
      fill.addColorStop(0.8, css(scale(colour, 0.8)));
      fill.addColorStop(1, css(edge));
      context.fillStyle = fill;
      context.beginPath();
      context.ellipse(cx, cy, rx, ry, turn, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }
  context.shadowColor = 'transparent';
  context.fillStyle = css(edge);
  context.beginPath();
  context.ellipse(0, 0.02, 0.07, 0.5, 0, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = css(edge);
  context.lineWidth = 0.035;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(0, -0.42);
    context.quadraticCurveTo(side * 0.1, -0.8, side * 0.26, -0.86);
    context.stroke();
  }
}

function paintConfetti(context: SKRSContext2D, { colour, random }: Ornament): void {
  const tall = 0.35 + random() * 0.5;
  const fill = context.createLinearGradient(0, -tall, 0, tall);
  fill.addColorStop(0, css(mix(colour, WHITE, 0.4)));
  fill.addColorStop(1, css(scale(colour, 0.86)));
  context.fillStyle = fill;
  if (random() < 0.3) {
    context.beginPath();
    context.arc(0, 0, 0.42, 0, Math.PI * 2);
    context.fill();
  } else context.fillRect(-0.32, -tall, 0.64, tall * 2);
}

function paintBubble(context: SKRSContext2D, { colour, isOnBright }: Ornament): void {
  const rim = isOnBright ? scale(colour, 0.62) : mix(colour, WHITE, 0.5);
  const fill = context.createRadialGradient(0.1, 0.1, 0.3, 0, 0, 0.96);
  fill.addColorStop(0, css(colour, 0.04));
  fill.addColorStop(0.8, css(mix(colour, [214, 170, 255], 0.4), 0.2));
  fill.addColorStop(1, css(rim, 0.72));
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, 0.96, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(255, 255, 255, 0.8)';
  context.beginPath();
  context.ellipse(-0.42, -0.46, 0.2, 0.1, -0.8, 0, Math.PI * 2);
  context.fill();
}
