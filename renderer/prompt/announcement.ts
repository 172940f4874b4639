import { LEXICON } from './vocabulary/lexicon.ts';
import { normaliseWord } from './normaliseWord.ts';

/** A text to be written that the prompt does not put in quotes: "promo diskon 50%", "ucapan selamat idul fitri". */
export interface Announcement {
  /** As it will be written. */
  title: string;
  /** Where it starts in the prompt, in characters. */
  start: number;
  end: number;
  /** Whether it was asked for as text: its words then name nothing else, as if quoted. */
  isTextOnly: boolean;
  /** Whether it offers something: a discount, an opening. */
  isPromo?: boolean;
}

/** Words for the medium of an announcement; not content of the picture. */
export const CARD_WORDS: ReadonlySet<string> = new Set(
  'poster flyer spanduk banner undangan brosur pamflet konten desain feed story instagram'.split(' '),
);

const PROMOS =
  'promo|diskon|discount|flash sale|big sale|sale|cuci gudang|gratis ongkir|gratis|cashback|grand opening|soft opening|giveaway|open order|open po|pre order|ready stock|new arrival|coming soon|best seller|buy \\d get|beli \\d gratis|lowongan kerja|loker|special offer|harga spesial';
const GREETINGS =
  'selamat|dirgahayu|marhaban|happy|merry|welcome|ramadhan kareem|ramadan kareem|eid mubarak|minal aidin|taqabbalallahu';
/** Where the text of a promo ends: at punctuation, or at words about its place, background or style. */
const ENDS =
  /[.,](?!\d)|[;:!?\n"“”„]|(?<![\p{L}])(?:gede|gedein|besar(?= di)|untuk|dengan|dan|di|lagi|sedang|yang|yg|pada|latar|berlatar|warna|bernuansa|nuansa|gaya|tulisan|tulisannya|huruf|hurufnya|font|teks|toko|poster|banner|background|for|with|and|on|at|in|style|colou?r|konten|story|feed|instagram)(?![\p{L}])/iu;
const LONGEST = 42;
/** A promo is set in parts, which leave room for more. */
const LONGEST_PROMO = 64;
/** "empty space … so I can put the discount price later": what will be put there is not ours to write. */
const LEFT_EMPTY =
  /(?<!\p{L})(?:(?:empty|blank|negative|copy|free) (?:space|area|room|spot)|(?:space|room|place) (?:for|to)|(?:ruang|tempat|area|bagian|space) (?:kosong|buat|bwt|untuk|utk))(?!\p{L})[^.;\n]*$/iu;
/** "tulis SALE di atas", "kasih tulisan Rp 25.000": requests to write something, which is seldom put in quotes. */
const WRITTEN =
  /(?<![\p{L}\p{N}])(?<!(?:papan|alat|buku|mesin|meja)\s)(?:tulis(?:kan|in|lah)?|(?:bertuliskan|bertulisan)|(?:ada|kasih|kasi|beri|tambah(?:kan|in|i)?|dengan|dgn|pakai|pake|add|write|with)\s+(?:tulisan|teks|text|caption|harga(?=\s+(?:rp\.?\s?)?\d)))(?:\s+(?:tulisan|teks|kata|harga|kata2|kata-kata|text))?\s+(?!tangan|arab|jawa|kuno|aksara|kaligrafi)/iu;
/** "poster … tulisan BERSIH ITU SEHAT": what is in capitals after the word is the text. */
const CAPITALS =
  /(?<!\p{L})(?:tulisan|teks|text|caption)\s+(?=\p{Lu}{2})([\p{Lu}\p{N}!%.'-]+(?:\s+[\p{Lu}\p{N}!%.'-]+)*)(?![\p{Ll}])/u;
