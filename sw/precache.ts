import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { PRECACHE } from '../src/offline/names.ts';
import { purgeRuntimeCaches } from './boundedCache.ts';

export type ShellFiles = readonly (PrecacheEntry | string)[];

let controller: PrecacheController | undefined;

/** Made at first use, so that tests can load this file without a worker around them. */
function open(files: ShellFiles): PrecacheController {
  if (controller) return controller;
  controller = new PrecacheController({
    cacheName: PRECACHE,
    plugins: [
      { cacheWillUpdate: async ({ response, request }) => (isShellFile(request.url, response) ? response : null) },
    ],
  });
  controller.addToCacheList([...files]);
  registerQuotaErrorCallback(() => purgeRuntimeCaches(caches));
  return controller;
}

/**
 * Only a plain 200 is cached, and HTML only for an `.html` address: a server or proxy that answers a missing script
 * with its front page must fail the installation. (A custom `cacheWillUpdate` disables Workbox's status check, so the
 * status is checked here too.)
 */
export function isShellFile(address: string, response: Pick<Response, 'status' | 'headers'>): boolean {
  const isPage = (response.headers.get('content-type') ?? '').includes('text/html');
  return response.status === 200 && isPage === new URL(address).pathname.endsWith('.html');
}

/** Fetches what changed since the installed build; any failure keeps the old worker in place. */
export function installPrecache(event: ExtendableEvent, files: ShellFiles): void {
  event.waitUntil(open(files).install(event));
}

/** A file of the current shell; undefined when the address is not part of it. */
export function matchPrecache(address: string, files: ShellFiles): Promise<Response | undefined> | undefined {
  const shell = open(files);
  return shell.getCacheKeyForURL(address) ? shell.matchPrecache(address) : undefined;
}

/** Where a file of the current shell is stored, and the hash that it must have; undefined without one. */
export function verifiedFile(path: string, files: ShellFiles): { key: string; integrity: string } | undefined {
  const entry = files.find((file) => typeof file !== 'string' && `/${file.url}` === path) as PrecacheEntry | undefined;
  const key = open(files).getCacheKeyForURL(path);
  return key && entry?.integrity ? { key, integrity: entry.integrity } : undefined;
}

/** Removes the files of earlier builds. */
export async function tidyPrecache(event: ExtendableEvent, files: ShellFiles): Promise<void> {
  await open(files).activate(event);
}
