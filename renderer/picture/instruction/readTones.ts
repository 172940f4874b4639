import type { Token } from '../../prompt/tokens.ts';
import type { ColourWord } from '../../scene.ts';
import { EXCESS_WORDS, type Tone, UNDONE_BY } from './editWords.ts';
import type { Hit } from './hits.ts';
import type { Reading } from './reading.ts';
import { DARK_TIMES, DARKNESS } from './words.ts';

/** For a colour cast, the tone that removes it. */
const CAST_UNDONE_BY: Partial<Record<ColourWord, Tone>> = {
  gold: 'cool',
  orange: 'cool',
  red: 'cool',
  blue: 'warm',
  teal: 'warm',
};

export const STILL: ReadonlySet<string> = new Set(['tetap', 'tetep', 'masih']);
/** "kontras dikurangi": said after what there is too much of. */
const REDUCED: ReadonlySet<string> = new Set('dikurangi dikurangin dikurangkan diturunkan diturunin'.split(' '));

const SHADE = /^(?:terang|gelap|cerah)$/iu;

/** The tones asked for, including those that undo what there is too much of. */
export function readTones(reading: Reading): Tone[] {
  const { wanted, tokens } = reading;
  const asked: { hit: Hit; tone: Tone }[] = [];
  const isDark = wanted.some(({ meaning }) => meaning?.time && DARK_TIMES.has(meaning.time));
  for (const hit of wanted) {
    // "night with warm lamps": the lamps are, and not the whole photo.
    if (isDark && hit.edit?.name === 'warm' && LAMPS.test(tokens[hit.end]?.word ?? '')) {
      hit.isUsed = true;
      continue;
    }
    // "orangnya tetap tajam": as it is.
    if (hit.edit?.kind === 'tone' && STILL.has(tokens[hit.start - 1]?.word ?? '')) {
      hit.isUsed = true;
      continue;
    }
    const isExcess =
      EXCESS_WORDS.has(tokens[hit.start - 1]?.typed.toLowerCase() ?? '') ||
      tokens.slice(hit.end, hit.end + 2).some(({ word, opens }) => !opens && REDUCED.has(word));
    // "biru terang": a shade of blue, no brighter photo.
    const isShade = SHADE.test(hit.typed) && wanted.some(({ meaning, end }) => meaning?.colour && end === hit.start);
    const named = hit.edit?.kind === 'tone' && !isShade ? hit.edit.name : null;
    const colour = hit.meaning?.colour;
    const tone = isExcess ? (named ? UNDONE_BY[named] : colour ? (CAST_UNDONE_BY[colour] ?? null) : null) : named;
    if (tone) asked.push({ hit, tone });
  }
  const isBrightened = asked.some(({ tone }) => tone === 'brighten');
  if (isBrightened || asked.some(({ tone }) => tone === 'vignette')) {
    // "agak gelap nih, terangin": a complaint, not a wish for darkness; "vignette gelap": only the edges are dark.
    for (const hit of wanted) if (DARKNESS.test(hit.typed)) hit.isUsed = true;
  }
  const tones = asked.filter(({ hit, tone }) => !(isBrightened && tone === 'darken' && DARKNESS.test(hit.typed)));
  for (const { hit, tone } of tones) reading.useEdit(hit, tone);
  return [...new Set(tones.map(({ tone }) => tone))];
}

const LAMPS = /^(?:lampu2?|lamps?|lights?)(?:nya)?$/u;

const LIT = new Set([
  'nyala',
  'menyala',
  'hidup',
  'dinyalakan',
  'dinyalain',
  'nyalain',
  'nyalakan',
  'lit',
  'on',
  'glowing',
  'warm',
  'hangat',
]);

/** The words, as typed, that ask for lamps to be lit ("lampunya nyala"); empty unless they stand close together. */
export function readLitLamps(tokens: readonly Token[]): string[] {
  const lamp = tokens.findIndex(({ word }) => LAMPS.test(word));
  if (lamp < 0) return [];
  const lit = tokens.findIndex(({ word }, at) => at >= lamp - 1 && at < lamp + 4 && LIT.has(word));
  return lit < 0 ? [] : [Math.min(lamp, lit), Math.max(lamp, lit)].map((at) => tokens[at]!.typed);
}
