/** A chip keeps the person's word beside what is drawn for it, so that no word disappears behind a plainer name, and nothing is told twice. */
import { expect, it } from 'vitest';
import { tellOnce, toldAs } from '../../../../../src/features/generation/plan/toldAs.ts';

it.each([
  ['subject', 'mahasiswa', 'seorang pria', 'mahasiswa → seorang pria'],
  ['detail', 'keripik pisang', 'semangkuk keripik', 'keripik pisang → semangkuk keripik'],
  ['scene', 'bali', 'pantai', 'bali → pantai'],
  ['subject', 'kucing', 'kucing', 'kucing'],
  ['detail', 'kopi', 'secangkir kopi', 'secangkir kopi'],
  // An accent or a capital is no correction.
  ['detail', 'cafe', 'café', 'café'],
  ['subject', 'Ka’bah', 'ka’bah', 'ka’bah'],
  ['colour', 'lembut', 'rona pastel', 'lembut → rona pastel'],
  ['title', 'SALE', 'SALE', 'SALE'],
  ['scene', null, 'perbukitan', 'perbukitan'],
] as const)('says of the %s "%s", drawn as "%s": %s', (aspect, word, name, told) => {
  expect(toldAs({ aspect, word, value: '' }, name)).toBe(told);
});

it.each([
  ['malam hari', 'night', 'malam', 'malam'],
  ['night market', 'night', 'night', 'night market → night'],
  ['sunset', 'sunset', 'matahari terbenam', 'matahari terbenam'],
  ['hangat', 'golden', 'sore keemasan', 'hangat → sore keemasan'],
])('says of the hour "%s", drawn as %s, "%s": %s', (word, value, name, told) => {
  expect(toldAs({ aspect: 'time', word, value }, name)).toBe(told);
});

it.each([
  [{ aspect: 'subject', value: 'lion', word: 'lion', drawn: { id: 'singa', en: 'lion' } }, 'singa', 'singa'],
  [{ aspect: 'scene', value: 'lake', word: 'lake' }, 'danau', 'danau'],
  [
    { aspect: 'subject', value: 'man', word: 'mahasiswa', drawn: { id: 'pria', en: 'a man' } },
    'a man',
    'mahasiswa → a man',
  ],
])('of a word in the other language only what is drawn: %o', (chip, name, told) => {
  expect(toldAs(chip, name)).toBe(told);
});

it('names what the studio chose only where no word is drawn as the same', () => {
  const hills = { aspect: 'scene', value: 'hills', word: null } as const;
  const funfair = { aspect: 'scene', value: 'funfair', word: null } as const;
  const wheel = { aspect: 'detail', value: 'funfair', word: 'bianglala' } as const;
  expect(tellOnce([hills, funfair, wheel], ({ value }) => value)).toEqual([hills, wheel]);
});
