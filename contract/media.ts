/** The three files of a result. */
export const MEDIA_VARIANTS = ['main', 'poster', 'thumbnail'] as const;
export type MediaVariant = (typeof MEDIA_VARIANTS)[number];

/**
 * Results have their own path outside `/api-lens`: the service worker may cache posters and thumbnails, but no API
 * answers.
 */
export const MEDIA_BASE = '/media';

/**
 * Path of a result's file, stable for the life of the file; only the signature in the query is renewed, so caches key
 * on the path. Answers support ranges, ETag and HEAD.
 */
export function mediaPath({ mediaId, variant }: { mediaId: string; variant: MediaVariant }): string {
  return `${MEDIA_BASE}/${mediaId}/${variant}`;
}
