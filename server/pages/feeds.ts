import type { ArticleCard } from '../../contract/articles.ts';
import { articlePicturePath, articlePictureWidths } from '../../contract/articleWords.ts';
import { escapeHtml } from '../../contract/escapeHtml.ts';
import { inLanguage, type Language } from '../../contract/languages.ts';

interface Feed {
  origin: string;
  language: Language;
  articles: readonly ArticleCard[];
}

const TITLES: Record<Language, { title: string; description: string }> = {
  id: {
    title: 'Blog Kilas',
    description: 'Cara menulis prompt, ide untuk UMKM dan keluarga, dan apa yang dibeli koin.',
  },
  en: {
    title: 'Kilas Blog',
    description: 'Ways to write prompts, ideas for small shops and families, and what coins buy.',
  },
};

/** Escapes text for XML; characters that XML 1.0 forbids are removed. */
const xml = (text: string): string =>
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

const blogAddress = ({ origin, language }: Feed) => origin + inLanguage('/blog', language);
const feedAddress = ({ origin, language }: Feed, name: string) => origin + inLanguage(`/blog/${name}`, language);
const articleAddress = (origin: string, slug: string) => `${origin}/blog/${slug}`;

function pictureAddress(origin: string, { cover }: ArticleCard): string | null {
  if (!cover) return null;
  const width = articlePictureWidths(cover.width).findLast((each) => each <= 1200) ?? cover.width;
  return origin + articlePicturePath({ id: cover.id, width, format: 'webp' });
}

/** RSS 2.0. */
export function rssFeed(feed: Feed): string {
  const { origin, language, articles } = feed;
  const { title, description } = TITLES[language];
  const items = articles.map((article) => {
    const link = articleAddress(origin, article.slug);
    const picture = pictureAddress(origin, article);
    return `    <item>
      <title>${xml(article.title)}</title>
      <link>${xml(link)}</link>
      <guid isPermaLink="false">${article.id}</guid>
      <pubDate>${new Date(article.published_at).toUTCString()}</pubDate>
      <description>${xml(article.excerpt)}</description>
${article.author ? `      <dc:creator>${xml(article.author)}</dc:creator>\n` : ''}${article.tags.map((tag) => `      <category>${xml(tag)}</category>\n`).join('')}${picture ? `      <media:content url="${xml(picture)}" type="image/webp" medium="image" />\n` : ''}    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
  <channel>
    <title>${xml(title)}</title>
    <link>${xml(blogAddress(feed))}</link>
    <description>${xml(description)}</description>
    <language>${language}</language>
    <atom:link href="${xml(feedAddress(feed, 'rss.xml'))}" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`;
}

/** Atom (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const { origin, language, articles } = feed;
  const updated =
    articles
      .map((article) => article.updated_at)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = articles.map(
    (article) => `  <entry>
    <title>${xml(article.title)}</title>
    <link href="${xml(articleAddress(origin, article.slug))}" />
    <id>urn:uuid:${article.id}</id>
    <published>${article.published_at}</published>
    <updated>${article.updated_at}</updated>
    <author><name>${xml(article.author || 'Kilas')}</name></author>
    <summary>${xml(article.excerpt || article.title)}</summary>
${article.tags.map((tag) => `    <category term="${xml(tag)}" />\n`).join('')}  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${xml(TITLES[language].title)}</title>
  <subtitle>${xml(TITLES[language].description)}</subtitle>
  <link href="${xml(blogAddress(feed))}" />
  <link href="${xml(feedAddress(feed, 'atom.xml'))}" rel="self" type="application/atom+xml" />
  <id>${xml(blogAddress(feed))}</id>
  <updated>${updated}</updated>
${entries.join('\n')}
</feed>
`;
}

/** Pages that always exist. */
const STANDING = ['/', '/blog', '/privacy-policy', '/terms-of-service'].flatMap((path) => [
  path,
  `${path}?language=en`,
]);

/** The sitemap of all indexable pages (sitemaps.org). */
export function sitemap({ origin, articles }: Pick<Feed, 'origin' | 'articles'>): string {
  const rows = [
    ...STANDING.map((path) => `  <url><loc>${xml(origin + path)}</loc></url>`),
    ...articles.map(
      ({ slug, updated_at: at }) =>
        `  <url><loc>${xml(articleAddress(origin, slug))}</loc><lastmod>${at}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}

/** robots.txt: everything except API calls and personal pages. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api-lens/
Disallow: /admin/
Disallow: /mailbox/
Disallow: /sandbox/

Sitemap: ${origin}/sitemap.xml
`;
}
