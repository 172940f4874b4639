import { isPortal } from './isPortal.ts';
import { copiesCacheName, mediaCacheName, previewCacheName } from './names.ts';

/** This device has no room for the files. None of them was stored. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** The server refused a file: its link has expired, or the file is gone. No file was stored. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
}

/** A file by its signed address and its size in bytes. */
export interface CopiedFile {
  url: string;
  bytes: number;
}

/** Cache key of a file: its address without the signature, which is renewed. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
};

/** Whether this browser can store files and serve them (through the service worker). */
export const canKeepCopies = (): boolean =>
  'caches' in globalThis && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Whether the user has stored a copy of every one of these files. */
export async function hasCopies(accountId: string, urls: readonly string[]): Promise<boolean> {
  const cacheName = copiesCacheName(accountId);
  const found = await Promise.all(
    urls.map((url) => caches.match(keyOf(url), { cacheName, ignoreVary: true }).catch(() => undefined)),
  );
  return found.length > 0 && found.every(Boolean);
}

/**
 * Stores files until the user removes them: no cache limit and no full disk evicts them. All of them or none.
 * @param onProgress from 0 to 1
 * @throws NoRoomError; FileRefusedError; a TypeError, as fetch does, without a network and behind a portal; AbortError
 */
export async function keepCopies(
  accountId: string,
  files: readonly CopiedFile[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < total) throw new NoRoomError();
  let received = 0;
  const count = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onProgress(Math.min(1, received / total));
        controller.enqueue(chunk);
      },
    });
  const cache = await caches.open(copiesCacheName(accountId));
  try {
    for (const { url } of files) {
      // `no-store` keeps the worker from caching a second copy (sw/media.ts).
      const answer = await fetch(url, { signal, credentials: 'same-origin', cache: 'no-store' });
      if (isPortal(answer)) throw new TypeError('A page in place of the file.');
      if (answer.status !== 200 || !answer.body)
        throw new FileRefusedError(`A file was answered with ${answer.status}.`);
      await cache.put(keyOf(url), new Response(answer.body.pipeThrough(count()), { headers: answer.headers }));
    }
    // The copies that were cached on viewing would only take room from other files.
    const seen = await caches.open(mediaCacheName(accountId));
    await Promise.all(files.map(({ url }) => seen.delete(keyOf(url), { ignoreVary: true })));
  } catch (error) {
    await dropCopies(
      accountId,
      files.map(({ url }) => url),
    );
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoRoomError();
    throw error;
  }
}

/** Removes the stored copies of these files. */
export async function dropCopies(accountId: string, urls: readonly string[]): Promise<void> {
  // `open` would re-create the cache of an account that has signed out.
  if (!(await caches.has(copiesCacheName(accountId)))) return;
  const cache = await caches.open(copiesCacheName(accountId));
  await Promise.all(urls.map((url) => cache.delete(keyOf(url), { ignoreVary: true })));
}

/** The kinds of an account's storage that the user can clear. */
export type StoredKind = 'copies' | 'seen';

export interface StorageUse {
  /** Bytes. */
  copies: number;
  /** Cached on viewing: thumbnails, posters, images and clips. */
  seen: number;
  /** Everything that this site stores, the app itself included; undefined where the browser does not report it. */
  total: number | undefined;
  /** Bytes that the browser would still let it store. */
  free: number | undefined;
  /** Whether the browser has granted persistent storage. */
  isPersistent: boolean;
}

const cachesOf = (accountId: string): Record<StoredKind, string[]> => ({
  copies: [copiesCacheName(accountId)],
  seen: [mediaCacheName(accountId), previewCacheName(accountId)],
});

/** How much this device stores for an account. */
export async function readStorageUse(accountId: string): Promise<StorageUse> {
  const { copies, seen } = cachesOf(accountId);
  const [estimate, isPersistent, ...bytes] = await Promise.all([
    navigator.storage?.estimate?.(),
    navigator.storage?.persisted?.() ?? false,
    sizeOf(copies),
    sizeOf(seen),
  ]);
  const [copied = 0, looked = 0] = bytes;
  const { quota, usage } = estimate ?? {};
  return {
    copies: copied,
    seen: looked,
    total: usage,
    free: quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage),
    isPersistent,
  };
}

/** Clears one kind. */
export async function clearStored(accountId: string, kind: StoredKind): Promise<void> {
  await Promise.all(cachesOf(accountId)[kind].map((name) => caches.delete(name)));
}

/** Total bytes of caches, by the sizes that their responses declare. */
async function sizeOf(names: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const name of names) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const key of await cache.keys())
      bytes += Number((await cache.match(key, { ignoreVary: true }))?.headers.get('content-length') ?? 0);
  }
  return bytes;
}
