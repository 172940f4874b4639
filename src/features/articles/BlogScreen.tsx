import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import NotebookText from 'lucide-react/icons/notebook-text';
import X from 'lucide-react/icons/x';
import type { FormEvent } from 'react';
import { MAX_FOUND_ARTICLES } from '../../../contract/limits.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ArticleTile } from './ArticleTile.tsx';
import { BLOG_PAGE_SIZE } from './searchParams.ts';
import { blogQuery } from './publishedQueries.ts';
import { useCachePage } from '../../api/useCachePage.ts';

const route = getRouteApi('/blog/');

/** The published articles: search, tags, pages. Its form and links also work without JavaScript. */
export function BlogScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { errorText } = useErrorTexts();
  const shown = useLanguage();
  const address = route.useSearch();
  const { search, tag, page = 1, language = shown } = address;
  const query = useQuery(blogQuery({ language, page, search, tag }));
  const { data, dataUpdatedAt } = query;
  useCachePage(data && JSON.stringify(address), language);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / BLOG_PAGE_SIZE));
  // Long ones last, so that tags shift less when the font loads.
  const tags = [...new Set(data?.data.flatMap((article) => article.tags))]
    .slice(0, 10)
    .toSorted((one, other) => one.length - other.length);
  const total = data?.total ?? 0;
  const isBeyondLast = page > pages && total > 0;
  const pageAddress = (number: number) => ({ ...address, page: number === 1 ? undefined : number });
  const isNarrowed = Boolean(search || tag);

  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate({ to: '/blog', search: { language: address.language, search: text || undefined } });
  }

  return (
    <div className="px-page mx-auto w-full max-w-7xl py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold sm:text-5xl">
        <Trans>Kilas Blog</Trans>
      </h1>
      <p className="text-base-content/80 mt-3 max-w-2xl text-lg">
        <Trans>Ways to write prompts, ideas for small shops and families, and what credits buy.</Trans>
      </p>
      <form role="search" action="/blog" onSubmit={handleSearch} className="mt-6 flex max-w-xl gap-2 tiny:flex-wrap">
        {address.language && <input type="hidden" name="language" value={address.language} />}
        <SearchField key={search} label={t`Search articles`} name="search" defaultValue={search} maxLength={200} />
        <Button type="submit" variant="outline" className="h-12">
          <Trans>Search</Trans>
        </Button>
      </form>
      {tags.length > 0 && (
        <nav
          aria-label={t`Tags`}
          className="relative -mx-4 mt-4 flex gap-2 scroll-px-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
        >
          {tags.map((each) => (
            <ButtonLink
              key={each}
              to="/blog"
              search={{ language: address.language, tag: each === tag ? undefined : each }}
              variant={each === tag ? 'primary' : 'outline'}
              aria-current={each === tag ? 'true' : undefined}
              className="min-w-26 shrink-0 rounded-full"
            >
              {each}
              {each === tag && <X className="size-4" aria-hidden="true" />}
            </ButtonLink>
          ))}
        </nav>
      )}
      <div className="pt-5">
        <OfflineNotice updatedAt={dataUpdatedAt} />
      </div>
      {(search || tag) && data && (
        <p role="status" className="mt-4 font-semibold">
          {total < MAX_FOUND_ARTICLES ? (
            <Plural value={total} one="# article found" other="# articles found" />
          ) : (
            <Trans>{MAX_FOUND_ARTICLES} articles or more found</Trans>
          )}
        </p>
      )}
      <QueryState
        query={query}
        skeleton={
          <div className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="aspect-4/3 w-full" />
            ))}
          </div>
        }
        title={<Trans>The articles could not be loaded</Trans>}
        body={errorText}
        empty={({ data: articles }) =>
          articles.length === 0 &&
          (isBeyondLast ? (
            <EmptyState
              icon={<NotebookText aria-hidden="true" />}
              title={<Trans>This page is empty</Trans>}
              body={<Trans>There aren’t that many articles.</Trans>}
              action={
                <ButtonLink to="/blog" search={pageAddress(pages)} variant="outline">
                  <Trans>To the last page</Trans>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              icon={<NotebookText aria-hidden="true" />}
              title={isNarrowed ? <Trans>Nothing found</Trans> : <Trans>No articles yet</Trans>}
              body={isNarrowed ? <Trans>Try other words, or look at everything.</Trans> : undefined}
              action={
                isNarrowed && (
                  <ButtonLink to="/blog" search={{ language: address.language }} variant="outline">
                    <Trans>Show all articles</Trans>
                  </ButtonLink>
                )
              }
            />
          ))
        }
      >
        {(list) => (
          <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {list.data.map((article, index) => (
              <ArticleTile key={article.id} article={article} isFirst={index === 0} />
            ))}
          </div>
        )}
      </QueryState>
      {pages > 1 && !isBeyondLast && (
        <nav aria-label={t`Pages`} className="mt-12 flex items-center justify-center gap-3">
          {page > 1 && (
            <ButtonLink to="/blog" search={pageAddress(page - 1)} variant="outline">
              <Trans>Newer</Trans>
            </ButtonLink>
          )}
          <span className="figures text-sm">
            <Trans>
              Page {page} of {pages}
            </Trans>
          </span>
          {page < pages && (
            <ButtonLink to="/blog" search={pageAddress(page + 1)} variant="outline">
              <Trans>Older</Trans>
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
