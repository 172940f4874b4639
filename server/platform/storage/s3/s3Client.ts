import { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from './s3Address.ts';

const CONNECT_WITHIN_MS = 3000;
/** An idle connection is dropped after this time, and the request retried or failed. */
const SILENT_MS = 10_000;
const TRIES = 3;
/** Each user who plays a clip through this server occupies one connection. */
const CONNECTIONS = 256;

/**
 * @param endpoint replaces the place's own, for links given to browsers
 * @param silentMs how long a connection may be idle
 */
export function openS3Client(
  place: S3Place,
  { endpoint = place.endpoint, silentMs = SILENT_MS }: { endpoint?: string; silentMs?: number | undefined } = {},
): S3Client {
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    endpoint,
    region: place.region,
    forcePathStyle: place.isPathStyle,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    maxAttempts: TRIES,
    // Many stores support no checksums besides the signature's, which covers every byte sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      socketTimeout: silentMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
