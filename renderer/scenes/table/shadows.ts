import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, scale } from '../../light/colour.ts';
import type { SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';
import { TABLE_EDGE } from './tableSize.ts';
import { FLATTENING, type RoomLight, type WareSprite } from './turning.ts';

/** The shadow of a ware: dark at its foot, long and soft away from the window. */
export function bakeShadow(
  foot: number,
  { side, ambient }: RoomLight,
  tall: number,
): { canvas: Canvas; footX: number; footY: number } {
  const reach = foot * 2.2 + tall * 0.9;
  const canvas = createCanvas(Math.ceil(reach * 2), Math.ceil(foot * 3));
  const context = canvas.getContext('2d');
  const footX = canvas.width / 2;
  const footY = canvas.height / 2;
  const blot = (x: number, y: number, radius: number, stretch: number, strength: number): void => {
    context.save();
    context.translate(x, y);
    context.scale(stretch, FLATTENING * 1.1);
    const fill = context.createRadialGradient(0, 0, radius * 0.15, 0, 0, radius);
    const colour = scale(ambient, 0.1);
    fill.addColorStop(0, css(colour, strength));
    fill.addColorStop(0.62, css(colour, strength * 0.6));
    fill.addColorStop(1, css(colour, 0));
    context.fillStyle = fill;
    context.fillRect(-radius, -radius, radius * 2, radius * 2);
    context.restore();
  };
  for (let step = 5; step >= 1; step--)
    blot(
      footX - side * step * tall * 0.1,
      footY - step * tall * 0.012,
      foot * (1.02 + step * 0.07),
      1.1,
      0.2 - step * 0.02,
    );
  blot(footX - side * foot * 0.05, footY + foot * 0.03, foot * 1.22, 1, 0.66);
  return { canvas, footX, footY };
}

/** The polished table gives the ware back, upside down and fading. */
export function paintMirrored(
  context: SKRSContext2D,
  { canvas, footX: foot, footY: base, unit }: WareSprite,
  { footX, footY, scale: size, strength }: { footX: number; footY: number; scale: number; strength: number },
): void {
  context.save();
  context.beginPath();
  context.rect(footX - foot * size, footY, canvas.width * size, unit * size * 0.5);
  context.clip();
  context.globalAlpha = strength;
  context.translate(footX, footY + unit * size * 0.05);
  context.scale(size, -size * 0.8);
  context.drawImage(canvas, -foot, -base);
  context.restore();
}

/** Shadows of leaves before the window, swaying over a table or, from a lower row on and fainter, over a floor. */
export function createLeafShade(
  setup: SceneSetup,
  { top = TABLE_EDGE + 0.05, strength = 1 }: { top?: number; strength?: number } = {},
): (context: SKRSContext2D, seconds: number, move: LayerShift) => void {
  const { width, height } = setup;
  const random = setup.random('table-leaves');
  const leaves = Array.from({ length: 20 }, () => ({
    x: random() * 1.3 - 0.15,
    y: top + random() * 0.45,
    size: 0.04 + random() * 0.07,
    turn: random() * 3,
    phase: random() * 6.28,
    strength: strength * (0.05 + random() * 0.1),
  }));
  return (context, seconds, move) => {
    context.save();
    context.globalCompositeOperation = 'multiply';
    for (const leaf of leaves) {
      const sway = Math.sin(seconds * 0.9 + leaf.phase) * 0.012 + Math.sin(seconds * 0.37 + leaf.phase * 2) * 0.016;
      const radius = leaf.size * Math.min(width, height) * 1.5;
      context.save();
      context.translate((leaf.x + sway) * width + move.x, leaf.y * height + move.y);
      context.scale(1, 0.42);
      context.rotate(leaf.turn + sway * 4);
      context.scale(1, 0.4);
      const fill = context.createRadialGradient(0, 0, radius * 0.2, 0, 0, radius);
      fill.addColorStop(0, `rgba(60,40,30,${leaf.strength * 2.2})`);
      fill.addColorStop(1, 'rgba(60,40,30,0)');
      context.fillStyle = fill;
      context.fillRect(-radius, -radius, radius * 2, radius * 2);
      context.restore();
    }
    context.restore();
  };
}
