/**
 * For subjects that cannot be drawn, the nearest one that can: offered under its own name, and never drawn unasked.
 * Words are spelt as in the lexicon; the replacement is a word that the lexicon knows.
 */
const SUBSTITUTES: readonly (readonly [words: string, replacement: string])[] = [
  ['pony', 'kuda'],
  ['air minum|drinking water', 'botol'],
  ['cicak|tokek|bunglon|chameleon', 'komodo'],
  ['musang|landak|berang berang|luwak', 'tupai'],
  ['kuda kayu|rocking horse', 'kuda'],
  ['kursi roda', 'kursi'],
  ['mobil pemadam|pemadam kebakaran|fire truck|fire engine', 'truk'],
  ['singa laut|anjing laut|sea lion', 'lumba lumba'],
  ['istana pasir|sand castle', 'istana'],
  ['lele|arwana|gurame|nila|mujair|louhan|mas koki', 'ikan koi'],
  [
    'kerang|cumi goreng|cumi bakar|cumi crispy|cumi krispi|cumi asam manis|cumi saus padang|cumi hitam|ikan tongkol',
    'udang',
  ],
  ['coffee beans|coffee bean|biji kopi', 'kopi'],
  ['kumbang|belalang|semut|jangkrik|ant|beetle|laba laba|spider', 'kepik'],
  [
    'anggrek|anggrek bulan|bunga anggrek|orchid|peony|kamboja|bunga kamboja|bunga sepatu|bunga lili|bunga sedap malam',
    'vas bunga',
  ],
  ['bonsai', 'tanaman pot'],
  ['bekal|kotak makan|kotak bekal|lunch box|bento', 'nasi campur'],
  ['setup|gaming', 'laptop'],
  ['angklung|gamelan|piano|biola|drum|ukulele|seruling', 'gitar'],
  ['tablet|printer|keyboard', 'laptop'],
  ['hijab|kerudung|jilbab|pashmina|khimar', 'perempuan berhijab'],
  ['rompi|kaus kaki', 'kaos'],
  ['pulpen|pensil|tas kertas|kalender|koran|majalah', 'buku'],
  ['bank|hotel|museum', 'kota'],
  ['drone|dron', 'helikopter'],
  ['jaipong', 'penari'],
  ['kancil|pelanduk|mouse deer', 'rusa'],
  ['ubi|singkong|bayam|terong|kentang', 'sayuran'],
  ['roket air', 'roket'],
  ['kadal|biawak|iguana|lizard', 'komodo'],
  ['baby', 'bayi'],
  ['gamer|streamer|youtuber', 'cowok'],
  ['cendrawasih', 'merak'],
  ['beo|perkutut|murai|jalak|cucak rowo', 'kenari'],
  ['villa|vila|bungalow|apartemen', 'rumah'],
  ['kuda lumping|kuda poni', 'kuda'],
  ['semur|dendeng|empal|gepuk|daging', 'rendang'],
  ['bebek goreng|bebek bakar|frozen food', 'ayam goreng'],
  ['kwetiau|bihun', 'mie goreng'],
  ['laksa|udon', 'mie kuah'],
  ['gudeg|lontong', 'nasi campur'],
  ['tekwan|cimol', 'pempek'],
  ['tongseng|sop buntut|sop iga', 'rawon'],
  ['tugu', 'monas'],
  ['waffle', 'pancake'],
  ['martabak telur', 'martabak manis'],
  ['kroket|cakwe', 'gorengan'],
  ['bakso aci|baso aci', 'bakso'],
  ['lemper|nagasari', 'kue lapis'],
  ['onde|getuk|lupis|putu|mochi', 'klepon'],
  ['dessert box|dessert', 'kue'],
  ['bakpia', 'roti'],
  ['kolak|sop buah', 'es buah'],
  ['jamu|wedang|bandrek|bajigur|jahe', 'teh'],
  ['lobster|seafood', 'udang'],
  ['tunik', 'gamis'],
  ['emas', 'cincin'],
  ['komputer|computer', 'laptop'],
  ['beras|gula|garam|tepung|bubuk', 'kemasan pouch'],
  ['maskara|bedak|eyeliner', 'lipstik'],
  ['jam|stopwatch', 'jam dinding'],
  ['pengajar|wali kelas', 'guru'],
  ['kapal induk|kapal perang', 'kapal kargo'],
];

const BY_WORD: ReadonlyMap<string, string> = new Map(
  SUBSTITUTES.flatMap(([words, replacement]) => words.split('|').map((word) => [word, replacement] as const)),
);

/** Most words of a phrase that has a substitute. */
export const LONGEST_SUBSTITUTED = Math.max(...[...BY_WORD.keys()].map((words) => words.split(' ').length));

/** More things that cannot be drawn and have no near substitute. */
const UNLIKE_ANY: ReadonlySet<string> = new Set(
  (
    'dekorasi dekor interior balai pameran seminar rapat kolase peta denah infografis grafik diagram ' +
    'mukena reog hantu tuyul genderuwo ghost eskalator lift pintu mesin pompa kompor kulkas wajan panci ember sapu suporter supporter penonton hands hand tangan'
  ).split(' '),
);

/** Whether a word names something known not to be drawable; the word after it only qualifies it ("dekorasi bunga"). */
export function isUndrawnThing(word: string): boolean {
  return BY_WORD.has(word) || UNLIKE_ANY.has(word);
}

/** The word for the nearest thing, or null. */
export function substituteFor(word: string): string | null {
  return BY_WORD.get(word) ?? null;
}
