import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { readOneOf, readText, readWhole } from '../../ui/searchCodecs.ts';

/** The search params of /blog. */
export type BlogSearch = {
  /** From 2; the first page is at the address without. */
  page?: number;
  search?: string;
  tag?: string;
  /** The current language when left out. */
  language?: Language;
};

/** Articles on a page: three columns by four rows. */
export const BLOG_PAGE_SIZE = 12;
const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 99_999;

/** The valid search params. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    page: readWhole(raw.page, MAX_PAGE, 2),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
    tag: readText(raw.tag, MAX_SEARCH_LENGTH),
    language: readOneOf(LANGUAGES, raw.language),
  };
}
