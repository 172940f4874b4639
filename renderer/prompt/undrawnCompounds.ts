import { HARVESTING } from './vocabulary/approximateWords.ts';
import { isAct } from './vocabulary/actWords.ts';
import { LEXICON } from './vocabulary/lexicon.ts';
import { NEGATIONS, NUMBERS, STOP_WORDS } from './vocabulary/stopWords.ts';
import { wordForms, type Token } from './tokens.ts';

/**
 * Compounds that mean something other than their words and cannot be drawn: a hippopotamus ("kuda nil") is no
 * horse, a wheelchair ("kursi roda") no chair.
 */
const COMPOUNDS: ReadonlySet<string> = new Set(
  // A noun and what one does with it: nobody does it there.
  (
    'leaves the|leaves school|leaves home|leaves work|leaves for|leaves her|leaves his|leaves their|air minum|drinking water|kerja keras|hard work|lampu baca|lampu belajar|reading lamp|reading glasses|meja kasir|meja belajar|meja kerja|meja tulis|writing desk|study desk|working space|sewing machine|mesin jahit|washing machine|singing bowl|boxing gloves|' +
    'timnas garuda|skuad garuda|garuda muda|garuda pancasila|anggrek bulan|warna coral|warna koral|tema coral|coral pink|rantai makanan|food chain|naga bonar|karang taruna|kolam ombak|kolam pasir|singa laut|anjing laut|bintang laut|sea lion|sea star|star fish|' +
    'kereta gantung|bola lampu|light bulb|jam pasir|lapangan terbang|anak tangga|anak panah|' +
    'topi santa|topi sinterklas|topi badut|topi penyihir|santa hat|witch hat|clown nose|hidung badut|ratu lebah|ratu semut|raja singa|raja rimba|queen bee|lebah ratu|ikan raja|raja kue|' +
    'sepatu roda|kursi roda|rice cooker|magic com|meja hijau|layar tancap|kuda kayu|rocking horse|hot dog|fire truck|fire engine|mobil pemadam|sand castle|istana pasir|' +
    'house plant|bunga bank|mata air|papan tulis|gula pasir|night club|bulan madu|roti jala|kipas angin|telur angin|obat nyamuk|tisu basah|wet wipes|bumbu kacang|saus kacang|sambal kacang|peanut sauce|' +
    'lampu minyak|lampu teplok|oil lamp|oil lamps|mobil tangki|mobil derek|mobil ambulans|' +
    'kilang minyak|tambak udang|watermark toko|logo toko|nama toko|stempel toko|watermark nama toko|lukisan bak|cat hijau|cat putih|cat biru|cat merah|cat kuning|cat krem|cat cream|cat coklat|cat abu|cat hitam|cat ungu|cat pink|cat oranye|cat mint|cat tosca|cat rumah|cat kamar|percikan cat|cipratan cat|tumpahan cat|semburan cat|cat tembok|cat dinding|cat minyak|cat semprot|kaleng cat|cat warna|pagar bambu|kursi bambu|meja bambu|gelas bambu|jembatan bambu|anyaman bambu|lampu bambu|seruling bambu|bambu runcing|dessert box|gift card|pisang ijo|kue cubit|kue pukis|kue pancong|kue ape|kue putu|pisang hijau|bunga papan|papan bunga|banana boat|jet ski|flying fox|burung beo|burung perkutut|' +
    'red panda|panda merah|girl group|boy group|girl band|boy band|sayur asem|sayur asam|sayur bening|sayur bayam|burung murai|' +
    'lampu sorot|lampu panggung|lampu gantung|lampu taman|spot light|spotlight|stage lights|cumi goreng|cumi bakar|cumi crispy|cumi krispi|cumi asam manis|cumi saus padang|cumi hitam|frozen food|' +
    'daun salam|diving left|diving right|diving header|school supplies|school supply|pencils on|pencils in|cooking pot|pot behind|boiling pot|' +
    'burung cendrawasih|burung cenderawasih|burung cucak|burung nuri merah|burung jalak|burung gagak|burung pipit|burung gereja|burung puyuh|burung kasuari|burung maleo|burung rangkong|raincoat|martabak telur|martabak telor|bola kasti|bola tenis|kotak makan|kotak bekal|lunch box|kantor desa|kantor kelurahan|papan catur|' +
    'high chair|highchair|baby chair|kursi bayi|kursi makan bayi|kursi tinggi|kursi pijat|kursi gaming|gaming chair|dental chair|wheel chair|menara sutet|menara bts|menara listrik|menara pemancar|menara air|menara jam|menara kembar|menara pisa|gedung sate|jam gadang|lawang sewu|big ben|tugu jogja|clock tower|water tower|radio tower|cell tower|twin towers|dog house|cat food|dog food|bird cage|fish tank|fish bowl|phone case|laptop bag|bed sheet|book shelf|shoe box|tea bag|tea bags|makanan kucing|makanan anjing|kandang burung|sangkar burung|' +
    'children book|children book style|children book illustration|kids book style|kartu nama|bunda maria|tuhan yesus|patung yesus|patung pancoran|patung liberty|bakso aci|baso aci|bola mata|mata kaki|mata uang|mata pelajaran|kambing hitam|buah hati|buah bibir|buah tangan|bunga tidur|bunga desa|anak buah|anak emas|anak kunci|anak sungai|anak tiri|kepala sekolah|rumah tangga|rumah duka|rumah susun|ibu kota|ibu jari|tangan kanan|kutu buku|kuda lumping|kuda kuda|tanah air|air mata|air keras|bintang film|bintang tamu|langit langit|kartu merah|kartu kuning|palang merah|kotak hitam|kotak amal|kotak obat|kotak saran|batu bata|jeruk bali|jeruk purut|ikan teri|baju adat|baju daerah|baju renang|baju tidur|baju zirah|baju besi|baju pengantin|baju hamil|kasih makan|ngasih makan|memberi makan|beri makan|kasih pakan|memberi pakan|telur asin|telur bebek|telur ayam|telor bebek|telor ayam|telur penyu|telur balado|telur pindang|telur rebus|telur puyuh|telur dadar|telur gulung|telor asin|telor rebus|telor puyuh|telor dadar|telor gulung|boiled egg|boiled eggs|quail eggs|easter egg|easter eggs|salted egg|susu kental|susu formula|susu bubuk|kaca mata kuda|rumah burung|rumah boneka|rumah semut|rumah keong|bunga mas|sepatu kuda|topi natal|santa hat|topi ulang tahun|birthday hat|party hat|topi koboi|cowboy hat|topi wisuda|topi jerami|straw hat|' +
    'bunga anggrek|bunga sepatu|bunga kantil|bunga bangkai|bunga kol|bunga telang|bunga kertas|bunga lili|bunga sedap malam'
  ).split('|'),
);
const LENGTHS = [3, 2];

