/** No word is told as drawn for something else: its colour, its material, its reader or its sound is not the thing. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { ROOM_WORDS } from '../../../renderer/prompt/vocabulary/roomWords.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { roomOf } from '../../../renderer/scenes/room/roomKinds.ts';
import { toldWords } from './toldWords.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });
const toldOf = (prompt: string): string[] => toldWords(planOf(prompt).chips);
const namesOf = (prompt: string): string[] => planOf(prompt).chips.flatMap(({ drawn }) => drawn?.id ?? []);

/** Not told as drawn, but as not drawn. */
function expectUndrawn(prompt: string, word: string): void {
  expect(toldOf(prompt)).not.toContain(word);
  expect(planOf(prompt).unmatched.join(' ')).toContain(word);
}

describe('a colour', () => {
  it.each([
    ['cowok nyanyi di panggung, lampunya merah dan biru', 'merah'],
    ['a boy with green and yellow lights', 'green'],
    ['pantai pink dengan pohon kelapa', 'pink'],
    ['a red beach with palm trees', 'red'],
  ])('is not, of "%s", the picture’s: %s', (prompt, word) => {
    expectUndrawn(prompt, word);
    expect(planOf(prompt).colours).toEqual([]);
  });

  it.each([['dapur latar kuning', 'kuning']])(
    'is not, of "%s", that of a ground which is not there: %s',
    expectUndrawn,
  );

  it.each(['cewek background merah', 'robot, background merah'])('is that of the ground in "%s"', (prompt) => {
    expect(toldOf(prompt)).toContain('merah');
  });

  it('still tints the sea and the sky that have it', () => {
    expect(planOf('pantai biru').colours).toEqual(['blue']);
    expect(planOf('gunung dan langit oranye').colours).toEqual(['orange']);
  });

  it.each([
    ['sepatu, background biru muda', 'latar biru muda'],
    ['botol parfum, latar hijau tua', 'latar hijau tua'],
    ['a light blue shoe on a table', 'biru muda'],
  ])('is as pale or as deep as "%s" says', (prompt, name) => {
    expect(namesOf(prompt)).toContain(name);
  });

  it.each([
    ['ikan cupang merah, background hitam', 'black'],
    ['ikan cupang biru latar putih', 'white'],
  ])('is that of the plain ground behind "%s"', (prompt, ground) => {
    expect(planOf(prompt).details).toMatchObject({ [ground]: 1 });
  });

  it('leaves a patterned cloth as it is', () => {
    expectUndrawn('motif batik latar putih', 'putih');
  });

  it.each([
    ['cowok pake hoodie abu abu di taman', 'hoodie'],
    ['cewek jaket merah di pantai', 'jaket'],
  ])('is told without the garment that "%s" names and is not drawn', (prompt, garment) => {
    expectUndrawn(prompt, garment);
    expect(namesOf(prompt).join(' ')).toMatch(/baju (?:abu-abu|merah)/u);
  });
});

describe('a word that only describes another', () => {
  it.each([
    ['sate ayam di piring, food photography', 'food'],
    ['kuda di pantai, wedding photography', 'wedding'],
    ['wallpaper laptop gunung saat fajar', 'laptop'],
    ['bikin wallpaper hp naga', 'wallpaper'],
    ['anjing pakai syal batik', 'batik'],
    ['a cat in a silk scarf', 'silk'],
    ['soto di mangkuk tanah liat', 'tanah liat'],
    ['anak pake kostum naga', 'naga'],
    ['a kid in a tiger costume', 'tiger'],
    ['boneka panda di meja', 'panda'],
    ['kaos motif naga di meja', 'naga'],
    ['kue coklat buat ibu', 'ibu'],
    ['anak kelas 3 di taman', 'kelas 3'],
    ['penyanyi cewek di kafe, lampu redup', 'lampu'],
    ['bayi pake kaos bola', 'kaos'],
    ['mie ayam, bakso, sate, nasi anget', 'anget'],
    ['rumput basah kena embun', 'basah'],
    ['panda merah di pohon', 'panda merah'],
  ])('is not, of "%s", what is drawn: %s', expectUndrawn);

  it.each([
    ['ibu jualan di pinggir jalan', 'pinggir jalan'],
    ['kucing clay di kamar', 'clay'],
    ['wallpaper motif batik', 'motif batik'],
    ['ruang kelas 5', 'ruang kelas'],
    ['buat anak main layangan di sawah', 'anak'],
    ['lampu meja kuning di kamar', 'lampu meja'],
    ['kopi dan roti anget', 'anget'],
  ])('is, of "%s", where it names the thing itself: %s', (prompt, word) => {
    expect(toldOf(prompt)).toContain(word);
  });
});

