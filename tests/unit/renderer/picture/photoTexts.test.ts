/** A text for a photo that is not in quotes is only written: its words change nothing else, and a price may follow. */
import { describe, expect, it } from 'vitest';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a text without quotes', () => {
  it.each([
    ['kasih tulisan Warung Bu Sri di atas', 'Warung Bu Sri'],
    ['tulis selamat pagi di bawah', 'selamat pagi'],
    ['tulis hitam putih di atas', 'hitam putih'],
    ['kasih harga Rp 15.000 di kanan bawah', 'Rp 15.000'],
  ])('is all that "%s" asks for', (prompt, text) => {
    const { chips, letters, unmatched } = still(prompt);
    expect(chips).toEqual([{ aspect: 'title', value: text, word: text }]);
    expect(letters).toMatchObject([{ text }]);
    expect(unmatched).toEqual([]);
  });

  it('may have a second one after it, with a place of its own', () => {
    const { letters, unmatched } = still('tulis PROMO 50% gede di tengah, kasih harga Rp 45.000 di bawah');
    expect(letters).toMatchObject([
      { text: 'PROMO 50%', row: 'middle' },
      { text: 'Rp 45.000', row: 'bottom' },
    ]);
    expect(unmatched).toEqual(['gede']);
  });

  it('leaves the rest of the wish as it is', () => {
    expect(still('cerahkan, tulis promo hari ini di bawah')).toMatchObject({ tones: ['brighten'], unmatched: [] });
  });
});
