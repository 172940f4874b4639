import { mix } from '../../light/colour.ts';
import type { Rgb } from '../../scene.ts';
import { isOfBackdrop } from '../../prompt/context/thingColours.ts';
import type { Hit } from '../../prompt/readPrompt.ts';
import type { Token } from '../../prompt/tokens.ts';

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

const OF_A_POSTER: ReadonlySet<string> = new Set('warna berwarna nuansa bernuansa tema bertema dominan'.split(' '));

/** The colour that a poster is to have behind its things: "poster … warna merah". */
export function posterColour(hits: readonly Hit[], tokens: readonly Token[]): Backdrop | null {
  const hit = hits.find(
    ({ meaning, position }) =>
      meaning.dye && !OWN.has(meaning.dye.called) && OF_A_POSTER.has(tokens[position - 1]?.word ?? ''),
  );
  const dye = hit?.meaning.dye;
  if (!hit || !dye) return null;
  const [id, en] = dye.called.split('/');
  return { hit, paleHit: null, colour: mix(dye.colour, [255, 252, 248], 0.12), called: `latar ${id}/${en} backdrop` };
}

/**
 * The colour of a card that no coloured light can show: brown, black, white.
 * @param lettered the colours that its letters have
 */
export function cardColour(hits: readonly Hit[], lettered: readonly string[]): Backdrop | null {
  const dyes = hits.filter(({ meaning, isNegated }) => meaning.dye !== undefined && !isNegated);
  const hit = dyes.find(({ meaning }) => meaning.colour === undefined);
  const isLit = dyes.some(({ meaning, typed }) => meaning.colour !== undefined && !lettered.includes(typed));
  const dye = hit?.meaning.dye;
  if (!hit || !dye || isLit) return null;
  const [id, en] = dye.called.split('/');
  return { hit, paleHit: null, colour: dye.colour, called: `latar ${id}/${en} backdrop` };
}

/** The colour that stands for all pale ones: a light pink. */
const PASTEL: Rgb = [246, 212, 220];

/** "warna pastel", "pastel background": things on a table stand before a pale ground, because wood is never pale. */
export function pastelBackdrop(hits: readonly Hit[], tokens: readonly Token[]): Backdrop | null {
  const isOfThing = (hit: Hit): boolean =>
    hits.some((other) => other.end === hit.position && other.meaning.subject !== undefined);
  const hit = hits.find((one) => /pastel/iu.test(one.typed) && (isOfBackdrop(one, tokens) || !isOfThing(one)));
  return hit ? { hit, paleHit: null, colour: PASTEL, called: 'latar merah muda pastel/pastel pink backdrop' } : null;
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
