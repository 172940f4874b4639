import type { Piece } from '../room/pieces/piece.ts';
import { FAIR_PIECES } from './pieces/fairPieces.ts';
import { GREEN_PIECES } from './pieces/greenPieces.ts';
import { MARKET_PIECES } from './pieces/marketPieces.ts';
import { SPORT_PIECES } from './pieces/sportPieces.ts';
import { STREET_PIECES } from './pieces/streetPieces.ts';
import { TEMPLE_PIECES } from './pieces/templePieces.ts';
import { TOWN_PIECES } from './pieces/townPieces.ts';
import { VILLAGE_PIECES } from './pieces/villagePieces.ts';
import { WAYSIDE_PIECES } from './pieces/waysidePieces.ts';
import { WILD_PIECES } from './pieces/wildPieces.ts';

/** Everything that stands in venues. */
export const VENUE_PIECES = {
  ...FAIR_PIECES,
  ...GREEN_PIECES,
  ...MARKET_PIECES,
  ...SPORT_PIECES,
  ...STREET_PIECES,
  ...TEMPLE_PIECES,
  ...TOWN_PIECES,
  ...VILLAGE_PIECES,
  ...WAYSIDE_PIECES,
  ...WILD_PIECES,
} as const satisfies Record<string, Piece>;

export type VenuePieceName = keyof typeof VENUE_PIECES;
