import type { ArticleBlock } from '../../../contract/articles.ts';
import type { Mode } from '../../../contract/generationWords.ts';
import type { FirstPicture } from './pictureList.ts';

/** A picture before it has an id. */
export interface PlacedPicture {
  picture: FirstPicture;
  alt: string;
  caption: string;
}

export type FirstBlock = ArticleBlock | PlacedPicture;

export const p = (text: string): FirstBlock => ({ type: 'paragraph', data: { text } });
export const h = (text: string): FirstBlock => ({ type: 'header', data: { text, level: 2 } });
export const list = (...items: string[]): FirstBlock => ({
  type: 'list',
  data: { style: 'unordered', items: items.map((content) => ({ content, items: [] })) },
});
export const steps = (...items: string[]): FirstBlock => ({
  type: 'list',
  data: { style: 'ordered', items: items.map((content) => ({ content, items: [] })) },
});
export const quote = (text: string): FirstBlock => ({ type: 'quote', data: { text, caption: '' } });
export const table = (...content: string[][]): FirstBlock => ({ type: 'table', data: { withHeadings: true, content } });
export const picture = (name: FirstPicture, alt: string, caption: string): FirstBlock => ({
  picture: name,
  alt,
  caption,
});
export const prompt = (text: string, mode: Mode = 'text-to-video', ratio?: '16:9' | '9:16' | '1:1'): FirstBlock => ({
  type: 'prompt',
  data: { prompt: text, mode, ...(ratio && { aspect_ratio: ratio }) },
});
