import { and, count, desc, eq, getTableColumns, gt, gte, ilike, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Kind, Task, TaskStatus } from '../../contract/generation.ts';
import { UNDO_DAYS } from '../../contract/limits.ts';
import { periodOf } from '../platform/businessTime.ts';
import type { Queries } from '../platform/database/database.ts';
import type { GenerationParts } from './parts.ts';
import { presentTasks } from './presentTask.ts';
import { ownedWords, tasks } from './tables.ts';

export interface TaskFilter {
  kind?: Kind | undefined;
  status?: TaskStatus | undefined;
  /** Words of the prompt; beginnings are enough. */
  search?: string | undefined;
  model?: string | undefined;
  favorite?: boolean | undefined;
  /** Business days or moments, both included. */
  date_from?: string | undefined;
  date_to?: string | undefined;
}

export interface TaskPage {
  data: Task[];
  page: number;
  page_size: number;
  total: number;
}

/**
 * A page of one user's tasks, newest first. Which they are, and how many there are, is read from the index alone; only
 * the page's own items are looked up (bench/library.ts).
 */
export async function listTasks({ parts, userId, filter, page, pageSize }: {
  parts: GenerationParts;
  userId: string;
  filter: TaskFilter;
  page: number;
  pageSize: number;
}): Promise<TaskPage> {
  const { from, to } = periodOf(filter, parts.clock.now());
  const mine = and(
    // As a text where words are searched: their index is by owner already, and joining it with the library's only costs.
    filter.search ? sql`${tasks.userId}::text = ${userId}` : eq(tasks.userId, userId),
    isNull(tasks.deletedAt),
    filter.kind && eq(tasks.kind, filter.kind),
    filter.status && eq(tasks.status, filter.status),
    filter.model ? eq(tasks.modelId, filter.model) : undefined,
    filter.favorite === undefined ? undefined : eq(tasks.isFavorite, filter.favorite),
    from ? gte(tasks.createdAt, from) : undefined,
    to ? lt(tasks.createdAt, to) : undefined,
    filter.search ? promptContains(filter.search, userId) : undefined,
  );
  const { rows, total } = await (filter.search ? searchThrough : readThrough)(parts.database, { mine, limit: pageSize, offset: (page - 1) * pageSize });
  return { data: await presentTasks(parts.database, { parts, rows }), page, page_size: pageSize, total };
}

const DAY_MS = 24 * 3600 * 1000;

/** A page of what one user has deleted and may bring back, newest first. */
export async function listDeletedTasks({ parts, userId, page, pageSize }: { parts: GenerationParts; userId: string; page: number; pageSize: number }): Promise<TaskPage> {
  const oldest = new Date(parts.clock.now().getTime() - UNDO_DAYS * DAY_MS);
  const { rows, total } = await readThrough(parts.database, { mine: and(eq(tasks.userId, userId), gt(tasks.deletedAt, oldest)), limit: pageSize, offset: (page - 1) * pageSize });
  return { data: await presentTasks(parts.database, { parts, rows }), page, page_size: pageSize, total };
}

interface Section {
  mine: SQL | undefined;
  limit: number;
  offset: number;
}
type Found = Promise<{ rows: (typeof tasks.$inferSelect)[]; total: number }>;

async function readThrough(database: Queries, { mine, limit, offset }: Section): Found {
  const onPage = database.select({ id: tasks.id }).from(tasks).where(mine).orderBy(desc(tasks.id)).limit(limit).offset(offset);
  // One statement: what a list costs is mostly the way to the database and back.
  const total = sql<number>`(select count(*)::int from ${tasks} where ${mine})`;
  const rows = await database.select({ ...getTableColumns(tasks), total }).from(tasks).where(inArray(tasks.id, onPage)).orderBy(desc(tasks.id));
  if (rows[0] || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const [counted] = await database.select({ total: count() }).from(tasks).where(mine);
  return { rows, total: counted?.total ?? 0 };
}

/** In one go, by the index of words: asked for a page alone, the database may walk the library and read every prompt anew. */
async function searchThrough(database: Queries, { mine, limit, offset }: Section): Found {
  const { rows: [found] } = await database.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (select id from tasks where ${mine})
    select (select count(*)::int from found) as total, array(select id from found order by id desc limit ${limit} offset ${offset}) as ids
  `);
  const { total, ids } = found ?? { total: 0, ids: [] };
  const rows = ids.length > 0 ? await database.select().from(tasks).where(inArray(tasks.id, ids)).orderBy(desc(tasks.id)) : [];
  return { rows, total };
}

/** Every word must begin a word of the prompt, by the text index; a search without words looks for its very characters. */
function promptContains(search: string, userId: string): SQL {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  if (!words) return ilike(tasks.prompt, `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  const mark = `u${userId.slice(-12)}`;
  return sql`${ownedWords} @@ to_tsquery('simple', ${words.map((word) => `${mark}${word}:*`).join(' & ')})`;
}
