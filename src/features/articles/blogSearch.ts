import { LANGUAGES, type Language } from '../../../contract/languages.ts';

/** The search params of /blog. */
export type BlogSearch = {
  page?: number;
  search?: string;
  tag?: string;
  /** The current language when left out. */
  language?: Language;
};

const MAX_SEARCH_LENGTH = 200;

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text && text.length <= MAX_SEARCH_LENGTH ? text : undefined;
};

/** The valid search params. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const page = Number(raw.page);
  return {
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    search: textOf(raw.search),
    tag: textOf(raw.tag),
    language: LANGUAGES.find((language) => language === raw.language),
  };
}
