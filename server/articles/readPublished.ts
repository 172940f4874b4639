import { and, type AnyColumn, count, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type * as v from 'valibot';
import type { ArticleCard, PublishedArticle, PublishedArticlesQuery } from '../../contract/articles.ts';
import { MAX_FOUND_ARTICLES } from '../../contract/limits.ts';
import type { Language } from '../../contract/languages.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { cleanBlock } from './articleText.ts';
import { articleSlugs, publishedArticles as published } from './tables.ts';

type Asked = v.InferOutput<typeof PublishedArticlesQuery>;
interface Deps {
  database: Database;
  clock: Clock;
}

const RELATED = 3;
/** Related articles are chosen among this many newest ones. */
const CANDIDATES = 200;
/** Words of a search that are used. */
const MAX_SEARCH_WORDS = 8;

const cardColumns = {
  id: published.articleId,
  slug: published.slug,
  language: published.language,
  title: published.title,
  excerpt: published.excerpt,
  cover: published.cover,
  tags: published.tags,
  author: published.author,
  publishAt: published.publishAt,
  updatedAt: published.updatedAt,
  readingMinutes: published.readingMinutes,
};
type CardRow = Pick<
  typeof published.$inferSelect,
  'slug' | 'language' | 'title' | 'excerpt' | 'cover' | 'tags' | 'author' | 'publishAt' | 'updatedAt' | 'readingMinutes'
> & { id: string };

function presentCard(row: CardRow): ArticleCard {
  const { publishAt, updatedAt, readingMinutes, ...card } = row;
  return {
    ...card,
    published_at: publishAt.toISOString(),
    // An article changed before its scheduled time shows its publication date instead.
    updated_at: (updatedAt > publishAt ? updatedAt : publishAt).toISOString(),
    reading_minutes: readingMinutes,
  };
}

const isSeen = (clock: Clock) => lte(published.publishAt, clock.now());

/** Text search query for the stems of both languages and for literal word prefixes; null for a search without words. */
function wordsOf(search: string): SQL | null {
  const words = (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_SEARCH_WORDS);
  if (words.length === 0) return null;
  const text = words.join(' ');
  // No prefix search for single letters: they match too many words.
  const beginnings = words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');
  return sql`(plainto_tsquery('indonesian', ${text}) || plainto_tsquery('english', ${text}) || to_tsquery('simple', ${beginnings}))`;
}

/** A page of published articles, newest first; in a search, title matches come first. */
export async function listPublished({ database, clock }: Deps, { page, size, search, language, tag }: Asked) {
  const query = search ? wordsOf(search) : undefined;
  if (query === null) return { data: [], page, size, total: 0 };
  const wanted = and(
    isSeen(clock),
    language && eq(published.language, language),
    tag ? sql`${published.tags} @> array[${tag}]::text[]` : undefined,
  );
  if (query) return searchPublished(database, { page, size, wanted, query });
  const newest = [desc(published.publishAt), desc(published.articleId)];
  // Choose the page's ids from narrow columns first; only their rows are read in full.
  const onPage = database
    .select({ id: published.articleId })
    .from(published)
    .where(wanted)
    .orderBy(...newest)
    .limit(size)
    .offset((page - 1) * size);
  // Count in the same statement: on a busy machine a second one would double the wait.
  const total = sql<number>`(select count(*)::int from ${published} where ${wanted})`;
  const rows = await database
    .select({ ...cardColumns, total })
    .from(published)
    .where(inArray(published.articleId, onPage))
    .orderBy(...newest);
  // A page beyond the last one has no row to carry the total.
  const counted =
    rows[0] ?? (page === 1 ? undefined : (await database.select({ total: count() }).from(published).where(wanted))[0]);
  return { data: rows.map(presentFound), page, size, total: counted?.total ?? 0 };
}

const presentFound = ({ total: _total, ...row }: CardRow & { total: number }): ArticleCard => presentCard(row);

/** Evaluates the matches once, for both the page and the total. */
async function searchPublished(
  database: Database,
  { page, size, wanted, query }: { page: number; size: number; wanted: SQL | undefined; query: SQL },
): Promise<{ data: ArticleCard[]; page: number; size: number; total: number }> {
  const newest = (words: AnyColumn, isTitle: boolean) =>
    database
      .select({
        id: published.articleId,
        at: sql<Date>`${published.publishAt}`.as('at'),
        inTitle: sql<boolean>`${isTitle}::boolean`.as('in_title'),
      })
      .from(published)
      .where(and(wanted, sql`${words} @@ ${query}`))
      .orderBy(desc(published.publishAt), desc(published.articleId))
      .limit(MAX_FOUND_ARTICLES);
  const either = unionAll(newest(published.titleWords, true), newest(published.words, false)).as('either');
  const found = database.$with('found').as(
    database
      .select({
        id: either.id,
        at: sql<Date>`max(${either.at})`.as('at'),
        inTitle: sql<boolean>`bool_or(${either.inTitle})`.as('in_title'),
      })
      .from(either)
      .groupBy(either.id),
  );
  const order = [desc(found.inTitle), desc(found.at), desc(found.id)];
  const onPage = database.$with('on_page').as(
    database
      .select()
      .from(found)
      .orderBy(...order)
      .limit(size)
      .offset((page - 1) * size),
  );
  const total = sql<number>`(select count(*)::int from ${found})`;
  const rows = await database
    .with(found, onPage)
    .select({ ...cardColumns, total })
    .from(onPage)
    .innerJoin(published, eq(published.articleId, onPage.id))
    .orderBy(desc(onPage.inTitle), desc(onPage.at), desc(onPage.id));
  // A page beyond the last one has no row to carry the total.
  const counted =
    rows[0] ?? (page === 1 ? undefined : await searchPublished(database, { page: 1, size: 1, wanted, query }));
  return { data: rows.map(presentFound), page, size, total: counted?.total ?? 0 };
}

/** A published article by its id. @throws ApiError not_found */
export async function readPublishedById(deps: Deps, id: string): Promise<PublishedArticle> {
  return readWhere(deps, eq(published.articleId, id));
}

/** A published article by its current or a former slug; its `slug` is the current one. @throws ApiError not_found */
export async function readPublishedBySlug(deps: Deps, slug: string): Promise<PublishedArticle> {
  const owner = deps.database
    .select({ id: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), sql`${articleSlugs.knownSince} is not null`));
  return readWhere(deps, eq(published.articleId, sql`(${owner})`));
}

