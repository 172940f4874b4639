import { LANGUAGES, type Language } from '../../../contract/languages.ts';

/** The query of /blog. */
export type BlogSearch = {
  page?: number;
  search?: string;
  tag?: string;
  /** Left out: the language on the screen. */
  language?: Language;
};

const MAX_SEARCH_LENGTH = 200;

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
};

/** What of an address is sound. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const page = Number(raw.page);
  return {
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    search: textOf(raw.search),
    tag: textOf(raw.tag),
    language: LANGUAGES.find((language) => language === raw.language),
  };
}
