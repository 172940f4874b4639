/** Two nouns side by side are one thing: neither of them alone is told as drawn unless it is what both together are. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { toldWords } from './toldWords.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });
const toldOf = (prompt: string): string[] => toldWords(planOf(prompt).chips);

describe('a word that only says which, beside a noun', () => {
  it.each([
    ['kaos sablon di meja', 'sablon'],
    ['mobil dengan lukisan pada pintu', 'lukisan'],
    ['kain lap dari pabrik sepatu', 'sepatu'],
    ['senja di pelabuhan sunda kelapa', 'kelapa'],
    ['anak sapi di padang', 'anak'],
    ['the fire drill of a school class', 'fire'],
    ['a moon cake on a table', 'moon'],
    ['white sneakers with colorful paint splash behind them', 'colorful'],
    ['a dancer in the dramatic stage light', 'dramatic'],
    ['jalan di tengah hutan', 'jalan'],
  ])('is not, of "%s", told as drawn: %s', (prompt, word) => {
    expect(toldOf(prompt)).not.toContain(word);
    expect(planOf(prompt).unmatched.join(' ')).toContain(word);
  });

  it.each([
    ['kucing lucu tidur di sofa', 'kucing'],
    ['kucing persia duduk', 'kucing'],
    ['pantai pandawa sore hari', 'pantai'],
    ['rumah mewah di bukit', 'rumah'],
    ['rawon Nguling di meja', 'rawon'],
    ['ayam goreng kremes spesial', 'ayam goreng kremes'],
    ['bapak jualan bakso', 'bakso'],
    ['poster masjid di malam hari', 'masjid'],
    ['a fluffy cat sleeping on a sofa', 'cat'],
    ['a lighthouse standing on the beach', 'lighthouse'],
    ['sebuah mobil merah', 'mobil'],
    ['bapak petani di sawah', 'petani'],
    ['monyet naik sepeda', 'naik sepeda'],
    ['musim sakura di pagi hari', 'sakura'],
    ['suasana jalan di malam hari', 'jalan'],
    ['durian cut open on a banana leaf', 'durian'],
    ['a mango split in half on a plate', 'mango'],
    ['mobil di jalan', 'jalan'],
    ['white sneakers on a colorful background', 'colorful'],
    ['a cat in dramatic lighting', 'dramatic lighting'],
  ])('is, of "%s", where it is the thing itself: %s', (prompt, word) => {
    expect(toldOf(prompt)).toContain(word);
  });
});

describe('a figure of speech', () => {
  it.each([
    ['gunung sampah di pinggir kota', 'gunung'],
    ['a sea of people in the city', 'sea'],
    ['senyum manis seperti bulan', 'bulan'],
    ['lagu sedih tentang hujan', 'hujan'],
    ['hujan uang di kantor', 'hujan'],
  ])('is not told of "%s": %s', (prompt, word) => {
    expect(toldOf(prompt)).not.toContain(word);
  });

  it.each(['pantai seperti di bali', 'poster tema gunung', 'hujan deras di kota'])('is none in "%s"', (prompt) => {
    expect(toldOf(prompt).join(' ')).toMatch(/pantai|gunung|hujan/u);
  });
});

describe('flowers', () => {
  it.each([
    ['mobil pengantin dihias pita dan bunga', 'flowers'],
    ['toko di pojok jalan, ember isi mawar', 'flowers'],
    ['bumi perkemahan pramuka', 'space'],
  ])('grow nowhere in "%s"', (prompt, scene) => {
    expect(planOf(prompt).scene).not.toBe(scene);
  });

  it.each([
    'kupu kupu di bunga',
    'gadis dan bunga',
    'kelinci, bunga, pagi hari',
    'bunga di pagi hari',
    'a cat among flowers',
  ])('are where "%s" is', (prompt) => {
    expect(planOf(prompt).scene).toBe('flowers');
  });
});
