import type { Readable } from 'node:stream';
import { DAY_MS } from '../../../contract/durations.ts';

/** Bytes `start` to `end`, both inclusive, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFolder {
  name: string;
  /** When a file was last added or removed. */
  changedAt: Date;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  changedAt: Date;
}

/**
 * `refused`: not full, but not writable (read-only, no permission, broken). `away`: the store does not answer, which
 * passes by itself.
 */
export type StorageState = 'writable' | 'full' | 'refused' | 'away';

/** The storage accepts no files: it is full or not writable. A retry helps only after an operator has fixed that. */
export class StorageUnwritable extends Error {
  override name = 'StorageUnwritable';
  readonly state: 'full' | 'refused';

  constructor(message: string, { state, cause }: { state: StorageUnwritable['state']; cause?: unknown }) {
    super(message, { cause });
    this.state = state;
  }
}

/**
 * The storage does not answer or refuses reads, so nothing is known about its content. A caller that can wait should
 * retry; unfinished work is not harmed.
 */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** Properties of a link that leads directly to the store. */
export interface DirectLink {
  mimeType: string;
  /** Validity of the link: equal times give an equal link, so that browser caches work. */
  from: Date;
  until: Date;
}

/**
 * The port for stored files. Keys are paths such as `results/{id}/main.mp4`; a local folder and an S3-compatible store
 * behave alike.
 */
export interface Storage {
  /** Description for operators: a folder's path, or a bucket and its host. Contains no credentials. */
  name: string;
  /**
   * Writes a complete file or nothing: readers never see a partial one. `content` is always closed.
   * @returns its size in bytes
   * @throws StorageUnwritable when the storage accepts no file at all; StorageAway
   */
  put(key: string, content: Readable): Promise<number>;
  /** @returns size in bytes, or null when there is no such file @throws StorageAway */
  stat(key: string): Promise<{ size: number; changedAt: Date } | null>;
  /** @throws Error when there is no such file: ask `stat` first; StorageAway, also while it is read */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything under a folder key; a missing folder is no error. */
  removeFolder(folder: string): Promise<void>;
  /** The folders directly under a folder key, in batches. */
  folders(parent: string): AsyncIterable<StoredFolder[]>;
  /** All complete files under a folder key (default: in the whole storage), in batches. */
  files(folder?: string): AsyncIterable<StoredFile[]>;
  /** A link to the store by which anyone can read a file until it expires; null where only this server can serve it. */
  link(key: string, link: DirectLink): Promise<string | null>;
  /** Whether the storage accepts files, found out by test writes every few seconds at most; cheap to call. */
  state(): Promise<StorageState>;
  /** Removes leftovers of interrupted writes. @returns number of files removed */
  removeCutShort(): Promise<number>;
}

/** Whether an error means a full disk, here or in a subprocess, of which only the message is known. */
export function isWithoutRoom(error: { message: string }): boolean {
  return error instanceof StorageUnwritable || /\b(ENOSPC|EDQUOT)\b/.test(error.message);
}

/**
 * Milliseconds for which files without a row are kept. Files are written before their rows; and if a copied database or
 * a second installation uses this storage by mistake, the operator should notice before its files are removed.
 */
const UNNAMED_FOR_MS = DAY_MS;

/** Names of the subfolders old enough to be swept if no row names them; in batches. */
export async function* sweepableFolders(
  storage: Pick<Storage, 'folders'>,
  { parent, now }: { parent: string; now: Date },
): AsyncGenerator<string[]> {
  const old = now.getTime() - UNNAMED_FOR_MS;
  for await (const folders of storage.folders(parent))
    yield folders.filter(({ changedAt }) => changedAt.getTime() < old).map(({ name }) => name);
}
