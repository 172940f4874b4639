import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Queries } from '../platform/database/database.ts';
import { articles } from './tables.ts';

/** Whether a group of counterparts already has another article in this language. */
export async function hasOtherInGroup(
  queries: Queries,
  { id, groupId, language }: { id: string; groupId: string; language: Language },
): Promise<boolean> {
  const [other] = await queries
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.groupId, groupId),
        eq(articles.language, language),
        ne(articles.id, id),
        isNull(articles.deletedAt),
      ),
    );
  return other !== undefined;
}
