/** Regions of one colour, the pixels of each close together (Achanta and others: "SLIC superpixels", 2012). */
export interface Superpixels {
  /** The region of each pixel. */
  places: Int32Array;
  count: number;
  /** Mean colour, three a region, and its place in parts of the longer side, two a region. */
  colours: Float32Array;
  centres: Float32Array;
}

const ROUNDS = 5;
/** How much nearness counts beside colour. */
const COMPACTNESS = 14;

/**
 * Groups a picture's pixels; a region that lost all of its own to its neighbours is left out.
 * @param colours three a pixel
 */
export function groupPixels(colours: Float32Array, width: number, height: number, wanted: number): Superpixels {
  const spacing = Math.sqrt((width * height) / wanted);
  const across = Math.max(2, Math.round(width / spacing));
  const down = Math.max(2, Math.round(height / spacing));
  const begun = across * down;
  // Colour and place of each region.
  const regions = new Float32Array(begun * 5);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const x = Math.floor(((column + 0.5) * width) / across);
      const y = Math.floor(((row + 0.5) * height) / down);
      const at = (y * width + x) * 3;
      regions.set([colours[at]!, colours[at + 1]!, colours[at + 2]!, x, y], (row * across + column) * 5);
    }
  const places = new Int32Array(width * height);
  const weight = (COMPACTNESS / spacing) ** 2;
  for (let round = 0; round < ROUNDS; round++) {
    const least = new Float32Array(width * height).fill(Infinity);
    for (let region = 0; region < begun; region++) {
      const [l, a, b, cx, cy] = regions.subarray(region * 5, region * 5 + 5) as unknown as [
        number,
        number,
        number,
        number,
        number,
      ];
      for (let y = Math.max(0, Math.floor(cy - spacing)); y < Math.min(height, cy + spacing + 1); y++)
        for (let x = Math.max(0, Math.floor(cx - spacing)); x < Math.min(width, cx + spacing + 1); x++) {
          const index = y * width + x;
          const apart =
            (colours[index * 3]! - l) ** 2 +
            (colours[index * 3 + 1]! - a) ** 2 +
            (colours[index * 3 + 2]! - b) ** 2 +
            weight * ((x - cx) ** 2 + (y - cy) ** 2);
          if (apart >= least[index]!) continue;
          least[index] = apart;
          places[index] = region;
        }
    }
    const sums = new Float64Array(begun * 6);
    for (let index = 0; index < places.length; index++) {
      const at = places[index]! * 6;
      for (let channel = 0; channel < 3; channel++)
        sums[at + channel] = sums[at + channel]! + colours[index * 3 + channel]!;
      sums[at + 3] = sums[at + 3]! + (index % width);
      sums[at + 4] = sums[at + 4]! + Math.floor(index / width);
      sums[at + 5] = sums[at + 5]! + 1;
    }
    for (let region = 0; region < begun; region++) {
      const n = sums[region * 6 + 5]!;
      if (n > 0) for (let part = 0; part < 5; part++) regions[region * 5 + part] = sums[region * 6 + part]! / n;
    }
  }
  const longer = Math.max(width, height);
  const kept = [...new Set(places)].toSorted((a, b) => a - b);
  const numbers = new Int32Array(begun);
  kept.forEach((region, number) => {
    numbers[region] = number;
  });
  return {
    places: places.map((region) => numbers[region]!),
    count: kept.length,
    colours: Float32Array.from(kept.flatMap((region) => [...regions.subarray(region * 5, region * 5 + 3)])),
    centres: Float32Array.from(
      kept.flatMap((region) => [regions[region * 5 + 3]! / longer, regions[region * 5 + 4]! / longer]),
    ),
  };
}
