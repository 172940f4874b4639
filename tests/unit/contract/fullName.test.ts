/**
 * A name loses invisible characters that reverse or break the text around it, and keeps every character of real names.
 */
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { FullName } from '../../../contract/schemas/accounts.ts';

it.each([
  ['Citra \u202Egnp.exe', 'Citra gnp.exe'],
  ['\u2066Ayu\u2069 \u200FLestari', 'Ayu Lestari'],
  ['Ayu\u0000\r\nLestari\u0085', 'Ayu Lestari'],
  ['  Ayu  ', 'Ayu'],
  // Real names keep theirs: an emoji of several code points, Arabic, Javanese.
  ['👩‍🎨 عائشة ꦲꦪꦸ', '👩‍🎨 عائشة ꦲꦪꦸ'],
])('takes signs out of %j that turn or break the text around it', (typed, kept) => {
  expect(safeParse(FullName, typed).output).toBe(kept);
});

it.each([' \u202E\u0007 ', '\u200B\u200B', '\u200D', '\u3164'])('is no name when nothing is left: %j', (typed) => {
  expect(safeParse(FullName, typed).issues?.[0].message).toBe('full_name_required');
});
