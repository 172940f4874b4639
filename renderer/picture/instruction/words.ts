import type { ColourWord, TimeOfDay } from '../../scene.ts';
import type { Mark } from './editWords.ts';

export const DARK_TIMES: ReadonlySet<TimeOfDay> = new Set(['night', 'dusk']);

/** The details of a scene that can be drawn over a picture. */
export const PICTURE_DETAILS: ReadonlySet<string> = new Set([
  'rainStrength',
  'embers',
  'fireflies',
  'petals',
  'leaves',
  'cinematic',
  'dramatic',
]);

export const SKY_DETAILS: ReadonlySet<string> = new Set([
  'starry',
  'milkyWay',
  'meteors',
  'fireworks',
  'rainbow',
  'bigSun',
]);

export const PACE_DETAILS: ReadonlySet<string> = new Set(['timelapse', 'slowMotion']);

/** For a picture that is to move, these describe the camera; "slow motion" is about time. */
export const GENTLE_WORDS: ReadonlySet<string> = new Set(['pelan', 'perlahan', 'lambat', 'slow', 'slowly', 'gently']);

export const CHANGE_WORDS: ReadonlySet<string> = new Set([
  'jadi',
  'menjadi',
  'ke',
  'dengan',
  'to',
  'into',
  'become',
  'becomes',
  'berubah',
  'berganti',
  'with',
  'by',
  'turns',
  'turn',
  'jadikan',
  'jadiin',
  'dijadikan',
  'dijadiin',
]);

export const GRADUAL_WORDS: ReadonlySet<string> = new Set([
  'berubah',
  'berganti',
  'transisi',
  'transition',
  'perlahan',
  'gradually',
  'turns',
  'turning',
  'becomes',
  'becoming',
  'timelapse',
]);

/** Parts of a person, a thing or a room, and what things stand on: none of them can be found in a picture. */
export const PARTS: ReadonlySet<string> = new Set(
  'baju kaos kaus kemeja celana rok gaun jaket dasi topi sepatu rambut bibir mata kulit gigi kuku alis hijab jilbab kerudung dinding tembok lantai pintu tas shirt dress trousers pants hair lips eyes skin teeth nails wall floor hat shoes jacket velg pelek ban jok spion kaca plat tutup tutupnya tali label logo gagang wheels tyres tires seat windows lid strap meja alas karpet gorden tirai pagar atap rumput jalan table carpet curtain fence roof grass road'.split(
    ' ',
  ),
);

export const PLACE_WORDS: ReadonlySet<string> = new Set(['di', 'ke', 'in', 'at', 'on', 'to', 'onto', 'into']);

export const PUT_WORDS: ReadonlySet<string> = new Set(['ke', 'pada', 'di', 'dalam', 'into', 'onto', 'on', 'in', 'to']);

export const BESIDE_WORDS: ReadonlySet<string> = new Set(
  'samping sampingan bersampingan sebelah sebelahan bersebelahan berdampingan beside'.split(' '),
);

export const PLAIN_COLOURS: Record<Extract<Mark, 'white' | 'black' | 'grey'>, string> = {
  white: '#f4f3f1',
  black: '#141416',
  grey: '#9a9a9c',
};

export const COLOUR_VALUES: Partial<Record<ColourWord, string>> = {
  red: '#c9383a',
  orange: '#e8863a',
  gold: '#e6bd58',
  green: '#5aa56e',
  teal: '#2f9d99',
  blue: '#3f7fd0',
  purple: '#8a5cc8',
  pink: '#ec9cbc',
  pastel: '#e6d6ea',
};

export const DARKNESS = /^(?:agak |bikin |a bit |slightly )*(?:gelap|dark)(?: dikit| sedikit)?$/iu;

/** Words about a text's place or look. */
export const LETTER_WORDS =
  /^(?:tulis\p{L}*|teks\p{L}*|huruf\p{L}*|text|letters?|font|pojok|sudut|corner|atas|bawah|tengah|kiri|kanan|kiri atas|kanan atas|kiri bawah|kanan bawah|top|bottom|left|right|middle|center|centre|tebal|bold|outline|label|kotak|pita|banner|badge|stiker|neon|caption|tebel|harga|put|taruh|tempel|pasang)$/iu;

/** With words of both lists, "dark" describes the clouds and not the time of day. */
export const DARK_SKY = /^(?:langit|awan|mendung|sky|clouds?|cloudy)(?:nya)?$/u;

export const CLOUDS = /^(?:awan|mendung|hujan|badai|clouds?|cloudy|rain|storm)(?:nya)?$/u;
