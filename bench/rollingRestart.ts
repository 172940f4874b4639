import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { quietLog } from '../tests/support/embeddedServer.ts';
import { prepareFleet } from '../tests/support/fleet.ts';
import { hasNginx, startNginx } from '../tests/support/nginx.ts';
import { firstPassword, signIn } from '../tests/support/productProcess.ts';
import { callInTurn } from '../tests/support/rollingLoad.ts';

/**
 * Three servers on one database, restarted in turn under load until this many requests were answered: how many were cut
 * off.
 */
const REQUESTS = Number(process.argv[2] ?? 20_000);
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-rolling-'));
const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres'), log: quietLog });
const fleet = await prepareFleet({
  databaseUrl: postgres.connectionString,
  dataDirectory,
  clocks: { serve: [0, 0, 0], work: [0] },
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
  env: { TRUST_PROXY: 'yes' },
});
const first = await fleet.startServing(0);
for (const place of [1, 2]) await fleet.startServing(place);
await fleet.startWorking(0);
const token = await signIn(first.url, firstPassword(first.output(), 'user'));
const urls = fleet.serve.map(({ url }) => url);
const nginx = hasNginx ? await startNginx(urls) : null;
let isOver = false;
const load = callInTurn({
  urls: nginx ? [nginx.url] : urls,
  ...(nginx && { certificate: nginx.certificate }),
  calls: [
    { method: 'GET', path: `${API_BASE}/credits/balance` },
    { method: 'POST', path: `${API_BASE}/coin/calculate/image`, body: { resolution: '1K', count: 1 } },
    { method: 'GET', path: `${API_BASE}/library/?page_size=20` },
    { method: 'GET', path: '/' },
  ],
  headers: { Authorization: `Bearer ${token}` },
  clients: 16,
  isOver: (report) => {
    isOver ||= report.answered >= REQUESTS;
    return isOver;
  },
});
let restarts = 0;
while (!isOver) {
  for (const place of [0, 1, 2]) {
    await fleet.serve[place]!.stop();
    await fleet.startServing(place);
    restarts += 1;
  }
}
const { answered, cut } = await load;
console.log(
  `${answered} requests answered ${nginx ? 'through nginx' : 'without nginx'} over ${restarts} restarts, ${cut.length} cut off`,
);
for (const line of new Set(cut)) console.log(`  ${line}`);
await nginx?.stop();
await fleet.stop();
await postgres.stop();
await rm(dataDirectory, { recursive: true, force: true });
