import type { SceneName } from '../../scene.ts';
import type { Hit } from '../readPrompt.ts';
import { STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isWareRule } from './tableThings.ts';
import type { Token } from '../tokens.ts';

/**
 * Adjectives that mean the light or the weather when they describe a place, and something else when they describe a
 * thing: a warm soup does not mean late afternoon, wet hair does not mean rain, and a fast loan ("kilat") is no
 * thunderstorm. In Indonesian they follow their noun, in English they come before it.
 */
const AFTER_NOUN: ReadonlySet<string> = new Set(
  'hangat panas lembut cerah bersih gelap basah membara terbakar kilat suram klasik magis ajaib'.split(' '),
);
const BEFORE_NOUN: ReadonlySet<string> = new Set(
  'warm hot soft bright clear dark wet burning blazing stormy gloomy magic magical dreamy'.split(' '),
);

/** Wet with something else than rain: "basah kena embun". */
const WET: ReadonlySet<string> = new Set(['basah', 'wet']);
const DEW: ReadonlySet<string> = new Set(['embun', 'dew', 'keringat', 'sweat', 'kuah', 'minyak']);

/** How a thing is made or how old it is: beside a known thing, no tint of the whole picture. */
const OF_MAKE: ReadonlySet<string> = new Set(['vintage', 'retro', 'jadul', 'antik', 'lawas']);

/** Nouns of light and weather: beside one, the word describes the whole picture. */
const OF_THE_PICTURE: ReadonlySet<string> = new Set(
  (
    'suasana cahaya sinar pencahayaan langit awan nuansa warna tone tema mood vibe vibes latar latarnya background backdrop cuaca udara hari pagi siang sore malam senja matahari mentari lampu ' +
    'kamar ruang ruangan tempat dunia alam jalan jalanan aspal lorong gang filter efek lighting light lights sky weather day morning afternoon evening night sun sunlight sunset glow ambience ambiance atmosphere ' +
    'tones palette colors colours scene room street road alley world place and style'
  ).split(' '),
);

/** Words that may stand between a noun and its adjective: "hati yang hangat", "kopi masih panas". */
const BETWEEN: ReadonlySet<string> = new Set(['yang', 'yg', 'masih', 'selalu', 'nan', 'super', 'tetap', 'bikin']);

/** Scenes without an outdoors, where such words describe the things shown. */
const OF_WARES_AND_FACES: ReadonlySet<SceneName> = new Set<SceneName>(['table', 'portrait', 'abstract']);

/** Drops the light, weather and colour meanings of a word that describes the thing beside it ("warm soup"). */
export function ofItsThing(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): Hit {
  if (!isOfThing(hit, tokens, hits)) return hit;
  const { scenes, details, dye, subject } = hit.meaning;
  return { ...hit, meaning: { scenes, details, dye, ...(subject && { subject }) } };
}

/** Whether a phrase can be shown by steam. */
export const saysSteam = ({ meaning }: Hit): boolean => meaning.details.some(({ name }) => name === 'steam');

/** Whether a word that steam can show is about a dish: "hari yang panas" is a hot day. */
export function isOfHotDish({ position, end }: Hit, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const isEnglish = BEFORE_NOUN.has(tokens[position]!.word);
  const nouns = isEnglish ? [nounBefore(position, tokens, hits), end] : [nounBefore(position, tokens, hits)];
  return !nouns.some((place) => OF_THE_PICTURE.has(tokens[place]?.word ?? ''));
}

/** Whether a word for light or weather describes the thing beside it: "bakso hangat", "senyum cerah", "wet hair". */
function isOfThing(hit: Hit, tokens: readonly Token[], hits: readonly Hit[]): boolean {
  const word = tokens[hit.position]!.word;
  if (hit.end - hit.position > 1) return false;
  if (WET.has(word) && tokens.slice(hit.end, hit.end + 4).some((token) => DEW.has(token.word))) return true;
  if (OF_MAKE.has(word)) return isKnownThing(hit.position - 1, hit.position) || isKnownThing(hit.end, hit.end);
  if (AFTER_NOUN.has(word)) return !tokens[hit.position]!.opens && isThingAt(nounBefore(hit.position, tokens, hits));
  // "warm tones" and "bright and airy" describe the picture, "warm croissant" and "hot soup" what comes next.
  if (BEFORE_NOUN.has(word)) return !tokens[hit.end]?.opens && isThingAt(hit.end);
  return false;

  function isKnownThing(place: number, joint: number): boolean {
    if (tokens[joint]?.opens) return false;
    const named = hits.find(({ position, end }) => position <= place && place < end);
    return named !== undefined && (named.meaning.subject !== undefined || named.meaning.details.some(isWareRule));
  }

  function isThingAt(place: number): boolean {
    const noun = tokens[place];
    if (!noun || OF_THE_PICTURE.has(noun.word) || STOP_WORDS.has(noun.word)) return false;
    const named = hits.find(({ position, end }) => position <= place && place < end);
    if (!named) return true;
    const { subject, scenes, details, time, weather } = named.meaning;
    if (subject) return true;
    if (time || weather) return false;
    return scenes.length > 0 ? scenes.some(({ scene }) => OF_WARES_AND_FACES.has(scene)) : details.length > 0;
  }
}

function nounBefore(position: number, tokens: readonly Token[], hits: readonly Hit[]): number {
  let place = position - 1;
  const isAdjective = (at: number): boolean =>
    BETWEEN.has(tokens[at]!.word) ||
    AFTER_NOUN.has(tokens[at]!.word) ||
    hits.some((hit) => hit.position <= at && at < hit.end && hit.meaning.dye !== undefined);
  while (place > 0 && isAdjective(place)) {
    if (tokens[place]!.opens) return -1;
    place--;
  }
  return place;
}
