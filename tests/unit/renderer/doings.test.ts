import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { anchorOf } from '../../../renderer/subject/anchorOf.ts';
import { ACTS } from '../../../renderer/subject/acts/acts.ts';
import { figureOf } from '../../../renderer/subject/figureLook.ts';

const planOf = (prompt: string) => createPlan({ prompt, seed: 7, isStill: true });
const actOf = (prompt: string) => Object.keys(planOf(prompt).details).find((name) => name in ACTS);

describe('what somebody does', () => {
  it.each([
    ['cowok tiktoker joget di rooftop', 'dances'],
    ['montir benerin mobil di bengkel', 'repairsCar'],
    ['kasir minimarket makan siang', 'eatsMeal'],
    ['satpam tidur di pos', 'guards'],
    ['satpam main hp', 'usesPhone'],
    ['tukang las', 'welds'],
  ])('is told by a verb before a trade: "%s"', (prompt, act) => expect(actOf(prompt)).toBe(act));

  it('leaves the night to the hour: "satpam jaga malam"', () => {
    const { time, details } = planOf('satpam jaga malam di perumahan');
    expect([time, details.guards]).toEqual(['night', 1]);
  });

  it('is done by whoever is named after a passive verb', () => {
    const { subject, details } = planOf('laksa pedas dimakan cewek hijab di warung');
    expect([subject, details.eatsMeal, details.foodStall]).toEqual(['hijabi', 1, 1]);
  });

  it.each(['rumah minimalis dijual', 'jual rumah minimalis'])('sees nobody in an advertisement: "%s"', (prompt) =>
    expect(planOf(prompt).subject).toBe('modern-house'),
  );

  it.each([
    ['couple naik perahu di danau', 'mountain'],
    ['bapak mendayung perahu di laut', 'islands'],
    ['cewek surfing di pantai', 'beach'],
  ])('is done on the water: "%s"', (prompt, scene) => {
    const plan = planOf(prompt);
    expect([plan.scene, anchorOf(plan)]).toEqual([scene, 'water']);
    if (scene === 'mountain') expect(plan.details.water).toBe(1);
  });

  it('is not done on the water where there is none', () => {
    const { details, unmatched } = planOf('bapak naik perahu di ruang tamu');
    expect(details.ridesBoat).toBeUndefined();
    expect(unmatched).toContain('naik perahu');
  });

  it('stands before a shop and not in it', () => {
    expect(planOf('bapak di depan restoran')).toMatchObject({ scene: 'city', beside: 'shop' });
    expect(planOf('a man standing in front of a cafe')).toMatchObject({ scene: 'city', beside: 'shop' });
    expect(planOf('bapak di restoran').details.restaurant).toBe(1);
  });

  it('is done by a robot as by a person', () => {
    expect(planOf('robot nyapu lantai di ruang tamu')).toMatchObject({ subject: 'robot', scene: 'room' });
    expect(actOf('robot masak di dapur')).toBe('cooks');
  });
});

describe('what somebody does meanwhile', () => {
  it.each([
    ['cewek jalan sambil main hp di mall', 'strolls', 'withPhone'],
    ['main hp sambil jalan di taman', 'strolls', 'withPhone'],
    ['bapak nonton tv sambil ngopi', 'watchesTv', 'withCup'],
    ['ibu jualan sayur sambil gendong bayi', 'sells', 'withBaby'],
    ['a girl walking on the beach while eating ice cream', 'strolls', 'withIceCream'],
    ['cowok duduk di kafe sambil main hp', 'sits', 'withPhone'],
    ['cowok lari pagi sambil dengerin musik', 'jogs', 'withHeadphones'],
  ])('is drawn and told where a hand, the head or the back is free: "%s"', (prompt, act, aside) => {
    const plan = planOf(prompt);
    expect([actOf(prompt), plan.details[aside], plan.unmatched]).toEqual([act, 1, []]);
    expect(plan.chips.map(({ value }) => value)).toEqual(expect.arrayContaining([act, aside]));
    const { [aside]: _, ...others } = plan.details;
    expect(figureOf(plan.subject!, plan)!.parts).not.toEqual(
      figureOf(plan.subject!, { ...plan, details: others })!.parts,
    );
  });

  it('is crossed out where both hands are busy', () => {
    const { details, unmatched } = planOf('ibu nyapu halaman sambil minum es teh');
    expect([details.sweeps, details.withGlass]).toEqual([1, undefined]);
    expect(unmatched.join(' ')).toContain('minum es teh');
  });

  it('is one thing', () => {
    const { details } = planOf('cewek jalan sambil main hp sambil minum kopi');
    expect([details.withPhone, details.withCup]).toEqual([1, undefined]);
  });
});

