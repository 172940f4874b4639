/**
 * Long answers travel compressed, and a list that has not changed is answered with 304, but never to a session that is
 * over.
 */
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;
let items: Task[];

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  creator = await server.signUp();
  const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'pantai', count: 5 });
  items = body.data.items;
});
afterAll(() => server.close());

interface Raw {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  bytes: Buffer;
}

/** The raw answer: fetch would decompress it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Raw> {
  const authorization = `Bearer ${creator.tokens.access_token}`;
  return new Promise((resolve, reject) => {
    request(`${server.url}/api-lens${path}`, { headers: { authorization, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it('compresses long answers for clients that accept it, and sends short ones as they are', async () => {
  const plain = await ask('/library/');
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect((JSON.parse(plain.bytes.toString()) as { data: Task[] }).data).toHaveLength(5);
  const br = await ask('/library/', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await ask('/library/', { 'accept-encoding': 'gzip' });
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gz.bytes)).toEqual(plain.bytes);
  expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
  expect(Number(br.headers['content-length'])).toBe(br.bytes.length);

  const me = await ask('/auth/me', { 'accept-encoding': 'br' });
  expect([me.headers['content-encoding'], me.headers.etag]).toEqual([undefined, undefined]);
});

it('does not resend an unchanged list, and sends it once it has changed', async () => {
  const first = await ask('/library/');
  const etag = String(first.headers.etag);
  const again = await ask('/library/', { 'if-none-match': etag, 'accept-encoding': 'br' });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect(again.headers['cache-control']).toBe('no-store');
  await creator.call('PUT', `/library/${items[0]!.id}/favorite`, { is_favorite: true });
  const changed = await ask('/library/', { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('says to a signed-out caller that the session is over, and not that nothing has changed', async () => {
  const { headers } = await ask('/library/');
  const etag = { 'if-none-match': String(headers.etag) };
  const crowd = Array.from({ length: 20 }, () => ask('/library/', etag));
  expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([304]));
  await creator.call('POST', '/auth/logout');
  const after = await Promise.all(Array.from({ length: 20 }, () => ask('/library/', etag)));
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]));
});
