import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/** Keeps files in a folder of this machine. */
export function fileStorage(root: string): Storage {
  const locate = (key: string) => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`storage key leaves its folder: ${key}`);
    return file;
  };
  return {
    async put(key, content) {
      const file = locate(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600 }));
        await flush(part);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return (await stat(file)).size;
    },
    async stat(key) {
      const found = await stat(locate(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return found && { size: found.size };
    },
    async open(key, range) {
      return createReadStream(locate(key), range);
    },
    async removeFolder(folder) {
      await rm(locate(folder), { recursive: true, force: true });
    },
  };
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