describe('what two people do', () => {
  it.each([
    ['ayah ngopi di teras sementara ibu nyiram bunga', 'person', 'mother', ['drinks', 'watersPlants']],
    ['ibu masak di dapur dan anak belajar', 'home-cook', 'boy', ['cooks', 'studies']],
    ['a man playing guitar while a girl dances on the beach', 'person', 'woman', ['playsGuitar', 'dances']],
    [
      'a teacher writing on the whiteboard while students raise their hands',
      'teacher',
      'friends',
      ['writesOnBoard', 'raisesHand'],
    ],
  ])('is what each is said to do: "%s"', (prompt, subject, beside, acts) => {
    const plan = planOf(prompt);
    expect([plan.subject, plan.beside]).toEqual([subject, beside]);
    expect(Object.keys(plan.details).filter((name) => name in ACTS)).toEqual(acts);
    expect(plan.unmatched).toEqual([]);
  });

  it.each([
    ['guru olahraga niup peluit, murid lari di lapangan sekolah', 'pupil', 'jogs'],
    ['makeup artist lagi ngerias pengantin di kamar', 'woman', 'doesMakeUp'],
    ['anak kecil ngasih makan ikan koi di kolam belakang rumah', 'boy', 'feedsFish'],
    ['a delivery man handing a package to a customer', 'rider', 'handsParcel'],
  ])('is done by whom the prompt names for it: "%s"', (prompt, subject, act) => {
    expect(planOf(prompt).subject).toBe(subject);
    expect(actOf(prompt)).toBe(act);
  });

  it('is done by the first of them after a word like sambil', () => {
    const { details, subject } = planOf('cewek jalan sama temennya sambil main hp');
    expect([subject, details.strolls, details.withPhone]).toEqual(['woman', 1, 1]);
  });

  it('is done by a couple and on chairs, too', () => {
    expect(planOf('pengantin dansa di taman')).toMatchObject({ subject: 'bridal-couple', details: { dances: 1 } });
    expect(planOf('pengantin duduk di pelaminan').details.sitting).toBe(1);
    expect(planOf('keluarga duduk di ruang tamu').unmatched).toEqual([]);
  });
});

describe('how somebody looks', () => {
  it('is seen to be pregnant', () => {
    const plan = planOf('ibu hamil di taman');
    expect([plan.subject, plan.details.pregnant, plan.unmatched]).toEqual(['mother', 1, []]);
    const { pregnant, ...others } = plan.details;
    expect(pregnant).toBe(1);
    expect(figureOf('mother', plan)!.parts.length).toBeGreaterThan(
      figureOf('mother', { ...plan, details: others })!.parts.length,
    );
    expect(planOf('bapak hamil').unmatched).toContain('hamil');
  });

  it('crawls only where it is a baby', () => {
    expect(planOf('bayi merangkak di karpet').details.crawls).toBe(1);
    expect(planOf('cowok merangkak').unmatched).toContain('merangkak');
  });
});

describe('what animals and vehicles do', () => {
  it.each([
    ['kambing lagi makan rumput di kandang', 'goat', 'eats'],
    ['sapi merumput di bukit', 'cow', 'eats'],
    ['a golden retriever catching a frisbee in the park', 'dog', 'catchesDisc'],
  ])('is drawn: "%s"', (prompt, subject, doing) => {
    const plan = planOf(prompt);
    expect([plan.subject, plan.details[doing] !== undefined, plan.unmatched]).toEqual([subject, true, []]);
  });

  it('puts an animal at the wheel', () => {
    const { subject, mount, details } = planOf('kucing pake kacamata hitam lagi nyetir mobil');
    expect([subject, mount, details.wearsGlasses]).toEqual(['cat', 'convertible', 1]);
  });

  it('parks a pickup before a house, and hangs balloons behind a cake', () => {
    const plan = planOf('rumah minimalis 2 lantai, depannya ada mobil pickup putih');
    expect([plan.subject, plan.beside]).toEqual(['pickup', 'modern-house']);
    expect(planOf('kue ulang tahun di meja dengan balon')).toMatchObject({ scene: 'table', subject: 'balloons' });
  });

  it('shows the sea from a balcony', () => {
    const { scene, details } = planOf('a woman doing yoga on a balcony overlooking the ocean');
    expect([scene, details.balcony, details.seaView]).toEqual(['room', 1, 1]);
    expect(planOf('ikan laut di dapur').details.seaView).toBeUndefined();
  });

  it('charges a car', () => {
    const { subject, details, unmatched } = planOf('mobil lagi dicas di parkiran');
    expect([subject, details.charges, unmatched]).toEqual(['car', 1, []]);
  });

  it('takes a train over a bridge, and nothing over one in a street', () => {
    expect(planOf('kereta api lewat jembatan, pemandangan gunung').details.onBridge).toBe(1);
    expect(planOf('mobil di jembatan kota').details.onBridge).toBeUndefined();
  });

  it('draws a pickup, and a Christmas tree in the room of a family', () => {
    expect(planOf('mobil pickup putih di jalan').subject).toBe('pickup');
    expect(planOf('keluarga buka kado deket pohon natal')).toMatchObject({ scene: 'room', beside: 'christmas-tree' });
  });
});

describe('who does it', () => {
  it('is nobody besides those whom the prompt names', () => {
    expect(createPlan({ prompt: 'jesus walking with children', seed: 7, isStill: true })).toMatchObject({
      subject: 'children',
      beside: null,
      unmatched: ['jesus'],
    });
  });

  it('has a flag in hand where it is carried, and stands before its pole where it is saluted', () => {
    const carried = createPlan({ prompt: 'anak bawa bendera merah putih', seed: 7, isStill: true });
    expect(carried).toMatchObject({ subject: 'boy', beside: null, details: { holdsFlag: 1 }, unmatched: [] });
    const saluted = createPlan({ prompt: 'anak sd upacara bendera', seed: 7, isStill: true });
    expect(saluted).toMatchObject({ subject: 'pupil', beside: 'flag' });
  });
});

it.each(['lentera ramadan fanus di masjid', 'fanus di meja', 'ramadan lanterns'])(
  'hangs no red lanterns of another feast for "%s"',
  (prompt) => expect(createPlan({ prompt, seed: 7, isStill: true }).subject).not.toBe('red-lanterns'),
);
