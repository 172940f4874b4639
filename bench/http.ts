/**
 * Measures the built server over HTTP, whole replies included, beside a bare floor (Hono and pg) in the same rounds: a
 * page of one's 20 items among a million, the profile, taking a generation request, overload, live channels, memory and
 * start. `node bench/http.ts [seconds a load] [rounds] [items] [channels]`; BENCH_DATA keeps the data for the next run,
 * SERVERS names other builds (`now=dist,before=/elsewhere/dist`) to alternate between, ONLY the loads to run. Needs
 * wrk.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { API_BASE } from '../contract/endpoint.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/openDatabase.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from '../server/platform/database/prepareDatabase.ts';
import { createLog } from '../server/platform/log.ts';
import { openSecret } from '../server/platform/secrets.ts';
import { serverProcess } from '../tests/support/embeddedServer.ts';
import { askAtRate, timeAt } from './constantRate.ts';
import { openSessions } from './httpAccounts.ts';
import { load, type Load } from './httpLoad.ts';
import { fillHistory, openAccounts, settleHistory } from './ledgerData.ts';
import { fillLibrary } from './libraryData.ts';

const SECONDS = Number(process.argv[2] ?? 6);
const ROUNDS = Number(process.argv[3] ?? 3);
const ITEMS = Number(process.argv[4] ?? 1_000_000);
const CHANNELS = Number(process.argv[5] ?? 2000);
// No account may hold more than a few channels.
const ACCOUNTS = 1000;
const CLIENTS = 20;
const OPENED_AT_ONCE = 500;
/** MB of each half of V8's nursery, as `npm start` sets it. */
const NURSERY = process.env.NURSERY ?? '8';
const FLOOR_PORT = 3180;
const FIRST_PORT = 3181;
const only = process.env.ONLY?.split(',');
const isWanted = (name: string) => !only || only.includes(name);
const builds = (process.env.SERVERS ?? 'now=dist').split(',').map((entry) => {
  const [name, folder] = entry.split('=') as [string, string];
  return { name, main: path.resolve(folder, 'server/main.mjs') };
});

const kept = process.env.BENCH_DATA;
const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'kilas-bench-')));
await mkdir(folder, { recursive: true });
const log = createLog('error');
const server = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log });
const owner = new pg.Pool({ connectionString: server.connectionString, max: 2 });
owner.on('error', () => undefined);
const connectionString = await prepareDatabase({ ownerUrl: server.connectionString, applicationUrl: null, log });
const { database, close } = openDatabase({ connectionString, poolSize: 2, log, statementMs: 600_000 });
const children: ChildProcess[] = [];

