/**
 * A newer release brings the database up to date while processes of this one answer and work: nobody is cut off, and
 * nothing is lost or done twice. Afterwards this release does not start again. The short form of
 * `bench/rollingUpgrade.ts`, where the newer release is an additive migration.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { migrateWithRetries } from '../../server/platform/database/migrateWithRetries.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { NewerSchemaError } from '../../server/platform/database/refuseNewerSchema.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { bearer } from '../support/accounts.ts';
import { makeFolder, query } from '../support/embeddedServer.ts';
import { type AcceptedReply, endOf, readBalance } from '../support/generationCalls.ts';
import { callInTurn } from '../support/rollingLoad.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { testLog } from '../support/testLog.ts';
import { createTestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const PRICE = 3;
const COINS = 1000;
/** Requests before the migration begins, and as many after its end. */
const MANY = 100;
/** What every request touches. */
const TABLES = [
  'sessions',
  'users',
  'idempotency_keys',
  'tasks',
  'ledger_accounts',
  'ledger_postings',
  'ledger_entries',
];

/** A folder with one migration behind all of today's. */
async function writeMigration(): Promise<string> {
  const folder = makeFolder();
  await mkdir(path.join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: Date.now(), tag: '9999_later', breakpoints: true }];
  await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', entries }));
  const statements = [
    ...TABLES.map((table) => `ALTER TABLE "${table}" ADD COLUMN "later" integer DEFAULT 1 NOT NULL;`),
    'CREATE INDEX "tasks_later" ON "tasks" USING btree ("later");',
  ];
  await writeFile(path.join(folder, '9999_later.sql'), statements.join('--> statement-breakpoint\n'));
  return folder;
}

it('adds to the schema under this one, which goes on and does not start again', { timeout: 300_000 }, async () => {
  const database = await createTestDatabase();
  const dataDirectory = makeFolder();
  const engines = [await createStagedEngine()];
  const open = () => createTestServer({ engines, own: { database, dataDirectory } });
  const [first, second] = [await open(), await open()];
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.drop();
  });
  const person = await first.signUp({ coins: COINS });
  const { ownerUrl } = database;

  let isOver = false;
  let answered = 0;
  const load = callInTurn({
    urls: [first.url, second.url],
    calls: [
      { method: 'GET', path: `${API_BASE}/credits/balance` },
      { method: 'GET', path: `${API_BASE}/library/?page_size=20` },
      { method: 'POST', path: `${API_BASE}/coin/calculate/image`, body: { resolution: '1K', count: 1 } },
    ],
    headers: bearer(person.tokens.access_token),
    clients: 4,
    isOver: (report) => {
      answered = report.answered;
      return isOver;
    },
  });
  const asked: { key: string; status: number; ids: string[] }[] = [];
  const make = async (key: string) => {
    const body = { prompt: 'sawah', resolution: '1K', count: 1 };
    const answer = await person.call<AcceptedReply>('POST', '/images/text-to-image', body, { 'Idempotency-Key': key });
    return { key, status: answer.status, ids: answer.body.data?.items.map(({ id }) => id) ?? [] };
  };
  const spend = async () => {
    // As many as a day allows.
    while (!isOver && asked.length < 50) {
      asked.push(await make(randomUUID()));
      await waitUntil('others were answered', () => isOver || answered > asked.length * 10);
    }
  };
  const spending = spend();
  await waitUntil('there is traffic', () => answered > MANY && asked.length > 2);

  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await migrateWithRetries(owner, { ownerUrl, migrationsFolder: await writeMigration(), log: testLog });
  await owner.end();
  const [before, spent] = [answered, asked.length];
  await waitUntil('there is traffic afterwards', () => answered > before + MANY && asked.length > spent);
  isOver = true;
  await spending;
  const { cut } = await load;

  expect(cut).toEqual([]);
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 202));
  // What was stored under a key before is answered again, and not done again.
  const again = await Promise.all(asked.map(({ key }) => make(key)));
  expect(again).toEqual(asked);
  for (const { ids } of asked) {
    const ended = await endOf(person, { id: ids[0]!, kind: 'image' });
    expect(ended.status).toBe('completed');
  }
  expect(await readBalance(person)).toEqual({ balance: COINS - asked.length * PRICE, held: 0 });
  expect(await query(ownerUrl, 'select distinct later from tasks')).toEqual([{ later: 1 }]);
  expect(await runVerifications({ database: first.services.database, verifications: VERIFICATIONS })).toEqual([]);

  await expect(prepareDatabase({ ownerUrl, applicationUrl: null, log: testLog })).rejects.toThrow(NewerSchemaError);
  expect((await second.call('GET', '/auth/me', undefined, bearer(person.tokens.access_token))).status).toBe(200);
});
