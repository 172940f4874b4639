/** What a prompt puts into the picture and where, and which prompts are refused because nothing of them would show. */
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
    expect([plan.scene, plan.subject, plan.unmatched]).toEqual(['venue', null, [sold]]);
  });

  it('has whoever is there', () => expect(planOf('kucing di pasar').subject).toBe('cat'));
});

describe('two things on the same ground', () => {
  it('leave no word crossed out that only joins them', () => {
    expect(planOf('orange cat in front of a lighthouse at sunset').unmatched).toEqual([]);
  });

  it.each([
    ['kucing dan anjing di taman', 'cat', 'dog'],
    ['karakter ksatria di depan kastil', 'warrior', 'castle'],
    ['biksu berdoa di borobudur', 'monk', 'borobudur'],
    ['masjid dan anak anak', 'children', 'mosque'],
    ['anak2 SD upacara bendera', 'children', 'flag'],
  ])('are both drawn and told of "%s"', (prompt, subject, beside) => {
    const plan = planOf(prompt);
    expect([plan.subject, plan.beside]).toEqual([subject, beside]);
    const told = plan.chips.filter(({ aspect }) => aspect === 'subject').map(({ value }) => value);
    expect(told).toEqual(expect.arrayContaining([subject, beside]));
  });

  it.each([
    // Inside a building, without a word that joins them, or on a table: nothing stands beside the subject.
    'kucing di dalam masjid',
    'petani semangat, sapi sehat',
    'mahasiswa depan laptop',
  ])('are not made of "%s"', (prompt) => {
    expect(planOf(prompt).beside).toBeNull();
  });
});

describe('somebody in the picture', () => {
  it.each([
    // The subject wears it, holds it, is its buyer, or it is only on a sign.
    ['ayam pake kacamata hitam', { subject: 'chicken', details: {} }, 'pake kacamata hitam'],
    ['anak sd pakai seragam upacara bendera', { subject: 'pupil', beside: 'flag' }, 'pakai seragam'],
    ['gamis warna maroon dipakai model, fokus bajunya', { scene: 'table', subject: null }, 'bajunya'],
  ])('of "%s" is shown without a second thing', (prompt, plan, word) => {
    const made = planOf(prompt);
    expect(made).toMatchObject(plan);
    expect(made.unmatched).toContain(word);
  });

  it.each([
    ['ibu berhijab sedang memasak di dapur', 'hijabi', []],
    ['cewek baca buku di taman', 'woman', []],
    ['guru sedang mengajar', 'teacher', []],
  ])('does in "%s" what is told, and is told once', (prompt, subject, unmatched) => {
    expect(planOf(prompt)).toMatchObject({ subject, unmatched, unknownSubject: null });
  });

  it('stands where so many can stand, and behind no prize on a table', () => {
    expect(planOf('lomba 17 agustus anak anak ketawa')).toMatchObject({ subject: 'children', beside: 'flag' });
  });

  it.each([
    ['mobil avanza hitam parkir di depan rumah', ['avanza']],
    ['a black car in front of a house', []],
  ])('stands in the yard before a house, in the colour of the car: "%s"', (prompt, unmatched) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject: 'car', scene: 'venue', details: { homeYard: 1 }, beside: null, unmatched });
    expect(plan.chips.find(({ value }) => value === 'subjectColour')?.drawn?.id).toBe('hitam');
  });
});

