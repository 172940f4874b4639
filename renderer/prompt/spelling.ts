/** What an emoji stands for, as a word of the lexicon. */
const EMOJI: readonly (readonly [signs: string, word: string])[] = [
  ['🏖️ 🏖 🌊 🏝️ 🏝', 'pantai'],
  ['⛰️ ⛰ 🏔️ 🏔 🗻', 'gunung'],
  ['🌋', 'gunung berapi'],
  ['🌲 🌳', 'hutan'],
  ['🌴', 'pohon kelapa'],
  ['🌸', 'sakura'],
  ['🌻', 'bunga matahari'],
  ['🌷 🌹 🌼 💐', 'bunga'],
  ['🏙️ 🏙 🌆 🌃', 'kota'],
  ['🌅 🌄', 'matahari terbit'],
  ['🌇', 'senja'],
  ['🌙 🌕 🌛', 'bulan'],
  ['⭐ 🌟', 'bintang'],
  ['☀️ ☀ 🌞', 'matahari'],
  ['🌧️ 🌧 ☔', 'hujan'],
  ['❄️ ❄ 🌨️', 'salju'],
  ['🌈', 'pelangi'],
  ['🐈 🐱', 'kucing'],
  ['🐕 🐶', 'anjing'],
  ['🐎 🐴', 'kuda'],
  ['🐘', 'gajah'],
  ['🐅 🐯', 'harimau'],
  ['🦁', 'singa'],
  ['🐉 🐲', 'naga'],
  ['🦋', 'kupu kupu'],
  ['🐢', 'penyu'],
  ['🐬', 'lumba lumba'],
  ['🐳 🐋', 'paus'],
  ['🐟 🐠', 'ikan'],
  ['🐧', 'penguin'],
  ['🍜', 'mie'],
  ['🍚 🍛', 'nasi campur'],
  ['🍗', 'ayam goreng'],
  ['🍕', 'pizza'],
  ['🍣', 'sushi'],
  ['🍟', 'kentang goreng'],
  ['🍩', 'donat'],
  ['🍪', 'kue kering'],
  ['🍞 🥐', 'roti'],
  ['🍳', 'telur ceplok'],
  ['🍉', 'semangka'],
  ['🍌', 'pisang'],
  ['🍍', 'nanas'],
  ['🍎 🍊 🍇 🍓', 'buah'],
  ['🥗', 'sayur'],
  ['🌶️ 🌶', 'sambal'],
  ['🦐 🍤', 'udang'],
  ['🍵 🫖', 'teh'],
  ['🧋', 'boba'],
  ['🥤 🍹', 'jus'],
  ['🍯', 'madu'],
  ['👜', 'tas'],
  ['🎒', 'ransel'],
  ['👕', 'kaos'],
  ['👗', 'gaun'],
  ['👟', 'sepatu'],
  ['💄', 'lipstik'],
  ['💍', 'cincin'],
  ['🎁', 'hadiah'],
  ['📦', 'kardus'],
  ['📱', 'hp'],
  ['💻', 'laptop'],
  ['⌚', 'jam tangan'],
  ['📷 📸', 'kamera foto'],
  ['🏆', 'piala'],
  ['⚽', 'bola'],
  ['💰 💸', 'uang'],
  ['📚 📖', 'buku'],
  ['🧸', 'boneka'],
  ['🪴', 'tanaman pot'],
  ['👩 💃', 'wanita'],
  ['👨 🧑', 'pria'],
  ['👧', 'anak perempuan'],
  ['👦 🧒 👶', 'anak kecil'],
  ['👵', 'nenek'],
  ['👴', 'kakek'],
  ['🧕', 'perempuan berhijab'],
  ['👪', 'keluarga'],
  ['👫 💑 ❤️ ❤', 'pasangan'],
  ['🇮🇩', 'bendera merah putih'],
  ['🎄', 'pohon natal'],
  ['🏮', 'lampion'],
  ['🎆 🎇', 'kembang api'],
  ['🌾', 'sawah'],
  ['🐄 🐮', 'sapi'],
  ['🐐', 'kambing'],
  ['🐑', 'domba'],
  ['🐔 🐓', 'ayam'],
  ['🐰 🐇', 'kelinci'],
  ['🐒 🐵', 'monyet'],
  ['🐼', 'panda'],
  ['🐨', 'koala'],
  ['🐺', 'serigala'],
  ['🦚', 'merak'],
  ['🦜', 'kakatua'],
  ['🦅', 'elang'],
  ['🐻', 'beruang'],
  ['🦊', 'rubah'],
  ['🚲', 'sepeda'],
  ['🏍️ 🏍', 'motor'],
  ['🛵', 'skuter'],
  ['🤖', 'robot'],
  ['🧑‍🚀 👨‍🚀', 'astronot'],
  ['🪐', 'saturnus'],
  ['🌌', 'galaksi'],
  ['☕', 'kopi'],
  ['🍔', 'burger'],
  ['🍦 🍨', 'es krim'],
  ['🎂 🍰', 'kue'],
  ['🚗', 'mobil'],
  ['🚂 🚆', 'kereta'],
  ['✈️ ✈', 'pesawat'],
  ['🚀', 'roket'],
  ['⛵ 🚤', 'perahu'],
  ['🎈', 'balon'],
  ['🪁', 'layang layang'],
  ['🕌', 'masjid'],
  ['🏠 🏡', 'rumah'],
  ['⛺', 'tenda'],
];

