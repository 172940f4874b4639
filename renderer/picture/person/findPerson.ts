import { createPlane, type Plane } from '../planes.ts';
import { resizeRaster, type Raster } from '../raster.ts';
import { createNetwork } from './createNetwork.ts';
import { PERSON_NETWORK } from './network.ts';
import { readWeights } from './readWeights.ts';

/** The side of the square the network was made for. */
const SIDE = 256;
const SHAPE = { height: SIDE, width: SIDE, channels: 3 };

let network: ReturnType<typeof createNetwork> | null = null;

/** How much of each pixel belongs to a person, 0–1, on a plane of 256 × 256 whatever the picture's aspect ratio. */
export async function findPerson(raster: Raster): Promise<Plane> {
  network ??= createNetwork(PERSON_NETWORK, await readWeights('personWeights.bin'), SHAPE);
  const { data } = await resizeRaster(raster, SIDE, SIDE);
  const values = new Float32Array(SIDE * SIDE * 3);
  for (let index = 0; index < SIDE * SIDE; index++) {
    for (let channel = 0; channel < 3; channel++) values[index * 3 + channel] = data[index * 4 + channel]! / 255;
  }
  const plane = createPlane(SIDE, SIDE);
  plane.values.set(network(values)[0]!);
  return plane;
}
