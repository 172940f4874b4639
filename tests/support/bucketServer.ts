import { createHash, randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { parseRange } from '../../server/media/sendFile.ts';
import { startStandIn, type StandInRequest } from './httpStandIn.ts';
import { createVersionedObjects, listVersions, type StoredObject, xml } from './bucketVersions.ts';
import { findSignatureFault, type S3Keys } from './s3Signature.ts';

/**
 * What a store may do instead of answering: return an error, hang, break the connection after doing what was asked
 * (`lost`), or send only the beginning of a file and then break the connection or leave it open.
 */
export type BucketFault =
  | { status: number; code: string }
  | 'hang'
  | 'lost'
  | { cutAfter: number }
  | { stallAfter: number };

export interface BucketRequest {
  method: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: StandInRequest['headers'];
}

interface Upload {
  key: string;
  initiatedAt: Date;
  parts: Map<number, StoredObject>;
}

export interface BucketServer {
  /** For KILAS_STORAGE. */
  address: string;
  origin: string;
  objects: Map<string, StoredObject>;
  /** Multipart uploads that were neither completed nor aborted. */
  uploads: Map<string, Upload>;
  requests: BucketRequest[];
  /** Called for each correctly signed request: the fault to make, or null for none. */
  fault: ((request: BucketRequest) => BucketFault | null) | null;
  /** Called with the caller's port when the store goes silent, so that a test need not wait until its client gives up. */
  onSilence: ((port: number) => void) | null;
  /** The valid keys; a test replaces them, as an operator does at the store. */
  keys: S3Keys;
  /** Origins whose pages may read answers (CORS). */
  allowedOrigins: string[];
  close(): Promise<void>;
}

type Broken = { cutAfter: number } | { stallAfter: number } | null;

const BUCKET = 'kilas-files';
const KEYS: S3Keys = { accessKeyId: 'KILASTEST', secretAccessKey: 'rahasia/dengan+garis/miring' };
const MIN_PART_BYTES = 5 * 1024 * 1024;
const REPLACED_HEADERS = ['content-type', 'content-disposition', 'cache-control'] as const;

class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/**
 * An S3 store with one bucket, in memory, on a local port: signatures in headers and links, checksums, ranges,
 * conditions, multipart uploads with their rules, paged lists. It can be made to fail.
 * @param pageSize of lists; small, so that tests get several pages
 * @param keepsVersions of what is replaced or deleted
 */
export async function startBucketServer({ pageSize = 7, keepsVersions = false } = {}): Promise<BucketServer> {
  const versioned = createVersionedObjects(keepsVersions);
  const objects = versioned.latest;
  const uploads = new Map<string, Upload>();

  const standIn = await startStandIn((incoming, response) => {
    const { request, raw } = readRequest(incoming);
    const origin = incoming.headers.origin;
    if (origin && server.allowedOrigins.includes(origin)) {
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Expose-Headers', 'Content-Range, ETag');
    }
    server.requests.push(request);
    try {
      const refusal = findSignatureFault({ ...raw, headers: incoming.headers, body: incoming.body }, server.keys);
      if (refusal) throw new S3Error(403, refusal);
      if (raw.path.split('/')[1] !== BUCKET) throw new S3Error(404, 'NoSuchBucket');
      const fault = server.fault?.(request) ?? null;
      const goSilent = () => server.onSilence?.(response.socket!.remotePort!);
      if (fault === 'hang') return goSilent();
      if (fault !== null && fault !== 'lost' && 'status' in fault) throw new S3Error(fault.status, fault.code);
      if (fault === 'lost') response.writeHead = () => response.destroy();
      answer(request, incoming.body, response, fault === 'lost' ? null : fault);
      if (fault !== null && fault !== 'lost' && 'stallAfter' in fault) goSilent();
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      sendXml(response, error.status, request.method === 'HEAD' ? '' : `<Error><Code>${error.code}</Code></Error>`);
    }
  });
  const server: BucketServer = {
    address: `s3://${KEYS.accessKeyId}:${KEYS.secretAccessKey}@${new URL(standIn.url).host}/${BUCKET}?tls=no`,
    origin: standIn.url,
    objects,
    uploads,
    requests: [],
    fault: null,
    onSilence: null,
    keys: KEYS,
    allowedOrigins: [],
    close: () => standIn.close(),
  };
  return server;

  function answer(request: BucketRequest, body: Buffer, response: ServerResponse, broken: Broken): void {
    const { method, key, query } = request;
    const uploadId = query.get('uploadId');
    switch (true) {
      case method === 'GET' && key === '' && query.get('list-type') === '2':
        return sendXml(response, 200, listObjects(query));
      case method === 'GET' && key === '' && query.has('versions'):
        return sendXml(response, 200, listVersions(versioned, query, pageSize));
      case method === 'GET' && key === '' && query.has('uploads'):
        return sendXml(response, 200, listUploads(query));
      case method === 'POST' && query.has('uploads'):
        return sendXml(response, 200, beginUpload(key));
      case method === 'PUT' && uploadId !== null: {
        const part = checked(request, body);
        uploadOf(uploadId).parts.set(Number(query.get('partNumber')), part);
        return void response.writeHead(200, { ETag: part.etag }).end();
      }
      case method === 'POST' && uploadId !== null:
        return sendXml(response, 200, completeUpload(uploadId, body.toString()));
      case method === 'DELETE' && uploadId !== null:
        uploadOf(uploadId);
        uploads.delete(uploadId);
        return void response.writeHead(204).end();
      case method === 'PUT' && key !== '': {
        const object = checked(request, body);
        versioned.put(key, object);
        return void response.writeHead(200, { ETag: object.etag }).end();
      }
      case method === 'DELETE' && key !== '':
        versioned.remove(key, query.get('versionId'));
        return void response.writeHead(204).end();
      case (method === 'GET' || method === 'HEAD') && key !== '':
        return sendObject(request, response, broken);
      default:
        throw new S3Error(501, 'NotImplemented');
    }
  }

  function sendObject({ method, key, query, headers }: BucketRequest, response: ServerResponse, broken: Broken) {
    const object = objects.get(key);
    if (!object) throw new S3Error(404, 'NoSuchKey');
    const { body, etag, modifiedAt } = object;
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) throw new S3Error(412, 'PreconditionFailed');
    response.setHeader('ETag', etag);
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    for (const name of REPLACED_HEADERS) {
      const value = query.get(`response-${name}`);
      if (value !== null) response.setHeader(name, value);
    }
    const range = parseRange(headers.range ?? null, body.length);
    if (range === 'unsatisfiable') throw new S3Error(416, 'InvalidRange');
    const part = range ? body.subarray(range.start, range.end + 1) : body;
    response.writeHead(range ? 206 : 200, {
      'Accept-Ranges': 'bytes',
      'Content-Length': part.length,
      'Last-Modified': modifiedAt.toUTCString(),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${body.length}` }),
    });
    if (method === 'HEAD') return void response.end();
    const told = broken && ('cutAfter' in broken ? broken.cutAfter : broken.stallAfter);
    if (!broken || told === null || told >= part.length) return void response.end(part);
    response.write(part.subarray(0, told), () => void ('cutAfter' in broken && response.destroy()));
  }

  function listObjects(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = keys.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? 1000)));
    const isTruncated = page.length < keys.length;
    const contents = page.map((key) => {
      const { etag, body, modifiedAt } = objects.get(key)!;
      return `<Contents><Key>${xml(key)}</Key><Size>${body.length}</Size><ETag>${xml(etag)}</ETag><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const next = isTruncated ? `<NextContinuationToken>${xml(page.at(-1)!)}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
  }

  function listUploads(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const after = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`;
    const found = [...uploads]
      .filter(([id, { key }]) => key.startsWith(prefix) && (after === ' ' || `${key} ${id}` > after))
      .toSorted(([one, { key: first }], [other, { key: second }]) =>
        `${first} ${one}` < `${second} ${other}` ? -1 : 1,
      );
    const page = found.slice(0, pageSize);
    const [last, isTruncated] = [page.at(-1), page.length < found.length];
    const marks =
      isTruncated && last
        ? `<NextKeyMarker>${xml(last[1].key)}</NextKeyMarker><NextUploadIdMarker>${last[0]}</NextUploadIdMarker>`
        : '';
    const rows = page.map(
      ([id, { key, initiatedAt }]) =>
        `<Upload><Key>${xml(key)}</Key><UploadId>${id}</UploadId><Initiated>${initiatedAt.toISOString()}</Initiated></Upload>`,
    );
    return `<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${marks}${rows.join('')}</ListMultipartUploadsResult>`;
  }

  function beginUpload(key: string): string {
    const id = randomUUID();
    uploads.set(id, { key, initiatedAt: new Date(), parts: new Map() });
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  function uploadOf(id: string): Upload {
    const upload = uploads.get(id);
    if (!upload) throw new S3Error(404, 'NoSuchUpload');
    return upload;
  }

  function completeUpload(id: string, asked: string): string {
    const { key, parts } = uploadOf(id);
    const named = [...asked.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(?:"|&quot;)?([\da-f]+)/.exec(part)?.[1],
    }));
    const bodies = named.map(({ number, etag }, place) => {
      const part = parts.get(number);
      if (!part || part.etag !== `"${etag}"`) throw new S3Error(400, 'InvalidPart');
      if (place > 0 && number <= named[place - 1]!.number) throw new S3Error(400, 'InvalidPartOrder');
      if (place < named.length - 1 && part.body.length < MIN_PART_BYTES) throw new S3Error(400, 'EntityTooSmall');
      return part.body;
    });
    if (bodies.length === 0) throw new S3Error(400, 'MalformedXML');
    const object = objectOf(Buffer.concat(bodies));
    versioned.put(key, { ...object, etag: object.etag.replace(/"$/, `-${bodies.length}"`) });
    uploads.delete(id);
    return `<CompleteMultipartUploadResult><ETag>${xml(object.etag)}</ETag></CompleteMultipartUploadResult>`;
  }
}

function readRequest({ method, path, headers }: StandInRequest) {
  const [pathname = '', query = ''] = path.split('?', 2);
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const request: BucketRequest = { method, key, query: new URLSearchParams(query), headers };
  return { request, raw: { method, path: pathname, query } };
}

/** The object in a request, once its length and checksums are verified. */
function checked({ headers }: BucketRequest, body: Buffer): StoredObject {
  const given = {
    md5: headers['content-md5'],
    crc32: headers['x-amz-checksum-crc32'],
    length: headers['content-length'],
  };
  if (given.length !== undefined && Number(given.length) !== body.length) throw new S3Error(400, 'IncompleteBody');
  if (given.md5 !== undefined && given.md5 !== createHash('md5').update(body).digest('base64'))
    throw new S3Error(400, 'BadDigest');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (given.crc32 !== undefined && given.crc32 !== sum.toString('base64')) throw new S3Error(400, 'BadDigest');
  return objectOf(body);
}

function objectOf(body: Buffer): StoredObject {
  return { body, etag: `"${createHash('md5').update(body).digest('hex')}"`, modifiedAt: new Date() };
}

function sendXml(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(content && `<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
}
