import type { EmblemName } from './vocabulary/emblemWords.ts';

export const DESIGN_KINDS = [
  'logo',
  'invitation',
  'card',
  'businessCard',
  'certificate',
  'menu',
  'label',
  'poster',
  'banner',
] as const;
export type DesignKind = (typeof DESIGN_KINDS)[number];

/** What a design is dressed in: paper, a feast, a mosque's arch, the sheet of a notice. */
export type DesignDress = 'paper' | 'feast' | 'arch' | 'formal';

export type DesignTint =
  | 'green'
  | 'blue'
  | 'red'
  | 'pink'
  | 'purple'
  | 'orange'
  | 'yellow'
  | 'gold'
  | 'brown'
  | 'black'
  | 'white'
  | 'teal'
  | 'neon'
  | 'pastel';

/** A line of a design's small print. */
export interface DesignLine {
  role: 'about' | 'date' | 'time' | 'place' | 'contact';
  text: string;
}

/** A page of letters as a designer sets it: with the words that the prompt gives, and no others but its kind's own. */
export interface Design {
  kind: DesignKind;
  dress: DesignDress;
  /** Above the headline: "UNDANGAN PERNIKAHAN". */
  kicker: string | null;
  headline: string;
  /** Whether the headline is names that are set apart: "Budi & Siti". */
  isOfNames: boolean;
  lines: readonly DesignLine[];
  items: readonly { name: string; price: string }[];
  badge: string | null;
  /** A drawn sign, or a silhouette by its name in the subjects. */
  emblem: { sign: EmblemName } | { subject: string };
  tints: readonly DesignTint[];
  isMinimal: boolean;
}

/** Something of a design that a prompt asked for, as typed, and what it became. */
export interface DesignClaim {
  aspect: 'title' | 'design' | 'emblem' | 'tint' | 'look';
  word: string;
  /** A text as it is written; else what it is called (Indonesian/English). */
  shown: string;
}
