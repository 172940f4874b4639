import { and, eq, isNull, ne } from 'drizzle-orm';
import { MAX_ARTICLE_SLUG_LENGTH, slugFrom } from '../../contract/articleWords.ts';
import type { Transaction } from '../platform/database/database.ts';
import { fieldError } from '../platform/http/apiError.ts';
import { articleSlugs } from './tables.ts';

const MAX_TRIES = 50;

/**
 * Assigns an article's slug: the requested one, or one made from its title, numbered if taken. Slugs that were never
 * public are released.
 * @throws ApiError slug_taken
 */
export async function takeSlug(
  transaction: Transaction,
  { articleId, wanted, title }: { articleId: string; wanted: string | undefined; title: string },
): Promise<string> {
  const base = wanted ?? (slugFrom(title) || 'artikel');
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const end = attempt === 1 ? '' : `-${attempt}`;
    const slug = base.slice(0, MAX_ARTICLE_SLUG_LENGTH - end.length).replace(/-+$/, '') + end;
    if (await claim(transaction, { articleId, slug })) {
      await transaction
        .delete(articleSlugs)
        .where(
          and(eq(articleSlugs.articleId, articleId), ne(articleSlugs.slug, slug), isNull(articleSlugs.knownSince)),
        );
      return slug;
    }
    if (wanted !== undefined) break;
  }
  throw fieldError('slug', 'slug_taken');
}

/** @returns whether the slug belongs to this article now */
async function claim(
  transaction: Transaction,
  { articleId, slug }: { articleId: string; slug: string },
): Promise<boolean> {
  await transaction.insert(articleSlugs).values({ slug, articleId }).onConflictDoNothing();
  const [row] = await transaction.select().from(articleSlugs).where(eq(articleSlugs.slug, slug));
  return row?.articleId === articleId;
}

/** Marks a slug as public: from now on it leads to the article for as long as the article exists. */
export async function publishSlug(
  transaction: Transaction,
  { articleId, slug, now }: { articleId: string; slug: string; now: Date },
): Promise<void> {
  await transaction
    .update(articleSlugs)
    .set({ knownSince: now })
    .where(and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, articleId), isNull(articleSlugs.knownSince)));
}