/** "quotes motivasi: jangan menyerah, latar gunung": what is quoted follows a colon. */
const SAYING =
  /(?<!\p{L})(?:quotes?|kutipan|kata(?:2|[- ]kata)?|caption|pantun|motto)(?:\s+\p{L}+){0,2}\s*:\s*(?=\p{L})([^.,;:!?\n"“”„]+[!?]?)/iu;
/** "quotes motivasi jangan menyerah": what is quoted follows what kind it is of. */
const KIND_OF_SAYING =
  /^\s*(?:quotes?|kutipan|kata(?:2|[- ]kata)|motto)\s+(?:motivasi|bijak|cinta|islami|islam|inspirasi|inspiratif|semangat|galau|hidup|kehidupan|harian)\s+(?!(?:di|dengan|dgn|latar|background|untuk|buat|tentang|yang|yg|gaya|warna)\s)(\p{L}+(?:\s\p{L}+){1,9}?)(?=\s*(?:[.,;!?\n]|$|\s(?:di|dengan|dgn|latar|background|gaya|warna)\s))/iu;
/** Where the text of such a request ends: at punctuation, or at words about its place or look. */
const WRITTEN_ENDS =
  /[,;:!?\n"“”„]|\.(?!\d)|(?<![\p{L}])(?:gede|gedein|di|pada|warna|berwarna|dengan|dgn|gaya|font|huruf|latar|untuk|buat|yang|yg|at|in|on|with|for)(?![\p{L}])/iu;
/** Words that belong to a greeting; what follows them is scenery ("selamat idul fitri ketupat"). */
const OCCASION = new Set(
  'selamat happy merry anniversary wedding mama papa ayah bunda mom dad hari raya idul fitri adha idulfitri iduladha lebaran natal tahun baru imlek nyepi waisak paskah galungan kuningan ramadhan ramadan puasa kareem mubarak eid menunaikan ibadah berbuka ulang datang pagi siang sore malam jumat senin sabtu minggu wisuda menempuh hidup menikah taun thn kemerdekaan ri ke indonesia dirgahayu republik merdeka ibu guru kartini pahlawan anak marhaban ya minal aidin wal faizin christmas new year birthday mothers day valentine kasih sayang nasional batik pendidikan lahir pancasila sumpah pemuda kamu kakak adik sayang bulan suci welcome to back taqabbalallahu minna wa minkum isra miraj maulid nabi'.split(
    ' ',
  ),
);

/** A word capitalised like a name. */
const NAME = /^\p{Lu}\p{Ll}+$/u;

/** "selamat ulang tahun buat anakku Naura": whom a greeting is for. */
const RECIPIENT = /^\s*(?:buat|untuk|utk|for|kepada)\s+(?:\p{Ll}+\s+){0,2}(\p{Lu}\p{Ll}+)/u;

/** The announcement a prompt makes without quotes; null when it makes none. */
export function readAnnouncement(prompt: string): Announcement | null {
  const find = (words: string): RegExpExecArray | null =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}])`, 'iu').exec(prompt);
  const promo = find(PROMOS);
  if (promo && !LEFT_EMPTY.test(prompt.slice(0, promo.index))) {
    const rest = prompt.slice(promo.index + promo[0].length);
    const stop = ENDS.exec(rest)?.index ?? rest.length;
    const text = (promo[0] + rest.slice(0, stop)).trim();
    return {
      title: shorten(text, LONGEST_PROMO).toLocaleUpperCase('id'),
      isPromo: true,
      start: promo.index,
      end: promo.index + text.length,
      isTextOnly: false,
    };
  }
  const capitals = CAPITALS.exec(prompt);
  if (capitals) {
    const title = capitals[1]!.trim();
    const start = capitals.index + capitals[0].indexOf(title);
    return { title: shorten(title), start, end: start + title.length, isTextOnly: true };
  }
  const saying = SAYING.exec(prompt) ?? KIND_OF_SAYING.exec(prompt);
  if (saying) {
    const title = saying[1]!.trim();
    return {
      title: capitalFirst(shorten(title)),
      start: saying.index,
      end: saying.index + saying[0].trimEnd().length,
      isTextOnly: true,
    };
  }
  const written = readWritten(prompt);
  if (written) return written;
  const greeting = find(GREETINGS);
  if (!greeting) return null;
  let end = greeting.index + greeting[0].length;
  let isNamed = false;
  for (const { 0: word, index } of prompt.slice(end).matchAll(/[\p{L}\p{N}]+/gu)) {
    // "happy birthday Rina": one name may follow.
    const isName: boolean =
      NAME.test(word) && !LEXICON.has(normaliseWord(word)) && /\s/u.test(prompt.slice(greeting.index, end)) && !isNamed;
    if (!OCCASION.has(normaliseWord(word)) && !/^\d+$/u.test(word) && !isName) break;
    if (!/^\s*$/u.test(prompt.slice(end, greeting.index + greeting[0].length + index))) break;
    end = greeting.index + greeting[0].length + index + word.length;
    isNamed ||= isName && !OCCASION.has(normaliseWord(word));
  }
  // "Selamat" alone announces nothing, and "happy cat" is just a cat.
  const text = prompt.slice(greeting.index, end);
  if (!/\s/u.test(text)) return null;
  const recipient = isNamed ? undefined : RECIPIENT.exec(prompt.slice(end))?.[1];
  const title = recipient && !LEXICON.has(normaliseWord(recipient)) ? `${text} ${recipient}` : text;
  return { title: capitalised(title), start: greeting.index, end, isTextOnly: false };
}

/** A text that is asked for as such: "tulis SALE", "kasih harga Rp 25.000". */
export function readWritten(prompt: string): Announcement | null {
  const asked = WRITTEN.exec(prompt);
  if (!asked) return null;
  const start = asked.index + asked[0].length;
  const rest = prompt.slice(start);
  const text = shorten(rest.slice(0, WRITTEN_ENDS.exec(rest)?.index ?? rest.length).trim());
  return text.length > 1 ? { title: text, start, end: start + text.length, isTextOnly: false } : null;
}

function shorten(text: string, longest = LONGEST): string {
  return text.length <= longest ? text : text.slice(0, text.lastIndexOf(' ', longest));
}

const capitalFirst = (text: string): string => text[0]!.toLocaleUpperCase('id') + text.slice(1);

function capitalised(text: string): string {
  return text
    .replace(/\p{L}+/gu, (word) => (/^(?:ri|ke)$/iu.test(word) ? word : capitalFirst(word)))
    .replace(/\bri\b/giu, 'RI');
}
