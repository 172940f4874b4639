import path from 'node:path';
import type { StoragePlace } from './openStorage.ts';
import { readS3Address } from './s3/s3Address.ts';

/** Where files are kept. */
export interface StorageSettings {
  place: StoragePlace;
  /** A second place where files may be; null: none. */
  also: StoragePlace | null;
  /** The origin where browsers reach the bucket; null: they fetch files from this server. */
  directOrigin: string | null;
}

/** The settings of the environment that say it. */
interface Environment {
  KILAS_DATA: string;
  KILAS_STORAGE: string;
  KILAS_STORAGE_ALSO?: string | undefined;
  S3_DIRECT: string;
  PUBLIC_URL?: string | undefined;
}

/**
 * Parses a storage place. @param folder the path that the word `folder` means
 * @returns the place, or the problem, which never quotes the text: it may contain a secret
 */
export function readStoragePlace(text: string, folder: string): StoragePlace | { problem: string } {
  if (text === 'folder') return { folder };
  if (/^\.{0,2}\//.test(text) || path.isAbsolute(text)) return { folder: path.resolve(text) };
  if (!text.startsWith('s3://'))
    return { problem: 'must be "folder", the path of one (beginning with / or ./) or s3://KEY:SECRET@host/bucket' };
  const bucket = readS3Address(text);
  return 'problem' in bucket ? bucket : { bucket };
}

/** Both file stores and how browsers reach them, with what is wrong in these settings. */
export function readStorage(settings: Environment): { settings: StorageSettings; problems: string[] } {
  const folder = path.resolve(settings.KILAS_DATA, 'files');
  const problems: string[] = [];
  const read = (name: 'KILAS_STORAGE' | 'KILAS_STORAGE_ALSO', text: string): StoragePlace => {
    const place = readStoragePlace(text, folder);
    if (!('problem' in place)) return place;
    problems.push(`${name} ${place.problem}`);
    return { folder };
  };
  const place = read('KILAS_STORAGE', settings.KILAS_STORAGE);
  const also =
    settings.KILAS_STORAGE_ALSO === undefined ? null : read('KILAS_STORAGE_ALSO', settings.KILAS_STORAGE_ALSO);
  if (also && problems.length === 0 && isSamePlace(place, also))
    problems.push(
      'KILAS_STORAGE_ALSO is the place of KILAS_STORAGE: it names where files lie besides, while they move',
    );
  const direct = settings.S3_DIRECT;
  if (direct === 'no') return { settings: { place, also, directOrigin: null }, problems };
  if (!('bucket' in place)) problems.push('S3_DIRECT needs a bucket in KILAS_STORAGE');
  if (direct !== 'yes' && !/^https?:\/\/[^/?#\s]+\/?$/.test(direct))
    problems.push(
      'S3_DIRECT must be yes, no, or the origin where browsers reach the store, such as https://files.example',
    );
  const directOrigin =
    direct === 'yes' ? ('bucket' in place ? place.bucket.endpoint : null) : direct.replace(/\/$/, '');
  if (settings.PUBLIC_URL?.startsWith('https:') && directOrigin?.startsWith('http:'))
    problems.push('S3_DIRECT sends pages of an https address to plain http, which browsers refuse');
  return { settings: { place, also, directOrigin }, problems };
}

function isSamePlace(one: StoragePlace, other: StoragePlace): boolean {
  if ('folder' in one || 'folder' in other) return 'folder' in one && 'folder' in other && one.folder === other.folder;
  const nameOf = ({ bucket }: typeof one) => [bucket.endpoint, bucket.bucket, bucket.prefix].join(' ');
  return nameOf(one) === nameOf(other);
}
