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
  const pass = (from: Uint8Array, step: number, length: number, placeOf: (index: number) => number): Uint8Array => {
    const to = from.slice();
    for (let index = 0; index < from.length; index++) {
      if (from[index] === 0) continue;
      const place = placeOf(index);
      for (let move = -Math.min(reach, place); move <= Math.min(reach, length - 1 - place); move++)
        to[index + move * step] = 1;
    }
    return to;
  };
  const across = pass(marks, 1, width, (index) => index % width);
  return pass(across, width, height, (index) => Math.floor(index / width));
}