async function start(main: string, port: number): Promise<{ child: ChildProcess; readyMs: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [`--max-semi-space-size=${NURSERY}`, ...nodeFlags(), main, 'serve'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      KILAS_DATA: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      KILAS_DAILY_LIMIT: '100000000',
      NODE_COMPILE_CACHE: path.join(path.dirname(main), '../compiled'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  // It may end by itself before it is stopped here.
  child.once('exit', () => children.splice(children.indexOf(child), 1));
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { child, readyMs: performance.now() - began };
    if (child.exitCode !== null) throw new Error(`${main} ended with ${child.exitCode}`);
    await delay(10);
  }
}

/** PROFILE names a folder for processor profiles of the servers. */
function nodeFlags(): string[] {
  return process.env.PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`] : [];
}

async function memoryMb({ pid }: ChildProcess): Promise<number> {
  return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Processor seconds of a process. */
async function processorSeconds({ pid }: { pid?: number | undefined }): Promise<number> {
  const parts = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(parts[11]) + Number(parts[12])) / 100;
}

/** Processor seconds of the database's processes, by their ids. */
async function databaseSeconds(): Promise<Map<string, number>> {
  const postmaster = serverProcess(path.join(folder, 'postgres'));
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const used = new Map<string, number>();
  for (const pid of children.trim().split(' '))
    used.set(pid, await processorSeconds({ pid: Number(pid) }).catch(() => 0));
  return used;
}

/** What the database has used since then, without processes that have ended meanwhile. */
async function databaseSecondsSince(before: Map<string, number>): Promise<number> {
  let sum = 0;
  for (const [pid, seconds] of await databaseSeconds()) sum += Math.max(0, seconds - (before.get(pid) ?? 0));
  return sum;
}

try {
  const { rows } = await owner.query<{ n: string }>('select reltuples::bigint as n from pg_class where relname = $1', [
    'tasks',
  ]);
  if (Number(rows[0]?.n ?? 0) < ITEMS / 2) {
    await openAccounts(owner, ACCOUNTS + 1);
    await fillHistory(owner, { postings: ITEMS, accounts: ACCOUNTS + 1 });
    await settleHistory(owner, { postings: ITEMS, accounts: ACCOUNTS + 1 });
    await fillLibrary(owner, { tasks: ITEMS, large: ITEMS / 10 });
  }
  const secret = await openSecret({ database, clock, configured: null });
  const tokens = await openSessions(database, { count: ACCOUNTS, secret });
  await owner.query('analyze users, sessions');

  const floor = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'httpFloor.ts'), connectionString, String(FLOOR_PORT)],
    { stdio: 'inherit' },
  );
  children.push(floor);
  const servers = [];
  for (const [place, build] of builds.entries()) {
    const port = FIRST_PORT + place;
    const { child, readyMs } = await start(build.main, port);
    servers.push({ ...build, child, url: `http://127.0.0.1:${port}${API_BASE}` });
    console.log(`${build.name}: ready after ${readyMs.toFixed(0)} ms`);
  }
  await delay(5000);
  for (const { name, child } of servers) console.log(`${name}: ${(await memoryMb(child)).toFixed(0)} MB at rest`);

  const measure = async (name: string, child: ChildProcess, asked: Omit<Load, 'folder'>) => {
    const before = [await processorSeconds(child), await databaseSeconds()] as const;
    const seen = await load({ ...asked, folder });
    const asks = Math.max(1, seen.perSecond * asked.seconds);
    const each = (((await processorSeconds(child)) - before[0]) * 1000) / asks;
    const ofDatabase = ((await databaseSecondsSince(before[1])) * 1000) / asks;
    console.log(
      `  ${name.padEnd(24)} ${seen.perSecond.toFixed(0).padStart(6)}/s   p50 ${seen.p50.toFixed(1).padStart(6)} ms   p99 ${seen.p99.toFixed(1).padStart(6)} ms   ${seen.bytes.toFixed(0).padStart(6)} bytes   ${each.toFixed(2)} + ${ofDatabase.toFixed(2)} ms of processor each${seen.refused ? `   ${seen.refused} refused` : ''}`,
    );
  };
  const loads: [string, (url: string) => Omit<Load, 'folder' | 'seconds' | 'connections'>][] = [
    ['list', (url) => ({ url: `${url}/library/?page_size=20`, tokens })],
    ['list-br', (url) => ({ url: `${url}/library/?page_size=20`, tokens, headers: { 'Accept-Encoding': 'gzip, br' } })],
    ['me', (url) => ({ url: `${url}/auth/me`, tokens })],
    ['balance', (url) => ({ url: `${url}/credits/balance`, tokens })],
    [
      'generate',
      (url) => ({ url: `${url}/images/text-to-image`, tokens, body: '{"prompt":"pantai senja","resolution":"1K"}' }),
    ],
    ['health', (url) => ({ url: url.replace(API_BASE, '/healthz') })],
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`\nRound ${round}, ${CLIENTS} connections, ${SECONDS} s each`);
    const how = { seconds: SECONDS, connections: CLIENTS };
    if (isWanted('floor')) {
      await measure('floor: list', floor, { url: `http://127.0.0.1:${FLOOR_PORT}/list`, ...how });
      await measure('floor: nothing', floor, { url: `http://127.0.0.1:${FLOOR_PORT}/nothing`, ...how });
    }
    for (const [name, of] of loads.filter(([each]) => isWanted(each)))
      for (const { name: build, child, url } of servers) {
        await measure(`${build}: ${name}`, child, { ...of(url), ...how });
        // Nobody works on what was asked for, and lists with unfinished items are read anew each time.
        if (name === 'generate') await owner.query("delete from tasks where status in ('pending', 'processing')");
      }
  }
  for (const { name, child } of servers)
    console.log(`${name}: ${(await memoryMb(child)).toFixed(0)} MB after these loads`);

  if (isWanted('overload'))
    for (const { name, child, url } of servers)
      await overload(name, child, { url: `${url}/library/?page_size=20`, tokens });

  if (isWanted('live'))
    for (const { name, child, url } of servers) {
      const before = await memoryMb(child);
      const { close: hangUp, told, toldSingly } = await openChannels(url, tokens);
      await delay(3000);
      const with_ = await memoryMb(child);
      const times = await told();
      console.log(
        `\n${name}: ${CHANNELS} live channels: ${before.toFixed(0)} MB before, ${with_.toFixed(0)} MB with them, ${(await memoryMb(child)).toFixed(0)} MB after each was told of a work: p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, ${times.length} heard`,
      );
      const single = await toldSingly();
      console.log(`  one person at a time: p50 ${at(single, 0.5)} ms, p99 ${at(single, 0.99)} ms`);
      hangUp();
      await delay(1000);
    }
} finally {
  await Promise.all(
    children.map((child) => {
      child.kill('SIGTERM');
      return new Promise((resolve) => child.once('exit', resolve));
    }),
  );
  await close();
  await owner.end();
  await server.stop();
  if (!kept) await rm(folder, { recursive: true, force: true });
}

/**
 * A minute at three times its peak, then at half of it: how much is still answered, how fast the rest is refused, and
 * how soon it recovers. Everybody waits for a picture, so that each list is read anew: three times as many as are
 * answered from memory could not be sent from the same machine.
 */
