import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { ownRoleUrl } from '../../server/platform/database/applicationRole.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { testLog } from './testLog.ts';

/** The server of a test run: plain data, so that it can be passed to worker processes. */
export interface TestDatabaseServer {
  /** A running server, by a superuser's connection string; or the folder of an embedded one. */
  place: { adminUrl: string } | { dataDirectory: string };
  /** The name of the migrated database that tests clone; the first to need it creates it. */
  template: string;
}

export interface TestDatabase {
  /** As the application's role, which may only add to the ledger. */
  connectionString: string;
  /** As a superuser, for what only an owner can do. */
  ownerUrl: string;
  drop(): Promise<void>;
}

/** The key of the lock under which the template is created; any number will do. */
const TEMPLATE_LOCK = 7_204_512;

/**
 * Starts or joins the run's server and creates the template unless it exists. @returns a superuser's connection string
 */
export async function joinTestDatabaseServer({ place, template }: TestDatabaseServer): Promise<string> {
  const adminUrl = 'adminUrl' in place ? place.adminUrl : await joinEmbedded(place.dataDirectory);
  await administer(adminUrl, async (run) => {
    await run(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`);
    const found = await run(`SELECT FROM pg_database WHERE datname = '${template}'`);
    if (found.rowCount) return;
    if ('dataDirectory' in place) await stopWaitingForDisk(run);
    // Under another name until it is complete: a failed migration must not leave a template behind.
    const unfinished = `${template}_unfinished`;
    await run(`DROP DATABASE IF EXISTS ${unfinished}`);
    await run(`CREATE DATABASE ${unfinished}`);
    await prepareDatabase({ ownerUrl: withDatabase(adminUrl, unfinished), applicationUrl: null, log: testLog });
    await run(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
  });
  return adminUrl;
}

/** Clones the template: a migrated, empty database that nobody else uses. */
export async function cloneTemplate(adminUrl: string, template: string): Promise<TestDatabase> {
  const name = `kilas_test_${randomUUID().replaceAll('-', '')}`;
  await administer(adminUrl, (run) => run(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const ownerUrl = withDatabase(adminUrl, name);
  return {
    connectionString: ownRoleUrl(ownerUrl, `${new URL(adminUrl).username}_app`).href,
    ownerUrl,
    drop: () => dropDatabase(adminUrl, name),
  };
}

/** Drops a database and ends all connections to it. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl, (run) => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

async function joinEmbedded(dataDirectory: string): Promise<string> {
  const log = { info: () => undefined, warn: console.warn };
  const { connectionString } = await startEmbeddedPostgres({ dataDirectory, log });
  return connectionString;
}

/** Test data need not survive a power cut. Without fsync each commit would still write its own piece of the log. */
async function stopWaitingForDisk(run: Run): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await run(`ALTER SYSTEM SET ${setting} = off`);
  await run('SELECT pg_reload_conf()');
}

type Run = (statement: string) => Promise<pg.QueryResult>;

async function administer(adminUrl: string, work: (run: Run) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work((statement) => client.query(statement));
  } finally {
    await client.end();
  }
}

function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