describe('what is meant', () => {
  it('takes what somebody draws with for no style', () => {
    expect(planOf('anak tk lagi gambar pake krayon').style).toBeNull();
    expect(planOf('kucing gaya krayon').style).toBe('pencil');
  });

  it('shows who sells at a market there, and behind no plate', () => {
    expect(planOf('ibu2 jualan sayur di pasar pagi')).toMatchObject({ scene: 'venue', subject: 'women' });
  });

  it('reads no fire from a sign of enthusiasm, and no gold from a breed', () => {
    expect(planOf('laksa pedas 🔥').time).not.toBe('inferno');
    expect(planOf('anjing golden retriever di pantai')).toMatchObject({ subject: 'dog', subjectColour: null });
  });

  it.each([
    ['kakek nenek duduk berdua di teras', 'grandparents'],
    ['sepasang lansia jalan sore', 'grandparents'],
    ['ibu gendong bayi', 'mother-and-baby'],
    ['arisan ibu2', 'women'],
    ['cewek naik motor', 'woman'],
    ['abang ojol ujan2an', 'rider'],
    ['motor merah parkir', 'motorbike'],
    ['cucu tiup lilin ulang tahun', 'boy'],
    ['anak2 maen bola di lapangan', 'children'],
    ['kiper nangkep bola', 'footballer'],
    ['istana es', 'castle'],
    ['pasar terapung banjarmasin', 'floating-market'],
    ['cowok main gitar di pantai', 'person'],
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

  it.each([
    ['fierce black panther for a squad', 'panther'],
    ['Traditional angklung on a wooden stand', 'angklung'],
  ])('takes no describing word for it: "%s"', (prompt, subject) => {
    expect(planOf(prompt).unknownSubject).toBe(subject);
  });

  it('takes no request for it', () => {
    expect(planOf('bantuin dong bikin gambar lampion imlek')).toMatchObject({
      subject: 'red-lanterns',
      unknownSubject: null,
    });
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

  it('looks at what lives in the sea under water, and at a serum on a table', () => {
    expect(planOf('ubur2 bercahaya di laut')).toMatchObject({ scene: 'underwater', subject: 'jellyfish' });
    expect(planOf('paus di laut').scene).not.toBe('underwater');
    expect(planOf('serum wajah di marmer')).toMatchObject({ scene: 'table', subject: null });
    expect(planOf('vespa jadul warna ijo')).toMatchObject({ colours: [], subject: 'scooter' });
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
    ['a street food vendor grilling over charcoal', 'over charcoal'],
    ['rendang di piring, daun salam', 'daun salam'],
    ['orang sunda di saung', 'sunda'],
    ['anak lari membawa daun pisang', 'daun pisang'],
    ['grandma in a kitchen, steam rising from a pot behind them', 'pot behind'],
  ])('of "%s" does not draw "%s" as something else', (prompt, word) => {
    expect(planOf(prompt).unmatched).toContain(word);
  });

  it.each([
    ['singa laut', 'singa laut'],
    ['bintang laut di pantai', 'bintang laut'],
    ['papan tulis', 'papan tulis'],
    ['kereta gantung di jalan kota', 'kereta gantung'],
    ['school supplies on yellow paper', 'school supplies'],
  ])('draws nothing else for "%s"', (prompt, subject) => {
    expect(planOf(prompt)).toMatchObject({ unknownSubject: subject, subject: null });
  });

  it.each([
    ['makan', 'makan'],
    ['tempat makan', 'tempat makan'],
    ['membawa keranjang', 'membawa keranjang'],
    ['tidur', 'tidur'],
    ['tertawa', 'tertawa'],
    ['genderuwo tertawa', 'genderuwo tertawa'],
  ])('refuses "%s", which nobody is there to do', (prompt, subject) => {
    expect(planOf(prompt).unknownSubject).toBe(subject);
  });

  it.each(['anak makan', 'tidur siang kucing oren', 'makan bakso', 'duduk di tepi danau'])(
    'draws the rest of "%s"',
    (prompt) => {
      expect(planOf(prompt).unknownSubject).toBeNull();
    },
  );

  it('refuses a thing whose pattern it knows', () => {
    expect(planOf('mukena motif bunga').unknownSubject).toBe('mukena motif');
    expect(planOf('mukena bali motif bunga').unknownSubject).toBe('mukena');
  });

  it('writes what a promo of the eleventh announces whole', () => {
    expect(planOf('promo 11.11 diskon 50%').title).toBe('PROMO 11.11 DISKON 50%');
  });

  it('draws no second drink for the glass that one is in, and one for a glass alone', () => {
    expect(planOf('kopi tubruk gelas').details).not.toHaveProperty('juice');
    expect(planOf('gelas di meja').details).toHaveProperty('juice');
  });
});

it('draws nothing on a background that is to be written on', () => {
  const plan = planOf('background poster pengajian biru tua kosong');
  expect(plan).toMatchObject({ scene: 'abstract', subject: null, colours: ['blue'], unknownSubject: null });
});

it('writes what stands in capitals, and lights nothing by its words', () => {
  const plan = planOf('poster anak2 membuang sampah, tulisan BERSIH ITU SEHAT');
  expect(plan).toMatchObject({ title: 'BERSIH ITU SEHAT', subject: 'children' });
  expect(plan.chips.filter(({ word }) => word === 'BERSIH')).toEqual([]);
});

it.each([['burung cendrawasih di dahan', 'burung cendrawasih']])(
  'refuses "%s", of which nothing would be shown',
  (prompt, subject) => {
    expect(planOf(prompt).unknownSubject).toBe(subject);
  },
);

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
      prompt: 'laksa ceker "PEDAS"',
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
