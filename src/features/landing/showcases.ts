import type { Language } from '../../../contract/languages.ts';

/** A clip made by the built-in engine, and its prompt. The files are in public/landing. */
export interface Showcase {
  slug: string;
  prompt: Record<Language, string>;
}

/** The first one is part of the first paint. 480p, 5 seconds, re-encoded for mobile networks. */
export const SHOWCASES: readonly Showcase[] = [
  {
    slug: 'bunaken',
    prompt: {
      id: 'bawah laut Bunaken, terumbu karang, ikan, penyu, cahaya matahari',
      en: 'underwater Bunaken, coral reef, fish, turtle, sun rays',
    },
  },
  {
    slug: 'raja-ampat',
    prompt: {
      id: 'kepulauan Raja Ampat siang cerah, kapal pinisi, kamera mengitari',
      en: 'Raja Ampat archipelago on a clear day, pinisi, camera orbit',
    },
  },
  {
    slug: 'aurora',
    prompt: {
      id: 'aurora di atas pegunungan salju malam hari, danau, bintang',
      en: 'aurora over snowy mountains at night, lake, stars',
    },
  },
  {
    slug: 'wayang',
    prompt: {
      id: 'wayang di perbukitan saat senja, langit merah emas, kunang-kunang',
      en: 'wayang on the hills at sunset, red and gold sky, fireflies',
    },
  },
];

/** Image widths: one for phones, one for everything else. */
const PHONE_WIDTH = 480;
const WIDE_WIDTH = 864;

export const posterSource = (slug: string) => `/landing/${slug}-${WIDE_WIDTH}.webp`;
export const phonePosterSource = (slug: string) => `/landing/${slug}-${PHONE_WIDTH}.webp`;
export const clipSource = (slug: string) => `/landing/${slug}.mp4`;
