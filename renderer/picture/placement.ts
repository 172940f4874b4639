/** Where in the picture a thing is to be added; null where the prompt leaves it open. */
export interface Placement {
  side: 'left' | 'right' | null;
  row: 'top' | 'middle' | 'bottom' | null;
}
