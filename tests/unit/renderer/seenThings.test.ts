/** A word is never crossed out beside the very thing that it names: what is in the picture is told, by its name. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';

it.each([
  ['angry cat sticker with the text "SABAR"', 'cat', 'cat'],
  ['fluffy angora rabbit eating a carrot', 'rabbit', 'rabbit'],
  ['boneka rajut bentuk gajah', 'boneka', 'teddy bear'],
  ['pikachu lari di padang rumput', 'lari', 'runner'],
  ['tukang bakso di gang', 'tukang', 'a man'],
  ['penjual sayur di pasar', 'penjual', 'a man'],
  ['tukang cukur di bawah pohon', 'tukang', 'a man'],
  ['horses in a field', 'horses', 'horse'],
  ['puppies on a sofa', 'puppies', 'dog'],
  ['stiker botol sambal roa', 'sambal', 'chilli sauce'],
  ['efek rumah kaca di bumi', 'rumah', 'house'],
  ['rantai makanan di sawah', 'makanan', 'rice with side dishes'],
  ['kereta kencana di jalan', 'kereta', 'train'],
  ['bubur sumsum di meja', 'bubur', 'bowl of porridge'],
  ['lion dance at the market', 'lion', 'lion'],
  ['a rubber duck in the bath', 'duck', 'duck'],
  ['the cat’s collar on a table', 'cat’s', 'cat'],
  ['pesta anak tema dinosaurus', 'dinosaurus', 'dinosaur'],
])('tells, of "%s", of "%s" as the %s that is drawn', (prompt, word, name) => {
  const { chips, unmatched } = createPlan({ prompt, seed: 7, isStill: true });
  expect(chips.find((chip) => chip.word === word)?.drawn?.en).toBe(name);
  expect(unmatched).not.toContain(word);
});

it('still crosses out what the picture lacks', () => {
  const { unmatched } = createPlan({ prompt: 'lion dance at the market', seed: 7, isStill: true });
  expect(unmatched).toContain('dance');
});
