import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { API_BASE } from '../../contract/endpoint.ts';
import { openSession } from '../../server/accounts/openSession.ts';
import { users } from '../../server/accounts/tables.ts';
import { createTokens } from '../../server/accounts/tokens.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { systemClock as clock } from '../../server/platform/clock.ts';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase } from '../../server/platform/database/openDatabase.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { newId } from '../../server/platform/identifier.ts';
import { openSecret } from '../../server/platform/secrets.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { serverProcess } from './embeddedServer.ts';
import { freePort, type ProductProcess, startProduct } from './productProcess.ts';
import { testLog } from './testLog.ts';

/** Coins of each account. */
export const GRANT = 100_000;
const PRICE = 3;
/** Milliseconds between two tries of an unanswered request. */
const PATIENCE_MS = 50;
/** Requests that must be answered between two faults. */
const BETWEEN_FAULTS = 5;

export interface BankReport {
  /** Requests that were answered as expected. */
  operations: number;
  reads: number;
  kills: number;
  outages: number;
  /** Milliseconds from each fault to the next answer that any client gets. */
  backAfterMs: number[];
  /** What went wrong, in words; empty when nothing did. */
  wrong: string[];
}

export interface Account {
  id: string;
  access: string;
  refresh: string;
  /** Items of answered requests that no client has cancelled yet. */
  open: string[];
}

/**
 * The bank test: clients spend, cancel and read at random while the server and its database are killed. Coins never
 * leave an account (no worker runs), so every read must show the same total. A request without an answer is repeated
 * under its own key, as the product's own client does; in the end each must exist exactly once.
 */
export async function runBank({
  dataDirectory,
  accounts: accountCount,
  clients,
  kills,
  outages,
  pauseMs,
  minutes = Infinity,
  main,
}: {
  dataDirectory: string;
  accounts: number;
  clients: number;
  /** How often the server (`kills`) and the database under it (`outages`) are ended by SIGKILL. */
  kills: number;
  outages: number;
  /** The wait before each fault is random, at most this long. */
  pauseMs: number;
  /** No more faults after this long. */
  minutes?: number;
  /** The built server; the source when left out. */
  main?: string;
}): Promise<BankReport> {
  const accounts = await inDatabase(dataDirectory, (database) => openAccounts(database, accountCount));
  const report: BankReport = { operations: 0, reads: 0, kills: 0, outages: 0, backAfterMs: [], wrong: [] };
  const acknowledged = new Map<string, { account: Account; batchId: string }>();
  const cancelled = new Set<string>();
  const port = await freePort();
  const start = () =>
    startProduct({
      dataDirectory,
      port,
      command: 'serve',
      env: { KILAS_DAILY_LIMIT: '1000000', LOG_LEVEL: 'silent' },
      ...(main && { main }),
    });
  let product: ProductProcess = await start();
  let faultAt = 0;
  let isOver = false;

  /** @returns the answer; null when there was none, or one that only asks to try again */
  const call = async (account: Account, method: string, call: string, body?: unknown, key?: string) => {
    try {
      const answer = await fetch(`${product.url}${API_BASE}${call}`, {
        method,
        headers: {
          Authorization: `Bearer ${account.access}`,
          'Content-Type': 'application/json',
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const reply = (await answer.json()) as { data: never };
      if (answer.status === 401) await renew(product.url, account);
      if (answer.status >= 500 || answer.status === 401 || answer.status === 429) return null;
      if (faultAt) {
        report.backAfterMs.push(Date.now() - faultAt);
        faultAt = 0;
      }
      return { status: answer.status, ...reply };
    } catch {
      return null;
    }
  };
  /** Repeats a request until it is answered; the test waits for it at its end. */
  const insist = async (...of: Parameters<typeof call>) => {
    for (;;) {
      const answer = await call(...of);
      if (answer) return answer;
      await delay(PATIENCE_MS);
    }
  };
  const spend = async (account: Account) => {
    const key = randomUUID();
    const count = randomInt(1, 4);
    const body = { prompt: 'sawah pagi', resolution: '1K', count };
    const { status, data } = await insist(account, 'POST', '/images/text-to-image', body, key);
    if (status !== 202) return void report.wrong.push(`a request was answered with ${status}`);
    const { batch_id: batchId, items } = data as { batch_id: string; items: { id: string }[] };
    if (items.length !== count) report.wrong.push(`${items.length} items instead of ${count}`);
    acknowledged.set(key, { account, batchId });
    account.open.push(...items.map(({ id }) => id));
    report.operations += 1;
  };
  const cancel = async (account: Account) => {
    const id = account.open.pop();
    if (!id) return;
    const { status } = await insist(account, 'POST', `/library/${id}/cancel`);
    if (status !== 200) return void report.wrong.push(`a cancellation was answered with ${status}`);
    cancelled.add(id);
    report.operations += 1;
  };
  const read = async (account: Account) => {
    const answer = await call(account, 'GET', '/credits/balance');
    if (answer?.status !== 200) return void (await delay(PATIENCE_MS));
    const { balance, held } = answer.data as { balance: number; held: number };
    if (balance + held !== GRANT) report.wrong.push(`${account.id}: ${balance} + ${held} is not ${GRANT}`);
    report.reads += 1;
  };
  const visiting = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const account = accounts[randomInt(accounts.length)]!;
      const lot = Math.random();
      await (lot < 0.4 ? spend(account) : lot < 0.65 ? cancel(account) : read(account));
    }
  });

  const lastFaultAt = Date.now() + minutes * 60_000;
  while ((report.kills < kills || report.outages < outages) && Date.now() < lastFaultAt) {
    // Counted in answers, not in time: also on a busy machine there is something to lose.
    for (const enough = report.operations + BETWEEN_FAULTS; report.operations < enough;) await delay(PATIENCE_MS);
    await delay(randomInt(pauseMs));
    faultAt = Date.now();
    // Outages are spread evenly among the kills.
    const isOutage = report.outages < outages && report.outages * kills <= report.kills * outages;
    const postgres = serverProcess(path.join(dataDirectory, 'postgres'));
    if (isOutage && postgres) {
      process.kill(postgres, 'SIGKILL');
      report.outages += 1;
    } else {
      await product.kill();
      product = await start();
      report.kills += 1;
    }
  }
  isOver = true;
  await Promise.all(visiting);
  await product.stop();
  report.wrong.push(
    ...(await inDatabase(dataDirectory, (database) => compare(database, { acknowledged, cancelled, accounts }))),
  );
  return report;
}

