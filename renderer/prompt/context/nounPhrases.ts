import { FIGURES, GROUPS } from '../../subject/figureDrawings.ts';
import { SILHOUETTES } from '../../subject/silhouettes.ts';
import { isBuilding } from '../../subject/standBeside.ts';
import { DOERS } from './attributes.ts';
import { CARD_WORDS } from '../announcement.ts';
import { isNamedPlace } from '../vocabulary/approximateWords.ts';
import { framingAt } from '../framings.ts';
import { isPoseName } from '../vocabulary/poseWords.ts';
import type { Hit } from '../readPrompt.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from '../vocabulary/stopWords.ts';
import { isSetting, isWareRule } from './tableThings.ts';
import { isOfItsMake } from './thingColours.ts';
import type { Token } from '../tokens.ts';
import {
  isEnglishDoing,
  isEnglishPrompt,
  isEnglishQuality,
  isIndonesianQuality,
  isPlainEnglishQuality,
  isRegionWord,
} from '../vocabulary/wordClasses.ts';

/*
 * Two nouns side by side are one thing. In Indonesian the first is what it is and the second says which: "kuda laut" is
 * no horse in the sea, "label sambal" no sambal. In English it is the other way round: "lion dance", "steak house". A
 * phrase beside such a noun may still be drawn, but nobody is told that it is what they named.
 */

/** Nouns before a thing that only say how much or which part of it there is, who it is, or that it is depicted. */
const BEFORE_THINGS: ReadonlySet<string> = new Set(
  (
    'poster logo stiker sticker ilustrasi sampul cover maskot mascot karakter character sketsa desain kartu konten feed thumbnail horror horor ikon emoji siluet silhouette potret wallpaper adegan scene ' +
    'sepasang seekor sekumpulan sekelompok sekeluarga sekawanan kawanan kumpulan rombongan segerombolan gerombolan setangkai sekuntum seikat sebutir sebiji sepotong selembar setumpuk tumpukan sepiring semangkuk sebuah sejumlah aneka berbagai ragam macam jenis jajaran deretan barisan hamparan bentangan gugusan rimbunan rumpun rangkaian tetesan ujung tepi puncak kaki lereng pinggir pojok sudut seberang area kawasan daerah sekitar sekeliling antara hiruk pikuk keramaian suasana view panorama keindahan ' +
    'selamat ucapan happy merry kareem mubarak anniversary birthday ' +
    'biji buah ekor potong piring mangkok mangkuk gelas cangkir botol bungkus porsi musim ' +
    'streamer gamer youtuber pak bu mas mbak bang kang neng om tante mbah kak dik adik kakak si sang para tuan nyonya calon mantan anak ' +
    'pair couple group bunch pile stack herd flock row lots plenty kind type sort view edge top side bottom corner end middle front baby'
  ).split(' '),
);

/** Words for the picture itself, beside which nothing is another thing: "bamboo photography". */
const OF_PICTURES: ReadonlySet<string> = new Set(
  'photography photo photograph photoshoot illustration painting art artwork drawing wallpaper background backdrop scene scenery style aesthetic aesthetics vibe vibes theme mood decor portrait render animation picture view pov slice slices closeup close fotografi foto lukisan tema nuansa suasana pemandangan'.split(
    ' ',
  ),
);

/** Places that are called by what follows them: "pantai pandawa", "danau kelimutu". */
const CALLED_BY_NAME =
  /(?:^| )(?:gunung|mount|pegunungan|pantai|beach|danau|telaga|situ|ranu|lake|pulau|kepulauan|island|bukit|perbukitan|desa|dusun|kampung|village|kota|city|air terjun|curug|coban|kawah|jalan|sungai|kali|river|lembah|ngarai|hutan|taman|pura|candi|masjid|mesjid|gereja|pasar|pelabuhan|sawah|kebun|padang|padang rumput|savana|teluk|tebing|jembatan|toko|warung|kafe|cafe|restoran|sekolah|kampus|pondok pesantren|pesantren|kantor|gedung|menara|tugu|istana|keraton|benteng|mall|hari|malam|pagi|sore)$/u;