/** Animals that are eaten, and words after which they are a dish: "bebek goreng" is no duck. */
export const LIVESTOCK: ReadonlySet<string> = new Set(
  'chicken rooster duck goose goat sheep cow buffalo pig boar rabbit horse camel deer tropical-fish squid turtle shark manta birds dove octopus'.split(
    ' ',
  ),
);
const COOKED: ReadonlySet<string> = new Set(
  'goreng bakar panggang guling geprek gepuk rica kecap penyet krispi crispy betutu kremes balado woku asap suwir rebus presto sambal bumbu masak tim teriyaki katsu kuah santan asam semur gulai kari opor pindang tumis kukus lada mentega tepung saus saos pedas pedes fillet'.split(
    ' ',
  ),
);

/** Whether an animal and the way it is cooked begin at `start`, as no phrase of the lexicon. */
function isDishAt(tokens: readonly Token[], start: number): boolean {
  const [animal, cooked] = [tokens[start]!, tokens[start + 1]];
  if (!cooked || cooked.opens || !COOKED.has(cooked.word)) return false;
  const subject = LEXICON.get(animal.word)?.subject;
  return subject !== undefined && LIVESTOCK.has(subject) && !LEXICON.has(`${animal.word} ${cooked.word}`);
}

/** Veils as wares rather than worn: "jilbab segi empat", "kerudung motif bunga". */
const VEILS: ReadonlySet<string> = new Set(['hijab', 'jilbab', 'kerudung', 'khimar']);
const OF_WARES: ReadonlySet<string> = new Set(
  'segi pashmina instan instant bergo voal paris bahan motif premium dilipat katun ceruti syari jualan grosir'.split(
    ' ',
  ),
);

/** Words for goods that are shown or sold rather than worn, and for somebody who wears them. */
const OF_GOODS: ReadonlySet<string> = new Set(
  'digantung bergantungan gantungan hanger rak dilipat lipatan tumpukan ditumpuk koleksi katalog produk jualan dagangan stok etalase display tampilan aneka grosir rack shelf folded hanging collection stock'.split(
    ' ',
  ),
);
const WEARERS: ReadonlySet<string> = new Set(
  'perempuan wanita cewek gadis ibu bunda mbak kakak adik anak model muslimah mahasiswi siswi santriwati remaja penjual pakai pake memakai mengenakan woman women girl girls lady wearing'.split(
    ' ',
  ),
);

