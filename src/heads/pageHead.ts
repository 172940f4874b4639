import type { Language } from '../../contract/limits.ts';

/** What search engines and link previews read of a page. Paths are of this site. */
export interface PageHead {
  title: string;
  description: string;
  /** The one address under which it should be known; null: none, and it stays out of indexes. */
  canonical: string | null;
  /** The same page in each language that has it, itself included. */
  alternates: { language: Language; path: string }[];
  type: 'website' | 'article';
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

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** JSON that can stand in a page: nothing in it ends the script element. */
export function jsonForPage(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const LOCALES: Record<Language, string> = { id: 'id_ID', en: 'en_GB' };

/** The elements of a head, in place of the shell's own title and description. @param origin the site's, without a slash at its end */
export function headHtml(head: PageHead, { origin, language }: { origin: string; language: Language }): string {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;
  const { image } = head;
  return [
    `<title>${escape(head.title)}</title>`,
    meta('description', head.description),
    ...(head.canonical === null
      ? [meta('robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escape(origin + head.canonical)}" />`,
          property('og:url', origin + head.canonical),
        ]),
    ...(head.alternates.length > 1
      ? head.alternates.map(
          ({ language: each, path }) => `<link rel="alternate" hreflang="${each}" href="${escape(origin + path)}" />`,
        )
      : []),
    ...(head.feeds ?? []).map(
      ({ title, path, type }) =>
        `<link rel="alternate" type="${type}" title="${escape(title)}" href="${escape(origin + path)}" />`,
    ),
    property('og:site_name', 'Kilas'),
    property('og:type', head.type),
    property('og:locale', LOCALES[language]),
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
    ...head.structured.map(
      (thing) =>
        `<script type="application/ld+json">${jsonForPage({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ].join('\n    ');
}
