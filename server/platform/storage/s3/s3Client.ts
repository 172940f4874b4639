import { S3Client } from '@aws-sdk/client-s3';
import type { S3Place } from './s3Address.ts';

const CONNECT_WITHIN_MS = 3000;
/** A connection on which nothing moves for this long is given up, and the request sent again or told as failed. */
const SILENT_MS = 10_000;
const TRIES = 3;
/** Each person who watches a clip through us holds one while it plays. */
const CONNECTIONS = 256;

/**
 * @param endpoint instead of the place's own: for addresses that browsers are sent to
 * @param silentMs how long a connection may be silent
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
    // Many stores know no checksums besides the signature's own, which covers every byte that we send.
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
