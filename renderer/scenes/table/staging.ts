import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { bakeWare, FLATTENING, lightOn, type RoomLight, shadeOf, type WareSprite } from './turning.ts';

/** How high a podium is, as a part of its radius. */
export const PODIUM_RISE = 0.36;

const PODIUM_COLOURS: Readonly<Record<number, Rgb>> = {
  2: [38, 38, 44],
  3: [246, 244, 240],
  4: [184, 128, 78],
  5: [236, 234, 230],
  6: [214, 170, 82],
};

/** The colour of a podium by the value of its detail; without one of its own it is that of the ground, paler. */
export const podiumColour = (value: number, ground: Rgb): Rgb =>
  PODIUM_COLOURS[value] ?? mix(ground, [255, 255, 255], 0.34);

/** A round podium whose top is `radius` pixels wide to each side; its sprite stands on the middle of its foot. */
export function bakePodium(radius: number, colour: Rgb, light: RoomLight): WareSprite {
  return bakeWare(
    (bench) => {
      bench.turn({
        profile: [
          [0, 1],
          [0.02, 1.02],
          [PODIUM_RISE - 0.03, 1.02],
          [PODIUM_RISE, 0.99],
        ],
        colourAt: () => colour,
        gloss: 0.25,
      });
      bench.disc({ x: 0, z: 0, height: PODIUM_RISE, radius: 0.99 }, css(lightOn(shadeOf(colour, 1.06), light, 0.96)));
    },
    { unit: radius, reach: 1.06, height: PODIUM_RISE + 0.4, light },
  );
}

