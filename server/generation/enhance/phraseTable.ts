import type { Language } from '../../../contract/languages.ts';
import type { SceneName, TimeOfDay } from '../../../renderer/scene.ts';

/** Each pair says the same in Indonesian and English. */
type Phrases = readonly (readonly [id: string, en: string])[];

/** Details that a scene may contain without being mentioned. */
export const DETAILS: Record<SceneName, Phrases> = {
  mountain: [
    ['dengan danau tenang', 'with a calm lake'],
    ['dikelilingi pohon pinus', 'surrounded by pine trees'],
    ['di atas lautan awan', 'above a sea of clouds'],
  ],
  snow: [
    ['dikelilingi pohon pinus', 'surrounded by pine trees'],
    ['dengan danau tenang', 'with a calm lake'],
  ],
  hills: [
    ['dengan sungai tenang', 'with a calm river'],
    ['dengan pepohonan hijau subur', 'with lush trees'],
  ],
  desert: [
    ['dengan pohon palem', 'with palm trees'],
    ['di bawah langit luas', 'under a wide sky'],
  ],
  canyon: [
    ['dengan sungai di dalam', 'with a river'],
    ['di bawah langit luas', 'under a wide sky'],
  ],
  islands: [
    ['dengan pohon kelapa', 'with palm trees'],
    ['dengan air tenang', 'with calm water'],
    ['dengan ombak', 'with waves'],
  ],
  beach: [
    ['dengan pohon kelapa', 'with palm trees'],
    ['dengan debur ombak', 'with waves'],
    ['dengan air tenang', 'with calm water'],
  ],
  volcano: [
    ['dengan kepulan asap', 'with smoke'],
    ['di atas lautan awan', 'above a sea of clouds'],
  ],
  city: [
    ['dengan lalu lintas', 'with traffic'],
    ['dengan refleksi di air', 'with a reflection in the water'],
    ['dengan panorama cakrawala', 'with a skyline'],
  ],
  forest: [
    ['dengan jalan setapak', 'with a path'],
    ['dengan berkas cahaya', 'with god rays'],
  ],
  sakura: [
    ['dengan jalan setapak', 'with a path'],
    ['dengan kelopak berguguran', 'with falling petals'],
  ],
  bamboo: [
    ['dengan jalan setapak', 'with a path'],
    ['dengan berkas cahaya', 'with sunbeams'],
  ],
  flowers: [
    ['dengan kelopak bunga', 'with petals'],
    ['di bawah matahari besar', 'under a big sun'],
  ],
  ricefield: [
    ['dengan gubuk', 'with a hut'],
    ['dengan pohon kelapa', 'with palm trees'],
    ['dengan pantulan di air', 'with a reflection in the water'],
  ],
  space: [
    ['dengan galaksi', 'with a galaxy'],
    ['dengan sabuk asteroid', 'with an asteroid belt'],
    ['dengan planet bercincin', 'with a ringed planet'],
  ],
  underwater: [
    ['dengan kawanan ikan', 'with a school of fish'],
    ['dengan terumbu karang', 'with a coral reef'],
    ['dengan gelembung', 'with bubbles'],
  ],
  pond: [
    ['dengan bunga teratai', 'with lotus'],
    ['dengan pantulan langit', 'with a reflection of the sky'],
  ],
  table: [
    ['di atas meja kayu', 'on a wooden table'],
    ['di dekat jendela', 'by the window'],
    ['dengan uap', 'with steam'],
  ],
  room: [
    ['di dekat jendela', 'by the window'],
    ['di ruang tamu', 'in a living room'],
  ],
  venue: [['dengan langit berawan', 'under a cloudy sky']],
  portrait: [
    ['sambil tersenyum', 'smiling'],
    ['dengan kelopak berguguran', 'with falling petals'],
  ],
  abstract: [
    ['dengan bokeh', 'with bokeh'],
    ['dengan partikel', 'with particles'],
  ],
};