/** The language of the published article at a slug; undefined without one. */
export async function readPublishedLanguage({ database, clock }: Deps, slug: string): Promise<Language | undefined> {
  const [row] = await database
    .select({ language: published.language })
    .from(published)
    .innerJoin(articleSlugs, eq(articleSlugs.articleId, published.articleId))
    .where(and(eq(articleSlugs.slug, slug), sql`${articleSlugs.knownSince} is not null`, isSeen(clock)));
  return row?.language;
}

async function readWhere({ database, clock }: Deps, which: SQL): Promise<PublishedArticle> {
  const [row] = await database
    .select({
      ...cardColumns,
      groupId: published.groupId,
      content: published.content,
      seoTitle: published.seoTitle,
      seoDescription: published.seoDescription,
    })
    .from(published)
    .where(and(which, isSeen(clock)));
  if (!row) throw new ApiError('not_found');
  const { groupId, content, seoTitle, seoDescription, ...card } = row;
  const [[counterpart], related] = await Promise.all([
    database
      .select({ slug: published.slug, language: published.language })
      .from(published)
      .where(and(eq(published.groupId, groupId), ne(published.articleId, row.id), isSeen(clock)))
      .limit(1),
    listRelated({ database, clock }, row),
  ]);
  return {
    ...presentCard(card),
    // Cleaned again on the way out: it may have been stored under older rules.
    content: { blocks: content.blocks.map(cleanBlock) },
    seo_title: seoTitle,
    seo_description: seoDescription,
    counterpart: counterpart ?? null,
    related,
  };
}

/** Articles of the same language, most shared tags first. */
async function listRelated({ database, clock }: Deps, { id, language, tags }: CardRow): Promise<ArticleCard[]> {
  const candidates = database
    .select({ id: published.articleId, tags: published.tags, publishAt: published.publishAt })
    .from(published)
    .where(and(isSeen(clock), eq(published.language, language), ne(published.articleId, id)))
    .orderBy(desc(published.publishAt))
    .limit(CANDIDATES)
    .as('candidate');
  const shared = sql`(select count(*) from unnest(${candidates.tags}) tag where tag = any(${sql.param(tags)}::text[]))`;
  // Choose among the newest before joining: otherwise all articles would be read.
  const chosen = database
    .select({ id: candidates.id, shared: sql<number>`${shared}`.as('shared') })
    .from(candidates)
    .orderBy(desc(shared), desc(candidates.publishAt))
    .limit(RELATED)
    .as('chosen');
  const rows = await database
    .select(cardColumns)
    .from(chosen)
    .innerJoin(published, eq(published.articleId, chosen.id))
    .orderBy(desc(chosen.shared), desc(published.publishAt));
  return rows.map(presentCard);
}
