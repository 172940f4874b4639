import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Kind, StatusFilter } from '../../../contract/generation.ts';
import { periodOf } from '../../platform/businessTime.ts';
import { ownedWords, tasks } from '../tables.ts';

export interface TaskFilter {
  kind?: Kind | undefined;
  status?: StatusFilter | undefined;
  /** Words of the prompt; prefixes match. */
  search?: string | undefined;
  model?: string | undefined;
  favorite?: boolean | undefined;
  /** Business days or moments, both included. */
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** The SQL condition of each filter. */
export const CONDITIONS = {
  kind: (value: Value) => sql`${tasks.kind} = ${value}`,
  status: (value: Value) => sql`${tasks.status} = ${value}`,
  /** Splits failed tasks into those that their owner cancelled and the others. */
  cancelled: (value: Value) => sql`coalesce(${tasks.failureCode} = 'generation_cancelled', false) = ${value}::boolean`,
  model: (value: Value) => sql`${tasks.modelId} = ${value}`,
  favorite: (value: Value) => sql`${tasks.isFavorite} = ${value}`,
  from: (value: Value) => sql`${tasks.createdAt} >= ${value}::timestamptz`,
  to: (value: Value) => sql`${tasks.createdAt} < ${value}::timestamptz`,
  /** Every word must begin a word of the prompt, by the text index. */
  words: (value: Value) => sql`${ownedWords} @@ to_tsquery('simple', ${value})`,
  characters: (value: Value) => sql`${tasks.prompt} ilike ${value}`,
  deletedAfter: (value: Value) => sql`${tasks.deletedAt} > ${value}::timestamptz`,
};
type Value = Placeholder | SQL;
export type Filter = { [Name in keyof typeof CONDITIONS]?: string | boolean };

/**
 * The filters that apply, by their names, with the values of their conditions. A search text without words is matched character
 * by character.
 */
export function filterOf(
  { search, date_from, date_to, ...asked }: TaskFilter,
  { userId, now }: { userId: string; now: Date },
): Filter {
  const { from, to } = periodOf({ date_from, date_to }, now);
  const words = search?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const mark = `u${userId.slice(-12)}`;
  const filter: Record<keyof Filter, string | boolean | undefined> = {
    kind: asked.kind,
    status: asked.status === 'cancelled' ? 'failed' : asked.status,
    cancelled: asked.status === 'cancelled' || (asked.status === 'failed' ? false : undefined),
    model: asked.model || undefined,
    favorite: asked.favorite,
    from: from?.toISOString(),
    to: to?.toISOString(),
    words: words?.map((word) => `${mark}${word}:*`).join(' & '),
    characters: search && !words ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined,
    deletedAfter: undefined,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}
