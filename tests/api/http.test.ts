/**
 * Every call of the table has a route that answers it, asks for the session and role it names, answers errors in one
 * shape, is kept out of caches and is listed in the OpenAPI document.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { REPLAY_HEADER, SCHEMA_HEADER } from '../../contract/limits.ts';
import { createApp } from '../../server/app.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  creator = await server.signUp();
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.close());

const rows = Object.values(ENDPOINTS).flatMap((endpoints) => Object.values(endpoints as Record<string, AnyEndpoint>));
const guarded = rows.filter((row) => row.access !== 'public');
const addressOf = (row: AnyEndpoint) => row.path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');
const json = { 'Content-Type': 'application/json' };

describe('who may call', () => {
  it.each(guarded)('$method $path asks for a session', async (row) => {
    const body = row.body ? {} : undefined;
    const anonymous = await server.call(row.method, addressOf(row), body);
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthorized']);
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
    const forged = await server.call(row.method, addressOf(row), body, {
      Authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.',
    });
    expect([forged.status, forged.body.message]).toEqual([401, 'Unauthorized - please login again']);
  });

  it.each(guarded.filter((row) => row.access === 'admin'))('$method $path is for admins', async (row) => {
    const body = row.body ? {} : undefined;
    const refused = await creator.call(row.method, addressOf(row), body);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    const { status } = await admin.call(row.method, addressOf(row), body);
    expect(status).not.toBe(403);
    expect(status).toBeLessThan(500);
  });

  it('refuses a session that was ended elsewhere', async () => {
    const leaving = await server.signUp();
    const second = leaving.call;
    expect((await leaving.call('POST', '/auth/logout')).status).toBe(204);
    expect((await second('GET', '/auth/me')).status).toBe(401);
  });
});

it('says with every answer which schemas it was built with, to clients hosted elsewhere, too', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-client-'));
  await writeFile(path.join(folder, 'schema-version.txt'), 'abc');
  const services = { ...server.services, config: { ...server.services.config, corsOrigins: ['https://app.example'] } };
  const headersOf = async (clientFolder: string) =>
    (
      await createApp({ services, clientFolder }).request('/api-lens/auth/providers', {
        headers: { Origin: 'https://app.example' },
      })
    ).headers;
  const headers = await headersOf(folder);
  expect(headers.get(SCHEMA_HEADER)).toBe('abc');
  expect(headers.get('access-control-expose-headers')?.split(',')).toEqual([SCHEMA_HEADER, REPLAY_HEADER]);
  expect((await headersOf('none')).get(SCHEMA_HEADER)).toBeNull();
  await rm(folder, { recursive: true });
});

it('answers every call of the table, and no other', async () => {
  const methodsOf = Map.groupBy(rows, addressOf);
  // No call has this method, so the answer lists those that the address has: nothing is carried out.
  const answered = await Promise.all(
    [...methodsOf.keys()].map(async (address) => {
      const { status, headers } = await server.call('PROPFIND', address);
      return [address, status, headers.get('allow')?.split(', ').sort()];
    }),
  );
  expect(answered).toEqual(
    [...methodsOf].map(([address, calls]) => [address, 405, calls.map(({ method }) => method).sort()]),
  );
});

describe('the shape of every call', () => {
  it('answers with and without a trailing slash', async () => {
    for (const path of ['/videos', '/videos/', '/auth/me', '/auth/me/'])
      expect([path, (await creator.call('GET', path)).status]).toEqual([path, 200]);
  });

  it('answers a wrong method with 405 and an unknown path with 404, both in the agreed shape', async () => {
    const wrong = await creator.call('PATCH', '/videos/generate');
    expect([wrong.status, wrong.body.code, wrong.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST']);
    const taken = await creator.call('GET', '/videos/generate');
    expect([taken.status, taken.body.code, taken.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST']);
    const unknown = await creator.call('GET', '/nothing/here');
    expect([unknown.status, unknown.body.code, unknown.body.detail]).toEqual([404, 'not_found', unknown.body.message]);
  });

  it('answers an invalid id with 422 and an unknown one with 404', async () => {
    const none = await creator.call('GET', "/videos/1' or '1'='1");
    expect([none.status, Object.keys(none.body.fields ?? {})]).toEqual([422, ['id']]);
    const unknown = await creator.call('GET', '/videos/01890000-0000-7000-8000-000000000000');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });

  it('refuses malformed JSON, other content types, NUL characters and bodies over the cap', async () => {
    const send = (body: string, headers: Record<string, string>) =>
      creator.call('POST', '/videos/generate', body, headers);
    expect((await send('{"prompt":', json)).body.code).toBe('malformed_json');
    expect((await send('[]', json)).status).toBe(422);
    expect((await send('prompt=a', { 'Content-Type': 'application/x-www-form-urlencoded' })).body.code).toBe(
      'unsupported_media_type',
    );
    expect((await send(JSON.stringify({ prompt: 'a\u0000b' }), json)).body.fields?.prompt?.code).toBe('field_invalid');
    const search = await creator.call('GET', '/videos/?search=%00');
    expect([search.status, search.body.fields?.search?.code]).toEqual([422, 'field_invalid']);
    const reference = await creator.call('GET', '/credits/invoices/by-reference/%00');
    expect([reference.status, reference.body.fields?.reference?.code]).toEqual([422, 'field_invalid']);
    const large = await send(JSON.stringify({ prompt: 'a'.repeat(300_000) }), json);
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
  });

  it('names what is missing from a request without a body', async () => {
    for (const headers of [{}, json]) {
      const { status, body } = await creator.call('POST', '/videos/generate', undefined, headers);
      expect([status, body.fields?.prompt?.message]).toEqual([422, 'Prompt is required']);
    }
    const removal = await admin.call('DELETE', '/dashboard/content/video/01890000-0000-7000-8000-000000000000');
    expect([removal.status, removal.body.fields?.reason?.code]).toEqual([422, 'reason_required']);
    const empty = await admin.call('POST', '/articles/', { title: 'Judul' });
    expect(empty.body.fields).toMatchObject({ content: { code: 'article_content_required' } });
  });

  it.each([
    ['/videos/?page=0', 'page', 'Must be at least 1.'],
    ['/videos/?page_size=101', 'page_size', 'Must be at most 100.'],
    ['/videos/?page_size=x', 'page_size', 'Write a whole number.'],
    ['/videos/?status=lost', 'status', 'Must be one of: pending, processing, completed, failed, cancelled.'],
    ['/videos/?favorite=yes', 'favorite', 'Must be one of: true, false.'],
    ['/videos/?date_from=yesterday', 'date_from', 'Write a day such as 2026-11-30.'],
    ['/videos/?date_from=2026-02-31', 'date_from', 'There is no such day between 1900 and 2999.'],
    [`/credits/invoices/?search=${'a'.repeat(101)}`, 'search', 'Must have at most 100 characters.'],
    ['/credits/audit-trail/?month=13', 'month', 'Must be at most 12.'],
    ['/videos/1', 'id', 'Write an id (a UUID).'],
    ['/rate-limit/check?count=11', 'count', 'Count must be between 1 and 10'],
    ['/rate-limit/check?count=x', 'count', 'Count must be between 1 and 10'],
    ['/credits/topup/quote?credit_amount=9', 'credit_amount', 'Choose a whole number of credits from 10 to 10000.'],
  ])('says what to send instead in %s', async (address, field, message) => {
    const { status, body } = await creator.call('GET', address);
    expect([status, body.fields?.[field]?.message, body.message]).toEqual([422, message, message]);
  });

  it('says which numbers a number may be', async () => {
    const content = { blocks: [{ type: 'header', data: { text: 'Judul', level: 9 } }] };
    const { body } = await admin.call('POST', '/articles/', { title: 'Judul', content });
    expect(body.fields?.['content.blocks.0.data.level']?.message).toBe('Must be one of: 2, 3, 4.');
  });

  it.each([
    ['/coin/calculate', [], 'body'],
    ['/coin/calculate', null, 'body'],
    ['/coin/calculate', 'text', 'body'],
    ['/templates/', { settings: 'none' }, 'settings'],
  ])('says to %s that %j is no object', async (address, sent, field) => {
    const { status, body } = await creator.call('POST', address, JSON.stringify(sent), json);
    expect([status, body.fields?.[field]?.message]).toEqual([422, 'Write an object.']);
  });

  it('refuses invalid page numbers', async () => {
    for (const query of ['page=0', 'page=-1', 'page=x', 'page_size=101', 'status=lost']) {
      const { status, body } = await creator.call('GET', `/videos/?${query}`);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [query.split('=')[0]]]);
    }
  });

  it('keeps answers out of caches, and lets no browser guess their type', async () => {
    const answer = await creator.call('GET', '/auth/me');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the OpenAPI document', () => {
  it('has every row of the call table', async () => {
    const document = (await (await fetch(`${server.url}/api-lens/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { 'x-access': string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const row of rows) expect(document.paths[row.path]?.[row.method.toLowerCase()]?.['x-access']).toBe(row.access);
  });

  it('says that calls that spend or sell accept no other fields', async () => {
    const document = (await (await fetch(`${server.url}/api-lens/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<
          string,
          { requestBody?: { content: { 'application/json': { schema: { additionalProperties?: boolean } } } } }
        >
      >;
    };
    const paths = [
      '/videos/generate',
      '/image-to-video/generate',
      '/images/text-to-image',
      '/images/image-to-image',
      '/images/multi-image',
      '/images/storyboard',
      '/coin/calculate',
      '/coin/calculate/video',
      '/coin/calculate/image',
      '/credits/topup/virtual-account',
      '/credits/topup/ewallet',
      '/credits/topup/qris',
      '/credits/topup/retail',
      '/credits/topup',
      '/templates/',
    ];
    const open = paths.filter(
      (path) =>
        document.paths[path]?.post?.requestBody?.content['application/json'].schema.additionalProperties !== false,
    );
    expect(open).toEqual([]);
  });

  it('can be browsed', async () => {
    const page = await fetch(`${server.url}/api-lens/docs`);
    expect(await page.text()).toContain('swagger-ui-bundle.js');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect((await fetch(`${server.url}/api-lens/docs/swagger-ui-bundle.js`)).headers.get('content-type')).toBe(
      'text/javascript',
    );
  });

  it.each(['constructor', 'package.json', '..%2Fpackage.json'])('have no file %s', async (name) => {
    const answer = await fetch(`${server.url}/api-lens/docs/${name}`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'not_found']);
  });
});

describe('health', () => {
  it('tells being alive from being ready to answer', async () => {
    expect([(await fetch(`${server.url}/healthz`)).status, (await fetch(`${server.url}/readyz`)).status]).toEqual([
      200, 200,
    ]);
  });
});
