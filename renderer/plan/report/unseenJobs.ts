import type { Hit } from '../../prompt/readPrompt.ts';
import { STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { isWareRule } from '../../prompt/context/tableThings.ts';
import type { Token } from '../../prompt/tokens.ts';

/** Words for people that only name a job together with its thing: "tukang becak", "penjual sayur". */
const JOB_WORDS: ReadonlySet<string> = new Set(['tukang', 'penjual', 'pedagang']);

/** Whether somebody's job is named by a thing that is not drawn: anybody stands there, and no becak driver. */
export function isJobUnseen(
  { position, end }: Hit,
  { hits, tokens, used }: { hits: readonly Hit[]; tokens: readonly Token[]; used: ReadonlySet<Hit> },
): boolean {
  const thing = tokens[end];
  if (end - position > 1 || !JOB_WORDS.has(tokens[position]!.word)) return false;
  if (!thing || thing.opens || STOP_WORDS.has(thing.word)) return false;
  const hit = hits.find((other) => other.position === end);
  if (!hit) return true;
  return (hit.meaning.subject !== undefined || hit.meaning.details.some(isWareRule)) && !used.has(hit);
}
