/**
 * The articles that come with the product exist in both languages, and every prompt and camera movement they teach is
 * understood by the engine.
 */
import { expect, it } from 'vitest';
import type { ArticleBlock } from '../../../../contract/articles.ts';
import { readingMinutes } from '../../../../contract/articleWords.ts';
import { textOfBlocks } from '../../../../server/articles/articleText.ts';
import { ARTICLES_EN } from '../../../../server/articles/firstArticles/articlesEn.ts';
import { ARTICLES_ID } from '../../../../server/articles/firstArticles/articlesId.ts';
import { understandPrompt } from '../../../../renderer/understandPrompt.ts';

const MIN_MINUTES = 3;

it('the articles that come with the product stand in both languages and take a while to read', () => {
  expect(ARTICLES_EN.map(({ name }) => name)).toEqual(ARTICLES_ID.map(({ name }) => name));
  for (const { slug, blocks } of [...ARTICLES_ID, ...ARTICLES_EN]) {
    const text = textOfBlocks(blocks.filter((block): block is ArticleBlock => !('picture' in block)));
    expect([slug, readingMinutes(text.split(/\s+/).length) >= MIN_MINUTES]).toEqual([slug, true]);
  }
});

const blocksOf = <Type extends ArticleBlock['type']>(type: Type) =>
  [...ARTICLES_ID, ...ARTICLES_EN]
    .flatMap(({ blocks }) => blocks)
    .filter((block): block is Extract<ArticleBlock, { type: Type }> => 'type' in block && block.type === type);

const understand = (mode: 'text-to-video' | 'text-to-image' | 'image-to-video', prompt: string) =>
  understandPrompt({ mode, prompt, seed: 7, maxImages: 1, pictures: 1 });

it.each(blocksOf('prompt').map(({ data }) => [data.prompt, data.mode]))(
  'the prompt that an article offers is drawn with all its words: %s (%s)',
  (prompt, mode) => {
    const { verdict, unmatched, chips } = understand(mode as 'text-to-video', prompt);
    expect([verdict, unmatched]).toEqual(['drawn', []]);
    const named = chips.filter(({ word }) => word !== null).map(({ aspect, value }) => `${aspect} ${value}`);
    // Words that only fill a sentence elsewhere are dropped without a report.
    if (/kamera|camera/.test(prompt)) expect(named.join()).toContain('motion ');
    if (/hujan|rain/.test(prompt)) expect(named).toContain('weather rain');
  },
);

it.each(
  blocksOf('table')
    .flatMap(({ data: { content } }) => content.map(([word = '']) => word))
    .filter((word) => /kamera|camera/.test(word)),
)('a movement that an article teaches is made: %s', (words) => {
  for (const mode of ['text-to-video', 'image-to-video'] as const) {
    const { unmatched, chips } = understand(mode, mode === 'image-to-video' ? words : `danau, ${words}`);
    expect([mode, unmatched, chips.find(({ aspect }) => aspect === 'motion')?.word]).toEqual([
      mode,
      [],
      expect.anything(),
    ]);
  }
});
