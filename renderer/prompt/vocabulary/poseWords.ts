import { SCENES, type SceneName } from '../../scene.ts';

/** Words for what people do, feel and hold, by detail, Indonesian and English, and what it is called. */
export const POSE_WORDS: Record<string, readonly [called: string, words: string]> = {
  sitting: ['duduk/sitting', 'duduk|lagi duduk|duduk santai|sitting|seated'],
  waving: ['melambai/waving', 'melambai|melambaikan tangan|dadah|waving|waving hand'],
  sad: ['sedih/sad', 'sedih|nangis|menangis|galau|murung|sad|crying|patah hati|bersedih|kecewa'],
  laughing: ['tertawa/laughing', 'ketawa|tertawa|ngakak|laughing|tertawa bahagia|bercanda|gembira'],
  asleep: ['tidur/asleep', 'tidur|ketiduran|tertidur|sleeping|asleep|terlelap|tidur pulas|bobo'],
  holdsBook: [
    'memegang buku/holding a book',
    'pegang buku|memegang buku|megang buku|bawa buku|membawa buku|holding a book|holding books',
  ],
  holdsPhone: [
    'memegang ponsel/holding a phone',
    'main hp|bermain hp|pegang hp|megang hp|memegang hp|main handphone|memegang handphone|pegang handphone|memegang ponsel|liat hp|lihat hp|holding a phone|using phone|looking at phone',
  ],
  holdsCup: [
    'memegang cangkir/holding a cup',
    'ngopi|minum kopi|minum teh|pegang kopi|memegang kopi|memegang cangkir|drinking coffee|drinking tea|holding a cup',
  ],
  holdsBowl: [
    'memegang mangkuk/holding a bowl',
    'makan|lagi makan|sedang makan|makan siang|makan malam|sarapan|eating|eating breakfast|eating lunch|eating dinner|having lunch|having breakfast',
  ],
  holdsTray: [
    'membawa nampan/carrying a tray',
    'bawa nampan|membawa nampan|pegang nampan|menyajikan makanan|menyajikan minuman|carrying a tray|holding a tray|serving food|serving drinks',
  ],
  holdsBasket: [
    'membawa keranjang/carrying a basket',
    'bawa keranjang|membawa keranjang|pegang keranjang|memegang keranjang|carrying a basket|holding a basket',
  ],
  holdsParcel: [
    'memegang paket/holding a parcel',
    'bungkus paket|membungkus paket|bungkusin paket|bawa paket|membawa paket|pegang paket|memegang paket|packing paket|packing|holding a box|packing orders',
  ],
};

/** Where people are drawn whole. */
const WITH_FIGURES: readonly SceneName[] = SCENES.filter((scene) => scene !== 'portrait');

/** Rules of these words, for the lexicon. */
export const POSE_RULES = Object.entries(POSE_WORDS).map(([name, [, words]]) => ({
  name,
  value: 1,
  scenes: WITH_FIGURES,
  words,
}));
