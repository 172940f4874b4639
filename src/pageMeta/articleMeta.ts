import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { ARTICLE_CARD_SIZE, articleCardPath } from '../../contract/articleWords.ts';
import { inLanguage, type Language, LANGUAGES } from '../../contract/languages.ts';
import { readBlogSearch } from '../features/articles/searchParams.ts';
import { articleQuery } from '../features/articles/publishedQueries.ts';
import { type HeadQuestion, type PageHead, siteCard } from './pageHead.ts';

const blogPath = (language: Language): string => inLanguage('/blog', language);
const articlePath = (slug: string): string => `/blog/${slug}`;

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: 'Kilas',
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
});

const breadcrumbs = (origin: string, steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const feedsOf = (language: Language) => [
  {
    title: 'Kilas · RSS',
    path: inLanguage('/blog/rss.xml', language),
    type: 'application/rss+xml',
  },
  {
    title: 'Kilas · Atom',
    path: inLanguage('/blog/atom.xml', language),
    type: 'application/atom+xml',
  },
];

/** Of /blog. Searches and tags list the same articles again, so they are not indexed. */
export function blogHead({ url, language, origin }: HeadQuestion): PageHead {
  const { search, tag, page } = readBlogSearch(Object.fromEntries(url.searchParams));
  const path = blogPath(language);
  const paged = page ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path;
  const title = t`Kilas Blog`;
  return {
    title: page ? `${title} · ${page}` : title,
    description: t`Ways to write prompts, ideas for small shops and families, and what credits buy.`,
    canonical: search || tag ? null : paged,
    alternates: LANGUAGES.map((each) => ({ language: each, path: blogPath(each) })),
    type: 'website',
    image: siteCard(language),
    feeds: feedsOf(language),
    structured: [
      organization(origin),
      breadcrumbs(origin, [
        { name: 'Kilas', path: '/' },
        { name: title, path },
      ]),
    ],
  };
}

/** Of /blog/{slug}; null when there is no such article. */
export function articleHead({
  url,
  origin,
  queryClient,
}: HeadQuestion & { queryClient: QueryClient }): PageHead | null {
  const slug = slugOf(url);
  if (slug === null) return null;
  const article = queryClient.getQueryData(articleQuery(slug).queryKey)?.data;
  if (!article) return null;
  const { language, counterpart } = article;
  const path = articlePath(article.slug);
  const image = {
    path: articleCardPath({ id: article.id, updatedAt: article.updated_at }),
    ...ARTICLE_CARD_SIZE,
    alt: article.title,
  };
  const description = article.seo_description || article.excerpt || article.title;
  return {
    title: `${article.seo_title || article.title} · Kilas`,
    description,
    canonical: path,
    alternates: [
      { language, path },
      ...(counterpart ? [{ language: counterpart.language, path: articlePath(counterpart.slug) }] : []),
    ],
    type: 'article',
    image,
    publishedAt: article.published_at,
    updatedAt: article.updated_at,
    feeds: feedsOf(language),
    structured: [
      {
        '@type': 'BlogPosting',
        headline: article.title,
        description,
        inLanguage: language,
        datePublished: article.published_at,
        dateModified: article.updated_at,
        image: [origin + image.path],
        author: { '@type': article.author ? 'Person' : 'Organization', name: article.author || 'Kilas' },
        publisher: organization(origin),
        mainEntityOfPage: origin + path,
        ...(article.tags.length > 0 && { keywords: article.tags.join(', ') }),
      },
      breadcrumbs(origin, [
        { name: 'Kilas', path: '/' },
        { name: t`Kilas Blog`, path: blogPath(language) },
        { name: article.title, path },
      ]),
    ],
  };
}

/** Null for an address that nobody made, such as "/blog/%FF". */
function slugOf({ pathname }: URL): string | null {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '');
  } catch {
    return null;
  }
}