async function overload(
  name: string,
  child: ChildProcess,
  { url, tokens }: { url: string; tokens: string[] },
): Promise<void> {
  for (let first = 0; first < tokens.length; first += CLIENTS)
    await Promise.all(tokens.slice(first, first + CLIENTS).map((token) => askForPicture(url, token)));
  const { perSecond: peak } = await load({ url, tokens, connections: 60, seconds: SECONDS, folder });
  console.log(`\n${name}: ${peak.toFixed(0)}/s at 60 connections; three times that for a minute, then half of it`);
  // Connections are opened beforehand and reused, as a proxy does: a new one would queue where we cannot measure it.
  const agent = new Agent({ keepAlive: true, maxSockets: 600, maxFreeSockets: 600, scheduling: 'fifo' });
  const health = new URL('/healthz', url).href;
  await askAtRate({ url: health, rate: 6000, seconds: 0.1, agent, headersOf: () => ({}) });
  const ask = async (rate: number, seconds: number) => {
    const headersOf = (count: number) => ({ Authorization: `Bearer ${tokens[count % tokens.length]}` });
    const before = await processorSeconds(child);
    const seen = await askAtRate({ url, rate, seconds, agent, headersOf });
    const used = (await processorSeconds(child)) - before;
    const times = (all: number[]) =>
      `${(all.length / seen.seconds).toFixed(0)}/s (p50 ${at(all, 0.5)}, p99 ${at(all, 0.99)} ms)`;
    const failed = [...seen.failed].map(([cause, count]) => `${count} ${cause}`).join(', ') || 'none';
    console.log(
      `  ${rate.toFixed(0)}/s for ${seconds} s (${seen.seconds.toFixed(1)}, processor ${used.toFixed(1)}): answered ${times(seen.answered)}, refused ${times(seen.refused)}, failed ${failed}`,
    );
  };
  await ask(3 * peak, 60);
  for (let second = 1; second <= 5; second += 1) await ask(peak / 2, 1);
  agent.destroy();
  await owner.query("delete from tasks where status in ('pending', 'processing')");
}

async function askForPicture(url: string, token: string): Promise<void> {
  const { ok, status } = await fetch(new URL(`${API_BASE}/images/text-to-image`, url), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: '{"prompt":"pantai senja","resolution":"1K"}',
  });
  if (!ok) throw new Error(`a picture was answered ${status}`);
}

/** Opens the channels and signals a change of a work, to all at once or one by one, and measures until each arrives. */
async function openChannels(
  url: string,
  tokens: string[],
): Promise<{ close(): void; told(): Promise<number[]>; toldSingly(): Promise<number[]> }> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const heard: number[] = [];
  const openOne = (place: number) => {
    const token = tokens[place % tokens.length]!;
    return new Promise<void>((resolve, reject) => {
      request(`${url}/events`, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`a channel was answered ${answer.statusCode}`));
        answer.on('data', (chunk: Buffer) => {
          if (chunk.includes(': connected')) resolve();
          if (chunk.includes('event: task')) heard.push(performance.now());
        });
        answer.on('error', () => undefined);
      })
        .on('error', reject)
        .end();
    });
  };
  // When thousands connect together, some may be told to retry, as after a restart.
  for (let place = 0; place < CHANNELS; place += OPENED_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(OPENED_AT_ONCE, CHANNELS - place) }, (_, next) => openOne(place + next)),
    );
  return {
    close: () => agent.destroy(),
    async told() {
      // Found beforehand: looking through all tasks takes longer than telling of them.
      const { rows } = await owner.query<{ signal: string }>(
        `select distinct on (user_id)
           json_build_object('type', 'task', 'userId', user_id, 'taskId', tasks.id)::text as signal
         from tasks join users on users.id = user_id
         where email like 'orang%' and tasks.status = 'completed' order by user_id, tasks.created_at desc`,
      );
      const began = performance.now();
      await owner.query("select pg_notify('kilas_events', signal) from unnest($1::text[]) as signal", [
        rows.map(({ signal }) => signal),
      ]);
      const listening = (CHANNELS / tokens.length) * rows.length;
      while (heard.length < listening && performance.now() - began < 20_000) await delay(20);
      return heard.map((time) => time - began);
    },
    async toldSingly() {
      // A change that each owner makes to their newest work: request, commit, signal, read and told.
      const times: number[] = [];
      for (const token of tokens.slice(0, 200)) {
        const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
        const list = await fetch(`${url}/library/?page_size=1`, { headers });
        const { data } = (await list.json()) as { data: { id: string }[] };
        heard.length = 0;
        const began = performance.now();
        await fetch(`${url}/library/${data[0]!.id}/favorite`, {
          method: 'PUT',
          headers,
          body: '{"is_favorite":true}',
        });
        while (heard.length === 0 && performance.now() - began < 5000) await delay(1);
        times.push((heard[0] ?? Infinity) - began);
      }
      return times;
    },
  };
}

function at(times: number[], share: number): string {
  return timeAt(times, share).toFixed(0);
}
