import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { API_BASE } from '../contract/endpoint.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { startDatabaseProxy } from '../tests/support/databaseProxy.ts';
import { query, quietLog, serverProcess } from '../tests/support/embeddedServer.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';

/**
 * Outages of the database, external and embedded, idle and under load: how soon the product is back, and what it keeps.
 */
const SECONDS = [1, 3, 15, 60];
const CLIENTS = 8;
const main = path.join(import.meta.dirname, '../dist/server/main.mjs');

interface Place {
  name: string;
  env: Record<string, string>;
  dataDirectory: string;
  begin(): void;
  end(): void;
  ownerUrl(): string;
  close(): Promise<void>;
}

async function external(): Promise<Place> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-outage-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'outside'), log: quietLog });
  const proxy = await startDatabaseProxy(postgres.connectionString);
  return {
    name: 'external',
    env: { DATABASE_URL: proxy.connectionString },
    dataDirectory,
    begin: () => proxy.set('refusing'),
    end: () => proxy.set('open'),
    ownerUrl: () => postgres.connectionString,
    async close() {
      await proxy.close();
      await postgres.stop();
    },
  };
}

async function embedded(): Promise<Place> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-outage-'));
  const folder = path.join(dataDirectory, 'postgres');
  // Without this file no server starts.
  const control = path.join(folder, 'cluster/global/pg_control');
  return {
    name: 'embedded',
    env: {},
    dataDirectory,
    begin() {
      renameSync(control, `${control}.away`);
      process.kill(serverProcess(folder)!, 'SIGKILL');
    },
    end: () => renameSync(`${control}.away`, control),
    ownerUrl() {
      const password = readFileSync(path.join(folder, 'cluster/kilas.password'), 'utf8').trim();
      const socket = readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[4]!;
      return `postgresql://kilas:${password}@localhost:5432/kilas?host=${encodeURIComponent(socket)}`;
    },
    close: async () => undefined,
  };
}

const places = { external, embedded };
const wanted = process.argv.slice(2);

/** Waits until the database itself answers: an embedded one has to recover first. */
async function untilItAnswers(place: Place): Promise<void> {
  for (;;) {
    try {
      await query(place.ownerUrl(), 'select 1');
      return;
    } catch {
      await delay(20);
    }
  }
}

for (const [name, open] of Object.entries(places)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const place = await open();
  const port = await freePort();
  const product = await startProduct({
    dataDirectory: place.dataDirectory,
    port,
    main,
    env: { ...place.env, LOG_LEVEL: 'silent' },
  });
  const token = await signIn(product.url, firstPassword(product.output(), 'user'));
  const ask = (pathname: string) =>
    fetch(product.url + pathname, { headers: { Authorization: `Bearer ${token}` } }).then(
      ({ status }) => status,
      () => 0,
    );
  const rss = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.process.pid}/status`, 'utf8'))![1]) / 1024;
  const descriptors = () => readdirSync(`/proc/${product.process.pid}/fd`).length;
  for (const isLoaded of [false, true]) {
    for (const seconds of SECONDS) {
      let isOver = false;
      const load = Array.from({ length: isLoaded ? CLIENTS : 0 }, async () => {
        while (!isOver) {
          await ask(`${API_BASE}/credits/balance`);
          await delay(20);
        }
      });
      await delay(3000);
      const before = { rss: rss(), descriptors: descriptors() };
      place.begin();
      await delay(seconds * 1000);
      place.end();
      const madePossibleAt = performance.now();
      await untilItAnswers(place);
      const endedAt = performance.now();
      while ((await ask('/readyz')) !== 200) await delay(20);
      const back = performance.now() - endedAt;
      await delay(5000);
      const live = await query(
        place.ownerUrl(),
        "select 1 from pg_stat_activity where datname = 'kilas' and application_name = 'kilas-live'",
      );
      isOver = true;
      await Promise.all(load);
      console.log(
        `${place.name}, ${isLoaded ? 'under load' : 'idle'}, ${seconds} s away: the database answers ${Math.round(endedAt - madePossibleAt)} ms later, Kilas after ${Math.round(back)} more, ` +
          `${live.length} listening connection, memory ${before.rss.toFixed(0)} → ${rss().toFixed(0)} MB, ` +
          `descriptors ${before.descriptors} → ${descriptors()}`,
      );
    }
  }
  await product.stop();
  await place.close();
  await rm(place.dataDirectory, { recursive: true, force: true });
}
