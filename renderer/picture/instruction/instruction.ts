import type { Lettering } from '../../prompt/lettering.ts';
import type { Style } from '../../prompt/vocabulary/styleWords.ts';
import type { CameraMotion, ColourWord, PlanChip, SceneName, TimeOfDay, Weather } from '../../scene.ts';
import type { ExtensionSide } from '../../readExtension.ts';
import type { Turn } from '../../readTurn.ts';
import type { Recolouring } from '../light/recolour.ts';
import type { Border } from './readBorder.ts';
import type { WornKind } from '../ornament/ornamentKinds.ts';
import type { OrnamentWish } from '../ornament/placeOrnaments.ts';
import type { Lean } from '../straighten.ts';
import type { Placement } from '../placement.ts';
import type { FaceWish } from './readFaces.ts';
import type { Removal } from './readRemoval.ts';
import type { Arrangement, Season, Tone } from './editWords.ts';

export type Background =
  | { kind: 'remove' }
  /** Removed, with a white edge around what is left. */
  | { kind: 'sticker' }
  | { kind: 'blur' }
  | { kind: 'colour'; colour: string }
  | { kind: 'scene'; scene: SceneName };

/** What stays as it was while the rest of the picture changes. */
export type Kept = { kind: 'front' | 'sky' | 'ground' } | { kind: 'colour'; colour: ColourWord };

/** A corner, and whether the first of two pictures is the one in it. */
export interface Corner {
  side: 'left' | 'right';
  row: 'top' | 'bottom';
  isFirst: boolean;
}

/** What a prompt asks to be done with pictures. */
export interface Instruction {
  styles: Style[];
  tones: Tone[];
  season: Season | null;
  background: Background | null;
  /** Null when the prompt leaves it open: the pictures then decide. */
  arrangement: Arrangement | null;
  /** The corner of another picture in which one is laid, small, such as a logo. */
  corner: Corner | null;
  /** Whether the prompt makes the first picture the background. */
  isFirstBehind: boolean;
  /** Whether the prompt puts the first picture second, that is right or below. */
  isReversed: boolean;
  time: TimeOfDay | null;
  /** Whether the light changes during the clip. */
  isGradual: boolean;
  weather: Weather | null;
  colours: ColourWord[];
  recolour: Recolouring | null;
  /** The name in `PAINTS` of the colour that people's tops are to get. */
  clothes: string | null;
  /** What is taken out of the photo, its place filled. */
  removal: Removal | null;
  /** Something else is to go, which nothing here finds: it has to be erased by hand. */
  isRemovalUnknown: boolean;
  /** Details of weather, light and sky, as in a plan. */
  details: Record<string, number>;
  isSkyAsked: boolean;
  subject: string | null;
  placement: Placement;
  /** What is laid over the photo, and what is put on the heads in it. */
  ornaments: OrnamentWish[];
  worn: WornKind[];
  kept: Kept | null;
  /** What the faces alone are to get. */
  faces: FaceWish | null;
  motion: CameraMotion | null;
  frame: 'expand' | 'crop' | null;
  /** The side on which an extended photo goes on; null for all around it. */
  extension: ExtensionSide | null;
  /** Whether the cropped photo is to be a circle, transparent around it. */
  isRound: boolean;
  isFlipped: boolean;
  /** Whether it is to stand upright, and how it is said to lean. */
  straightening: { lean: Lean | null } | null;
  /** Whether only the middle of it, or what is in front, is to be seen. */
  isCloser: boolean;
  turn: Turn | null;
  border: Border | null;
  isUpscaled: boolean;
  title: string | null;
  letters: Lettering[];
  chips: PlanChip[];
  unmatched: string[];
}
