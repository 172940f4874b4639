import { useLingui } from '@lingui/react/macro';
import Square from 'lucide-react/icons/square';
import SquareCheck from 'lucide-react/icons/square-check';
import type { ReactNode } from 'react';
import type { ArticleBlock, ListItem } from '../../../../contract/articles.ts';
import { EmbedPlayer } from './EmbedPlayer.tsx';
import { headingsOf } from './headings.ts';
import { inlineNodes, inlineText } from './inlineNodes.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { PromptOffer } from './PromptOffer.tsx';
import { Scroller } from './Scroller.tsx';

/** The width of the text column. */
const COLUMN = '(min-width: 48rem) 42rem, 100vw';

function Items({ items, style }: { items: readonly ListItem[]; style: 'ordered' | 'unordered' | 'checklist' }) {
  const List = style === 'ordered' ? 'ol' : 'ul';
  const look = { ordered: 'list-decimal ps-6', unordered: 'list-disc ps-6', checklist: '' }[style];
  return (
    <List className={`mt-2 space-y-1.5 ${look}`}>
      {items.map((item, index) => (
        <li key={index} className={style === 'checklist' ? 'flex gap-2.5' : undefined}>
          {style === 'checklist' &&
            (item.meta?.checked ? (
              <SquareCheck className="text-accent mt-1 size-5 shrink-0" aria-hidden="true" />
            ) : (
              <Square className="mt-1 size-5 shrink-0 opacity-60" aria-hidden="true" />
            ))}
          <div>
            {inlineNodes(item.content)}
            {item.items.length > 0 && <Items items={item.items} style={style} />}
          </div>
        </li>
      ))}
    </List>
  );
}

function Caption({ html }: { html: string }) {
  return html ? (
    <figcaption className="text-base-content/75 mt-2 text-center text-sm">{inlineNodes(html)}</figcaption>
  ) : null;
}

function renderBlock(block: ArticleBlock, id: string | undefined): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p className="mt-5">{inlineNodes(block.data.text)}</p>;
    case 'header': {
      const Heading = `h${block.data.level}` as const;
      const look = block.data.level === 2 ? 'mt-11 text-2xl font-extrabold' : 'mt-8 text-xl font-bold';
      return (
        <Heading id={id} className={`scroll-mt-20 ${look}`}>
          {inlineNodes(block.data.text)}
        </Heading>
      );
    }
    case 'list':
      return (
        <div className="mt-5">
          <Items items={block.data.items as ListItem[]} style={block.data.style} />
        </div>
      );
    case 'image':
      return (
        <figure className="my-8">
          <Picture
            id={block.data.media_id}
            width={block.data.width}
            height={block.data.height}
            alt={block.data.alt}
            sizes={COLUMN}
            className="rounded-box bg-base-300 mx-auto h-auto max-h-[80dvh] w-auto max-w-full"
          />
          <Caption html={block.data.caption} />
        </figure>
      );
    case 'quote':
      return (
        <figure className="border-accent my-8 border-s-4 ps-5">
          <blockquote className="text-xl leading-snug font-medium">{inlineNodes(block.data.text)}</blockquote>
          {block.data.caption && (
            <figcaption className="text-base-content/75 mt-2 text-sm">{inlineNodes(block.data.caption)}</figcaption>
          )}
        </figure>
      );
    case 'code':
      return <CodeText code={block.data.code} />;
    case 'table':
      return <ArticleTable data={block.data} />;
    case 'delimiter':
      return <hr className="border-line mx-auto my-10 w-24 border-t-2" />;
    case 'embed':
      return (
        <figure className="my-8">
          <EmbedPlayer source={block.data.source} title={inlineText(block.data.caption)} />
          <Caption html={block.data.caption} />
        </figure>
      );
    case 'prompt':
      return <PromptOffer data={block.data} />;
  }
}

function CodeText({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <Scroller label={t`Code`} className="bg-base-200 border-line rounded-box mt-6 overflow-x-auto border p-4 text-sm">
      <pre>
        <code>{code}</code>
      </pre>
    </Scroller>
  );
}

function ArticleTable({ data }: { data: Extract<ArticleBlock, { type: 'table' }>['data'] }) {
  const { t } = useLingui();
  const [first, ...others] = data.content;
  const rows = data.withHeadings ? others : data.content;
  return (
    <Scroller label={t`Table`} className="border-line rounded-box mt-6 overflow-x-auto border">
      <table className="w-full text-start wrap-normal">
        {data.withHeadings && first && (
          <thead className="bg-base-200">
            <tr>
              {first.map((cell, index) => (
                <th key={index} scope="col" className="px-3 py-2.5 text-start font-bold sm:px-4">
                  {inlineNodes(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-line not-first:border-t">
              {row.map((cell, place) => (
                <td key={place} className="px-3 py-2.5 align-top sm:px-4">
                  {inlineNodes(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

/** An article's blocks; a block of an unknown type renders nothing. */
export function Blocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const headings = headingsOf(blocks);
  return (
    <div className="text-[1.0625rem] leading-relaxed">
      {blocks.map((block, index) => (
        <div key={block.id ?? index}>{renderBlock(block, headings.find((heading) => heading.index === index)?.id)}</div>
      ))}
    </div>
  );
}
