import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker } from 'modern-tar';
import { flushFolder } from '../flushFolder.ts';

/** A tar file being written, in a format that any tar can read. */
export interface Archive {
  addText(name: string, text: string): Promise<void>;
  addFolder(name: string): Promise<void>;
  /** Adds a file at its current size: bytes appended later are left out, bytes truncated later become zeros. A missing file is skipped. */
  addFile(name: string, source: string): Promise<void>;
}

const CHUNK_BYTES = 256 * 1024;

/** Writes a complete archive or none: it gets its final name once all its data is on disk. */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<void> {
  const part = `${file}.part`;
  const { readable, controller } = createTarPacker();
  const writing = pipeline(Readable.fromWeb(readable as never), createWriteStream(part, { mode: 0o600, flush: true }));
  // Handled from the start: an error while `fill` waits must not end the process.
  writing.catch((error: Error) => controller.error(error));
  const add = async (header: Parameters<typeof controller.add>[0], content: AsyncIterable<Uint8Array>) => {
    const writer = controller.add(header).getWriter();
    for await (const chunk of content) await writer.write(chunk);
    await writer.close();
  };
  try {
    await fill({
      async addText(name, text) {
        const bytes = new TextEncoder().encode(text);
        await add({ name, size: bytes.length, mode: 0o600, mtime: new Date() }, one(bytes));
      },
      addFolder: (name) => add({ name: `${name}/`, size: 0, type: 'directory', mode: 0o700 }, none()),
      async addFile(name, source) {
        const handle = await open(source, 'r').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        });
        if (!handle) return;
        try {
          const { size, mtime } = await handle.stat();
          await add({ name, size, mode: 0o600, mtime }, exactly(handle, size));
        } finally {
          await handle.close();
        }
      },
    });
    controller.finalize();
    await writing;
    await rename(part, file);
    await flushFolder(path.dirname(file));
  } catch (error) {
    controller.error(error);
    await writing.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

async function* one(bytes: Uint8Array) {
  yield bytes;
}

async function* none(): AsyncGenerator<Uint8Array> {}

async function* exactly(handle: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size;) {
    const chunk = new Uint8Array(Math.min(CHUNK_BYTES, size - position));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position);
    // Truncated during the copy: the database restores such pages from its log, and stored files never change.
    position += bytesRead === 0 ? chunk.length : bytesRead;
    yield bytesRead === 0 ? chunk : chunk.subarray(0, bytesRead);
  }
}
