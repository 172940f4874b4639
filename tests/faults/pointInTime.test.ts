/**
 * With the database's log archived and files copied, a chosen moment is brought back after both are lost, with every
 * file of that moment.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Task } from '../../contract/generation.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { sweepFiles } from '../../server/generation/cleanup/sweepOrphans.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { createArchivedPostgres, hasDebianPostgres } from '../support/archivedPostgres.ts';
import { query } from '../support/embeddedServer.ts';
import { type AcceptedReply, endOf, readBalance } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { type ApiAnswer, createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { testLog } from '../support/testLog.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');
const DAY_MS = 24 * 3600 * 1000;

describe.skipIf(!hasDebianPostgres)('point-in-time recovery (NOT RUN without Debian’s PostgreSQL)', () => {
  /** The order of docs/operations.md: the database's log goes to the archive all the time, files are copied and never removed from the copy. */
  it(
    'brings back a chosen moment after database and files are lost, with every file there',
    { timeout: 240_000 },
    async () => {
      const postgres = createArchivedPostgres();
      const folder = await mkdtemp(path.join(tmpdir(), 'kilas-moment-'));
      const [original, recovered, copy] = ['original', 'recovered', 'copy'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ];
      const copyFiles = () => cp(path.join(original, 'files'), copy, { recursive: true });
      const open = async (dataDirectory: string): Promise<TestServer> => {
        const connectionString = await prepareDatabase({ ownerUrl: postgres.url, applicationUrl: null, log: testLog });
        return createTestServer({
          engines: [await createStagedEngine()],
          own: { database: { connectionString, ownerUrl: postgres.url }, dataDirectory },
        });
      };
      const create = async (account: TestAccount, prompt: string): Promise<Task> => {
        const { body } = await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, count: 2 });
        const ended = await Promise.all(body.data.items.map((task) => endOf(account, task)));
        expect(ended.map(({ status }) => status)).toEqual(['completed', 'completed']);
        return ended[0]!;
      };
      postgres.start();
      try {
        const before = await open(original);
        const creator = await before.signUp({ coins: 1000 });
        const first = await create(creator, 'sebelum cadangan');
        postgres.saveBase();
        await copyFiles();
        await create(creator, 'sesudah cadangan');
        const balance = await readBalance(creator);
        const [{ moment }] = (await query(postgres.url, 'select clock_timestamp()::text as moment')) as [
          { moment: string },
        ];

        // What was wrong: from here on nothing is to have happened. One work even goes for good, its files too.
        await create(creator, 'kesalahan');
        expect((await creator.call('DELETE', `/images/${first.id}`)).status).toBeLessThan(300);
        const later = { now: () => new Date(Date.now() + 40 * DAY_MS) };
        expect(await purgeDeleted({ ...before.services.generation, clock: later })).toBe(1);
        await copyFiles();
        await before.close();
        const [{ file }] = (await query(postgres.url, 'select pg_walfile_name(pg_switch_wal()) as file')) as [
          { file: string },
        ];
        await waitUntil('the archive has it', async () => {
          const [row] = await query(
            postgres.url,
            `select last_archived_wal >= '${file}' as is_there from pg_stat_archiver`,
          );
          return row?.is_there === true;
        });
        postgres.cutPower();
        await postgres.lose();
        await rm(original, { recursive: true });

        postgres.recover(moment);
        await waitUntil('it is open for writing', async () => {
          const [row] = await query(postgres.url, 'select pg_is_in_recovery() as is_recovering');
          return row?.is_recovering === false;
        });
        await cp(copy, path.join(recovered, 'files'), { recursive: true });
        const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'ledger', 'verify'], {
          env: { ...process.env, DATABASE_URL: postgres.url, KILAS_DATA: recovered },
        });
        expect(stdout).toMatch(/agree/);

        const after = await open(recovered);
        await after.signInAgain(creator);
        const back = at(after, creator);
        const library = (await back.call<{ data: Task[] }>('GET', '/library/?page_size=50')).body.data;
        expect(library.map(({ prompt }) => prompt)).toEqual([
          ...Array(2).fill('sesudah cadangan'),
          ...Array(2).fill('sebelum cadangan'),
        ]);
        expect(await readBalance(back)).toEqual(balance);
        for (const { media } of library)
          for (const url of [media!.url, media!.poster_url, media!.thumbnail_url]) {
            const file = await fetch(after.url + url);
            expect(file.status, url).toBe(200);
            expect((await file.arrayBuffer()).byteLength, url).toBeGreaterThan(0);
          }
        // Files of what never happened belong to nobody, and go.
        const nextDay = { now: () => new Date(Date.now() + 25 * 3600_000) };
        expect(await sweepFiles({ ...after.services.generation, clock: nextDay })).toBe(2);
        const { rows } = await after.services.database.execute<{ id: string }>(
          sql`select id from media_files order by id`,
        );
        expect((await readdir(path.join(recovered, 'files/results'))).toSorted()).toEqual(rows.map(({ id }) => id));
        await create(back, 'dan terus');
        await after.close();
      } finally {
        await postgres.cutPower();
        await postgres.remove();
        await removeFolder(folder);
      }
    },
  );
});

/** The same person, who calls another server. */
function at(server: TestServer, account: TestAccount): TestAccount {
  const call = async <Reply>(method: string, pathname: string, body?: unknown): Promise<ApiAnswer<Reply>> => {
    const answer = await fetch(server.url + API_BASE + pathname, {
      method,
      headers: { Authorization: `Bearer ${account.tokens.access_token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Reply };
  };
  return { ...account, call };
}
