export type LetterStyle = 'shadow' | 'outline' | 'label' | 'neon';

/** A text to be written, with the place and look the prompt asks for. */
export interface Lettering {
  text: string;
  row: 'top' | 'middle' | 'bottom' | null;
  side: 'left' | 'centre' | 'right' | null;
  /** Whether it is written smaller, close to the upper edge, because a head is where it would stand. */
  isAtEdge?: boolean;
  style: LetterStyle;
  /** `#rrggbb`; null where none was named. */
  colour: string | null;
}
