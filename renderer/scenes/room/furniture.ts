import { CARE_PIECES } from './pieces/carePieces.ts';
import { FEAST_PIECES } from './pieces/feastPieces.ts';
import { HALL_PIECES } from './pieces/hallPieces.ts';
import { HOME_PIECES } from './pieces/homePieces.ts';
import { PRAYER_PIECES } from './pieces/prayerPieces.ts';
import { SCHOOL_PIECES } from './pieces/schoolPieces.ts';
import { SHOP_PIECES } from './pieces/shopPieces.ts';
import { SHOW_PIECES } from './pieces/showPieces.ts';
import type { Piece } from './pieces/piece.ts';
import { TRAVEL_PIECES } from './pieces/travelPieces.ts';
import { WORK_PIECES } from './pieces/workPieces.ts';

/** Everything that rooms are furnished with. */
export const PIECES = {
  ...HOME_PIECES,
  ...SHOP_PIECES,
  ...SCHOOL_PIECES,
  ...CARE_PIECES,
  ...WORK_PIECES,
  ...FEAST_PIECES,
  ...PRAYER_PIECES,
  ...HALL_PIECES,
  ...SHOW_PIECES,
  ...TRAVEL_PIECES,
} as const satisfies Record<string, Piece>;

export type PieceName = keyof typeof PIECES;