describe('a word that names a thing', () => {
  it.each([
    ['cewek baca buku di kafe', 'cewek'],
    ['guru perempuan mengajar di kelas', 'perempuan'],
    ['foto produk sepatu, background hijau, studio', 'studio'],
    ['petani panen di sawah', 'sawah'],
    ['kota jakarta malam hari', 'kota'],
    ['Raja Ampat islands, sunny day', 'islands'],
    ['pulau dari udara pakai drone', 'drone'],
    ['tumpeng buat syukuran', 'syukuran'],
  ])('is told where "%s" repeats what is drawn: %s', (prompt, word) => {
    expect(toldOf(prompt)).toContain(word);
  });

  it.each([
    ['kucing ekor panjang di taman', 'ekor'],
    ['spanduk "DIRGAHAYU" di jalan desa', 'spanduk'],
    ['harimau menatap kamera', 'menatap kamera'],
    ['pelabuhan di pantai saat senja', 'pelabuhan'],
    ['street food di jakarta', 'jakarta'],
  ])('is not lost in "%s", which does not draw it: %s', expectUndrawn);

  it.each([
    ['robot gundam di kota', 'gundam'],
    ['dapur jadul', 'jadul'],
    ['robot di kota, kayak film hollywood', 'hollywood'],
  ])('is not told, of "%s", of what only resembles it: %s', expectUndrawn);

  it('is no word for a picture, a part of it or a number', () => {
    expect(planOf('spanduk "DIRGAHAYU" di atas, gunung').unmatched).toEqual([]);
    expect(planOf('kambing dua ekor di taman').unmatched).toEqual([]);
  });
});

describe('a greeting', () => {
  it.each([
    ['selamat hari raya nyepi, pura di bawah bintang', 'candi'],
    ['selamat hari raya galungan', 'candi'],
    ['selamat hari raya idul fitri', 'mosque'],
    ['selamat hari raya waisak', 'sky-lantern'],
    ['selamat hari raya natal', 'christmas-tree'],
    ['selamat paskah', 'church'],
  ])('shows the house or the sign of its own feast: "%s"', (prompt, subject) => {
    expect(createPlan({ prompt, seed: 7, isStill: true }).subject).toBe(subject);
  });
});

describe('what is carried or dried', () => {
  it.each([
    ['truk pengangkut pasir', 'pengangkut pasir', 'truck'],
    ['petani jemur tembakau', 'jemur tembakau', 'farmer'],
  ])('is no place and no laundry: "%s"', (prompt, undrawn, subject) => {
    const plan = createPlan({ prompt, seed: 7, isStill: true });
    expect(plan.unmatched).toContain(undrawn);
    expect([plan.subject, plan.scene === 'beach', plan.details.hangsLaundry]).toEqual([subject, false, undefined]);
  });
});

describe('a lamp', () => {
  it('is told where it is seen, and not behind whoever is busy before it', () => {
    const told = (prompt: string) => createPlan({ prompt, seed: 7, isStill: true }).chips.map(({ word }) => word);
    expect(told('kamar kos cowok lampu')).toContain('lampu');
    expect(told('gamer main game di kamar dengan lampu')).not.toContain('lampu');
    expect(told('ibu masak di dapur, lampu')).toContain('lampu');
  });
});

describe('somebody’s job', () => {
  it.each([
    ['bapak petani di pematang', 'farmer'],
    ['tukang becak di depan pasar', 'person'],
  ])('is drawn where "%s" names it', (prompt, subject) => {
    expect(planOf(prompt)).toMatchObject({ subject });
  });

  it('is told where it needs none', () => {
    expect(toldOf('pedagang di pasar')).toContain('pedagang');
  });
});

describe('a place', () => {
  it.each([
    ['sudirman malam hari', 'sudirman'],
    ['naga terbang di atas desa', 'desa'],
    ['ibu naik sepeda di tokyo', 'tokyo'],
    ['kucing di trotoar', 'trotoar'],
    ['pantai dari atas', 'dari atas'],
    ['beach, drone shot', 'drone shot'],
    ['gunung dari atas', 'dari atas'],
  ])('is not, of "%s", what any of its kind shows: %s', expectUndrawn);

  it.each([
    ['desa di pagi hari', 'desa'],
    ['ibu di halaman rumah', 'halaman'],
    ['pulau, drone shot', 'drone shot'],
  ])('is what "%s" shows: %s', (prompt, word) => {
    expect(toldOf(prompt)).toContain(word);
  });

  it('puts somebody at the side of the road, and nobody without a subject', () => {
    expect(planOf('kucing di pinggir jalan').details).toMatchObject({ roadside: 1, street: 1 });
    expect(planOf('pinggir jalan di kota').details).not.toHaveProperty('roadside');
  });
});

