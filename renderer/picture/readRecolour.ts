import { DYE_NAMES } from '../prompt/vocabulary/moodWords.ts';
import { inBoth } from '../prompt/vocabulary/thingNames.ts';
import type { Token } from '../prompt/tokens.ts';
import type { ColourWord, PlanChip } from '../scene.ts';
import type { Instruction } from './instruction.ts';
import type { Hit } from './instructionHits.ts';
import { COLOUR_VALUES } from './instructionWords.ts';

/** Words between a new colour and the old one: "yellow instead of red", "kuning bukan merah". */
const NOT = new Set(['instead', 'bukan']);

/**
 * The colour to change and the new one: "bunga merah jadi biru" and "yellow instead of red" name both, "ubah warnanya
 * jadi biru" only the new. The words count as used.
 */
export function readRecolour(
  wishes: readonly Hit[],
  { hits, tokens, isChange }: { hits: readonly Hit[]; tokens: readonly Token[]; isChange(index: number): boolean },
): { recolour: NonNullable<Instruction['recolour']>; chip: PlanChip; words: string[] } | null {
  const isHue = ({ meaning }: Hit): boolean =>
    Boolean(meaning?.colour && COLOUR_VALUES[meaning.colour] && meaning.colour !== 'pastel');
  const hues = wishes.filter(isHue);
  const not = tokens.findIndex(({ word }) => NOT.has(word));
  const gone = not < 0 ? undefined : hits.find((hit) => hit.start > not && isHue(hit));
  const wanted = gone
    ? hues.findLast(({ end }) => end <= not)
    : hues.find((hit) => [1, 2, 3].some((back) => isChange(hit.start - back)));
  if (!wanted) return null;
  const to = wanted.meaning!.colour!;
  const old = gone ?? hues.find((hit) => hit.end <= wanted.start && hit.meaning!.colour !== to);
  const from = old?.meaning?.colour ?? null;
  wanted.isUsed = true;
  if (old) old.isUsed = true;
  const drawn = inBoth(nameOf(from, to))!;
  return {
    recolour: { from, to },
    chip: { aspect: 'colour', value: to, word: wanted.typed, drawn },
    words: gone ? [tokens[not]!.typed] : [],
  };
}

/** "biru/blue" for the main thing; "merah jadi biru/red turned blue" where the old colour is known. */
function nameOf(from: ColourWord | null, to: ColourWord): string {
  const [id, en] = (DYE_NAMES[to] ?? `${to}/${to}`).split('/') as [string, string];
  if (!from) return `${id}/${en}`;
  const [oldId, oldEn] = (DYE_NAMES[from] ?? `${from}/${from}`).split('/') as [string, string];
  return `${oldId} jadi ${id}/${oldEn} turned ${en}`;
}
