import { type SQL, sql } from 'drizzle-orm';
import type { mediaFiles } from './tables.ts';

/** What is told of a result. */
export type MediaFile = Pick<
  typeof mediaFiles.$inferSelect,
  'id' | 'mimeType' | 'width' | 'height' | 'durationSeconds' | 'sizeBytes'
>;

/**
 * A column with the results of some ids, for a statement that reads what they belong to: null when there are none.
 * @param ids an array of ids, as SQL of that statement
 */
export function mediaColumn(ids: SQL): SQL<MediaFile[] | null> {
  return sql`(
    select json_agg(json_build_object('id', file.id, 'mimeType', file.mime_type, 'width', file.width, 'height', file.height, 'durationSeconds', file.duration_seconds, 'sizeBytes', file.size_bytes))
    from media_files file where file.id = any(${ids}))`;
}
