import type { Rgb } from '../../scene.ts';
import type { VenuePieceName } from './venuePieces.ts';

/** A place out of doors that people made: what its ground is painted with, and what stands on it. */
export interface VenueKind {
  /** The ground's colour by metres across from its middle and away from the camera. */
  ground(across: number, away: number): Rgb;
  /** What stands on it, from the farthest: metres from the middle, and how far below the horizon its foot is (0 to 0.6). */
  pieces: readonly (readonly [name: VenuePieceName, x: number, row: number])[];
  /** The row of a building that the picture is about, where its ground is not for building on everywhere. */
  builtRow?: number;
  /** Floodlights, lamps or windows light it at night. */
  isLit?: boolean;
  /** Whether specks of light drift through the air. */
  isGlinting?: boolean;
}
