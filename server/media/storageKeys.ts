import type { MediaVariant } from '../../contract/media.ts';

/** Folders of all results and of all uploaded pictures. */
export const RESULTS = 'results';
export const INPUTS = 'inputs';

/** Folder of a result in the storage. */
export function resultFolder(mediaId: string): string {
  return `${RESULTS}/${mediaId}`;
}

/** Storage key of one file of a result. Without an extension: the row has the MIME type. */
export function resultKey(mediaId: string, variant: MediaVariant): string {
  return `${resultFolder(mediaId)}/${variant}`;
}

/** Folder of an uploaded picture. */
export function inputFolder(inputId: string): string {
  return `${INPUTS}/${inputId}`;
}

/** Storage key of an uploaded picture. */
export function inputKey(inputId: string, variant: 'main' | 'thumbnail'): string {
  return `${inputFolder(inputId)}/${variant}`;
}
