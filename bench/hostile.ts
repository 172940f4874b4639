/**
 * What one hostile account at full strength does to everybody else: the time of a neighbour's calls without it, beside it
 * and after it, and the server's memory. `node bench/hostile.ts [seconds a phase]`, on the embedded database.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const SECONDS = Number(process.argv[2] ?? 20);
const PORT = 3190;
const BASE = `http://127.0.0.1:${PORT}/api-lens`;
const NEIGHBOUR_CLIENTS = 4;

const folder = await mkdtemp(path.join(tmpdir(), 'kilas-hostile-'));
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], {
  env: { ...process.env, KILAS_DATA: folder, PORT: String(PORT), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const mailbox = await new Promise<string>((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const found = /\/mailbox\/[\w-]+\//.exec(said)?.[0];
    if (found) resolve(found);
  });
  server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
});

const json = { 'Content-Type': 'application/json' };

async function signUp(email: string): Promise<Record<string, string>> {
  const password = 'kuda-laut-biru-7';
  const form = { full_name: 'Bench', email, password, confirm_password: password };
  await fetch(`${BASE}/auth/register`, { method: 'POST', headers: json, body: JSON.stringify(form) });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${PORT}${mailbox}messages.json?to=${email}`);
    const { data } = (await answer.json()) as { data: { subject: string }[] };
    const code = /\b\d{6}\b/.exec(data[0]?.subject ?? '')?.[0];
    if (code) {
      const verified = await fetch(`${BASE}/auth/verify-email`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, otp_code: code }),
      });
      const { access_token: token } = (await verified.json()) as { access_token: string };
      return { ...json, authorization: `Bearer ${token}` };
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

interface Phase {
  p50: number;
  p99: number;
  calls: number;
  failed: number;
  mostMb: number;
}

/** Calls as the neighbour for a while, one after the other on each client. */
async function measure(neighbour: Record<string, string>, seconds: number): Promise<Phase> {
  const times: number[] = [];
  let failed = 0;
  let mostMb = 0;
  const until = performance.now() + seconds * 1000;
  const sample = setInterval(async () => (mostMb = Math.max(mostMb, await memoryMb())), 100);
  const client = async () => {
    while (performance.now() < until)
      for (const call of ['/library/', '/credits/balance', '/credits/audit-trail/', '/rate-limit/status']) {
        const begun = performance.now();
        const answer = await fetch(BASE + call, { headers: neighbour });
        await answer.arrayBuffer();
        times.push(performance.now() - begun);
        if (answer.status !== 200) failed += 1;
      }
  };
  await Promise.all(Array.from({ length: NEIGHBOUR_CLIENTS }, client));
  clearInterval(sample);
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)]!;
  return { p50: at(0.5), p99: at(0.99), calls: times.length, failed, mostMb };
}

/** Everything at once: largest bodies, longest lists, most streams, heaviest searches, biggest pictures. @returns what ends it */
async function attack(hostile: Record<string, string>): Promise<{ statuses: Map<number, number>; end(): void }> {
  const leaving = new AbortController();
  const statuses = new Map<number, number>();
  const picture = await sharp({ create: { width: 6000, height: 4100, channels: 3, background: '#283' } })
    .composite([
      {
        input: {
          create: {
            width: 500,
            height: 500,
            channels: 3,
            noise: { type: 'gaussian', mean: 128, sigma: 60 },
            background: '#000',
          },
        },
        tile: true,
      },
    ])
    .jpeg({ quality: 90 })
    .toBuffer();
  const image = picture.toString('base64');
  const items = `{"prompt":"a","images":[${'{},'.repeat(18_000_000)}1]}`;
  const words = `${'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(9).trim()}`;
  const bodies = {
    list: ['/images/multi-image', items],
    pictures: ['/images/multi-image', JSON.stringify({ prompt: 'a', images: [image, image, image, 'x'] })],
    picture: ['/images/image-to-image', JSON.stringify({ prompt: 'a', image_base64: `${image.slice(0, -4000)}` })],
    ids: ['/library/delete', `{"ids":[${'1,'.repeat(130_000)}1]}`],
  } as const;
  const repeat = async (work: () => Promise<Response>) => {
    while (!leaving.signal.aborted)
      try {
        const answer = await work();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        await answer.body?.cancel();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
  };
  const { signal } = leaving;
  const post =
    ([address, body]: readonly [string, string]) =>
    () =>
      fetch(BASE + address, { method: 'POST', headers: hostile, body, signal });
  const get = (address: string) => () => fetch(BASE + address, { headers: hostile, signal });
  for (let index = 0; index < 4; index += 1) for (const body of Object.values(bodies)) void repeat(post(body));
  for (let index = 0; index < 60; index += 1) {
    void repeat(get(`/library/?search=${encodeURIComponent(words.slice(0, 490))}&page_size=100`));
    void repeat(get('/events'));
  }
  for (let index = 0; index < 8; index += 1) void repeat(get('/credits/audit-trail/export/csv'));
  return { statuses, end: () => leaving.abort() };
}

try {
  const [neighbour, hostile] = [await signUp('tetangga@contoh.id'), await signUp('jahat@contoh.id')];
  await measure(neighbour, 3);
  const idleMb = await memoryMb();
  const quiet = await measure(neighbour, SECONDS);
  const { statuses, end } = await attack(hostile);
  const beside = await measure(neighbour, SECONDS);
  end();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const after = await measure(neighbour, Math.ceil(SECONDS / 2));
  const row = (name: string, { p50, p99, calls, failed, mostMb }: Phase) =>
    `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${calls} calls, ${failed} failed, at most ${mostMb.toFixed(0)} MB`;
  console.log(`memory before: ${idleMb.toFixed(0)} MB`);
  console.log(row('quiet', quiet));
  console.log(row('beside it', beside));
  console.log(row('5 s after it', after));
  console.log(`p99 × ${(beside.p99 / quiet.p99).toFixed(1)}, memory + ${(beside.mostMb - quiet.mostMb).toFixed(0)} MB`);
  console.log(`what it was answered: ${JSON.stringify(Object.fromEntries(statuses))}`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
