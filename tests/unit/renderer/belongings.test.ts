/**
 * What belongs to a thing that is not drawn is not drawn either: its colour, its material, its seeds, its place. Held
 * over the whole lexicon where a rule is about kinds of words.
 */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { LEXICON, type Meaning } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { LIVESTOCK } from '../../../renderer/prompt/undrawnCompounds.ts';
import { isWareRule } from '../../../renderer/prompt/context/tableThings.ts';
import type { Plan } from '../../../renderer/scene.ts';
import { toldWords } from './toldWords.ts';

const planOf = (prompt: string, seed = 7): Plan => createPlan({ prompt, seed, isStill: true });
const toldOf = ({ chips }: Plan): string[] => toldWords(chips);
const phrasesOf = (isOfKind: (meaning: Meaning) => boolean): string[] =>
  [...LEXICON].filter(([, meaning]) => isOfKind(meaning)).map(([phrase]) => phrase);

function expectUndrawn(prompt: string, word: string): void {
  const plan = planOf(prompt);
  expect(toldOf(plan)).not.toContain(word);
  expect(plan.unmatched.join(' ')).toContain(word);
}

const COLOURS = phrasesOf(
  ({ dye, colour, scenes, details, subject, time }) =>
    dye !== undefined &&
    colour !== undefined &&
    scenes.length === 0 &&
    details.length === 0 &&
    subject === undefined &&
    time === undefined,
);
const INDONESIAN = COLOURS.filter((phrase) =>
  /^(?:merah|oranye|oren|jingga|emas|kuning|hijau|toska|biru|ungu)/u.test(phrase),
);

describe('every colour of something that is not drawn', () => {
  it('is known', () => expect(INDONESIAN.length).toBeGreaterThan(10));

  it.each([
    'laksa kuah @ pedes',
    'lightstick custom warna @ di tangan',
    'stopwatch berwarna @',
    'kucing dan stopwatch @',
  ])('tints nothing: "%s"', (prompt) => {
    const tinted = INDONESIAN.filter((phrase) => {
      const plan = planOf(prompt.replace('@', phrase));
      return plan.colours.length > 0 || plan.subjectColour !== null || toldOf(plan).includes(phrase);
    });
    expect(tinted).toEqual([]);
  });

  it('is that of a label, and not of the letters on it', () => {
    const plan = planOf('label sambal "Nyonya Lia" warna merah tua');
    expect(plan.letters).toMatchObject([{ colour: null }]);
    expect(toldOf(plan)).not.toContain('merah');
    expect(plan.unmatched.join(' ')).toContain('merah tua');
  });

  it('still is the picture’s where nothing else has it', () => {
    expect(planOf('abstrak, ungu').colours).toEqual(['purple']);
    expect(planOf('poster pensi "ART FEST" tema ungu').colours).toEqual(['purple']);
  });
});

describe('a material', () => {
  const MATERIALS = ['bambu', 'marmer'];

  it.each(['gudeg di besek @', 'tiang @', 'rumah @ di sawah', 'kucing di peron @'])(
    'is no place of its own: "%s"',
    (prompt) => {
      for (const material of MATERIALS) {
        const plan = planOf(prompt.replace('@', material));
        expect(toldOf(plan), material).not.toContain(material);
        expect(plan.unmatched.join(' '), material).toContain(material);
        expect(plan.scene, material).not.toBe('bamboo');
      }
    },
  );

  it.each([
    ['a bamboo basket on a table', 'bamboo'],
    ['minyak kelapa di meja', 'kelapa'],
    ['coconut oil on a table', 'coconut'],
  ])('is not told in "%s"', expectUndrawn);

  it.each([
    'hutan bambu',
    'rumpun bambu',
    'bamboo leaves',
    'panda makan bambu',
    'parfum di atas marmer',
    'tema bambu',
    'bamboo photography',
    'bamboo digital art',
  ])('is where it grows, is eaten or lies under things: "%s"', (prompt) => {
    expect(planOf(prompt).unmatched.join(' ')).not.toMatch(/bambu|bamboo|marmer/u);
  });
});

describe('the seeds of everything that grows', () => {
  const THINGS = phrasesOf(
    ({ subject, details, scenes, weather }) =>
      subject === undefined &&
      weather === undefined &&
      (details.some(isWareRule) || scenes.some(({ scene, weight }) => scene === 'flowers' && weight === 0)),
  );

  it.each(['tupai makan biji @', 'a squirrel eating @ seeds'])('are no field and no plate of it: "%s"', (prompt) => {
    expect(THINGS.length).toBeGreaterThan(300);
    expect(THINGS.filter((phrase) => toldOf(planOf(prompt.replace('@', phrase))).includes(phrase))).toEqual([]);
  });

  it.each([
    ['roses oil painting', 'roses'],
    ['a cat oil painting', 'cat'],
    ['lukisan cat minyak kapal pinisi', 'kapal pinisi'],
    ['cat minyak mawar', 'mawar'],
    ['dua biji apel di meja', 'apel'],
  ])('are neither paint nor a number: "%s"', (prompt, word) => expect(toldOf(planOf(prompt))).toContain(word));
});

it('takes no animal of a soup for a living one', () => {
  const animals = phrasesOf(({ subject }) => subject !== undefined && LIVESTOCK.has(subject)).filter(
    (phrase) => !phrase.includes(' '),
  );
  const living = animals.filter((phrase) =>
    ['kuah kuning', 'stew'].some((dish) => LIVESTOCK.has(planOf(`papeda dan ${phrase} ${dish}`).subject ?? '')),
  );
  expect(living).toEqual([]);
});

