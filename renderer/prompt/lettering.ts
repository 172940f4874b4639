import type { PromoParts } from './promoParts.ts';

export type LetterStyle = 'shadow' | 'outline' | 'label' | 'neon';

/** A text to be written, with the place and look the prompt asks for. */
export interface Lettering {
  text: string;
  row: 'top' | 'middle' | 'bottom' | null;
  side: 'left' | 'centre' | 'right' | null;
  /** Whether it is written smaller, close to the upper edge, because a head is where it would stand. */
  isAtEdge?: boolean;
  style: LetterStyle;
  /** The parts of a promo without a place or look of its own, which are set as on a poster. */
  promo?: PromoParts;
  /** `#rrggbb`; null where none was named. */
  colour: string | null;
}
