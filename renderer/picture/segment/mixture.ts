import { mulberry32 } from '../../light/noise.ts';

const PARTS = 5;
const ROUNDS = 5;
/** Added to each variance, so that one flat colour is not infinitely likely. */
const FLOOR = 12;

/** Colours described by a few Gaussians (Rother, Kolmogorov, Blake: "GrabCut", 2004). */
export interface Mixture {
  /** The negative logarithm of how likely the colour at `index` is. */
  costOf(index: number): number;
}

interface Part {
  mean: [number, number, number];
  /** The inverse covariance: xx, xy, xz, yy, yz, zz. */
  inverse: number[];
  /** −log of weight and norm. */
  base: number;
}

/**
 * @param colours three a pixel
 * @param members the pixels to describe
 */
export function describeColours(colours: Float32Array, members: readonly number[]): Mixture {
  const random = mulberry32(23);
  const step = Math.max(1, Math.floor(members.length / 3000));
  const sample = members.filter((_, place) => place % step === 0);
  const centres = Array.from({ length: PARTS }, () => {
    const at = sample[Math.floor(random() * sample.length)]! * 3;
    return [colours[at]!, colours[at + 1]!, colours[at + 2]!] as [number, number, number];
  });
  const nearestOf = (index: number): number => {
    let [best, least] = [0, Infinity];
    centres.forEach((centre, part) => {
      let apart = 0;
      for (let channel = 0; channel < 3; channel++) apart += (colours[index * 3 + channel]! - centre[channel]!) ** 2;
      if (apart < least) [best, least] = [part, apart];
    });
    return best;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const index of sample) {
      const sum = sums[nearestOf(index)]!;
      for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + colours[index * 3 + channel]!;
      sum[3] = sum[3]! + 1;
    }
    sums.forEach(([a, b, c, n], part) => {
      if (n! > 0) centres[part] = [a! / n!, b! / n!, c! / n!];
    });
  }
  const groups: number[][] = centres.map(() => []);
  for (const index of sample) groups[nearestOf(index)]!.push(index);
  const parts = groups.flatMap((group, part) =>
    group.length > 2 ? [partOf(colours, group, centres[part]!, group.length / sample.length)] : [],
  );
  return {
    costOf(index) {
      let least = Infinity;
      let sum = 0;
      const costs = parts.map(({ mean, inverse, base }) => {
        const x = colours[index * 3]! - mean[0];
        const y = colours[index * 3 + 1]! - mean[1];
        const z = colours[index * 3 + 2]! - mean[2];
        const [xx, xy, xz, yy, yz, zz] = inverse as [number, number, number, number, number, number];
        const cost = base + 0.5 * (xx * x * x + yy * y * y + zz * z * z + 2 * (xy * x * y + xz * x * z + yz * y * z));
        least = Math.min(least, cost);
        return cost;
      });
      for (const cost of costs) sum += Math.exp(least - cost);
      return least - Math.log(sum);
    },
  };
}

function partOf(colours: Float32Array, group: readonly number[], mean: [number, number, number], weight: number): Part {
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  for (const index of group) {
    const x = colours[index * 3]! - mean[0];
    const y = colours[index * 3 + 1]! - mean[1];
    const z = colours[index * 3 + 2]! - mean[2];
    xx += x * x;
    xy += x * y;
    xz += x * z;
    yy += y * y;
    yz += y * z;
    zz += z * z;
  }
  const n = group.length;
  [xx, xy, xz, yy, yz, zz] = [xx / n + FLOOR, xy / n, xz / n, yy / n + FLOOR, yz / n, zz / n + FLOOR];
  const a = yy * zz - yz * yz;
  const b = xz * yz - xy * zz;
  const c = xy * yz - xz * yy;
  const determinant = xx * a + xy * b + xz * c;
  return {
    mean,
    inverse: [a, b, c, xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy].map((value) => value / determinant),
    base: 0.5 * Math.log(determinant) - Math.log(weight),
  };
}