describe('a word that only looks or sounds like a thing', () => {
  it.each([
    ['mama nyuapin anak di high chair', 'high chair'],
    ['anak duduk di kursi', 'kursi'],
    ['pabrik tahu rumahan', 'rumahan'],
    ['bajaj di sudirman', 'sudirman'],
    ['kucing pakai topeng di menara air', 'menara air'],
    ['cewek dari belakang di pantai', 'dari belakang'],
  ])('is not told in "%s": %s', expectUndrawn);

  it('names nothing of the lexicon with -an behind it', () => {
    const nouns = phrasesOf(({ subject, scenes }) => subject !== undefined || scenes.length > 0).filter(
      (phrase) => /^(?!ber|me|di|ter|pe)\p{L}{5,}$/u.test(phrase) && !LEXICON.has(`${phrase}an`),
    );
    expect(nouns.filter((noun) => toldOf(planOf(`kucing ${noun}an`)).includes(`${noun}an`))).toEqual([]);
  });

  it('draws the minaret with its mosque, and stars over it', () => {
    const plan = planOf('menara masjid menjulang dengan bulan sabit dan langit ungu bintang bintang');
    expect(plan).toMatchObject({ subject: 'mosque', scene: 'hills' });
    expect(toldOf(plan)).toEqual(expect.arrayContaining(['menara masjid', 'bulan sabit', 'bintang bintang']));
    expect(plan.unmatched).toEqual(['menjulang']);
  });

  it.each(['latar', 'background', 'backdrop'])('says nothing by itself: "%s"', (word) => {
    for (const prompt of [`madu di meja, ${word} hutan`, `${word} hijau islami`, `kucing di taman, ${word} merah`]) {
      const plan = planOf(prompt);
      expect([...plan.chips.map((chip) => chip.word), ...plan.unmatched]).not.toContain(word);
    }
    expectUndrawn(`madu di meja, ${word} hutan`, 'hutan');
  });

  it('models no land', () => {
    const places = ['gunung', 'pantai', 'gerbang di bukit', 'hutan', 'sawah'];
    for (const place of places) expectUndrawn(`${place}, render 3d`, 'render 3d');
    expect(planOf('kucing di kamar, render 3d').style).toBe('render');
  });
});

describe('a place that one thing has to another', () => {
  it.each([
    ['tukang cukur bawah pohon', 'bawah'],
    ['mecha duel di atas gedung', 'atas'],
    ['surreal giant whale flying above rice fields', 'above'],
    ['helm diatas jok motor, foto produk', 'diatas jok'],
    ['peta digulung diatas meja', 'diatas'],
    ['kolam ikan di belakang rumah', 'belakang rumah'],
    ['a cat under a table', 'under'],
    ['anak tidur di atas kasur', 'atas'],
  ])('is told as not held in "%s"', (prompt, word) => {
    expect(planOf(prompt).unmatched.join(' ')).toContain(word);
  });

  it.each([
    'kopi di atas meja',
    'kucing tidur di atas motor',
    'naga terbang di atas gunung',
    'bulan di atas laut',
    'perahu di atas laut',
    'kucing di bawah langit biru',
    'anak kecil di bawah pohon pisang',
    'kambing di atas bukit',
    'balon udara di atas perbukitan',
    'pantai dari atas',
    'kucing dengan latar belakang hutan',
    'kucing "HALO" di atas',
  ])('is not told where it is held, or none: "%s"', (prompt) => {
    expect(planOf(prompt).unmatched.filter((word) => /^(?:atas|bawah|belakang)\b/u.test(word))).toEqual([]);
  });
});

describe('a word that is grammar elsewhere', () => {
  it.each([
    ['a whale flying above rice fields', 'flying'],
    ['anak mewarnai gambar di lantai', 'gambar'],
    ['cewek beli kamera di pantai', 'kamera'],
    ['madu hutan asli botol kaca', 'asli'],
    ['cahaya dari jendela kaca warna', 'warna'],
    ['lapak di pasar, baju digantung penuh', 'penuh'],
    ['lapak di pasar, film grain', 'film grain'],
    ['menu harga "Es Cendol 8000"', 'harga'],
  ])('is not lost in "%s": %s', expectUndrawn);

  it.each([
    'bikin gambar kucing',
    'gambar kucing di taman',
    'foto kucing di pantai',
    'video kucing',
    'asli keren kucing',
  ])('is silent where it asks for a picture: "%s"', (prompt) => {
    expect(planOf(prompt).unmatched.filter((word) => /^(?:gambar|foto|video|asli)$/u.test(word))).toEqual([]);
  });

  it('is told where the thing flies', () => expect(toldOf(planOf('an eagle flying in the sky'))).toContain('flying'));
});

describe('what every drawing of a thing shows', () => {
  it.each([
    ['cute chef holding a frying pan', 'holding a frying pan'],
    ['tempe mendoan pake cabe rawit ijo', 'cabe'],
    ['tempe mendoan pake cabe rawit ijo', 'rawit ijo'],
    ['sambal di meja, cabe merah', 'cabe merah'],
    ['kambing etawa putih', 'putih'],
    ['mie ayam dan bakso 2 mangkok di meja', '2'],
    ['kamar kos ada karpet', 'karpet'],
  ])('is told as drawn in "%s": %s', (prompt, word) => {
    const plan = planOf(prompt);
    expect(toldOf(plan)).toContain(word);
    expect(plan.unmatched).not.toContain(word);
  });

  it.each([
    ['sambal di meja, cabe ijo', 'ijo'],
    ['dapur ada karpet', 'karpet'],
    ['bakso 2 mangkok', '2'],
  ])('is not told where it does not, in "%s": %s', (prompt, word) => {
    expect(toldOf(planOf(prompt)).filter((one) => one === word)).toEqual([]);
  });
});
