import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { quietLog } from '../tests/support/embeddedServer.ts';
import { type Fleet, prepareFleet } from '../tests/support/fleet.ts';
import { firstPassword, signIn } from '../tests/support/productProcess.ts';
import { callInTurn } from '../tests/support/rollingLoad.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';
import { checkOutRelease, hasSameSchema, lastOtherSchema } from './earlierRelease.ts';

/**
 * Upgrades an installation of an earlier release, with people and works, to this one, process by process under load,
 * and then tries to go back: `node bench/rollingUpgrade.ts [COMMIT]`. Without a commit it starts from the last one with
 * a different schema, which must refuse; one with the same schema takes over again under load. (`goingBack.ts` goes back
 * across schemas.) Exits with 1 if a request was cut off, a work was not finished, the ledger does not agree, or the
 * earlier release starts on the newer database.
 */
const top = path.join(import.meta.dirname, '..');
const WORKS_MS = 120_000;
const commit = process.argv[2] ?? lastOtherSchema();
const wrong: string[] = [];
const folder = await mkdtemp(path.join(tmpdir(), 'kilas-upgrade-'));
const earlier = await checkOutRelease(commit, folder);

const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log: quietLog });
const common = { databaseUrl: postgres.connectionString, dataDirectory: path.join(folder, 'data') };
const clocks = { serve: [0, 0], work: [0] };
const before = await prepareFleet({ ...common, clocks, main: earlier });
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

/** Replaces one release's processes by another's under load, and waits until every work has ended. */
async function replace(from: Fleet, to: Fleet, called: string): Promise<void> {
  let isOver = false;
  const urls = from.serve.map(({ url }) => url);
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
    urls.push((await to.startServing(place)).url);
    await make(urls[place]!);
    await from.serve[place]!.stop();
  }
  await to.startWorking(0);
  await from.work[0]!.stop();
  await make(urls.at(-1)!);
  isOver = true;
  const { answered, cut } = await load;
  console.log(`${called}: ${answered} requests answered, ${cut.length} cut off`);
  for (const line of new Set(cut)) console.log(`  ${line}`);
  if (cut.length > 0) wrong.push(`${called}: ${cut.length} requests were cut off`);
  let states: string[] = [];
  await waitUntil(
    'every work ends',
    async () => {
      const { data } = (await ask(urls.at(-1)!, 'GET', '/library/?page_size=20')) as unknown as {
        data: { status: string }[];
      };
      states = data.map(({ status }) => status);
      return states.every((status) => status === 'completed' || status === 'failed');
    },
    WORKS_MS,
  );
  console.log(`works: ${states.join(', ')}`);
  if (states.includes('failed')) wrong.push(`${called}: a work failed`);
}

await replace(before, after, `from ${commit} to this release`);
const isSame = hasSameSchema(commit);
if (isSame) await replace(after, before, `back to ${commit}`);
// Throws when the ledger does not agree.
const verify = execFileSync(process.execPath, [path.join(top, 'server/main.ts'), 'ledger', 'verify'], {
  env: { ...process.env, DATABASE_URL: postgres.connectionString, KILAS_DATA: common.dataDirectory },
});
console.log(verify.toString().trim());
if (!isSame) {
  const back = await before.startServing(0).then(
    () => {
      wrong.push('the earlier release started on the newer database');
      return 'it started';
    },
    (error: Error) => /^.*newer release.*$/m.exec(error.message)?.[0] ?? error.message.trim().split('\n').at(-1),
  );
  console.log(`going back: ${back}`);
}
await Promise.all([before.stop(), after.stop()]);
await postgres.stop();
await rm(folder, { recursive: true, force: true });
if (wrong.length > 0) throw new Error(wrong.join('; '));