describe('a thing by its own look', () => {
  it.each([
    ['tas rotan di meja', 'wovenBag'],
    ['daun monstera di vas, latar putih', 'monstera'],
    ['lidah buaya di meja', 'snakePlant'],
    ['lapis legit di piring', 'spiceCake'],
    ['air mineral botol', 'waterBottle'],
    ['serum wajah di meja', 'dropper'],
    ['kecap manis botol', 'sauceBottle'],
    ['stroberi di meja', 'strawberries'],
    ['alpukat di meja', 'avocados'],
  ])('is drawn for "%s"', (prompt, ware) => {
    expect(planOf(prompt).details).toMatchObject({ [ware]: 1 });
    expect(planOf(prompt).unmatched).toEqual([]);
  });

  it('stands in its pot, with no second plant beside it', () => {
    expect(planOf('monstera di pot').details).not.toHaveProperty('plant');
    expect(toldOf('monstera di pot')).toContain('pot');
  });

  it.each(['kebun teh di pagi hari', 'ibu di perkebunan teh', 'tea plantation, morning'])(
    'is planted in rows: "%s"',
    (prompt) => {
      expect(planOf(prompt)).toMatchObject({ scene: 'hills', details: { teaRows: 1 } });
    },
  );

  it.each(['kucing di depan gapura', 'gerbang di kaki bukit'])('is a gate and no temple in "%s"', (prompt) => {
    expect([planOf(prompt).subject, planOf(prompt).beside]).toContain('gapura');
  });
});

describe('a blue sky', () => {
  it.each(['langit biru', 'langit biru di atas sawah', 'kucing di bawah langit biru', 'a beach under a blue sky'])(
    'is a day’s: "%s"',
    (prompt) => {
      for (const seed of [1, 2, 3, 4]) expect(createPlan({ prompt, seed }).time).toBe('day');
      expect(toldOf(prompt)).toContain(/blue sky|langit biru/.exec(prompt)![0]);
    },
  );

  it.each([
    ['gunung dengan langit biru saat senja', 'langit biru'],
    ['blue sky over a city at night', 'blue sky'],
  ])('is not told at another hour: "%s"', (prompt, word) => expectUndrawn(prompt, word));
});

it.each([['pemuda karang taruna gotong royong', 'karang taruna']])(
  'reads a compound as what it names: "%s"',
  (prompt, word) => expectUndrawn(prompt, word),
);

describe('a word that belongs to a name or to something undrawn', () => {
  it.each([
    ['naga air keluar dari danau', 'air'],
    ['gunung dan laut', 'laut'],
    ['sepatu putih, percikan cat', 'percikan cat'],
    ['kakek di bengkel, cahaya lampu minyak', 'lampu minyak'],
    ['mobil tangki di jalan', 'mobil tangki'],
    ['robot raksasa motif batik', 'motif batik'],
    ['a fisherman leaves the harbor at dawn', 'leaves the'],
  ])('"%s" is not told as drawn: %s', expectUndrawn);
});

it.each(['a fisherman leaves the harbor at dawn', 'the cat leaves the house'])('plants no wood for "%s"', (prompt) => {
  expect(planOf(prompt).scene).not.toBe('forest');
});

it('draws mist as mist', () => {
  expect(planOf('candi di atas sea of mist')).toMatchObject({ scene: 'mountain', details: { cloudSea: 1 } });
});

it('shows a cart with whoever pushes it', () => {
  for (const [prompt, scene] of [
    ['tukang bakso dorong gerobak di komplek', 'venue'],
    ['bapak mendorong gerobak sate', 'city'],
  ] as const)
    expect(planOf(prompt)).toMatchObject({ scene, subject: 'person', details: { pushesCart: 1 } });
});

describe('a room', () => {
  it.each(Object.entries(ROOM_WORDS))('is the one it is told as, however it is described: %s', (room, [, words]) => {
    const word = words.split('|')[0]!;
    for (const described of [word, `${word} minimalis`, `${word} mewah`, `${word} elegan`]) {
      const { scene, details } = planOf(described);
      if (scene === 'room' && toldOf(described).includes(word)) expect(roomOf(null, details)).toBe(room);
    }
  });
});

describe('a word that says more than is seen', () => {
  it.each([
    ['ksatria di gua, epic', 'epic'],
    ['bukit dengan awan dramatis', 'awan dramatis'],
    ['pantai, foto 90an', '90an'],
    ['kakek di kafe, cinematic', 'cinematic'],
  ])('is not told of "%s": %s', expectUndrawn);

  it.each([
    ['balloons over the sea', 'balloons'],
    ['women at the market', 'women'],
    ['gunung berkabut, cinematic', 'cinematic'],
    ['jakarta skyline at night', 'jakarta'],
  ])('is told where it is seen in "%s": %s', (prompt, word) => {
    expect(toldOf(prompt)).toContain(word);
  });
});
