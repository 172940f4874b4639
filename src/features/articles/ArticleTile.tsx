import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ArticleCard } from '../../../contract/articles.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TitleCover } from '../../ui/TitleCover.tsx';
import { useArticleDate } from './reader/useArticleDate.ts';

/** An article in a list: the whole tile is a link to it. */
export function ArticleTile({
  article,
  isFirst = false,
  level = 2,
}: {
  article: ArticleCard;
  isFirst?: boolean;
  level?: 2 | 3;
}) {
  const { t } = useLingui();
  const dateOf = useArticleDate();
  const Heading = `h${level}` as const;
  const { cover, reading_minutes: minutes } = article;
  return (
    <article lang={article.language} className="group relative flex flex-col">
      <div className="bg-base-300 rounded-box aspect-video overflow-hidden">
        {cover ? (
          <Picture
            {...cover}
            alt={cover.alt}
            isFirst={isFirst}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
          />
        ) : (
          <TitleCover title={article.title} className="text-8xl" />
        )}
      </div>
      <Heading className="mt-3 text-lg leading-snug font-bold">
        <Link
          to="/blog/$slug"
          params={{ slug: article.slug }}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {article.title}
        </Link>
      </Heading>
      {article.excerpt && <p className="text-base-content/80 mt-1 line-clamp-3">{article.excerpt}</p>}
      <p className="text-base-content/75 mt-2 text-sm">
        {/* One text node: of several, the later ones would move when the font loads. */}
        {`${dateOf(article.published_at)} · ${t`${plural(minutes, { one: '# minute read', other: '# minutes read' })}`}`}
      </p>
    </article>
  );
}
