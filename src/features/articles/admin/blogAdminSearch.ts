import { ARTICLE_STATUSES, type ArticleStatus } from '../../../../contract/articleWords.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';

/** The search params of /admin/blog: the list's filters, and the open article (`new` for one without an id yet). */
export type BlogAdminSearch = {
  page?: number;
  search?: string;
  status?: ArticleStatus | 'deleted';
  language?: Language;
  edit?: string;
};

export function readBlogAdminSearch(raw: Record<string, unknown>): BlogAdminSearch {
  const page = Number(raw.page);
  const search =
    typeof raw.search === 'string' || typeof raw.search === 'number' ? String(raw.search).slice(0, 200) : '';
  return {
    page: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    search: search || undefined,
    status: [...ARTICLE_STATUSES, 'deleted' as const].find((status) => status === raw.status),
    language: LANGUAGES.find((language) => language === raw.language),
    edit: typeof raw.edit === 'string' && /^(new|[\da-f-]{36})$/.test(raw.edit) ? raw.edit : undefined,
  };
}
