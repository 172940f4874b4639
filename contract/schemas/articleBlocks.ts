import * as v from 'valibot';
import { MAX_ARTICLE_BLOCKS, readEmbed } from '../articleWords.ts';
import { ASPECT_RATIOS, MODES } from '../generationWords.ts';
import { boundedList, code, Uuid } from '../primitives.ts';
import { promptLength } from './promptText.ts';

const text = (max: number) => v.pipe(v.string(code('field_invalid')), v.maxLength(max, code('field_invalid')));
/** Inline HTML as Editor.js writes it (`<b>`, `<i>`, `<a>` …); the server keeps the allowed tags and drops the rest. */
const inlineHtml = (max = 20_000) => text(max);
const plain = (max: number) => v.optional(text(max), '');

export interface ListItem {
  content: string;
  /** Of a checklist. */
  meta?: { checked?: boolean | undefined } | undefined;
  items: ListItem[];
}

const itemFields = {
  content: inlineHtml(5000),
  meta: v.optional(v.object({ checked: v.optional(v.boolean()) })),
};
const listOf = <Item extends v.GenericSchema>(item: Item, max: number) =>
  boundedList(item, { max, tooFew: 'field_invalid', tooMany: 'field_invalid' });
const leaf = v.object({ ...itemFields, items: v.optional(listOf(v.never(), 0), []) });
const branch = (inner: v.GenericSchema<unknown, ListItem>) =>
  v.object({ ...itemFields, items: v.optional(listOf(inner, 200), []) });
/** A list of at most three levels. */
const ListItemSchema = branch(branch(leaf));

const blockId = { id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, code('field_invalid')))) };

const ParagraphBlock = v.object({
  ...blockId,
  type: v.literal('paragraph'),
  data: v.object({ text: inlineHtml() }),
});
const HeaderBlock = v.object({
  ...blockId,
  type: v.literal('header'),
  // The title is the page's first heading.
  data: v.object({ text: inlineHtml(500), level: v.picklist([2, 3, 4], code('field_invalid')) }),
});
const ListBlock = v.object({
  ...blockId,
  type: v.literal('list'),
  data: v.object({
    style: v.picklist(['ordered', 'unordered', 'checklist'], code('field_invalid')),
    items: listOf(ListItemSchema, 200),
  }),
});
const ImageBlock = v.object({
  ...blockId,
  type: v.literal('image'),
  data: v.object({
    media_id: Uuid,
    /** Pixels, as measured by the server when it stored the picture. */
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40_000)),
    alt: plain(300),
    caption: v.optional(inlineHtml(1000), ''),
  }),
});
const QuoteBlock = v.object({
  ...blockId,
  type: v.literal('quote'),
  data: v.object({ text: inlineHtml(), caption: v.optional(inlineHtml(1000), '') }),
});
const CodeBlock = v.object({
  ...blockId,
  type: v.literal('code'),
  data: v.object({ code: text(20_000) }),
});
const TableBlock = v.object({
  ...blockId,
  type: v.literal('table'),
  data: v.object({
    withHeadings: v.optional(v.boolean(), false),
    content: listOf(listOf(inlineHtml(2000), 12), 100),
  }),
});
const DelimiterBlock = v.object({
  ...blockId,
  type: v.literal('delimiter'),
  data: v.optional(v.object({}), {}),
});
const EmbedBlock = v.object({
  ...blockId,
  type: v.literal('embed'),
  data: v.object({
    /** The address of the video; its player follows from it (`readEmbed`). */
    source: v.pipe(
      v.string(code('embed_unsupported')),
      v.maxLength(500, code('embed_unsupported')),
      v.check((address) => readEmbed(address) !== null, code('embed_unsupported')),
    ),
    caption: v.optional(inlineHtml(1000), ''),
  }),
});
/** "Coba prompt ini": opens the generator with this prompt. */
const PromptBlock = v.object({
  ...blockId,
  type: v.literal('prompt'),
  data: v.object({
    prompt: v.pipe(v.string(code('field_invalid')), promptLength),
    mode: v.optional(v.picklist(MODES, code('field_invalid')), 'text-to-video'),
    aspect_ratio: v.optional(v.picklist(ASPECT_RATIOS, code('aspect_ratio_unsupported'))),
  }),
});

const anyBlock = v.variant(
  'type',
  [
    ParagraphBlock,
    HeaderBlock,
    ListBlock,
    ImageBlock,
    QuoteBlock,
    CodeBlock,
    TableBlock,
    DelimiterBlock,
    EmbedBlock,
    PromptBlock,
  ],
  code('field_invalid'),
);
export type ArticleBlock = v.InferOutput<typeof anyBlock>;
// Named types: inlined in every endpoint that carries an article, they are too large for the compiler to serialize.
export const ArticleBlock: v.GenericSchema<v.InferInput<typeof anyBlock>, ArticleBlock> = anyBlock;

/** Whether the block has any content. */
function hasSubstance({ type, data }: ArticleBlock): boolean {
  switch (type) {
    case 'image':
    case 'embed':
      return true;
    case 'delimiter':
      return false;
    default:
      return JSON.stringify(Object.values(data)).replace(/<[^>]*>|&nbsp;|[^\p{L}\p{N}]/gu, '') !== '';
  }
}

export interface ArticleContent {
  blocks: ArticleBlock[];
}

/** What Editor.js saves; its `time` and `version` are not stored. */
export const ArticleContent: v.GenericSchema<{ blocks: v.InferInput<typeof anyBlock>[] }, ArticleContent> = v.object(
  {
    blocks: v.pipe(
      boundedList(ArticleBlock, {
        max: MAX_ARTICLE_BLOCKS,
        tooFew: 'article_content_required',
        tooMany: 'article_too_long',
      }),
      v.check((blocks) => blocks.some(hasSubstance), code('article_content_required')),
    ),
  },
  code('article_content_required'),
);
