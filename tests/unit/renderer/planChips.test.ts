/** A chip says what is drawn of a prompt, in words of either language, and nothing that is not. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';

function planOf(prompt: string, seed = 5): Plan {
  return createPlan({ prompt, seed, fixedCamera: false });
}

describe('a market named after what is sold there', () => {
  it.each([
    ['pagi di pasar ikan', 'ikan'],
    ['suasana pasar burung', 'burung'],
    ['fish market in the morning', 'fish'],
  ])('is drawn without a giant of it, and says so: "%s"', (prompt, sold) => {
    const plan = planOf(prompt);
    expect([plan.scene, plan.subject, plan.unmatched]).toEqual(['city', null, [sold]]);
  });

  it('has whoever is there', () => expect(planOf('kucing di pasar').subject).toBe('cat'));
});

it.each(['foto di kantor', 'memasak di dapur', 'suasana restoran'])(
  'a place that its scene shows only roughly is told as not drawn: "%s"',
  (prompt) => {
    const { chips, unmatched } = planOf(prompt);
    const place = prompt.split(' ').at(-1)!;
    expect(unmatched).toContain(place);
    expect(chips.map(({ word }) => word)).not.toContain(place);
  },
);

describe('two things on the same ground', () => {
  it('leave no word crossed out that only joins them', () => {
    expect(planOf('orange cat in front of a lighthouse at sunset').unmatched).toEqual([]);
  });

  it.each([
    ['kucing dan anjing di taman', 'cat', 'dog'],
    ['karakter ksatria di depan kastil', 'warrior', 'castle'],
    ['biksu berdoa di borobudur', 'meditation', 'borobudur'],
    ['masjid dan anak anak', 'children', 'mosque'],
    ['anak2 SD upacara bendera', 'children', 'flag'],
  ])('are both drawn and told of "%s"', (prompt, subject, beside) => {
    const plan = planOf(prompt);
    expect([plan.subject, plan.beside]).toEqual([subject, beside]);
    const told = plan.chips.filter(({ aspect }) => aspect === 'subject').map(({ value }) => value);
    expect(told).toEqual(expect.arrayContaining([subject, beside]));
  });

  it.each([
    // Inside of a building, behind no word that joins them, and on a table nothing stands beside.
    'kucing di dalam masjid',
    'petani semangat, sapi sehat',
    'mahasiswa depan laptop',
  ])('are not made of "%s"', (prompt) => {
    expect(planOf(prompt).beside).toBeNull();
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

describe('what a chip says', () => {
  it.each([
    // A floating shoe is no kite, a café behind a drink no second cup, a crayon in a child's hand no drawing.
    ['sepatu sneakers putih melayang', 'layang-layang'],
    ['es kopi susu, latar cafe', 'secangkir kopi'],
    ['orang naik banana boat', 'pisang'],
    ['jilbab segi empat dilipat rapi', 'perempuan berhijab'],
  ])('claims of "%s" no %s', (prompt, name) => {
    expect(planOf(prompt).chips.map(({ drawn }) => drawn?.id)).not.toContain(name);
  });

  it('takes what somebody draws with for no style', () => {
    expect(planOf('anak tk lagi gambar pake krayon').style).toBeNull();
    expect(planOf('kucing gaya krayon').style).toBe('pencil');
  });

  it.each(['dimsum di klakat bambu', 'es kopi susu es batu', 'naga terbang di atas gunung api', 'bakso di mangkok'])(
    'leaves nothing of "%s" as not done that is seen anyway',
    (prompt) => {
      expect(createPlan({ prompt, seed: 5, isStill: true }).unmatched).toEqual([]);
    },
  );

  it('shows who sells at a market there, and behind no plate', () => {
    expect(planOf('ibu2 jualan sayur di pasar pagi')).toMatchObject({ scene: 'city', subject: 'women' });
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
    // A room has neither snow nor clouds in it, and its wooden table stays brown.
    ['kado di meja, salju', 'salju'],
    ['kopi di kafe, berawan', 'berawan'],
    ['pempek kuah hitam', 'hitam'],
    // Every donut is pink, and every soup is in a white bowl.
    ['donat biru', 'biru'],
    ['soto ayam kuah kuning', 'kuning'],
    // Nothing draws the crown, nor the lion dance.
    ['penari bali dengan mahkota merah emas', 'emas'],
    ['terumbu karang bawah laut berawan', 'berawan'],
    ['tas merah emas mewah', 'emas'],
    ['kembang api biru di monas', 'biru'],
    // A second ware's colour, a pot's and a bottle's are not the room's; a fire of enthusiasm burns nothing.
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
    ['burger, donat, pizza', 'pizza'],
    ['ombak besar di pantai', 'besar'],
  ])('claims nothing that "%s" does not show, and loses no word', (prompt, word) => {
    const plan = planOf(prompt);
    expect(plan.chips.filter((chip) => chip.word === word)).toEqual([]);
    expect(plan.unmatched).toContain(word);
  });

  // A warm soup is no late afternoon, wet hair no rain, a fast loan no thunderstorm, a fan no wind.
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

  it('reads no fire from a sign of enthusiasm, and no gold from a breed', () => {
    expect(planOf('seblak pedas 🔥').time).not.toBe('inferno');
    expect(planOf('anjing golden retriever di pantai')).toMatchObject({ subject: 'dog', subjectColour: null });
  });

  it.each([
    ['kakek nenek duduk berdua di teras', 'grandparents'],
    ['sepasang lansia jalan sore', 'grandparents'],
    ['ibu gendong bayi', 'mother-and-baby'],
    ['arisan ibu2', 'women'],
    ['cewek naik motor', 'rider'],
    ['abang ojol ujan2an', 'rider'],
    ['motor merah parkir', 'motorbike'],
    ['cucu tiup lilin ulang tahun', 'boy'],
    ['anak2 maen bola di lapangan', 'footballer'],
    ['kiper nangkep bola', 'footballer'],
    ['istana es', 'castle'],
    ['pasar terapung banjarmasin', 'floating-market'],
    ['cowok main gitar di pantai', 'guitarist'],
    ['santri jalan bareng', 'peci-man'],
    ['barista bikin latte', 'barista'],
  ])('shows who does what in "%s"', (prompt, subject) => {
    expect(planOf(prompt)).toMatchObject({ subject, unknownSubject: null });
  });

  it.each([
    ['jus alpukat susu coklat', 'avocadoJuice'],
    ['es sirup merah', 'redJuice'],
    ['roti bakar coklat keju', 'toast'],
  ])('tells the glasses and the toast of "%s" apart', (prompt, ware) => {
    expect(planOf(prompt)).toMatchObject({ scene: 'table', details: { [ware]: 1 } });
  });

  it('stands Monas before the skyline and on no table, and takes no other monument for it', () => {
    expect(planOf('monas malem2 lampu warna warni')).toMatchObject({ scene: 'city', details: { jakarta: 1 } });
    expect(planOf('tugu jogja malam hari').unknownSubject).toBe('tugu jogja');
  });

  it('paints the vehicle that a colour stands beside, not the light', () => {
    expect(planOf('mobil merah ngebut di jalan kota')).toMatchObject({ subject: 'car', colours: [] });
  });

  it('takes who a ware is for for nobody in the picture', () => {
    expect(planOf('sepatu sneakers putih cowok')).toMatchObject({ subject: null, unmatched: ['cowok'] });
    expect(planOf('cewek berhijab minum kopi').subject).toBe('hijabi');
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
    ['harimau terbang di hutan', ['terbang'], ['harimau', 'hutan']],
    ['a dragon flies over a castle', [], ['dragon', 'flies', 'castle']],
    ['gunung dari dekat', ['dekat'], ['gunung']],
    ['galaksi dengan planet', ['planet'], ['galaksi']],
    ['zoom out dari bumi ke galaksi', ['bumi'], ['zoom out', 'galaksi']],
    ['perahu berjalan di danau', ['berjalan'], ['perahu', 'danau']],
  ])('loses no word of "%s"', (prompt, unmatched, told) => {
    const plan = planOf(prompt);
    expect(plan.unmatched).toEqual(unmatched);
    expect(plan.chips.map(({ word }) => word)).toEqual(expect.arrayContaining(told));
  });

  it('tells a word that is said twice as it was typed', () => {
    expect(planOf('kunang-kunang di hutan').chips).toContainEqual({
      aspect: 'weather',
      value: 'fireflies',
      word: 'kunang-kunang',
    });
  });

  it('looks at what lives in the sea under water, and at a serum on a table', () => {
    expect(planOf('ubur2 bercahaya di laut')).toMatchObject({ scene: 'underwater', subject: 'jellyfish' });
    expect(planOf('paus di laut').scene).not.toBe('underwater');
    expect(planOf('serum wajah di marmer')).toMatchObject({ scene: 'table', subject: null });
    expect(planOf('vespa jadul warna ijo')).toMatchObject({ colours: ['vintage'], subject: 'scooter' });
  });

  it('lights the candles of a birthday on its cake, and repeats no thing that an emoji repeats', () => {
    expect(Object.keys(planOf('kue ulang tahun dan lilin').details)).toEqual(['cake']);
    expect(Object.keys(planOf('es kopi ☕').details)).toEqual(['icedCoffee']);
  });

  it('joins no words over a comma', () => {
    expect(planOf('city street, light rain')).toMatchObject({ subject: null, weather: 'rain', details: { street: 1 } });
    expect(planOf('city with a street light').subject).toBe('street-light');
  });

  it.each([
    ['kolam renang', 'kolam renang'],
    ['kolam renang hotel dengan pohon kelapa', 'kolam renang hotel'],
    ['swimming pool', 'swimming pool'],
    ['rumah sakit', 'rumah sakit'],
    ['singa laut', 'singa laut'],
    ['bintang laut di pantai', 'bintang laut'],
    ['papan tulis', 'papan tulis'],
  ])('draws nothing else for "%s"', (prompt, subject) => {
    expect(planOf(prompt)).toMatchObject({ unknownSubject: subject, subject: null });
    expect(planOf('anak berenang di kolam renang')).toMatchObject({
      subject: 'boy',
      unmatched: ['berenang', 'kolam renang'],
    });
  });

  it('refuses a thing whose pattern it knows', () => {
    expect(planOf('mukena motif bunga').unknownSubject).toBe('mukena motif');
    expect(planOf('mukena bali motif bunga').unknownSubject).toBe('mukena');
  });

  it('writes what a promo of the eleventh announces whole', () => {
    expect(planOf('promo 11.11 diskon 50%').title).toBe('PROMO 11.11 DISKON 50%');
  });

  it.each([
    ['pantai kuta sore', ['kuta']],
    ['masjid istiqlal malam', ['istiqlal']],
    ['sawah jatiluwih pagi', ['jatiluwih']],
    ['jembatan di sungai ampera', ['ampera']],
    ['ruang tamu minimalis sofa abu2', ['ruang tamu', 'abu2']],
    ['kopi tubruk gelas', ['gelas']],
    ['jalan braga bandung', ['bandung']],
    // By itself the name is the beach, and the room its sofa.
    ['kuta sore', []],
    ['ruang tamu pagi', []],
  ])('tells what of "%s" is drawn by its kind alone', (prompt, unmatched) => {
    expect(planOf(prompt).unmatched).toEqual(unmatched);
  });

  it('draws no second drink for the glass that one is in, and one for a glass alone', () => {
    expect(planOf('kopi tubruk gelas').details).not.toHaveProperty('juice');
    expect(planOf('gelas di meja').details).toHaveProperty('juice');
  });
});

describe('somebody in the picture', () => {
  it.each([
    // Wears it, holds it, is who a thing is for, or has the business of a sign.
    ['anjing pake kacamata hitam', { subject: 'dog', details: {} }, 'kacamata hitam'],
    ['anak sd pakai seragam upacara bendera', { subject: 'pupil', beside: 'flag' }, 'seragam'],
    ['logo warung kopi, cangkir kopi', { scene: 'table', subject: null }, 'warung kopi'],
    ['gamis warna maroon dipakai model, fokus bajunya', { scene: 'table', subject: null }, 'bajunya'],
  ])('of "%s" is shown without a second thing', (prompt, plan, word) => {
    const made = planOf(prompt);
    expect(made).toMatchObject(plan);
    expect(made.unmatched).toContain(word);
  });

  it.each([
    ['ibu berhijab sedang memasak di dapur', 'veiled-cook', ['dapur']],
    ['cewek baca buku di taman', 'reader', []],
    ['guru sedang mengajar', 'teacher', []],
  ])('does in "%s" what is told, and is told once', (prompt, subject, unmatched) => {
    expect(planOf(prompt)).toMatchObject({ subject, unmatched, unknownSubject: null });
  });

  it('stands where so many can stand, and behind no prize on a table', () => {
    expect(planOf('lomba 17 agustus anak anak ketawa')).toMatchObject({ subject: 'children', beside: 'flag' });
  });

  it('drives before a house, in the colour of the car', () => {
    const plan = planOf('mobil avanza hitam parkir di depan rumah');
    expect(plan).toMatchObject({ subject: 'car', beside: 'house', unmatched: ['avanza', 'parkir'] });
    expect(plan.chips.find(({ value }) => value === 'subjectColour')?.drawn?.id).toBe('hitam');
  });
});

it('claims no traffic of a skyline, which has no road', () => {
  expect(planOf('jakarta malam lampu kendaraan').unmatched).toContain('kendaraan');
  expect(planOf('jalan kota malam, kendaraan').details).toHaveProperty('traffic');
});

it('draws nothing on a background that is to be written on', () => {
  const plan = planOf('background poster pengajian biru tua kosong');
  expect(plan).toMatchObject({ scene: 'abstract', subject: null, colours: ['blue'], unknownSubject: null });
});

it.each(['kopi di meja', 'potret wanita', 'terumbu karang', 'planet saturnus'])(
  'tells no clouds of "%s", which nobody asked for and nobody sees',
  (prompt) => {
    for (const seed of [1, 2, 3, 4])
      expect(planOf(prompt, seed).chips.filter(({ aspect }) => aspect === 'weather')).toEqual([]);
  },
);

it('writes what stands in capitals, and lights nothing by its words', () => {
  const plan = planOf('poster anak2 membuang sampah, tulisan BERSIH ITU SEHAT');
  expect(plan).toMatchObject({ title: 'BERSIH ITU SEHAT', subject: 'children' });
  expect(plan.chips.filter(({ word }) => word === 'BERSIH')).toEqual([]);
});

it.each([
  ['dapur kecil sederhana', 'dapur'],
  ['restoran malam hari', 'restoran'],
  ['burung cendrawasih di dahan', 'burung cendrawasih'],
])('refuses "%s", of which nothing would be shown', (prompt, subject) => {
  expect(planOf(prompt).unknownSubject).toBe(subject);
});

it('knows who it is about from what they carry, and a young animal from its kind', () => {
  expect(planOf('bapak ojek online nganter makanan kehujanan')).toMatchObject({ scene: 'city', subject: 'rider' });
  expect(planOf('cute baby panda eating bamboo')).toMatchObject({ subject: 'panda', unknownSubject: null });
});

it('writes the name of whose birthday it is', () => {
  expect(planOf('happy birthday Rina dengan balon').title).toBe('Happy Birthday Rina');
  expect(planOf('selamat pagi Bunga mawar').title).toBe('Selamat Pagi');
});

describe('a headline', () => {
  it('is drawn over what else can be drawn, and offered alone where nothing can', () => {
    const sign = planOf('tulisan "WARUNG BU TINI" di papan kayu ada gambar ayam gorengnya');
    expect(sign).toMatchObject({ unknownSubject: null, details: { friedChicken: 1 }, unmatched: ['papan', 'kayu'] });
    const question = {
      mode: 'text-to-image',
      prompt: 'seblak ceker "PEDAS"',
      seed: 1,
      maxImages: 1,
      pictures: 0,
    } as const;
    expect(understandPrompt(question)).toMatchObject({ verdict: 'unknown_subject', card: '"PEDAS"' });
  });

  it.each([
    ['ucapan selamat ulang taun buat anakku Naura', 'Selamat Ulang Taun Naura'],
    ['ketupat, ada tulisan Mohon Maaf Lahir Batin, ijo emas', 'Mohon Maaf Lahir Batin'],
  ])('holds all of "%s"', (prompt, title) => {
    const plan = planOf(prompt);
    expect(plan.title).toBe(title);
    expect(plan.unmatched.filter((word) => title.includes(word))).toEqual([]);
  });
});

it.each(['pengen gambar yg bikin hati adem', 'gambar yang menenangkan'])(
  'answers the open wish "%s" with calm water, which is there',
  (prompt) => {
    expect(planOf(prompt)).toMatchObject({ unknownSubject: null, unmatched: [] });
    for (let seed = 1; seed <= 12; seed++) {
      const { scene, details, chips } = planOf(prompt, seed);
      expect(chips).toContainEqual(expect.objectContaining({ value: 'calm' }));
      expect(details.water === 1 || scene === 'beach' || scene === 'islands').toBe(true);
    }
  },
);

it('lets lightning bring the rain along, and tells both', () => {
  const { weather, chips, unmatched } = planOf('hujan dan petir di kota');
  expect([weather, unmatched]).toEqual(['storm', []]);
  expect(chips.flatMap(({ word }) => word ?? [])).toEqual(expect.arrayContaining(['hujan', 'petir']));
});

it.each([
  ['martabak manis coklat keju', ['coklat', 'keju']],
  ['ibu guru lagi ngajar, papan tulis ijo', ['papan tulis', 'ijo', 'ngajar']],
])('calls nothing of "%s" not drawn that its drawing shows', (prompt, shown) => {
  expect(planOf(prompt).unmatched.filter((word) => shown.includes(word))).toEqual([]);
});
