/** Steps of colour (0 to 255 in each channel, added up) that still count as the same thing. */
const SAME_COLOUR = 60;
/** A larger step from one pixel to the next is an edge. */
const EDGE = 48;
/** How many colours of the painted area are remembered. */
const MOST_COLOURS = 24;

interface Painted {
  /** RGBA of the original picture. */
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  /** 1 where the brush was. */
  painted: Uint8Array;
  /** 1 where the stroke changes anything: it never grows into what is kept or removed already. */
  open: Uint8Array;
}

/**
 * Lets a stroke spread to the neighbouring pixels of its colours, up to the next edge, so that one stroke over a forgotten
 * handle brings back all of it. What was painted over always belongs to it.
 */
export function growStroke({ pixels, width, height, painted, open }: Painted): Uint8Array {
  const region = Uint8Array.from(painted);
  const distance = (one: number, other: number) =>
    Math.abs(pixels[one * 4]! - pixels[other * 4]!) +
    Math.abs(pixels[one * 4 + 1]! - pixels[other * 4 + 1]!) +
    Math.abs(pixels[one * 4 + 2]! - pixels[other * 4 + 2]!);
  const colours: number[] = [];
  const front: number[] = [];
  painted.forEach((isPainted, at) => {
    if (!isPainted || !open[at]) return;
    front.push(at);
    if (colours.length < MOST_COLOURS && colours.every((known) => distance(known, at) > SAME_COLOUR)) colours.push(at);
  });
  while (front.length > 0) {
    const from = front.pop()!;
    const x = from % width;
    for (const next of [x > 0 ? from - 1 : -1, x < width - 1 ? from + 1 : -1, from - width, from + width]) {
      if (next < 0 || next >= width * height || region[next] || !open[next]) continue;
      if (distance(from, next) > EDGE || colours.every((known) => distance(known, next) > SAME_COLOUR)) continue;
      region[next] = 1;
      front.push(next);
    }
  }
  return region;
}
