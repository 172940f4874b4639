/**
 * With the database's log archived, and files copied or kept by their bucket's versions, a chosen moment is brought back
 * after both are lost, with every file of that moment.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../contract/durations.ts';
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
import { readS3Address, type S3Place } from '../../server/platform/storage/s3/s3Address.ts';
import { openS3Client } from '../../server/platform/storage/s3/s3Client.ts';
import { startBucketServer } from '../support/bucketServer.ts';
import { testLog } from '../support/testLog.ts';
import { SERVER_ENTRY } from '../support/productEntries.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** Where files are stored, and how they are saved, lost and recovered. */
interface Files {
  env: Record<string, string>;
  /** What an operator does continuously. */
  save(): Promise<void>;
  lose(): Promise<void>;
  /** As docs/operations.md says. @param moment that is recovered */
  recover(moment: Date): Promise<void>;
  /** The folders of results that are there. */
  results(): Promise<string[]>;
  remove(): Promise<void>;
}

/** A folder, with a copy that only grows. */
function inFolder({ original, recovered, copy }: Record<'original' | 'recovered' | 'copy', string>): Files {
  return {
    env: {},
    save: () => cp(path.join(original, 'files'), copy, { recursive: true }),
    lose: () => rm(original, { recursive: true }),
    recover: () => cp(copy, path.join(recovered, 'files'), { recursive: true }),
    results: () => readdir(path.join(recovered, 'files/results')),
    remove: async () => undefined,
  };
}

/** A bucket whose versions are kept: everything in it is deleted, and its deletions are taken back. */
async function inBucket({ original }: { original: string }): Promise<Files> {
  const bucket = await startBucketServer({ keepsVersions: true });
  const place = readS3Address(bucket.address) as S3Place;
  const client = openS3Client(place);
  const named = { Bucket: place.bucket };
  return {
    env: { KILAS_STORAGE: bucket.address },
    save: async () => undefined,
    async lose() {
      await rm(original, { recursive: true });
      for (const Key of bucket.objects.keys()) await client.send(new DeleteObjectCommand({ ...named, Key }));
      expect(bucket.objects.size).toBe(0);
    },
    async recover(moment) {
      for (let marks = {}, isOver = false; !isOver;) {
        const page = await client.send(new ListObjectVersionsCommand({ ...named, ...marks }));
        for (const { Key, VersionId, LastModified } of page.DeleteMarkers ?? [])
          if (LastModified! > moment) await client.send(new DeleteObjectCommand({ ...named, Key, VersionId }));
        marks = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
        isOver = !page.IsTruncated;
      }
    },
    results: async () => [
      ...new Set(
        [...bucket.objects.keys()].filter((key) => key.startsWith('results/')).map((key) => key.split('/')[1]!),
      ),
    ],
    remove: () => bucket.close(),
  };
}

describe.skipIf(!hasDebianPostgres)('point-in-time recovery (NOT RUN without Debian’s PostgreSQL)', () => {
  /**
   * In the order of docs/operations.md: the database's log is archived continuously, files are copied, and nothing is
   * removed from the copy.
   */
  it.each([
    ['a folder', inFolder],
    ['a bucket with versions', inBucket],
  ] as const)(
    'brings back a chosen moment after database and files in %s are lost, with every file there',
    { timeout: 240_000 },
    async (_where, openFiles) => {
      const postgres = createArchivedPostgres();
      const folder = await mkdtemp(path.join(tmpdir(), 'kilas-moment-'));
      const [original, recovered, copy] = ['original', 'recovered', 'copy'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ];
      const files = await openFiles({ original, recovered, copy });
      const open = async (dataDirectory: string): Promise<TestServer> => {
        const connectionString = await prepareDatabase({ ownerUrl: postgres.url, applicationUrl: null, log: testLog });
        return createTestServer({
          engines: [await createStagedEngine()],
          env: files.env,
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
        await postgres.saveBase();
        await files.save();
        await create(creator, 'sesudah cadangan');
        const balance = await readBalance(creator);
        const [{ moment, seconds }] = (await query(
          postgres.url,
          'select at::text as moment, extract(epoch from at)::float8 as seconds from clock_timestamp() at',
        )) as [{ moment: string; seconds: number }];

        // The mistake: everything from here on must be undone. One work is even deleted for good, with its files.
        await create(creator, 'kesalahan');
        expect((await creator.call('DELETE', `/images/${first.id}`)).status).toBeLessThan(300);
        const later = { now: () => new Date(Date.now() + 40 * DAY_MS) };
        expect(await purgeDeleted({ ...before.services.generation, clock: later })).toBe(1);
        await files.save();
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
        await files.lose();

        postgres.recover(moment);
        await waitUntil('it is open for writing', async () => {
          const [row] = await query(postgres.url, 'select pg_is_in_recovery() as is_recovering');
          return row?.is_recovering === false;
        });
        await files.recover(new Date(seconds * 1000));
        const { stdout } = await promisify(execFile)(process.execPath, [SERVER_ENTRY, 'ledger', 'verify'], {
          env: { ...process.env, ...files.env, DATABASE_URL: postgres.url, KILAS_DATA: recovered },
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
        // Files of undone work belong to no row and are removed.
        const nextDay = { now: () => new Date(Date.now() + 25 * 3600_000) };
        expect(await sweepFiles({ ...after.services.generation, clock: nextDay })).toBe(2);
        const { rows } = await after.services.database.execute<{ id: string }>(
          sql`select id from media_files order by id`,
        );
        expect((await files.results()).toSorted()).toEqual(rows.map(({ id }) => id));
        await create(back, 'dan terus');
        await after.close();
      } finally {
        await postgres.cutPower();
        await postgres.remove();
        await files.remove();
        await removeFolder(folder);
      }
    },
  );
});

/** The same account, calling another server. */
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
