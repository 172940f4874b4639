/**
 * Pictures of the first articles, drawn by the product's own renderer (`npm run samples`): file name and the prompt that
 * it is drawn from, which is also what the article shows.
 */
export const FIRST_PICTURES = {
  'danau-fajar': 'danau di pegunungan saat fajar berkabut, tenang',
  'bromo-fajar': 'gunung Bromo saat matahari terbit berkabut, kamera maju',
  'pasar-malam': 'pasar malam di jalan kota, hujan rintik, lampu neon, "Warung Sari"',
  'sawah-pagi': 'sawah terasering hijau pagi hari, petani, keemasan',
  'kebun-teh': 'kebun teh di perbukitan pagi hari berkabut, kamera naik',
  'perahu-senja': 'pantai saat senja dengan perahu nelayan, ombak tenang',
  'kota-hujan': 'jalan kota Jakarta malam hujan deras, neon, kamera maju',
  takbiran: 'masjid di bukit malam hari, bulan, bintang, kembang api, "Selamat Idul Fitri"',
  'wisuda-balon': 'balon udara di atas perbukitan saat golden hour, kamera naik, "Selamat Wisuda"',
} as const;

export type FirstPicture = keyof typeof FIRST_PICTURES;

/** Pixels of the widest file of each: the width used for link previews and in the text column. */
export const FIRST_PICTURE_SIZE = { width: 1200, height: 675 };
