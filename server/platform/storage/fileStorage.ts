import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  type Storage,
  type StorageStanding,
  StorageUnwritable,
  type StoredFile,
  type StoredFolder,
} from './storage.ts';

/** Files on their way, all in one folder, so that what a kill leaves behind is found. On the same disk: they are renamed into place. */
const PARTS = 'parts';
/** Nobody writes any more to a part that has not grown for this long. */
const CUT_SHORT_AFTER_MS = 5 * 60_000;
const AT_ONCE = 500;
/** With less room than this, in bytes, a disk counts as full: the database on it needs the rest. */
const SMALLEST_ROOM = 32 * 1024 * 1024;
const TRY_EVERY_MS = 2000;
const FULL: ReadonlySet<string | undefined> = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED: ReadonlySet<string | undefined> = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EEXIST']);

/** Keeps files in a folder of this machine. */
export function fileStorage(root: string): Storage {
  const locate = (key: string) => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`storage key leaves its folder: ${key}`);
    return file;
  };
  const parts = locate(PARTS);
  let lastTry: { at: number; standing: Promise<StorageStanding> } = { at: 0, standing: Promise.resolve('writable') };
  return {
    name: path.resolve(root),
    async put(key, content) {
      const file = locate(key);
      const part = path.join(parts, randomUUID());
      // What the source itself throws says nothing about this disk; heard from the start, since it may break at any time.
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
        const standing = standingOf(error);
        if (standing === 'writable') throw error;
        lastTry = { at: Date.now(), standing: Promise.resolve(standing) };
        throw new StorageUnwritable(`${root} ${standing === 'full' ? 'is full' : 'cannot be written'}`, {
          standing,
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
      // Only now is it known to be there; whoever reads it later could not hear in time that it is not.
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
    standing() {
      if (Date.now() - lastTry.at > TRY_EVERY_MS) lastTry = { at: Date.now(), standing: tryToWrite(parts) };
      return lastTry.standing;
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

/** What an error of the file system says about the whole place. */
function standingOf(error: unknown): 'writable' | 'full' | 'refused' {
  const { code } = error as NodeJS.ErrnoException;
  if (FULL.has(code)) return 'full';
  return REFUSED.has(code) ? 'refused' : 'writable';
}

async function tryToWrite(folder: string): Promise<StorageStanding> {
  const trial = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, 'room?', { mode: 0o600, flush: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < SMALLEST_ROOM ? 'full' : 'writable';
  } catch (error) {
    const standing = standingOf(error);
    return standing === 'writable' ? 'refused' : standing;
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
 * What time it is where the folder is, which several machines may mount: a part that one of them is writing is not old
 * because another's clock is ahead.
 */
async function timeIn(folder: string): Promise<number> {
  const trial = path.join(folder, randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    // Empty: there is room for a name on a full disk, too, which needs the room of old parts most.
    await writeFile(trial, '');
    return (await stat(trial)).mtimeMs;
  } catch {
    return Date.now();
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

/** The entries of a folder; none of one that is not there yet. */
async function openFolder(folder: string) {
  try {
    return await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A result is charged for once it is stored, so its bytes must survive a power cut before the row that names them. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** And so must its name: a renamed file is where it was, or nowhere, until its folder is on the disk. */
async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none to be flushed.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
