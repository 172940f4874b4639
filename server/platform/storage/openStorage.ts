import { fileStorage } from './fileStorage.ts';
import type { S3Place } from './s3/s3Address.ts';
import type { Storage } from './storage.ts';
import { movingStorage } from './movingStorage.ts';

/** Where files live: a folder's path, or a bucket. */
export type StoragePlace = { folder: string } | { bucket: S3Place };

/**
 * Opens the configured storage.
 * @param also second place of files while they are moved; null: none
 * @param directOrigin origin where browsers reach the store, if they fetch results there
 */
export async function openStorage({
  place,
  also = null,
  directOrigin = null,
}: {
  place: StoragePlace;
  also?: StoragePlace | null;
  directOrigin?: string | null;
}): Promise<Storage> {
  const storage = await openPlace(place, directOrigin);
  return also ? movingStorage(storage, await openPlace(also, null)) : storage;
}

/** The origin of the direct links given to browsers; null: there are none. */
export function originForBrowsers({
  place,
  directOrigin,
}: {
  place: StoragePlace;
  directOrigin: string | null;
}): string | null {
  if (directOrigin === null || 'folder' in place) return null;
  const { protocol, host, origin } = new URL(directOrigin);
  return place.bucket.isPathStyle ? origin : `${protocol}//${place.bucket.bucket}.${host}`;
}

async function openPlace(place: StoragePlace, directOrigin: string | null): Promise<Storage> {
  if ('folder' in place) return fileStorage(place.folder);
  // The client is loaded only for a bucket: it takes 16 MB and a fifth of a second.
  const { s3Storage } = await import('./s3/s3Storage.ts');
  return s3Storage(place.bucket, { directOrigin });
}
