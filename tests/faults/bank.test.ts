/** However often server and database are killed, no coin is lost or doubled and every read adds up. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runBank } from '../support/bank.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** The short form of `bench/bank.ts`. */
it(
  'loses and doubles nothing, and every read adds up, while server and database are killed',
  { timeout: 400_000 },
  async () => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-bank-'));
    const report = await runBank({ dataDirectory, accounts: 12, clients: 6, kills: 3, outages: 2, pauseMs: 3000 });
    expect(report).toMatchObject({ wrong: [], kills: 3, outages: 2 });
    expect(report.reads).toBeGreaterThan(0);
    await removeFolder(dataDirectory);
  },
);
