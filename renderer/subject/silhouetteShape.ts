/** A filled area of a silhouette. */
export interface SilhouettePart {
  /** Natural colour by white light, `#rrggbb`. */
  fill: string;
  /** SVG path data in the units of the shape's box. */
  path: string;
  /** Whether light shines through it after dark. */
  isWindow?: boolean;
}

/** A filled area. */
export const part = (fill: string, path: string): SilhouettePart => ({ fill, path });

/** The outline of a subject, painted part over part. */
export interface SilhouetteShape {
  /** Left, top, width and height of the drawn area, in path units. */
  box: readonly [number, number, number, number];
  parts: readonly SilhouettePart[];
}
