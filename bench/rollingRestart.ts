import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, type ProductProcess, signIn, startProduct } from '../tests/support/productProcess.ts';
import { callInTurn } from '../tests/support/rollingLoad.ts';

/** Two servers on one database, restarted in turn under load until 20,000 requests were answered: how many were cut off. */
const REQUESTS = 20_000;
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-rolling-'));
const main = path.join(import.meta.dirname, '../dist/server/main.mjs');
const ports = [await freePort(), await freePort()];
const start = (port: number) => startProduct({ dataDirectory, port, command: 'serve', main });
const products: ProductProcess[] = [];
for (const port of ports) products.push(await start(port));
const creator = firstPassword(products[0]!.output(), 'user');
const token = await signIn(products[0]!.url, creator);
let isOver = false;
const load = callInTurn({
  urls: products.map(({ url }) => url),
  path: `${API_BASE}/credits/balance`,
  headers: { Authorization: `Bearer ${token}` },
  clients: 16,
  isOver: (report) => {
    isOver ||= report.answered >= REQUESTS;
    return isOver;
  },
});
let restarts = 0;
while (!isOver) {
  for (const [place, port] of ports.entries()) {
    await products[place]!.stop();
    products[place] = await start(port);
    restarts += 1;
  }
}
const { answered, cut } = await load;
console.log(`${answered} requests answered over ${restarts} restarts, ${cut.length} cut off`);
for (const line of new Set(cut)) console.log(`  ${line}`);
for (const product of products) await product.stop();
await rm(dataDirectory, { recursive: true, force: true });
