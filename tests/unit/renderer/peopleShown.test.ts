// How people and animals are shown: how many, in which pose and mood, and in whose colours.
import { describe, expect, it } from 'vitest';
import { hex, unpackColour } from '../../../renderer/light/colour.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createSceneSetup } from '../../../renderer/frames/sceneSetup.ts';
import { standBeside } from '../../../renderer/subject/standBeside.ts';
import { SKIN } from '../../../renderer/subject/figure.ts';
import { figureOf, skinOf } from '../../../renderer/subject/figureLook.ts';
import type { Plan } from '../../../renderer/scene.ts';
import type { SilhouetteShape } from '../../../renderer/subject/silhouetteShape.ts';

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 5 });

const shapeOf = (prompt: string): SilhouetteShape => {
  const plan = planOf(prompt);
  return figureOf(plan.subject!, plan)!;
};

const fillsOf = ({ parts }: SilhouetteShape): string[] => parts.map(({ fill }) => fill);

describe('several of a kind', () => {
  it.each([
    ['tiga kucing oren', 'cat', 3],
    ['kambing 4 ekor di padang rumput', 'goat', 4],
    ['dua perempuan berhijab', 'hijabi', 2],
    ['two dogs', 'dog', 2],
  ])('are counted: "%s"', (prompt, subject, count) => {
    const { subject: shown, details, chips, unmatched } = planOf(prompt);
    expect([shown, details.count, unmatched]).toEqual([subject, count, []]);
    expect(chips.some(({ value }) => value === 'count')).toBe(true);
  });

  it.each([
    ['tiga gelas es teh di meja', 3],
    ['two cups of coffee', 2],
    ['bebek berbaris di pematang sawah', 5],
  ])('are counted on a table and in a row: "%s"', (prompt, count) => {
    expect(planOf(prompt).details.count).toBe(count);
  });

  it('have one number in what is told', () => {
    const drawn = planOf('two kids on the beach').chips.flatMap(({ drawn: names }) => names?.en ?? []);
    expect(drawn).toEqual(expect.arrayContaining(['two', 'children']));
    expect(drawn).not.toContain('three children');
  });

  it('are not told where more are asked for than are drawn', () => {
    const { details, unmatched } = planOf('tujuh kucing');
    expect(details.count).toBeUndefined();
    expect(unmatched).toContain('tujuh');
  });

  it('stand side by side and differ in their clothes', () => {
    const [one, two] = [shapeOf('seorang perempuan'), shapeOf('dua perempuan')];
    expect(two.box[2]).toBeGreaterThan(one.box[2] * 1.7);
    expect(new Set(fillsOf(two)).size).toBeGreaterThan(new Set(fillsOf(one)).size);
  });
});

describe('somebody', () => {
  it('wears the colour of the veil on the veil alone, and has no darker face for it', () => {
    const [natural, black] = [shapeOf('perempuan berhijab'), shapeOf('perempuan berhijab hitam')];
    const skin = skinOf(planOf('perempuan berhijab'));
    expect(fillsOf(natural)).toContain(skin);
    expect(fillsOf(black).filter((fill) => fill === skin)).toHaveLength(
      fillsOf(natural).filter((fill) => fill === skin).length,
    );
    expect(planOf('perempuan berhijab hitam').details.dressColour).toBeUndefined();
  });

  it('wears what is named in its colour', () => {
    expect(planOf('model pakai gamis hijau')).toMatchObject({ subject: 'woman', details: { gown: 1 } });
    expect(planOf('model pakai gamis hijau').details.dressColour).toBeDefined();
    expect(planOf('ibu berkebaya merah').details).toMatchObject({ kebaya: 1 });
  });

  it.each([
    ['perempuan duduk di teras', 'sitting'],
    ['anak sedih di kamar', 'sad'],
    ['teman teman ketawa di cafe', 'laughing'],
    ['mahasiswa ketiduran di perpus', 'sleepsAtDesk'],
    ['mahasiswa ketiduran di kamar', 'asleep'],
    ['cowok main hp di kamar', 'usesPhone'],
  ])('does in "%s" what is told', (prompt, detail) => {
    const { details, chips } = planOf(prompt);
    expect(details[detail]).toBe(1);
    expect(chips.some(({ value }) => value === detail)).toBe(true);
  });

  it.each([
    ['a woman in a red dress reading a book', 'woman'],
    ['seorang wanita baju merah membaca buku', 'woman'],
    ['woman reading a book in a red dress', 'woman'],
    ['a woman in a red dress', 'woman'],
    ['wanita baju merah', 'woman'],
  ])('wears the colour of a garment and does what they do: "%s"', (prompt, subject) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, scene: 'room', unmatched: [] });
    expect(fillsOf(figureOf(subject, plan)!)).toContain(hex(unpackColour(plan.details.dressColour!)));
  });

  it('is not under water with what grows there', () => {
    expect(planOf('petani rumput laut').scene).not.toBe('underwater');
    expect(planOf('penyelam di antara rumput laut, bawah laut').scene).toBe('underwater');
  });

  it('is not dressed in the clothes that are modelled', () => {
    expect(planOf('model baju wanita')).toMatchObject({ scene: 'table', details: { tshirt: 1 } });
  });

  it.each([
    ['perempuan membawa nampan di kafe', 'holdsTray'],
    ['ibu membawa keranjang di sawah', 'holdsBasket'],
  ])('holds in "%s" what it takes', (prompt, detail) => {
    const plan = planOf(prompt);
    expect(plan.details[detail]).toBe(1);
    expect(shapeOf(prompt).parts.length).toBeGreaterThan(
      figureOf(plan.subject!, { ...plan, details: {} })!.parts.length,
    );
  });

  it('is no child where the young of an animal is asked for', () => {
    const { subject, beside, details, unmatched } = planOf('gajah dan anaknya');
    expect([subject, beside, details.young, unmatched]).toEqual(['elephant', null, 1, []]);
    expect(planOf('ibu dan anaknya').unmatched).not.toContain('anaknya');
  });

  it('sits lower than they stand', () => {
    expect(shapeOf('perempuan duduk di teras').box[3]).toBeLessThan(shapeOf('perempuan di teras').box[3]);
  });

  it('lies where one sleeps, and sits among others', () => {
    const { box } = shapeOf('mahasiswa ketiduran di kamar');
    expect(box[2]).toBeGreaterThan(box[3] * 2);
    expect(planOf('burung tidur di hutan').details.asleep).toBeUndefined();
  });
});

