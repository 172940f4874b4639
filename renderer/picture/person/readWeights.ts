import { readFile } from 'node:fs/promises';

/**
 * The weights of a network: 16-bit floats (IEEE 754), little-endian. They lie beside this file, or beside the bundle that
 * holds it (scripts/build.mjs).
 */
export async function readWeights(file: 'personWeights.bin' | 'faceWeights.bin'): Promise<Float32Array> {
  const bytes = await readFile(new URL(`./${file}`, import.meta.url));
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => {
    const bits = bytes.readUInt16LE(index * 2);
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
