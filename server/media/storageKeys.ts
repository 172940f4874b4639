import type { MediaVariant } from '../../contract/media.ts';

/** Folder of a result in the storage. */
export function resultFolder(mediaId: string): string {
  return `results/${mediaId}`;
}

/** Where one file of a result is kept. The kind of file is known from its row, so the name has no ending. */
export function resultKey(mediaId: string, variant: MediaVariant): string {
  return `${resultFolder(mediaId)}/${variant}`;
}

/** Folder of an uploaded picture. */
export function inputFolder(inputId: string): string {
  return `inputs/${inputId}`;
}

/** Where an uploaded picture is kept. */
export function inputKey(inputId: string, variant: 'main' | 'thumbnail'): string {
  return `${inputFolder(inputId)}/${variant}`;
}
