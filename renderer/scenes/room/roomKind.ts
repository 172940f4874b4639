import type { Rgb } from '../../scene.ts';
import type { PieceName } from './furniture.ts';

export type RoomOpening = 'window' | 'porch' | 'terrace' | 'skylights' | 'glass' | 'panes' | 'portholes' | 'none';
export type Outlook = 'trees' | 'city' | 'fields' | 'apron' | 'clouds' | 'road' | 'sea';

/** What hangs on the walls of a room that is fitted out in some style. */
export type Decor = 'strings' | 'neon' | 'panels' | 'frames' | 'ledLine';

/** A kind of room: its wall, floor, and what stands in it. */
export interface RoomKind {
  walls: readonly Rgb[];
  /** Colour of the wall's lower part, or null where it is plain. */
  wainscot: Rgb | null;
  wall: 'plain' | 'boards' | 'tiles' | 'woven' | 'bricks';
  floor: 'wood' | 'tiles' | 'mat' | 'concrete' | 'carpet' | 'court' | 'platform' | 'gloss';
  floorColour: Rgb;
  /**
   * Where one looks out: through a window with curtains if left out; a porch is open above a low wall, a terrace above a
   * railing; skylights are a row of small panes high on the wall.
   */
  view?: RoomOpening;
  /** What is seen outside; trees if left out. */
  outside?: Outlook;
  /** Lit by its own lamps at any hour. */
  isDim?: boolean;
  /** As narrow as a car: whoever is in it is seen from the waist up. */
  isNarrow?: boolean;
  /** With beams of light that move, and a crowd before it. */
  hasShow?: boolean;
  /** Against the wall, on the window's side and on the other. */
  byWindow: readonly PieceName[];
  opposite: readonly PieceName[];
  /** In front of the middle of the wall, behind whoever is in the room. */
  middle: readonly PieceName[];
  /** On the floor, nearer to the camera, at the sides. */
  near: readonly PieceName[];
  hasRug?: boolean;
  /** Besides, in a room that is fitted out in some style. */
  decor?: readonly Decor[];
}
