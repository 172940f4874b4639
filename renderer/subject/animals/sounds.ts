import { part } from '../silhouetteShape.ts';
import type { Frame, Prop } from './prop.ts';

/** An arc of sound about a point, to one side of it. */
const arc = (x: number, y: number, radius: number, side: 1 | -1): string => {
  const [far, near] = [radius + 13, radius];
  const [up, down] = [y - radius * 0.62, y + radius * 0.62];
  return `M${x + side * near * 0.78} ${up}A${near} ${near} 0 0 ${side > 0 ? 1 : 0} ${x + side * near * 0.78} ${down}L${x + side * far * 0.78} ${down + 8}A${far} ${far} 0 0 ${side > 0 ? 0 : 1} ${x + side * far * 0.78} ${up - 8}Z`;
};

/** The arcs of a loud voice, from the head to its right. */
export function calls({ right, top, tall }: Frame): Prop {
  const [x, y] = [right - 10, top + tall * 0.24];
  return {
    before: [60, 106, 152].map((radius) => part('#f6f2e4', arc(x, y, radius, 1))),
    reach: { left: 0, right: 150, up: Math.max(0, 120 - tall * 0.24), down: 0 },
  };
}
