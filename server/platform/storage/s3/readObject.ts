import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { GetObjectCommand, type GetObjectCommandOutput, type S3Client } from '@aws-sdk/client-s3';
import { backOff } from '../../../../contract/backOff.ts';
import type { ByteRange } from '../storage.ts';
import { readingError, stateAfter } from './s3Trouble.ts';

/** Consecutive broken connections, without a byte in between, that are retried. */
const MAX_BREAKS = 3;
const WAITS_MS = { first: 200, longest: 800 };

interface Source {
  client: S3Client;
  bucket: string;
  key: string;
  /** The storage's name, for errors. */
  name: string;
}

/**
 * Opens a file or a range of it. A broken connection is resumed at the same byte: files never change, and the request
 * names the file's ETag. This also covers readers that pause for longer than an idle connection is kept.
 * @throws the store's error for the first request; StorageAway
 */
export async function readObject(source: Source, range?: ByteRange): Promise<Readable> {
  const first = await get(source, range && { range });
  const start = range?.start ?? 0;
  const end = start + (first.ContentLength ?? 0) - 1;
  return Readable.from(readResuming(source, { first, start, end }), { objectMode: false });
}

async function* readResuming(
  source: Source,
  { first, start, end }: { first: GetObjectCommandOutput; start: number; end: number },
): AsyncGenerator<Buffer> {
  let answer: GetObjectCommandOutput | null = first;
  let position = start;
  for (let breaks = 0; position <= end;) {
    try {
      const etag = first.ETag;
      answer ??= await get(source, { range: { start: position, end }, ...(etag && { etag }) });
      for await (const chunk of answer.Body as Readable) {
        breaks = 0;
        position += (chunk as Buffer).length;
        yield chunk as Buffer;
      }
      if (position <= end) throw new Error('the answer ended too early');
    } catch (error) {
      answer = null;
      breaks += 1;
      if (breaks > MAX_BREAKS || stateAfter(error) === 'writable') throw readingError(error, source.name);
      await delay(backOff(breaks - 1, WAITS_MS));
    }
  }
}

async function get(
  { client, bucket, key, name }: Source,
  { range, etag }: { range?: ByteRange; etag?: string } = {},
): Promise<GetObjectCommandOutput> {
  return client
    .send(
      new GetObjectCommand({
        Bucket: bucket,
        Key: key,
        ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        ...(etag && { IfMatch: etag }),
      }),
    )
    .catch((error: unknown) => {
      throw readingError(error, name);
    });
}
