/**
 * A fetch to an external address reaches only public addresses of allowed hosts, exactly those that were checked,
 * follows no redirect, and is limited in bytes and time.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchExternal, type ExternalRequest } from '../../../../../server/platform/http/fetchExternal.ts';
import { type HttpStandIn, startStandIn } from '../../../../support/httpStandIn.ts';

const rules = {
  allowedHosts: ['hasil.example'],
  trustedOrigins: [] as string[],
  maxBytes: 1000,
  headersTimeoutMs: 5000,
  totalTimeoutMs: 10_000,
};
const PUBLIC = '93.184.215.14';

let sockets = 0;
const count = () => {
  sockets += 1;
};
beforeEach(() => {
  sockets = 0;
  subscribe('net.client.socket', count);
});
afterEach(() => void unsubscribe('net.client.socket', count));

/** Addresses that are refused by how they are written; the name would resolve to a public address. */
const HOSTILE_URLS = [
  'http://hasil.example/a.mp4',
  'ftp://hasil.example/a',
  'file:///etc/passwd',
  'data:text/plain,a',
  'gopher://hasil.example/',
  'javascript:alert(1)',
  'ws://hasil.example/',
  'blob:https://hasil.example/1',
  '//hasil.example/a',
  'hasil.example/a',
  '',
  ' ',
  'https://',
  'https:///a',
  'https://hasil.example:22/',
  'https://hasil.example:8443/',
  'https://hasil.example:80/',
  'https://admin:admin@hasil.example/',
  'https://hasil.example@jahat.example/',
  'https://jahat.example/?hasil.example',
  'https://jahat.example/#hasil.example',
  'https://hasil.example.jahat.example/',
  'https://xhasil.example/',
  'https://hasil.example./',
  'https://example/',
  'https://hasil%2eexample.jahat.example/',
  'https://jahat.example\\@hasil.example/',
  'https://hasil.example\\.jahat.example:1/',
  'https://localhost/',
  'https://localhost.localdomain/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://kubernetes.default.svc/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.0.0.1.nip.io/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://93.184.215.14/',
  'https://①②⑦.⓪.⓪.①/',
  'https://hasiI.example/',
  'https://hаsil.example/',
  'https://hasil.example%00.jahat.example/',
  'https://hasil.example\r\nHost: jahat.example/',
  'https://.hasil.example.jahat.example/',
];

/** Addresses that an allowed name may suddenly resolve to. */
const HOSTILE_IPS = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '169.254.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a9fe:a9fe::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not-an-address',
];

describe('a hostile address is never reached', () => {
  it('is tried in at least eighty shapes', () => {
    expect(new Set([...HOSTILE_URLS, ...HOSTILE_IPS]).size).toBeGreaterThanOrEqual(80);
  });

  it.each(HOSTILE_URLS)('%j', async (url) => {
    await expect(fetchExternal({ url, rules, resolve: async () => [PUBLIC] })).rejects.toThrow();
    expect(sockets).toBe(0);
  });

  it.each(HOSTILE_IPS)('an allowed name that leads to %s', async (address) => {
    const request: ExternalRequest = {
      url: 'https://video.hasil.example/a.mp4',
      rules,
      resolve: async () => [address],
    };
    await expect(fetchExternal(request)).rejects.toThrow('not public');
    await expect(fetchExternal({ ...request, resolve: async () => [PUBLIC, address] })).rejects.toThrow('not public');
    expect(sockets).toBe(0);
  });

  it('a name that leads nowhere', async () => {
    await expect(fetchExternal({ url: 'https://hasil.example/', rules, resolve: async () => [] })).rejects.toThrow(
      'cannot be found',
    );
  });

  it('a name for which no resolver answers', async () => {
    const url = 'https://hasil.example/';
    const resolve = () => new Promise<never>(() => undefined);
    await expect(fetchExternal({ url, rules: { ...rules, headersTimeoutMs: 20 }, resolve })).rejects.toThrow(
      'cannot be found',
    );
  });
});

