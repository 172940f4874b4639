import { boxOf } from './cutOut.ts';
import type { PictureAnalysis } from './depth.ts';
import type { FreeBox } from './finish.ts';
import type { Face } from './person/findFaces.ts';

/** Columns for something that is added, parts of the width. */
const COLUMNS = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86] as const;
/** The room that a head takes around its face, parts of the face's size. */
const HEAD = { aside: 0.35, above: 0.8, below: 0.25 } as const;
/** How much worse it is to cover a head than to cover as much of anybody's body. */
const COVERED_HEAD = 6;

/** The horizontal position (share of the width) with free space beside the person or thing in front. */
export function freeSideOf({ matte }: PictureAnalysis): number {
  const box = boxOf(matte.plane);
  return (box.left + box.right) / 2 / matte.plane.width > 0.5 ? 0.26 : 0.74;
}

/**
 * The column in which a box covers nobody's head and least of what stands in front, as near as can be to its free side.
 * @param faces in the pixels of a picture of `size`
 */
export function freeColumn(
  analysis: PictureAnalysis,
  { faces, size }: { faces: readonly Face[]; size: { width: number; height: number } },
  { wide, top, bottom }: FreeBox,
): number {
  const { plane, source } = analysis.matte;
  const preferred = freeSideOf(analysis);
  const coveredAt = (x: number): number => {
    const [left, right] = [x - wide / 2, x + wide / 2];
    let sum = 0;
    let count = 0;
    if (source !== 'guess')
      for (let row = Math.max(0, Math.floor(top * plane.height)); row < Math.min(1, bottom) * plane.height; row += 2)
        for (let at = Math.max(0, Math.floor(left * plane.width)); at < Math.min(1, right) * plane.width; at += 2) {
          sum += plane.values[row * plane.width + at]!;
          count++;
        }
    const heads = faces.reduce((total, face) => {
      const across =
        Math.min(right, (face.left + face.width * (1 + HEAD.aside)) / size.width) -
        Math.max(left, (face.left - face.width * HEAD.aside) / size.width);
      const down =
        Math.min(bottom, (face.top + face.height * (1 + HEAD.below)) / size.height) -
        Math.max(top, (face.top - face.height * HEAD.above) / size.height);
      return total + (Math.max(0, across) * Math.max(0, down)) / (wide * (bottom - top));
    }, 0);
    return (count === 0 ? 0 : sum / count) + COVERED_HEAD * heads;
  };
  // Of columns that are equally free, the preferred one or the nearest to it.
  const costs = COLUMNS.filter((x) => x >= wide / 2 && x <= 1 - wide / 2).map((x) => ({
    x,
    cost: coveredAt(x) + Math.abs(x - preferred) * 0.1,
  }));
  return costs.toSorted((a, b) => a.cost - b.cost)[0]?.x ?? preferred;
}
