/**
 * Constants of articles shared by the editor, the readers' pages and the server; no schemas, so that a page does not
 * load valibot for them.
 */

export const MAX_ARTICLE_TITLE_LENGTH = 140;
export const MAX_ARTICLE_SLUG_LENGTH = 100;
export const MAX_ARTICLE_EXCERPT_LENGTH = 300;
export const MAX_SEO_TITLE_LENGTH = 70;
export const MAX_SEO_DESCRIPTION_LENGTH = 170;
export const MAX_ARTICLE_TAGS = 8;
export const MAX_ARTICLE_TAG_LENGTH = 30;
export const MAX_ARTICLE_BLOCKS = 400;
/** Bytes of a whole article as JSON. */
export const MAX_ARTICLE_BYTES = 768 * 1024;
/** The field of the multipart upload. */
export const UPLOAD_FIELD = 'file';

/**
 * The shared credential for reading published content when the operator sets none (`KILAS_READER_KEY`). It is in every
 * page and opens nothing but these calls.
 */
export const DEFAULT_READER_KEY = 'kilas-published-reader';

export const ARTICLE_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** Pictures of articles: public and immutable, outside `/api-lens` like results (media.ts). */
export const ARTICLE_MEDIA_BASE = '/media/articles';
export const ARTICLE_PICTURE_FORMATS = ['avif', 'webp'] as const;
export type ArticlePictureFormat = (typeof ARTICLE_PICTURE_FORMATS)[number];
/** Pixels: the widest version that is stored. */
export const MAX_ARTICLE_PICTURE_WIDTH = 1600;
const NARROWER_WIDTHS = [480, 800, 1200] as const;

/** The widths in which a picture is stored, ascending; the last is its own. */
export function articlePictureWidths(width: number): number[] {
  return [...NARROWER_WIDTHS.filter((each) => each < width), width];
}

/** Address of one size of an article's picture. @param width one of `articlePictureWidths` */
export function articlePicturePath({
  id,
  width,
  format,
}: {
  id: string;
  width: number;
  format: ArticlePictureFormat;
}): string {
  return `${ARTICLE_MEDIA_BASE}/${id}/${width}.${format}`;
}

/** Link preview pictures of articles (Open Graph, Twitter), rendered by the server: public, under the blog's pages. */
export const ARTICLE_CARD_BASE = '/blog/cards';
/** Pixels. */
export const ARTICLE_CARD_SIZE = { width: 1200, height: 630 } as const;

/** @param updatedAt of the published version; in the address so that previews are fetched again after a change */
export function articleCardPath({ id, updatedAt }: { id: string; updatedAt: string }): string {
  return `${ARTICLE_CARD_BASE}/${id}.jpg?at=${Date.parse(updatedAt)}`;
}

/** `Dari Foto ke Video: 3 Langkah!` → `dari-foto-ke-video-3-langkah`. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ARTICLE_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}

/** Reading speed, the same for both languages. */
const WORDS_A_MINUTE = 200;

/** Minutes to read so many words, at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** Players that an article may embed; each is loaded only after a press. */
export type EmbedService = 'youtube' | 'vimeo';

export interface Embed {
  service: EmbedService;
  /** The page of the video, for people. */
  source: string;
  /** The player. */
  player: string;
}

/** Addresses of videos; the first group is the id, anything after it is ignored. */
const EMBEDS: { service: EmbedService; addresses: RegExp; source: string; player: string }[] = [
  {
    service: 'youtube',
    addresses:
      /^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:(?:embed|shorts|live)\/|watch\?(?:[\w=&%-]*&)?v=))([\w-]{6,20})(?:[?&#/].*)?$/,
    source: 'https://www.youtube.com/watch?v=',
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    service: 'vimeo',
    addresses: /^https:\/\/(?:www\.vimeo\.com\/|vimeo\.com\/|player\.vimeo\.com\/video\/)(\d{1,15})(?:[?#/].*)?$/,
    source: 'https://vimeo.com/',
    player: 'https://player.vimeo.com/video/',
  },
];

/** Origins of the players, for the Content-Security-Policy. */
export const EMBED_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;

/** The player for the URL of a video; null for any other URL. */
export function readEmbed(address: string): Embed | null {
  for (const { service, addresses, source, player } of EMBEDS) {
    const id = addresses.exec(address.trim())?.[1];
    if (id) return { service, source: source + id, player: player + id };
  }
  return null;
}