/** Doings named by a word and its object; unless the object belongs to what is drawn, they are what it is about. */
const HARVESTS: ReadonlySet<string> = new Set(['panen', ...HARVESTING]);
const OF_RICE: ReadonlySet<string> = new Set('padi beras sawah raya rice paddy tiba ini'.split(' '));
const CONTESTS: ReadonlySet<string> = new Set(
  'lomba perlombaan kompetisi turnamen pertandingan contest tournament'.split(' '),
);
const CONTEST_VERBS: ReadonlySet<string> = new Set('makan minum balap tarik panjat joget bawa lompat adu'.split(' '));
const GAMES: ReadonlySet<string> = new Set('main bermain memainkan mainin playing plays'.split(' '));
/** The second word of games that have two. */
const TWO_WORD_GAMES: Readonly<Record<string, string>> = {
  bulu: 'tangkis',
  tenis: 'meja',
  sepak: 'takraw',
  lompat: 'tali',
  petak: 'umpet',
  tarik: 'tambang',
};
/** How somebody plays, rather than what. */
const MANNERS: ReadonlySet<string> = new Set(
  'riang gembira ceria bahagia asik asyik seru senang ria bersama kejar kejaran happy happily together outside outdoors around joyfully peran mata hati lagi aja terus seharian sore pagi'.split(
    ' ',
  ),
);

/** The game or contest that a prompt is about, as typed, if its players are drawn and it cannot be; null otherwise. */
export function findGame(tokens: readonly Token[]): string | null {
  const start = tokens.findIndex((_, at) => GAMES.has(tokens[at]!.word) && doingAt(tokens, at) > 0);
  return start < 0 ? null : typedFrom(tokens, start, doingAt(tokens, start));
}

function typedFrom(tokens: readonly Token[], start: number, length: number): string {
  return tokens
    .slice(start, start + length)
    .map(({ typed }) => typed)
    .join(' ');
}

/** Longest phrase that can name a game, in words: "main sepak bola", "playing video games". */
const LONGEST_GAME = 4;

/** Whether a phrase of the lexicon begins at `start`. */
const isPhraseAt = (tokens: readonly Token[], start: number): boolean =>
  Array.from({ length: LONGEST_GAME - 1 }, (_, at) => tokens.slice(start, start + 2 + at)).some(
    (phrase) => !phrase.slice(1).some(({ opens }) => opens) && LEXICON.has(phrase.map(({ word }) => word).join(' ')),
  );

/** "truk pengangkut pasir": what is carried is no place and no second thing. */
const LOADED: ReadonlySet<string> = new Set('pengangkut muat memuat bermuatan muatan'.split(' '));

/** "jemur padi", "jemur hasil panen": what is dried hangs on no line unless it is laundry. */
const DRYING: ReadonlySet<string> = new Set('jemur jemurin njemur ngejemur menjemur'.split(' '));
const OF_LAUNDRY: ReadonlySet<string> = new Set(
  'baju pakaian cucian kain sprei selimut handuk kaos kaus celana seragam popok batik mukena'.split(' '),
);

const LEARNING: ReadonlySet<string> = new Set(['belajar', 'latihan']);

/** "belajar berjalan", "belajar nyetir": nobody learns at a desk what is done on one's feet or with one's hands. */
const isOtherLesson = (word: string): boolean =>
  /^(?:ber|me[mn]?|ng|ny)\p{L}{4}|^(?:jalan|setir|nyetir|dagang|jualan|bisnis|coding|silat)$/u.test(word) &&
  !wordForms(word).some((form) => AT_A_DESK.has(form)) &&
  !LEXICON.get(word)?.details.some(({ name }) => isAct(name));
const AT_A_DESK: ReadonlySet<string> = new Set(
  'bersama bersamaan berdua berkelompok berhitung menghitung membaca menulis menggambar mewarnai ngaji mengaji ngetik mengetik'.split(
    ' ',
  ),
);

