import type { QueryClient } from '@tanstack/react-query';
import { escapeHtml } from '../../contract/escapeHtml.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';

/** What a page's head depends on. */
export interface HeadQuestion {
  url: URL;
  language: Language;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** With the answers that the route's loader has fetched. */
  queryClient: QueryClient;
}

/** What search engines and link previews read of a page. Paths are relative to this site. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path; null: the page is not indexed. */
  canonical: string | null;
  /** Its path when it has no canonical one: link previews need an address. */
  address?: string;
  /** The page in each language that it exists in, itself included. */
  alternates: { language: Language; path: string }[];
  type: 'website' | 'article' | 'video.other';
  image: { path: string; width: number; height: number; alt: string } | null;
  /** A clip that a preview may play. */
  video?: { path: string; type: string; width: number; height: number };
  /** Of an article: ISO-8601. */
  publishedAt?: string;
  updatedAt?: string;
  /** Feeds and other links. */
  feeds?: { title: string; path: string; type: string }[];
  /** schema.org objects. Their URLs are absolute. */
  structured: object[];
}

/** JSON for a script element: nothing in it can end that element. */
export function jsonForPage(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The preview image of pages without one of their own (`npm run samples`). */
export const siteCard = (language: Language): PageHead['image'] => ({
  path: `/landing/card-${language}.jpg`,
  width: 1200,
  height: 630,
  alt: 'Kilas',
});

/** Open Graph writes language tags with an underscore. */
const localeOf = (language: Language): string => LANGUAGE_TAGS[language].replace('-', '_');

/**
 * The elements of a head, which replace the shell's title and description.
 * @param origin the site's, without a slash at the end
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
    // All other languages get the default one, if the page has it.
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
