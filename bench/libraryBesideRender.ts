import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';

/**
 * How much a 1080p render slows down somebody's library: the time of the list without and beside the render.
 * `node bench/libraryBesideRender.ts [seconds a phase]`, the built server on the embedded database.
 */
const SECONDS = Number(process.argv[2] ?? 15);
const CLIENTS = 4;
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-beside-'));
const product = await startProduct({
  dataDirectory,
  port: await freePort(),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
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

try {
  const headersOf = async (role: 'user' | 'admin') => ({
    Authorization: `Bearer ${await signIn(product.url, firstPassword(product.output(), role))}`,
  });
  const [creator, reader] = [await headersOf('user'), await headersOf('admin')];
  const show = (name: string, { p50, p99, calls }: Awaited<ReturnType<typeof measure>>) =>
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${calls} calls`);
  await measure(reader);
  const without = await measure(reader);
  show('without', without);
  const accepted = await fetch(`${product.url}${API_BASE}/videos/generate`, {
    method: 'POST',
    headers: { ...creator, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'pantai senja perahu', duration_seconds: 10, resolution: '1080p' }),
  });
  if (!accepted.ok) throw new Error(`not taken: ${accepted.status} ${await accepted.text()}`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const beside = await measure(reader);
  show('beside a render', beside);
  console.log(`p99 × ${(beside.p99 / without.p99).toFixed(1)} (goal 2)`);
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
