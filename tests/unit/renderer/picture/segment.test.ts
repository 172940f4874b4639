/** A thing is cut out by its outline where its colours alone do not tell it from the rest, and left where it is a piece. */
import { expect, it } from 'vitest';
import { createPlane } from '../../../../renderer/picture/planes.ts';
import { cutByGraph } from '../../../../renderer/picture/segment/cutByGraph.ts';
import { findSalient } from '../../../../renderer/picture/segment/saliency.ts';
import { minCut, STEPS } from '../../../../renderer/picture/segment/minCut.ts';
import { paint } from './samples.ts';

/** The cheapest cut of all, found by trying each. */
function cheapest(count: number, costOf: (sides: number) => number): number {
  let least = Infinity;
  for (let sides = 0; sides < 1 << count; sides++) least = Math.min(least, costOf(sides));
  return least;
}

it('no cut of a grid is cheaper than the one that is found', () => {
  const [width, height] = [4, 3];
  const count = width * height;
  for (let seed = 1; seed <= 12; seed++) {
    let state = seed * 7919;
    const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
    const terminal = new Float32Array(count).map(() => random() * 8 - 4);
    const links = new Float32Array(count * 8);
    for (let index = 0; index < count; index++)
      STEPS.forEach(([right, down], step) => {
        const [x, y] = [(index % width) + right, Math.floor(index / width) + down];
        if (x >= 0 && y >= 0 && x < width && y < height) links[index * 8 + step] = random() * 2;
      });
    const costOf = (isSource: (index: number) => boolean): number => {
      let cost = 0;
      for (let index = 0; index < count; index++) {
        const value = terminal[index]!;
        if (isSource(index) ? value < 0 : value > 0) cost += Math.abs(value);
        STEPS.forEach(([right, down], step) => {
          if (isSource(index) && links[index * 8 + step]! > 0 && !isSource(index + down * width + right))
            cost += links[index * 8 + step]!;
        });
      }
      return cost;
    };
    const least = cheapest(count, (sides) => costOf((index) => ((sides >> index) & 1) === 1));
    const cut = minCut({ width, height, terminal: terminal.slice(), links: links.slice() });
    expect(costOf((index) => cut[index] === 1)).toBeCloseTo(least, 3);
  }
});

/** Boards of wood, as dark as light, all over. */
const boards = (x: number, y: number): [number, number, number] => {
  const grain =
    Math.sin(y * 60 + Math.sin(x * 7) * 2) * 22 + ((Math.floor(x * 120) * 31 + Math.floor(y * 90) * 17) % 5) * 4;
  return [120 + grain, 84 + grain * 0.8, 52 + grain * 0.6];
};
const sharp = createPlane(120, 90, 1);

it('a cup on a table of many shades is cut out whole, with its own dark and light parts', () => {
  const cup = paint(120, 90, (x, y) => {
    const isCup = Math.abs(x - 0.5) < 0.2 && Math.abs(y - 0.5) < 0.28;
    if (!isCup) return boards(x, y);
    return y < 0.4 ? [236, 238, 246] : [40, 70, 190 - x * 40];
  });
  const plane = cutByGraph(cup, sharp)!;
  const at = (x: number, y: number): number => plane.values[Math.floor(y * 90) * 120 + Math.floor(x * 120)]!;
  expect([at(0.5, 0.3), at(0.5, 0.7), at(0.34, 0.5)]).toEqual([1, 1, 1]);
  expect([at(0.2, 0.5), at(0.5, 0.1), at(0.8, 0.9)]).toEqual([0, 0, 0]);
});

it('a label on a pot is no thing of its own, and neither is one of many', () => {
  const pot = paint(120, 90, (x, y) => {
    if (Math.abs(x - 0.5) < 0.12 && Math.abs(y - 0.5) < 0.12) return [240, 240, 236];
    return Math.hypot(x - 0.5, (y - 0.5) * 0.75) < 0.28 ? [30, 130, 60] : boards(x, y);
  });
  const plane = cutByGraph(pot, sharp);
  // The pot with its label, or nothing.
  if (plane) expect(plane.values[Math.floor(0.5 * 90) * 120 + Math.floor(0.3 * 120)]).toBe(1);
  const many = paint(120, 90, (x, y) =>
    Math.hypot(((x * 5) % 1) - 0.5, ((y * 4) % 1) - 0.5) < 0.3 ? [220, 40, 40] : boards(x, y),
  );
  expect(cutByGraph(many, sharp)).toBeNull();
});

it('a picture of fewer pixels than regions stands out where it is unlike its rim, and nowhere where it is plain', () => {
  const colours = (squareAt: number): Float32Array =>
    new Float32Array(12 * 12 * 3).map((_, at) => {
      const [x, y] = [Math.floor(at / 3) % 12, Math.floor(at / 36)];
      return Math.max(Math.abs(x - 5.5), Math.abs(y - 5.5)) < 3 ? squareAt : 20;
    });
  const { values } = findSalient(colours(80), 12, 12);
  expect([values[6 * 12 + 6]! > 0.95, values[0]! < 0.05]).toEqual([true, true]);
  expect(findSalient(colours(20), 12, 12).values.every((value) => value === 0)).toBe(true);
});
