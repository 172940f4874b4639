import { css, mix } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { lightOn, type Workbench } from './turning.ts';

const FRIED: readonly Rgb[] = [
  [250, 214, 116],
  [240, 190, 84],
  [252, 226, 146],
];
const BROWNED: Rgb = [172, 104, 38];
const CORNERS = 22;

/** Thin slices fried crisp, heaped up: each bent, with a browned edge, blisters and the shadow that it casts on others. */
export function crisps(
  bench: Workbench,
  { count, spread, rise, base, size }: { count: number; spread: number; rise: number; base: number; size: number },
): void {
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.39996 + hashCell(index, 1, 9) * 0.7;
    const away = Math.sqrt((index + 0.5) / count);
    return { x: Math.cos(angle) * away * spread, z: Math.sin(angle) * away * spread, away, index };
  }).toSorted((a, b) => a.z - b.z);
  for (const { x, z, away, index } of spots)
    crisp(bench, {
      x,
      z,
      height: base + rise * Math.cos((away * Math.PI) / 2),
      size: size * (0.8 + 0.4 * hashCell(index, 2, 9)),
      index,
    });
}

function crisp(
  { context, light, unit, point }: Workbench,
  { x, z, height, size, index }: { x: number; z: number; height: number; size: number; index: number },
): void {
  const centre = point(x, height, z);
  const r = size * unit;
  // How far it lies open to the camera, and how its rim waves.
  const open = 0.34 + 0.5 * hashCell(index, 3, 9);
  const wave = 0.1 + 0.12 * hashCell(index, 4, 9);
  const turn = hashCell(index, 5, 9) * Math.PI * 2;
  const colour = FRIED[index % FRIED.length]!;
  const outline = (scale: number): void => {
    context.beginPath();
    for (let corner = 0; corner <= CORNERS; corner++) {
      const angle = (corner / CORNERS) * Math.PI * 2;
      const uneven = 1 - 0.12 * hashCell(corner % CORNERS, 6, index);
      const bend = wave * Math.sin(angle * 2 + turn);
      context.lineTo(Math.cos(angle) * r * scale * uneven, (Math.sin(angle) * open * uneven - bend) * r * scale);
    }
    context.closePath();
  };
  context.save();
  context.translate(centre.x, centre.y);
  context.rotate((hashCell(index, 7, 9) - 0.5) * 1.5);
  context.save();
  context.translate(-light.side * r * 0.08, r * 0.1);
  outline(1.02);
  context.fillStyle = css(lightOn([92, 52, 20], light, 0.3), 0.5);
  context.fill();
  context.restore();
  outline(1);
  context.fillStyle = css(lightOn(BROWNED, light, 0.8));
  context.fill();
  outline(0.93);
  const fill = context.createLinearGradient(light.side * r, -r * open, -light.side * r, r * open);
  fill.addColorStop(0, css(mix(lightOn(colour, light, 1.05), [255, 255, 255], 0.14)));
  fill.addColorStop(0.55, css(lightOn(colour, light, 0.86)));
  fill.addColorStop(1, css(lightOn(mix(colour, BROWNED, 0.3), light, 0.62)));
  context.fillStyle = fill;
  context.fill();
  for (let blister = 0; blister < 7; blister++) {
    const angle = hashCell(blister, 8, index) * Math.PI * 2;
    const away = 0.7 * Math.sqrt(hashCell(blister, 9, index));
    const bend = wave * away * Math.sin(angle * 2 + turn);
    context.fillStyle = css(lightOn(BROWNED, light, 0.8), 0.35 + 0.3 * hashCell(blister, 10, index));
    context.beginPath();
    context.ellipse(
      Math.cos(angle) * r * away,
      (Math.sin(angle) * open * away - bend) * r,
      r * 0.06,
      r * 0.06 * open,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}
