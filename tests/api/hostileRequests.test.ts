/**
 * Huge, deep or unstorable requests are refused by bounds that come before the work, each naming the field, and what
 * merely looks hostile is accepted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;
let admin: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  creator = await server.signUp();
  admin = await signUpConfirmedAdmin(server);
});
afterAll(() => server.close());

const send = (path: string, body: string) => creator.call('POST', path, body, { 'Content-Type': 'application/json' });
const many = (item: string, count: number) => Array.from({ length: count }, () => item).join(',');

describe('a request that is wrong in very many places', () => {
  it('is refused by the length of its list', async () => {
    const template = (slots: string) => `{"name":"a","prompt":"b","mode":"text-to-video","slots":[${slots}]}`;
    for (const [path, body, field] of [
      ['/images/multi-image', `{"prompt":"a","images":[${many('1', 40_000)}]}`, 'images'],
      ['/library/delete', `{"ids":[${many('1', 40_000)}]}`, 'ids'],
      ['/library/download', `{"ids":[${many('1', 40_000)}]}`, 'ids'],
      ['/templates/', template(many('1', 40_000)), 'slots'],
    ] as const) {
      const { status, body: reply } = await send(path, body);
      expect([path, status, Object.keys(reply.fields ?? {})]).toEqual([path, 422, [field]]);
    }
  });

  it('is answered with only twenty of them', async () => {
    const { body } = await send('/library/delete', `{"ids":[${many('1', 100)}]}`);
    expect(Object.keys(body.fields ?? {})).toHaveLength(20);
  });

  it('is not even parsed when that alone would cost more than any request is worth', async () => {
    for (const item of ['{}', '1', '"\\""', '[]']) {
      const { body } = await send('/images/multi-image', `{"images":[${many(item, 100_000)}]}`);
      expect([item, body.code]).toEqual([item, 'payload_too_large']);
    }
    const deep = await send('/templates/', '['.repeat(100_000));
    expect(deep.body.code).toBe('malformed_json');
  });

  it('is refused although its text alone is megabytes long', async () => {
    const { body } = await send(
      '/images/multi-image',
      JSON.stringify({ prompt: 'a'.repeat(20_000_000), images: ['a'] }),
    );
    expect(body.fields?.prompt?.code).toBe('prompt_too_long');
  });
});

describe('what neither JavaScript nor PostgreSQL can keep', () => {
  const dates = [
    '2026-11-22T10:00:00+07',
    '2026-11-22T10:00:00',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '9999-12-31',
    '2026-13-01',
  ];
  const lists = [
    '/videos/',
    '/images/',
    '/library/',
    '/credits/invoices/',
    '/credits/invoices/stats/summary',
    '/credits/audit-trail/',
    '/credits/audit-trail/summary',
    '/credits/audit-trail/export/csv',
  ];

  it.each(lists)('%s refuses invalid dates', async (path) => {
    for (const side of ['date_from', 'date_to'])
      for (const date of dates) {
        const { status, body } = await creator.call('GET', `${path}?${side}=${encodeURIComponent(date)}`);
        expect([path, date, status, Object.keys(body.fields ?? {})]).toEqual([path, date, 422, [side]]);
      }
  });

  it('refuses them in vouchers', async () => {
    for (const date of [...dates, '2026-11-22']) {
      const wrong = { count: 1, code: 'AWAL2026', credits: 1, starts_at: date, reason: 'uji' };
      const { status } = await admin.call('POST', '/dashboard/vouchers', wrong);
      expect([date, status]).toEqual([date, 422]);
    }
    // Later by the letters, earlier by the clock.
    const turned = { starts_at: '2026-11-22T10:00:00+00:00', ends_at: '2026-11-22T11:00:00+07:00' };
    const { body } = await admin.call('POST', '/dashboard/vouchers', {
      count: 1,
      code: 'BALIK2026',
      credits: 1,
      reason: 'uji',
      ...turned,
    });
    expect(body.fields?.ends_at?.code).toBe('voucher_window_invalid');
  });

  it('refuses them as the time of a publication, which would otherwise be now', async () => {
    const draft = { title: 'Terjadwal', content: { blocks: [{ type: 'paragraph', data: { text: 'Nanti' } }] } };
    const { body } = await admin.call<{ data: { id: string } }>('POST', '/articles/', draft);
    for (const date of [...dates, '2026-11-22', '2027-02-31T10:00:00Z']) {
      const path = `/articles/${body.data.id}/publish?publish_at=${encodeURIComponent(date)}`;
      const refused = await admin.call('PATCH', path);
      expect([date, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([date, 422, ['publish_at']]);
    }
    const publish = (at: string) => admin.call('PATCH', `/articles/${body.data.id}/publish?publish_at=${at}`);
    expect((await publish('2026-11-22T10:00:00%2B07')).body.message).toContain('Write a moment with its time zone');
    expect((await publish('2027-02-31T10:00:00Z')).body.message).toContain('There is no such day');
  });

  it('refuses them as the moment until which a concern was seen', async () => {
    for (const date of [...dates, '2026-11-22']) {
      const seen = { what: 'failures', seen_until: date, reason: 'uji' };
      const { status, body } = await admin.call('POST', '/dashboard/system/tick-off', seen);
      expect([date, status, Object.keys(body.fields ?? {})]).toEqual([date, 422, ['seen_until']]);
    }
  });

  it('refuses half of a surrogate pair and NUL, wherever they stand, and takes what only looks like them', async () => {
    for (const bad of ['\\ud83d', '\\udc00', '\\u0000']) {
      const template = await send(
        '/templates/',
        `{"name":"a","prompt":"b {c}","mode":"text-to-video","slots":[{"name":"c","label":"d${bad}","example":"e"}]}`,
      );
      expect([bad, template.status, Object.keys(template.body.fields ?? {})]).toEqual([bad, 422, ['slots.0.label']]);
      const name = await send('/videos/generate', `{"prompt":"a","x${bad}":1}`);
      expect([bad, name.status]).toEqual([bad, 422]);
      const prompt = await send('/videos/generate', `{"prompt":"a${bad}"}`);
      expect([bad, Object.keys(prompt.body.fields ?? {})]).toEqual([bad, ['prompt']]);
    }
    const literal = await creator.call('POST', '/videos/generate', { prompt: 'matahari \\u0000 \\ud83d 😀' });
    expect(literal.status).toBe(202);
  });

  it('names unknown fields called like what every object inherits', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const { status, body } = await send('/videos/generate', `{"prompt":"a","${name}":1}`);
      expect([name, status, body.fields?.[name]?.code]).toEqual([name, 422, 'field_unknown']);
    }
  });
});

describe('addresses outside the calls', () => {
  it('answer a name longer than any file’s', async () => {
    for (const length of [251, 256, 4000]) {
      expect((await fetch(`${server.url}/${'a'.repeat(length)}.js`)).status).toBe(404);
      // Without a build there is no page for an unknown address, as for any shorter one.
      const page = await fetch(`${server.url}/${'a'.repeat(length)}`);
      expect(page.status).toBe((await fetch(`${server.url}/a`)).status);
    }
  });

  it('refuses a broken or an enormous form at the sandbox', async () => {
    const { body } = await creator.call<{ data: { payment: { checkout_url: string } } }>(
      'POST',
      '/credits/topup/virtual-account',
      { credit_amount: 100, channel: 'BCA_VIRTUAL_ACCOUNT' },
    );
    const page = body.data.payment.checkout_url;
    const post = (form: BodyInit, type: string, address = page) =>
      fetch(address, { method: 'POST', redirect: 'manual', body: form, headers: { 'Content-Type': type } });
    expect((await post('--x\r\nbroken', 'multipart/form-data; boundary=x')).status).toBe(303);
    expect((await post('a'.repeat(5_000_000), 'application/x-www-form-urlencoded')).status).toBe(413);
    expect((await post('result=pay', 'application/x-www-form-urlencoded', `${page}%00`)).status).toBe(303);
    expect((await fetch(`${server.url}/sandbox/pay/%00`)).status).toBe(404);
  });
});
