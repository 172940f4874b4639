import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Storage, type StorageState, StorageUnwritable, type StoredFile, type StoredFolder } from './storage.ts';
import { flushFolder } from '../flushFolder.ts';

/**
 * Folder of unfinished files, so that those left by a kill can be found; on the same disk, because they are renamed
 * into place.
 */
const PARTS = 'parts';
/** A part unchanged for this long has no writer any more. */
const CUT_SHORT_AFTER_MS = 5 * 60_000;
const AT_ONCE = 500;
/** A disk with fewer free bytes counts as full: the database on it needs the rest. */
const SMALLEST_ROOM = 32 * 1024 * 1024;
const TRY_EVERY_MS = 2000;
const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED: ReadonlySet<string | undefined> = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EEXIST']);

/** Stores files in a folder of this machine. */
export function fileStorage(root: string): Storage {
  const locate = (key: string) => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`storage key leaves its folder: ${key}`);
    return file;
  };
  const parts = locate(PARTS);
  let lastTry: { at: number; state: Promise<StorageState> } = {
    at: -Infinity,
    state: Promise.resolve('writable'),
  };
  return {
    name: path.resolve(root),
    async put(key, content) {
      const file = locate(key);
      const part = path.join(parts, randomUUID());
      // The source's own errors say nothing about this disk. It may fail at any time, so listen from the start.
      let fromSource: { error: unknown } | null = null;
      content.once('error', (error) => (fromSource = { error }));
      try {
        await mkdir(parts, { recursive: true });
        const target = createWriteStream(part, { mode: 0o600 });
        await pipeline(content, target);
        await flush(part);
        const made = await mkdir(path.dirname(file), { recursive: true });
        await rename(part, file);
        await flushFolder(path.dirname(file));
        if (made) await flushFolder(path.dirname(made));
        return (await stat(file)).size;
      } catch (error) {
        content.destroy();
        await rm(part, { force: true }).catch(() => undefined);
        if (fromSource) throw (fromSource as { error: unknown }).error;
        const state = stateOf(error);
        if (state === 'writable') throw error;
        lastTry = { at: performance.now(), state: Promise.resolve(state) };
        throw new StorageUnwritable(`${root} ${state === 'full' ? 'is full' : 'cannot be written'}`, {
          state,
          cause: error,
        });
      }
    },
    async stat(key) {
      const found = await stat(locate(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found && { size: found.size, changedAt: found.mtime };
    },
    async open(key, range) {
      const content = createReadStream(locate(key), range);
      // Wait for `open`, so that a missing file rejects here instead of failing a reader later.
      await once(content, 'open');
      return content;
    },
    async removeFolder(folder) {
      await rm(locate(folder), { recursive: true, force: true });
    },
    async *folders(parent) {
      const place = locate(parent);
      let portion: StoredFolder[] = [];
      for await (const entry of await openFolder(place)) {
        const found = await stat(path.join(place, entry.name)).catch(() => null);
        if (!found?.isDirectory()) continue;
        portion.push({ name: entry.name, changedAt: found.mtime });
        if (portion.length < AT_ONCE) continue;
        yield portion;
        portion = [];
      }
      if (portion.length > 0) yield portion;
    },
    async *files(folder = '') {
      let portion: StoredFile[] = [];
      for await (const file of filesUnder(folder === '' ? path.resolve(root) : locate(folder), folder)) {
        if (folder === '' && file.key.startsWith(`${PARTS}/`)) continue;
        portion.push(file);
        if (portion.length < AT_ONCE) continue;
        yield portion;
        portion = [];
      }
      if (portion.length > 0) yield portion;
    },
    link: async () => null,
    state() {
      if (performance.now() - lastTry.at > TRY_EVERY_MS) lastTry = { at: performance.now(), state: tryToWrite(parts) };
      return lastTry.state;
    },
    async removeCutShort() {
      let gone = 0;
      const now = await timeIn(parts);
      for await (const { name } of await openFolder(parts)) {
        const part = path.join(parts, name);
        const found = await stat(part).catch(() => null);
        if (!found || now - found.mtimeMs < CUT_SHORT_AFTER_MS) continue;
        await unlink(part).then(
          () => (gone += 1),
          () => undefined,
        );
      }
      return gone;
    },
  };
}

/** Maps a file-system error to the state of the whole storage; `writable`: the error concerns this file only. */
function stateOf(error: unknown): 'writable' | 'full' | 'refused' {
  const { code } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return 'full';
  return REFUSED.has(code) ? 'refused' : 'writable';
}

async function tryToWrite(folder: string): Promise<StorageState> {
  const trial = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, 'room?', { mode: 0o600, flush: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < SMALLEST_ROOM ? 'full' : 'writable';
  } catch (error) {
    const state = stateOf(error);
    return state === 'writable' ? 'refused' : state;
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

async function* filesUnder(place: string, key: string): AsyncGenerator<StoredFile> {
  for await (const { name } of await openFolder(place)) {
    const inside = path.join(place, name);
    const named = key === '' ? name : `${key}/${name}`;
    const found = await stat(inside).catch(() => null);
    if (found?.isDirectory()) yield* filesUnder(inside, named);
    else if (found?.isFile()) yield { key: named, size: found.size, changedAt: found.mtime };
  }
}

/**
 * The time by the file system's clock. Several machines may mount the folder, and a part being written by one must not
 * look old because another's clock is ahead.
 */
async function timeIn(folder: string): Promise<number> {
  const trial = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    // Empty, so that it also works on a full disk, where removing old parts matters most.
    await writeFile(trial, '');
    return (await stat(trial)).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

/** The entries of a folder; none if it does not exist yet. */
async function openFolder(folder: string) {
  try {
    return await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Syncs a file: a stored result is charged for, so its bytes must survive a power cut before a row names them. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
