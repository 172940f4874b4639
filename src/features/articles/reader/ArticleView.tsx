import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ArticleBlock, ArticlePicture } from '../../../../contract/articles.ts';
import type { Language } from '../../../../contract/languages.ts';
import { Blocks } from './Blocks.tsx';
import { Contents } from './Contents.tsx';
import { headingsOf } from './headings.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useArticleDate } from './useArticleDate.ts';

/** What is rendered of an article; the editor's preview has it before publication. */
export interface ViewedArticle {
  language: Language;
  title: string;
  excerpt: string;
  cover: ArticlePicture | null;
  author: string;
  published_at: string;
  updated_at: string;
  /** Null in the editor's preview: counted when it is published. */
  reading_minutes: number | null;
  content: { blocks: ArticleBlock[] };
}

/** An article: title, summary, author, date, reading time, cover, contents, text. */
export function ArticleView({ article }: { article: ViewedArticle }) {
  const { t } = useLingui();
  const dateOf = useArticleDate();
  const { author, cover, reading_minutes: minutes } = article;
  const published = dateOf(article.published_at);
  const updated = dateOf(article.updated_at);
  const details = [
    published,
    ...(updated === published ? [] : [t`changed on ${updated}`]),
    ...(minutes === null ? [] : [t`${plural(minutes, { one: '# minute read', other: '# minutes read' })}`]),
  ];
  return (
    <article lang={article.language}>
      <h1 className="mt-4 text-3xl leading-tight font-extrabold sm:text-5xl">{article.title}</h1>
      {article.excerpt && <p className="text-base-content/80 mt-4 text-lg sm:text-xl">{article.excerpt}</p>}
      <div className="text-base-content/75 mt-4 text-sm">
        {author && <p className="font-semibold">{author}</p>}
        {/* One text node: of several, the later ones would move when the font loads. */}
        <p>{details.join(' · ')}</p>
      </div>
      {cover && (
        <Picture
          {...cover}
          isFirst
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="rounded-box bg-base-300 mt-6 h-auto w-full"
        />
      )}
      <Contents headings={headingsOf(article.content.blocks)} />
      <Blocks blocks={article.content.blocks} />
    </article>
  );
}
