import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdCredits } from '../server/credits/holdCredits.ts';
import { createSpendLimiter } from '../server/credits/spendLimiter.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { openDatabase } from '../server/platform/database/openDatabase.ts';
import { newId } from '../server/platform/identifier.ts';
import { createLog } from '../server/platform/log.ts';
import { userId } from './ledgerData.ts';

/** Spends per second, and milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Load {
  connectionString: string;
  clients: number;
  seconds: number;
  /** Spends are spread over accounts 1 to this. */
  accounts: number;
}

/** Spends through the product's own function and driver, with the turn-taking of the product's calls. */
export async function measureProduct({ connectionString, clients, seconds, accounts }: Load): Promise<Measured> {
  const { database, close } = openDatabase({ connectionString, poolSize: clients, log: createLog('error') });
  const turns = createSpendLimiter();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const startedAt = performance.now();
        const user = userId(1 + Math.floor(Math.random() * accounts));
        const holds = [{ sourceId: `${newId(clock.now())}/1`, coins: 1 }];
        await turns.run(user, () =>
          database.transaction((transaction) => holdCredits(transaction, { clock, userId: user, holds })),
        );
        times.push(performance.now() - startedAt);
      }
    }),
  );
  await close();
  return summarise(times, seconds);
}

/** The same statements by pgbench, prepared, without any of our code: the database's own limit. */
export async function measurePgbench({ connectionString, clients, seconds, accounts }: Load): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-pgbench-'));
  const script = path.join(import.meta.dirname, 'ledgerSpend.sql');
  const run = spawn(
    process.env.PGBENCH ?? 'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-D',
      `users=${accounts}`,
      '-f',
      script,
      '-l',
      '--log-prefix',
      path.join(folder, 'log'),
      connectionString,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let complaints = '';
  run.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const status = await new Promise((resolve, reject) => run.on('exit', resolve).on('error', reject));
  if (status !== 0) throw new Error(`pgbench failed: ${complaints}`);
  const times: number[] = [];
  for (const file of await readdir(folder)) {
    // Third column: microseconds of the transaction.
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n'))
      if (line) times.push(Number(line.split(' ')[2]) / 1000);
  }
  await rm(folder, { recursive: true });
  return summarise(times, seconds);
}

function summarise(times: number[], seconds: number): Measured {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
