import type {} from './webAssembly.d.ts';
import { readFileSync } from 'node:fs';

/**
 * The loops over every pixel of every frame, noise and the network that finds people as WebAssembly with vectors: written in
 * AssemblyScript (`assembly/`), built by `npm run kernels`. Beside this file, or beside the bundle that holds it
 * (scripts/build.mjs).
 */
const CODE = new WebAssembly.Module(readFileSync(new URL('./kernels.wasm', import.meta.url)));
const PAGE = 65_536;
/** Vectors are read a little beyond the last number of a region. */
const SLACK = 64;

/**
 * What the module gives; the parameters are described where each is written. Addresses are the `byteOffset` of a region.
 */
type Kernel =
  | 'addLayer'
  | 'averageLayer'
  | 'bloom'
  | 'clipLayer'
  | 'closeSquares'
  | 'convert'
  | 'convolveLayer'
  | 'copyPlant'
  | 'enlargeLayer'
  | 'enlargePlane'
  | 'fillNoise'
  | 'filterLayer'
  | 'grade'
  | 'march'
  | 'multiplyLayer'
  | 'paintWater'
  | 'spreadLayer'
  | 'spreadView'
  | 'takeLand';
export type Kernels = Record<Kernel, (...parameters: number[]) => void>;

/** A stretch of the kernels' memory: how long, and as what it is seen from here. */
interface Region<Kind> {
  bytes: number;
  open(memory: ArrayBuffer, at: number): Kind;
}

export const bytes = (length: number): Region<Uint8ClampedArray<ArrayBuffer>> => ({
  bytes: length,
  open: (memory, at) => new Uint8ClampedArray(memory, at, length),
});
export const shorts = (length: number): Region<Int16Array<ArrayBuffer>> => ({
  bytes: length * 2,
  open: (memory, at) => new Int16Array(memory, at, length),
});
export const words = (length: number): Region<Int32Array<ArrayBuffer>> => ({
  bytes: length * 4,
  open: (memory, at) => new Int32Array(memory, at, length),
});
export const floats = (length: number): Region<Float32Array<ArrayBuffer>> => ({
  bytes: length * 4,
  open: (memory, at) => new Float32Array(memory, at, length),
});

/** Opens the kernels over a memory of their own that holds the regions asked for, all zero. */
export function openKernels<Regions extends Record<string, unknown>>(wanted: {
  [Name in keyof Regions]: Region<Regions[Name]>;
}): { kernels: Kernels; regions: Regions } {
  const places: [string, Region<unknown>, number][] = [];
  let end = PAGE;
  for (const [name, region] of Object.entries(wanted)) {
    places.push([name, region, end]);
    end += Math.ceil((region.bytes + SLACK) / 16) * 16;
  }
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const { exports } = new WebAssembly.Instance(CODE, { env: { memory } });
  const regions = Object.fromEntries(places.map(([name, region, at]) => [name, region.open(memory.buffer, at)]));
  return { kernels: exports as Kernels, regions: regions as Regions };
}

/** Where an array lies in the kernels' memory. */
export function addressOf({ byteOffset }: { byteOffset: number }): number {
  return byteOffset;
}

/** Fills a record: its whole numbers first, then the others, as the class in `assembly/` lists them. */
export function writeRecord(record: Int32Array<ArrayBuffer>, whole: number[], others: number[]): void {
  record.set(whole);
  new Float32Array(record.buffer, record.byteOffset, record.length).set(others, whole.length);
}
