/** Every edit that the studio reports has a label, and every label is used. */
import { expect, test } from 'vitest';
import { EDIT_VALUES } from '../../../../../renderer/picture/instruction/editWords.ts';
import { EDIT_LABELS } from '../../../../../src/features/generation/labels/editLabels.ts';

test('every edit that the studio can tell of has a label, and no label is left over', () => {
  expect(Object.keys(EDIT_LABELS).toSorted()).toEqual([...EDIT_VALUES].toSorted());
  for (const [value, { message }] of Object.entries(EDIT_LABELS)) expect(message, value).toMatch(/\S/);
});
