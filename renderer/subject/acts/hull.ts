import { ellipse } from '../outlines.ts';

export type Round = readonly [x: number, y: number, radius: number];

/** Points by which a circle is known well enough to lay cloth around it. */
const POINTS = 16;

/** The outline of a cloth laid around circles: their convex hull. */
export function hullOf(rounds: readonly Round[]): string {
  const points = rounds
    .flatMap(([x, y, radius]) =>
      Array.from({ length: POINTS }, (_, at): [number, number] => {
        const angle = (at / POINTS) * Math.PI * 2;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      }),
    )
    .toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (ordered: readonly [number, number][]): [number, number][] => {
    const chain: [number, number][] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !isLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const outline = [...half(points), ...half(points.toReversed())];
  if (outline.length < 3) return ellipse(...rounds[0]!);
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const isLeft = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [x, y]: readonly [number, number],
): boolean => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
