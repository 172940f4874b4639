/**
 * What one hostile account at full strength does to everybody else: how long a neighbour's calls take before, during
 * and after the attack, and the server's memory. `node bench/hostile.ts [seconds a phase]`, on the embedded database.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SECONDS = Number(process.argv[2] ?? 20);
const PORT = 3190;
const BASE = `http://127.0.0.1:${PORT}/api-lens`;
const NEIGHBOUR_CLIENTS = 4;

const folder = await mkdtemp(path.join(tmpdir(), 'kilas-hostile-'));
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], {
  env: { ...process.env, KILAS_DATA: folder, PORT: String(PORT), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** The first two accounts as the first start prints them: e-mail and password. */
const [admin, creator] = await new Promise<[string, string][]>((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const found = [...said.matchAll(/^ +(?:admin|user) +(\S+@\S+) +(\S+)$/gm)];
    if (found.length === 2) resolve(found.map((line) => [line[1]!, line[2]!]));
  });
  server.once('exit', () => reject(new Error(`the server ended: ${said}`)));
});

const json = { 'Content-Type': 'application/json' };

async function signIn([email, password]: [string, string]): Promise<Record<string, string>> {
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${BASE}/auth/login`, { method: 'POST', headers: json, body });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`sign-in answered ${answer.status}`);
  return { ...json, authorization: `Bearer ${token}` };
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

/** Makes calls as the neighbour for a while, one after the other per client. */
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

/**
 * Attacks from a separate process, so that the cost of sending does not distort the neighbour's times.
 * @returns a function that ends the attack and returns how it was answered
 */
async function attack(hostile: Record<string, string>): Promise<() => Promise<string>> {
  const attacker = spawn(process.execPath, [path.join(import.meta.dirname, 'hostileAccount.ts'), BASE], {
    env: { ...process.env, AUTHORIZATION: hostile.authorization },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve) =>
    attacker.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      resolve();
    }),
  );
  return async () => {
    attacker.kill('SIGTERM');
    await new Promise((resolve) => attacker.once('exit', resolve));
    return said;
  };
}

try {
  const [neighbour, hostile] = [await signIn(admin!), await signIn(creator!)];
  const show = (name: string, { p50, p99, calls, failed, mostMb }: Phase) =>
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${calls} calls, ${failed} failed, at most ${mostMb.toFixed(0)} MB`,
    );
  await measure(neighbour, 3);
  const quiet = await measure(neighbour, SECONDS);
  show('quiet', quiet);
  const end = await attack(hostile);
  const beside = await measure(neighbour, SECONDS);
  show('beside it', beside);
  const answered = await end();
  await new Promise((resolve) => setTimeout(resolve, 5000));
  show('5 s after it', await measure(neighbour, Math.ceil(SECONDS / 2)));
  console.log(`p99 × ${(beside.p99 / quiet.p99).toFixed(1)}, memory + ${(beside.mostMb - quiet.mostMb).toFixed(0)} MB`);
  console.log(`what it was answered: ${answered}`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
