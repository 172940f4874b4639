import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFolder {
  name: string;
  /** When something was last put into it, or taken out. */
  changedAt: Date;
}

export interface StoredFile {
  key: string;
  /** Bytes. */
  size: number;
  changedAt: Date;
}

/**
 * `refused`: not full, but nothing can be written (read-only, without rights, broken). `away`: a store that does not
 * answer; it comes back by itself.
 */
export type StorageStanding = 'writable' | 'full' | 'refused' | 'away';

/** The storage takes nothing at the moment: its disk is full, or may not be written. Another try helps only once somebody has made room. */
export class StorageUnwritable extends Error {
  override name = 'StorageUnwritable';
  readonly standing: 'full' | 'refused';

  constructor(message: string, { standing, cause }: { standing: StorageUnwritable['standing']; cause?: unknown }) {
    super(message, { cause });
    this.standing = standing;
  }
}

/**
 * The storage does not answer, or lets nobody read: nothing is known of what is in it. Whoever can wait tries again; what
 * was under way is none the worse for it.
 */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** How a file is to be shown by an address that leads to the store itself. */
export interface DirectLink {
  mimeType: string;
  /** When the address begins and ends: the same two give the same address, so that browsers' caches are used. */
  from: Date;
  until: Date;
}

/** Where files live. Keys are paths such as `results/{id}/main.mp4`; the local folder and an S3-compatible store answer alike. */
export interface Storage {
  /** What it is, for operators: a folder's path, a bucket and its host. Holds no keys. */
  name: string;
  /**
   * Writes a whole file or nothing: readers never see half of one. What it was given is closed either way.
   * @returns its size in bytes
   * @throws StorageUnwritable when the place itself takes nothing, whatever the file; StorageAway
   */
  put(key: string, content: Readable): Promise<number>;
  /** @returns size in bytes, or null when there is no such file @throws StorageAway */
  stat(key: string): Promise<{ size: number; changedAt: Date } | null>;
  /** @throws Error when there is no such file: ask `stat` first; StorageAway, also while it is read */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything under a folder key; nothing there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** The folders directly under a folder key, in portions. */
  folders(parent: string): AsyncIterable<StoredFolder[]>;
  /** All whole files under a folder key (left out: of the storage), in portions. */
  files(folder?: string): AsyncIterable<StoredFile[]>;
  /** An address of the store's own by which anybody reads a file until it ends; null where only we can answer. */
  link(key: string, link: DirectLink): Promise<string | null>;
  /** Whether it takes files, tried by writing; ask as often as you like, it is tried every few seconds. */
  standing(): Promise<StorageStanding>;
  /** Removes what writes that were cut short have left behind. @returns how many files went */
  removeCutShort(): Promise<number>;
}

/** Whether something failed for want of room, here or in a program of ours that could only say so in words. */
export function isWithoutRoom(error: { message: string }): boolean {
  return error instanceof StorageUnwritable || /\b(ENOSPC|EDQUOT)\b/.test(error.message);
}

/**
 * Files that no row names are left alone for this long. They come before their rows; and whoever only does not know them
 * (a copy of a database, or a second installation, in another's place) is to be noticed before they go.
 */
const UNNAMED_FOR_MS = 24 * 3600_000;

/** The names of the folders under one that may be swept by now, if no row names them; in portions. */
export async function* settledFolders(
  storage: Pick<Storage, 'folders'>,
  { parent, now }: { parent: string; now: Date },
): AsyncGenerator<string[]> {
  const old = now.getTime() - UNNAMED_FOR_MS;
  for await (const folders of storage.folders(parent))
    yield folders.filter(({ changedAt }) => changedAt.getTime() < old).map(({ name }) => name);
}
