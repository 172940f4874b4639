import { wordForms } from '../../prompt/tokens.ts';

/** What drawings show besides their thing: what a part is called (Indonesian/English), and the words for it. */
const PARTS = {
  ice: ['es batu/ice cubes', 'es batu ice cubes'],
  glass: ['gelas/glass', 'gelas cup glass'],
  straw: ['sedotan/straw', 'sedotan straw'],
  plate: ['piring/plate', 'piring plate'],
  bowl: ['mangkuk/bowl', 'mangkuk mangkok bowl'],
  broth: ['kuah/broth', 'kuah'],
  crushedIce: ['es/ice', 'es ice'],
  cup: ['cangkir/cup', 'cangkir cup'],
  saucer: ['tatakan/saucer', 'tatakan saucer'],
  foam: ['busa/foam', 'busa foam'],
  steamer: ['kukusan bambu/bamboo steamer', 'klakat bambu kukusan bamboo steamer'],
  egg: ['telur/egg', 'telur telor egg eggs'],
  friedEgg: ['telur ceplok/fried egg', 'telur telor ceplok mata sapi dadar egg eggs fried'],
  skewers: ['tusuk sate/skewers', 'tusuk tusukan'],
  garnish: ['lalapan dan sambal/greens and chilli sauce', 'lalapan lalap sambal sambel'],
  ribbon: ['pita/ribbon', 'pita ribbon bow'],
  pot: ['pot/pot', 'pot'],
  leaves: ['daun/leaves', 'daun leaf leaves'],
  label: ['label/label', 'label'],
  lid: ['tutup/lid', 'tutup lid'],
  bottle: ['botol/bottle', 'botol bottle'],
  dropper: ['pipet/dropper', 'pipet dropper'],
  water: ['air/water', 'air water'],
  stalls: ['kios/stalls', 'kios stall stalls'],
  marketLights: ['lampu pasar/market lights', 'lampu lampunya lampion lights lamps lanterns'],
  cheese: ['keju/cheese', 'keju cheese'],
  chocolate: ['cokelat/chocolate', 'coklat cokelat chocolate meses'],
  board: ['papan tulis/blackboard', 'papan tulis blackboard chalkboard'],
  greenBoard: ['papan tulis hijau/green blackboard', 'papan tulis hijau ijo green'],
  teaching: ['mengajar/teaching', 'ngajar mengajar teaching'],
  scooter: ['motor/scooter', 'motor motorbike skuter scooter vespa'],
  helmet: ['helm/helmet', 'helm helmet'],
  riding: ['naik motor/riding', 'riding naik'],
  pair: ['sepasang/a pair', 'sepasang pasangan pair'],
  groom: ['pengantin pria/groom', 'pria cowok groom'],
  bride: ['pengantin perempuan/bride', 'wanita cewek bride'],
  weddingGown: ['gaun pengantin/wedding gown', 'gaun gown'],
  flying: ['berkibar/waving', 'berkibar melambai waving'],
  presents: ['kado/presents', 'kado hadiah gift gifts present presents'],
  redBaubles: ['hiasan merah/red ornaments', 'merah red'],
  boats: ['perahu/boats', 'perahu boat boats'],
  traders: ['pedagang/traders', 'pedagang penjual jualan berjualan'],
  fruit: ['buah/fruit', 'buah fruit'],
  conicalHat: ['caping/conical hat', 'caping topi hat'],
  strings: ['tali/strings', 'tali string strings'],
  book: ['buku/book', 'buku book'],
  reading: ['membaca/reading', 'membaca baca reading'],
  guitar: ['gitar/guitar', 'gitar guitar'],
  man: ['seorang pria/a man', 'cowok pria bapak man'],
  boat: ['perahu/boat', 'perahu boat sampan'],
  rod: ['joran/fishing rod', 'joran pancing rod'],
  ball: ['bola/ball', 'bola ball'],
  boy: ['anak laki-laki/boy', 'anak kid kids boy'],
  bicycle: ['sepeda/bicycle', 'sepeda bicycle bike'],
  candles: ['lilin/candles', 'lilin candle candles'],
  candle: ['lilin/candle', 'lilin candle'],
  brown: ['cokelat/brown', 'coklat cokelat brown'],
  stripes: ['loreng/striped', 'loreng belang striped oranye'],
  grey: ['abu-abu/grey', 'abu grey gray'],
  blackAndWhite: ['hitam putih/black and white', 'hitam putih black white belang'],
  white: ['putih/white', 'putih white'],
  dome: ['kubah/dome', 'kubah dome'],
  greenDome: ['hijau/green', 'hijau ijo green'],
  minaret: ['menara masjid/minaret', 'menara minaret'],
  hoe: ['cangkul/hoe', 'cangkul'],
  farmhand: ['seorang pria/a man', 'bapak pak mas pria'],
  peci: ['peci/peci', 'peci'],
  veil: [
    'hijab/hijab',
    'hijab jilbab kerudung pashmina berhijab berjilbab berkerudung muslimah hijaber headscarf veil veiled',
  ],
  woman: ['seorang perempuan/a woman', 'perempuan wanita gadis cewek ibu woman'],
  lava: ['lava merah/red lava', 'merah red oranye orange panas hot pijar'],
} as const satisfies Readonly<Record<string, readonly [called: string, words: string]>>;
type Part = keyof typeof PARTS;

