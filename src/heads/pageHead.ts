import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';

/** What a page's head is made from. */
export interface HeadQuestion {
  url: URL;
  language: Language;
  /** The site's, without a slash at its end. */
  origin: string;
  /** With what the route's loader has asked for. */
  queryClient: QueryClient;
}

/** What search engines and link previews read of a page. Paths are of this site. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address under which it should be known; null: none, and it stays out of indexes. */
  canonical: string | null;
  /** Where it stands all the same: previews of links are not made without an address. */
  address?: string;
  /** The same page in each language that has it, itself included. */
  alternates: { language: Language; path: string }[];
  type: 'website' | 'article' | 'video.other';
  image: { path: string; width: number; height: number; alt: string } | null;
  /** A clip that a preview may play. */
  video?: { path: string; type: string; width: number; height: number };
  /** Of an article: ISO-8601. */
  publishedAt?: string;
  updatedAt?: string;
  /** Feeds and other links of its own. */
  feeds?: { title: string; path: string; type: string }[];
  /** schema.org, each a thing of its own. Addresses in it are absolute. */
  structured: object[];
}

/** Text as it stands in an element or in an attribute's quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** JSON that can stand in a page: nothing in it ends the script element. */
export function jsonForPage(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The picture of links to pages that have none of their own (`npm run samples`). */
export const siteCard = (language: Language): PageHead['image'] => ({
  path: `/landing/card-${language}.jpg`,
  width: 1200,
  height: 630,
  alt: 'Kilas',
});

/** Open Graph writes a language's tag with an underscore. */
const localeOf = (language: Language): string => LANGUAGE_TAGS[language].replace('-', '_');

/**
 * The elements of a head, in place of the shell's own title and description.
 * @param origin the site's, without a slash at its end
 */
export function headHtml(head: PageHead, { origin, language }: { origin: string; language: Language }): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const alternate = (hreflang: string, path: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + path)}" />`;
  const { image } = head;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(head.canonical === null
      ? [meta('robots', 'noindex'), ...(head.address === undefined ? [] : [property('og:url', origin + head.address)])]
      : [
          `<link rel="canonical" href="${escapeHtml(origin + head.canonical)}" />`,
          property('og:url', origin + head.canonical),
        ]),
    ...(head.alternates.length > 1 ? head.alternates.map(({ language: each, path }) => alternate(each, path)) : []),
    // Readers of all other languages get the default one, where the page has it.
    ...head.alternates
      .filter(({ language: each }) => head.alternates.length > 1 && each === DEFAULT_LANGUAGE)
      .map(({ path }) => alternate('x-default', path)),
    ...(head.feeds ?? []).map(
      ({ title, path, type }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(origin + path)}" />`,
    ),
    property('og:site_name', 'Kilas'),
    property('og:type', head.type),
    property('og:locale', localeOf(language)),
    ...head.alternates
      .filter((each) => each.language !== language)
      .map((each) => property('og:locale:alternate', localeOf(each.language))),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(head.publishedAt ? [property('article:published_time', head.publishedAt)] : []),
    ...(head.updatedAt ? [property('article:modified_time', head.updatedAt)] : []),
    ...(image
      ? [
          property('og:image', origin + image.path),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    ...(head.video
      ? [
          property('og:video', origin + head.video.path),
          property('og:video:type', head.video.type),
          property('og:video:width', String(head.video.width)),
          property('og:video:height', String(head.video.height)),
        ]
      : []),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    ...(image ? [meta('twitter:image', origin + image.path), meta('twitter:image:alt', image.alt)] : []),
    ...head.structured.map(
      (thing) =>
        `<script type="application/ld+json">${jsonForPage({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('\n    ');
}
