/**
 * What a prompt is about decides whether it is drawn or refused: adjectives and camera terms are no subject, and a
 * contest, a harvest, a game or goods on a rack are not sold as a neighbour that happens to be drawn.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { understandPrompt } from '../../../renderer/understandPrompt.ts';

const ask = (prompt: string) =>
  understandPrompt({ mode: 'text-to-image', prompt, seed: 7, fixedCamera: false, maxImages: 1, pictures: 0 });

describe('what is no subject', () => {
  it.each([
    ['cute orange cat on a sofa', 'cat'],
    ['lucu gemes kucing di taman', 'cat'],
    ['stiker angkatan 2019 bergambar elang', 'eagle'],
    ['admin toko lagi balas chat di laptop', 'person'],
  ])('is read over in "%s"', (prompt, subject) => {
    const { subject: unknown, chips } = ask(prompt);
    expect(unknown).toBeNull();
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'subject', value: subject }));
  });

  it.each(['flat lay of perfume bottles', 'wide shot of a cup of coffee', 'side view nasi goreng'])(
    'is a way of taking the picture: "%s"',
    (prompt) => {
      expect(ask(prompt).verdict).toBe('partly');
    },
  );
});

it.each([
  ['kebaya merah di butik', 'hungKebaya'],
  ['foto produk', 'studio'],
  ['bunga mawar di vas kaca', 'vase'],
])('shows the goods of "%s", and not the place', (prompt, value) => {
  expect(ask(prompt).chips).toContainEqual(expect.objectContaining({ aspect: 'detail', value }));
});

it('takes a car without a street for the subject, and for no traffic', () => {
  const { chips } = ask('mobil listrik lagi ngecas');
  expect(chips.filter(({ word }) => word === 'mobil').map(({ value }) => value)).toEqual(['car']);
});

describe('whose picture it is', () => {
  it.each([
    ['kambing lagi selfie di bukit', 'goat'],
    ['tukang bakso di gang sempit', 'person'],
    ['monyet makan pisang di pohon', 'monkey'],
    ['poster pengajian "KAJIAN" gambar masjid', 'mosque'],
    ['jilbab pashmina pink dipakai cewek di taman', 'hijabi'],
    ['empat anak remaja di pinggir jalan makan takjil', 'friends'],
  ])('stays theirs in "%s"', (prompt, subject) => {
    const { subject: unknown, chips } = ask(prompt);
    expect(unknown).toBeNull();
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'subject', value: subject }));
  });

  it('shows somebody before a plain ground as in a portrait, veiled as asked', () => {
    const { chips } = ask('hijab pashmina dipake cewek senyum, latar polos');
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'scene', value: 'portrait', word: null }));
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'detail', value: 'hijab' }));
  });
});

describe('what is refused rather than swapped', () => {
  it.each([
    ['panen jagung di lereng gunung', 'panen jagung'],
    ['lomba makan pisang anak-anak', 'lomba makan pisang'],
    ['foto produk kunci inggris', 'kunci'],
    ['dessert box coklat', 'dessert box'],
  ])('is what "%s" is about', (prompt, subject) => {
    const answer = ask(prompt);
    expect(answer).toMatchObject({ verdict: 'unknown_subject', chips: [] });
    expect(answer.subject).toContain(subject);
  });

  it.each([
    'anak bermain riang di taman',
    'anak main air di sungai',
    'panen padi di sawah',
    'petani panen jagung di ladang',
    'cewek pakai jilbab di depan rak buku',
    'lomba 17 agustus anak-anak',
    'baby elephant playing with water',
    'gamer girl with a headset',
  ])('is not found where somebody else is named: "%s"', (prompt) => {
    expect(ask(prompt).subject).toBeNull();
  });

  it.each([
    ['kadal di sawah', 'komodo'],
    ['reog di depan klenteng', 'pagoda'],
    ['si kancil di hutan', 'rusa'],
    ['a stack of waffles', 'pancake'],
  ])('is answered, for "%s", by what can be drawn of it', (prompt, drawn) => {
    const { nearest } = ask(prompt);
    expect(nearest?.drawn.id).toBe(drawn);
    expect(ask(nearest!.prompt).subject).toBeNull();
  });

  it('is the sight of the sky that "kembang api di bundaran hi" names', () => {
    expect(ask('kembang api di bundaran hi').subject).toBeNull();
  });

  it.each([
    ['pelangi pony', 'pelangi pony'],
    ['dimsum mentai in aluminium tray, saus dibakar', 'dimsum mentai'],
    ['meja dengan sekstan', 'sekstan'],
    ['a table with a sextant', 'sextant'],
    ['marching band sekolah pake seragam merah', 'marching band sekolah'],
    ['platipus berkacamata', 'platipus'],
    ['naga bonar versi cyborg', 'naga bonar versi cyborg'],
    ['rantai makanan di sawah', 'rantai makanan'],
    ['luxury villa with a pool', 'villa'],
  ])('is what "%s" is about where only its surroundings could be drawn', (prompt, subject) => {
    expect(ask(prompt)).toMatchObject({ verdict: 'unknown_subject', chips: [], subject });
  });

  it.each([
    ['product photo of a bottle of hair oil with frangipani flowers', 'bottle'],
    ['lapis legit slice on a ceramic plate, background putih', 'spiceCake'],
    ['petani kopi lagi metik biji kopi', 'farmer'],
    ['streamer cewek pake headset', 'woman'],
    ['pemain bulutangkis cewek smash', 'playsBadminton'],
    ['penyanyi cewek di panggung', 'sings'],
    ['fotografer di gunung bromo', 'holdsCamera'],
    ['nenek nyapu halaman rumah', 'sweeps'],
    ['cewek memegang buket di taman', 'holdsFlowers'],
  ])('is drawn of "%s" where it can be', (prompt, value) => {
    const { subject, chips } = ask(prompt);
    expect(subject).toBeNull();
    expect(chips).toContainEqual(expect.objectContaining({ value, word: expect.any(String) }));
  });

  it.each([
    ['laksa kuah merah', 'mie kuah merah'],
    ['laksa anak anak', 'mie kuah anak anak'],
  ])('leaves the rest of "%s" as it was', (prompt, offered) => {
    expect(ask(prompt).nearest?.prompt).toBe(offered);
  });

  it.each(['mukena motif bunga', 'reog merah emas'])('offers nothing improper for "%s"', (prompt) => {
    expect(ask(prompt).nearest).toBeNull();
  });
});

it.each([
  ['bebek di kolam', 'swimming-duck'],
  ['robot di kolam', 'robot'],
  ['angsa di kolam', 'swan'],
  ['astronot main gitar di bulan', 'astronaut'],
  ['kapal kontainer di pelabuhan', 'cargo-ship'],
  ['hantu kuntilanak di pohon beringin', 'kuntilanak'],
  ['barongsai di depan klenteng', 'barongsai'],
  ['putri duyung duduk di batu karang', 'rock-mermaid'],
  ['pulau melayang dengan air terjun', 'floating-island'],
  ['ogoh-ogoh diarak di jalan', 'ogoh-ogoh'],
])('is in the picture of "%s": %s', (prompt, subject) => {
  expect(createPlan({ prompt, seed: 7, isStill: true })).toMatchObject({ subject, unknownSubject: null });
});

it.each([
  ['reog di hutan', 'reog'],
  ['drone terbang di atas sawah', 'drone'],
  ['menara pisa malam', 'menara pisa'],
  ['drone di atas sawah', null],
])('of "%s", where it cannot be drawn: %s', (prompt, unknownSubject) => {
  expect(createPlan({ prompt, seed: 7, isStill: true })).toMatchObject({ unknownSubject });
});

it.each([
  ['jual rumah modern minimalis 2 lantai', 'modern-house', ['jual']],
  ['dijual motor bekas', 'motorbike', ['dijual', 'bekas']],
  ['jual kambing qurban', 'goat', ['jual']],
])('shows what is for sale in "%s", and nobody who sells it', (prompt, subject, unmatched) => {
  const plan = createPlan({ prompt, seed: 7, isStill: true });
  expect(plan.subject).toBe(subject);
  expect(plan.unmatched).toEqual(unmatched);
});

it('is inside of a modern house where somebody is in it', () => {
  const inside = createPlan({ prompt: 'kucing di rumah minimalis', seed: 7, isStill: true });
  expect([inside.scene, inside.details.livingRoom]).toEqual(['room', 1]);
  expect(createPlan({ prompt: 'keluarga di depan rumah minimalis', seed: 7, isStill: true }).beside).toBe(
    'modern-house',
  );
});
