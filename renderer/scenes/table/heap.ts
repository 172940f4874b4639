import { css, mix } from '../../light/colour.ts';
import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { lightOn, type Workbench } from './turning.ts';

/** One piece of food: an uneven round body, lit from the window. */
export interface Piece {
  x: number;
  z: number;
  height: number;
  /** Half its length, units. */
  size: number;
  /** Length to thickness; 1 is round. */
  stretch?: number;
  /** Radians. */
  turn?: number;
  /** 0 smooth to 1 craggy. */
  rough?: number;
  gloss?: number;
  seed?: number;
}

/** Paints a piece: darker below and away from the window, a gleam where it faces it. */
export function piece(
  bench: Workbench,
  { x, z, height, size, stretch = 1, turn = 0, rough = 0.2, gloss = 0.3, seed = 1 }: Piece,
  colour: Rgb,
): void {
  const { context, light, unit } = bench;
  const centre = bench.point(x, height, z);
  const r = size * unit;
  context.save();
  context.translate(centre.x, centre.y);
  const fill = context.createRadialGradient(light.side * r * 0.4, -r * 0.42, r * 0.05, 0, 0, r * 1.1);
  fill.addColorStop(0, css(mix(lightOn(colour, light, 1.1), [255, 255, 255], gloss * 0.5)));
  fill.addColorStop(0.36, css(lightOn(colour, light, 0.94)));
  fill.addColorStop(1, css(lightOn(colour, light, 0.4)));
  context.fillStyle = fill;
  context.rotate(turn);
  context.beginPath();
  const corners = 18;
  for (let corner = 0; corner <= corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2;
    const away = r * (1 - rough * 0.5 * hashCell(corner % corners, 5, seed));
    context.lineTo(Math.cos(angle) * away, (Math.sin(angle) * away) / stretch);
  }
  context.fill();
  context.restore();
}

export interface Heap {
  count: number;
  /** Radius of the heap, and how far its middle rises. */
  spread: number;
  rise: number;
  colours: readonly Rgb[];
  size: number;
  stretch?: number;
  rough?: number;
  gloss?: number;
  seed: number;
  /** The heap's middle. */
  x?: number;
  z?: number;
  base?: number;
}

/** Pieces heaped up, those behind first. */
export function heap(bench: Workbench, { count, spread, rise, colours, seed, ...look }: Heap): void {
  const spots = Array.from({ length: count }, (_, index) => {
    // Evenly over the disc, a little shaken: chance alone leaves bald places.
    const angle = index * 2.39996 + hashCell(index, 1, seed) * 0.7;
    const away = Math.sqrt((index + 0.5) / count);
    return { x: Math.cos(angle) * away * spread, z: Math.sin(angle) * away * spread, away, index };
  }).toSorted((a, b) => a.z - b.z);
  for (const { x, z, away, index } of spots)
    piece(
      bench,
      {
        x: x + (look.x ?? 0),
        z: z + (look.z ?? 0),
        height: (look.base ?? 0.12) + rise * Math.cos((away * Math.PI) / 2) + look.size * 0.2,
        size: look.size * (0.85 + 0.3 * hashCell(index, 2, seed)),
        stretch: look.stretch ?? 1.3,
        turn: (hashCell(index, 3, seed) - 0.5) * 2.6,
        rough: look.rough ?? 0.3,
        gloss: look.gloss ?? 0.3,
        seed: seed + index,
      },
      colours[index % colours.length]!,
    );
}

/** Noodles: many strands that lie over each other in a heap. */
export function strands(
  bench: Workbench,
  {
    count,
    spread,
    rise,
    colours,
    seed,
    base = 0.1,
  }: { count: number; spread: number; rise: number; colours: readonly Rgb[]; seed: number; base?: number },
): void {
  const { context, unit } = bench;
  context.lineCap = 'round';
  for (let index = 0; index < count; index++) {
    const angle = hashCell(index, 1, seed) * Math.PI * 2;
    const away = Math.sqrt(1 - index / count) * 0.9;
    const at = bench.point(
      Math.cos(angle) * away * spread,
      base + rise * Math.cos((away * Math.PI) / 2),
      Math.sin(angle) * away * spread,
    );
    const reach = unit * spread * 0.42;
    const bend = (salt: number): number => (hashCell(index, salt, seed) - 0.5) * reach;
    context.strokeStyle = bench.lit(colours[index % colours.length]!, 0.62 + 0.5 * hashCell(index, 2, seed));
    context.lineWidth = unit * 0.045;
    context.beginPath();
    context.moveTo(at.x - reach * 0.6 * Math.cos(angle * 3), at.y + bend(3) * 0.4);
    context.bezierCurveTo(
      at.x + bend(4),
      at.y - reach * 0.3,
      at.x + bend(5),
      at.y + reach * 0.26,
      at.x + reach * 0.6 * Math.cos(angle * 3),
      at.y + bend(6) * 0.4,
    );
    context.stroke();
  }
}

/**
 * A box-shaped piece seen from the front and a little from above; `sides` are the colours of its layers, the lowest
 * first.
 */
export function slab(
  bench: Workbench,
  {
    x,
    z,
    height,
    width,
    depth,
    thick,
  }: { x: number; z: number; height: number; width: number; depth: number; thick: number },
  top: Rgb,
  sides: readonly Rgb[],
): void {
  const { context, unit, light } = bench;
  const low = bench.point(x, height, z + depth / 2);
  const rise = depth * bench.flat * unit;
  const w = width * unit;
  const step = (thick * unit) / sides.length;
  sides.forEach((side, layer) => {
    const fill = context.createLinearGradient(low.x - w / 2, 0, low.x + w / 2, 0);
    const [near, far] = light.side > 0 ? [0.52, 0.8] : [0.8, 0.52];
    fill.addColorStop(0, css(lightOn(side, light, near)));
    fill.addColorStop(1, css(lightOn(side, light, far)));
    context.fillStyle = fill;
    context.fillRect(low.x - w / 2, low.y - step * (layer + 1), w, step + 0.6);
  });
  context.fillStyle = bench.lit(top);
  context.beginPath();
  context.moveTo(low.x - w / 2, low.y - thick * unit);
  context.lineTo(low.x + w / 2, low.y - thick * unit);
  context.lineTo(low.x + w / 2 - rise * 0.5, low.y - thick * unit - rise);
  context.lineTo(low.x - w / 2 + rise * 0.5, low.y - thick * unit - rise);
  context.closePath();
  context.fill();
}
