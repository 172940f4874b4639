import { hashCell } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { shadeOf, type Workbench } from './turning.ts';

/** Unpainted, glazed. */
export const PORCELAIN: Rgb = [244, 240, 232];

/** The same colour all over. */
export function plain(colour: Rgb): () => Rgb {
  return () => colour;
}

/** Plate or saucer: a low wide dish with its well. */
export function dish(bench: Workbench, radius: number, colour: Rgb): void {
  bench.turn({
    profile: [
      [0, radius * 0.55],
      [0.03, radius * 0.62],
      [0.07, radius * 0.96],
      [0.09, radius],
    ],
    colourAt: plain(colour),
    gloss: 0.5,
  });
  bench.disc({ x: 0, z: 0, height: 0.092, radius: radius * 0.985 }, bench.lit(shadeOf(colour, 1.02)));
  bench.disc({ x: 0, z: 0, height: 0.075, radius: radius * 0.74 }, bench.lit(shadeOf(colour, 0.9)));
  bench.disc(
    { x: bench.light.side * -0.012, z: 0, height: 0.07, radius: radius * 0.71 },
    bench.lit(shadeOf(colour, 0.98)),
  );
}

/** An open vessel's mouth: rim, inner wall and what is in it. */
export function mouth(
  bench: Workbench,
  {
    height,
    radius,
    rim,
    inside,
    fill,
    depth,
  }: { height: number; radius: number; rim: Rgb; inside: Rgb; fill: string | CanvasFill; depth: number },
): void {
  bench.disc({ x: 0, z: 0, height, radius }, bench.lit(shadeOf(rim, 1.06)));
  bench.disc({ x: 0, z: 0, height, radius: radius * 0.94 }, bench.lit(inside, 0.62));
  const { context } = bench;
  const centre = bench.point(0, height, 0);
  context.save();
  context.beginPath();
  context.ellipse(
    centre.x,
    centre.y,
    radius * 0.94 * bench.unit,
    radius * 0.94 * bench.unit * bench.flat,
    0,
    0,
    Math.PI * 2,
  );
  context.clip();
  if (typeof fill === 'string') bench.disc({ x: 0, z: 0, height: height - depth, radius: radius * 0.93 }, fill);
  else fill();
  context.restore();
}

type CanvasFill = () => void;

/** Many small things heaped up: rice, peas, crumbs. */
export function grains(
  bench: Workbench,
  {
    count,
    radius,
    rise,
    colours,
    size,
    seed,
  }: { count: number; radius: number; rise: number; colours: readonly Rgb[]; size: number; seed: number },
): void {
  const { context } = bench;
  const spots = Array.from({ length: count }, (_, index) => {
    const angle = hashCell(index, 1, seed) * Math.PI * 2;
    const away = Math.sqrt(hashCell(index, 2, seed));
    return { x: Math.cos(angle) * away * radius, z: Math.sin(angle) * away * radius, away, index };
  }).toSorted((a, b) => a.z - b.z);
  for (const { x, z, away, index } of spots) {
    const up = 0.1 + rise * Math.cos((away * Math.PI) / 2) ** 1.3;
    const place = bench.point(x, up, z);
    const turned = hashCell(index, 3, seed);
    const towards = (x / radius) * bench.light.side;
    context.save();
    context.translate(place.x, place.y);
    context.rotate((turned - 0.5) * 2.4);
    context.fillStyle = bench.lit(
      colours[index % colours.length]!,
      0.6 + 0.3 * towards + 0.4 * hashCell(index, 4, seed),
    );
    context.beginPath();
    context.ellipse(0, 0, size * bench.unit, size * 0.46 * bench.unit, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}
