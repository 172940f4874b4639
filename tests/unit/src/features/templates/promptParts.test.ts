/**
 * A filled prompt shows what was entered, where an example stands in and what is missing. Braces that name no slot stay
 * as they are.
 */
import { describe, expect, it } from 'vitest';
import { filledPrompt, missingSlots, promptParts } from '../../../../../src/features/templates/promptParts.ts';

const SLOTS = [
  { name: 'warna', label: 'Warna', example: 'emas' },
  { name: 'merek', label: 'Nama merek', example: '' },
];
const PROMPT = 'gelombang {warna}, "{merek}" di {tempat}, lagi {warna}';

describe('a filled prompt', () => {
  it('marks what was filled, what an example stands in for, and what is missing', () => {
    expect(promptParts(PROMPT, SLOTS, { warna: ' biru ' })).toEqual([
      { text: 'gelombang ', kind: 'fixed' },
      { text: 'biru', kind: 'filled' },
      { text: ', "', kind: 'fixed' },
      { text: 'Nama merek', kind: 'empty' },
      { text: '" di {tempat}, lagi ', kind: 'fixed' },
      { text: 'biru', kind: 'filled' },
    ]);
    expect(promptParts('{warna}', SLOTS, { warna: '   ' })).toEqual([{ text: 'emas', kind: 'example' }]);
  });

  it('leaves braces that name no slot as they are, also those that were filled in', () => {
    expect(filledPrompt(PROMPT, SLOTS, { merek: '{warna}' })).toBe('gelombang emas, "{warna}" di {tempat}, lagi emas');
  });

  it('names the slots that must be filled first', () => {
    expect(missingSlots(SLOTS, {})).toEqual(['merek']);
    expect(missingSlots(SLOTS, { merek: ' ' })).toEqual(['merek']);
    expect(missingSlots(SLOTS, { merek: 'Kopi' })).toEqual([]);
  });
});
