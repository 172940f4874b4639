import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../contract/languages.ts';
import { type CardWords, drawCard } from '../server/articles/cards/drawCard.ts';

/** `npm run samples`: draws the link-preview images of pages that are not articles, in both languages. */
const top = path.join(import.meta.dirname, '..');
const cover = await readFile(path.join(top, 'public/landing/bunaken-864.webp'));
const CARDS: Record<Language, CardWords> = {
  id: { title: 'Satu kalimat jadi video', underline: 'Kilas  ·  Studio video dan gambar AI' },
  en: { title: 'One sentence becomes a video', underline: 'Kilas  ·  A studio for AI videos and images' },
};
for (const [language, words] of Object.entries(CARDS)) {
  const card = await drawCard(words, cover);
  await writeFile(path.join(top, `public/landing/card-${language}.jpg`), card);
  console.log(`card-${language}.jpg  ${card.byteLength} bytes`);
}
