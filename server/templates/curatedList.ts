import type { Mode } from '../../contract/generation.ts';
import type { TemplateCategory, TemplateDraft } from '../../contract/templates.ts';

/** One language's wording; slots are `[name, label, example]`. */
interface Wording {
  name: string;
  prompt: string;
  slots?: [string, string, string][];
}

export interface CuratedTemplate {
  /** Also the name of its sample, `public/templates/<slug>.webp`. */
  slug: string;
  category: TemplateCategory;
  mode: Mode;
  settings: TemplateDraft['settings'];
  id: Wording;
  en: Wording;
}

const REEL: TemplateDraft['settings'] = { aspect_ratio: '9:16', resolution: '480p', duration_seconds: 5 };
const WIDE: TemplateDraft['settings'] = { aspect_ratio: '16:9', resolution: '480p', duration_seconds: 5 };
const SQUARE: TemplateDraft['settings'] = { aspect_ratio: '1:1', resolution: '1K' };
const POSTER: TemplateDraft['settings'] = { aspect_ratio: '3:4', resolution: '1K' };

/**
 * Templates for what Indonesian creators make most. Words in quotes become a title in the picture, and the embedded engine
 * understands every word.
 */
export const CURATED: readonly CuratedTemplate[] = [
  {
    slug: 'umkm-latar-produk',
    category: 'umkm',
    mode: 'text-to-image',
    settings: SQUARE,
    id: {
      name: 'Latar foto produk',
      prompt: 'latar belakang abstrak gelombang warna {warna} lembut, pastel, "{merek}"',
      slots: [
        ['warna', 'Warna', 'emas'],
        ['merek', 'Nama merek', 'Kopi Senja'],
      ],
    },
    en: {
      name: 'Product photo backdrop',
      prompt: 'abstract background of soft {warna} waves, pastel, "{merek}"',
      slots: [
        ['warna', 'Colour', 'gold'],
        ['merek', 'Brand name', 'Kopi Senja'],
      ],
    },
  },
  {
    slug: 'umkm-buka-toko',
    category: 'umkm',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Pembukaan toko',
      prompt: 'jalan kota malam dengan lampu neon, kembang api, kamera maju, "{toko} Buka Hari Ini"',
      slots: [['toko', 'Nama toko', 'Toko Melati']],
    },
    en: {
      name: 'Shop opening',
      prompt: 'city street at night with neon lights, fireworks, camera forward, "{toko} Opens Today"',
      slots: [['toko', 'Shop name', 'Toko Melati']],
    },
  },
  {
    slug: 'umkm-promo-akhir-pekan',
    category: 'umkm',
    mode: 'text-to-image',
    settings: POSTER,
    id: {
      name: 'Poster promo akhir pekan',
      prompt: 'pantai siang hari dengan pohon kelapa, berwarna cerah, "Diskon {persen}%"',
      slots: [['persen', 'Besar diskon', '50']],
    },
    en: {
      name: 'Weekend promo poster',
      prompt: 'tropical beach on a clear day with palm trees, vivid colours, "{persen}% Off"',
      slots: [['persen', 'Discount', '50']],
    },
  },
  {
    slug: 'umkm-batik',
    category: 'umkm',
    mode: 'text-to-image',
    settings: SQUARE,
    id: {
      name: 'Kartu merek batik',
      prompt: 'abstrak batik emas dan merah, "{merek}"',
      slots: [['merek', 'Nama merek', 'Batik Larasati']],
    },
    en: {
      name: 'Batik brand card',
      prompt: 'abstract batik in gold and red, "{merek}"',
      slots: [['merek', 'Brand name', 'Batik Larasati']],
    },
  },
  {
    slug: 'kuliner-kopi-pagi',
    category: 'kuliner',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Kopi pagi di kebun',
      prompt: 'kebun teh di perbukitan pagi hari berkabut, kamera naik, "{menu}"',
      slots: [['menu', 'Nama menu', 'Kopi Gayo']],
    },
    en: {
      name: 'Morning coffee estate',
      prompt: 'tea plantation hills in the morning with mist, camera up, "{menu}"',
      slots: [['menu', 'Menu name', 'Gayo Coffee']],
    },
  },
  {
    slug: 'kuliner-seafood',
    category: 'kuliner',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Warung seafood senja',
      prompt: 'pantai saat senja dengan perahu nelayan, ombak tenang, "{warung}"',
      slots: [['warung', 'Nama warung', 'Seafood Bang Jali']],
    },
    en: {
      name: 'Seafood at dusk',
      prompt: 'beach at sunset with a fishing boat, calm waves, "{warung}"',
      slots: [['warung', 'Restaurant', 'Bang Jali Seafood']],
    },
  },
  {
    slug: 'kuliner-beras',
    category: 'kuliner',
    mode: 'text-to-image',
    settings: SQUARE,
    id: {
      name: 'Label beras desa',
      prompt: 'sawah terasering hijau pagi hari, petani, keemasan, "{merek}"',
      slots: [['merek', 'Nama produk', 'Beras Pandan Wangi']],
    },
    en: {
      name: 'Village rice label',
      prompt: 'green rice terraces in the morning, farmer, golden, "{merek}"',
      slots: [['merek', 'Product name', 'Pandan Wangi Rice']],
    },
  },
  {
    slug: 'kuliner-pasar-malam',
    category: 'kuliner',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Pasar malam kuliner',
      prompt: 'pasar malam di jalan kota, hujan rintik, lampu neon, "{acara}"',
      slots: [['acara', 'Nama acara', 'Festival Jajan']],
    },
    en: {
      name: 'Street food night',
      prompt: 'night market on a city street, light rain, neon lights, "{acara}"',
      slots: [['acara', 'Event name', 'Street Food Night']],
    },
  },
  {
    slug: 'lebaran-malam-takbiran',
    category: 'lebaran',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Malam takbiran',
      prompt: 'masjid di bukit malam hari, bulan, bintang, kembang api, "Selamat Idul Fitri"',
      slots: [],
    },
    en: { name: 'Eid eve', prompt: 'mosque on a hill at night, moon, stars, fireworks, "Eid Mubarak"', slots: [] },
  },
  {
    slug: 'lebaran-kartu-keluarga',
    category: 'lebaran',
    mode: 'text-to-image',
    settings: POSTER,
    id: {
      name: 'Kartu Lebaran keluarga',
      prompt: 'masjid saat fajar, langit emas, "Keluarga {keluarga}"',
      slots: [['keluarga', 'Nama keluarga', 'Pratama']],
    },
    en: {
      name: 'Family Eid card',
      prompt: 'mosque at dawn, golden sky, "The {keluarga} Family"',
      slots: [['keluarga', 'Family name', 'Pratama']],
    },
  },
  {
    slug: 'lebaran-mudik',
    category: 'lebaran',
    mode: 'text-to-video',
    settings: WIDE,
    id: {
      name: 'Perjalanan mudik',
      prompt: 'sawah hijau di desa saat matahari terbit, gunung, kamera maju pelan, "Pulang ke {kota}"',
      slots: [['kota', 'Kampung halaman', 'Wonosobo']],
    },
    en: {
      name: 'The journey home',
      prompt: 'green rice fields of a village at sunrise, mountain, camera forward slowly, "Home to {kota}"',
      slots: [['kota', 'Home town', 'Wonosobo']],
    },
  },
  {
    slug: 'lebaran-ramadan',
    category: 'lebaran',
    mode: 'text-to-image',
    settings: SQUARE,
    id: {
      name: 'Ucapan Ramadan',
      prompt: 'gurun malam hari, masjid, bulan, bintang, ungu, "Marhaban ya Ramadan"',
      slots: [],
    },
    en: {
      name: 'Ramadan greeting',
      prompt: 'desert at night, mosque, moon, stars, purple, "Ramadan Kareem"',
      slots: [],
    },
  },
  {
    slug: 'wisuda-selamat',
    category: 'wisuda',
    mode: 'text-to-image',
    settings: POSTER,
    id: {
      name: 'Selamat wisuda',
      prompt: 'taman bunga matahari siang cerah, kupu-kupu, "Selamat {nama}"',
      slots: [['nama', 'Nama wisudawan', 'Dinda']],
    },
    en: {
      name: 'Graduation wishes',
      prompt: 'sunflowers on a clear day, butterfly, "Congrats {nama}"',
      slots: [['nama', 'Graduate', 'Dinda']],
    },
  },
  {
    slug: 'wisuda-langit',
    category: 'wisuda',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Terbang setinggi langit',
      prompt: 'balon udara di atas perbukitan saat golden hour, kamera naik, "{gelar}"',
      slots: [['gelar', 'Nama dan gelar', 'Raka, S.Kom']],
    },
    en: {
      name: 'Sky high',
      prompt: 'hot air balloon over hills at golden hour, camera up, "{gelar}"',
      slots: [['gelar', 'Name and degree', 'Raka, B.Sc']],
    },
  },
  {
    slug: 'wisuda-kampus',
    category: 'wisuda',
    mode: 'text-to-video',
    settings: WIDE,
    id: {
      name: 'Kenangan kampus',
      prompt: 'pohon sakura pagi hari, kelopak berguguran, pastel, "Angkatan {tahun}"',
      slots: [['tahun', 'Angkatan', '2026']],
    },
    en: {
      name: 'Campus memories',
      prompt: 'cherry blossom in the morning, falling petals, pastel, "Class of {tahun}"',
      slots: [['tahun', 'Year', '2026']],
    },
  },
  {
    slug: 'reels-pembuka',
    category: 'reels',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Pembuka reels',
      prompt: 'abstrak cairan warna neon bergerak, "{judul}"',
      slots: [['judul', 'Judul', 'Episode 1']],
    },
    en: {
      name: 'Reel opener',
      prompt: 'abstract liquid neon colours, "{judul}"',
      slots: [['judul', 'Title', 'Episode 1']],
    },
  },
  {
    slug: 'reels-kutipan',
    category: 'reels',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Kutipan di tepi danau',
      prompt: 'danau di pegunungan saat fajar berkabut, tenang, "{kutipan}"',
      slots: [['kutipan', 'Kutipan pendek', 'Pelan-pelan saja']],
    },
    en: {
      name: 'Quote by the lake',
      prompt: 'mountain lake at dawn with mist, calm, "{kutipan}"',
      slots: [['kutipan', 'Short quote', 'Take it slow']],
    },
  },
  {
    slug: 'reels-hitung-mundur',
    category: 'reels',
    mode: 'text-to-video',
    settings: REEL,
    id: {
      name: 'Hitung mundur rilis',
      prompt: 'roket di luar angkasa, planet bercincin, nebula ungu, "Rilis {tanggal}"',
      slots: [['tanggal', 'Tanggal', '1 Desember']],
    },
    en: {
      name: 'Release countdown',
      prompt: 'rocket in outer space, ringed planet, purple nebula, "Out {tanggal}"',
      slots: [['tanggal', 'Date', '1 December']],
    },
  },
  {
    slug: 'reels-hujan-jakarta',
    category: 'reels',
    mode: 'text-to-video',
    settings: REEL,
    id: { name: 'Jakarta hujan malam', prompt: 'jalan kota Jakarta malam hujan deras, neon, kamera maju' },
    en: { name: 'Jakarta in the rain', prompt: 'Jakarta city street at night in heavy rain, neon, camera forward' },
  },
  {
    slug: 'alam-raja-ampat',
    category: 'alam',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Kepulauan Raja Ampat', prompt: 'Raja Ampat siang cerah, kapal pinisi, kamera mengitari' },
    en: { name: 'Raja Ampat islands', prompt: 'Raja Ampat on a clear day, pinisi, camera orbit' },
  },
  {
    slug: 'alam-bromo',
    category: 'alam',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Fajar di Bromo', prompt: 'gunung Bromo saat matahari terbit berkabut, kamera maju' },
    en: { name: 'Dawn over Bromo', prompt: 'Bromo volcano at sunrise with mist, camera forward' },
  },
  {
    slug: 'alam-bunaken',
    category: 'alam',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Menyelam di terumbu karang', prompt: 'bawah laut, terumbu karang, ikan, penyu, cahaya matahari' },
    en: { name: 'Diving at a coral reef', prompt: 'underwater, coral reef, fish, turtle, sun rays' },
  },
  {
    slug: 'alam-hutan-hujan',
    category: 'alam',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Hutan hujan tropis', prompt: 'hutan hujan pagi berkabut, orangutan, sinar matahari' },
    en: {
      name: 'Tropical rainforest',
      prompt: 'rainforest on a misty morning, orangutan, light through the trees',
    },
  },
  {
    slug: 'kota-senja-pelabuhan',
    category: 'kota',
    mode: 'text-to-image',
    settings: { aspect_ratio: '16:9', resolution: '2K' },
    id: { name: 'Cakrawala kota senja', prompt: 'cakrawala kota saat senja, awan ungu' },
    en: { name: 'City skyline at dusk', prompt: 'city skyline at sunset, reflection, purple clouds' },
  },
  {
    slug: 'fantasi-naga',
    category: 'fantasi',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Naga di atas gunung', prompt: 'naga terbang di atas gunung salju, badai, dramatis' },
    en: { name: 'Dragon over the peaks', prompt: 'dragon flying over snowy mountains, storm, dramatic' },
  },
  {
    slug: 'fantasi-wayang',
    category: 'fantasi',
    mode: 'text-to-image',
    settings: { aspect_ratio: '16:9', resolution: '2K' },
    id: { name: 'Wayang senja', prompt: 'wayang di perbukitan saat senja, langit merah emas, kunang-kunang' },
    en: { name: 'Wayang at sunset', prompt: 'wayang on the hills at sunset, red and gold sky, fireflies' },
  },
  {
    slug: 'fantasi-aurora',
    category: 'fantasi',
    mode: 'text-to-video',
    settings: WIDE,
    id: { name: 'Aurora di danau es', prompt: 'aurora di atas pegunungan salju malam hari, danau, bintang' },
    en: { name: 'Aurora over the ice', prompt: 'aurora over snowy mountains at night, lake, stars' },
  },
  {
    slug: 'storyboard-cerita-pagi',
    category: 'reels',
    mode: 'storyboard',
    settings: { aspect_ratio: '16:9', resolution: '1K' },
    id: {
      name: 'Storyboard: satu hari di desa',
      prompt: 'satu hari di desa: sawah pagi, bukit siang, senja di danau, malam berbintang',
    },
    en: {
      name: 'Storyboard: a day in the village',
      prompt: 'a day in a village: rice field in the morning, hills at noon, lake at sunset, starry night',
    },
  },
];
