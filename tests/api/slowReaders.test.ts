/** Whoever asks for something and does not read it is let go. */
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type WebServer } from '../../server/webServer.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** More than the system keeps for a connection that nobody reads. */
const MORE_THAN_BUFFERED = 32 * 1024 * 1024;
const ESTABLISHED = '01';

let server: TestServer;
let folder: string;
let web: WebServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-readers-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/large.js'), Buffer.alloc(MORE_THAN_BUFFERED, 'a'));
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  const { config } = server.services;
  const services = { ...server.services, config: { ...config, port: 0, host: '127.0.0.1' } };
  web = await listen(services, folder, { silentMs: 3000 });
});
afterAll(async () => {
  await web.close();
  await server.close();
  await removeFolder(folder);
});

/** Whether the server still has its end of a connection. */
function isHeld(localPort: number): boolean {
  const hex = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(
      ([, own, other, state]) =>
        own?.endsWith(hex(web.port)) && other?.endsWith(hex(localPort)) && state === ESTABLISHED,
    );
}

async function ask(request: string) {
  const socket = connect(web.port, '127.0.0.1');
  await once(socket, 'connect');
  const begun = once(socket, 'data');
  socket.write(request);
  await begun;
  socket.pause();
  socket.on('error', () => undefined);
  return socket;
}

it('keeps who reads, and answers a request that follows', async () => {
  const address = `http://127.0.0.1:${web.port}`;
  const body = await (await fetch(`${address}/assets/large.js`)).arrayBuffer();
  expect(body.byteLength).toBe(MORE_THAN_BUFFERED);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
});

it('lets go of who stops reading', async () => {
  const socket = await ask('GET /assets/large.js HTTP/1.1\r\nHost: kilas\r\n\r\n');
  expect(isHeld(socket.localPort!)).toBe(true);
  await waitUntil('the connection is let go', () => !isHeld(socket.localPort!));
  socket.destroy();
});
