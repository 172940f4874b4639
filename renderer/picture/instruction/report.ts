import { createPlan } from '../../createPlan.ts';
import { withName } from '../../plan/report/nameChip.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import type { PlanChip, TimeOfDay } from '../../scene.ts';
import { EDIT_STOP_WORDS } from './editWords.ts';
import type { Reading } from './reading.ts';
import type { Exception } from './readKept.ts';
import { LETTER_WORDS } from './words.ts';

/** What is told of an instruction: the chips of what is done, and the words that have no effect. */
export function report(
  reading: Reading,
  {
    exception,
    time,
    details,
  }: { exception: Exception | null; time: TimeOfDay | null; details: Record<string, number> },
): { chips: PlanChip[]; unmatched: string[] } {
  const { prompt, hits, chips, letters, read } = reading;
  // Further words for an edit that is done count as used, too.
  const done = new Set(hits.filter((hit) => hit.isUsed && hit.edit).map((hit) => hit.edit!.name));
  reading.markUsed(reading.wanted.filter(({ edit }) => edit && done.has(edit.name)));
  const unused = hits
    .filter((hit) => !hit.isUsed && !EDIT_STOP_WORDS.has(normaliseWord(hit.typed)))
    .map((hit) => hit.typed);
  const isTold = (word: string): boolean =>
    // "kucing di kota, langit kota senja": what is done is not crossed out for being said twice.
    chips.some((chip) => chip.word?.toLowerCase() === word.toLowerCase()) ||
    read.includes(word) ||
    word.split(' ').every((part) => read.includes(part)) ||
    (letters.length > 0 && LETTER_WORDS.test(word));
  // "hitam putih kecuali bajunya": a shirt is not found, so nothing is done rather than too much.
  if (exception?.kept === null) {
    const everyWord = [...chips.flatMap(({ word }) => word ?? []), ...exception.words];
    return { chips: [], unmatched: inOrder(prompt, [...reading.unknown, ...unused, ...everyWord]) };
  }
  return {
    chips: chips.map((chip) =>
      chip.aspect === 'scene' ? nameBackground(chip) : withName(chip, { time, subject: null, details }),
    ),
    unmatched: inOrder(prompt, [...reading.unknown, ...unused]).filter((word) => !isTold(word)),
  };
}

/** A new background's chip with the name that the place has in a plan: a room is a ward, a venue a pool. */
function nameBackground(chip: PlanChip): PlanChip {
  const { chips } = createPlan({ prompt: chip.word!, seed: 0, isStill: true });
  const drawn = chips.find(({ aspect, word }) => aspect === 'scene' && word !== null)?.drawn;
  return drawn ? { ...chip, drawn } : chip;
}

const inOrder = (prompt: string, words: string[]): string[] =>
  [...new Set(words)].sort((a, b) => prompt.indexOf(a) - prompt.indexOf(b));
