/**
 * Turns a flat outline into a rounded body: distances to the edge give heights, heights give normals, and normals can
 * be lit.
 */

const FAR = 1e12;

/** Distance in pixels from each cell to the nearest one where `isSource` is 1 (exact, Felzenszwalb & Huttenlocher). */
export function distanceTo(isSource: Uint8Array, width: number, height: number): Float32Array {
  const squared = new Float64Array(width * height);
  for (let index = 0; index < squared.length; index++) squared[index] = isSource[index] ? 0 : FAR;
  const longest = Math.max(width, height);
  const line = new Float64Array(longest);
  const result = new Float64Array(longest);
  const vertices = new Int32Array(longest);
  const bounds = new Float64Array(longest + 1);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = squared[y * width + x]!;
    transformLine(line, height, { result, vertices, bounds });
    for (let y = 0; y < height; y++) squared[y * width + x] = result[y]!;
  }
  const distances = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) line[x] = squared[y * width + x]!;
    transformLine(line, width, { result, vertices, bounds });
    for (let x = 0; x < width; x++) distances[y * width + x] = Math.sqrt(result[x]!);
  }
  return distances;
}

interface Scratch {
  result: Float64Array;
  vertices: Int32Array;
  bounds: Float64Array;
}

function transformLine(line: Float64Array, length: number, { result, vertices, bounds }: Scratch): void {
  let last = 0;
  vertices[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  for (let q = 1; q < length; q++) {
    let crossing = meeting(line, q, vertices[last]!);
    while (crossing <= bounds[last]!) {
      last--;
      crossing = meeting(line, q, vertices[last]!);
    }
    last++;
    vertices[last] = q;
    bounds[last] = crossing;
    bounds[last + 1] = FAR;
  }
  let k = 0;
  for (let q = 0; q < length; q++) {
    while (bounds[k + 1]! < q) k++;
    const offset = q - vertices[k]!;
    result[q] = offset * offset + line[vertices[k]!]!;
  }
}

function meeting(line: Float64Array, q: number, v: number): number {
  return (line[q]! + q * q - line[v]! - v * v) / (2 * q - 2 * v);
}

/** Fills gaps narrower than twice `radius` pixels, keeping the outer outline: a morphological closing. */
export function closeGaps(isBody: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const toBody = distanceTo(isBody, width, height);
  const outside = new Uint8Array(width * height);
  for (let index = 0; index < outside.length; index++) outside[index] = toBody[index]! > radius ? 1 : 0;
  const toOutside = distanceTo(outside, width, height);
  const closed = new Uint8Array(width * height);
  for (let index = 0; index < closed.length; index++)
    closed[index] = isBody[index] || toOutside[index]! > radius ? 1 : 0;
  return closed;
}

/** Fills the holes: all cells outside the body that cannot be reached from the border. */
export function fillHoles(isBody: Uint8Array, width: number, height: number): Uint8Array {
  const filled = new Uint8Array(width * height).fill(1);
  const queue: number[] = [];
  const visit = (index: number): void => {
    if (isBody[index] || !filled[index]) return;
    filled[index] = 0;
    queue.push(index);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const x = index % width;
    if (x > 0) visit(index - 1);
    if (x < width - 1) visit(index + 1);
    if (index >= width) visit(index - width);
    if (index < width * (height - 1)) visit(index + width);
  }
  return filled;
}

/** How a body is rounded: over how many pixels from its edge, and how far less steeply than a ball (1). */
export interface Relief {
  roundness: number;
  flatness: number;
}

/** Three numbers a cell: the outward normal of the body. */
export function normalsOf(
  isBody: Uint8Array,
  width: number,
  height: number,
  { roundness, flatness }: Relief,
): Float32Array {
  const outside = new Uint8Array(width * height);
  for (let index = 0; index < outside.length; index++) outside[index] = isBody[index] ? 0 : 1;
  const depth = distanceTo(outside, width, height);
  const dome = new Float32Array(width * height);
  for (let index = 0; index < dome.length; index++) {
    const inward = Math.min(1, depth[index]! / roundness);
    dome[index] = Math.sqrt(inward * (2 - inward)) * roundness;
  }
  const smooth = blurTwice(dome, width, height, Math.max(1, Math.round(roundness * 0.22)));
  const normals = new Float32Array(width * height * 3);
  const rise = 2 * flatness;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const dx = smooth[y * width + Math.min(width - 1, x + 1)]! - smooth[y * width + Math.max(0, x - 1)]!;
      const dy = smooth[Math.min(height - 1, y + 1) * width + x]! - smooth[Math.max(0, y - 1) * width + x]!;
      const length = Math.hypot(dx, dy, rise);
      normals[index * 3] = -dx / length;
      normals[index * 3 + 1] = -dy / length;
      normals[index * 3 + 2] = rise / length;
    }
  }
  return normals;
}

function blurTwice(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  let current = field;
  for (let pass = 0; pass < 2; pass++)
    current = blurColumns(blurRows(current, width, height, radius), width, height, radius);
  return current;
}

function blurRows(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(field.length);
  const span = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += field[row + Math.min(width - 1, Math.max(0, x))]!;
    for (let x = 0; x < width; x++) {
      out[row + x] = sum / span;
      sum += field[row + Math.min(width - 1, x + radius + 1)]! - field[row + Math.max(0, x - radius)]!;
    }
  }
  return out;
}

function blurColumns(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(field.length);
  const span = 2 * radius + 1;
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -radius; y <= radius; y++) sum += field[Math.min(height - 1, Math.max(0, y)) * width + x]!;
    for (let y = 0; y < height; y++) {
      out[y * width + x] = sum / span;
      sum += field[Math.min(height - 1, y + radius + 1) * width + x]! - field[Math.max(0, y - radius) * width + x]!;
    }
  }
  return out;
}
