/** The three files of a result. */
export const MEDIA_VARIANTS = ['main', 'poster', 'thumbnail'] as const;
export type MediaVariant = (typeof MEDIA_VARIANTS)[number];

/** Results live beside the calls, not among them: the worker may keep posters and thumbnails, but never an answer of the API. */
export const MEDIA_BASE = '/media';

/**
 * Path of a result's file. It stays the same for the life of the file; only the signature in the query is renewed, so
 * caches key on the path. Answers support ranges, ETag and HEAD.
 */
export function mediaPath({ mediaId, variant }: { mediaId: string; variant: MediaVariant }): string {
  return `${MEDIA_BASE}/${mediaId}/${variant}`;
}
