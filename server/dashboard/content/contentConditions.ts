import { and, eq, gte, ilike, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ContentQuery } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { type Kind, KINDS } from '../../../contract/generation.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { allWords, tasks } from '../../generation/tables.ts';
import { periodOf } from '../../platform/businessTime.ts';
import { earliestId } from '../../platform/identifier.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export type ContentFilter = Pick<
  ContentQuery,
  'search' | 'status' | 'user_id' | 'content_type' | 'role' | 'date_from' | 'date_to' | 'before'
>;

/**
 * The dashboard's filters as conditions on `tasks`. Items that their owner deleted are never listed. Ids sort by the
 * time of the request, so a period is a range of the primary key.
 * @param isFoundByWords only the index on words may be used: the planner overestimates the matches, and would also read
 *   every item of that kind, or of people with that role
 * @param areWordsWhole the search's words match whole words only, not beginnings
 */
export function contentConditions(
  filter: ContentFilter,
  now: Date,
  { isFoundByWords = false, areWordsWhole = false } = {},
): SQL {
  const { from, to } = periodOf(filter, now);
  const is = (column: typeof tasks.kind | typeof tasks.status, value: string) =>
    isFoundByWords ? sql`${column} || '' = ${value}` : sql`${column} = ${value}`;
  return and(
    filter.status === 'removed'
      ? isRestorable(now)
      : and(isNull(tasks.deletedAt), filter.status && is(tasks.status, filter.status)),
    filter.content_type && is(tasks.kind, filter.content_type),
    // Both kinds by name: the index `tasks_by_status` begins with the kind, so it can find a rare status.
    !filter.content_type && filter.status && !isFoundByWords ? inArray(tasks.kind, [...KINDS]) : undefined,
    filter.user_id ? eq(tasks.userId, filter.user_id) : undefined,
    filter.role &&
      (isFoundByWords
        ? sql`(select role from users where id = ${tasks.userId}) = ${filter.role}`
        : madeBy(filter.role)),
    from ? gte(tasks.id, earliestId(from)) : undefined,
    to ? lt(tasks.id, earliestId(to)) : undefined,
    filter.search ? searchCondition(filter.search, areWordsWhole) : undefined,
    filter.before ? lt(tasks.id, filter.before) : undefined,
  )!;
}

/** Its owner has that role; true without one. */
export function madeBy(role: ContentFilter['role']): SQL {
  if (!role) return sql`true`;
  return sql`exists (select from users where users.id = tasks.user_id and users.role = ${role})`;
}

/** An admin removed it, and may still restore it. */
export function isRestorable(now: Date): SQL {
  return and(isNotNull(tasks.removedAt), gte(tasks.removedAt, new Date(now.getTime() - UNDO_DAYS * DAY_MS)))!;
}

const WORDS = /[\p{L}\p{N}]+/gu;

/** Whether a search contains words, which are indexed. A search of punctuation alone is not. */
export const hasWords = (search: string | undefined): boolean =>
  search !== undefined && !UUID.test(search) && search.match(WORDS) !== null;

/**
 * An id finds that item, or that person's items. Words match the beginnings of the prompt's words; punctuation matches
 * literally.
 */
export function searchCondition(search: string, areWordsWhole = false): SQL {
  if (UUID.test(search)) return or(eq(tasks.id, search), eq(tasks.userId, search))!;
  const words = search.toLowerCase().match(WORDS);
  if (!words) return ilike(tasks.prompt, `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  return sql`${allWords} @@ to_tsquery('simple', ${words.map((word) => (areWordsWhole ? word : `${word}:*`)).join(' & ')})`;
}

/**
 * What a prompt must contain to match the search, as a condition that costs an eighth of splitting it into words. Only
 * for words of plain letters, with digits behind them: others may be split further.
 */
export function mayMatch(search: string): SQL {
  const plain = (search.toLowerCase().match(WORDS) ?? []).filter((word) => /^[a-z][a-z\d]*$/.test(word));
  return and(sql`true`, ...plain.map((word) => sql`position(${word} in lower(prompt)) > 0`))!;
}

/** Whether `content_type` asks for another kind than the call is about; the list is then empty. */
export function isOtherKind(kind: Kind, filter: Pick<ContentQuery, 'content_type'>): boolean {
  return filter.content_type !== undefined && filter.content_type !== kind;
}
