import { luminance, rgb } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import { SKIN } from './figure.ts';
import { boundsOf } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

/** The part of the shape's area from which a part is one of the body's. */
const LARGE = 0.04;
const STRONG = 60;
/** Degrees of hue within which a small part is of the body's paint, such as a mirror. */
const ALIKE = 12;

const chroma = (colour: Rgb): number => Math.max(...colour) - Math.min(...colour);

function hue([red, green, blue]: Rgb): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Whether it is glass, a rim or a tyre: dark, or of a cool grey. */
function isUnpainted(colour: Rgb): boolean {
  const level = luminance(colour);
  return level < 56 || (level < 190 && chroma(colour) < STRONG && colour[2] >= colour[0]);
}

/** Which parts of a vehicle are painted, and take another colour: its body, not its glass, wheels, lamps and stripes. */
export function paintOf({ box, parts }: SilhouetteShape): (part: SilhouettePart) => boolean {
  const isLarge = ({ path }: SilhouettePart): boolean => {
    const [left, top, right, bottom] = boundsOf([path]);
    return (right - left) * (bottom - top) >= LARGE * box[2] * box[3];
  };
  const bodies = parts.filter((part) => part.fill !== SKIN && !isUnpainted(rgb(part.fill)) && isLarge(part));
  const strong = bodies.map(({ fill }) => rgb(fill)).filter((colour) => chroma(colour) >= STRONG);
  return (part) => {
    const colour = rgb(part.fill);
    if (strong.length === 0) return bodies.some(({ fill }) => fill === part.fill);
    if (chroma(colour) < STRONG || part.fill === SKIN) return false;
    const isOfBody = strong.some(
      (body) => Math.abs(hue(body) - hue(colour)) < ALIKE && luminance(colour) <= luminance(body) + 5,
    );
    return isOfBody || isLarge(part);
  };
}
