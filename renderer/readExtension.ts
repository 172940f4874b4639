/** Where a photo is to go on; `sides` is both to the left and to the right. */
export type ExtensionSide = 'left' | 'right' | 'top' | 'bottom' | 'sides';

export interface Extension {
  side: ExtensionSide;
  /** As typed, from the verb on. */
  words: string;
}

const EXTENSION =
  /(?<!\p{L})(?:di)?(?:perluas|perlebar|lebar|perpanjang|perbesar|luas|lanjut|extend|expand|outpaint|widen|enlarge)(?:kan|in)?(?:\s+(?:foto|gambar|kanvas|canvas|frame|latar|background|sedikit|dikit|the|this|it|photo|picture|image)(?:nya)?)*(?:\s+(?:lagi|ke|di|to|on|the|sisi|bagian|arah|sebelah))+\s+(?<side>kiri|kanan|atas|bawah|samping|left|right|top|bottom|sides?)(?:nya)?(?!\p{L})/iu;

const SIDES: Readonly<Record<string, ExtensionSide>> = {
  kiri: 'left',
  left: 'left',
  kanan: 'right',
  right: 'right',
  atas: 'top',
  top: 'top',
  bawah: 'bottom',
  bottom: 'bottom',
  samping: 'sides',
  side: 'sides',
  sides: 'sides',
};

/** The side on which a photo is to go on: "perluas ke kanan", "perbesar gambarnya ke atas"; null where none is named. */
export function readExtension(prompt: string): Extension | null {
  const plain = prompt.replaceAll(/["“”„«][^"“”„«»]*["“”»]/gu, ' ');
  const found = EXTENSION.exec(plain);
  const side = SIDES[found?.groups?.side?.toLowerCase() ?? ''];
  return found && side ? { side, words: found[0] } : null;
}

/** By how much of its size a photo grows on one side. */
const GROWTH = 0.4;

/** The size of a photo that goes on at a side. */
export function extendedSize<Size extends { width: number; height: number }>(size: Size, side: ExtensionSide): Size {
  const isDown = side === 'top' || side === 'bottom';
  const growth = 1 + GROWTH * (side === 'sides' ? 2 : 1);
  return isDown
    ? { ...size, height: Math.round(size.height * growth) }
    : { ...size, width: Math.round(size.width * growth) };
}
