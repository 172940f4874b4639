import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Stores require parts of at least 5 MB (except the last) and allow 10,000: files of up to 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/** Reading the source failed, not the store. */
export class SourceFailed extends Error {
  override name = 'SourceFailed';
}

interface Target {
  client: S3Client;
  bucket: string;
  key: string;
}

/**
 * Uploads a stream of unknown length: in one request if it fits into one part, otherwise part by part, filling the next
 * part while one is being sent, so that at most three parts are in memory for any file.
 * @returns bytes
 * @throws SourceFailed with the source's error as its cause; the store's own errors. Only parts whose abort failed are
 * left behind; those are swept
 */
export async function uploadObject(target: Target, content: Readable): Promise<number> {
  const parts = partsOf(content)[Symbol.asyncIterator]();
  const first = await parts.next();
  const second = first.done ? first : await parts.next();
  if (second.done) {
    const body = first.done ? Buffer.alloc(0) : first.value;
    await target.client.send(
      new PutObjectCommand({ Bucket: target.bucket, Key: target.key, Body: body, ContentLength: body.length }),
    );
    return body.length;
  }
  return uploadParts(target, [first.value!, second.value], parts);
}

async function uploadParts(
  { client, bucket, key }: Target,
  ready: Buffer[],
  parts: AsyncIterator<Buffer>,
): Promise<number> {
  const named = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(named));
  const sent: { PartNumber: number; ETag: string | undefined }[] = [];
  let size = 0;
  const send = async (part: Buffer, number: number) => {
    const { ETag } = await client.send(
      new UploadPartCommand({ ...named, UploadId, PartNumber: number, Body: part, ContentLength: part.length }),
    );
    sent.push({ PartNumber: number, ETag });
    size += part.length;
  };
  let onItsWay: Promise<void> = Promise.resolve();
  try {
    for (let number = 1; ; number++) {
      const next = ready.shift() ?? (await parts.next()).value;
      await onItsWay;
      if (!next) break;
      onItsWay = send(next, number);
      // Awaited in the next round; until then a rejection must not count as unhandled.
      onItsWay.catch(() => undefined);
    }
    await complete({ client, bucket, key }, { UploadId, Parts: sent, size });
    return size;
  } catch (error) {
    // Not awaited: a store that hangs would delay the error.
    const takeBack = () => client.send(new AbortMultipartUploadCommand({ ...named, UploadId }));
    void onItsWay.then(takeBack, takeBack).catch(() => undefined);
    throw error;
  }
}

/**
 * Completes an upload. If the first reply is lost, the client's retry gets NoSuchUpload: then the file's size decides.
 */
async function complete(
  { client, bucket, key }: Target,
  { UploadId, Parts, size }: { UploadId: string | undefined; Parts: object[]; size: number },
): Promise<void> {
  const named = { Bucket: bucket, Key: key };
  try {
    await client.send(new CompleteMultipartUploadCommand({ ...named, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    if ((error as Error).name !== 'NoSuchUpload') throw error;
    const found = await client.send(new HeadObjectCommand(named)).catch(() => null);
    if (found?.ContentLength !== size) throw error;
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer, undefined> {
  const source = content[Symbol.asyncIterator]();
  let chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const { value, done } = await source.next().catch((cause: unknown) => {
      throw new SourceFailed('what was to be stored could not be read', { cause });
    });
    if (done) break;
    let chunk: Buffer = Buffer.isBuffer(value) ? value : Buffer.from(value);
    while (size + chunk.length >= PART_BYTES) {
      const room = PART_BYTES - size;
      yield Buffer.concat([...chunks, chunk.subarray(0, room)]);
      chunk = chunk.subarray(room);
      [chunks, size] = [[], 0];
    }
    if (chunk.length === 0) continue;
    chunks.push(chunk);
    size += chunk.length;
  }
  if (size > 0) yield Buffer.concat(chunks);
  return undefined;
}