describe('an answer', () => {
  let server: HttpStandIn | undefined;
  afterEach(() => server?.close());

  /** A name that does not exist: only the pinned address leads to the stand-in. */
  function requestTo(standIn: HttpStandIn, changes: Partial<ExternalRequest['rules']> = {}): ExternalRequest {
    const origin = `http://hasil.example:${new URL(standIn.url).port}`;
    return {
      url: `${origin}/a.mp4?tanda=rahasia`,
      rules: { ...rules, trustedOrigins: [origin], ...changes },
      resolve: async () => ['127.0.0.1'],
    };
  }

  it('comes from the address that was checked, asked for once', async () => {
    server = await startStandIn(
      ({ path }, response) => void response.writeHead(200, { 'Content-Type': 'video/mp4' }).end(path),
    );
    let asked = 0;
    const answer = await fetchExternal({
      ...requestTo(server, { contentTypes: ['video/'] }),
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
      },
    });
    expect([answer.status, (await buffer(answer.body)).toString(), asked, sockets]).toEqual([
      200,
      '/a.mp4?tanda=rahasia',
      1,
      1,
    ]);
  });

  it('does not take us elsewhere', async () => {
    server = await startStandIn(
      (_request, response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    );
    await expect(fetchExternal(requestTo(server))).rejects.toThrow('elsewhere');
    expect(sockets).toBe(1);
  });

  it.each([
    ['announces too much', { 'Content-Length': '1001' }, 'more than 1000 bytes'],
    ['is of another type', { 'Content-Type': 'text/html' }, 'sends text/html'],
    ['is packed', { 'Content-Type': 'video/mp4', 'Content-Encoding': 'gzip' }, 'packed'],
  ])('is refused when it %s', async (_what, headers: Record<string, string>, message) => {
    server = await startStandIn((_request, response) => void response.writeHead(200, headers).end('a'));
    await expect(fetchExternal(requestTo(server, { contentTypes: ['video/'] }))).rejects.toThrow(message);
  });

  it('is cut off when it never ends', async () => {
    server = await startStandIn((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'video/mp4' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(100)));
      };
      response.on('drain', more);
      more();
    });
    const answer = await fetchExternal(requestTo(server));
    await expect(buffer(answer.body)).rejects.toThrow('more than 1000 bytes');
  });

  it('is an error when it ends too early', async () => {
    server = await startStandIn((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });
    const answer = await fetchExternal(requestTo(server));
    await expect(buffer(answer.body)).rejects.toThrow('in the middle');
  });

  it('may break before anybody reads it', async () => {
    server = await startStandIn((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    });
    const answer = await fetchExternal(requestTo(server));
    await new Promise((resolve) => void answer.body.once('close', resolve));
    await expect(buffer(answer.body)).rejects.toThrow('in the middle');
  });

  it('is not waited for for ever, neither its beginning nor its end', async () => {
    server = await startStandIn(({ path }, response) => {
      if (path.startsWith('/a.mp4')) return;
      response.writeHead(200).write('half');
    });
    const request = requestTo(server, { headersTimeoutMs: 50 });
    await expect(fetchExternal(request)).rejects.toThrow('no answer in time');
    const slow = await fetchExternal({
      ...request,
      url: request.url.replace('a.mp4', 'b.mp4'),
      rules: { ...request.rules, headersTimeoutMs: 5000, totalTimeoutMs: 200 },
    });
    await expect(buffer(slow.body)).rejects.toThrow();
  });

  it('keeps the signature of a link out of what is said about it', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => void closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => void closed.close(resolve));
    const failed = await fetchExternal(requestTo({ url: `http://127.0.0.1:${port}`, close: async () => {} })).catch(
      (error: Error) => error.message,
    );
    expect(failed).toContain('hasil.example did not answer');
    expect(failed).not.toContain('rahasia');
  });

  it('may be one to something we send', async () => {
    server = await startStandIn(
      ({ method, body, headers }, response) =>
        void response.writeHead(201).end(`${method} ${headers['ttl']} ${body.toString()}`),
    );
    const answer = await fetchExternal({
      ...requestTo(server),
      method: 'POST',
      headers: { TTL: '60' },
      body: Buffer.from('isi'),
    });
    expect([answer.status, (await buffer(answer.body)).toString()]).toEqual([201, 'POST 60 isi']);
  });
});
