import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';
import { TABLE_EDGE } from './tableSize.ts';
import type { RoomLight } from './turning.ts';

/** A soft spot, of which steam is made. */
export function bakePuff(colour: Rgb): Canvas {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext('2d');
  const fill = context.createRadialGradient(32, 32, 0, 32, 32, 32);
  fill.addColorStop(0, css(colour, 0.5));
  fill.addColorStop(0.5, css(colour, 0.2));
  fill.addColorStop(1, css(colour, 0));
  context.fillStyle = fill;
  context.fillRect(0, 0, 64, 64);
  return canvas;
}

/** Wisps that rise, curl and thin out. */
export function paintSteam(
  context: SKRSContext2D,
  puff: Canvas,
  { x, y, unit, seconds, strength }: { x: number; y: number; unit: number; seconds: number; strength: number },
): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let wisp = 0; wisp < 3; wisp++) {
    for (let step = 0; step < 22; step++) {
      const life = (step / 22 + seconds * 0.14 + wisp * 0.37) % 1;
      const curl =
        Math.sin(life * 5.2 + wisp * 2.1 + seconds * 0.5) * life * 0.26 +
        Math.sin(life * 11 - seconds * 0.8 + wisp) * life * 0.07;
      const size = unit * (0.09 + life * 0.34);
      context.globalAlpha = Math.min(1, 0.4 * strength * smoothstep(0, 0.14, life) * (1 - life) ** 1.5);
      context.drawImage(
        puff,
        x + unit * ((wisp - 1) * 0.24 + curl) - size,
        y - unit * life * 1.25 - size * 1.3,
        size * 2,
        size * 2.6,
      );
    }
  }
  context.restore();
}

/** The flame of a candle, which flickers. */
export function paintFlame(
  context: SKRSContext2D,
  { x, y, size, seconds, phase }: { x: number; y: number; size: number; seconds: number; phase: number },
): void {
  const flicker = 1 + 0.1 * Math.sin(seconds * 9 + phase) + 0.07 * Math.sin(seconds * 17 + phase * 2);
  const lean = Math.sin(seconds * 2.3 + phase) * size * 0.14;
  context.save();
  context.globalCompositeOperation = 'screen';
  const halo = context.createRadialGradient(x, y - size, 0, x, y - size, size * 7 * flicker);
  halo.addColorStop(0, 'rgba(255,190,90,0.42)');
  halo.addColorStop(0.3, 'rgba(255,150,60,0.14)');
  halo.addColorStop(1, 'rgba(255,120,40,0)');
  context.fillStyle = halo;
  context.fillRect(x - size * 8, y - size * 9, size * 16, size * 16);
  context.restore();
  const body = context.createLinearGradient(0, y + size * 0.2, 0, y - size * 2.2 * flicker);
  body.addColorStop(0, 'rgba(110,150,255,0.75)');
  body.addColorStop(0.24, 'rgba(255,214,120,0.96)');
  body.addColorStop(0.7, 'rgba(255,180,70,0.95)');
  body.addColorStop(1, 'rgba(255,140,50,0.4)');
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(x + lean, y - size * 2.2 * flicker);
  context.bezierCurveTo(x + size * 0.5, y - size, x + size * 0.5, y + size * 0.2, x, y + size * 0.2);
  context.bezierCurveTo(x - size * 0.5, y + size * 0.2, x - size * 0.5, y - size, x + lean, y - size * 2.2 * flicker);
  context.fill();
}

/** Dust in the window's light. */
export function createDust(
  setup: SceneSetup,
  { key, side }: RoomLight,
): (context: SKRSContext2D, seconds: number, move: LayerShift) => void {
  const { width, height } = setup;
  const random = setup.random('table-dust');
  const motes = Array.from({ length: 42 }, () => ({
    x: random(),
    y: random() * 0.8,
    size: 0.6 + random() * 1.6,
    phase: random() * 6.28,
    speed: 0.3 + random() * 0.7,
  }));
  const unit = Math.min(width, height) / 720;
  return (context, seconds, move) => {
    context.save();
    context.globalCompositeOperation = 'screen';
    for (const mote of motes) {
      const x = ((mote.x + Math.sin(seconds * 0.2 * mote.speed + mote.phase) * 0.03 + 1) % 1) * width + move.x * 0.4;
      const y = (mote.y + Math.cos(seconds * 0.17 * mote.speed + mote.phase) * 0.03) * height + move.y * 0.4;
      const beam = smoothstep(0.1, 0.9, 0.5 + (x / width - 0.5) * side);
      context.fillStyle = css(key, 0.55 * beam * (0.5 + 0.5 * Math.sin(seconds * mote.speed + mote.phase)));
      context.beginPath();
      context.arc(x, y, mote.size * unit, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  };
}

/** Rain on the window pane: drops that hang, and some that run. */
export function paintRunningDrops(
  context: SKRSContext2D,
  setup: SceneSetup,
  seconds: number,
  { side }: RoomLight,
): void {
  const { width, height } = setup;
  const random = setup.random('table-drops');
  const unit = Math.min(width, height) / 720;
  // A drizzle leaves smaller and fewer drops, a downpour larger ones and more.
  const force = Math.min(1.5, setup.plan.details.rainStrength ?? 1);
  context.save();
  for (let drop = 0; drop < 150 * force; drop++) {
    const x = (side > 0 ? 0.5 + random() * 0.55 : random() * 0.5 - 0.05) * width;
    const start = random();
    const speed = random() < 0.25 ? 0.05 + random() * 0.16 : 0.004;
    const size = (2.4 + random() * 6.4) * unit * force;
    const fallen = (start + seconds * speed) % 1;
    const y = fallen * height * TABLE_EDGE;
    if (speed > 0.02) {
      context.fillStyle = 'rgba(255,255,255,0.3)';
      context.fillRect(x - size * 0.3, y - height * 0.09, size * 0.6, height * 0.09);
    }
    context.fillStyle = 'rgba(30,40,54,0.3)';
    context.beginPath();
    context.ellipse(x, y, size, size * 1.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = 'rgba(255,255,255,0.55)';
    context.beginPath();
    context.ellipse(x, y + size * 0.4, size * 0.6, size * 0.5, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
