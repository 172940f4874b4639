import type { Media } from '../../contract/generation.ts';
import type { LinkSigner } from './linkSigner.ts';
import type { MediaFile } from './mediaColumn.ts';

/** A result with fresh links to its three files. */
export function presentMedia({ file, signer, now }: { file: MediaFile; signer: LinkSigner; now: Date }): Media {
  const link = (variant: 'main' | 'poster' | 'thumbnail') => signer.sign({ mediaId: file.id, variant, now }).url;
  return {
    url: link('main'),
    poster_url: link('poster'),
    thumbnail_url: link('thumbnail'),
    width: file.width,
    height: file.height,
    duration_seconds: file.durationSeconds,
    size_bytes: file.sizeBytes,
    mime_type: file.mimeType,
  };
}
