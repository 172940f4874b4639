/** The outline of a pointed arch from the floor up. */
export function arch(x: number, foot: number, wide: number, tall: number): (readonly [number, number])[] {
  const half = wide / 2;
  const spring = foot + tall * 0.6;
  const points: (readonly [number, number])[] = [[x - half, foot]];
  for (let step = 0; step <= 8; step++) {
    const part = step / 8;
    points.push([
      x - half * Math.cos((part * Math.PI) / 2),
      spring + tall * 0.4 * Math.sin((part * Math.PI) / 2) ** 0.86,
    ]);
  }
  for (let step = 8; step >= 0; step--) {
    const part = step / 8;
    points.push([
      x + half * Math.cos((part * Math.PI) / 2),
      spring + tall * 0.4 * Math.sin((part * Math.PI) / 2) ** 0.86,
    ]);
  }
  points.push([x + half, foot]);
  return points;
}
