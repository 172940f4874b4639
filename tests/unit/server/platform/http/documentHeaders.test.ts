/**
 * Security headers are sent with everything a browser may show by itself, and not with what only a page can use. Other
 * addresses are 404.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../server/platform/http/apiError.ts';
import { answerError } from '../../../../../server/platform/http/answerErrors.ts';
import type { ServerVariables } from '../../../../../server/platform/http/serverVariables.ts';
import { requestContext } from '../../../../../server/platform/http/requestContext.ts';
import { securityHeaders } from '../../../../../server/platform/http/securityHeaders.ts';
import { mountStaticClient, mountWorkerOf } from '../../../../../server/platform/http/staticClient.ts';
import { testLog } from '../../../../support/testLog.ts';

const OF_EVERYTHING = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

let folder: string;
let app: Hono<ServerVariables>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-client-'));
  await mkdir(path.join(folder, 'assets'));
  for (const file of [
    'index.html',
    'app.html',
    'drawing.svg',
    'map.xml',
    'robots.txt',
    'sw.js',
    'icon.png',
    'assets/app-1a2b3c.js',
    'assets/app-1a2b3c.css',
    'assets/drawing-1a2b3c.svg',
    'assets/sans-1a2b3c.woff2',
  ]) {
    await writeFile(path.join(folder, file), file);
  }
  app = new Hono<ServerVariables>();
  app.onError(answerError);
  app.use('*', requestContext({ log: testLog, trustProxy: false }));
  app.use(
    '*',
    securityHeaders({ hashes: { scriptHashes: ['sha256-abc'], styleHashes: ['sha256-def'] }, isSecure: true }),
  );
  app.get('/answer', (context) => context.json({ data: null }));
  app.get('/refused', () => {
    throw new ApiError('not_found');
  });
  app.get('/elsewhere', (context) => context.redirect('/'));
  app.get('/clip', (context) => context.body('clip', 206, { 'Content-Type': 'video/mp4' }));
  app.get('/nameless', () => new Response(new Uint8Array(1)));
  app.get('/unknown', (context) => context.body('?', 200, { 'Content-Type': 'application/octet-stream' }));
  app.get('/shouted', (context) => context.body('<svg/>', 200, { 'Content-Type': 'IMAGE/SVG+XML' }));
  mountStaticClient(app, { folder });
});
afterAll(() => rm(folder, { recursive: true }));

const ask = async (address: string, headers: Record<string, string> = {}) =>
  (await app.request(address, { headers })).headers;
const among = (headers: Headers, names: string[]) => names.filter((name) => headers.has(name));

describe('what protects a page', () => {
  it.each([
    '/',
    '/a/route',
    '/drawing.svg',
    '/assets/drawing-1a2b3c.svg',
    '/map.xml',
    '/robots.txt',
    '/assets/missing.js',
    '/elsewhere',
    '/nameless',
    '/unknown',
    '/shouted',
  ])('comes with %s, which a browser may show by itself', async (address) => {
    const headers = await ask(address);
    expect(among(headers, [...OF_EVERYTHING, ...OF_DOCUMENTS])).toEqual([...OF_EVERYTHING, ...OF_DOCUMENTS]);
    expect(headers.get('content-security-policy')).toContain(
      "script-src 'self' 'sha256-abc'; style-src 'self' 'sha256-def';",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('comes with the answer that a kept page is still right, since it replaces what was kept with the page', async () => {
    const etag = (await ask('/')).get('etag')!;
    const answer = await app.request('/', { headers: { 'If-None-Match': etag } });
    expect([answer.status, among(answer.headers, OF_DOCUMENTS)]).toEqual([304, OF_DOCUMENTS]);
  });

  it('comes with a worker, whose own policy it is', async () => {
    expect(among(await ask('/sw.js'), OF_DOCUMENTS)).toEqual(OF_DOCUMENTS);
  });

  it.each([
    '/assets/app-1a2b3c.js',
    '/assets/app-1a2b3c.css',
    '/assets/sans-1a2b3c.woff2',
    '/icon.png',
    '/answer',
    '/refused',
    '/clip',
  ])('stays away from %s, which only a page can use', async (address) => {
    const headers = await ask(address);
    expect(among(headers, [...OF_EVERYTHING, ...OF_DOCUMENTS])).toEqual(OF_EVERYTHING);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a file that never changes', () => {
  it('says what it is packed by, and nothing that is for asking again or tracing a request', async () => {
    const headers = await ask('/assets/app-1a2b3c.js');
    expect([headers.get('vary'), headers.get('cache-control')]).toEqual([
      'Accept-Encoding',
      'public, max-age=31536000, immutable',
    ]);
    expect(among(headers, ['etag', 'x-request-id'])).toEqual([]);
  });

  it('is told from one that does, and from an answer', async () => {
    expect(among(await ask('/sw.js'), ['etag', 'x-request-id'])).toEqual(['etag', 'x-request-id']);
    expect((await ask('/answer')).has('x-request-id')).toBe(true);
    expect((await ask('/assets/missing.js')).has('x-request-id')).toBe(true);
  });
});

describe('an address that is no page', () => {
  it.each([
    '/metrics',
    '/metrics/',
    '/.env',
    '/.git/config',
    '/a/.hidden/b',
    '/backup.zip',
    '/assets',
    '/assets/x/y',
    '/healthz/live',
    '/readyz/x',
    '/media/x',
    '/api/users',
    '/repair/x',
  ])('is not there: %s', async (address) => {
    const answer = await app.request(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  it.each(['/home', '/metrics-of-mine', '/admin/users/1', '/order'])(
    'is told from one that is: %s',
    async (address) => {
      expect((await app.request(address)).status).toBe(200);
    },
  );
});

it('gives browsers another worker when results come from another origin, since a worker keeps its first policy', async () => {
  const workerOf = async (filesOrigin: string) => {
    const site = new Hono<ServerVariables>();
    mountWorkerOf(site, { folder, filesOrigin });
    const answer = await site.request('/sw.js');
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
    ]);
    return answer.text();
  };
  const one = await workerOf('https://bucket.one.example');
  expect(one).toMatch(/^sw\.js\n/);
  expect(await workerOf('https://bucket.one.example')).toBe(one);
  expect(await workerOf('https://bucket.two.example')).not.toBe(one);
});
