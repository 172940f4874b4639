/** Kills under concurrent writing lose no acknowledged commit and tear no transaction. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { makeFolder, query, quietLog, serverProcess } from '../support/embeddedServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const rowsBetweenKills = 100;
const writer = join(import.meta.dirname, '../support/databaseWriter.ts');

function startWriter(dataDirectory: string, acknowledged: Set<string>) {
  const child = spawn(process.execPath, [writer, dataDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout).on('line', (id) => acknowledged.add(id));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    kill: async () => {
      const heardAll = once(lines, 'close');
      child.kill('SIGKILL');
      await heardAll;
    },
  };
}

test('five kills under concurrent writing lose no acknowledged commit and tear no transaction', async () => {
  const folder = makeFolder();
  const acknowledged = new Set<string>();
  const hearMore = () => {
    const enough = acknowledged.size + rowsBetweenKills;
    return waitUntil('the writers write', () => acknowledged.size >= enough);
  };
  const killServer = () => process.kill(serverProcess(folder)!, 'SIGKILL');

  let writing = startWriter(folder, acknowledged);
  await hearMore();
  killServer();
  await hearMore();
  killServer();
  await hearMore();
  await writing.kill();
  writing = startWriter(folder, acknowledged);
  await hearMore();
  killServer();
  await writing.kill();
  writing = startWriter(folder, acknowledged);
  await hearMore();
  await writing.kill();

  const { connectionString, stop } = await startEmbeddedPostgres({ dataDirectory: folder, log: quietLog });
  try {
    const present = new Set(
      (await query(connectionString, 'SELECT id::text FROM written')).map((row) => row.id as string),
    );
    expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(5 * rowsBetweenKills);
    const [sums] = await query(
      connectionString,
      'SELECT sum(coins)::int AS total, sum(coins) FILTER (WHERE coins > 0)::int AS moved FROM account',
    );
    expect(sums).toEqual({ total: 0, moved: present.size });
  } finally {
    await stop();
  }
});