/** What such a place is heaped up of where no place is meant: "gunung sampah", "lautan manusia". */
const HEAPED: ReadonlySet<string> = new Set(
  'sampah uang duit emas cucian buku baju barang tugas utang hutang manusia orang massa kepala lampu kenangan air es darah api tangis mainan kardus beras garam pasir berlian berita keluarga'.split(
    ' ',
  ),
);

/** Words after which somebody or something is only spoken, thought or sung of, or compared with. */
const ABOUT: ReadonlySet<string> = new Set(
  'tentang soal mengenai perihal about regarding kayak kaya kek seperti bagai bagaikan ibarat laksana mirip menyerupai seakan like tema bertema temanya theme themed konsep berkonsep terinspirasi inspired ala'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set('a an the my her his its si sang seekor seorang sebuah'.split(' '));

/** Details that say how the picture is lit, coloured, seen or in motion, and name nothing in it. */
const MANNERS: ReadonlySet<string> = new Set(
  'calm cinematic dramatic noir timelapse slowMotion moving flying swimming sailing walking driving high white black studio steam smile old golden rows wet neon deep rays autumn'.split(
    ' ',
  ),
);

/** Occasions, which go with whatever they are celebrated with. */
const OCCASION =
  /^(?:ultah(?: anak)?|ulang tahun(?: anak)?|birthday|syukuran|lebaran|natal|christmas|wedding|pernikahan|menikah|ramadh?an|puasa|eid|idul ?fitri|idul ?adha|hari raya|imlek|17 agustus|agustusan|kemerdekaan|hut ri|upacara|upacara bendera|tahun baru|new year|sarapan|makan siang|makan malam|breakfast|lunch|dinner)$/iu;

/** Kinds that the species after them belongs to: "ikan gurame", "burung merak". */
const KINDS = /^(?:ikan|burung|buah|bunga|pohon|kue|hewan|binatang|tanaman)$/iu;

/** Goods and dishes of so many kinds that the noun after them says which: "kue lumpur", "sepatu roda". */
const OF_MANY_KINDS =
  /^(?:kue|roti|nasi|mie?|bubur|sop|sup|sayur|es|jus|kopi|teh|susu|telur|telor|sambal|sambel|saus|krim|keripik|kripik|tas|sepatu|sandal|baju|kaos|kaus|topi|kursi|lampu|boneka|mainan|botol|kotak|box|pot|bola|minyak|sabun|minuman|makanan|buah|lilin|buku|jam|kemeja|ikan|tepung|pasta|cake|pie|shoes?|bag|chair|lamp|bottle|ball|bread|soup)$/iu;

/** Scenes that are the setting of whatever is named, and no thing themselves. */
const SETTINGS: ReadonlySet<string> = new Set(['table', 'room', 'portrait', 'abstract']);

const isWare = ({ meaning }: Pick<Hit, 'meaning'>): boolean => meaning.details.some(isWareRule);
const COUPLES: ReadonlySet<string> = new Set('couple bridal-couple family friends women children'.split(' '));
/** Whether a subject is somebody, or several people. */
export const isSomebody = (subject: string): boolean =>
  subject in FIGURES || subject in GROUPS || DOERS.has(subject) || COUPLES.has(subject);
const isPerson = ({ meaning: { subject } }: Hit): boolean => subject !== undefined && isSomebody(subject);
const isMade = ({ meaning: { subject } }: Hit): boolean =>
  subject !== undefined &&
  (isBuilding(subject) || ['drive', 'sail'].includes(SILHOUETTES[subject]?.motion ?? '') || subject === 'school');

/** Whether a phrase says what somebody does or how something is: "naik sepeda", "berkabut". */
const startsWithDoing = ({ typed, meaning }: Hit): boolean => {
  const [word = '', second] = typed.toLowerCase().split(' ');
  return (isIndonesianQuality(word) && !isWare({ meaning })) || (second === undefined && isPlainEnglishQuality(word));
};

/** Whether a phrase is a noun for something in the picture rather than a word for its light, style or colour. */
function namesThing(hit: Hit): boolean {
  const { subject, scenes, details, style, dye } = hit.meaning;
  if (style || dye || OCCASION.test(hit.typed) || startsWithDoing(hit)) return false;
  if (subject !== undefined) return true;
  return (
    details.some((rule) => !MANNERS.has(rule.name) && !isPoseName(rule.name) && !isSetting(rule)) ||
    scenes.some(({ scene }) => !SETTINGS.has(scene))
  );
}

/** Whether a phrase only says where something is. */
const isPlaceOnly = (hit: Hit): boolean => hit.meaning.subject === undefined && !isWare(hit);

function isSame({ meaning: one }: Hit, { meaning: other }: Hit): boolean {
  return (
    // "Borobudur temple"
    (one.subject !== undefined &&
      other.subject !== undefined &&
      [one, other].every(({ subject }) => isBuilding(subject!))) ||
    (one.subject !== undefined && one.subject === other.subject) ||
    one.details.some(({ name }) => other.details.some((rule) => rule.name === name)) ||
    one.scenes.some(({ scene }) => !SETTINGS.has(scene) && other.scenes.some((entry) => entry.scene === scene))
  );
}

/** Details that are flowers: in a field, or as "bunga" alone in a vase. */
const FLOWERS: ReadonlySet<string> = new Set('vase sunflower tulip rose lavender daisy poppy cosmos'.split(' '));
const isBunch = ({ typed }: Hit): boolean => /^(?:vas|vase|buket|bouquet)(?!\p{L})/iu.test(typed);
const isFlower = (hit: Hit): boolean =>
  hit.meaning.subject === undefined && !isBunch(hit) && hit.meaning.details.some(({ name }) => FLOWERS.has(name));

/** What stands directly beside a phrase. */
type Neighbour = { hit: Hit } | { noun: Token } | null;

const SAYS_WHERE = /^(?:on|in|at|under|by|di|dalam|pada)(?!\p{L})/iu;

/** The noun directly before (-1) or after (1) a phrase, without anything between them; null for all other words. */
function nounBeside(
  { position, end }: Hit,
  side: -1 | 1,
  { hits, tokens, isEnglish }: { hits: readonly Hit[]; tokens: readonly Token[]; isEnglish: boolean },
): Neighbour {
  const place = side < 0 ? position - 1 : end;
  const token = tokens[place];
  if (!token || tokens[side < 0 ? position : end]!.opens) return null;
  const hit = hits.find((other) => other.position <= place && place < other.end);
  // "dogs on a sofa": where they are, and no kind of sofa.
  if (hit) return namesThing(hit) && !SAYS_WHERE.test(hit.typed) ? { hit } : null;
  const { word } = token;
  if (STOP_WORDS.has(word) || NEGATIONS.has(word) || NUMBERS.test(word) || CARD_WORDS.has(word)) return null;
  if (OF_PICTURES.has(word) || /\d/u.test(word) || word.length < 3 || isFraming(tokens, place)) return null;
  if (word === 'minyak' && tokens[place - 1]?.word === 'cat') return null;
  if (isEnglish) return (side < 0 ? isEnglishQuality(word) : isEnglishDoing(word)) ? null : { noun: token };
  return isIndonesianQuality(word) || isPlainEnglishQuality(word) ? null : { noun: token };
}

const isFraming = (tokens: readonly Token[], place: number): boolean =>
  [0, 1, 2].some((back) => place >= back && framingAt(tokens, place - back) > back);

/** A word written like a name: "soto Lamongan", "Komodo dragon". */
const isName = ({ typed }: Token): boolean => /^\p{Lu}\p{Ll}/u.test(typed);

const isEnglishIn = (tokens: readonly Token[]): boolean => isEnglishPrompt(tokens.map(({ word }) => word));

/** Whether a phrase is only a part of what the words around it name. */
export function isPartOfAnother(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (isAbout(hit, tokens) || isWeatherOf(hit, hits, tokens) || adorned(hit, hits, tokens)) return true;
  if (isStyleOfThing(hit, hits, tokens) || isOfUndrawn(hit, hits, tokens)) return true;
  if (!namesThing(hit)) return false;
  const isEnglish = isEnglishIn(tokens);
  const around = { hits, tokens, isEnglish };
  const before = nounBeside(hit, -1, around);
  const after = nounBeside(hit, 1, around);
  if (isEnglish) return isEnglishPart(hit, { before, after, tokens });
  return isAfterItsHead(hit, before) || isHeadOfAnother(hit, after);
}

/**
 * The undrawn thing, as typed, that a phrase beside it only says more of: "pemain bulutangkis cewek", "train station";
 * null where the phrase names a thing by itself.
 */
export function unknownHead(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): string | null {
  if (!namesThing(hit)) return null;
  const isEnglish = isEnglishIn(tokens);
  const beside = nounBeside(hit, isEnglish ? 1 : -1, { hits, tokens, isEnglish });
  if (!beside || !('noun' in beside) || BEFORE_THINGS.has(beside.noun.word) || isName(beside.noun)) return null;
  if (isEnglish) return `${hit.typed} ${beside.noun.typed}`;
  let start = hit.position - 1;
  const isFree = (at: number): boolean =>
    !STOP_WORDS.has(tokens[at]!.word) && hits.every(({ position, end }) => at < position || at >= end);
  while (start > 0 && !tokens[start]!.opens && isFree(start - 1)) start--;
  return tokens
    .slice(start, hit.end)
    .map(({ typed }) => typed)
    .join(' ');
}

/** "colorful paint splash", "dramatic stage light": how something is that is not drawn. */
function isOfUndrawn(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const { style, time, weather, motion } = hit.meaning;
  if (style || time || weather || motion || namesThing(hit) || !isEnglishIn(tokens)) return false;
  const after = nounBeside(hit, 1, { hits, tokens, isEnglish: true });
  return after !== null && 'noun' in after && !OF_LOOKS.has(after.noun.word);
}

/** Words for the look of the whole picture. */
const OF_LOOKS: ReadonlySet<string> = new Set(
  'light lights lighting shot tone tones atmosphere look colors colours color colour palette gradient poster'.split(
    ' ',
  ),
);

/** "jalan di trotoar", "lagi jalan": walking, and no street; but "suasana jalan", "jalan di malam hari". */
function isWalking({ typed, meaning, position, end }: Hit, tokens: readonly Token[]): boolean {
  if (!/^jalan$/iu.test(typed) || meaning.subject) return false;
  const [before, after, next] = [position - 1, end, end + 1].map((place) => tokens[place]?.word ?? '');
  if (GOING_ON.has(before!)) return true;
  return WHERE_TO.has(after!) && !tokens[end]!.opens && !OF_PICTURES.has(before!) && !HOURS.has(next!);
}
const WHERE_TO: ReadonlySet<string> = new Set(
  'di ke menuju sama bareng bersama kaki santai pelan sendirian'.split(' '),
);
const GOING_ON: ReadonlySet<string> = new Set(['lagi', 'sedang', 'sambil']);
const HOURS: ReadonlySet<string> = new Set(['pagi', 'siang', 'sore', 'malam', 'malem', 'senja', 'waktu', 'saat']);

/** "kaos sablon", "lukisan pada truk": how a thing in the picture is made, and not the picture. */
function isStyleOfThing(
  { meaning, position, end, typed }: Hit,
  hits: readonly Hit[],
  tokens: readonly Token[],
): boolean {
  if (!meaning.style) return false;
  const isOfWare = !tokens[position]!.opens && hits.some((other) => other.end === position && isWare(other));
  return (
    (isOfWare && position > 0 && end - position === 1) ||
    (/^(?:lukisan|painting)$/iu.test(typed) && ON.has(tokens[end]?.word ?? ''))
  );
}
const ON: ReadonlySet<string> = new Set(['pada', 'di', 'on']);

/** Whether such a part is seen nowhere either: a "glass bottle" is no glass. "Klakat bambu" is of bamboo. */
export const isSeenNowhere = (hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean =>
  isEnglishIn(tokens) && isPartOfAnother(hit, hits, tokens);

/** Indonesian: "label sambal", "seragam sekolah", "naga api". */
function isAfterItsHead(hit: Hit, before: Neighbour): boolean {
  if (!before) return false;
  if (/^(?:kemasan|standing)/iu.test(hit.typed)) return false;
  if ('noun' in before) return !BEFORE_THINGS.has(before.noun.word);
  const head = before.hit;
  if (KINDS.test(head.typed) || isBunch(head)) return false;
  if (isSame(hit, head) || (isPlaceOnly(hit) && !isPlaceOnly(head))) return false;
  // "bapak petani", "memasak rendang".
  if (isPerson(head)) return !isPerson(hit) && !isDoing(head);
  return !isPlaceOnly(head) && !isDoing(head);
}

/** Whether a phrase ends in a word for what somebody does. */
const isDoing = ({ typed }: Hit): boolean => isIndonesianQuality(typed.toLowerCase().split(' ').at(-1)!);

/** Indonesian: "kereta kencana", "bubur kacang", "anak bebek". */
function isHeadOfAnother(hit: Hit, after: Neighbour): boolean {
  if (!after) return false;
  const typed = hit.typed.toLowerCase();
  if ('hit' in after) {
    const { subject } = after.hit.meaning;
    if (/^anak$/u.test(typed)) return subject !== undefined && !isPerson(after.hit) && hasLegs(subject);
    return isMade(hit) && !isShop(hit) && !isPlaceOnly(after.hit) && !isSame(hit, after.hit) && !isPerson(after.hit);
  }
  const { noun } = after;
  if (CALLED_BY_NAME.test(typed)) return HEAPED.has(noun.word);
  if (isPerson(hit) || isFlower(hit) || isName(noun) || isRegionWord(noun.word)) return false;
  // "ayam bakar taliwang", "mobil balap drift": what two words name already.
  if (hit.end - hit.position > 1) return false;
  if (isWare(hit) && !OF_MANY_KINDS.test(typed)) return false;
  return !isOfItsMake(noun.word);
}

const hasLegs = (subject: string): boolean =>
  ['walk', 'swim', 'flap', 'soar', 'flock'].includes(SILHOUETTES[subject]?.motion ?? '') ||
  SILHOUETTES[subject]?.anchor === 'ground';

const isShop = ({ meaning: { subject } }: Hit): boolean =>
  subject === 'shop' || subject === 'warung' || subject === 'cart';

/** English: "lion dance", "steak house", "fire truck", "a sea of people". */
function isEnglishPart(
  hit: Hit,
  { before, after, tokens }: { before: Neighbour; after: Neighbour; tokens: readonly Token[] },
): boolean {
  if (/['’]s$/u.test(tokens[hit.end - 1]!.typed) && tokens[hit.end] && !tokens[hit.end]!.opens) return true;
  // "raja ampat crystal clear water": a named place, and how it looks.
  if (after && 'hit' in after && isNamedPlace(hit.typed) && isPlaceOnly(after.hit)) return false;
  if (after && 'hit' in after && !isSame(hit, after.hit) && !(isPerson(hit) && isPerson(after.hit))) return true;
  if (after && 'noun' in after && !isName(after.noun) && !isPerson(hit)) return true;
  if (isHeapOf(hit, tokens)) return true;
  if (!before) return false;
  if ('noun' in before)
    return !isPerson(hit) && !isPlaceOnly(hit) && !isName(before.noun) && !BEFORE_THINGS.has(before.noun.word);
  return !isSame(hit, before.hit) && !isPlaceOnly(before.hit) && (isWare(hit) || isMade(hit));
}

/** "a sea of people", "a mountain of laundry": as many as that, and no sea or mountain. */
const isHeapOf = (hit: Hit, tokens: readonly Token[]): boolean => {
  const [of, noun] = [tokens[hit.end], tokens[hit.end + 1]];
  if (hit.meaning.subject !== undefined || isWare(hit) || of?.word !== 'of' || !noun || isName(noun)) return false;
  return tokens[hit.position - 1]?.word === 'a' && !STOP_WORDS.has(noun.word);
};

/** "lagu tentang hujan", "senyum seperti matahari", "pesta tema dinosaurus". */
function isAbout(hit: Hit, tokens: readonly Token[]): boolean {
  if (!namesThing(hit) && !hit.meaning.weather) return false;
  let place = hit.position;
  while (place > 0 && !tokens[place]!.opens && ARTICLES.has(tokens[place - 1]!.word)) place--;
  if (place < 2 || tokens[place]!.opens || !ABOUT.has(tokens[place - 1]!.word)) return false;
  return tokens.slice(0, place - 1).some(({ word }) => !STOP_WORDS.has(word) && !CARD_WORDS.has(word));
}

/** "hujan uang", "badai salju", "cherry blossom rain": weather of something else than water or air. */
function isWeatherOf(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const { weather, subject, scenes } = hit.meaning;
  if ((weather !== 'rain' && weather !== 'storm') || subject !== undefined || scenes.length > 0) return false;
  const isEnglish = isEnglishIn(tokens);
  const beside = nounBeside(hit, isEnglish ? -1 : 1, { hits, tokens, isEnglish });
  if (!beside) return false;
  if ('noun' in beside) return HEAPED.has(beside.noun.word) || beside.noun.word.length > 0;
  return isWare(beside.hit) || /bunga|kelopak|sakura|blossom|flower|petal/iu.test(beside.hit.typed);
}

/** Words before a flower that is the place: "di bunga", "hamparan bunga", "a field of flowers". */
const AMONG: ReadonlySet<string> = new Set(
  'di tengah antara dalam atas hamparan padang ladang kebun taman lautan latar background among amid in of on near dekat'.split(
    ' ',
  ),
);
const AND: ReadonlySet<string> = new Set('dan sama serta and with dengan & plus'.split(' '));

/**
 * Whether a phrase, as part of what the words around it name, must not even be drawn: "bumi perkemahan" is no planet, a
 * "steak house" no steak.
 */
export function isMisread(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  if (isWalking(hit, tokens)) return true;
  if (!namesThing(hit)) return false;
  const isEnglish = isEnglishIn(tokens);
  const after = nounBeside(hit, 1, { hits, tokens, isEnglish });
  if (!after) return false;
  if ('hit' in after) return /^anak$/iu.test(hit.typed) && !isEnglish && isHeadOfAnother(hit, after);
  if (isName(after.noun)) return false;
  if (isEnglish) return hit.meaning.subject === undefined || isMade(hit);
  const isSettingOnly = hit.meaning.scenes.some(({ scene }) => SETTINGS.has(scene));
  return isPlaceOnly(hit) && !isSettingOnly && isHeadOfAnother(hit, after);
}

const GARDENS = /taman|kebun|ladang|padang|field|garden/iu;
const PAINTS: ReadonlySet<string> = new Set('cat minyak air akrilik lukisan gambar sketsa'.split(' '));

/** A phrase for flowers on a thing as it is meant: they stand in no field. */
export function onItsThing(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit {
  if (adorned(hit, hits, tokens) !== 'drawn') return hit;
  return { ...hit, meaning: { ...hit.meaning, scenes: hit.meaning.scenes.filter(({ scene }) => scene !== 'flowers') } };
}

/** What flowers adorn that are named after it and not as a place: a drawn thing, one that is not drawn, or nothing. */
function adorned(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): 'drawn' | 'undrawn' | null {
  if (!isFlower(hit) || GARDENS.test(hit.typed)) return null;
  const hitAt = (at: number): Hit | undefined => hits.find(({ position, end }) => position <= at && at < end);
  const isThing = (at: number): boolean => {
    const other = hitAt(at);
    return other !== undefined && !isFlower(other) && namesThing(other);
  };
  // "a lamp with gold flowers", "bunga lavender".
  let place = hit.position;
  while (place > 0 && !tokens[place]!.opens) {
    const other = hitAt(place - 1);
    if (!ARTICLES.has(tokens[place - 1]!.word) && !(other && (other.meaning.dye || isFlower(other)))) break;
    place--;
  }
  if (place === 0 || tokens[place]!.opens) return null;
  const { word } = tokens[place - 1]!;
  const joined = AND.has(word) ? hitAt(place - 2)?.meaning : undefined;
  const isJoined = joined?.subject !== undefined || (joined?.scenes.length ?? 0) > 0;
  if (AMONG.has(word) || (isJoined && isThing(place - 2))) return null;
  const before = tokens.slice(0, place).map((_, at) => at);
  if (before.some(isThing)) return 'drawn';
  const isUnknown = (at: number): boolean =>
    !hitAt(at) &&
    !STOP_WORDS.has(tokens[at]!.word) &&
    !BEFORE_THINGS.has(tokens[at]!.word) &&
    !PAINTS.has(tokens[at]!.word);
  return before.some(isUnknown) ? 'undrawn' : null;
}
