import { readFile, stat } from 'node:fs/promises';

const reading = new Map<string, Promise<ArrayBuffer>>();
/** Kept alive by the answers that are still being sent, and only by them. */
const known = new Map<string, WeakRef<ArrayBuffer>>();

/**
 * Reads a file of the client. Everybody who is being sent the same file shares one copy of it: thousands who ask and do
 * not read cost no more memory than one.
 */
export async function readShared(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const content = known.get(version)?.deref() ?? (await readOnce(file, version));
  return new Uint8Array(content);
}

function readOnce(file: string, version: string): Promise<ArrayBuffer> {
  const begun = reading.get(version);
  if (begun) return begun;
  const read = readFile(file)
    .then((bytes) => {
      // A copy of its own: the bytes of a small file may be part of a larger buffer.
      const content = new Uint8Array(bytes).buffer;
      known.set(version, new WeakRef(content));
      return content;
    })
    .finally(() => reading.delete(version));
  reading.set(version, read);
  return read;
}
