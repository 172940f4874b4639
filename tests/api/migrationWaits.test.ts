/**
 * A migration that waits for a table lets everybody else keep reading, and in the end gives up, names who is in the
 * way, and has changed nothing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { getRollbackPlans } from 'pg-boss';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LockedTablesError, migrateWithRetries } from '../../server/platform/database/migrateWithRetries.ts';
import { makeFolder, query } from '../support/embeddedServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { waitFor } from '../support/waitFor.ts';

const LIMITS = { lockTimeout: 100, pause: 100, giveUpAfter: 60_000 };

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A pending migration. @returns the folder for it */
async function writeMigration(sql: string): Promise<string> {
  const migrationsFolder = makeFolder();
  await mkdir(path.join(migrationsFolder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: Date.now(), tag: '0000_later', breakpoints: true }];
  await writeFile(path.join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  await writeFile(path.join(migrationsFolder, '0000_later.sql'), sql);
  return migrationsFolder;
}

/** A database, a pending migration of its users, and a dump that keeps reading them. */
async function begin() {
  const { ownerUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  const migrationsFolder = await writeMigration('alter table users add column later integer');
  const dump = await connect(ownerUrl);
  await dump.query("set application_name = 'a-dump'");
  await dump.query('begin');
  await dump.query('select count(*) from users');
  return { ownerUrl, dump, migrationsFolder, owner: await connect(ownerUrl) };
}

it('lets everybody else read while a migration waits for a table, and continues once it is free', async () => {
  const { ownerUrl, dump, migrationsFolder, owner } = await begin();
  const log = { warn: vi.fn() };
  let isOver = false;
  const migrating = migrateWithRetries(owner, { ownerUrl, migrationsFolder, log }, LIMITS).finally(
    () => (isOver = true),
  );
  const reader = await connect(ownerUrl);
  await reader.query("set statement_timeout = '5s'");
  await waitFor(() => expect(log.warn.mock.calls.length).toBeGreaterThan(2));
  for (let round = 0; round < 10; round += 1) await reader.query('select count(*) from users');
  expect(isOver).toBe(false);
  expect(log.warn.mock.calls[0]![0].inTheWay).toMatch(/process \d+ \(a-dump\), since \d/);
  await dump.query('commit');
  await migrating;
  await query(ownerUrl, 'select later from users');
  expect((await owner.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
});

it('tries again when it and a transaction of others waited for each other', async () => {
  const { ownerUrl, dump, owner } = await begin();
  await dump.query('commit');
  const migrationsFolder = await writeMigration(
    'alter table users add column later integer;--> statement-breakpoint\nalter table sessions add column later integer;',
  );
  const other = await connect(ownerUrl);
  await other.query('begin');
  await other.query('select count(*) from sessions');
  const log = { warn: vi.fn() };
  const migrating = migrateWithRetries(owner, { ownerUrl, migrationsFolder, log }, { ...LIMITS, lockTimeout: 10_000 });
  // It has users, and waits for sessions: the first to wait is the one that PostgreSQL lets fail.
  await waitFor(async () =>
    expect(
      (await dump.query("select 1 from pg_locks where relation = 'sessions'::regclass and not granted")).rowCount,
    ).toBe(1),
  );
  await other.query('select count(*) from users');
  await other.query('commit');
  await migrating;
  expect(log.warn).toHaveBeenCalled();
  await query(ownerUrl, 'select users.later, sessions.later from users, sessions');
});

it('gives up in the end, names who is in the way, and has changed nothing', async () => {
  const { ownerUrl, migrationsFolder, owner } = await begin();
  const giving = migrateWithRetries(
    owner,
    { ownerUrl, migrationsFolder, log: { warn: vi.fn() } },
    { ...LIMITS, giveUpAfter: -1 },
  );
  await expect(giving).rejects.toThrow(LockedTablesError);
  await expect(giving).rejects.toThrow(/process \d+ \(a-dump\)/);
  expect(
    await query(
      ownerUrl,
      "select 1 from information_schema.columns where table_name = 'users' and column_name = 'later'",
    ),
  ).toEqual([]);
});

it('lets everybody else read while the migration of the job queue waits for a table', async () => {
  const { ownerUrl, dump, migrationsFolder, owner } = await begin();
  await dump.query('commit');
  const version = async () => (await query(ownerUrl, 'select version from pgboss.version'))[0]!.version as number;
  const newest = await version();
  await owner.query(getRollbackPlans('pgboss', newest));
  await dump.query('begin');
  await dump.query('select count(*) from pgboss.job');
  const log = { warn: vi.fn() };
  const migrating = migrateWithRetries(owner, { ownerUrl, migrationsFolder, log }, LIMITS);
  const reader = await connect(ownerUrl);
  await reader.query("set statement_timeout = '5s'");
  await waitFor(() => expect(log.warn.mock.calls.length).toBeGreaterThan(2));
  for (let round = 0; round < 10; round += 1) await reader.query('select count(*) from pgboss.job');
  expect(await version()).toBe(newest - 1);
  await dump.query('commit');
  await migrating;
  expect(await version()).toBe(newest);
});

/** Any number: while the test holds this lock, the build of the index stands still. */
const PAUSE = 991_207;

it('builds an index while others write to its table, also over one that was cut short', async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  await query(
    ownerUrl,
    `create table large (id integer, owner integer default 0);
     insert into large select generate_series(1, 20);
     create function slowly(id integer) returns integer language plpgsql immutable as $$
       begin perform pg_advisory_xact_lock_shared(${PAUSE}); return id; end $$`,
  );
  // Fails on rows that are not unique, and leaves an invalid index.
  await expect(query(ownerUrl, 'create unique index concurrently large_id on large (owner)')).rejects.toThrow();
  const migrationsFolder = await writeMigration('CREATE INDEX IF NOT EXISTS "large_id" ON "large" (slowly("id"))');
  const brake = await connect(ownerUrl);
  await brake.query('select pg_advisory_lock($1)', [PAUSE]);
  const migrating = migrateWithRetries(await connect(ownerUrl), { ownerUrl, migrationsFolder, log: { warn: vi.fn() } });
  await waitFor(async () =>
    expect(
      (await brake.query("select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted", [PAUSE]))
        .rowCount,
    ).toBe(1),
  );
  const writer = await connect(ownerUrl);
  await writer.query("set statement_timeout = '5s'");
  await writer.query('delete from large where id = 7');
  await brake.query('select pg_advisory_unlock($1)', [PAUSE]);
  await migrating;
  const [index] = await query(
    ownerUrl,
    "select indisvalid, pg_get_indexdef(indexrelid) as definition from pg_index where indexrelid = 'large_id'::regclass",
  );
  expect(index).toEqual({ indisvalid: true, definition: expect.stringContaining('slowly(id)') });
});
