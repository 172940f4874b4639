import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';

/** Milliseconds to wait for a store that hangs. */
const ANSWER_WITHIN_MS = 6000;

/**
 * Writes a few bytes as part of a multipart upload that is then aborted: unlike a file written and deleted, it leaves
 * nothing in a versioned bucket.
 * @throws the store's errors
 */
export async function tryStore({
  client,
  bucket,
  prefix,
}: {
  client: S3Client;
  bucket: string;
  prefix: string;
}): Promise<void> {
  const options = { abortSignal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
  const named = { Bucket: bucket, Key: `${prefix}standing/${randomUUID()}` };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(named), options);
  try {
    await client.send(
      new UploadPartCommand({ ...named, UploadId, PartNumber: 1, Body: Buffer.from('room?') }),
      options,
    );
  } finally {
    await client.send(new AbortMultipartUploadCommand({ ...named, UploadId }), options).catch(() => undefined);
  }
}
