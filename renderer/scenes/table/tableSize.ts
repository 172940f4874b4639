/** By how much the room extends beyond the picture, for the moving camera. */
export const MARGIN = 0.3;

/** Where the table ends, part of the height. */
export const TABLE_EDGE = 0.53;
