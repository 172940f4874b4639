/** A word is never crossed out beside the very thing that it names: what is in the picture is told, by its name. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';

it.each([
  ['pasta steak house interior with a warm lamp', 'steak', 'steak'],
  ['angry cat sticker with the text "SABAR"', 'cat', 'cat'],
  ['fluffy angora rabbit eating a carrot', 'rabbit', 'rabbit'],
  ['boneka rajut bentuk gajah', 'boneka', 'teddy bear'],
  ['pikachu lari di padang rumput', 'lari', 'a man'],
  ['tukang bakso di gang', 'tukang bakso', 'a man'],
  ['penjual sayur di pasar', 'penjual sayur', 'a man'],
  ['tukang cukur di bawah pohon', 'tukang cukur', 'a man'],
  ['horses in a field', 'horses', 'horse'],
  ['puppies on a sofa', 'puppies', 'dog'],
  ['stiker botol sambal roa', 'sambal', 'bottle of chilli sauce'],
  ['efek rumah kaca di bumi', 'rumah', 'house'],
  ['girl reading by the window', 'window', 'room with a window'],
  ['barista di jendela kafe', 'kafe', 'café'],
  ['kucing di jendela kamar', 'kamar', 'bedroom'],
  ['dinosaur eating ice cream', 'dinosaur', 'dinosaur'],
  ['businesswoman in an office', 'businesswoman', 'a woman'],
  ['kamar tidur rumah minimalis', 'kamar tidur', 'bedroom'],
  ['ruang tamu 3x3 meter rumah subsidi', 'ruang tamu', 'living room'],
  ['kereta kencana di jalan', 'kereta', 'train'],
  ['bubur sumsum di meja', 'bubur', 'bowl of porridge'],
  ['lion dance at the market', 'lion dance', 'lion dance'],
  ['a rubber duck in the bath', 'duck', 'duck'],
  ['the cat’s collar on a table', 'cat’s', 'cat'],
  ['pesta anak tema dinosaurus', 'dinosaurus', 'dinosaur'],
  ['a cat in a snowy forest', 'snowy', 'snow'],
  ['a cat looking out a rainy window', 'rainy', 'rain'],
  ['perahu pinisi layar putih di laut', 'layar putih', 'white sails'],
  ['pemain bola baju merah', 'baju merah', 'red shirt'],
  ['ayam jago di pagar bambu matahari terbit', 'matahari terbit', 'dawn'],
  ['anak main ujan ujanan', 'main ujan ujanan', 'rain'],
  ['young hijabi doctor smiling', 'doctor', 'medic'],
  ['ninja wolf with red scarf', 'wolf', 'wolf'],
  ['female warrior with glowing sword', 'sword', 'sword'],
  ['gunung meletus, gambar kartun', 'gambar kartun', 'painted look'],
  ['penunggang kuda di bromo', 'kuda', 'horse'],
  ['wallpaper hp langit senja ungu', 'langit', 'wide sky'],
  ['motor parkir dpn warung kopi', 'dpn warung kopi', 'food stall'],
  ['kue lapis legit dipotong', 'dipotong', 'pieces'],
  ['kamar kos cowok lampu', 'lampu', 'lamp'],
  ['hijab sage green', 'sage green', 'sage green'],
  ['cowok berdiri sendiri di taman', 'sendiri', 'alone'],
  ['orang mancing di danau', 'orang', 'a man'],
  ['prewedding couple di kebun teh', 'prewedding couple', 'a couple'],
  ['mobil offroad di lereng', 'mobil offroad', 'jeep'],
  ['\u{1F431} lucu', '\u{1F431}', 'cat'],
])('tells, of "%s", of "%s" as the %s that is drawn', (prompt, word, name) => {
  const { chips, unmatched } = createPlan({ prompt, seed: 7, isStill: true });
  const chip = chips.find((one) => one.word === word);
  expect(chip?.drawn?.en ?? chip?.value).toBe(name);
  expect(unmatched).not.toContain(word);
});

it('still crosses out what the picture lacks', () => {
  const { unmatched } = createPlan({ prompt: 'tiger dance at the market', seed: 7, isStill: true });
  expect(unmatched).toContain('dance');
});

it.each([
  ['menu es teh jumbo', 'es teh'],
  ['kartu bingkai bunga cat air', 'bunga'],
  ['elf archer with a bow', 'bow'],
  ['jeep offroad di lumpur hutan', 'hutan'],
  ['burung hantu di dahan pohon', 'dahan pohon'],
  ['kawah putih ciwidey kabut', 'kabut'],
  ['burung hantu di hutan, bulan purnama', 'bulan purnama'],
  ['guru perempuan berhijab ngajar di depan papan tulis', 'perempuan berhijab'],
  ['perempuan berhijab membaca buku', 'perempuan berhijab'],
  ['sepatu putih, lampu studio', 'lampu studio'],
])('tells, of "%s", of "%s" without a chip of the studio’s own', (prompt, word) => {
  const { chips, unmatched } = createPlan({ prompt, seed: 7, isStill: true });
  expect(chips.map((chip) => chip.word)).toContain(word);
  expect(unmatched).not.toContain(word);
});

it.each([
  ['cow surfing on a beach', 'surfing'],
  ['cewek duduk di bawah laut', 'duduk'],
  ['taman bunga jgn ada warna merah', 'warna merah'],
  ['stars in the morning over a lake', 'stars'],
  ['kain batik digantung di toko', 'toko'],
  ["a sun over a village, children's book style", "children's book style"],
  ['solar system model on a desk', 'model'],
  ['white bunny, cute 3d style', '3d style'],
  ['barista, dark moody light', 'light'],
  ['cowok berdiri di atas pagar', 'berdiri'],
  ['dokter perempuan memeriksa pria', 'pria'],
  ['dokter memeriksa bapak', 'bapak'],
  ['40 years old man portrait', '40 years old'],
  ['dancer with heavy makeup', 'makeup'],
  ['corgi lari di pantai', 'corgi'],
  ['kucing tema warna coral', 'warna coral'],
])('crosses out, of "%s", "%s", which nobody sees', (prompt, word) => {
  expect(createPlan({ prompt, seed: 7, isStill: true }).unmatched).toContain(word);
});

it('says that a fruit is cut open in one chip, since its drawing is', () => {
  const { chips, unmatched } = createPlan({ prompt: 'durian cut open on a banana leaf', seed: 7, isStill: true });
  expect(chips.filter(({ drawn }) => drawn?.en === 'cut open').map(({ word }) => word)).toEqual(['cut open']);
  expect(unmatched).toEqual([]);
});

it('draws no lamp for the light of a studio, and no drink for a verb', () => {
  const things = (prompt: string): string[] => Object.keys(createPlan({ prompt, seed: 7, isStill: true }).details);
  expect(things('sepatu putih, lampu studio')).not.toContain('lamp');
  expect(things('white sneakers, empty space so I can put my logo')).not.toContain('can');
  expect(things('a soda can on a table')).toContain('can');
});

it.each(['poster PROMO AKHIR TAHUN latar merah', 'poster DISKON 70%'])(
  'does not cross out the text that is written: %s',
  (prompt) => {
    const { chips, unmatched } = createPlan({ prompt, seed: 7, isStill: true });
    expect(chips.map(({ aspect }) => aspect)).toContain('title');
    expect(unmatched).toEqual([]);
  },
);

it('reads with a veil where one is named', () => {
  const { subject, details } = createPlan({ prompt: 'cewek hijab baca buku di perpustakaan', seed: 7, isStill: true });
  expect({ subject, reads: details.reads }).toEqual({ subject: 'hijabi', reads: 1 });
});

it('tells of an emoji only where it says more than the words', () => {
  const { chips } = createPlan({ prompt: 'white bunny eating \u{1F430}', seed: 7, isStill: true });
  expect(chips.filter(({ aspect }) => aspect === 'subject').map(({ word }) => word)).toEqual(['bunny']);
});

it('tells of a storm once', () => {
  const { chips } = createPlan({ prompt: 'pinisi ship in a storm', seed: 7, isStill: true });
  expect(chips.filter(({ word }) => word === 'storm')).toHaveLength(1);
});

it('claims no neon over the water before Monas', () => {
  const { chips } = createPlan({ prompt: 'robot jaga monas, gaya film sci-fi', seed: 7, isStill: true });
  expect(chips.filter(({ value }) => value === 'neon')).toEqual([]);
});

it('puts one pot on the table for "tanaman monstera"', () => {
  const { details } = createPlan({ prompt: 'tanaman monstera di pot putih', seed: 7, isStill: true });
  expect(details).not.toHaveProperty('plant');
});
