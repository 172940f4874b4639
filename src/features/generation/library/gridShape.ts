/** CSS pixels. */
export const GRID_GAP = 8;
const WANTED_CELL = 190;
const FEWEST_COLUMNS = 2;

export interface GridShape {
  columns: number;
  /** Side of a square cell, CSS pixels. */
  cell: number;
}

/** The number of columns for cells of about the wanted size, at least two; the cells fill the width. */
export function gridShape(width: number): GridShape {
  const columns = Math.max(FEWEST_COLUMNS, Math.round((width + GRID_GAP) / (WANTED_CELL + GRID_GAP)));
  return { columns, cell: Math.max(0, Math.floor((width - GRID_GAP * (columns - 1)) / columns)) };
}
