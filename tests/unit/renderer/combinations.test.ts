/** Anybody does anything anywhere: what is done to a thing, where, and by whom, said in one wish. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import type { Plan } from '../../../renderer/scene.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 7, isStill: true });
const told = ({ chips }: Plan): string[] =>
  chips.flatMap(({ word, drawn, value }) => (word === null ? [] : (drawn?.id ?? value)));

describe('a place that is found anywhere', () => {
  it.each([
    ['ibu duduk di taman', 'park', 'taman'],
    ['anak anak main bola di lapangan', 'field', 'lapangan'],
    ['petani panen cabai di kebun', 'garden', 'kebun'],
    ['sapi di kandang', 'pen', 'kandang'],
    ['kakek menyapu di halaman rumah', 'homeYard', 'halaman rumah'],
    ['anak-anak main kelereng di halaman sore hari', 'homeYard', 'halaman rumah'],
    ['ibu menyapu di halaman', 'homeYard', 'halaman rumah'],
    ['kakek main catur di halaman', 'homeYard', 'halaman rumah'],
    ['kucing di halaman', 'homeYard', 'halaman rumah'],
  ])('is drawn and told: "%s"', (prompt, place, called) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ scene: 'venue', details: { [place]: 1 }, unmatched: [] });
    expect(told(plan)).toContain(called);
  });

  it('is a night of torches before Eid, and no yard of a house at a mosque', () => {
    expect(planOf('pawai takbiran keliling kampung').time).toBe('night');
    expect(planOf('sapi di halaman masjid').details).not.toHaveProperty('homeYard');
  });

  it('gives way to what stands there', () => {
    expect(planOf('bunga mawar di taman').scene).toBe('flowers');
    expect(planOf('kucing di kandang').details).toHaveProperty('inCage');
  });
});

describe('what is done to a thing', () => {
  it.each([
    ['dua sahabat makan mie ayam di warung', 'eatsNoodles', 'foodStall'],
    ['bapak makan nasi goreng di pantai', 'eatsRice', undefined],
    ['kids eating ice cream in the park', 'eatsIceCream', 'park'],
    ['a woman drinking iced tea at a street food stall', 'drinksCold', 'foodStall'],
    ['anak minum susu di dapur', 'drinksWhite', 'kitchen'],
    ['kakek minum kopi di teras', 'drinks', 'pavilion'],
    ['gadis memetik teh di kebun teh', 'picksTea', undefined],
    ['cewek jalan di taman', 'strolls', 'park'],
    ['pasangan lansia jalan pagi di tepi pantai', 'strolls', undefined],
    ['keluarga jalan-jalan di mall', 'strolls', 'mall'],
    ['anak main hujan hujanan di jalan', 'playsInRain', 'street'],
    ['penjual bakso di pinggir jalan', 'sellsFromCart', 'street'],
    ['kids playing futsal in an indoor court', 'playsFootball', 'futsalHall'],
    ['buka puasa bersama di masjid', 'eatsTogether', 'mosqueHall'],
    ['sepasang kekasih makan malam di restoran', 'eatsTogether', 'restaurant'],
    ['keluarga nonton tv di ruang tamu', 'watchesTv', 'livingRoom'],
    ['anak-anak bermain di taman', 'plays', 'park'],
    ['ibu ngulek sambal di dapur', 'grindsSpices', 'kitchen'],
    ['bapak nyuci mobil di garasi', 'washesCar', 'workshop'],
    ['anak-anak lomba balap karung di lapangan', 'racesInSack', 'field'],
    ['little girl feeding a cat in the yard', 'feedsAnimals', 'homeYard'],
    ['mahasiswa unjuk rasa di jalan', 'protests', 'street'],
    ['cewek nonton konser', 'claps', 'concert'],
    ['warga dorong motor mogok kebanjiran di jalan kampung', 'pushesMotorbike', 'alley'],
    ['bapak mendorong motor di jalan desa', 'pushesMotorbike', 'villageRoad'],
    ['pawai takbiran bawa obor dan bedug', 'marchesTakbiran', 'villageRoad'],
    ['panitia kurban menyembelih sapi', 'bringsSacrifice', 'homeYard'],
    ["a mother braiding her daughter's hair on the porch", 'combsHair', 'pavilion'],
    ['siswa praktikum kimia di laboratorium', 'experiments', 'laboratory'],
    ['nenek menyapu halaman rumah', 'sweeps', 'homeYard'],
  ])('is one act: "%s"', (prompt, act, place) => {
    expect(planOf(prompt).details).toMatchObject({ [act]: 1, ...(place && { [place]: 1 }) });
  });

  it('keeps the animal that is fed', () => {
    expect(planOf('bapak memberi makan ayam di kandang')).toMatchObject({
      subject: 'person',
      beside: 'chicken',
      details: { feedsAnimals: 1, pen: 1 },
    });
  });

  it('is a dish alone where nobody eats it, and a seller on the way where one is', () => {
    expect(planOf('makan bakso').details).not.toHaveProperty('eatsNoodles');
    expect(planOf('anak bermain kelereng di taman').details).not.toHaveProperty('plays');
    expect(planOf('tukang bakso dorong gerobak').details).toHaveProperty('pushesCart');
  });
});

describe('how somebody and something looks', () => {
  it.each([
    ['bayi tidur di kamar', 'baby', { asleep: 1, bedroom: 1 }, 'bayi'],
    ['pengantin adat jawa di pelaminan', 'bridal-couple', { adat: 1, wedding: 1 }, 'busana adat'],
    ['anak anak pakai jas hujan merah main hujan', 'children', { raincoat: 1, playsInRain: 1 }, 'jas hujan'],
    ['kucing astronot', 'cat', { spaceHelmet: 1 }, 'helm astronot'],
    ['rumah malam hari jendela menyala', 'house', { litWindows: 1 }, 'jendela menyala'],
    ['masjid malam hari bulan sabit', 'mosque', { crescent: 1 }, 'bulan sabit'],
    ['kue red velvet', null, { redVelvet: 1 }, 'kue red velvet'],
    ['an old man in the garden', 'grandfather', { garden: 1 }, 'kakek'],
    ['grandmother and granddaughter baking cookies', 'grandmother', { bakes: 1, together: 1 }, 'anak perempuan'],
    ['keluarga naik kereta', 'family', { trainInside: 1 }, 'dalam kereta'],
  ])('is drawn and told: "%s"', (prompt, subject, details, called) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, details });
    expect(told(plan)).toContain(called);
  });

  it('tints nothing else by the colour in a name', () => {
    expect(planOf('kue red velvet').colours).toEqual([]);
  });

  it('tells no light that the hour hides', () => {
    expect(planOf('rumah siang hari jendela menyala').unmatched).toContain('jendela menyala');
    expect(planOf('bulan sabit di siang hari').unmatched).toContain('bulan sabit');
  });

  it('puts a teacher at a board only where one hangs', () => {
    expect(told(planOf('guru di kelas'))).toContain('guru di papan tulis');
    expect(told(planOf('guru berdiri di pinggir jalan'))).toContain('guru');
    expect(told(planOf('ibu guru minum kopi di kafe'))).toContain('guru');
  });

  it('sees a train from outside that nobody sits in', () => {
    expect(planOf('naik kereta api lewat sawah')).toMatchObject({ scene: 'ricefield', subject: 'train' });
  });
});

describe('what lies around a thing on a table', () => {
  it.each([
    ['skincare botol serum dengan bunga mawar di meja marmer', ['dropper', 'roses', 'marble'], []],
    ['sabun herbal dengan daun mint dan percikan air, foto produk', ['soap', 'greenLeaves', 'splash'], []],
    ['es teh manis dengan irisan lemon', ['icedTea', 'lemons'], []],
    ['madu dengan bunga dan kayu manis di meja kayu', ['honey', 'blossoms', 'spices'], []],
    ['burger keju close up dengan asap', ['burger', 'closeUp', 'steam'], []],
    ['headphone floating with neon background', ['headphones', 'floats', 'neonGlow'], []],
    ['botol parfum di atas podium dengan kelopak bunga latar pink', ['perfume', 'podium', 'petals', 'backdrop'], []],
    ['kue ulang tahun dengan lilin menyala di meja pesta', ['cake', 'birthday'], []],
    ['soto ayam dari atas dengan jeruk nipis', ['chickenSoup', 'flatLay', 'limes'], []],
    // A bottle has no look from above.
    ['flat lay botol parfum', ['perfume'], ['flat lay']],
    ['jahe di meja kayu', ['gingers'], []],
  ])('is drawn of "%s"', (prompt, names, lost) => {
    const { scene, details, unmatched } = planOf(prompt);
    expect(scene).toBe('table');
    for (const name of names) expect(details).toHaveProperty(name);
    expect(unmatched).toEqual(lost);
  });

  it('leaves flowers where they grow, and in the room of whoever is there', () => {
    expect(planOf('bunga mawar').scene).toBe('flowers');
    expect(planOf('pengantin Jawa di pelaminan dengan bunga melati')).toMatchObject({
      scene: 'room',
      subject: 'bridal-couple',
      details: { adat: 1, wedding: 1 },
    });
  });
});

describe('what is in the hands or on the stall of somebody', () => {
  it.each([
    ['barista memegang gelas es kopi di kafe', { presents: 1, icedCoffee: 1, cafe: 1 }, 'memegang es kopi'],
    ['chef plating steak in a restaurant', { prepares: 1, steak: 1, restaurant: 1 }, 'menyiapkan steik'],
    ['pelayan menyajikan nasi goreng di restoran', { servesPlate: 1, friedRice: 1 }, 'membawa nasi goreng telur'],
    ['anak makan donat di ruang tamu', { eatsWare: 1, donuts: 1, livingRoom: 1 }, 'makan donat'],
    ['ibu-ibu jualan gorengan di pinggir jalan', { sells: 1, fritters: 1, street: 1 }, 'berjualan gorengan'],
  ])('is a ware of "%s"', (prompt, details, called) => {
    const plan = planOf(prompt);
    expect(plan.details).toMatchObject(details);
    expect(plan.unmatched).toEqual([]);
    expect(plan.chips.map(({ drawn }) => drawn?.id)).toContain(called);
  });

  it('is only shown where somebody is named', () => {
    expect(planOf('promosi serum wajah')).toMatchObject({ scene: 'table', subject: null });
  });

  it('leaves a hand for a second doing', () => {
    expect(planOf('wanita membaca buku sambil minum kopi di kafe cozy')).toMatchObject({
      details: { reads: 1, withCup: 1, cafe: 1, cosyRoom: 1 },
      unmatched: [],
    });
  });
});

it.each([
  ['robot memasak di dapur futuristik', 'futureRoom'],
  ['kamar tidur mewah', 'luxuryRoom'],
  ['ruang tamu modern minimalis', 'modernRoom'],
  ['barista di coffee shop estetik', 'aestheticRoom'],
  ['kafe industrial', 'rusticRoom'],
])('fits a room out as "%s" asks', (prompt, name) => {
  const { details, unmatched } = planOf(prompt);
  expect(details).toHaveProperty(name);
  expect(unmatched).toEqual([]);
});