/** Length of the harvest, contest, lesson or game that begins at `start` and is not drawn; 0 if none does. */
function doingAt(tokens: readonly Token[], start: number): number {
  const [{ word }, object] = [tokens[start]!, tokens[start + 1]];
  if (!object || object.opens || STOP_WORDS.has(object.word) || NEGATIONS.has(object.word)) return 0;
  if (NUMBERS.test(object.word)) return 0;
  const isDrawn = LEXICON.has(`${word} ${object.word}`);
  if (HARVESTS.has(word)) return isDrawn || OF_RICE.has(object.word) || LEXICON.get(object.word)?.time ? 0 : 2;
  if (LOADED.has(word)) return isPhraseAt(tokens, start) ? 0 : 2;
  if (DRYING.has(word)) return isDrawn || OF_LAUNDRY.has(object.word) || isPhraseAt(tokens, start) ? 0 : 2;
  if (LEARNING.has(word)) return isOtherLesson(object.word) && !isPhraseAt(tokens, start + 1) ? 2 : 0;
  const isKnown = wordForms(object.word).some((form) => LEXICON.has(form) || LEXICON.has(`${word} ${form}`));
  if (CONTESTS.has(word)) {
    const contest = tokens.slice(start, start + 3).map((token) => token.word);
    if (LEXICON.has(contest.join(' ')) || (isKnown && !CONTEST_VERBS.has(object.word))) return 0;
    const third = tokens[start + 2];
    return CONTEST_VERBS.has(object.word) && third && !third.opens && !STOP_WORDS.has(third.word) ? 3 : 2;
  }
  if (!GAMES.has(word) || isKnown || MANNERS.has(object.word) || isPhraseAt(tokens, start)) return 0;
  return tokens[start + 2]?.word === TWO_WORD_GAMES[object.word] ? 3 : 2;
}

const VERBS_OF_WEARING: ReadonlySet<string> = new Set(['pakai', 'pake', 'memakai', 'mengenakan', 'wearing']);

/** "hijab pashmina … dipake cewek": the veil is on somebody's head. */
const isWornBySomebody = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => WEARERS.has(word) && !VERBS_OF_WEARING.has(word));

const isOfGoods = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => OF_GOODS.has(word));

/** "lima jilbab digantung di rak": veils on a rack, and nobody who wears one. */
function isGoodsAt(tokens: readonly Token[], start: number): boolean {
  if (!VEILS.has(tokens[start]!.word) || tokens.some(({ word }) => WEARERS.has(word))) return false;
  return NUMBERS.test(tokens[start - 1]?.word ?? '') || isOfGoods(tokens);
}

/** Words that begin a known phrase. */
const FIRST_WORDS: ReadonlySet<string> = new Set([...LEXICON.keys()].map((phrase) => phrase.split(' ')[0]!));

/** What is said of a birthday cake; any other word after "kue" names another one: "kue lumpur". */
const OF_A_CAKE: ReadonlySet<string> = new Set(
  'enak lucu cantik mewah elegan besar kecil manis spesial homemade murah mini jumbo susun tingkat unik viral premium lezat bentuk tema karakter rasa motif hias dekorasi topping warna potong bulat kotak sederhana simpel estetik aesthetic minimalis korea vintage'.split(
    ' ',
  ),
);

/** Whether a cake of another kind than the one that is drawn begins at `start`. */
function isOtherCakeAt(tokens: readonly Token[], start: number): boolean {
  const kind = tokens[start + 1];
  if (tokens[start]!.word !== 'kue' || !kind || kind.opens) return false;
  if (STOP_WORDS.has(kind.word) || NEGATIONS.has(kind.word) || NUMBERS.test(kind.word) || OF_A_CAKE.has(kind.word))
    return false;
  return !wordForms(kind.word).some((form) => FIRST_WORDS.has(form) || LEXICON.has(`kue ${form}`));
}

/** Length in words of a veil that is sold and worn by nobody; 0 if none is named at `start`. */
export function soldVeilAt(tokens: readonly Token[], start: number): number {
  const next = tokens[start + 1];
  const isSold = VEILS.has(tokens[start]!.word) && (!isWornBySomebody(tokens) || isOfGoods(tokens));
  if (next && !next.opens && isSold && OF_WARES.has(next.word)) return 2;
  return isGoodsAt(tokens, start) ? 1 : 0;
}

/** Length in words of the compound that begins at `start`; 0 if none does. */
export function undrawnCompoundAt(tokens: readonly Token[], start: number): number {
  const doing = doingAt(tokens, start);
  if (doing > 0) return doing;
  const length = LENGTHS.find((words) => {
    const phrase = tokens.slice(start, start + words);
    return !phrase.slice(1).some(({ opens }) => opens) && COMPOUNDS.has(phrase.map(({ word }) => word).join(' '));
  });
  if (length) return length;
  return isDishAt(tokens, start) || isOtherCakeAt(tokens, start) ? 2 : 0;
}
