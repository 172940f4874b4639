import { SCENES, type SceneName } from '../../scene.ts';
import { isAfloat } from '../../subject/acts/acts.ts';
import { ACT_WORDS } from './actWords.ts';

/** Words for what people do, feel and hold, by detail, Indonesian and English, and what it is called. */
export const POSE_WORDS: Record<string, readonly [called: string, words: string]> = {
  sitting: ['duduk/sitting', 'duduk|lagi duduk|sitting|seated'],
  waving: ['melambai/waving', 'melambai|melambaikan tangan|dadah|waving|waving hand'],
  sad: ['sedih/sad', 'sedih|nangis|menangis|galau|murung|sad|crying|patah hati|bersedih|kecewa'],
  laughing: ['tertawa/laughing', 'ketawa|tertawa|ngakak|laughing|tertawa bahagia|bercanda|gembira'],
  pregnant: [
    'hamil/pregnant',
    'hamil|lagi hamil|sedang hamil|hamil besar|hamil tua|mengandung|bumil|pregnant|expecting',
  ],
  crawls: ['merangkak/crawling', 'merangkak|lagi merangkak|belajar merangkak|ngerangkak|crawling|crawls'],
  asleep: ['tidur/asleep', 'tidur|ketiduran|tertidur|sleeping|asleep|terlelap|tidur pulas|bobo'],
  holdsBook: [
    'memegang buku/holding a book',
    'pegang buku|memegang buku|megang buku|bawa buku|membawa buku|holding a book|holding books',
  ],
  holdsPhone: [
    'memegang ponsel/holding a phone',
    'pegang hp|megang hp|memegang hp|memegang handphone|pegang handphone|memegang ponsel|holding a phone',
  ],
  holdsCup: ['memegang cangkir/holding a cup', 'pegang kopi|memegang kopi|memegang cangkir|holding a cup'],
  holdsBowl: [
    'memegang mangkuk/holding a bowl',
    'makan|lagi makan|sedang makan|makan siang|makan malam|sarapan|eating|eating breakfast|eating lunch|having lunch|having breakfast',
  ],
  holdsTray: [
    'membawa nampan/carrying a tray',
    'pelayan restoran mengantar makanan|pelayan mengantar makanan|pelayan nganter makanan|pelayan membawa makanan|pelayan bawa makanan|bawa nampan|membawa nampan|pegang nampan|menyajikan makanan|menyajikan minuman|carrying a tray|holding a tray|serving food|serving drinks',
  ],
  holdsBasket: [
    'membawa keranjang/carrying a basket',
    'bawa bakul|membawa bakul|gendong bakul|menggendong bakul|bawa keranjang|membawa keranjang|pegang keranjang|memegang keranjang|carrying a basket|holding a basket',
  ],
  holdsRacket: [
    'memegang raket/holding a racket',
    'main tenis|bermain tenis|playing tennis|tennis player|pemain tenis|petenis|pegang raket|memegang raket|bawa raket|membawa raket|holding a racket',
  ],
  holdsMicrophone: [
    'memegang mikrofon/holding a microphone',
    'pegang mic|memegang mic|pegang mikrofon|memegang mikrofon|pegang mik|holding a microphone',
  ],
  holdsCamera: [
    'memegang kamera/holding a camera',
    'motret|memotret|fotografer|photographer|taking photos|taking pictures|pegang kamera|memegang kamera|bawa kamera|membawa kamera|holding a camera',
  ],
  holdsLantern: [
    'memegang lentera/holding a lantern',
    'bawa lentera|membawa lentera|pegang lentera|memegang lentera|megang lentera|bawa lampion|membawa lampion|pegang lampion|memegang lampion|holding a lantern|carrying a lantern|with a lantern|holding lanterns',
  ],
  holdsFlag: [
    'membawa bendera merah putih/holding a red and white flag',
    'bawa bendera|bawa bendera merah putih|bawa bendera indonesia|membawa bendera|membawa bendera merah putih|membawa bendera indonesia|pegang bendera|pegang bendera merah putih|pegang bendera indonesia|memegang bendera|memegang bendera merah putih|memegang bendera indonesia|megang bendera|megang bendera merah putih|megang bendera indonesia|kibarkan bendera|kibarkan bendera merah putih|kibarkan bendera indonesia|mengibarkan bendera|mengibarkan bendera merah putih|mengibarkan bendera indonesia|ngibarin bendera|ngibarin bendera merah putih|ngibarin bendera indonesia|melambaikan bendera|melambaikan bendera merah putih|melambaikan bendera indonesia|holding a flag|holding the flag|waving a flag|waving the flag|carrying a flag|carrying the flag|raising a flag|raising the flag|waving flags|holding flags|waving indonesian flag|holding indonesian flag|waving an indonesian flag|holding an indonesian flag',
  ],
  holdsFlowers: [
    'memegang bunga/holding flowers',
    'bawa bunga|membawa bunga|pegang bunga|memegang bunga|megang bunga|bawa buket|membawa buket|pegang buket|memegang buket|megang buket|buket bunga di tangan|holding flowers|holding a bouquet|carrying flowers|holding a flower',
  ],
  holdsBroom: ['memegang sapu/holding a broom', 'pegang sapu|memegang sapu|bawa sapu|membawa sapu|holding a broom'],
  holdsSword: [
    'memegang pedang/holding a sword',
    'pegang pedang|memegang pedang|megang pedang|bawa pedang|membawa pedang|bersenjata pedang|pegang katana|memegang katana|bawa katana|membawa katana|holding a sword|holding a katana|with a sword|with a katana|wielding a sword|wielding a katana',
  ],
  holdsParcel: [
    'memegang paket/holding a parcel',
    'bungkus paket|membungkus paket|bungkusin paket|bawa paket|membawa paket|pegang paket|memegang paket|packing paket|packing|holding a box|packing orders',
  ],
};

/** Where people are drawn whole, and where they have room and ground for what they do. */
const WITH_FIGURES: readonly SceneName[] = SCENES.filter((scene) => scene !== 'portrait');
const WITHOUT_GROUND: ReadonlySet<SceneName> = new Set<SceneName>([
  'portrait',
  'table',
  'abstract',
  'pond',
  'underwater',
]);
const FOR_ACTS: readonly SceneName[] = SCENES.filter((scene) => !WITHOUT_GROUND.has(scene));
/** Where there is open water, or can be. */
const FOR_ACTS_AFLOAT: readonly SceneName[] = ['beach', 'islands', 'mountain', 'snow', 'hills', 'canyon', 'volcano'];

/** Rules of these words, for the lexicon. */
export const POSE_RULES = [
  ...Object.entries(POSE_WORDS).map(([name, [, words]]) => ({ name, value: 1, scenes: WITH_FIGURES, words })),
  ...Object.entries(ACT_WORDS).map(([name, { words }]) => ({
    name,
    value: 1,
    scenes: isAfloat(name) ? FOR_ACTS_AFLOAT : FOR_ACTS,
    words,
  })),
];

/** Whether a detail is about what people do, feel or hold. */
export const isPoseName = (name: string): boolean => Object.hasOwn(POSE_WORDS, name) || Object.hasOwn(ACT_WORDS, name);
