/**
 * A stopped server finishes what is under way, sends streams elsewhere and cuts off no request. `npm start` starts
 * again a server that died, but not one that was stopped or cannot start.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { query, quietLog, serverProcess } from '../support/embeddedServer.ts';
import { firstPassword, freePort, type ProductProcess, signIn, startProduct } from '../support/productProcess.ts';
import { callInTurn } from '../support/rollingLoad.ts';
import { SERVER_ENTRY } from '../support/productEntries.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

const SUPERVISOR = path.join(import.meta.dirname, '../support/superviseServer.mjs');
let dataDirectory: string;
let creator: { email: string; password: string };

/** One folder for the whole file: creating a database is most of a first start. */
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-stop-'));
});
afterAll(() => removeFolder(dataDirectory));

describe('a first start that is stopped', () => {
  /** Printed once: an operator who stops the first start, or presses twice, must not be locked out for good. */
  it('prints the passwords of the accounts it has made', async () => {
    const port = await freePort();
    let child: ChildProcess | undefined;
    const starting = startProduct({ dataDirectory, port, onSpawn: (spawned) => (child = spawned) }).then(
      (product) => product,
      (error: Error) => error.message,
    );
    const postgres = await startEmbeddedPostgres({
      dataDirectory: path.join(dataDirectory, 'postgres'),
      log: quietLog,
    });
    await waitUntil('the accounts are made', () =>
      query(postgres.connectionString, 'select 1 from users').then(
        (rows) => rows.length > 0,
        () => false,
      ),
    );
    const ended = once(child!, 'exit');
    child!.kill('SIGTERM');
    child!.kill('SIGTERM');
    await ended;
    const outcome = await starting;
    const told = typeof outcome === 'string' ? outcome : outcome.output();
    await postgres.stop();

    const product = await startProduct({ dataDirectory, port });
    expect(product.output()).not.toContain('First accounts');
    creator = firstPassword(told, 'user');
    expect(await signIn(product.url, creator)).toBeTypeOf('string');
    expect(await product.stop()).toBe(0);
  });
});

describe('a polite stop', () => {
  it('finishes what is under way, says that it is not ready, and sends streams elsewhere', async () => {
    const product = await startProduct({ dataDirectory, port: await freePort() });
    const token = await signIn(product.url, creator);
    const stream = await fetch(`${product.url}${API_BASE}/events`, { headers: { Authorization: `Bearer ${token}` } });
    const body = JSON.stringify(creator);
    const slow = request(`${product.url}${API_BASE}/auth/login`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    slow.write(body.slice(0, 10));
    await waitUntil('the request is on its way', () => (slow.socket?.bytesWritten ?? 0) > 10);

    const answer = once(slow, 'response') as Promise<[IncomingMessage]>;
    const stopped = product.stop();
    await waitUntil('it says so', () => product.output().includes('Stopping'));
    const ready = await fetch(`${product.url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    // The stream ends by itself, without an error.
    expect(await text(stream.body!)).toContain('connected');

    slow.end(body.slice(10));
    const [reply] = await answer;
    expect([reply.statusCode, reply.headers.connection]).toEqual([200, 'close']);
    expect(await text(reply)).toContain('access_token');
    expect(await stopped).toBe(0);
  });

  it('of two processes in turn cuts off no request', { timeout: 300_000 }, async () => {
    const ports = [await freePort(), await freePort()];
    // A machine that is busy with other tests is no outage.
    const env = { DATABASE_PATIENCE: '15000' };
    const start = (port: number) => startProduct({ dataDirectory, port, command: 'serve', env });
    const products: ProductProcess[] = [];
    for (const port of ports) products.push(await start(port));
    const token = await signIn(products[0]!.url, creator);
    let isOver = false;
    const load = callInTurn({
      urls: products.map(({ url }) => url),
      calls: [{ method: 'GET', path: `${API_BASE}/credits/balance` }],
      headers: { Authorization: `Bearer ${token}` },
      clients: 8,
      isOver: () => isOver,
    });
    for (const [place, port] of ports.entries()) {
      expect(await products[place]!.stop()).toBe(0);
      products[place] = await start(port);
    }
    isOver = true;
    const { answered, cut } = await load;
    expect(cut).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    for (const product of products) expect(await product.stop()).toBe(0);
  });
});

describe('a database that is restarted while processes are restarted in turn', () => {
  it('cuts off no request, and nobody who stops or starts meanwhile fails', { timeout: 300_000 }, async () => {
    const ports = [await freePort(), await freePort()];
    const start = (port: number) => startProduct({ dataDirectory, port, command: 'serve' });
    const products: ProductProcess[] = [];
    for (const port of ports) products.push(await start(port));
    const token = await signIn(products[0]!.url, creator);
    let isOver = false;
    const load = callInTurn({
      urls: products.map(({ url }) => url),
      calls: [{ method: 'GET', path: `${API_BASE}/credits/balance` }],
      headers: { Authorization: `Bearer ${token}` },
      clients: 8,
      isOver: () => isOver,
    });
    const killDatabase = () => process.kill(serverProcess(path.join(dataDirectory, 'postgres'))!, 'SIGKILL');
    // Once while a process stops, once while one starts.
    const stopped = products[0]!.stop();
    await waitUntil('it stops', () => products[0]!.output().includes('Stopping'));
    killDatabase();
    expect(await stopped).toBe(0);
    products[0] = await start(ports[0]!);
    expect(await products[1]!.stop()).toBe(0);
    const starting = start(ports[1]!);
    killDatabase();
    products[1] = await starting;
    isOver = true;
    const { answered, cut } = await load;
    // Requests in between are told to come back, by a process that still answers.
    expect(cut.filter((why) => !/: 503 .*"unavailable"/.test(why))).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    for (const { url } of products)
      await waitUntil('it is ready again', async () => (await fetch(`${url}/readyz`)).status === 200);
    expect(await signIn(products[1].url, creator)).toBeTypeOf('string');
    for (const product of products) expect(await product.stop()).toBe(0);
  });
});

describe('npm start', () => {
  function supervise(port: number) {
    const child = spawn(process.execPath, [SUPERVISOR, SERVER_ENTRY, 'serve'], {
      env: { ...process.env, DATABASE_URL: '', KILAS_DATA: dataDirectory, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    return { child, printed: () => printed };
  }

  it('starts a server again that died, and says so; one that was stopped stays so', { timeout: 240_000 }, async () => {
    const { child, printed } = supervise(await freePort());
    const starts = () => printed().split('Kilas is ready').length - 1;
    await waitUntil('it is ready', () => starts() === 1, 100_000).catch((error: Error) => {
      throw new Error(`${error.message}. It printed: ${printed()}`);
    });
    const server = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());
    process.kill(server, 'SIGKILL');
    await waitUntil('it is ready again', () => starts() === 2, 100_000);
    expect(printed()).toContain('Kilas ended unexpectedly (by SIGKILL); starting it again in 1 s');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(starts()).toBe(2);
  });

  it('does not repeat a first start that cannot succeed', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { child, printed } = supervise(port);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(printed()).toContain(`Port ${port} is busy.`);
    expect(printed()).not.toContain('again in');
  });
});
