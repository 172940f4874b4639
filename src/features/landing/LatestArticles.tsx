import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ArticleCard } from '../../../contract/articles.ts';
import { Picture } from '../../ui/Picture.tsx';
import { TitleCover } from '../../ui/TitleCover.tsx';

/** The newest blog articles; nothing when there are none. */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="latest" className="border-line border-t py-12 sm:py-16">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="latest" className="text-2xl font-extrabold sm:text-3xl">
          <Trans>From the blog</Trans>
        </h2>
        <Link
          to="/blog"
          className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>All articles</Trans>
        </Link>
      </div>
      <ul className="mt-6 grid gap-6 md:grid-cols-3">
        {articles.map(({ id, slug, title, cover }) => (
          <li key={id}>
            <Link
              to="/blog/$slug"
              params={{ slug }}
              className="flex items-center gap-4 font-bold hover:underline md:block"
            >
              <span className="bg-base-300 rounded-box block aspect-video w-32 shrink-0 overflow-hidden md:mb-3 md:w-auto">
                {cover ? (
                  <Picture {...cover} alt="" sizes="24rem" className="size-full object-cover" />
                ) : (
                  <TitleCover title={title} className="text-5xl" />
                )}
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
