/** A prompt loses what nobody sees: it would split words, reverse the text around it, or be paid for as nothing. */
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { MAX_PROMPT_LENGTH } from '../../../contract/limits.ts';
import { ArticleContent } from '../../../contract/schemas/articleBlocks.ts';
import { ImageToVideoRequest } from '../../../contract/schemas/generationRequests.ts';
import { Prompt } from '../../../contract/schemas/promptText.ts';
import { TemplateDraft } from '../../../contract/schemas/templates.ts';

it.each([
  ['c\u200Bat on a s\u00ADofa', 'cat on a sofa'],
  ['\u202Ekucing\u202C \u2066di laut\u2069', 'kucing di laut'],
  ['\uFEFF kucing\u2060 \n laut ', 'kucing \n laut'],
  // Emoji of several code points and scripts that are written with joiners stay whole.
  ['👨‍👩‍👧 di 🏖️', '👨‍👩‍👧 di 🏖️'],
  ['می‌خواهم', 'می‌خواهم'],
])('reads %j', (typed, kept) => {
  expect(safeParse(Prompt, typed).output).toBe(kept);
});

it.each(['\u200B\u200B\u200B', '\u200D \uFE0F', '\u2800', '\u202E\u202C', ' \n '])('finds nothing in %j', (typed) => {
  expect(safeParse(Prompt, typed).issues?.[0].message).toBe('prompt_required');
});

it('counts only what is seen', () => {
  expect(safeParse(Prompt, 'a\u200B'.repeat(MAX_PROMPT_LENGTH)).success).toBe(true);
});

it('is left out where an image may move without one', () => {
  expect(safeParse(ImageToVideoRequest, { prompt: '\u200B', image_base64: 'AAAA' }).output).toMatchObject({
    prompt: '',
  });
});

it('counts characters, also in a template and in an article', () => {
  const longest = '😀'.repeat(MAX_PROMPT_LENGTH);
  const accepts = (prompt: string) => [
    safeParse(Prompt, prompt).success,
    safeParse(TemplateDraft, { name: 'Emoji', prompt, mode: 'text-to-video' }).success,
    safeParse(ArticleContent, { blocks: [{ type: 'prompt', data: { prompt: `a${prompt.slice(2)}` } }] }).success,
  ];
  expect(accepts(longest)).toEqual([true, true, true]);
  expect(accepts(`${longest}a`)).toEqual([false, false, false]);
});
