import { Path2D } from '@napi-rs/canvas';
import { css } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { lightOn, shadeOf, type Workbench } from '../turning.ts';
import type { Ware } from '../ware.ts';

/**
 * A surface of a thing seen from the front: its outline (units, y downwards, 0 is the table) and its colour by white
 * light.
 */
interface Face {
  path: string;
  colour: Rgb | 'own';
  /** How much paler or darker than that colour. */
  shade?: number;
  /** A line of this width instead of a filled face. */
  line?: number;
  isFlat?: boolean;
}

export const INK: Rgb = [40, 38, 44];

export const PAPER: Rgb = [250, 246, 238];

export const BRASS: Rgb = [222, 180, 96];

export const STEEL: Rgb = [196, 202, 210];

/** A thing drawn from its faces; `own` is what a colour word dyes. */
export function faced(
  own: Rgb,
  faces: readonly Face[],
  { reach = 1.2, height = 2, foot = 0.8 }: { reach?: number; height?: number; foot?: number } = {},
): Ware {
  return {
    reach,
    height: height + 0.1,
    foot,
    build(bench, { colour }) {
      const { context, unit } = bench;
      const base = bench.point(0, 0, 0.2);
      context.save();
      context.translate(base.x, base.y);
      context.scale(unit, unit);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const { path, colour: named, shade = 1, line, isFlat } of faces) {
        const face = shadeOf(named === 'own' ? (colour ?? own) : named, shade);
        const paint = isFlat ? css(lightOn(face, bench.light, 0.9)) : across(bench, face, reach);
        const shape = new Path2D(path);
        if (line) {
          context.strokeStyle = paint;
          context.lineWidth = line;
          context.stroke(shape);
        } else {
          context.fillStyle = paint;
          context.fill(shape);
        }
      }
      context.restore();
    },
  };
}

/** Bright towards the window, darker away from it. */
export function across(
  { context, light }: Workbench,
  colour: Rgb,
  reach: number,
): ReturnType<typeof context.createLinearGradient> {
  const fill = context.createLinearGradient(light.side * reach, -1.4, -light.side * reach, 0);
  fill.addColorStop(0, css(lightOn(shadeOf(colour, 1.12), light, 1.08)));
  fill.addColorStop(0.45, css(lightOn(colour, light, 0.9)));
  fill.addColorStop(1, css(lightOn(colour, light, 0.5)));
  return fill;
}

export function box(x: number, y: number, width: number, height: number, round = 0): string {
  const r = round;
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${-(width - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(height - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}

export function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;
}