const BY_SIGN = new Map(EMOJI.flatMap(([signs, word]) => signs.split(' ').map((sign) => [sign, word] as const)));
const SIGNS = new RegExp(`(?:${[...BY_SIGN.keys()].toSorted((a, b) => b.length - a.length).join('|')})`, 'gu');

/** Replaces emoji by words of the lexicon, and drops those that only repeat a word ("es kopi ☕"). */
export function sayEmoji(prompt: string): string {
  const words = new Set(prompt.toLowerCase().split(/[^\p{L}]+/u));
  return prompt.replace(SIGNS, (sign) => (words.has(BY_SIGN.get(sign)!) ? ' ' : ` ${BY_SIGN.get(sign)} `));
}

/** The emoji of a prompt that was read as a word; undefined if none was. */
export const emojiOf = (word: string, prompt: string): string | undefined =>
  prompt.match(SIGNS)?.find((sign) => BY_SIGN.get(sign) === word);

const VOWEL = /[aeiou]/u;
/** Consonant clusters that occur in no Indonesian word. */
const UNSPEAKABLE =
  /^[^aeiou]{2}(?<![bcdfghjkpst][lrwy]|ny|sk|sp|st)|[^aeiou]{4}|[^aeiou]{2}$(?<!ng|ks|ns|rs|nt|st|rt)/u;

/** Shorter words are not corrected: with one wrong letter they are no longer recognisable. */
const LEAST_LETTERS = 5;

/**
 * The word meant by a misspelt one: a single letter missing, extra, wrong or swapped, and only one known word so near.
 * The first letter must be right, as it nearly always is.
 * @param known the known words by their first letter
 */
export function meantWord(word: string, known: ReadonlyMap<string, readonly string[]>): string | null {
  const spoken = withVowels(word, known);
  if (spoken || word.length < LEAST_LETTERS) return spoken;
  const near = (known.get(word[0]!) ?? []).filter(
    (candidate) => candidate.length >= LEAST_LETTERS && isOneSlipFrom(word, candidate),
  );
  // Of several near words, the only one of the same length: "kuicng" has two letters swapped.
  const [first] = near.length > 1 ? near.filter((candidate) => candidate.length === word.length) : near;
  return near.length === 1 || (first && near.filter(({ length }) => length === word.length).length === 1)
    ? first!
    : null;
}

/**
 * The word of which only consonants were typed ("tnmn"), or all but one vowel of a short one ("mobl"): nobody can say
 * them otherwise, and only one known word sounds so.
 */
function withVowels(word: string, known: ReadonlyMap<string, readonly string[]>): string | null {
  const isBare = word.length >= 4 && !VOWEL.test(word);
  if (!isBare && !(word.length === 4 && UNSPEAKABLE.test(word))) return null;
  const near = (known.get(word[0]!) ?? []).filter((candidate) =>
    isBare
      ? candidate.length <= word.length * 2 && candidate.replaceAll(/[aeiou]/gu, '') === word
      : candidate.length === LEAST_LETTERS && isOneSlipFrom(word, candidate),
  );
  return near.length === 1 ? near[0]! : null;
}

/** Keys beside each other, by their rows. */
const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Whether a finger may hit one key instead of the other. */
function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from !== null && to !== null && Math.hypot(from.x - to.x, from.y - to.y) < 1.3;
}

function placeOf(letter: string): { x: number; y: number } | null {
  const y = KEY_ROWS.findIndex((row) => row.includes(letter));
  return y < 0 ? null : { x: KEY_ROWS[y]!.indexOf(letter) + y * 0.4, y };
}

function isOneSlipFrom(typed: string, meant: string): boolean {
  const gap = typed.length - meant.length;
  if (Math.abs(gap) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  if (gap === 1) {
    // A key pressed twice, or together with the one beside it.
    // "sepedah": breathed out at the end.
    const isBreath = start === meant.length && typed.endsWith('h') && VOWEL.test(meant.at(-1)!);
    const isStray =
      isBreath ||
      [typed[start - 1], typed[start + 1]].some(
        (near) => near === typed[start] || areNeighbours(near ?? '', typed[start]!),
      );
    return isStray && typed.slice(start + 1) === meant.slice(start);
  }
  // The missing letter is a vowel, or the rest is unpronounceable.
  if (gap === -1)
    return (VOWEL.test(meant[start]!) || UNSPEAKABLE.test(typed)) && typed.slice(start) === meant.slice(start + 1);
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  // In a short word, one different letter makes a different word ("kapal", "kadal").
  const isWrongLetter =
    typed.length >= 7 &&
    areNeighbours(typed[start]!, meant[start]!) &&
    typed.slice(start + 1) === meant.slice(start + 1);
  return isWrongLetter || (isSwapped && typed.slice(start + 2) === meant.slice(start + 2));
}
