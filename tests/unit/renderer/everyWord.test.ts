/** No word of a prompt vanishes: a chip tells of it, it is told as not drawn, or nobody misses it. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { createStoryboard } from '../../../renderer/storyboard/createStoryboard.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { STOP_WORDS } from '../../../renderer/prompt/vocabulary/stopWords.ts';
import { splitPrompt } from '../../../renderer/prompt/tokens.ts';
import type { Plan } from '../../../renderer/scene.ts';

/** Grammar, small talk and requests; anything else is content. */
const GRAMMAR = new Set(
  (
    'di ke dari dan atau yang yg dengan dgn dg untuk utk untk buat pada dalam dlm oleh itu ini ada adalah sebuah seekor sebatang seorang suatu sesuatu para si sang akan sedang telah sudah masih lagi lg juga jg serta agar supaya biar seperti bagai bagaikan kayak kaya kyk ala saat ketika waktu pas sambil bisa dapat harus sangat amat paling lebih kurang hanya saja pun nya ia dia mereka kami kita aku saya kamu anda satu ekor lalu kemudian setelah sebelum sesudah selama sampai hingga bareng sama sm dr jadi menjadi jd jdi sebagai tp tapi thn bgt banget bgtt bet aja aj gitu gini karena krn terdapat berada terletak ' +
    'dong donk deh sih nih yaa gan kak min plis pls gue gua gw lo lu elo elu bro sis cuy guys gaes woi woy wkwk wkwkwk wkwkwkwk haha hahaha hehe hihi anjir anjay anjrit njir jir sialan kampret gila gilaa parah asli sumpah next tolong tolongin mohon coba ingin mau minta pengen pengin pingin kepengen please want ' +
    'something someone anything a an the of in on at to from by with and or for as is are was be being been this that these those it its his her their our my your into onto while during when where who which there here very so too more most some one no not only just like than then also i me we you he she they him them us has have had do does ' +
    'tanpa bukan without tidak jangan gak nggak enggak ga ngga nda'
  ).split(' '),
);

const planOf = (prompt: string): Plan => createPlan({ prompt, seed: 3, isStill: true });
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a prompt that are in neither list. */
function lostOf(prompt: string): string[] {
  const { chips, unmatched, title } = planOf(prompt);
  const told = new Set(wordsOf([...unmatched, ...chips.map(({ word }) => word)].join(' ')));
  return splitPrompt(prompt).tokens.flatMap(({ word, typed }) =>
    GRAMMAR.has(word) ||
    /^[01]$/u.test(word) ||
    (title !== null && word.startsWith('bertul')) ||
    wordsOf(typed).every((one) => told.has(one))
      ? []
      : [typed],
  );
}

const CONTENT = [...STOP_WORDS].filter((word) => word && !GRAMMAR.has(word));

describe.each([
  'kucing @ di pantai',
  'ibu di pasar @, pagi hari',
  'kopi susu @ kursi di meja',
  'gunung dan sawah @ sapu lidi',
  'a red car @ a mosque at night',
  'cewek @ kebaya merah, hujan',
  'xylofon @ di kota @ warna biru',
])('every word that is no grammar is told of in "%s"', (company) => {
  it.each([
    ['the words that say little', CONTENT],
    ['the phrases of the lexicon', [...LEXICON.keys()].filter((_, at) => at % 3 === 0)],
  ])('%s', (_, words) => {
    const lost = words.flatMap((word) => {
      const prompt = company.replaceAll('@', word);
      const gone = lostOf(prompt);
      return gone.length > 0 ? [`${prompt}: ${gone.join(', ')}`] : [];
    });
    expect(lost).toEqual([]);
  });
});

it.each(['video pantai saat senja', 'tolong buatkan gambar kucing', 'foto kopi di meja', 'a photo of a cat'])(
  'misses no word that only asks for a picture: "%s"',
  (prompt) => {
    expect(planOf(prompt).unmatched).toEqual([]);
  },
);

it.each([
  ['kucing di depan rumah', 'depan rumah'],
  ['sepatu, background biru', 'background biru'],
  ['mobil warna merah', 'warna merah'],
  ['cewek naik kuda', 'naik kuda'],
  ['cewek pake hijab merah di taman', 'pake hijab'],
  ['sepiring nasi goreng', 'sepiring nasi goreng'],
  ['kopi di dekat jendela', 'dekat jendela'],
])('is told with what it is said of: "%s"', (prompt, phrase) => {
  expect(planOf(prompt).chips.map(({ word }) => word)).toContain(phrase);
});

it.each([
  ['kerja bakti, semua pake caping', ['semua', 'pake']],
  ['sawah, drone view', ['drone view']],
  ['kereta, kamera dari samping', ['kamera dari samping']],
  ['nenek nyapu, ada ayam di belakang', ['belakang']],
])('is told as not drawn where it is not: "%s"', (prompt, phrases) => {
  expect(planOf(prompt).unmatched).toEqual(expect.arrayContaining(phrases));
});

it('misses no word of a story, whose chips say one thing once', () => {
  const prompt =
    'kucing di depan rumah pagi hari, lalu kucing tidur di kasur, bakso panas mengepul di mangkuk dan piring';
  const { chips, unmatched } = createStoryboard({ prompt, seed: 3, maxImages: 4 });
  const told = new Set(wordsOf([...unmatched, ...chips.map(({ word }) => word)].join(' ')));
  expect(wordsOf(prompt).filter((word) => !GRAMMAR.has(word) && !told.has(word))).toEqual([]);
});

it('says of a clip that it moves, and not of a picture', () => {
  const prompt = 'abstrak cairan warna neon bergerak';
  expect(createPlan({ prompt, seed: 3 }).unmatched).toEqual([]);
  expect(planOf(prompt).unmatched).toEqual(['bergerak']);
});
