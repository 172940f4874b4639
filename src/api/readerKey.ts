import { DEFAULT_READER_KEY } from '../../contract/articleWords.ts';

/**
 * The shared credential for reading what is published: the build's (`VITE_READER_KEY`), which must be among the
 * server's (`KILAS_READER_KEY`).
 */
export function readerKey(): string {
  return import.meta.env.VITE_READER_KEY || DEFAULT_READER_KEY;
}
