import { readCameraMove } from '../../prompt/readCameraMove.ts';
import { LEXICON, type Meaning } from '../../prompt/vocabulary/lexicon.ts';
import { normaliseWord } from '../../prompt/normaliseWord.ts';
import { undrawnCompoundAt } from '../../prompt/undrawnCompounds.ts';
import { NEGATIONS, STOP_WORDS } from '../../prompt/vocabulary/stopWords.ts';
import { type Token, wordForms } from '../../prompt/tokens.ts';
import type { CameraMotion } from '../../scene.ts';
import { CAMERA_WORDS, EDIT_LEXICON, EDIT_STOP_WORDS, type EditMeaning } from './editWords.ts';

export interface Hit {
  typed: string;
  start: number;
  end: number;
  meaning: Meaning | null;
  edit: EditMeaning | null;
  motion: CameraMotion | null;
  /** Whether the words ask for a slow camera. */
  isGentle: boolean;
  isNegated: boolean;
  isUsed: boolean;
}

const LONGEST = 4;

const BLACK: ReadonlySet<string> = new Set(['hitam', 'black']);
const WHITE: ReadonlySet<string> = new Set(['putih', 'and', 'white']);

const CAMERA_LEXICON: ReadonlyMap<string, CameraMotion> = new Map(
  CAMERA_WORDS.flatMap(([words, motion]) => words.split('|').map((word) => [normaliseWord(word), motion] as const)),
);

/** Reads from left to right, the longest phrase first; a word's meaning for an edit wins over that for a scene. */
export function findHits(tokens: readonly Token[], isMoving: boolean): { hits: Hit[]; unknown: string[] } {
  const hits: Hit[] = [];
  const unknown: string[] = [];
  let isNegated = false;
  const typedFrom = (start: number, end: number): string =>
    tokens
      .slice(start, end)
      .map((token) => token.typed)
      .join(' ');
  for (let start = 0; start < tokens.length;) {
    const own = undrawnCompoundAt(tokens, start);
    if (own > 0) {
      unknown.push(typedFrom(start, start + own));
      isNegated = false;
      start += own;
      continue;
    }
    const move = isMoving ? readCameraMove(tokens, start, true) : null;
    const found = move ? { ...move, meaning: null, edit: null } : findPhrase(tokens, start, isMoving);
    const before = hits.at(-1);
    if (
      !move &&
      found?.motion &&
      before &&
      before.end === start &&
      (before.meaning?.weather || before.meaning?.details.length)
    ) {
      // "hujan turun": the rain comes down, not the camera.
      start = found.end;
      continue;
    }
    if (found) {
      hits.push({
        ...found,
        isGentle: move?.isGentle ?? false,
        start,
        isNegated,
        isUsed: false,
        typed: typedFrom(start, found.end),
      });
      isNegated = false;
      start = found.end;
      continue;
    }
    const { typed, word } = tokens[start]!;
    if (NEGATIONS.has(word)) isNegated = true;
    else if (
      !STOP_WORDS.has(word) &&
      !wordForms(word).some((form) => EDIT_STOP_WORDS.has(form)) &&
      !/^\d+$/u.test(word)
    ) {
      unknown.push(typed);
      isNegated = false;
    }
    start++;
  }
  return { hits, unknown };
}

function findPhrase(
  tokens: readonly Token[],
  start: number,
  isMoving: boolean,
): Pick<Hit, 'end' | 'meaning' | 'edit' | 'motion'> | null {
  for (let length = Math.min(LONGEST, tokens.length - start); length >= 1; length--) {
    const slice = tokens.slice(start, start + length);
    if (slice.some(({ opens }, at) => opens && at > 0)) continue;
    const words = slice.map((token) => token.word);
    // "latar hitam putih": a grey background, and no black one.
    if (length > 1 && BLACK.has(words.at(-1)!) && WHITE.has(tokens[start + length]?.word ?? '')) continue;
    const last = words.pop()!;
    for (const form of wordForms(last)) {
      const phrase = [...words, form].join(' ');
      const end = start + length;
      const motion = isMoving ? (CAMERA_LEXICON.get(phrase) ?? null) : null;
      if (motion) return { end, motion, edit: null, meaning: null };
      const edit = EDIT_LEXICON.get(phrase) ?? null;
      const meaning = LEXICON.get(phrase) ?? null;
      if (edit)
        return { end, motion, edit, meaning: edit.kind === 'mark' ? meaning && { ...meaning, scenes: [] } : null };
      if (meaning && !(length === 1 && STOP_WORDS.has(last))) return { end, motion, edit, meaning };
    }
  }
  return null;
}
