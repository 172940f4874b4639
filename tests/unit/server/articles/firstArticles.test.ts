import { expect, it } from 'vitest';
import type { ArticleBlock } from '../../../../contract/articles.ts';
import { readingMinutes } from '../../../../contract/articleWords.ts';
import { textOfBlocks } from '../../../../server/articles/articleText.ts';
import { ARTICLES_EN } from '../../../../server/articles/firstArticles/articlesEn.ts';
import { ARTICLES_ID } from '../../../../server/articles/firstArticles/articlesId.ts';

const MIN_MINUTES = 3;

it('the articles that come with the product stand in both languages and take a while to read', () => {
  expect(ARTICLES_EN.map(({ name }) => name)).toEqual(ARTICLES_ID.map(({ name }) => name));
  for (const { slug, blocks } of [...ARTICLES_ID, ...ARTICLES_EN]) {
    const text = textOfBlocks(blocks.filter((block): block is ArticleBlock => !('picture' in block)));
    expect([slug, readingMinutes(text.split(/\s+/).length) >= MIN_MINUTES]).toEqual([slug, true]);
  }
});
