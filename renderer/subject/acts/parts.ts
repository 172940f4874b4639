import { limb, type Point } from '../figurePoses.ts';
import { ellipse, rect } from '../outlines.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { BodyPose } from './body.ts';

/** A rod, a strap or a string through points. */
export const line = (fill: string, width: number, ...points: readonly Point[]): SilhouettePart => ({
  fill,
  path: limb(points, width / 2),
});

export const box = (fill: string, x: number, y: number, wide: number, tall: number): SilhouettePart => ({
  fill,
  path: rect(x, y, wide, tall),
});

export const disc = (fill: string, x: number, y: number, rx: number, ry = rx): SilhouettePart => ({
  fill,
  path: ellipse(x, y, rx, ry),
});

export const shape = (fill: string, path: string): SilhouettePart => ({ fill, path });

export const WOOD = '#8d5c36';
export const DARK_WOOD = '#6e4528';
export const STEEL = '#9aa2aa';
export const INK = '#22242a';
export const PAPER = '#fbf8ef';
export const WATER = '#5f9cc4';

/** A chair whose back is at the left, for somebody who sits at `x`. */
export const chairAt = (x: number): SilhouettePart[] => [
  line(DARK_WOOD, 11, [x - 40, 404], [x - 44, 500]),
  line(DARK_WOOD, 11, [x + 34, 404], [x + 38, 500]),
  line(WOOD, 12, [x - 44, 230], [x - 40, 404]),
  box(WOOD, x - 46, 396, 88, 15),
];

/** A low stool under somebody who sits at `x`. */
export const stoolAt = (x: number, top = 420): SilhouettePart[] => [
  line(DARK_WOOD, 10, [x - 28, top + 8], [x - 36, 500]),
  line(DARK_WOOD, 10, [x + 28, top + 8], [x + 36, 500]),
  box(WOOD, x - 42, top, 84, 14),
];

/** A table with two legs. */
export const tableAt = (x: number, top: number, wide: number): SilhouettePart[] => [
  line(DARK_WOOD, 13, [x + 16, top + 8], [x + 16, 502]),
  line(DARK_WOOD, 13, [x + wide - 16, top + 8], [x + wide - 16, 502]),
  box(WOOD, x, top, wide, 15),
];

/** A kitchen counter, or the front of a stall. */
export const counterAt = (x: number, top: number, wide: number, fill = '#c9b79a'): SilhouettePart[] => [
  box(fill, x, top + 10, wide, 498 - top),
  box('#6f6458', x, top, wide, 14),
];

/** A wisp that rises from a point and thins out; it lets most of what is behind it through. */
const wispAt = (x: number, y: number, tall: number, wide: number): SilhouettePart =>
  shape(
    '#f6f6f42e',
    `M${x - wide * 0.3} ${y}C${x - wide} ${y - tall * 0.36} ${x + wide * 0.5} ${y - tall * 0.58} ${x} ${y - tall}` +
      `C${x + wide * 1.5} ${y - tall * 0.6} ${x + wide * 0.2} ${y - tall * 0.3} ${x + wide * 0.3} ${y}Z`,
  );

/** Steam over something hot: wisps that are faint outside and denser within. */
export const steamAt = (x: number, y: number): SilhouettePart[] =>
  [1, 0.72, 0.44].flatMap((size) => [
    wispAt(x - 16, y + 8, 84 * (0.7 + size * 0.3), 26 * size),
    wispAt(x + 12, y + 4, 100 * (0.7 + size * 0.3), 30 * size),
  ]);

/** Two notes of music in the air. */
export const notesAt = (x: number, y: number): SilhouettePart[] => [
  disc('#3a2f5a', x, y, 12, 9),
  box('#3a2f5a', x + 7, y - 48, 5, 48),
  shape(
    '#3a2f5a',
    `M${x + 7} ${y - 48}Q${x + 30} ${y - 40} ${x + 26} ${y - 16}Q${x + 22} ${y - 32} ${x + 7} ${y - 32}Z`,
  ),
  disc('#8a3a5a', x + 44, y - 40, 10, 8),
  box('#8a3a5a', x + 50, y - 82, 4, 42),
];

/** Somebody who stands, seen from the side: their arms are added. */
export const UPRIGHT = {
  hip: [100, 262],
  legs: [
    [88, 492],
    [114, 492],
  ],
} as const satisfies Omit<BodyPose, 'arms'>;
/** Somebody who stands and faces us. */
export const FACING = {
  look: 'front',
  hip: [100, 262],
  legs: [
    [80, 492, 1],
    [120, 492, -1],
  ],
} as const satisfies Omit<BodyPose, 'arms'>;
/** Somebody on a chair, seen from the side. */
export const SEATED = {
  hip: [100, 380],
  legs: [
    [196, 490],
    [206, 492],
  ],
} as const satisfies Omit<BodyPose, 'arms'>;
/** Somebody on the floor, with crossed legs, who faces us. */
export const CROSS_LEGGED = {
  look: 'front',
  hip: [100, 430],
  // The knees lie far out, low over the ground.
  legs: [
    [96, 486, 1],
    [104, 486, -1],
  ],
} as const satisfies Omit<BodyPose, 'arms'>;
/** Somebody who squats, seen from the side. */
export const SQUATTING = {
  hip: [86, 414],
  lean: 18,
  legs: [
    [100, 492],
    [120, 492],
  ],
} as const satisfies Omit<BodyPose, 'arms'>;
