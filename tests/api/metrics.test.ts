/**
 * Metrics are for the holder of their token or at an address of their own. They count by route and as the ledger
 * counts, contain nothing that somebody typed, and answer while the database is away.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMetricsServer } from '../../server/metrics/metricsServer.ts';
import { newId } from '../../server/platform/identifier.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../support/databaseProxy.ts';
import { type AcceptedReply, endOf, readBalance } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const TOKEN = 'token-untuk-prometheus-7';
const DEPLOY = path.join(import.meta.dirname, '../../deploy');

let server: TestServer;
let engine: StagedEngine;
let clock: TestClock;
let proxy: DatabaseProxy;

beforeAll(async () => {
  engine = await createStagedEngine();
  clock = createTestClock();
  server = await createTestServer({
    clock,
    engines: [engine],
    env: { KILAS_METRICS_TOKEN: TOKEN, DATABASE_PATIENCE: '1000' },
    reach: async (connectionString) => (proxy = await startDatabaseProxy(connectionString)).connectionString,
  });
});
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const ask = (url: string, token?: string) =>
  fetch(`${url}/metrics`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const scrape = async () => (await ask(server.url, TOKEN)).text();
/** The value of the series with these labels; 0 when it is missing. */
function valueOf(told: string, name: string, labels: Record<string, string> = {}): number {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return told
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter((line) => wanted.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

it('is served to nobody unless configured, and then only for the token', async () => {
  const plain = await createTestServer({ isWorking: false });
  expect((await ask(plain.url, TOKEN)).status).toBe(404);
  await plain.close();

  expect((await ask(server.url)).status).toBe(401);
  expect((await ask(server.url, `${TOKEN}x`)).status).toBe(401);
  const answer = await ask(server.url, TOKEN);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('answers at a separate address instead, also in a process that serves no requests', async () => {
  const working = await createTestServer({ isWorking: false, env: { KILAS_METRICS_PORT: '0' } });
  expect((await ask(working.url)).status).toBe(404);
  const own = await startMetricsServer({ metrics: working.services.metrics!, token: null, host: '127.0.0.1', port: 0 });
  const answer = await ask(`http://127.0.0.1:${own.port}`);
  expect(await answer.text()).toContain('kilas_queue_waiting{queue="advance-task"} 0');
  expect((await fetch(`http://127.0.0.1:${own.port}/healthz`)).status).toBe(404);
  await own.close();
  await working.close();
});

it('counts requests by the pattern of their route, never by what somebody typed', async () => {
  const creator = await server.signUp();
  const before = await scrape();
  const id = newId(new Date());
  await creator.call('GET', `/videos/${id}`);
  await creator.call('GET', '/videos/');
  await server.call('GET', '/auth/me');
  await fetch(`${server.url}/api-lens/karangan-${id}`);
  await fetch(`${server.url}/karangan-${id}.php`);
  await fetch(`${server.url}/media/${id}/main`, { method: 'REPORT' });
  const after = await scrape();
  const more = (labels: Record<string, string>) =>
    valueOf(after, 'kilas_http_requests_total', labels) - valueOf(before, 'kilas_http_requests_total', labels);
  expect(more({ route: '/api-lens/videos/:id', status: '404' })).toBe(1);
  expect(more({ route: '/api-lens/videos', status: '200' })).toBe(1);
  expect(more({ route: '/api-lens/auth/me', status: '401' })).toBe(1);
  expect(more({ method: 'other' })).toBe(1);
  expect(valueOf(after, 'kilas_http_request_seconds_count', { route: '/api-lens/videos/:id' })).toBeGreaterThan(0);
  expect(after).not.toContain(id);
  expect(after).not.toContain('karangan');
});

it('counts tasks and coins as the ledger has them, and nothing that was rolled back', async () => {
  const creator = await server.signUp({ coins: 20 });
  engine.stage('gagal', { state: 'failed', code: 'engine_faulty' });
  engine.stage('menunggu', { state: 'queued', position: 3 });
  const before = await scrape();
  const books = async () => {
    const { rows } = await server.services.database.execute<{ kind: string; coins: string }>(
      sql`select kind, sum(amount) as coins from ledger_entries where amount > 0 group by kind`,
    );
    return new Map(rows.map(({ kind, coins }) => [kind, Number(coins)]));
  };
  const booksBefore = await books();
  const ask3 = (prompt: string, count = 1) =>
    creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, count, resolution: '1K' });
  const [done, failed, waiting] = [await ask3('jadi', 2), await ask3('gagal'), await ask3('menunggu')];
  for (const { body } of [done, failed]) for (const item of body.data.items) await endOf(creator, item);
  const item = waiting.body.data.items[0]!;
  expect((await ask3('terlalu banyak', 10)).status).toBe(402);
  const { held } = await readBalance(creator);

  expect(valueOf(await scrape(), 'kilas_tasks_unfinished', { engine: 'staged' })).toBe(0);
  // Values are cached for a while.
  clock.advance(16);
  const reading = await scrape();
  expect(valueOf(reading, 'kilas_coins_held')).toBe(held);
  expect(valueOf(reading, 'kilas_tasks_unfinished', { engine: 'staged' })).toBe(1);
  expect((await creator.call('POST', `/library/${item.id}/cancel`)).status).toBe(200);

  const after = await scrape();
  const more = (name: string, labels: Record<string, string>) =>
    valueOf(after, name, labels) - valueOf(before, name, labels);
  const ended = (outcome: string) => more('kilas_tasks_ended_total', { engine: 'staged', outcome });
  expect(more('kilas_tasks_taken_total', { engine: 'staged', kind: 'image' })).toBe(4);
  expect([ended('completed'), ended('failed'), ended('cancelled')]).toEqual([2, 1, 1]);
  expect(more('kilas_tasks_ended_total', { code: 'engine_faulty' })).toBe(1);
  const booksAfter = await books();
  for (const movement of ['hold', 'settle', 'release'])
    expect([movement, more('kilas_coins_total', { movement })]).toEqual([
      movement,
      (booksAfter.get(movement) ?? 0) - (booksBefore.get(movement) ?? 0),
    ]);
  // A job is counted when it ends, which is after its effects become visible.
  const jobs = { queue: 'advance-task', outcome: 'completed' };
  const jobsBefore = valueOf(before, 'kilas_jobs_total', jobs);
  await waitUntil(
    'a job of each item is counted',
    async () => valueOf(await scrape(), 'kilas_jobs_total', jobs) - jobsBefore > 3,
  );
});

it('has every metric that the alerts and the dashboard name', async () => {
  const told = new Set((await scrape()).match(/(?<=^# TYPE )\w+/gm));
  for (const file of ['prometheus-rules.yaml', 'grafana.json']) {
    const text = await readFile(path.join(DEPLOY, file), 'utf8');
    const named = new Set(text.match(/\b(kilas|nodejs|process)_\w+/g));
    expect(named.size).toBeGreaterThan(10);
    const missing = [...named].filter((name) => !told.has(name) && !told.has(name.replace(/_(bucket|sum|count)$/, '')));
    expect([file, missing]).toEqual([file, []]);
  }
});

it('shows what the process knows while the database is away, without waiting for it', async () => {
  proxy.set('refusing');
  clock.advance(100);
  const told = await scrape();
  expect(valueOf(told, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(told).not.toMatch(/^kilas_(reading_age_seconds|ledger_agrees|queue_waiting)/m);
  proxy.set('open');
  await expect.poll(async () => valueOf(await scrape(), 'kilas_ledger_agrees'), { timeout: 30_000 }).toBe(1);
});
