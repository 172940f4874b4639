import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';

/**
 * How much renders of 1080p on every core slow down somebody's library of twenty works: the time of the list without
 * and beside them. `node bench/libraryBesideRender.ts [seconds a phase]`, the built server on the embedded database.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const CLIENTS = 4;
const WORKS = 20;
const RENDERS = availableParallelism();
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-beside-'));
const product = await startProduct({
  dataDirectory,
  port: await freePort(),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
  env: { KILAS_STUDIO_RENDERS: String(RENDERS), KILAS_STARTING_GRANT: '1000' },
});

async function measure(headers: Record<string, string>): Promise<{ p50: number; p99: number; calls: number }> {
  const until = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const client = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      await (await fetch(`${product.url}${API_BASE}/library/`, { headers })).arrayBuffer();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]!;
  return { p50: at(0.5), p99: at(0.99), calls: times.length };
}

async function ask(headers: Record<string, string>, call: string, body: object): Promise<void> {
  const accepted = await fetch(`${product.url}${API_BASE}${call}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(body),
  });
  if (!accepted.ok) throw new Error(`not taken: ${accepted.status} ${await accepted.text()}`);
}

async function listed(headers: Record<string, string>, status: string): Promise<number> {
  const answer = await fetch(`${product.url}${API_BASE}/library/?status=${status}&page_size=${WORKS}`, { headers });
  return ((await answer.json()) as { data: object[] }).data.length;
}

try {
  const headersOf = async (role: 'user' | 'admin') => ({
    Authorization: `Bearer ${await signIn(product.url, firstPassword(product.output(), role))}`,
  });
  const [creator, reader] = [await headersOf('user'), await headersOf('admin')];
  const show = (name: string, { p50, p99, calls }: Awaited<ReturnType<typeof measure>>) =>
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${calls} calls`);
  // The form takes ten at a time.
  for (let taken = 0; taken < WORKS; taken += 10)
    await ask(reader, '/images/text-to-image', { prompt: 'pantai senja', resolution: '1K', count: 10 });
  await waitUntil('the works are drawn', async () => (await listed(reader, 'completed')) >= WORKS, 300_000);
  await measure(reader);
  const without = await measure(reader);
  show('without', without);
  for (let begun = 0; begun < RENDERS; begun += 1)
    await ask(creator, '/videos/generate', {
      prompt: `pantai senja perahu ${begun}`,
      duration_seconds: 10,
      resolution: '1080p',
    });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const beside = await measure(reader);
  show(`beside ${RENDERS} renders`, beside);
  console.log(`p99 × ${(beside.p99 / without.p99).toFixed(1)} (goal 2)`);
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
