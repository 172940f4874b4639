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
  ['⭐ ✨ 🌟', 'bintang'],
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

/** Replaces the emoji of a prompt by words of the lexicon; one that only repeats a word ("es kopi ☕") by nothing. */
export function sayEmoji(prompt: string): string {
  const words = new Set(prompt.toLowerCase().split(/[^\p{L}]+/u));
  return prompt.replace(SIGNS, (sign) => (words.has(BY_SIGN.get(sign)!) ? ' ' : ` ${BY_SIGN.get(sign)} `));
}

/** Shorter words are not corrected: with one wrong letter they are no longer recognisable. */
const LEAST_LETTERS = 5;

/**
 * The word meant by a misspelt one: a single letter missing, extra, wrong or swapped, and only one known word so near.
 * The first letter must be right, as it nearly always is.
 * @param known the known words by their first letter
 */
export function meantWord(word: string, known: ReadonlyMap<string, readonly string[]>): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const near = (known.get(word[0]!) ?? []).filter(
    (candidate) => candidate.length >= LEAST_LETTERS && isOneSlipFrom(word, candidate),
  );
  // Of several equally near words, the only one of the same length: "kuicng" has two letters swapped.
  const [first] = near.length > 1 ? near.filter((candidate) => candidate.length === word.length) : near;
  return near.length === 1 || (first && near.filter(({ length }) => length === word.length).length === 1)
    ? first!
    : null;
}

function isOneSlipFrom(typed: string, meant: string): boolean {
  const gap = typed.length - meant.length;
  if (Math.abs(gap) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  if (gap === 1) return typed.slice(start + 1) === meant.slice(start);
  if (gap === -1) return typed.slice(start) === meant.slice(start + 1);
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  // In a short word, another letter makes another word ("kapal", "kadal").
  const isWrongLetter = typed.length >= 7 && typed.slice(start + 1) === meant.slice(start + 1);
  return isWrongLetter || (isSwapped && typed.slice(start + 2) === meant.slice(start + 2));
}
