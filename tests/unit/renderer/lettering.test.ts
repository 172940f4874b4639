/** Text whose place the prompt leaves open is put beside the subject, not over it. */
import { promoParts } from '../../../renderer/prompt/promoParts.ts';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, test } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createLetters } from '../../../renderer/post/lettering.ts';

const WIDTH = 320;
const HEIGHT = 180;

/** The vertical middle of the text, as a part of the height. */
function middleOf(prompt: string): number {
  const plan = createPlan({ prompt, seed: 5 });
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  const letters = createLetters({ plan, width: WIDTH, height: HEIGHT }, { hasWatermark: false, isStill: true });
  letters.paint(context, { seconds: 2, progress: 0 });
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const rows = Array.from({ length: HEIGHT }, (_, y) => y).filter((y) =>
    data.subarray(y * WIDTH * 4, (y + 1) * WIDTH * 4).some((value, at) => at % 4 === 3 && value > 0),
  );
  return (rows[0]! + rows.at(-1)!) / 2 / HEIGHT;
}

test.each([
  ['"17 Agustus" bendera merah putih', 0.05, 0.3],
  ['"Promo" nasi goreng', 0.05, 0.3],
  ['potret wanita "Halo"', 0.7, 0.95],
  ['balon udara "Terbang"', 0.7, 0.95],
  // Nobody wants letters over a face.
  ['anak kecil di taman "Halo"', 0.7, 0.95],
  ['monas "HUT Jakarta"', 0.7, 0.95],
  ['"Selamat Pagi" pegunungan', 0.3, 0.5],
  ['bendera "17 Agustus" di bawah', 0.7, 0.95],
])('%s', (prompt, from, to) => {
  const middle = middleOf(prompt);
  expect(middle).toBeGreaterThan(from);
  expect(middle).toBeLessThan(to);
});

test('red letters on a red flag have an edge that is not red', () => {
  const plan = createPlan({ prompt: '"MERDEKA" warna merah, bendera', seed: 5 });
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  context.fillStyle = '#e5383b';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  createLetters({ plan, width: WIDTH, height: HEIGHT }, { hasWatermark: false, isStill: true }).paint(context, {
    seconds: 2,
    progress: 0,
  });
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  const whites = data.filter((value, at) => at % 4 === 2 && value > 220).length;
  expect(whites).toBeGreaterThan(100);
  expect(plan).toMatchObject({ subject: 'flag', subjectColour: null, unmatched: [] });
});

test('writes what follows "quotes" and a colon', () => {
  const { title, scene, unmatched } = createPlan({
    prompt: 'quotes motivasi: jangan menyerah, latar pegunungan',
    seed: 7,
  });
  expect({ title, scene, unmatched }).toEqual({ title: 'Jangan menyerah', scene: 'mountain', unmatched: [] });
});

describe('the parts of a promo', () => {
  it.each([
    [
      'PROMO ES KOPI SUSU DISKON 20%',
      { kicker: 'PROMO', headline: 'ES KOPI SUSU', badge: { word: 'DISKON', figure: '20%' } },
    ],
    [
      'PROMO NASI GORENG SPESIAL RP 15.000 HARGA HEMAT',
      { headline: 'NASI GORENG SPESIAL', price: { word: '', figure: 'RP 15.000' }, tail: 'HARGA HEMAT' },
    ],
    ['PROMO DISKON 50% AKHIR TAHUN', { headline: 'AKHIR TAHUN', badge: { word: 'DISKON', figure: '50%' }, tail: '' }],
    ['PROMO AYAM GEPREK BELI 2 GRATIS 1', { headline: 'AYAM GEPREK', badge: { word: 'BELI 2', figure: 'GRATIS 1' } }],
    ['GRAND OPENING', { kicker: null, headline: 'GRAND OPENING', badge: null, price: null, tail: '' }],
  ])('of "%s" are set apart, and no word is lost', (title, parts) => {
    const found = promoParts(title);
    expect(found).toMatchObject(parts);
    const { kicker, headline, badge, price, tail } = found;
    const said = [kicker, headline, badge?.word, badge?.figure, price?.word, price?.figure, tail].join(' ');
    expect(said.split(/\s+/u).filter(Boolean).toSorted()).toEqual(title.split(' ').toSorted());
  });
});
