import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { quietLog } from '../tests/support/embeddedServer.ts';
import { prepareFleet } from '../tests/support/fleet.ts';
import { firstPassword, signIn } from '../tests/support/productProcess.ts';
import { callInTurn } from '../tests/support/rollingLoad.ts';

/**
 * Upgrades an installation of an earlier release, with people and works, to this one, process by process under load,
 * and then tries to go back: `node bench/rollingUpgrade.ts [COMMIT]`. Without a commit it starts from the last one with
 * a different schema. Exits with 1 if a request was cut off, a work was not finished, the ledger does not agree, or the
 * earlier release starts on the newer database.
 */
const top = path.join(import.meta.dirname, '..');
const WORKS_MS = 120_000;
const inGit = (command: string) => execFileSync('sh', ['-c', command], { cwd: top }).toString().trim();
const commit =
  process.argv[2] ?? inGit("git log -1 --diff-filter=A --format=%h~1 -- 'server/platform/database/migrations/*.sql'");
const wrong: string[] = [];
const folder = await mkdtemp(path.join(tmpdir(), 'kilas-upgrade-'));
const earlier = path.join(folder, 'earlier');
await mkdir(earlier);
execFileSync('sh', ['-c', `git archive ${commit} | tar x -C ${earlier}`], { cwd: top });
await symlink(path.join(top, 'node_modules'), path.join(earlier, 'node_modules'));

const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log: quietLog });
const common = { databaseUrl: postgres.connectionString, dataDirectory: path.join(folder, 'data') };
const clocks = { serve: [0, 0], work: [0] };
const before = await prepareFleet({ ...common, clocks, main: path.join(earlier, 'server/main.ts') });
const after = await prepareFleet({ ...common, clocks, main: path.join(top, 'server/main.ts') });
const first = await before.startServing(0);
await before.startServing(1);
await before.startWorking(0);
const person = firstPassword(first.output(), 'user');
const headers = { Authorization: `Bearer ${await signIn(first.url, person)}` };
const ask = async (url: string, method: string, call: string, body?: object) => {
  const answer = await fetch(url + API_BASE + call, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { data: never };
};
const make = (url: string) =>
  ask(url, 'POST', '/images/text-to-image', { prompt: 'sawah', resolution: '1K', count: 1 });
await make(first.url);

let isOver = false;
const urls = before.serve.map(({ url }) => url);
const load = callInTurn({
  urls,
  calls: [
    { method: 'GET', path: `${API_BASE}/credits/balance` },
    { method: 'GET', path: `${API_BASE}/library/?page_size=20` },
    { method: 'POST', path: `${API_BASE}/coin/calculate/image`, body: { resolution: '1K', count: 1 } },
  ],
  headers,
  clients: 6,
  isOver: () => isOver,
});
// A new process joins before an old one leaves; the balancer is updated.
for (const place of [0, 1]) {
  urls.push((await after.startServing(place)).url);
  await make(urls[place]!);
  await before.serve[place]!.stop();
}
await after.startWorking(0);
await before.work[0]!.stop();
await make(urls.at(-1)!);
isOver = true;
const { answered, cut } = await load;
console.log(`${answered} requests answered while ${commit} became this release, ${cut.length} cut off`);
for (const line of new Set(cut)) console.log(`  ${line}`);

const url = urls.at(-1)!;
const until = Date.now() + WORKS_MS;
for (;;) {
  const { data } = (await ask(url, 'GET', '/library/?page_size=20')) as unknown as { data: { status: string }[] };
  if (data.every(({ status }) => status === 'completed' || status === 'failed')) {
    console.log(`works: ${data.map(({ status }) => status).join(', ')}`);
    if (data.some(({ status }) => status === 'failed')) wrong.push('a work failed');
    break;
  }
  if (Date.now() > until) {
    wrong.push('a work never ended');
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
if (cut.length > 0) wrong.push(`${cut.length} requests were cut off`);
// Throws when the ledger does not agree.
const verify = execFileSync(process.execPath, [path.join(top, 'server/main.ts'), 'ledger', 'verify'], {
  env: { ...process.env, DATABASE_URL: postgres.connectionString, KILAS_DATA: common.dataDirectory },
});
console.log(verify.toString().trim());
const back = await before.startServing(0).then(
  () => {
    wrong.push('the earlier release started on the newer database');
    return 'it started';
  },
  (error: Error) => /^.*newer release.*$/m.exec(error.message)?.[0] ?? error.message.trim().split('\n').at(-1),
);
console.log(`going back: ${back}`);
await after.stop();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
if (wrong.length > 0) throw new Error(wrong.join('; '));
