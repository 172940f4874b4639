import type { Raster } from '../raster.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function root(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}

/** A picture in CIE Lab, three values a pixel: distances are about as large as people see them. */
export function toLab({ data, width, height }: Raster): Float32Array {
  const lab = new Float32Array(width * height * 3);
  for (let index = 0; index < width * height; index++) {
    const [r, g, b] = [LINEAR[data[index * 4]!]!, LINEAR[data[index * 4 + 1]!]!, LINEAR[data[index * 4 + 2]!]!];
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], index * 3);
  }
  return lab;
}

/** The square of how far two colours of a list are apart; asked far too often for a root. */
export function squaredDistance(lab: Float32Array, a: number, b: number): number {
  return (
    (lab[a * 3]! - lab[b * 3]!) ** 2 +
    (lab[a * 3 + 1]! - lab[b * 3 + 1]!) ** 2 +
    (lab[a * 3 + 2]! - lab[b * 3 + 2]!) ** 2
  );
}
