import type { ArticleBlock } from '../../../../contract/articles.ts';
import { slugFrom } from '../../../../contract/articleWords.ts';
import { inlineText } from './inlineNodes.tsx';

export interface Heading {
  /** Its index among the blocks. */
  index: number;
  id: string;
  text: string;
  level: number;
}

/** The headings of an article, each with its own id, also when two have the same text. */
export function headingsOf(blocks: readonly ArticleBlock[]): Heading[] {
  const taken = new Set<string>();
  return blocks.flatMap((block, index) => {
    if (block.type !== 'header') return [];
    const text = inlineText(block.data.text);
    if (!text) return [];
    const base = slugFrom(text) || 'bagian';
    let id = base;
    for (let next = 2; taken.has(id); next += 1) id = `${base}-${next}`;
    taken.add(id);
    return [{ index, id, text, level: block.data.level }];
  });
}
