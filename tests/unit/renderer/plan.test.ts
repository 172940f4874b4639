/**
 * A prompt in either language becomes one plan: scene, time, weather, subject, colours, motion. Chips name only what is
 * drawn, every other word is reported, and the seed decides only what was left open.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { type Plan, SCENES } from '../../../renderer/scene.ts';

function planOf(prompt: string, seed = 5): Plan {
  return createPlan({ prompt, seed, fixedCamera: false });
}

describe('reading a prompt', () => {
  it.each([
    [
      'Pantai saat senja dengan pohon kelapa dan perahu nelayan',
      { scene: 'beach', time: 'sunset', subject: 'fishing-boat', details: { palms: 1 } },
    ],
    ['gunung berapi meletus di malam hari', { scene: 'volcano', time: 'night', details: { lava: 1 } }],
    [
      'danau tenang dikelilingi pohon pinus',
      { scene: 'mountain', subject: null, details: { water: 1, calm: 1, pines: 1 } },
    ],
    ['kucing di bawah pohon sakura', { scene: 'sakura', subject: 'cat' }],
    ['kota malam neon hujan deras', { scene: 'city', time: 'night', weather: 'rain', colours: ['neon'] }],
    ['sawah terasering pagi hari di Ubud dengan petani', { scene: 'ricefield', time: 'morning', subject: 'farmer' }],
    ['candi borobudur saat matahari terbit', { time: 'dawn', subject: 'borobudur' }],
    ['Gunung Bromo lautan awan, kamera naik', { scene: 'volcano', motion: 'up', details: { cloudSea: 1 } }],
    ['bunga-bunga berwarna-warni', { scene: 'flowers', colours: ['vivid'] }],
    ['gurun pasir tanpa awan dan unta', { scene: 'desert', weather: 'clear', subject: 'camel' }],
    ['salju turun di pegunungan', { scene: 'snow', weather: 'snow' }],
    ['planet bercincin ungu', { scene: 'space', colours: ['purple'], details: { ring: 1 } }],
    ['terumbu karang dengan penyu', { scene: 'underwater', subject: 'turtle' }],
    ['wayang kulit', { subject: 'wayang' }],
    ['hutan bambu berkabut', { scene: 'bamboo', weather: 'fog' }],
    ['kepulauan Raja Ampat dari udara', { scene: 'islands', details: { high: 1 } }],
    ['abstrak toska dan emas', { scene: 'abstract', colours: ['teal', 'gold'] }],
    [
      'a dragon flying over snowy mountains at golden hour',
      { scene: 'snow', time: 'golden', subject: 'dragon', colours: [] },
    ],
    ['neon city street at night in the rain', { scene: 'city', time: 'night', weather: 'rain' }],
    ['black and white canyon, static camera', { scene: 'canyon', colours: ['monochrome'], motion: 'none' }],
    [
      'hot air balloon over green hills, pan left',
      { scene: 'hills', subject: 'balloon', motion: 'left', colours: ['green'] },
    ],
    ['northern lights above a lake', { scene: 'mountain', weather: 'aurora', time: 'night', details: { water: 1 } }],
    ['a whale', { scene: 'underwater', subject: 'whale' }],
    ['timelapse of clouds over the desert', { scene: 'desert', weather: 'cloudy', details: { timelapse: 1 } }],
  ])('understands "%s"', (prompt, expected) => {
    expect(planOf(prompt)).toMatchObject(expected);
  });

  it.each([
    ['es kopi susu di meja kayu', { scene: 'table', details: { icedCoffee: 1 } }],
    ['a cup of coffee by the window on a rainy day', { scene: 'table', weather: 'rain', details: { coffee: 1 } }],
    ['nasi goreng dengan telur di piring', { scene: 'table', details: { friedRice: 1 } }],
    ['kue ulang tahun dengan lilin', { scene: 'table', details: { cake: 1 } }],
    ['botol parfum di atas marmer', { scene: 'table', details: { perfume: 1, marble: 1 } }],
    ['matcha latte, foto produk latar putih', { scene: 'table', details: { matcha: 1, studio: 1, white: 1 } }],
    ['kebun kopi di pagi hari', { scene: 'hills' }],
  ])('finds the table for "%s"', (prompt, expected) => {
    expect(planOf(prompt)).toMatchObject({ ...expected, unmatched: [] });
  });

  it.each([
    ['kucing oranye di pasar malam', { scene: 'city', time: 'night', subject: 'cat', details: { market: 1 } }],
    ['rumah pohon di hutan, lampu hangat, malam hari', { scene: 'forest', time: 'night', subject: 'treehouse' }],
    ['ikan koi berenang di kolam teratai', { scene: 'pond', subject: null, details: { koi: 1 } }],
    ['unicorn terbang di langit', { subject: 'unicorn', details: { aloft: 1 } }],
    ['gerhana matahari di atas candi', { time: 'night', subject: 'candi', details: { eclipse: 1 } }],
    ['night market with colorful lamps', { scene: 'city', time: 'night', details: { market: 1 } }],
    ['penari bali di pura saat senja', { time: 'sunset', subject: 'woman', details: { dancesTraditionally: 1 } }],
    ['wanita di depan candi', { subject: 'woman' }],
    ['kembang api tahun baru di jakarta', { scene: 'city', time: 'night', details: { fireworks: 1, jakarta: 0.7 } }],
    ['sepatu sneakers merah, foto produk latar putih', { scene: 'table', details: { shoe: 1, studio: 1, white: 1 } }],
    ['kucing di bulan', { scene: 'space', subject: 'cat', details: { moon: 2 } }],
    [
      'potret wanita berhijab tersenyum',
      { scene: 'portrait', subject: null, details: { woman: 1, hijab: 1, smile: 1 } },
    ],
    ['portrait of an old fisherman', { scene: 'portrait', subject: null, details: { old: 1, man: 1 } }],
    ['ikan koi di kolam', { scene: 'pond', subject: null, details: { koi: 1 } }],
    ['bunga teratai di kolam', { scene: 'pond', subject: null, details: { pads: 1.3 } }],
    ['motif batik mega mendung', { scene: 'abstract', details: { batik: 1, megaMendung: 1 } }],
    ['kain batik kawung biru', { scene: 'abstract', colours: ['blue'], details: { batik: 1, kawung: 1 } }],
  ])('knows the place of "%s"', (prompt, expected) => {
    expect(planOf(prompt)).toMatchObject(expected);
  });

  it.each([
    ['naga terbang di atas candi borobudur', 'borobudur', 'dragon'],
    ['anak kecil dengan layangan di sawah', 'boy', 'kite'],
    ['a castle and a hot air balloon', 'castle', 'balloon'],
  ])('shows both in "%s": one in its place, one in the air', (prompt, subject, companion) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, companion, unmatched: [] });
    expect(plan.chips.filter((chip) => chip.aspect === 'subject').map((chip) => chip.value)).toEqual([
      subject,
      companion,
    ]);
  });

  it.each([
    ['kucing oranye di kota', 'cat'],
    ['red car on a desert road', 'car'],
    ['kucing hitam di padang bunga', 'cat'],
    ['naga hijau di gunung', 'dragon'],
  ])('gives the colour in "%s" to the thing and not to the light', (prompt, subject) => {
    const plan = planOf(prompt);
    expect(plan.subject).toBe(subject);
    expect(plan.subjectColour).not.toBeNull();
    expect(plan.colours).toEqual([]);
  });

  it.each([
    ['kaos polos hitam foto produk', 'tshirt'],
    ['tas kulit wanita warna coklat', 'bag'],
    ['sepatu putih di atas meja', 'shoe'],
  ])('gives the colour in "%s" to the ware', (prompt, ware) => {
    expect(planOf(prompt)).toMatchObject({ scene: 'table', details: { [ware]: 1 }, subjectColour: expect.any(Array) });
  });

  it.each([
    ['nasi goreng telur mata sapi', ['friedRice'], null],
    ['rendang padang di piring', ['rendang'], null],
    ['jam tangan pria elegan', ['watch'], null],
    ['ketupat dan masjid', ['ketupat'], null],
    ['nenek membuat klepon', ['klepon'], 'grandmother'],
  ])('puts on the table what "%s" names, and nothing else', (prompt, wares, subject) => {
    const plan = planOf(prompt);
    expect(plan.subject).toBe(subject);
    expect(Object.keys(plan.details)).toEqual(expect.arrayContaining(wares));
  });

  it.each([
    ['perempuan cantik berhijab di taman', 'hijabi'],
    ['ibu memasak di dapur', 'home-cook'],
    ['anak kecil bermain bola di lapangan', 'boy'],
    ['nenek di sawah', 'grandmother'],
    ['singa di savana', 'lion'],
    ['air terjn di hutan', 'waterfall'],
    ['berlayar di laut', 'boat'],
  ])('shows who or what "%s" is about', (prompt, subject) => {
    expect(planOf(prompt).subject).toBe(subject);
  });

  it.each([
    ['promo diskon 50% akhir tahun', 'PROMO DISKON 50% AKHIR TAHUN'],
    ['ucapan selamat idul fitri dengan masjid', 'Selamat Idul Fitri'],
    ['happy cat', null],
    ['sneakers, empty space on the left so I can put the discount price later', null],
    ['poster sepatu, ruang kosong buat harga diskon', null],
    ['poster promo diskon 50% buat tempat makan', 'PROMO DISKON 50% BUAT TEMPAT MAKAN'],
  ])('writes what "%s" announces', (prompt, title) => {
    expect(planOf(prompt).title).toBe(title);
  });

  it('tells how many of a thing are not drawn', () => {
    expect(planOf('dua kue di meja').unmatched).toEqual(['dua']);
  });

  it('leaves a colour that stands elsewhere to the light', () => {
    expect(planOf('perahu di pantai, langit merah muda')).toMatchObject({ subjectColour: null, colours: ['pink'] });
  });

  it('takes quoted text as the title and nothing in it as scenery', () => {
    const plan = planOf('bukit hijau dengan tulisan "Selamat Pagi Pantai"');
    expect(plan).toMatchObject({ title: 'Selamat Pagi Pantai', scene: 'hills' });
    expect(plan.unmatched).toEqual([]);
  });

  it('names the words that changed nothing, as typed, and no stop words', () => {
    expect(planOf('buatkan video anak bermain Bekel di lapangan rumput').unmatched).toEqual(['bermain Bekel']);
    expect(planOf('please make a beach with a Quokka').unmatched).toEqual(['Quokka']);
  });

  it('reports known words that the chosen scene cannot show', () => {
    expect(planOf('kota malam dengan lahar').unmatched).toContain('lahar');
  });

  it('marks what the seed chose with a chip without a word', () => {
    const plan = planOf('pantai');
    expect(plan.chips).toContainEqual({ aspect: 'scene', value: 'beach', word: 'pantai' });
    expect(plan.chips).toContainEqual({ aspect: 'motion', value: plan.motion, word: null });
  });

  it.each([
    ['Kota neon malam hari', ['colour neon'], 'neon'],
    ['hutan bambu berkabut', ['weather fog'], 'berkabut'],
    ['saturnus di luar angkasa', ['scene space', 'detail ring'], 'saturnus'],
    // Tells more than the weather does: how hard it rains.
    ['kota hujan deras', ['weather rain', 'detail rainStrength'], 'hujan deras'],
  ])('tells in "%s" nothing twice', (prompt, expected, word) => {
    const plan = planOf(prompt);
    expect(plan.chips.filter((chip) => chip.word === word).map(({ aspect, value }) => `${aspect} ${value}`)).toEqual(
      expected,
    );
    expect(plan.unmatched).toEqual([]);
  });

  it.each([
    ['Luar angkasa bernuansa ungu, roket melintas di dekat planet', 'purple', null],
    ['Bawah laut bernuansa toska, penyu dan terumbu karang', 'teal', null],
    ['roket ungu di luar angkasa', null, 'ungu'],
    ['gurun malam hari, masjid, bulan, bintang, ungu', 'purple', null],
    ['a purple rocket in outer space', null, 'ungu'],
  ])('gives the colour of "%s" to what it was said of', (prompt, ofAll, ofSubject) => {
    const { chips } = planOf(prompt);
    expect(chips.find(({ aspect, word }) => aspect === 'colour' && word !== null)?.value ?? null).toBe(ofAll);
    expect(chips.find(({ value }) => value === 'subjectColour')?.drawn?.id ?? null).toBe(ofSubject);
  });

  it('gives the same plan for the same prompt and seed, and varies what was left open with the seed', () => {
    expect(planOf('pantai', 3)).toEqual(planOf('pantai', 3));
    const times = new Set(Array.from({ length: 24 }, (_, seed) => planOf('pantai', seed).time));
    expect(times.size).toBeGreaterThan(1);
  });

  it.each([
    [
      'A beach at dusk with coconut palms and a fishing boat, the camera rising slowly',
      { motion: 'up', subject: 'fishing-boat' },
    ],
    [
      'Pantai saat senja dengan pohon kelapa dan perahu nelayan, kamera naik perlahan',
      { motion: 'up', subject: 'fishing-boat' },
    ],
    ['A neon city on a rainy night, camera slowly rising', { motion: 'up' }],
    ['Tea plantation hills in the morning, camera up', { motion: 'up' }],
    ['Canyon at noon, camera back', { motion: 'back' }],
    ['A city street at night in heavy rain', { weather: 'rain', details: { rainStrength: 1.7, street: 1 } }],
    ['A beach in light rain', { weather: 'rain', details: { rainStrength: 0.6 } }],
    ['Kota neon saat hujan, kamera perlahan naik', { motion: 'up' }],
    [
      'Rice terraces in the morning, thin fog, the camera moving forward',
      { scene: 'ricefield', motion: 'forward', weather: 'fog', subject: null },
    ],
    [
      'Sawah berundak pagi hari, kabut tipis, kamera bergerak maju',
      { scene: 'ricefield', motion: 'forward', weather: 'fog', subject: null },
    ],
    ['A neon city at night in the rain, the camera panning right', { motion: 'right', weather: 'rain' }],
    ['Kota neon malam hari diguyur hujan, kamera bergeser ke kanan', { motion: 'right', weather: 'rain' }],
    ['Outer space in purple, a rocket flying past a planet', { scene: 'space', subject: 'rocket' }],
    ['Luar angkasa bernuansa ungu, roket melintas di dekat planet', { scene: 'space', subject: 'rocket' }],
    ['A volcano at sunrise above a sea of fog', { scene: 'volcano', details: { cloudSea: 1 } }],
    ['Gunung berapi saat matahari terbit di atas lautan kabut', { scene: 'volcano', details: { cloudSea: 1 } }],
    ['A bamboo grove at night full of fireflies', { scene: 'bamboo', weather: 'fireflies' }],
    ['Hutan bambu malam hari penuh kunang-kunang', { scene: 'bamboo', weather: 'fireflies' }],
    ['Under the sea in teal, a turtle and coral', { scene: 'underwater', subject: 'turtle' }],
    ['Bawah laut bernuansa toska, penyu dan terumbu karang', { scene: 'underwater', subject: 'turtle' }],
    ['Cherry blossom at golden hour, petals falling', { scene: 'sakura', weather: 'petals' }],
    ['Bunga sakura saat golden hour, kelopak berguguran', { scene: 'sakura', weather: 'petals' }],
  ])('understands every word of what the product itself suggests: "%s"', (prompt, expected) => {
    expect(planOf(prompt)).toMatchObject({ ...expected, unmatched: [] });
  });

  it.each([
    ['pantai, kamera geser ke kiri', 'left'],
    ['a beach, camera panning left', 'left'],
    ['pantai, kamera geser ke kanan', 'right'],
  ])('pans to the side that "%s" names', (prompt, motion) => {
    expect(planOf(prompt)).toMatchObject({ motion, unmatched: [] });
  });

  it('tells no water of a street between towers', () => {
    const { details, unmatched } = createPlan({ prompt: 'motor di jalan kota pinggir danau', seed: 1 });
    expect(details).toMatchObject({ street: 1 });
    expect(details).not.toHaveProperty('harbour');
    expect(unmatched.join(' ')).toContain('danau');
  });

  it('takes a remote village for no pencil sketch', () => {
    expect(createPlan({ prompt: 'kampung terpencil', seed: 1 })).toMatchObject({
      style: null,
      unmatched: ['terpencil'],
    });
  });

  it('takes "cat air" for watercolour and for no animal', () => {
    const plan = createPlan({ prompt: 'sawah pagi, gaya cat air', seed: 5, fixedCamera: false });
    expect(plan.subject).not.toBe('cat');
    expect(plan.unmatched).toEqual([]);
  });

  it('lights a blue fire and not the whole picture blue, and stands no child on a birthday table', () => {
    const crater = planOf('kawah ijen api biru');
    expect(crater.colours).toEqual([]);
    expect(crater.chips).toContainEqual(expect.objectContaining({ value: 'blueFire', word: 'api biru' }));
    const birthday = planOf('tumpeng nasi kuning ultah anak');
    expect(birthday).toMatchObject({ subject: null, unmatched: [] });
    expect(birthday.chips).toContainEqual(expect.objectContaining({ value: 'cake' }));
  });

  it('lets the fixed camera setting beat a motion in the prompt', () => {
    expect(createPlan({ prompt: 'pantai, kamera naik', seed: 1, fixedCamera: true }).motion).toBe('none');
  });

  it('accounts for every word: used in a chip, unmatched, or without meaning of its own', () => {
    const plan = planOf('gerinda, xylofon, pantai');
    expect(plan.unmatched).toEqual(['gerinda', 'xylofon']);
  });

  it('reads a field of sunflowers as flowers, not as a large sun', () => {
    for (const prompt of ['ladang bunga matahari', 'field of sunflowers'])
      expect(planOf(prompt), prompt).toMatchObject({ scene: 'flowers', details: { sunflower: 1 }, unmatched: [] });
    expect(planOf('ladang bunga matahari').details).not.toHaveProperty('bigSun');
  });

  it('tells neither a camera nor a pace of a single picture', () => {
    const plan = createPlan({
      prompt: 'gunung saat fajar, kamera maju pelan, timelapse',
      seed: 5,
      fixedCamera: false,
      isStill: true,
    });
    expect(plan.chips.filter(({ aspect }) => aspect === 'motion' || aspect === 'detail')).toEqual([]);
    expect(plan.unmatched).toEqual(['kamera maju pelan', 'timelapse']);
    expect(planOf('gunung saat fajar, kamera maju pelan').chips.some(({ aspect }) => aspect === 'motion')).toBe(true);
  });

  it('leaves people where they do something, with what lies behind them', () => {
    const plan = planOf('petani menanam padi dengan latar gunung');
    expect(plan).toMatchObject({ scene: 'ricefield', details: { plantsRice: 1, mountain: 1 }, unmatched: [] });
    expect(planOf('gunung, petani')).toMatchObject({ scene: 'mountain' });
  });

  it('puts a campfire out of doors at night, with whoever does something else at it', () => {
    for (const place of ['dekat', 'di pinggir', 'di depan', 'di samping'])
      expect(planOf(`gadis main gitar ${place} api unggun`), place).toMatchObject({
        scene: 'hills',
        time: 'night',
        beside: 'campfire',
        details: { playsGuitar: 1 },
        unmatched: [],
      });
    expect(planOf('keluarga di depan api unggun').details).toMatchObject({ sitsAtCampfire: 1 });
    expect(planOf('api unggun pagi hari').time).toBe('morning');
  });

  it('shows what one does whom another teaches or watches, with both of them', () => {
    for (const [prompt, act, place, beside] of [
      ['ayah mengajari anak main layangan di taman', 'fliesKite', 'park', 'person'],
      ['ibu menonton anak main bola', 'playsFootball', 'field', 'mother'],
      ['kakek menemani cucu bermain layangan', 'fliesKite', 'field', 'grandfather'],
    ] as const)
      expect(planOf(prompt), prompt).toMatchObject({ subject: 'boy', beside, details: { [act]: 1, [place]: 1 } });
    expect(planOf('guru mengajari anak membaca').details).toHaveProperty('teaches');
  });

  it('reads a breath at the end and an English plural as slips of the finger', () => {
    expect(planOf('cewek naik sepedah').details).toHaveProperty('ridesBicycle');
    expect(planOf('dinosuars in the forest').subject).toBe('dinosaur');
  });

  it('shows rows of tea rather than a road through them', () => {
    expect(planOf('cewek naik sepeda di kebun teh').details).toMatchObject({ ridesBicycle: 1, teaRows: 1 });
  });

  it('leads out of doors what is in a puddle', () => {
    expect(planOf('puppy and a duckling sharing a puddle').scene).toBe('venue');
  });

  it.each([
    ['sepasang pengantin minang di pelaminan', 2],
    ['pengantin bali di pura', 3],
    ['sepasang pengantin jawa', 1],
  ])('dresses the pair of "%s" as their region does', (prompt, adat) => {
    expect(planOf(prompt)).toMatchObject({ subject: 'bridal-couple', details: { adat } });
  });

  it('keeps the place of what somebody cannot be shown doing', () => {
    expect(planOf('ibu menggendong bayi sambil belanja di pasar').details).toHaveProperty('traditionalMarket');
  });

  it('leaves a hiker on the mountain, with the backpack on', () => {
    const plan = planOf('pemuda naik gunung membawa ransel');
    expect(plan).toMatchObject({ scene: 'mountain', subject: 'hiker' });
    expect(plan.details).not.toHaveProperty('backpack');
  });

  it('shows by what somebody is on the way', () => {
    expect(planOf('anak SD berangkat sekolah naik sepeda').details).toMatchObject({ ridesBicycle: 1 });
    expect(planOf('anak SD berangkat sekolah').details).toMatchObject({ strolls: 1 });
  });

  it('counts a second word for the same thing as understood', () => {
    expect(planOf('pantai tropis dengan pohon kelapa').unmatched).toEqual([]);
  });

  it('knows mountains in number, and a sea floor that is not the deep sea', () => {
    expect(planOf('mountains at dawn').scene).toBe('mountain');
    expect(planOf('dasar laut terumbu karang').details).not.toHaveProperty('deep');
  });

  it('always answers, even to nothing', () => {
    expect(SCENES).toContain(planOf('').scene);
    expect(planOf('!!! ???').unmatched).toEqual([]);
  });
});
