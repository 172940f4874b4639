import { MAX_IMAGE_BYTES } from '../../../../contract/limits.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';

export type ImageFormat = 'image/jpeg' | 'image/png' | 'image/webp';

/** How many bytes identify a format. */
const HEAD_BYTES = 12;

const startsWith = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The format by the first bytes, because file names and types may be wrong; null for any other format. */
function formatOf(head: Uint8Array): ImageFormat | null {
  if (startsWith(head, 0, '\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (startsWith(head, 0, '\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (startsWith(head, 0, 'RIFF') && startsWith(head, 8, 'WEBP')) return 'image/webp';
  return null;
}

/** Checks a file's size and format before it is decoded. */
export async function checkFile(file: Blob): Promise<{ format: ImageFormat } | { code: ErrorCode }> {
  if (file.size > MAX_IMAGE_BYTES) return { code: 'image_too_large' };
  const format = formatOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  return format ? { format } : { code: 'image_format_unsupported' };
}
