/** Pixels that hang together. */
export interface Regions {
  /** The region of each pixel; −1 outside all. */
  places: Int32Array;
  /** Pixels by region. */
  sizes: number[];
}

/** Finds the regions of pixels that are in, each connected along rows and columns. */
export function findRegions(width: number, height: number, isIn: (index: number) => boolean): Regions {
  const places = new Int32Array(width * height).fill(-1);
  const sizes: number[] = [];
  const stack: number[] = [];
  for (let start = 0; start < places.length; start++) {
    if (places[start]! >= 0 || !isIn(start)) continue;
    const name = sizes.length;
    sizes.push(0);
    stack.push(start);
    places[start] = name;
    while (stack.length > 0) {
      const index = stack.pop()!;
      sizes[name] = sizes[name]! + 1;
      const x = index % width;
      for (const next of [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]) {
        if (next < 0 || next >= places.length || places[next]! >= 0 || !isIn(next)) continue;
        places[next] = name;
        stack.push(next);
      }
    }
  }
  return { places, sizes };
}
