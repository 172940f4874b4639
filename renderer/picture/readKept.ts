import { DYE_NAMES } from '../prompt/vocabulary/moodWords.ts';
import { STOP_WORDS } from '../prompt/vocabulary/stopWords.ts';
import { inBoth } from '../prompt/vocabulary/thingNames.ts';
import { type Token, wordForms } from '../prompt/tokens.ts';
import type { PlanChip } from '../scene.ts';
import type { Kept } from './instruction.ts';
import type { Hit } from './instructionHits.ts';
import { COLOUR_VALUES, PARTS } from './instructionWords.ts';

/** "selain itu" and "but not too much" except nothing. */
const EXCEPT: ReadonlySet<string> = new Set(['kecuali', 'selain', 'except']);

/**
 * What is to stay as it was while the rest changes: "hitam putih kecuali motornya".
 * @returns `kept` is null for what cannot be found, such as a shirt: nothing may change then
 */
export function readKept(
  tokens: readonly Token[],
  hits: readonly Hit[],
): { kept: Kept | null; chip: PlanChip; hits: Hit[]; words: string[] } | null {
  const at = tokens.findIndex(({ word }) => EXCEPT.has(word));
  if (at < 0) return null;
  const next = tokens.findIndex(({ opens }, index) => opens && index > at);
  const to = next < 0 ? tokens.length : next;
  const named = hits.filter(({ start }) => start > at && start < to);
  const things = tokens.slice(at + 1, to).filter(({ word }) => !STOP_WORDS.has(word));
  if (things.length === 0) return null;
  const colour = named.find(({ meaning }) => meaning?.colour && COLOUR_VALUES[meaning.colour])?.meaning?.colour;
  const isSky = named.some(({ edit }) => edit?.name === 'sky');
  const isPart = things.some(({ word }) => wordForms(word).some((form) => PARTS.has(form)));
  const [id, en] = (DYE_NAMES[colour!] ?? '').split('/');
  const drawn = inBoth(
    colour
      ? `${id} tetap/${en} stays`
      : isSky
        ? 'langit tetap/sky stays'
        : 'yang di depan tetap/what is in front stays',
  )!;
  return {
    kept: colour ? { kind: 'colour', colour } : isPart ? null : { kind: isSky ? 'sky' : 'front' },
    chip: { aspect: 'edit', value: 'keep', word: tokens[at]!.typed, drawn },
    hits: named,
    words: tokens.slice(at, to).map(({ typed }) => typed),
  };
}
