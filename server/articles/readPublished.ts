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
/** The newest, among which related ones are looked for. */
const CANDIDATES = 200;
/** Words of a search that count. */
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
    // Changed before its time came: readers see the day on which it appeared.
    updated_at: (updatedAt > publishAt ? updatedAt : publishAt).toISOString(),
    reading_minutes: readingMinutes,
  };
}

const isSeen = (clock: Clock) => lte(published.publishAt, clock.now());

/** A search by the words of either language and by the beginnings of words as they are written; null when there is no word in it. */
function wordsOf(search: string): SQL | null {
  const words = (search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_SEARCH_WORDS);
  if (words.length === 0) return null;
  const text = words.join(' ');
  // One letter begins too many words.
  const beginnings = words.map((word) => (word.length > 1 ? `${word}:*` : word)).join(' & ');
  return sql`(plainto_tsquery('indonesian', ${text}) || plainto_tsquery('english', ${text}) || to_tsquery('simple', ${beginnings}))`;
}

/** A page of what readers see, newest first; of a search, articles whose title fits come first. */
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
  // Which are on the page is decided by what is narrow; only those are read.
  const onPage = database
    .select({ id: published.articleId })
    .from(published)
    .where(wanted)
    .orderBy(...newest)
    .limit(size)
    .offset((page - 1) * size);
  // In one statement: on a busy machine a second one waits as long as the first.
  const total = sql<number>`(select count(*)::int from ${published} where ${wanted})`;
  const rows = await database
    .select({ ...cardColumns, total })
    .from(published)
    .where(inArray(published.articleId, onPage))
    .orderBy(...newest);
  // Behind the last page nothing is there to say how many there are.
  const counted =
    rows[0] ?? (page === 1 ? undefined : (await database.select({ total: count() }).from(published).where(wanted))[0]);
  return { data: rows.map(presentFound), page, size, total: counted?.total ?? 0 };
}

const presentFound = ({ total: _total, ...row }: CardRow & { total: number }): ArticleCard => presentCard(row);

/** What is found is looked at once: for the page and for how many there are. */
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
  // Behind the last page nothing is there to say how many there are.
  const counted =
    rows[0] ?? (page === 1 ? undefined : await searchPublished(database, { page: 1, size: 1, wanted, query }));
  return { data: rows.map(presentFound), page, size, total: counted?.total ?? 0 };
}

/** An article that readers see, by its id. @throws ApiError not_found */
export async function readPublishedById(deps: Deps, id: string): Promise<PublishedArticle> {
  return readWhere(deps, eq(published.articleId, id));
}

/** The same by its address; by an earlier one too: its `slug` says where it lives now. @throws ApiError not_found */
export async function readPublishedBySlug(deps: Deps, slug: string): Promise<PublishedArticle> {
  const owner = deps.database
    .select({ id: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), sql`${articleSlugs.knownSince} is not null`));
  return readWhere(deps, eq(published.articleId, sql`(${owner})`));
}

/** The language of the article at an address; undefined when readers see none there. */
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
    // Cleaned again: what was kept under earlier rules leaves under today's.
    content: { blocks: content.blocks.map(cleanBlock) },
    seo_title: seoTitle,
    seo_description: seoDescription,
    counterpart: counterpart ?? null,
    related,
  };
}

/** Articles of the same language, those that share most tags first. */
async function listRelated({ database, clock }: Deps, { id, language, tags }: CardRow): Promise<ArticleCard[]> {
  const candidates = database
    .select({ id: published.articleId, tags: published.tags, publishAt: published.publishAt })
    .from(published)
    .where(and(isSeen(clock), eq(published.language, language), ne(published.articleId, id)))
    .orderBy(desc(published.publishAt))
    .limit(CANDIDATES)
    .as('candidate');
  const shared = sql`(select count(*) from unnest(${candidates.tags}) tag where tag = any(${sql.param(tags)}::text[]))`;
  // Chosen by what the newest say of themselves: joined with the table before, all articles would be read.
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
