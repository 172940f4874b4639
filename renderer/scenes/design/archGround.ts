import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgb } from '../../light/colour.ts';
import type { Design } from '../../prompt/design.ts';
import { type GroundOptions, wash } from './pageGround.ts';

/** A mosque's arch of paper between lanterns, on the deep colour with its stars. */
export function paintArch(context: SKRSContext2D, { isMinimal }: Design, options: GroundOptions): void {
  const { width, height, layout } = options;
  const { colours } = layout;
  wash(context, options, mix(rgb(colours.deep), rgb(colours.main), 0.35), 0.35);
  const short = Math.min(width, height);
  if (!isMinimal) paintStarPattern(context, options);
  const half = Math.min(width * 0.43, Math.max(width * 0.32, layout.area.width * 0.66));
  const foot = height * 0.955;
  const shoulder = height * 0.27;
  const top = height * 0.055;
  const arch = (grow: number): void => {
    const [left, right] = [width / 2 - half - grow, width / 2 + half + grow];
    context.beginPath();
    context.moveTo(left, foot + grow);
    context.lineTo(left, shoulder);
    context.bezierCurveTo(left, height * 0.16, width / 2 - half * 0.3, height * 0.13, width / 2, top - grow * 1.4);
    context.bezierCurveTo(width / 2 + half * 0.3, height * 0.13, right, height * 0.16, right, shoulder);
    context.lineTo(right, foot + grow);
    context.closePath();
  };
  arch(short * 0.022);
  context.strokeStyle = colours.accent;
  context.lineWidth = Math.max(1, short * 0.006);
  context.stroke();
  arch(0);
  context.fillStyle = colours.isDark ? colours.deep : css(mix(rgb(colours.soft), [255, 251, 240], 0.6));
  context.fill();
  context.strokeStyle = colours.accent;
  context.lineWidth = Math.max(1, short * 0.003);
  context.stroke();
  const away = (width / 2 + half + width) / 2;
  const size = Math.min(short * 0.07, (width / 2 - half) * 0.6);
  if (size > short * 0.028)
    for (const [x, drop] of [
      [away, 0.2],
      [width - away, 0.2],
    ] as const)
      paintHangingLantern(context, { x, y: height * drop, size, colour: colours.accent });
}

function paintStarPattern(context: SKRSContext2D, { width, height, layout }: GroundOptions): void {
  const step = Math.min(width, height) * 0.11;
  context.save();
  context.strokeStyle = layout.colours.accent;
  context.globalAlpha = 0.16;
  context.lineWidth = Math.max(1, step * 0.016);
  for (let row = 0; row * step < height + step; row++)
    for (let column = 0; column * step < width + step; column++)
      for (const turn of [0, Math.PI / 4]) {
        context.save();
        context.translate(column * step, row * step);
        context.rotate(turn);
        context.strokeRect(-step * 0.3, -step * 0.3, step * 0.6, step * 0.6);
        context.restore();
      }
  context.restore();
}

function paintHangingLantern(
  context: SKRSContext2D,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, size * 0.05);
  context.beginPath();
  context.moveTo(x, 0);
  context.lineTo(x, y - size * 0.9);
  context.stroke();
  context.fillStyle = 'rgba(255,232,170,0.9)';
  context.shadowColor = 'rgba(255,214,120,0.8)';
  context.shadowBlur = size * 0.7;
  context.beginPath();
  context.moveTo(x - size * 0.32, y - size * 0.4);
  context.lineTo(x + size * 0.32, y - size * 0.4);
  context.lineTo(x + size * 0.46, y + size * 0.1);
  context.lineTo(x + size * 0.28, y + size * 0.62);
  context.lineTo(x - size * 0.28, y + size * 0.62);
  context.lineTo(x - size * 0.46, y + size * 0.1);
  context.closePath();
  context.fill();
  context.shadowColor = 'transparent';
  context.stroke();
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(x - size * 0.4, y - size * 0.4);
  context.quadraticCurveTo(x - size * 0.2, y - size * 0.7, x, y - size * 0.92);
  context.quadraticCurveTo(x + size * 0.2, y - size * 0.7, x + size * 0.4, y - size * 0.4);
  context.fill();
  context.fillRect(x - size * 0.34, y + size * 0.6, size * 0.68, size * 0.12);
  context.restore();
}
