import type { EnhancedPrompt } from '../../../../contract/generation.ts';

/** A piece of the enhanced text: the person's own words, or an addition with the separator in front of it. */
export interface Piece {
  text: string;
  /** The separator in front of an addition, which is removed with it. */
  lead: string;
  isAdded: boolean;
}

const SEPARATOR = /[\s,;:]*$/u;

/**
 * Splits the enhanced text into pieces; their leads and texts joined in order give that text again. A phrase that is
 * not found where it should be (a language model may answer loosely) stays part of the words around it.
 */
export function piecesOf({ enhanced, added }: Pick<EnhancedPrompt, 'enhanced' | 'added'>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const phrase of added) {
    const at = phrase === '' ? -1 : enhanced.indexOf(phrase, from);
    if (at < 0) continue;
    const before = enhanced.slice(from, at);
    const lead = SEPARATOR.exec(before)?.[0] ?? '';
    const own = before.slice(0, before.length - lead.length);
    if (own) pieces.push({ text: own, lead: '', isAdded: false });
    pieces.push({ text: phrase, lead, isAdded: true });
    from = at + phrase.length;
  }
  const rest = enhanced.slice(from);
  if (rest) pieces.push({ text: rest, lead: '', isAdded: false });
  return pieces;
}

/** The text without the removed additions, which are given by their index among the pieces. */
export function joinPieces(pieces: readonly Piece[], takenOut: ReadonlySet<number>): string {
  return pieces
    .map((piece, index) => (takenOut.has(index) ? '' : piece.lead + piece.text))
    .join('')
    .trim();
}
