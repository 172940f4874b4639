import type { ArticleBlock, ListItem } from '../../contract/articles.ts';
import { cleanInline, textOfInline } from './inlineHtml.ts';

function cleanItem({ content, meta, items }: ListItem): ListItem {
  return {
    content: cleanInline(content),
    ...(meta?.checked && { meta: { checked: true } }),
    items: items.map(cleanItem),
  };
}

/**
 * Removes disallowed tags from the HTML lines of a block. Code, prompts and alt texts are plain text, which React
 * escapes.
 */
export function cleanBlock(block: ArticleBlock): ArticleBlock {
  switch (block.type) {
    case 'paragraph':
    case 'header':
      return { ...block, data: { ...block.data, text: cleanInline(block.data.text) } } as ArticleBlock;
    case 'list':
      return {
        ...block,
        data: { ...block.data, items: block.data.items.map((item) => cleanItem(item as ListItem)) },
      } as ArticleBlock;
    case 'quote':
      return { ...block, data: { text: cleanInline(block.data.text), caption: cleanInline(block.data.caption) } };
    case 'image':
    case 'embed':
      return { ...block, data: { ...block.data, caption: cleanInline(block.data.caption) } } as ArticleBlock;
    case 'table':
      return { ...block, data: { ...block.data, content: block.data.content.map((row) => row.map(cleanInline)) } };
    case 'code':
    case 'delimiter':
    case 'prompt':
      return block;
  }
}

const itemTexts = ({ content, items }: ListItem): string[] => [textOfInline(content), ...items.flatMap(itemTexts)];

function textsOf(block: ArticleBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'header':
      return [textOfInline(block.data.text)];
    case 'list':
      return block.data.items.flatMap((item) => itemTexts(item as ListItem));
    case 'quote':
      return [textOfInline(block.data.text), textOfInline(block.data.caption)];
    case 'image':
      return [block.data.alt, textOfInline(block.data.caption)];
    case 'embed':
      return [textOfInline(block.data.caption)];
    case 'table':
      return block.data.content.flat().map(textOfInline);
    case 'code':
      return [block.data.code];
    case 'prompt':
      return [block.data.prompt];
    case 'delimiter':
      return [];
  }
}

/** The plain text of an article, for the search and the reading time. */
export function textOfBlocks(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(textsOf).filter(Boolean).join('\n');
}

/** Distinct ids of the pictures in the blocks. */
export function pictureIdsOf(blocks: readonly ArticleBlock[]): string[] {
  return [...new Set(blocks.flatMap((block) => (block.type === 'image' ? [block.data.media_id] : [])))];
}
