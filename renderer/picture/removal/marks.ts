/** The size of a picture or of its marks, pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The places that are marked. */
export function indexesOf(marks: Uint8Array): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < marks.length; index++) if (marks[index] === 1) indexes.push(index);
  return indexes;
}

/** Left, right, above and below, within the picture. */
export function neighboursOf(index: number, { width, height }: Size): number[] {
  const x = index % width;
  const neighbours: number[] = [];
  if (x > 0) neighbours.push(index - 1);
  if (x < width - 1) neighbours.push(index + 1);
  if (index >= width) neighbours.push(index - width);
  if (index < width * (height - 1)) neighbours.push(index + width);
  return neighbours;
}

/** Marks what is within `reach` pixels of what is marked, along both axes. */
export function widen(marks: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = widenLines(marks, { lines: height, between: width, length: width, step: 1, reach });
  return widenLines(across, { lines: width, between: 1, length: height, step: width, reach });
}

/** Along each line of `length` places that are `step` apart; the cost does not depend on the reach. */
function widenLines(
  marks: Uint8Array,
  { lines, between, length, step, reach }: Record<'lines' | 'between' | 'length' | 'step' | 'reach', number>,
): Uint8Array {
  const wide = marks.slice();
  for (let line = 0; line < lines; line++) {
    const start = line * between;
    const end = start + (length - 1) * step;
    let ahead = Infinity;
    let behind = Infinity;
    for (let move = 0; move < length; move++) {
      const forwards = start + move * step;
      ahead = marks[forwards] === 1 ? 0 : ahead + 1;
      if (ahead <= reach) wide[forwards] = 1;
      const backwards = end - move * step;
      behind = marks[backwards] === 1 ? 0 : behind + 1;
      if (behind <= reach) wide[backwards] = 1;
    }
  }
  return wide;
}
