import type { AdminArticle, ArticlePicture } from '../../../../../contract/articles.ts';
import type { Language } from '../../../../../contract/languages.ts';

/** A block in Editor.js's format; the server validates it. */
export interface DraftBlock {
  id?: string;
  type: string;
  data: object;
}

/** The fields of an article being edited. */
export interface ArticleFields {
  title: string;
  slug: string;
  language: Language;
  excerpt: string;
  blocks: DraftBlock[];
  cover: ArticlePicture | null;
  tags: string[];
  seoTitle: string;
  seoDescription: string;
  counterpartId: string | null;
}

export const emptyFields = (language: Language): ArticleFields => ({
  title: '',
  slug: '',
  language,
  excerpt: '',
  blocks: [],
  cover: null,
  tags: [],
  seoTitle: '',
  seoDescription: '',
  counterpartId: null,
});

export const fieldsOf = (article: AdminArticle): ArticleFields => ({
  title: article.title,
  slug: article.slug,
  language: article.language,
  excerpt: article.excerpt,
  blocks: article.content.blocks,
  cover: article.cover,
  tags: article.tags,
  seoTitle: article.seo_title,
  seoDescription: article.seo_description,
  counterpartId: article.counterpart_id,
});

/** The request body of a save. */
export function bodyOf(fields: ArticleFields) {
  return {
    title: fields.title,
    slug: fields.slug,
    language: fields.language,
    excerpt: fields.excerpt,
    content: { blocks: fields.blocks as AdminArticle['content']['blocks'] },
    cover_id: fields.cover?.id ?? null,
    cover_alt: fields.cover?.alt ?? '',
    tags: fields.tags,
    seo_title: fields.seoTitle,
    seo_description: fields.seoDescription,
    counterpart_id: fields.counterpartId,
  };
}

/** What an article still needs before it can be saved, as a message code; null when nothing is missing. */
export function missingOf({
  title,
  blocks,
}: ArticleFields): 'article_title_required' | 'article_content_required' | null {
  if (title.trim() === '') return 'article_title_required';
  return blocks.some(({ type }) => type !== 'delimiter') ? null : 'article_content_required';
}
