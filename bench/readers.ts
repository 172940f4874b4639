/**
 * How long anonymous readers wait while a 1080p clip is being drawn: they ask for an article at a constant rate, and
 * each time is measured from when the request was due, so that a slow answer cannot hide the wait of later ones.
 * `node bench/readers.ts [requests a second] [seconds a phase]`, the built server on the embedded database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';
import { askAtRate, timeAt } from './constantRate.ts';

const RATE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 20);
const CONNECTIONS = 100;

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-readers-'));
const product = await startProduct({
  dataDirectory,
  port: await freePort(),
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
});
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

async function measure(name: string, address: string): Promise<void> {
  const { answered, refused, failed, seconds } = await askAtRate({
    url: product.url + address,
    rate: RATE,
    seconds: SECONDS,
    agent,
    headersOf: () => ({ 'accept-encoding': 'br' }),
  });
  const at = (share: number) => timeAt(answered, share).toFixed(1);
  const lost = refused.length + [...failed.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    `${name.padEnd(26)} ${(answered.length / seconds).toFixed(0)}/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms   failed ${lost}`,
  );
}

try {
  // The first articles are published shortly after the start.
  const slugIn = async () =>
    /<entry>[\s\S]*?\/blog\/([a-z0-9-]+)"/.exec(await (await fetch(`${product.url}/blog/atom.xml`)).text())?.[1];
  await waitUntil('there is an article', async () => (await slugIn()) !== undefined, 60_000);
  const article = `/blog/${await slugIn()}`;
  await measure('article', article);
  await measure('list', '/blog');
  const token = await signIn(product.url, firstPassword(product.output(), 'user'));
  const accepted = await fetch(`${product.url}${API_BASE}/videos/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'pantai senja perahu', duration_seconds: 10, resolution: '1080p' }),
  });
  if (!accepted.ok) throw new Error(`not taken: ${accepted.status} ${await accepted.text()}`);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await measure('article beside a render', article);
  await measure('list beside a render', '/blog');
  const { data } = (await (
    await fetch(`${product.url}${API_BASE}/videos/?page=1&page_size=1`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as { data: { status: string }[] };
  console.log(`the clip at the end: ${data[0]?.status}`);
} finally {
  agent.destroy();
  await product.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