async function inDatabase<Found>(dataDirectory: string, use: (database: Database) => Promise<Found>): Promise<Found> {
  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres'), log: testLog });
  const connectionString = await prepareDatabase({
    ownerUrl: postgres.connectionString,
    applicationUrl: null,
    log: testLog,
  });
  const { database, close } = openDatabase({ connectionString, poolSize: 4, log: testLog });
  try {
    return await use(database);
  } finally {
    await close();
    await postgres.stop();
  }
}

/** Creates accounts with coins and a session each. */
export async function openAccounts(database: Database, count: number): Promise<Account[]> {
  const tokens = createTokens({ secret: await openSecret({ database, clock, configured: null }), clock });
  const accounts: Account[] = [];
  for (let place = 0; place < count; place += 1) {
    const now = clock.now();
    const id = newId(now);
    await database.insert(users).values({
      id,
      email: `nasabah-${place}@contoh.id`,
      fullName: `Nasabah ${place}`,
      role: 'user',
      emailVerifiedAt: now,
      createdAt: now,
    });
    await grantStartingCredits(database, { clock, userId: id, coins: GRANT });
    const caller = { ip: '127.0.0.1', device: 'Test' };
    const session = await openSession(database, { clock, tokens, userId: id, caller });
    accounts.push({ id, access: session.access_token, refresh: session.refresh_token, open: [] });
  }
  return accounts;
}

async function renew(url: string, account: Account): Promise<void> {
  const answer = await fetch(`${url}${API_BASE}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: account.refresh }),
  });
  if (!answer.ok) return;
  const session = (await answer.json()) as { access_token: string; refresh_token: string };
  account.access = session.access_token;
  account.refresh = session.refresh_token;
}

/** Compares what clients were told with what the database holds. */
async function compare(
  database: Database,
  {
    acknowledged,
    cancelled,
    accounts,
  }: {
    acknowledged: Map<string, { account: Account; batchId: string }>;
    cancelled: Set<string>;
    accounts: Account[];
  },
): Promise<string[]> {
  const wrong = await runVerifications({ database, verifications: VERIFICATIONS });
  const { rows } = await database.execute<{ id: string; batch_id: string; user_id: string; status: string }>(
    sql`select id, batch_id, user_id, status from tasks`,
  );
  const told = new Set([...acknowledged.values()].map(({ batchId }) => batchId));
  const there = new Set(rows.map((row) => row.batch_id));
  for (const batch of told) if (!there.has(batch)) wrong.push(`the acknowledged batch ${batch} is lost`);
  for (const batch of there) if (!told.has(batch)) wrong.push(`the batch ${batch} is there twice, or was never told`);
  for (const { id, status } of rows)
    if (cancelled.has(id) !== (status === 'failed'))
      wrong.push(`task ${id} is ${status}, cancelled: ${cancelled.has(id)}`);
  const open = new Map<string, number>();
  for (const { user_id: userId, status } of rows)
    if (status !== 'failed') open.set(userId, (open.get(userId) ?? 0) + PRICE);
  for (const { id } of accounts) {
    const expected = open.get(id) ?? 0;
    const { balance, held } = await readBalance(database, id);
    if (held !== expected || balance !== GRANT - expected)
      wrong.push(`${id} has ${balance} and ${held} held, and ${expected} should be held`);
  }
  return wrong;
}
