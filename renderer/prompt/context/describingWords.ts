import { CARD_WORDS } from '../announcement.ts';
import { FIGURES } from '../../subject/figureDrawings.ts';
import type { Meaning } from '../vocabulary/lexicon.ts';
import type { Hit } from '../readPrompt.ts';
import { STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isWareRule } from './tableThings.ts';
import type { Token } from '../tokens.ts';

/** Ways of taking or keeping pictures: a word before one says of what kind they are. */
const PHOTOGRAPHY: ReadonlySet<string> = new Set('photography photographer photoshoot fotografi'.split(' '));

/** Any dish or drink. */
const FOODS = /^(?:makanan|masakan|kuliner|hidangan|minuman|food|drinks?)$/iu;
const PHOTOS: ReadonlySet<string> = new Set(['foto', 'fotografi', 'photo']);

/** What pictures are made for, and where they are shown. */
const WALLPAPERS: ReadonlySet<string> = new Set(['wallpaper', 'lockscreen', 'homescreen']);
const SCREENS: ReadonlySet<string> = new Set('hp handphone ponsel phone iphone android laptop desktop pc'.split(' '));

/** Cloths, and what is made of them. */
const CLOTH = /^(?:batik|kain batik|motif batik|kain|sutra|silk|kawung|parang|mega ?mendung)$/iu;
const OF_CLOTH: ReadonlySet<string> = new Set(
  'scarf scarves shawl syal selendang pashmina hijab jilbab kerudung kebaya baju kemeja shirt dress gaun gamis daster sarung sarong rok skirt celana pants udeng blangkon ikat dasi tie jaket jacket outer rompi vest topi hat tas bag masker mask taplak sprei bantal pillow payung sandal sepatu seragam'.split(
    ' ',
  ),
);

/** Materials that are also ways of drawing, and what is made of them. */
const MATERIAL = /^(?:tanah liat|clay|origami|kertas lipat)$/iu;
const OF_MATERIAL: ReadonlySet<string> = new Set(
  'mangkok mangkuk piring gelas cangkir teko kendi gentong tungku cobek pot vas guci genteng wadah celengan bowl plate cup mug pot jar vase teapot tile oven'.split(
    ' ',
  ),
);

/** Garments and toys that have the look of what is named beside them: after it in Indonesian, before it in English. */
const LOOKALIKES: ReadonlySet<string> = new Set(
  'baju kaos kaus kostum piyama jaket hoodie topeng bando onesie boneka celengan sandal tas topi'.split(' '),
);
const LOOKALIKES_AFTER: ReadonlySet<string> = new Set(
  'costume costumes mask plush plushie doll toy onesie pajamas pyjamas hoodie figurine'.split(' '),
);

const MOTIFS: ReadonlySet<string> = new Set(['motif', 'corak', 'bermotif', 'bercorak']);

/** Words before those whom something is for. */
const FOR: ReadonlySet<string> = new Set('buat untuk utk bagi for'.split(' '));
const ARTICLES: ReadonlySet<string> = new Set('a an the my her his para si seorang'.split(' '));
/** Words that open what is written to somebody. */
const GREETINGS: ReadonlySet<string> = new Set('selamat met happy dirgahayu ucapan ultah'.split(' '));
/** Words after which "buat" asks for a picture. */
const ASKING: ReadonlySet<string> = new Set('tolong mohon bisa coba mau pengen ingin please'.split(' '));

/** Walking, which "jalan" means between somebody and where they walk. */
const WHITHER: ReadonlySet<string> = new Set(
  'di ke menuju sore sambil bareng bersama sama dengan dgn sendiri sendirian lewat melewati melintasi menyusuri'.split(
    ' ',
  ),
);
const WHERE: ReadonlySet<string> = new Set(
  'di ke dari pinggir tepi tengah samping seberang sepanjang lampu menyusuri melewati lewat nama depan dekat atas'.split(
    ' ',
  ),
);

/** How a lamp shines: it lights the picture, and is no thing on a table. */
const SHINING: ReadonlySet<string> = new Set(
  'kuning redup remang temaram sorot terang warna berwarna merah biru ungu pink hijau disko panggung dim warm'.split(
    ' ',
  ),
);
const LAMPS: ReadonlySet<string> = new Set(['lampu', 'lampunya', 'lamps', 'lights']);

/** Whether a phrase only says of what kind, for whom or of what another thing is: "food photography", "baju beruang". */
export function isDescribing(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  return (
    isKindOfPhotography(hit, hits, tokens) ||
    isKindOfDish(hit, hits, tokens) ||
    isPurpose(hit, hits, tokens) ||
    isMaterial(hit, tokens) ||
    isLookOfGarment(hit, tokens) ||
    isReader(hit, hits, tokens) ||
    isGrade(hit, hits, tokens) ||
    isWalk(hit, hits, tokens) ||
    isLight(hit, hits, tokens)
  );
}

const isThing = ({ subject, scenes, details }: Meaning): boolean =>
  subject !== undefined || scenes.length > 0 || details.some(isWareRule);

