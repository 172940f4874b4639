import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Storage, StoredFile, StoredFolder } from '../storage.ts';
import { readObject } from './readObject.ts';
import type { S3Place } from './s3Address.ts';
import { openS3Client } from './s3Client.ts';
import { isMissing, readingError, writingError } from './s3Trouble.ts';
import { watchState } from './stateWatch.ts';
import { tryStore } from './tryStore.ts';
import { SourceFailed, uploadObject } from './uploadObject.ts';

/** No upload takes this long: results are copied within minutes. */
const CUT_SHORT_AFTER_MS = 3600_000;
/** Leftovers cost little, and each sweep is a request. */
const SWEEP_EVERY_MS = 10 * 60_000;
const REMOVED_AT_ONCE = 8;

/**
 * Stores files in a bucket of an S3-compatible store.
 * @param directOrigin origin where browsers fetch results directly; null: everything goes through this server
 * @param silentMs how long a connection to it may be idle
 * @param tryAgainMs milliseconds between test writes while the store accepts nothing
 */
export function s3Storage(
  place: S3Place,
  {
    directOrigin = null,
    silentMs,
    tryAgainMs,
  }: { directOrigin?: string | null; silentMs?: number; tryAgainMs?: number } = {},
): Storage {
  const { bucket, prefix } = place;
  const client = openS3Client(place, { silentMs });
  const signing = directOrigin === null ? null : openS3Client(place, { endpoint: directOrigin });
  const name = `the bucket ${bucket} at ${new URL(place.endpoint).host}`;
  const watch = watchState(() => tryStore({ client, bucket, prefix }), { tryAgainMs });
  let sweptAt = -Infinity;

  const list = async function* (folder: string): AsyncGenerator<StoredFile[]> {
    const Prefix = folder === '' ? prefix : `${prefix}${folder}/`;
    for (let token: string | undefined, isOver = false; !isOver;) {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken: token }))
        .catch((error: unknown) => {
          throw readingError(error, name);
        });
      yield (page.Contents ?? []).map(({ Key, Size, LastModified }) => ({
        key: Key!.slice(prefix.length),
        size: Size ?? 0,
        changedAt: LastModified ?? new Date(0),
      }));
      token = page.NextContinuationToken;
      isOver = !page.IsTruncated || token === undefined;
    }
  };

  return {
    name,
    async put(key, content) {
      // Fail fast while a recent write has failed, so that not every caller waits for a store that hangs.
      const known = watch.latest();
      if (known?.error) {
        content.destroy();
        throw writingError(known.error, name);
      }
      try {
        const size = await uploadObject({ client, bucket, key: prefix + key }, content);
        watch.record(null);
        return size;
      } catch (error) {
        content.destroy();
        if (error instanceof SourceFailed) throw error.cause;
        watch.record(error);
        throw writingError(error, name);
      }
    },
    async stat(key) {
      try {
        const { ContentLength, LastModified } = await client.send(
          new HeadObjectCommand({ Bucket: bucket, Key: prefix + key }),
        );
        return { size: ContentLength ?? 0, changedAt: LastModified ?? new Date(0) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw readingError(error, name);
      }
    },
    open: (key, range) => readObject({ client, bucket, key: prefix + key, name }, range),
    async removeFolder(folder) {
      for await (const files of list(folder)) {
        // Single deletes: stores differ most in bulk deletion.
        for (let from = 0; from < files.length; from += REMOVED_AT_ONCE)
          await Promise.all(
            files
              .slice(from, from + REMOVED_AT_ONCE)
              .map(({ key }) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }))),
          ).catch((error: unknown) => {
            throw writingError(error, name);
          });
      }
    },
    async *folders(parent) {
      // Keys are sorted, so the files of one folder are adjacent, even across pages.
      let open: StoredFolder | null = null;
      for await (const files of list(parent)) {
        const portion: StoredFolder[] = [];
        for (const { key, changedAt } of files) {
          const [folder, inside] = key.slice(parent.length + 1).split('/', 2);
          if (inside === undefined) continue;
          if (open && open.name !== folder) portion.push(open);
          const isSame: boolean = open?.name === folder;
          const latest: Date = isSame && open!.changedAt > changedAt ? open!.changedAt : changedAt;
          open = { name: folder!, changedAt: latest };
        }
        if (portion.length > 0) yield portion;
      }
      if (open) yield [open];
    },
    async *files(folder = '') {
      for await (const files of list(folder)) if (files.length > 0) yield files;
    },
    async link(key, { mimeType, from, until }) {
      if (!signing) return null;
      const file = new GetObjectCommand({
        Bucket: bucket,
        Key: prefix + key,
        ResponseContentType: mimeType,
        ResponseCacheControl: 'private, max-age=86400, immutable',
      });
      const expiresIn = Math.round((until.getTime() - from.getTime()) / 1000);
      return getSignedUrl(signing, file, { expiresIn, signingDate: from });
    },
    state: () => watch.read(),
    async removeCutShort() {
      if (performance.now() - sweptAt < SWEEP_EVERY_MS) return 0;
      sweptAt = performance.now();
      let gone = 0;
      for (let marks = {}, isOver = false; !isOver;) {
        const page = await client.send(
          new ListMultipartUploadsCommand({ Bucket: bucket, ...(prefix && { Prefix: prefix }), ...marks }),
        );
        for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
          if (!Initiated || Date.now() - Initiated.getTime() < CUT_SHORT_AFTER_MS) continue;
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
          gone += 1;
        }
        marks = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
        isOver = !page.IsTruncated || !page.NextKeyMarker;
      }
      return gone;
    },
  };
}
