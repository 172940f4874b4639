import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_BASE } from '../contract/endpoint.ts';
import type { Task } from '../contract/generation.ts';
import { firstPassword, freePort, type ProductProcess, signIn, startProduct } from '../tests/support/productProcess.ts';
import { waitUntil } from '../tests/support/waitUntil.ts';
import { checkOutRelease, lastOtherSchema } from './earlierRelease.ts';

/**
 * Goes back to an earlier release after an upgrade, as `docs/operations.md` says: a backup before it, the upgrade, works
 * and coins spent on it, then the backup restored by the earlier release: `node bench/goingBack.ts [COMMIT]`. Without a
 * commit it is the last one with a different schema. Exits with 1 if a work or file of the backup is missing or other
 * than it was, the ledger does not agree, or the earlier release starts on the newer database.
 */
const WORKS_MS = 120_000;
const commit = process.argv[2] ?? lastOtherSchema();
const folder = await mkdtemp(path.join(tmpdir(), 'kilas-back-'));
const [upgraded, restored] = [path.join(folder, 'upgraded'), path.join(folder, 'restored')];
const archive = path.join(folder, 'before.tar');
const now = path.join(import.meta.dirname, '../server/main.ts');
const earlier = await checkOutRelease(commit, folder);

const start = async (main: string, dataDirectory: string) =>
  startProduct({ main, dataDirectory, port: await freePort() });
const operate = (main: string, dataDirectory: string, ...command: string[]) =>
  execFileSync(process.execPath, [main, ...command], { env: { ...process.env, KILAS_DATA: dataDirectory } })
    .toString()
    .trim();

/** One picture, drawn and charged. */
async function draw({ url }: ProductProcess, headers: Record<string, string>): Promise<void> {
  const accepted = await fetch(`${url}${API_BASE}/images/text-to-image`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'sawah pagi', resolution: '1K', count: 1 }),
  });
  if (!accepted.ok) throw new Error(`a picture was answered ${accepted.status}`);
  const areDone = async () => (await works(url, headers)).every(({ status }) => status === 'completed');
  await waitUntil('the picture is drawn', areDone, WORKS_MS);
}

async function works(url: string, headers: Record<string, string>): Promise<Task[]> {
  const answer = await fetch(`${url}${API_BASE}/library/?page_size=20`, { headers });
  return ((await answer.json()) as { data: Task[] }).data;
}

/** Balance, and each work with a hash of its file: what a person has. */
async function holdings({ url }: ProductProcess, headers: Record<string, string>): Promise<string> {
  const balance = (await (await fetch(`${url}${API_BASE}/credits/balance`, { headers })).json()) as { data: object };
  const files = await Promise.all(
    (await works(url, headers)).map(async ({ id, media }) => {
      const bytes = Buffer.from(await (await fetch(new URL(media!.url, url))).arrayBuffer());
      return `${id} ${bytes.length} ${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
    }),
  );
  return [JSON.stringify(balance.data), ...files].join('\n');
}

const first = await start(earlier, upgraded);
const password = firstPassword(first.output(), 'user');
const signInAt = async ({ url }: ProductProcess) => ({ Authorization: `Bearer ${await signIn(url, password)}` });
const atFirst = await signInAt(first);
await draw(first, atFirst);
await draw(first, atFirst);
const before = await holdings(first, atFirst);
console.log(operate(earlier, upgraded, 'backup', archive));
await first.stop();

const second = await start(now, upgraded);
await draw(second, await signInAt(second));
console.log(`upgraded from ${commit}, one more work drawn`);
await second.stop();
const refusal = await start(earlier, upgraded).then(
  () => {
    throw new Error('the earlier release started on the newer database');
  },
  (error: Error) => /^.*newer release.*$/m.exec(error.message)?.[0] ?? error.message.trim().split('\n').at(-1),
);
console.log(`without the backup: ${refusal}`);

console.log(operate(earlier, restored, 'restore', archive));
const third = await start(earlier, restored);
const after = await holdings(third, await signInAt(third));
await third.stop();
await rm(folder, { recursive: true, force: true });
if (after !== before) throw new Error(`It came back as\n${after}\ninstead of\n${before}`);
console.log(`back at ${commit}, as it was:\n${after}`);
