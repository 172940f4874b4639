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

/** `refused`: not full, but nothing can be written (read-only, without rights, broken). */
export type StorageStanding = 'writable' | 'full' | 'refused';

/** The storage takes nothing at the moment: its disk is full, or may not be written. Another try helps only once somebody has made room. */
export class StorageUnwritable extends Error {
  override name = 'StorageUnwritable';
  readonly standing: Exclude<StorageStanding, 'writable'>;

  constructor(message: string, { standing, cause }: { standing: StorageUnwritable['standing']; cause?: unknown }) {
    super(message, { cause });
    this.standing = standing;
  }
}

/** Where files live. Keys are paths such as `results/{id}/main.mp4`; the local folder and an S3-compatible store answer alike. */
export interface Storage {
  /**
   * Writes a whole file or nothing: readers never see half of one. @returns its size in bytes
   * @throws StorageUnwritable when the place itself takes nothing, whatever the file
   */
  put(key: string, content: Readable): Promise<number>;
  /** @returns size in bytes, or null when there is no such file */
  stat(key: string): Promise<{ size: number } | null>;
  /** @throws Error when there is no such file: ask `stat` first */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes everything under a folder key; nothing there is no error. */
  removeFolder(folder: string): Promise<void>;
  /** The folders directly under a folder key, in portions. */
  folders(parent: string): AsyncIterable<StoredFolder[]>;
  /** Whether it takes files, tried by writing; ask as often as you like, it is tried every few seconds. */
  standing(): Promise<StorageStanding>;
  /** Removes what writes that were cut short have left behind. @returns how many files went */
  removeCutShort(): Promise<number>;
}

/** Whether something failed for want of room, here or in a program of ours that could only say so in words. */
export function isWithoutRoom(error: { message: string }): boolean {
  return error instanceof StorageUnwritable || /\b(ENOSPC|EDQUOT)\b/.test(error.message);
}

/** The names of all folders under one; for places that hold few. */
export async function readFolderNames(storage: Pick<Storage, 'folders'>, parent: string): Promise<string[]> {
  const names: string[] = [];
  for await (const portion of storage.folders(parent)) names.push(...portion.map(({ name }) => name));
  return names;
}
