import { hashCell, smoothstep, valueNoise } from '../../light/noise.ts';
import { boxBlur, guidedFilter, luminancePlane, softBlur } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { findLines } from './edges.ts';
import { findFlow, strokesAlong } from './flow.ts';

/** Graphite on rough paper: outlines by dividing the picture by its blur, tones by hatching along the shapes. */
export function drawPencil(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const light = luminancePlane(raster);
  const calm = guidedFilter(light, light, Math.round(6 * unit), 0.003);
  const blurred = softBlur(light, 7 * unit);
  const lines = findLines(light, 1.6 * unit, 1.5);
  const flow = findFlow(boxBlur(light, 2 * unit), 9 * unit);
  const along = strokesAlong(flow, 34 * unit, Math.max(1, 1.5 * unit), seed);
  const result = copyRaster(raster);
  const scale = Math.max(1, unit);
  for (let index = 0; index < light.values.length; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const divided = Math.min(1, light.values[index]! / Math.max(0.02, blurred.values[index]!));
    const dark = 1 - calm.values[index]!;
    // Three layers of hatching for ever darker tones: along the shapes, then slanting one way and the other.
    const slant = (ax: number, ay: number): number =>
      valueNoise((x * ax + y * ay) / (2.3 * scale), (x * ay - y * ax) / (46 * scale), 4096, seed + 5);
    let graphite =
      smoothstep(0.36, 0.62, along.values[index]! + (dark - 0.5) * 0.42) * smoothstep(0.16, 0.62, dark) * 0.4;
    graphite += smoothstep(0.38, 0.68, slant(0.72, 0.7)) * smoothstep(0.42, 0.8, dark) * 0.26;
    graphite += smoothstep(0.38, 0.68, slant(0.8, -0.6)) * smoothstep(0.62, 0.95, dark) * 0.26;
    graphite += dark * dark * 0.12;
    const paper = 0.5 + 0.5 * hashCell(Math.floor(x / scale), Math.floor(y / scale), seed + 9);
    const outline = Math.min(1, (1 - divided) * 1.7 + lines.values[index]! * 0.5 * (0.35 + 0.65 * dark));
    const tone = Math.min(0.93, Math.max(graphite * (0.72 + 0.5 * paper), outline * (0.82 + 0.26 * paper)));
    const at = index * 4;
    result.data[at] = 250 - tone * 206;
    result.data[at + 1] = 247 - tone * 205;
    result.data[at + 2] = 240 - tone * 196;
  }
  return result;
}

/** Pen and ink: firm lines, with dots and strokes in the dark areas. */
export function drawInk(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const light = luminancePlane(raster);
  const calm = guidedFilter(light, light, Math.round(5 * unit), 0.006);
  const lines = findLines(calm, 2 * unit, 2.6);
  const result = copyRaster(raster);
  const spacing = 6.2 * unit;
  for (let index = 0; index < light.values.length; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const tone = calm.values[index]!;
    const wobble = valueNoise(x / (90 * unit), y / (90 * unit), 4096, seed) * 3;
    const stroke = Math.abs((((x + y) / spacing + wobble) % 1) - 0.5) * 2;
    const cross = Math.abs((((x - y) / spacing + wobble + 4096) % 1) - 0.5) * 2;
    let ink = lines.values[index]!;
    ink = Math.max(ink, smoothstep(0.08, 0, stroke + 0.1 - smoothstep(0.5, 0.12, tone) * 0.8));
    ink = Math.max(ink, smoothstep(0.08, 0, cross + 0.1 - smoothstep(0.3, 0.04, tone) * 0.8));
    ink = Math.max(ink, smoothstep(0.1, 0.04, tone));
    const at = index * 4;
    result.data[at] = 252 - ink * 234;
    result.data[at + 1] = 250 - ink * 230;
    result.data[at + 2] = 244 - ink * 218;
  }
  return result;
}
