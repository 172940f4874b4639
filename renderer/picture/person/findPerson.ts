import { readFile } from 'node:fs/promises';
import { createPlane, type Plane } from '../planes.ts';
import { resizeRaster, type Raster } from '../raster.ts';
import { createNetwork } from './createNetwork.ts';
import { PERSON_NETWORK } from './network.ts';

/**
 * Weights of `network.ts`: 16-bit floats, little-endian (MediaPipe selfie segmentation, Google, Apache-2.0). They lie
 * beside this file, or beside the bundle that holds it (scripts/build.mjs).
 */
const WEIGHTS_FILE = new URL('./personWeights.bin', import.meta.url);
/** The side of the square the network was made for. */
const SIDE = 256;
const SHAPE = { height: SIDE, width: SIDE, channels: 3 };

let network: ReturnType<typeof createNetwork> | null = null;

/** How much of each pixel belongs to a person, 0–1, on a plane of 256 × 256 whatever the picture's aspect ratio. */
export async function findPerson(raster: Raster): Promise<Plane> {
  network ??= createNetwork(PERSON_NETWORK, decodeHalves(await readFile(WEIGHTS_FILE)), SHAPE);
  const { data } = await resizeRaster(raster, SIDE, SIDE);
  const values = new Float32Array(SIDE * SIDE * 3);
  for (let index = 0; index < SIDE * SIDE; index++) {
    for (let channel = 0; channel < 3; channel++) values[index * 3 + channel] = data[index * 4 + channel]! / 255;
  }
  const plane = createPlane(SIDE, SIDE);
  plane.values.set(network(values));
  return plane;
}

/** Decodes 16-bit floats (IEEE 754). */
function decodeHalves(bytes: Buffer): Float32Array {
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => {
    const bits = bytes.readUInt16LE(index * 2);
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
