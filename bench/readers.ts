/**
 * What anonymous readers wait for while a clip of 1080p is being drawn: an article asked for at a constant rate, each
 * time measured from when it was due (a late answer makes no later question wait unseen).
 * `node bench/readers.ts [requests a second] [seconds a phase]`, the built server on the embedded database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';

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

/** @returns bytes of the answer; throws unless it is a 200 */
function read(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(product.url + address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(String(answer.statusCode))),
      );
    });
    request.on('error', reject);
  });
}

async function measure(name: string, address: string): Promise<void> {
  const times: number[] = [];
  let failed = 0;
  const answers: Promise<void>[] = [];
  const begun = performance.now();
  for (let count = 0; count < RATE * SECONDS;) {
    const due = begun + (count * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 1) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      continue;
    }
    count += 1;
    answers.push(
      read(address).then(
        () => void times.push(performance.now() - due),
        () => void (failed += 1),
      ),
    );
  }
  await Promise.all(answers);
  const took = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${name.padEnd(26)} ${(times.length / took).toFixed(0)}/s   p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   worst ${at(1)} ms   failed ${failed}`,
  );
}

try {
  // The first articles are laid after the start.
  const slugIn = async () =>
    /<entry>[\s\S]*?\/blog\/([a-z0-9-]+)"/.exec(await (await fetch(`${product.url}/blog/atom.xml`)).text())?.[1];
  await waitUntil('there is an article', async () => (await slugIn()) !== undefined, 60_000);
  const article = `/blog/${await slugIn()}`;
  console.log(`${article}: ${await read(article)} bytes`);
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
