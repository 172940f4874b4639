import { inBoth } from '../../prompt/vocabulary/thingNames.ts';
import { type Token, wordForms } from '../../prompt/tokens.ts';
import type { PlanChip } from '../../scene.ts';
import type { Tone } from './editWords.ts';
import type { Hit } from './hits.ts';
import { EXCEPT, FACES, THEN } from './wishes.ts';

/** What is to be done with the faces alone. */
export interface FaceWish {
  tones: Tone[];
  isBlurred: boolean;
}

/** How a chip tells what is done with faces; other tones are those of the whole photo. */
const TOLD: Partial<Record<Tone, string>> = {
  brighten: 'wajah dicerahkan/faces brightened',
  darken: 'wajah digelapkan/faces darkened',
  smooth: 'wajah dihaluskan/faces smoothed',
  sharpen: 'wajah dipertajam/faces sharpened',
};
const BLURRED = 'wajah diburamkan/faces blurred';

/** Words of a wish that keeps faces as they are, or is about more than them. */
const KEEPING: ReadonlySet<string> = new Set(
  'jaga tetap tetep asli biarkan pertahankan jangan keep dont same original semua semuanya seluruh everything whole'.split(
    ' ',
  ),
);

/** What a photo's faces alone are to get: "cerahkan wajahnya", "blur muka penonton"; null where no wish is about them. */
export function readFaces(
  tokens: readonly Token[],
  hits: readonly Hit[],
): { wish: FaceWish; hits: Hit[]; chips: PlanChip[]; words: string[] } | null {
  const wish: FaceWish = { tones: [], isBlurred: false };
  const used: Hit[] = [];
  const chips: PlanChip[] = [];
  const words: string[] = [];
  for (const hit of hits) {
    const isBlur = hit.edit?.name === 'blur';
    const tone = hit.edit?.kind === 'tone' ? hit.edit.name : null;
    const told = isBlur ? BLURRED : tone && TOLD[tone];
    if (hit.isNegated || !told || !isOfFaces(tokens, hits, hit)) continue;
    if (tone) wish.tones.push(tone);
    wish.isBlurred ||= isBlur;
    used.push(hit);
    const { from, to } = clauseAround(tokens, hits, hit);
    for (const { word, typed } of tokens.slice(from, to))
      if (wordForms(word).some((form) => FACES.test(form) || PEOPLE.test(form))) words.push(typed);
    chips.push({ aspect: 'edit', value: tone ?? 'blurBackground', word: hit.typed, drawn: inBoth(told)! });
  }
  return used.length > 0 ? { wish, hits: used, chips, words } : null;
}

/** Whose faces they are, where it is everybody's in the photo anyway. */
const PEOPLE =
  /^(?:orang|anak|mereka|penonton|people|person|them|everyone|kids?|children|aku|saya|kita|kami|dia|model|subjek)$/u;

/** Whether the wish that a hit belongs to names faces, and nothing that would be more than them. */
function isOfFaces(tokens: readonly Token[], hits: readonly Hit[], hit: Hit): boolean {
  const { from, to } = clauseAround(tokens, hits, hit);
  const words = tokens.slice(from, to).flatMap(({ word }) => wordForms(word));
  const isOfPlace = hits.some(
    ({ start, edit }) => start >= from && start < to && (edit?.name === 'background' || edit?.name === 'sky'),
  );
  const isKept = words.some((word) => KEEPING.has(word) || EXCEPT.has(word));
  return !isOfPlace && !isKept && words.some((word) => FACES.test(word));
}

/** The words up to a comma, "lalu" or "dan" and another verb; "haluskan dan cerahkan wajah" is one. */
function clauseAround(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { start, end }: Hit,
): { from: number; to: number } {
  const isVerb = ({ edit }: Hit): boolean => edit?.kind === 'tone' || edit?.name === 'blur' || edit?.name === 'remove';
  const verbAt = (at: number): boolean => hits.some((hit) => hit.start === at && isVerb(hit));
  const opens = (at: number): boolean =>
    tokens[at]!.opens || THEN.has(tokens[at]!.word) || (AND.has(tokens[at]!.word) && verbAt(at + 1));
  let from = start;
  while (from > 0 && !opens(from)) from -= 1;
  let to = end;
  while (to < tokens.length && !opens(to)) to += 1;
  const joined =
    to === end && AND.has(tokens[to]?.word ?? '') ? hits.find((hit) => hit.start === to + 1 && isVerb(hit)) : undefined;
  return { from, to: joined ? clauseAround(tokens, hits, joined).to : to };
}

const AND: ReadonlySet<string> = new Set(['dan', 'sama', 'and', 'serta']);
