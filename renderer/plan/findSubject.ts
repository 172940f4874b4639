import type { Hit } from './readPrompt.ts';
import { ownPhraseAt } from './ownPhrases.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from './stopWords.ts';
import type { Token } from './tokens.ts';

/** Words that open a prompt without being what it is about. */
const OPENINGS: ReadonlySet<string> = new Set(
  (
    'galau sedih sendu rindu kangen bahagia senang perjalanan petualangan momen detik cerita kisah keindahan pesona panorama keajaiban kehidupan kegiatan aktivitas rombongan sekelompok sekumpulan kerumunan ' +
    'secangkir segelas sepiring semangkuk sepotong setumpuk sebotol sekotak sepasang pasangan promo iklan poster logo banner konten produk jualan menu aneka berbagai ' +
    'journey adventure trip moment story tale beauty view sight scenery group crowd basket set bright hard big small tiny huge new young quiet busy lively close cup glass plate bowl slice bottle pair poster promo ad advert menu'
  ).split(' '),
);

/** What follows these says how the thing before them looks, tastes or is packed, and is not in the picture by itself. */
const ATTRIBUTES: ReadonlySet<string> = new Set(['motif', 'corak', 'bermotif', 'rasa', 'aroma', 'varian', 'patterned']);

/** What a table or a portrait shows is a thing; how it is set or lit is not. */
const SETTINGS: ReadonlySet<string> = new Set(['marble', 'studio', 'white', 'black', 'steam', 'smile', 'old']);

/** Whether a phrase names something to look at: a place, a subject, a ware, a person. */
function isThing({ meaning }: Hit): boolean {
  return (
    meaning.scenes.length > 0 ||
    meaning.subject !== undefined ||
    meaning.details.some(
      (rule) => !SETTINGS.has(rule.name) && rule.scenes.some((scene) => scene === 'table' || scene === 'portrait'),
    )
  );
}

/** "mukena bali": where something comes from, and only faintly a place. */
function isRegion({ meaning: { scenes, subject, details } }: Hit): boolean {
  return scenes.length > 0 && !subject && details.length === 0 && scenes.every(({ weight }) => weight <= -2.5);
}

/**
 * What a prompt is about, where the studio does not know it: the first thing it names. An unknown word right before a
 * known thing is taken for its adjective ("majestic mountain"); what comes after a known thing is a further thing.
 * @returns the unknown words as typed; null when the first thing is known, or nothing is named at all
 */
export function findUnknownSubject(tokens: readonly Token[], hits: readonly Hit[]): string | null {
  let index = 0;
  while (index < tokens.length) {
    const hit = hits.find((candidate) => candidate.position <= index && index < candidate.end);
    if (hit) {
      if (isThing(hit) && !hit.isNegated) return null;
      index = hit.end;
      continue;
    }
    const { word } = tokens[index]!;
    if (STOP_WORDS.has(word) || OPENINGS.has(word) || NEGATIONS.has(word) || NUMBERS.test(word)) {
      index++;
      continue;
    }
    const start = index;
    const isUnknown = (place: number): boolean =>
      place < tokens.length &&
      !STOP_WORDS.has(tokens[place]!.word) &&
      !hits.some((candidate) => candidate.position <= place && place < candidate.end);
    while (isUnknown(index)) index++;
    const next = hits.find((candidate) => candidate.position === index);
    // "mukena motif bunga" is no bed of flowers.
    const isOwn = tokens.slice(start, index).some((_, at) => ownPhraseAt(tokens, start + at) > 0);
    if (
      next &&
      !isOwn &&
      !ATTRIBUTES.has(tokens[index - 1]!.word) &&
      isThing(next) &&
      !isRegion(next) &&
      !next.isNegated
    )
      return null;
    return tokens
      .slice(start, index)
      .map(({ typed }) => typed)
      .join(' ');
  }
  // "kebahagiaan": words that set a mood, and nothing to set it over.
  const isSaid = hits.some(({ isNegated, meaning }, index) => {
    const { time, weather, colour, style, motion } = meaning;
    return !isNegated && (isThing(hits[index]!) || [time, weather, colour, style, motion].some(Boolean));
  });
  return isSaid || hits.length === 0 ? null : hits.map(({ typed }) => typed).join(' ');
}
