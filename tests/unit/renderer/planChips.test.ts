/** Chips name what is drawn of a prompt, in words of either language, and nothing else. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { toldWords } from './toldWords.ts';

function planOf(prompt: string, seed = 5): Plan {
  return createPlan({ prompt, seed, fixedCamera: false });
}

describe('what a chip says', () => {
  it.each([
    // A floating shoe is not a kite, a café behind a drink not a second cup, a crayon in a child's hand not a drawing
    // style.
    ['sepatu sneakers putih melayang', 'layang-layang'],
    ['es kopi susu, latar cafe', 'secangkir kopi'],
    ['orang naik banana boat', 'pisang'],
    ['jilbab segi empat dilipat rapi', 'perempuan berhijab'],
  ])('claims of "%s" no %s', (prompt, name) => {
    expect(planOf(prompt).chips.map(({ drawn }) => drawn?.id)).not.toContain(name);
  });

  it.each(['dimsum di klakat bambu', 'es kopi susu es batu', 'naga terbang di atas gunung api', 'bakso di mangkok'])(
    'leaves nothing of "%s" as not done that is seen anyway',
    (prompt) => {
      expect(createPlan({ prompt, seed: 5, isStill: true }).unmatched).toEqual([]);
    },
  );

  it.each([
    ['air terjun di hutan hujan', 'hutan hujan', ['hutan lebat']],
    ['kabin di hutan pinus', 'hutan pinus', ['hutan pinus']],
    ['rusa di hutan', 'hutan', ['forest']],
  ])('says once of "%s" which forest it is', (prompt, word, names) => {
    const said = planOf(prompt).chips.filter((chip) => chip.word === word);
    expect(said.map(({ value, drawn }) => drawn?.id ?? value)).toEqual(names);
  });

  const saidOf = (prompt: string, value: string): unknown =>
    planOf(prompt).chips.find((chip) => chip.value === value)?.drawn;

  it.each([
    ['kucing oranye di taman', 'subjectColour', { id: 'oranye', en: 'orange' }],
    ['tas kulit coklat', 'subjectColour', { id: 'cokelat', en: 'brown' }],
    ['pantai dan matahari', 'bigSun', { id: 'matahari', en: 'sun' }],
    ['pantai malam bulan purnama', 'bigSun', { id: 'bulan', en: 'moon' }],
    ['pantai malam dan matahari', 'bigSun', { id: 'bulan', en: 'moon' }],
    ['kota gerimis', 'rainStrength', { id: 'gerimis', en: 'drizzle' }],
    ['kota hujan deras', 'rainStrength', { id: 'hujan deras', en: 'heavy rain' }],
  ])('names what "%s" shows in both languages', (prompt, value, names) => {
    expect(saidOf(prompt, value)).toEqual(names);
  });

  it.each([
    // Rooms have no snow or clouds, and their wooden tables stay brown.
    ['kado di meja, salju', 'salju'],
    ['kopi di kafe, berawan', 'berawan'],
    ['pempek kuah hitam', 'hitam'],
    // Donuts are always pink, and soup is always in a white bowl.
    ['donat biru', 'biru'],
    ['soto ayam kuah kuning', 'kuning'],
    // Crowns and lion dances cannot be drawn.
    ['penari bali dengan mahkota merah emas', 'emas'],
    ['terumbu karang bawah laut berawan', 'berawan'],
    ['tas merah emas mewah', 'emas'],
    ['kembang api biru di monas', 'biru'],
    // The colour of a second ware, a pot or a bottle is not the room's; "fire" as enthusiasm burns nothing.
    ['onigiri dan teh hijau', 'hijau'],
    ['tanaman hias dalam pot putih', 'putih'],
    ['sepatu dengan tali hitam di atas meja marmer', 'hitam'],
    ['gado-gado siram bumbu kacang', 'bumbu kacang'],
    ['pohon natal dan lampu warna warni', 'lampu warna warni'],
    ['es pisang ijo makassar', 'pisang ijo'],
    ['lampu sorot stadion malam', 'lampu sorot'],
    ['kucing pensi sekolah', 'pensi'],
    ['es kopi susu gelas plastik', 'plastik'],
    ['cincin di atas kelopak mawar merah', 'merah'],
    ['kotak bekal anak sekolah', 'kotak bekal'],
    ['bunga anggrek di taman', 'bunga anggrek'],
    ['burger, donat, pizza, sushi', 'sushi'],
    ['ombak besar di pantai', 'besar'],
  ])('claims nothing that "%s" does not show, and loses no word', (prompt, word) => {
    const plan = planOf(prompt);
    expect(plan.chips.filter((chip) => chip.word === word)).toEqual([]);
    expect(plan.unmatched.join(' ')).toContain(word);
  });

  // Warm soup is not a late afternoon, wet hair not rain, a quick loan not a thunderstorm, a fan not wind.
  it.each([
    ['senyum hangat seorang ibu', 'hangat'],
    ['jaket hangat warna coklat', 'hangat'],
    ['susu hangat', 'hangat'],
    ['warm smile of a woman', 'warm'],
    ['wajah cerah berseri', 'cerah'],
    ['kulit bersih sabun wajah', 'bersih'],
    ['kucing basah', 'basah'],
    ['dark chocolate cake', 'dark'],
    ['soft cookies on a plate', 'soft'],
    ['roti lembut keju', 'lembut'],
    ['sambal pedas membara', 'membara'],
    ['cuci sepatu kilat', 'kilat'],
    ['kipas angin di kamar', 'kipas angin'],
    ['tisu basah bayi', 'tisu basah'],
    ['minuman dingin di hari yang panas', 'panas'],
    ['es teh panas', 'panas'],
  ])('takes no light or weather from what "%s" says of a thing', (prompt, word) => {
    const plan = planOf(prompt);
    expect(plan.chips.filter((chip) => chip.word === word)).toEqual([]);
    expect(plan.unmatched).toContain(word);
  });

  it.each([
    ['botol minum stainless hitam, latar putih', 'detail', 'subjectColour'],
    ['botol minum stainless hitam, latar putih', 'detail', 'white'],
    ['parfum, white background', 'detail', 'white'],
    ['semangkuk bakso hangat', 'detail', 'steam'],
    ['bakso, hangat', 'detail', 'steam'],
    ['nasi anget', 'detail', 'steam'],
    ['hot soup', 'detail', 'steam'],
    ['bubur ayam mengepul', 'detail', 'steam'],
    ['suasana hangat di kafe', 'time', 'golden'],
    ['lampu hangat di kamar', 'time', 'golden'],
    ['kopi di kafe, warm tones', 'time', 'golden'],
    ['pantai cerah', 'weather', 'clear'],
    ['jalanan basah di kota', 'weather', 'rain'],
    ['hutan gelap', 'time', 'night'],
  ])('tells by "%s" what is seen of it', (prompt, aspect, value) => {
    expect(planOf(prompt).chips.filter(({ word }) => word)).toContainEqual(expect.objectContaining({ aspect, value }));
  });

  it.each([
    ['a beach at sunset, the camera moves forward', 'forward', 'camera moves forward'],
    ['camera going up over a mountain lake', 'up', 'camera going up'],
    ['kamera perlahan bergerak ke kiri di pantai', 'left', 'kamera perlahan bergerak ke kiri'],
    ['camera slowly pulls back from a beach', 'back', 'camera slowly pulls back'],
    ['camera slowly zooms in on a lake', 'zoom', 'camera slowly zooms in'],
    ['camera zooms out over a beach', 'back', 'camera zooms out'],
    ['zoom out from a beach', 'back', 'zoom out'],
    ['kamera berputar mengelilingi candi borobudur', 'orbit', 'kamera berputar mengelilingi'],
  ])('reads the camera out of "%s", whole', (prompt, motion, word) => {
    expect(planOf(prompt)).toMatchObject({ motion, unmatched: [], unknownSubject: null });
    expect(planOf(prompt).chips).toContainEqual({ aspect: 'motion', value: motion, word });
  });

  it('takes no place behind the camera for its way', () => {
    expect(planOf('camera in the forest').chips.find(({ aspect }) => aspect === 'motion')?.word).toBeNull();
    expect(planOf('kamera di depan rumah').chips.find(({ aspect }) => aspect === 'motion')?.word).toBeNull();
  });

  it.each([
    ['pesawat melintas dekat gunung', [], ['pesawat', 'melintas', 'gunung']],
    ['roket melintas dekat planet', [], ['roket', 'melintas', 'planet']],
    ['candi melintas', ['melintas'], ['candi']],
    ['penyu berenang di laut', [], ['penyu', 'berenang']],
    ['kapal pinisi berlayar di laut', [], ['kapal pinisi', 'berlayar']],
    ['harimau terbang di hutan', [], ['harimau', 'terbang', 'hutan']],
    ['a dragon flies over a castle', [], ['dragon', 'flies', 'castle']],
    ['gunung dari dekat', ['dekat'], ['gunung']],
    ['galaksi dengan planet', ['planet'], ['galaksi']],
    ['zoom out dari bumi ke galaksi', ['bumi'], ['zoom out', 'galaksi']],
    ['perahu berjalan di danau', ['berjalan'], ['perahu', 'danau']],
  ])('loses no word of "%s"', (prompt, unmatched, told) => {
    const plan = planOf(prompt);
    expect(plan.unmatched).toEqual(unmatched);
    expect(toldWords(plan.chips)).toEqual(expect.arrayContaining(told));
  });

  it('tells a word that is said twice as it was typed', () => {
    expect(planOf('kunang-kunang di hutan').chips).toContainEqual({
      aspect: 'weather',
      value: 'fireflies',
      word: 'kunang-kunang',
    });
  });

  it.each([
    ['pantai kuta sore', ['kuta']],
    ['masjid istiqlal malam', ['istiqlal']],
    ['sawah jatiluwih pagi', ['jatiluwih']],
    ['jembatan di sungai ampera', ['sungai', 'ampera']],
    ['kopi hitam gelas', ['gelas']],
    ['jalan braga bandung', ['bandung']],
    // The name alone means the beach, which any looks like.
    ['kuta sore', ['kuta']],
    ['ruang tamu pagi', []],
  ])('tells what of "%s" is drawn by its kind alone', (prompt, unmatched) => {
    expect(planOf(prompt).unmatched).toEqual(unmatched);
  });
});

describe('a room', () => {
  it.each([
    ['foto di kantor', 'kantor'],
    ['memasak di dapur', 'dapur'],
    ['suasana restoran', 'restoran'],
    ['temen2 lagi nongkrong di cafe', 'kafe'],
    ['ibu warung lagi senyum', 'warung'],
    ['anak duduk di sofa', 'ruang tamu'],
    ['kucing oren di dalam rumah', 'ruang tamu'],
    ['bapak bapak main catur di pos ronda', 'teras kayu'],
  ])('is where "%s" takes place, and is told by its name', (prompt, called) => {
    const { scene, chips } = planOf(prompt);
    expect(scene).toBe('room');
    expect(chips.find(({ aspect }) => aspect === 'scene')?.drawn?.id).toBe(called);
  });

  it('is where people are whose place nobody named, unless their sky is', () => {
    expect(planOf('seorang perempuan berhijab').scene).toBe('room');
    expect(planOf('seorang perempuan berhijab saat sunset').scene).toBe('venue');
  });

  it('is where somebody eats what they hold', () => {
    expect(planOf('anak kos makan donat di kamar')).toMatchObject({
      scene: 'room',
      details: { bedroom: 1, eatsWare: 1, donuts: 1 },
    });
  });

  it('shows no car', () => {
    expect(planOf('mobil merah di rumah').scene).not.toBe('room');
  });
});

describe('a backdrop', () => {
  it.each([
    ['sepatu putih, bg biru pastel', 'latar biru pastel'],
    ['foto produk keripik singkong, background merah', 'latar merah'],
    ['botol parfum dengan latar warna ungu', 'latar ungu'],
  ])('has the colour that is asked for: %s', (prompt, named) => {
    const { chips, details, colours, unmatched } = planOf(prompt);
    expect(chips.find(({ value }) => value === 'backdrop')?.drawn?.id).toBe(named);
    expect([details.studio, colours, unmatched]).toEqual([1, [], []]);
  });

  it('has one colour: a second is told as not done', () => {
    expect(planOf('kue lapis bg merah emas')).toMatchObject({ colours: [], unmatched: ['emas'] });
  });

  it('is not the colour of a wall out of doors, nor a table', () => {
    expect(planOf('vespa kuning depan tembok merah').details).not.toHaveProperty('backdrop');
    expect(planOf('kopi di meja biru').details).not.toHaveProperty('backdrop');
  });
});

it('claims no traffic of a skyline, which has no road', () => {
  expect(planOf('jakarta malam lampu kendaraan').unmatched).toContain('kendaraan');
  expect(planOf('jalan kota malam, kendaraan').details).toHaveProperty('traffic');
});

it.each(['kopi di meja', 'potret wanita', 'terumbu karang', 'planet saturnus'])(
  'tells no clouds of "%s", which nobody asked for and nobody sees',
  (prompt) => {
    for (const seed of [1, 2, 3, 4])
      expect(planOf(prompt, seed).chips.filter(({ aspect }) => aspect === 'weather')).toEqual([]);
  },
);

it('lets lightning bring the rain along, and tells both', () => {
  const { weather, chips, unmatched } = planOf('hujan dan petir di kota');
  expect([weather, unmatched]).toEqual(['storm', []]);
  expect(chips.flatMap(({ word }) => word ?? [])).toEqual(expect.arrayContaining(['hujan', 'petir']));
});

it.each([
  ['martabak manis coklat keju', ['coklat', 'keju']],
  ['sate padang asap ngebul', ['asap', 'ngebul']],
  ['kucing putih sama anjing coklat', ['coklat']],
  ['pasar malam dengan kios dan lampu', ['kios', 'lampu']],
  ['ibu guru lagi ngajar, papan tulis ijo', ['papan tulis', 'ijo', 'ngajar']],
])('calls nothing of "%s" not drawn that its drawing shows', (prompt, shown) => {
  expect(planOf(prompt).unmatched.filter((word) => shown.includes(word))).toEqual([]);
});

it('takes a walk for no street', () => {
  expect(planOf('ibu jalan pagi di taman')).toMatchObject({ scene: 'venue', time: 'morning', unmatched: [] });
});

it.each([
  ['tnmn hias di meja', 'plant'],
  ['mobl merah di jalan', 'car'],
])('reads the vowels that "%s" leaves out', (prompt, thing) => {
  const { subject, details, unknownSubject } = planOf(prompt);
  expect([subject, ...Object.keys(details)]).toContain(thing);
  expect(unknownSubject).toBeNull();
});

it.each(['html css', 'brkt', 'bmw hitam'])('reads nothing into "%s"', (prompt) => {
  expect(planOf(prompt).unknownSubject).not.toBeNull();
});