describe('a woman at her work', () => {
  it.each([
    ['dokter perempuan tersenyum', 'doctor', 'female', 'perempuan'],
    ['dokter berhijab', 'doctor', 'veiled', 'berhijab'],
    ['barista cewek di kafe', 'barista', 'female', 'cewek'],
  ])('is drawn as one, and told: "%s"', (prompt, subject, detail, word) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, details: { [detail]: 1 }, unmatched: [] });
    expect(plan.chips.map((chip) => chip.word)).toContain(word);
  });

  it('is nobody of whom only her patient is said to be a woman', () => {
    expect(planOf('dokter memeriksa perempuan').details.female).toBeUndefined();
  });
});

it('draws a pet no taller than to the waist of whoever it is with', () => {
  for (const prompt of ['nenek dan kucing', 'anak dan anjing di taman']) {
    const plan = planOf(prompt);
    const setup = createSceneSetup(plan, 160, 90);
    const somebody = { name: plan.subject!, x: 80, y: 80, height: 40 };
    expect(standBeside(setup, somebody)!.placement.height, prompt).toBeLessThanOrEqual(20);
  }
});

it.each([
  ['dokter cantik', 1],
  ['a beautiful barista', 1],
  ['kafe cantik, barista menyeduh kopi', undefined],
  ['barista ganteng', undefined],
])('draws a woman where a word implies one: "%s"', (prompt, female) => {
  const { details, chips } = createPlan({ prompt, seed: 7, isStill: true });
  expect(details.female).toBe(female);
  expect(chips.map(({ word }) => word)).not.toContain('cantik');
});

describe('hair', () => {
  it.each(['gadis rambut pink di taman', 'a girl with purple hair in the park', 'a pink haired girl in the park'])(
    'has the colour that is named, and the dress has not: "%s"',
    (prompt) => {
      const { details, unmatched } = planOf(prompt);
      expect(details.hairColour).toBeDefined();
      expect([details.dressColour, unmatched]).toEqual([undefined, []]);
      expect(fillsOf(shapeOf(prompt))).toContain(hex(unpackColour(details.hairColour!)));
    },
  );
});

it('bares the arms of whoever wears a T-shirt, and of nobody in a veil', () => {
  const skins = (prompt: string): number =>
    fillsOf(shapeOf(prompt)).filter((fill) => fill === skinOf(planOf(prompt))).length;
  expect(skins('cowok di taman')).toBe(skins('pengusaha di taman') + 2);
  expect(skins('perempuan berhijab di taman')).toBeLessThan(skins('perempuan di taman'));
});

describe('with a pet', () => {
  it.each([
    ['anak kecil mandiin anjing di halaman rumah', 'boy', 'bathesDog'],
    ['cewek peluk kucing', 'woman', 'holdsCat'],
    ['a man walking his dog in the park', 'person', 'walksDog'],
  ])('both are drawn as one: "%s"', (prompt, subject, act) => {
    const plan = planOf(prompt);
    expect(plan).toMatchObject({ subject, beside: null, details: { [act]: 1 }, unmatched: [] });
  });
});

it('draws one flag before whoever salutes it, with the hand at the forehead', () => {
  const plan = planOf('siswa upacara bendera di halaman sekolah');
  expect(plan).toMatchObject({ subject: 'pupil', beside: 'flag', details: { salutesFlag: 1 } });
  const setup = createSceneSetup(plan, 160, 90);
  expect(standBeside(setup, { name: 'pupil', x: 80, y: 80, height: 40 })).toBeNull();
  const { parts } = figureOf('pupil', plan)!;
  // The arm comes last: nothing of the face is drawn over its hand.
  const lastOf = (fill: string): number => parts.findLastIndex((part) => part.fill === fill);
  expect(lastOf(SKIN)).toBeGreaterThan(lastOf('#fbf7f2'));
});

it('lets somebody ride the bicycle that they are said to have with them', () => {
  expect(planOf('kakek bawa sepeda ontel lewat jalan desa')).toMatchObject({
    mount: null,
    details: { ridesBicycle: 1 },
  });
});