/** The light; scenes without a sky have none. */
export const LIGHT: Phrases = [
  ['saat matahari terbit', 'at sunrise'],
  ['di pagi hari', 'in the morning'],
  ['saat jam emas', 'at golden hour'],
  ['saat senja', 'at sunset'],
  ['saat menjelang malam', 'at blue hour'],
];
export const PLACES_WITHOUT_SKY: readonly SceneName[] = [
  'space',
  'underwater',
  'table',
  'room',
  'portrait',
  'abstract',
];

/** The air, by the light it goes with. */
export const AIR: Record<'early' | 'bright' | 'late' | 'dark', Phrases> = {
  early: [
    ['dengan kabut pagi', 'with morning mist'],
    ['di bawah langit cerah', 'under a clear sky'],
  ],
  bright: [
    ['di bawah langit cerah', 'under a clear sky'],
    ['dengan angin semilir', 'with a breeze'],
    ['dengan langit berawan', 'with clouds'],
  ],
  late: [
    ['dengan langit dramatis', 'with a dramatic sky'],
    ['dengan langit berawan', 'with clouds'],
    ['dengan angin semilir', 'with a breeze'],
  ],
  dark: [
    ['dengan langit berbintang', 'under a starry sky'],
    ['dengan kabut', 'with fog'],
    ['dengan gerimis', 'with drizzle'],
  ],
};
export const AIR_OF_TIME: Record<TimeOfDay, keyof typeof AIR> = {
  dawn: 'early',
  morning: 'early',
  day: 'bright',
  golden: 'late',
  sunset: 'late',
  dusk: 'dark',
  night: 'dark',
  storm: 'late',
  overcast: 'late',
  fantasy: 'dark',
  inferno: 'late',
};

/** The camera position. */
export const FRAMING: Phrases = [
  ['dari ketinggian', 'aerial view'],
  ['dari udara', 'drone shot'],
  ['dengan langit luas', 'with a wide sky'],
];

export const CAMERA_MOTION: Phrases = [
  ['kamera maju perlahan', 'camera moving forward slowly'],
  ['kamera naik', 'rising camera'],
  ['kamera ke kanan', 'pan right'],
  ['kamera ke kiri', 'pan left'],
  ['kamera memutar', 'orbit shot'],
  ['kamera mendekat', 'push in'],
];

export const STYLE: Phrases = [
  ['sinematik', 'cinematic'],
  ['sinematik dengan nuansa keemasan', 'cinematic with a golden mood'],
  ['warna pastel lembut', 'soft pastel colours'],
  ['penuh warna', 'vibrant colours'],
  ['nuansa vintage', 'vintage mood'],
];

/** For clips from a picture: the content is given, so only motion is added. */
export const LIFE: Phrases = [
  ['dengan gerak lambat', 'in slow motion'],
  ['tertiup angin', 'in a gentle breeze'],
];
/** For edits: everything not named stays. */
export const KEEP: Phrases = [
  ['bagian lain tetap seperti aslinya', 'everything else unchanged'],
  ['komposisi tetap sama', 'same composition'],
];
export const BLEND: Phrases = [
  ['cahaya dan bayangan menyatu alami', 'natural matching light and shadow'],
  ['detail tajam', 'sharp detail'],
];
/** For several pictures made into one. */
export const COMBINE: Phrases = [
  ['menyatu dalam satu adegan', 'combined in one scene'],
  ['dengan skala dan perspektif yang selaras', 'with matching scale and perspective'],
];
/** For the pictures of one story. */
export const STORY: Phrases = [
  ['tokoh yang sama di setiap gambar', 'the same character in every picture'],
  ['gaya dan warna yang konsisten', 'consistent style and colours'],
];

export function inLanguage(phrases: Phrases, language: Language): string[] {
  return phrases.map(([indonesian, english]) => (language === 'id' ? indonesian : english));
}
