/**
 * Words in braces or selected words become slots with names that the contract accepts; label and example stay while a
 * name is being edited.
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TemplateSlot } from '../../../../../contract/templates.ts';
import { filledPrompt } from '../../../../../src/features/templates/promptParts.ts';
import { markSlot, slotNameOf, slotsOf, withSlotNames } from '../../../../../src/features/templates/slots.ts';

const select = (prompt: string, words: string) => ({
  start: prompt.indexOf(words),
  end: prompt.indexOf(words) + words.length,
});

describe('slots from words', () => {
  it('takes names that the contract takes, whatever is typed', () => {
    expect(slotNameOf('Nama Toko')).toBe('nama_toko');
    expect(slotNameOf('Café 2')).toBe('cafe');
    expect(slotNameOf('123')).toBe('slot');
    fc.assert(fc.property(fc.string(), (words) => v.safeParse(TemplateSlot.entries.name, slotNameOf(words)).success));
  });

  it('reads braces in order, each name once', () => {
    expect(slotsOf('"{Nama Toko}" di {kota}, {nama_toko}', [])).toEqual([
      { name: 'nama_toko', label: 'Nama Toko', example: '' },
      { name: 'kota', label: 'Kota', example: '' },
    ]);
    expect(withSlotNames('"{Nama Toko}" di {kota}')).toBe('"{nama_toko}" di {kota}');
  });

  it('keeps label and example while a name stands, and while it is typed over', () => {
    const before = [{ name: 'toko', label: 'Nama tokomu', example: 'Melati' }];
    expect(slotsOf('{kota} dan {toko}', before)[1]).toEqual(before[0]);
    expect(slotsOf('{toko_baru}', before)).toEqual([{ name: 'toko_baru', label: 'Nama tokomu', example: 'Melati' }]);
    expect(slotsOf('{tok}', [{ name: 'toko', label: 'Toko', example: 'Melati' }])).toEqual([
      { name: 'tok', label: 'Tok', example: 'Melati' },
    ]);
    expect(slotsOf('{lain} {lagi}', before).map(({ example }) => example)).toEqual(['', '']);
  });
});

describe('marking words as a slot', () => {
  const prompt = 'pantai senja, "Kopi Senja", ombak';

  it('puts braces around the words without the space beside them, and keeps them as the example', () => {
    const { start, end } = select(prompt, ' "Kopi Senja"');
    const marked = markSlot(prompt, [], { start: start + 2, end: end - 1 });
    expect(marked).toEqual({
      prompt: 'pantai senja, "{kopi_senja}", ombak',
      slots: [{ name: 'kopi_senja', label: 'Kopi Senja', example: 'Kopi Senja' }],
      end: 27,
    });
    expect(filledPrompt(marked!.prompt, marked!.slots, {})).toBe(prompt);
  });

  it('gives the same words the same slot, and other words another name', () => {
    const twice = 'kopi dan kopi dan KOPI';
    const first = markSlot(twice, [], { start: 0, end: 4 })!;
    const second = markSlot(first.prompt, first.slots, select(first.prompt, ' kopi '))!;
    expect(second).toMatchObject({ prompt: '{kopi} dan {kopi} dan KOPI', slots: [{ name: 'kopi' }] });
    const third = markSlot(second.prompt, second.slots, select(second.prompt, 'KOPI'))!;
    expect(third).toMatchObject({
      prompt: '{kopi} dan {kopi} dan {kopi_b}',
      slots: [{ example: 'kopi' }, { example: 'KOPI' }],
    });
  });

  it('refuses nothing, space, and what cuts through a slot', () => {
    expect(markSlot(prompt, [], { start: 3, end: 3 })).toBeNull();
    expect(markSlot(prompt, [], { start: 6, end: 7 })).toBeNull();
    expect(markSlot('pantai {warna} senja', [], { start: 4, end: 10 })).toBeNull();
    expect(markSlot('pantai {warna} senja', [], { start: 9, end: 11 })).toBeNull();
  });
});
