import { ARTICLE_STATUSES, type ArticleStatus } from '../../../../contract/articleWords.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { readId, readOneOf, readText, readWhole } from '../../../ui/searchCodecs.ts';

/** The search params of /admin/blog: the list's filters, and the open article (`new` for one without an id yet). */
export type BlogAdminSearch = {
  /** From 2; the first page is at the address without. */
  page?: number;
  search?: string;
  status?: ArticleStatus | 'deleted';
  language?: Language;
  edit?: string;
};

const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 99_999;

/** The valid search params. */
export function readBlogAdminSearch(raw: Record<string, unknown>): BlogAdminSearch {
  return {
    page: readWhole(raw.page, MAX_PAGE, 2),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
    status: readOneOf([...ARTICLE_STATUSES, 'deleted'], raw.status),
    language: readOneOf(LANGUAGES, raw.language),
    edit: raw.edit === 'new' ? 'new' : readId(raw.edit),
  };
}
