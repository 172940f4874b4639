import type { Token } from '../../prompt/tokens.ts';

const STICKER: ReadonlySet<string> = new Set(['stiker', 'stikernya', 'sticker', 'stickers']);
/** Words before "stiker" that make the photo one; after others ("tempel stiker bunga") one is to be added. */
const MADE: ReadonlySet<string> = new Set(
  'jadi jadikan jadiin menjadi dijadikan bikin bikinin buat buatin buatkan make into as a versi mode efek gaya style foto gambar ini'.split(
    ' ',
  ),
);
/** Words of a wish about another sticker, which is to be put on the photo or taken off it. */
const OF_ANOTHER: ReadonlySet<string> = new Set(
  'add put paste stick place remove erase with on tempel tempelkan tempelin pasang taruh tambah tambahin tambahkan kasih beri hapus hilangkan ilangin dihapus dihilangkan diilangin removed'.split(
    ' ',
  ),
);
/** How a sticker looks, which it does anyway. */
const LOOK: ReadonlySet<string> = new Set(
  'wa whatsapp telegram tele line garis outline tepi pinggir pinggiran border putih white edge transparan transparent png lucu'.split(
    ' ',
  ),
);

/** Whether a photo is to become a sticker, and the words that say so. */
export function readSticker(tokens: readonly Token[]): { word: string; words: string[] } | null {
  const at = tokens.findIndex(({ word }) => STICKER.has(word));
  if (at < 0 || (at > 0 && !tokens[at]!.opens && !MADE.has(tokens[at - 1]!.word))) return null;
  const from = tokens.findLastIndex(({ opens }, index) => index <= at && opens);
  const next = tokens.findIndex(({ opens }, index) => index > at && opens);
  const wish = tokens.slice(Math.max(0, from), next < 0 ? tokens.length : next);
  const isCutOut = wish.some(({ word }) => BACKGROUND.test(word));
  // "make a sticker with a white outline": what stands between is how it looks.
  const isAnother = wish.some(
    ({ word }, index) => OF_ANOTHER.has(word) && !LOOK.has(wish[index + 2]?.word ?? '') && !isCutOut,
  );
  if (isAnother) return null;
  const words = tokens.filter(({ word }) => LOOK.has(word)).map(({ typed }) => typed);
  return { word: tokens[at]!.typed, words };
}

const BACKGROUND = /^(?:latar|background|bg|backdrop)/u;
