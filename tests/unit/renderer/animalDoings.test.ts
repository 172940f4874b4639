import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createStreams } from '../../../renderer/light/noise.ts';
import { paletteFor } from '../../../renderer/light/palette.ts';
import { shownAs } from '../../../renderer/subject/shownAs.ts';
import { SILHOUETTES } from '../../../renderer/subject/silhouettes.ts';

const planOf = (prompt: string): ReturnType<typeof createPlan> => createPlan({ prompt, seed: 7, isStill: true });

const shapeOf = (prompt: string): { wide: number; tall: number; parts: number } => {
  const plan = planOf(prompt);
  const setup = { plan, width: 256, height: 256, palette: paletteFor(plan), random: createStreams(7) };
  const { box, parts } = shownAs(setup, plan.subject!)!;
  return { wide: box[2], tall: box[3], parts: parts.length };
};

describe('what an animal does and where it is', () => {
  it.each([
    ['kucing tidur di sofa', 'cat', 'onSofa', 'sofa'],
    ['a cute puppy sitting on a bed', 'dog', 'onBed', 'sitting on a bed'],
    ['kucing duduk di jendela', 'cat', 'atWindow', 'jendela'],
    ['kucing oranye di dalam kardus', 'cat', 'inBox', 'dalam kardus'],
    ['kelinci di dalam keranjang', 'rabbit', 'inBasket', 'dalam keranjang'],
    ['burung lovebird di sangkar', 'lovebird', 'inCage', 'sangkar'],
    ['burung hantu bertengger di dahan', 'owl', 'onBranch', 'bertengger di dahan'],
    ['monyet makan pisang', 'monkey', 'eats', 'makan pisang'],
    ['sapi makan rumput', 'cow', 'eats', 'makan rumput'],
    ['anjing lari di taman', 'dog', 'runs', 'lari'],
    ['harimau berjalan di hutan', 'tiger', 'strides', 'berjalan'],
    ['kucing main bola benang', 'cat', 'playsWool', 'main bola benang'],
    ['anjing di bawah payung', 'dog', 'underUmbrella', 'bawah payung'],
    ['kucing pakai kacamata hitam', 'cat', 'wearsGlasses', 'pakai kacamata hitam'],
  ])('is in the plan of "%s", and told by its words', (prompt, subject, detail, word) => {
    const { subject: drawn, details, chips, unmatched } = planOf(prompt);
    expect(drawn).toBe(subject);
    expect(details).toHaveProperty(detail);
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'detail', value: detail, word }));
    expect(unmatched.join(' ')).not.toContain(word.split(' ').at(-1));
  });

  it.each([
    ['kucing di dalam kardus', 'kucing'],
    ['anjing lari', 'anjing'],
    ['kelinci makan wortel', 'kelinci'],
    ['kuda berlari', 'kuda'],
    ['sapi makan rumput', 'sapi'],
    ['kucing di atas batu', 'kucing'],
  ])('is another drawing in "%s" than in "%s"', (doing, plain) => {
    expect(shapeOf(doing)).not.toEqual(shapeOf(plain));
  });

  it.each([
    // It is in one place, and whoever runs is in none.
    ['kucing tidur di sofa di dalam kardus', 'inBox'],
    ['kucing lari di dalam kardus', 'inBox'],
    // Nothing holds a carrot or a banana in its wings.
    ['ayam makan pisang', 'eats'],
    ['kelinci tanpa keranjang', 'inBasket'],
    // Somebody does it, or it is no animal.
    ['anak makan di dalam kardus', 'inBox'],
    ['cewek di sofa', 'onSofa'],
  ])('is not drawn in "%s": %s', (prompt, detail) => {
    const { details, chips } = planOf(prompt);
    expect(details).not.toHaveProperty(detail);
    expect(chips.map(({ value }) => value)).not.toContain(detail);
  });

  it('puts no ware on a table for what an animal is in or eats', () => {
    expect(planOf('kucing di dalam kardus')).toMatchObject({ scene: 'room', details: { inBox: 1 } });
    expect(planOf('kucing di dalam kardus').details).not.toHaveProperty('box');
    expect(planOf('monyet makan pisang di pohon').details).not.toHaveProperty('banana');
  });

  it('takes "jalan" after an animal for walking, and a road for a road', () => {
    expect(planOf('anjing jalan di taman').details).toHaveProperty('strides');
    expect(planOf('anjing di pinggir jalan').details).not.toHaveProperty('strides');
  });

  it('dyes the animal and not its box', () => {
    const plan = planOf('kucing hitam di dalam kardus');
    const setup = { plan, width: 256, height: 256, palette: paletteFor(plan), random: createStreams(7) };
    const bare = SILHOUETTES.cat!.parts.map(({ fill }) => fill);
    const fills = shownAs(setup, 'cat')!.parts.map(({ fill }) => fill);
    expect(fills).toContain('#c2935a');
    expect(fills).not.toContain(bare[1]);
  });
});

describe('what things lie on', () => {
  it.each([
    ['bola sepak di lapangan rumput', 'ball', 'onGrass', 'lapangan rumput'],
    ['sandal jepit di pantai', 'sandals', 'onSand', 'pantai'],
    ['jam tangan di atas batu', 'watch', 'onStone', 'atas batu'],
    ['lipstik di atas kain satin', 'lipstick', 'onCloth', 'atas kain satin'],
  ])('is in the plan of "%s"', (prompt, ware, ground, word) => {
    const { scene, details, chips, unmatched } = planOf(prompt);
    expect(scene).toBe('table');
    expect(details).toMatchObject({ [ware]: 1, [ground]: 1 });
    expect(chips).toContainEqual(expect.objectContaining({ value: ground, word }));
    expect(chips.map(({ value }) => value)).not.toContain('table');
    expect(unmatched).toEqual([]);
  });

  it.each(['bola di atas meja di taman', 'sepatu di meja marmer, batu'])(
    'is the table where one is named: "%s"',
    (prompt) => {
      expect(Object.keys(planOf(prompt).details).filter((name) => /^on[A-Z]/u.test(name))).toEqual([]);
    },
  );
});

describe('an animal in clothes', () => {
  it.each([
    ['kucing pake baju polisi', 'dressed-cat', 'pake baju polisi', 'berpakaian polisi'],
    ['anjing pakai batik', 'dressed-dog', 'pakai batik', 'berbaju batik'],
    ['panda berjas', 'dressed-panda', 'berjas', 'berjas'],
    ['cat wearing a hoodie', 'dressed-cat', 'wearing a hoodie', 'berhoodie'],
    ['tupai pakai seragam sekolah', 'dressed-squirrel', 'pakai seragam sekolah', 'berseragam sekolah'],
    ['hamster astronaut', 'dressed-hamster', 'astronaut', 'berbaju astronot'],
  ])('is dressed in "%s"', (prompt, subject, word, called) => {
    const plan = planOf(prompt);
    expect(plan.subject).toBe(subject);
    expect(plan.chips).toContainEqual(expect.objectContaining({ value: 'inUniform', word }));
    expect(plan.chips.find(({ value }) => value === 'inUniform')?.drawn?.id).toBe(called);
    expect(plan.unmatched).toEqual([]);
  });

  it.each(['gajah mandi di sungai', 'kucing dan polisi', 'anjing pakai kalung', 'tupai di sekolah'])(
    'is not in "%s"',
    (prompt) => expect(planOf(prompt).details).not.toHaveProperty('inUniform'),
  );
});