const ICED: readonly Part[] = ['ice', 'glass', 'straw'];
const VEILED: readonly Part[] = ['veil', 'woman'];

/** The parts of a thing, by its name among the wares or subjects. */
const SHOWN_WITH: Readonly<Record<string, readonly Part[]>> = {
  icedCoffee: ICED,
  icedTea: ICED,
  boba: ICED,
  cendol: ICED,
  juice: ICED,
  redJuice: ICED,
  avocadoJuice: ['glass'],
  matcha: ['glass'],
  friedEgg: ['plate'],
  ketupat: ['plate'],
  coffee: ['cup', 'saucer', 'foam'],
  dimsum: ['steamer'],
  noodleBowl: ['bowl', 'broth', 'egg'],
  soup: ['bowl', 'broth'],
  chickenSoup: ['bowl', 'broth'],
  meatSoup: ['bowl', 'broth'],
  curry: ['bowl', 'broth'],
  porridge: ['bowl'],
  iceBowl: ['bowl', 'crushedIce'],
  friedRice: ['plate', 'friedEgg'],
  mixedRice: ['plate'],
  spiceCake: ['plate'],
  rendang: ['plate'],
  satay: ['plate', 'skewers'],
  gadoGado: ['plate'],
  pasta: ['plate'],
  steak: ['plate'],
  friedNoodles: ['plate', 'friedEgg'],
  friedChicken: ['plate', 'garnish'],
  grilledFish: ['plate', 'garnish'],
  cookies: ['plate'],
  giftBox: ['ribbon'],
  monstera: ['pot', 'leaves'],
  snakePlant: ['pot', 'leaves'],
  pouch: ['label'],
  jar: ['label', 'lid'],
  bottle: ['label', 'lid'],
  dropper: ['bottle', 'label', 'lid', 'dropper'],
  waterBottle: ['bottle', 'label', 'lid', 'water'],
  sauceBottle: ['bottle', 'label', 'lid'],
  market: ['stalls', 'marketLights'],
  sweetMartabak: ['cheese', 'chocolate'],
  teacher: ['board', 'greenBoard', 'teaching'],
  rider: ['scooter', 'helmet', 'riding'],
  couple: ['pair'],
  'bridal-couple': ['pair', 'groom', 'bride', 'weddingGown'],
  flag: ['flying'],
  'christmas-tree': ['presents', 'redBaubles'],
  'floating-market': ['boats', 'traders', 'fruit', 'conicalHat'],
  balloons: ['strings'],
  reader: ['book', 'reading'],
  guitarist: ['guitar', 'man'],
  fisherman: ['boat', 'man', 'rod'],
  footballer: ['ball', 'boy'],
  cyclist: ['bicycle'],
  cake: ['candles'],
  books: ['candle'],
  dog: ['brown'],
  horse: ['brown'],
  bear: ['brown'],
  tiger: ['stripes'],
  elephant: ['grey'],
  panda: ['blackAndWhite'],
  cow: ['blackAndWhite'],
  sheep: ['white'],
  goat: ['white'],
  mosque: ['dome', 'greenDome', 'minaret'],
  farmer: ['conicalHat', 'hoe', 'farmhand'],
  'peci-man': ['peci'],
  hijabi: VEILED,
  'veiled-cook': VEILED,
  lava: ['lava'],
};

/**
 * What the parts that a phrase names are called (Indonesian/English), where the drawings of things show all of them;
 * null where one is not shown.
 * @param things names of the wares and subjects that are drawn
 */
export function partsNamed(phrase: string, things: readonly string[]): string | null {
  const shown = things.flatMap((name) => SHOWN_WITH[name] ?? []);
  const words = phrase.split(' ');
  const isOf = (part: Part, word: string): boolean => {
    const own = PARTS[part][1].split(' ');
    // "mencangkul" is done with the hoe, and nobody does it.
    const forms = /^(?:me|di|ng)\p{L}{4}/u.test(word) ? [word] : wordForms(word);
    return forms.some((form) => own.includes(form));
  };
  // One part for the whole phrase says more than one for each word: "papan tulis hijau".
  const whole = shown.find((part) => words.every((word) => isOf(part, word)));
  const parts = whole ? [whole] : words.map((word) => shown.find((part) => isOf(part, word)));
  const names = [...new Set(parts)].map((part) => part && PARTS[part][0].split('/'));
  if (names.some((name) => !name)) return null;
  return [0, 1].map((language) => names.map((name) => name![language]).join(', ')).join('/');
}