const isAnythingElse = (hit: Hit, hits: readonly Hit[]): boolean =>
  hits.some((other) => other !== hit && !other.isNegated && isThing(other.meaning));

/** The word before a phrase, and the one after it, in the same clause. */
const before = ({ position }: Hit, tokens: readonly Token[]): string =>
  tokens[position]!.opens ? '' : (tokens[position - 1]?.word ?? '');
const after = ({ end }: Hit, tokens: readonly Token[]): string => (tokens[end]?.opens ? '' : (tokens[end]?.word ?? ''));

/** "foto makanan rendang": a picture of food, and the food is rendang. */
function isKindOfDish(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (!FOODS.test(hit.typed)) return false;
  const isDish = (other: Hit): boolean => other !== hit && other.meaning.details.some(isWareRule);
  return (
    hits.some((other) => isDish(other) && other.position === hit.end && !tokens[hit.end]!.opens) ||
    (PHOTOS.has(before(hit, tokens)) && hits.some(isDish))
  );
}

const isKindOfPhotography = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  (PHOTOGRAPHY.has(after(hit, tokens)) || before(hit, tokens) === 'fotografi') && isAnythingElse(hit, hits);

/** "wallpaper hp air terjun": a waterfall, to be seen on a phone. */
function isPurpose(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (SCREENS.has(tokens[hit.position]!.word) && WALLPAPERS.has(before(hit, tokens))) return true;
  if (hit.end - hit.position > 1 || !WALLPAPERS.has(tokens[hit.position]!.word)) return false;
  return hits.some(
    (other) =>
      other !== hit &&
      !other.isNegated &&
      !SCREENS.has(tokens[other.position]!.word) &&
      (other.meaning.subject !== undefined ||
        other.meaning.scenes.some(({ scene }) => scene !== 'abstract') ||
        isOfTheSky(other)),
  );
}

/** "wallpaper langit senja": an hour, a weather, or what is seen in an open sky. */
const isOfTheSky = ({ meaning: { time, weather, details } }: Hit): boolean =>
  time !== undefined || weather !== undefined || details.some(({ scenes }) => scenes.includes('hills'));

/** "batik scarf", "selendang batik", "mangkok tanah liat". */
function isMaterial(hit: Hit, tokens: readonly Token[]): boolean {
  const made = CLOTH.test(hit.typed) ? OF_CLOTH : MATERIAL.test(hit.typed) ? OF_MATERIAL : null;
  return made !== null && [before(hit, tokens), after(hit, tokens)].some((word) => made.has(word));
}

/** "baju beruang", "a dinosaur costume", "kaos motif naga". */
function isLookOfGarment(hit: Hit, tokens: readonly Token[]): boolean {
  if (hit.meaning.subject === undefined) return false;
  return (
    (LOOKALIKES.has(before(hit, tokens)) && !(hit.meaning.subject in FIGURES)) ||
    LOOKALIKES_AFTER.has(after(hit, tokens)) ||
    MOTIFS.has(before(hit, tokens))
  );
}

/** "poster buat anak", "kado untuk ibu": whom it is for, unless nothing else is named. */
function isReader(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (hit.meaning.subject === undefined || !(hit.meaning.subject in FIGURES)) return false;
  let place = hit.position - 1;
  while (place > 0 && ARTICLES.has(tokens[place]!.word)) place--;
  if (place < 1 || !FOR.has(tokens[place]!.word) || ASKING.has(tokens[place - 1]!.word)) return false;
  if (isAnythingElse(hit, hits)) return true;
  const isUnknown = ({ word }: Token, at: number): boolean =>
    !STOP_WORDS.has(word) && !CARD_WORDS.has(word) && hits.every(({ position, end }) => at < position || at >= end);
  return !tokens.some(({ word }) => GREETINGS.has(word)) && tokens.slice(0, place).some(isUnknown);
}

/** "anak kelas 5": a year at school, and no room. */
const isGrade = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  tokens[hit.end - 1]!.word === 'kelas' && /^(?:\d+|[ivx]+)$/u.test(after(hit, tokens)) && isAnythingElse(hit, hits);

/** "cowok jalan di pantai": he walks. */
export function isWalk(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (hit.end - hit.position > 1 || hit.meaning.subject || !/^(?:jalan|jln)$/iu.test(hit.typed)) return false;
  if (WHERE.has(before(hit, tokens)) || !WHITHER.has(after(hit, tokens))) return false;
  const start = tokens.findLastIndex(({ opens }, at) => opens && at <= hit.position);
  return hits.some(
    ({ meaning: { subject }, position, end }) =>
      subject !== undefined && subject in FIGURES && position >= start && end <= hit.position,
  );
}

/** "panggung dengan lampu kuning redup": the light of a place, or of somebody. */
function isLight(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (hit.end - hit.position > 1 || !LAMPS.has(tokens[hit.position]!.word)) return false;
  if (!SHINING.has(after(hit, tokens))) return false;
  return hits.some(
    ({ meaning: { subject, scenes } }) =>
      (subject !== undefined && subject in FIGURES) || scenes.some(({ scene }) => scene === 'city' || scene === 'room'),
  );
}
