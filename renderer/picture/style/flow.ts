import { hashCell } from '../../light/noise.ts';
import { boxBlur, createPlane, mapPlane, type Plane } from '../planes.ts';

/** The direction of the lines in a picture: per pixel, a unit vector along the edges. */
export interface Flow {
  x: Plane;
  y: Plane;
}

/** Finds the flow of a picture by its structure tensor, smoothed over `radius` pixels. */
export function findFlow(light: Plane, radius: number): Flow {
  const { width, height, values } = light;
  const xx = createPlane(width, height);
  const xy = createPlane(width, height);
  const yy = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const dx = values[y * width + Math.min(width - 1, x + 1)]! - values[y * width + Math.max(0, x - 1)]!;
      const dy = values[Math.min(height - 1, y + 1) * width + x]! - values[Math.max(0, y - 1) * width + x]!;
      xx.values[index] = dx * dx;
      xy.values[index] = dx * dy;
      yy.values[index] = dy * dy;
    }
  }
  const [a, b, c] = [xx, xy, yy].map((plane) => boxBlur(boxBlur(plane, radius), radius)) as [Plane, Plane, Plane];
  const angle = mapPlane(
    a,
    (value, index) => 0.5 * Math.atan2(2 * b.values[index]!, value - c.values[index]!) + Math.PI / 2,
  );
  return { x: mapPlane(angle, Math.cos), y: mapPlane(angle, Math.sin) };
}

/** Random grain smeared along the flow, like the marks of a brush. 0–1, mean 0.5. */
export function strokesAlong({ x: flowX, y: flowY }: Flow, length: number, grain: number, seed: number): Plane {
  const { width, height } = flowX;
  const steps = Math.max(3, Math.round(length / 2));
  return mapPlane(flowX, (_, index) => {
    let sum = 0;
    let count = 0;
    for (const direction of [1, -1]) {
      let px = index % width;
      let py = Math.floor(index / width);
      for (let step = 0; step < steps; step++) {
        const at = Math.min(height - 1, Math.max(0, py | 0)) * width + Math.min(width - 1, Math.max(0, px | 0));
        sum += hashCell(Math.floor(px / grain), Math.floor(py / grain), seed);
        count++;
        px += flowX.values[at]! * direction * 2;
        py += flowY.values[at]! * direction * 2;
      }
    }
    return sum / count;
  });
}