/** Water thrown up around a foot: the half behind the thing, or the one before it with the drops in the air. */
export function paintSplash(
  context: SKRSContext2D,
  {
    x,
    y,
    radius,
    tall,
    light,
    isBehind,
  }: { x: number; y: number; radius: number; tall: number; light: -1 | 1; isBehind: boolean },
): void {
  context.save();
  context.lineJoin = 'round';
  if (isBehind) {
    const pool = context.createRadialGradient(x, y, 0, x, y, radius * 1.5);
    pool.addColorStop(0, 'rgba(150,196,228,0.6)');
    pool.addColorStop(0.7, 'rgba(196,226,244,0.45)');
    pool.addColorStop(1, 'rgba(230,244,252,0)');
    context.fillStyle = pool;
    context.beginPath();
    context.ellipse(x, y, radius * 1.6, radius * 1.6 * FLATTENING, 0, 0, Math.PI * 2);
    context.fill();
    context.strokeStyle = 'rgba(255,255,255,0.6)';
    context.lineWidth = radius * 0.025;
    for (const ring of [1.16, 1.42]) {
      context.beginPath();
      context.ellipse(x, y, radius * ring, radius * ring * FLATTENING, 0, 0, Math.PI * 2);
      context.stroke();
    }
  }
  const jets = 15;
  for (let jet = 0; jet < jets; jet++) {
    const angle = (jet / jets) * Math.PI * 2 + hashCell(jet, 1, 11) * 0.3;
    if (Math.sin(angle) < 0 !== isBehind) continue;
    const out = Math.cos(angle);
    const high = tall * (0.24 + 0.5 * hashCell(jet, 2, 11)) * (isBehind ? 1.25 : 0.62);
    const foot = { x: x + out * radius, y: y + Math.sin(angle) * radius * FLATTENING };
    const tip = { x: foot.x + out * radius * 0.75, y: foot.y - high };
    const wide = radius * (0.12 + 0.08 * hashCell(jet, 3, 11));
    const fill = context.createLinearGradient(foot.x, foot.y, tip.x, tip.y);
    fill.addColorStop(0, 'rgba(158,204,234,0.72)');
    fill.addColorStop(0.6, 'rgba(214,238,252,0.66)');
    fill.addColorStop(1, 'rgba(255,255,255,0.9)');
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(foot.x - wide, foot.y);
    context.bezierCurveTo(
      foot.x - wide * 0.2 + out * radius * 0.1,
      foot.y - high * 0.3,
      tip.x - wide * 0.34 - out * radius * 0.16,
      tip.y + high * 0.34,
      tip.x - wide * 0.2,
      tip.y,
    );
    context.arc(tip.x, tip.y, wide * 0.3, Math.PI, Math.PI * 2);
    context.bezierCurveTo(
      tip.x + wide * 0.2 - out * radius * 0.1,
      tip.y + high * 0.4,
      foot.x + wide * 0.3 + out * radius * 0.2,
      foot.y - high * 0.28,
      foot.x + wide,
      foot.y,
    );
    context.fill();
    context.strokeStyle = 'rgba(255,255,255,0.8)';
    context.lineWidth = Math.max(0.6, wide * 0.14);
    context.beginPath();
    context.moveTo(foot.x + light * wide * 0.4, foot.y);
    context.quadraticCurveTo(foot.x + light * wide * 0.2 + out * radius * 0.14, foot.y - high * 0.4, tip.x, tip.y);
    context.stroke();
    context.beginPath();
    context.fillStyle = 'rgba(236,247,255,0.92)';
    context.arc(tip.x + out * wide * 0.5, tip.y - wide * 0.9, wide * 0.26, 0, Math.PI * 2);
    context.fill();
  }
  const drops = isBehind ? 14 : 20;
  for (let drop = 0; drop < drops; drop++) {
    const salt = isBehind ? 21 : 31;
    const at = {
      x: x + (hashCell(drop, 4, salt) - 0.5) * radius * 4.2,
      y: y - tall * (0.08 + 0.98 * hashCell(drop, 5, salt) ** 1.4),
    };
    // What is before the thing leaves its face free.
    if (!isBehind && Math.abs(at.x - x) < radius * 0.8) continue;
    const size = radius * (0.025 + 0.075 * hashCell(drop, 6, salt) ** 2);
    const fill = context.createRadialGradient(at.x - size * 0.3, at.y - size * 0.4, size * 0.1, at.x, at.y, size);
    fill.addColorStop(0, 'rgba(255,255,255,0.98)');
    fill.addColorStop(0.6, 'rgba(196,228,248,0.8)');
    fill.addColorStop(1, 'rgba(132,182,216,0.75)');
    context.fillStyle = fill;
    context.beginPath();
    context.ellipse(at.x, at.y, size, size * 1.25, (at.x - x) * 0.002, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** Tubes of light on a dark wall, and their glow. */
export function paintNeon(context: SKRSContext2D, width: number, height: number): void {
  const [cx, cy] = [width / 2, height * 0.44];
  const short = Math.min(width, height);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const [x, colour] of [
    [width * 0.24, [255, 46, 166]],
    [width * 0.76, [38, 186, 255]],
  ] as const) {
    const glow = context.createRadialGradient(x, cy, 0, x, cy, short * 0.62);
    glow.addColorStop(0, css(colour, 0.55));
    glow.addColorStop(0.5, css(colour, 0.16));
    glow.addColorStop(1, css(colour, 0));
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  }
  const radius = short * 0.3;
  const tube = context.createLinearGradient(cx - radius, 0, cx + radius, 0);
  tube.addColorStop(0, '#ff4fb8');
  tube.addColorStop(1, '#3ad0ff');
  for (const [wide, alpha] of [
    [0.05, 0.22],
    [0.024, 0.5],
    [0.01, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.strokeStyle = tube;
    context.lineWidth = short * wide;
    context.beginPath();
    context.arc(cx, cy, radius, 0, Math.PI * 2);
    context.stroke();
  }
  context.restore();
}

/** Behind a promo's product: a disc of light with a ring around it, and rays. */
export function paintPromoGround(
  context: SKRSContext2D,
  { x, y, radius }: { x: number; y: number; radius: number },
): void {
  context.save();
  context.translate(x, y);
  const rays = 16;
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * Math.PI * 2;
    const fill = context.createRadialGradient(0, 0, radius * 0.8, 0, 0, radius * 2.6);
    fill.addColorStop(0, 'rgba(255,255,255,0.12)');
    fill.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius * 2.6, angle, angle + Math.PI / rays);
    context.closePath();
    context.fill();
  }
  const disc = context.createRadialGradient(0, -radius * 0.3, radius * 0.1, 0, 0, radius);
  disc.addColorStop(0, 'rgba(255,255,255,0.42)');
  disc.addColorStop(1, 'rgba(255,255,255,0.2)');
  context.fillStyle = disc;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = 'rgba(255,255,255,0.34)';
  context.lineWidth = radius * 0.02;
  context.beginPath();
  context.arc(0, 0, radius * 1.12, 0, Math.PI * 2);
  context.stroke();
  context.restore();
}
