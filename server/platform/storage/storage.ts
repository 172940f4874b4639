import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files live. Keys are paths such as `results/{id}/main.mp4`; the local folder and an S3-compatible store answer alike. */
export interface Storage {
  /** Writes a whole file or nothing: readers never see half of one. @returns its size in bytes */
  put(key: string, content: Readable): Promise<number>;
  /** @returns size in bytes, or null when there is no such file */
  stat(key: string): Promise<{ size: number } | null>;
  /** @throws Error when there is no such file: ask `stat` first */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything under a folder key; nothing there is no error. */
  removeFolder(folder: string): Promise<void>;
}
