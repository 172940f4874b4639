import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Languages from 'lucide-react/icons/languages';
import { useEffect, useRef } from 'react';
import type { Language } from '../../../contract/languages.ts';
import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFailure } from '../../ui/useFailure.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { ArticleTile } from './ArticleTile.tsx';
import { dropArticle } from './dropArticle.ts';
import { articleQuery } from './publishedQueries.ts';
import { ArticleView } from './reader/ArticleView.tsx';
import { useCachePictures } from './reader/useCachePictures.ts';
import { ShareArticle } from './reader/ShareArticle.tsx';
import { useCachePage } from '../../api/useCachePage.ts';

const route = getRouteApi('/blog/$slug');

/**
 * The link to the other language, in that language. Its width is fixed: at the end of a line it would move when the
 * font loads.
 */
const READ_IN: Record<Language, { text: string; width: string }> = {
  id: { text: 'Baca dalam Bahasa Indonesia', width: 'min-w-66' },
  en: { text: 'Read in English', width: 'min-w-38' },
};

/** A published article. */
export function ArticleScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const { slug } = route.useParams();
  const query = useQuery(articleQuery(slug));
  const { data, dataUpdatedAt, refetch } = query;
  const failure = useFailure(query);
  // Also when it was cached: an article that was taken down is shown to nobody.
  const isGone = failure instanceof ApiError && (failure.status === 404 || failure.status === 422);
  useCachePage(isGone ? slug : data?.data.slug, undefined, isGone ? undefined : refetch);
  useCachePictures(data?.data.slug);
  useEffect(() => {
    if (isGone) void dropArticle(slug);
  }, [isGone, slug]);
  const language = useLanguage();
  const counterpart = data?.data.counterpart;
  useFollowLanguage(counterpart);
  if (isGone)
    return (
      <div className="py-16">
        <EmptyState
          isPage
          title={<Trans>This article isn’t here anymore</Trans>}
          body={<Trans>It may have been moved or taken down.</Trans>}
          action={
            <ButtonLink to="/blog" variant="outline">
              <Trans>Show all articles</Trans>
            </ButtonLink>
          }
        />
      </div>
    );
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={
          <div className="px-page mx-auto w-full max-w-2xl space-y-4 py-10">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="aspect-video w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        }
        title={<Trans>The article could not be loaded</Trans>}
        body={errorText}
      />
    );

  const article = data.data;
  return (
    <div className="px-page mx-auto w-full max-w-7xl py-6 sm:py-10">
      <div className="mx-auto max-w-2xl">
        <OfflineNotice updatedAt={dataUpdatedAt} />
        <nav aria-label={t`Blog`} className="flex flex-wrap items-center justify-between gap-x-6">
          <Link to="/blog" className="flex min-h-11 items-center gap-2 font-semibold hover:underline">
            <ArrowLeft className="size-5" aria-hidden="true" />
            <Trans>All articles</Trans>
          </Link>
          {counterpart && (
            <Link
              to="/blog/$slug"
              params={{ slug: counterpart.slug }}
              hrefLang={counterpart.language}
              lang={counterpart.language}
              className={`flex min-h-11 items-center gap-2 font-semibold hover:underline ${READ_IN[counterpart.language].width}`}
            >
              <Languages className="size-5" aria-hidden="true" />
              {READ_IN[counterpart.language].text}
            </Link>
          )}
        </nav>
        {!counterpart && article.language !== language && (
          <p className="text-base-content/80 flex items-center gap-2 text-sm">
            <Languages className="size-5 shrink-0" aria-hidden="true" />
            {article.language === 'id' ? (
              <Trans>This article is in Indonesian only.</Trans>
            ) : (
              <Trans>This article is in English only.</Trans>
            )}
          </p>
        )}
        <ArticleView article={article} />
        <footer className="border-line mt-12 flex flex-wrap items-center gap-3 border-t pt-6">
          {article.tags.map((tag) => (
            <ButtonLink key={tag} to="/blog" search={{ tag }} variant="outline" className="rounded-full">
              {tag}
            </ButtonLink>
          ))}
          <div className="ms-auto">
            <ShareArticle title={article.title} />
          </div>
        </footer>
      </div>
      {article.related.length > 0 && (
        <section aria-labelledby="related" className="border-line mt-14 border-t pt-10">
          <h2 id="related" className="text-2xl font-extrabold">
            <Trans>Read next</Trans>
          </h2>
          <div className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {article.related.map((each) => (
              <ArticleTile key={each.id} article={each} level={3} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** Who switches the language while reading goes on in that language; who arrives in the other one stays. */
function useFollowLanguage(counterpart: { slug: string; language: Language } | null | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const last = useRef(language);
  useEffect(() => {
    if (last.current === language) return;
    last.current = language;
    // Without a network the other one may not be here.
    if (isOnline && counterpart?.language === language)
      void navigate({ to: '/blog/$slug', params: { slug: counterpart.slug }, replace: true });
  }, [language, counterpart, isOnline, navigate]);
}
