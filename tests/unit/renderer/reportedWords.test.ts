/**
 * What a person is told before paying holds against the picture: no colour, hour or thing that is not seen, nothing
 * denied that is, and every word in one of the two lists, in a form that can be read.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { readLettering } from '../../../renderer/prompt/readLettering.ts';
import { STOP_WORDS } from '../../../renderer/prompt/vocabulary/stopWords.ts';
import type { Plan } from '../../../renderer/scene.ts';

const planOf = (prompt: string, seed = 7): Plan => createPlan({ prompt, seed, isStill: true });
const toldOf = (prompt: string): string[] =>
  planOf(prompt).chips.flatMap(({ word, drawn, value }) => (word ? [drawn?.id ?? value] : []));

describe('told as drawn', () => {
  it.each([
    // At noon the sun of a rice field stands above the picture's edge, and a still shows no wind.
    ['sawah siang hari, matahari', 'matahari'],
    ['petani merah di sawah', 'merah'],
    ['a white cat on a red sofa', 'red'],
    ['padang rumput ditiup angin', 'ditiup angin'],
    ['istana warna warni di bukit', 'warna warni'],
    ['pantai pasir putih saat senja', 'pasir putih'],
    ['kopi, latar kayu, mewah', 'mewah'],
    ['toko baru dengan balon merah putih', 'merah putih'],
    // A colour of lamps, or of a car that is old, is none of the picture's; a park is no open country.
    ['jakarta malam lampu mobil merah', 'merah'],
    ['a red vintage car on the street', 'vintage'],
    ['kambing selfie', 'selfie'],
    ['pantai ombaknya gede', 'ombaknya'],
  ])('is not, of "%s", what nobody would see: "%s"', (prompt, word) => {
    const { chips, unmatched } = planOf(prompt);
    expect(chips.filter((chip) => chip.word === word)).toEqual([]);
    expect(unmatched.join(' ')).toContain(word);
  });

  it.each([
    ['bakso panas masih ngepul', 'uap'],
    ['es jeruk banyak es batunya', 'es batu'],
    ['ibu tersenyum di kebun', 'tersenyum'],
    ['bendera merah putih berkibar', 'berkibar'],
    ['pohon natal dengan kado', 'kado'],
    ['pasar terapung banyak perahu jualan buah', 'perahu'],
    ['nasi goreng di piring', 'piring'],
    ['kue ulang tahun dengan lilin', 'lilin'],
    ['a cup of tea on a wooden table by the window', 'jendela'],
    ['nasi goreng pake telor ceplok', 'telur ceplok'],
    ['nasi goreng pakai telur mata sapi', 'telur ceplok'],
    ['cowok cewek pegangan tangan', 'sepasang kekasih'],
    ['mobil pengantin dihias bunga', 'mobil'],
    ['poster pengajian dengan masjid', 'masjid'],
    ['abang gojek nganterin makanan', 'pengendara motor'],
    ['a man fishing on a boat', 'nelayan di perahu'],
    ['kota malam lampunya kuning', 'lampu kota'],
    ['banner "SALE" kuning', 'huruf kuning'],
    ['banner "SALE" kuning hitam di pantai', 'kotak hitam'],
    ['pantai pasir putih', 'pasir putih'],
    ['jalan kota malam abis ujan', 'jalan basah'],
    ['macet di jakarta malam hari', 'lalu lintas'],
    ['kucing duduk di kamar', 'kucing'],
    ['nenek di halaman rumah', 'halaman rumah'],
    ['dua anak-anak di pantai', 'anak'],
    ['poster "PISANG GORENG MADU" ada gambar pisangnya', 'gorengan'],
  ])('is, of "%s", what anybody sees: "%s"', (prompt, told) => {
    expect(toldOf(prompt)).toContain(told);
  });

  it('stands goods on the wood that is asked for, and not before the paper of a studio', () => {
    const plan = planOf('foto produk keripik, latar kayu');
    expect([plan.details.studio, plan.unmatched]).toEqual([undefined, []]);
  });

  it.each(['pantai pasir putih', 'pantai air biru jernih'])('is seen by the daylight that "%s" needs', (prompt) => {
    for (let seed = 1; seed <= 12; seed++) expect(planOf(prompt, seed).time).toBe('day');
  });

  it.each(['cewek berjilbab merah di taman', 'girl in a red dress on the beach'])(
    'is no picture tinted by the colour of clothes: "%s"',
    (prompt) => {
      expect(planOf(prompt).colours).toEqual([]);
    },
  );

  it('is no dark boat before a sunset that nobody asked for', () => {
    for (let seed = 1; seed <= 12; seed++)
      expect(planOf('perahu nelayan di laut', seed).time).not.toMatch(/sunset|dusk|dawn/);
  });

  it('is one bowl of what is one dish', () => {
    expect(Object.keys(planOf('a bowl of beef noodle soup').details)).toEqual(['noodleBowl']);
  });

  it('is no rain where it has stopped', () => {
    expect(planOf('jalan kota setelah hujan')).toMatchObject({ weather: expect.not.stringMatching('rain') });
  });
});

it('reads "kayak" and "kaya" as "like", and no boat', () => {
  expect(planOf('naga di atas kota, kayak di film').subject).toBe('dragon');
  expect(toldOf('naga di atas kota, kayak di film')).not.toContain('kano');
  expect(planOf('main kayak di danau').subject).toBe('canoe');
});

it('calls a table that nobody named its own choice', () => {
  const tableOf = (prompt: string) => planOf(prompt).chips.find(({ aspect }) => aspect === 'scene');
  expect(tableOf('sepatu putih di atas aspal')).toMatchObject({ value: 'table', word: null });
});

it('gives the letters no colour of what the picture shows', () => {
  expect(planOf('poster "KAJIAN SUBUH" gambar masjid kubah hijau').letters).toMatchObject([{ colour: null }]);
  expect(planOf('poster "KAJIAN SUBUH" warna hijau').letters).toMatchObject([{ colour: expect.any(String) }]);
});

describe('the colour that a card asks for', () => {
  it.each([
    ['poster "SALE" warna hitam emas', { details: { bare: 1 }, unmatched: [] }, 'latar hitam'],
    ['poster "ES TEH" warna merah kuning, ada es tehnya', { details: { icedTea: 1 }, unmatched: [] }, 'latar merah'],
    ['poster "MERDEKA" merah', { scene: 'abstract' }, 'huruf merah'],
  ])('is seen in "%s"', (prompt, plan, told) => {
    expect(planOf(prompt)).toMatchObject(plan);
    expect(toldOf(prompt)).toContain(told);
  });
});

describe('told as not drawn', () => {
  it.each([
    ['cowok pake ransel merah di gunung', 'pake ransel merah'],
    ['rumah 3 lantai di bukit', '3 lantai'],
    ['kue lima tingkat di meja', 'lima tingkat'],
    ['bakso, side view', 'side view'],
    ['traktor di sawah, diambil dari samping', 'diambil dari samping'],
    ['kucing angkatan 2024 SMA 3', 'angkatan 2024 SMA 3'],
    ['naga kelas XI IPA 2', 'kelas XI IPA 2'],
    ['kucing di taman, kamera muter pelan', 'kamera muter pelan'],
    ['burung hantu pake kacamata', 'pake kacamata'],
    ['perfume bottle with green ribbons', 'green ribbons'],
  ])('is a phrase that can be read: "%s"', (prompt, phrase) => {
    expect(planOf(prompt).unmatched).toContain(phrase);
  });

  it.each(['a cup of coffee next to a book', 'rumah di kaki gunung'])(
    'is no word that only joins others: "%s"',
    (prompt) => {
      expect(planOf(prompt).unmatched).toEqual([]);
    },
  );
});

it.each([
  'ibu jualan jagung bakar di pinggir jalan, asapnya ngebul, malam hari',
  'tiga anak ayam kuning di halaman rumah kayu',
  'tulisan "BUKA PUASA BERSAMA" warna hijau emas, ada kurma sama ketupat',
  'foto produk tas rotan di atas meja kayu, ada bunga kering di sampingnya',
  'nenek nyapu halaman rumah, pagi berkabut',
  'a red fox sleeping under a big tree in the snow',
  'dua botol sambal homemade, background putih, ada cabe segar di depannya',
])('loses no word: "%s"', (prompt) => {
  const { chips, unmatched } = planOf(prompt);
  const told = [...chips.flatMap(({ word }) => word ?? []), ...unmatched].join(' ').toLowerCase();
  const written = readLettering(prompt).map(({ text }) => text.toLowerCase());
  const lost = prompt
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) => word && !STOP_WORDS.has(word) && !told.includes(word) && !written.some((text) => text.includes(word)),
    );
  expect(lost).toEqual([]);
});
