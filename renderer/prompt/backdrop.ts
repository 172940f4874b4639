import { mix } from '../light/colour.ts';
import type { Rgb } from '../scene.ts';
import { isOfBackdrop } from './thingColours.ts';
import type { Hit } from './readPrompt.ts';
import type { Token } from './tokens.ts';

/** The colour of the plain backdrop behind a product: "latar merah", "bg biru pastel". */
export interface Backdrop {
  hit: Hit;
  /** "pastel" beside the colour; null without. */
  paleHit: Hit | null;
  colour: Rgb;
  /** Its name (Indonesian/English). */
  called: string;
}

/** Colours that have table details of their own. */
const OWN: ReadonlySet<string> = new Set(['putih/white', 'hitam/black']);

/** What belongs to a room or a table rather than to a backdrop. */
const FURNITURE: ReadonlySet<string> = new Set(['meja', 'taplak', 'surface', 'table', 'marmer', 'marble']);

/** Whether a colour belongs to the backdrop, including a second one beside it that is not drawn: "bg merah emas". */
export function isInBackdrop(colour: Hit, { hit, paleHit }: Backdrop): boolean {
  return colour === hit || colour === paleHit || (colour.position === hit.end && colour.meaning.dye !== undefined);
}

/** The backdrop's colour, if the prompt names one. */
export function readBackdrop(hits: readonly Hit[], tokens: readonly Token[]): Backdrop | null {
  const hit = hits.find(
    (one) =>
      one.meaning.dye &&
      !OWN.has(one.meaning.dye.called) &&
      isOfBackdrop(one, tokens) &&
      ![tokens[one.position - 1], tokens[one.end]].some((token) => FURNITURE.has(token?.word ?? '')),
  );
  const dye = hit?.meaning.dye;
  if (!hit || !dye) return null;
  const paleHit =
    hits.find(
      ({ meaning, position, end }) => meaning.colour === 'pastel' && (position === hit.end || end === hit.position),
    ) ?? null;
  const [id, en] = dye.called.split('/');
  return {
    hit,
    paleHit,
    colour: mix(dye.colour, [255, 252, 248], paleHit ? 0.55 : 0.12),
    called: `latar ${id}${paleHit ? ' pastel' : ''}/${paleHit ? 'pastel ' : ''}${en} backdrop`,
  };
}
