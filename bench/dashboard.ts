/**
 * How long each list and chart of the admin console takes among so many users, items and postings.
 * `node bench/dashboard.ts [users] [items] [postings] [seconds a load]`, on the embedded database or on DATABASE_URL (an
 * empty database, a superuser's). Twenty admins at once come last.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { parse } from 'valibot';
import {
  AdminLogQuery,
  ContentQuery,
  LedgerQuery,
  PaymentsQuery,
  PeopleQuery,
  RangeQuery,
  ReceiptsQuery,
  ReportsQuery,
  WebhooksQuery,
} from '../contract/dashboard.ts';
import { listContent } from '../server/dashboard/content/listContent.ts';
import { listCreators } from '../server/dashboard/content/listCreators.ts';
import { listLog } from '../server/dashboard/log/listLog.ts';
import { listUnsentMails } from '../server/dashboard/mails/unsentMails.ts';
import { listPayments } from '../server/dashboard/money/listPayments.ts';
import { listReceipts } from '../server/dashboard/money/listReceipts.ts';
import { listWebhooks } from '../server/dashboard/money/listWebhooks.ts';
import { readAnalytics } from '../server/dashboard/overview/readAnalytics.ts';
import { readHome, readOverview } from '../server/dashboard/overview/readOverview.ts';
import { listPrices } from '../server/dashboard/prices/listPrices.ts';
import { listReports } from '../server/dashboard/reports/listReports.ts';
import { readSystem } from '../server/dashboard/readSystem.ts';
import { runRollup } from '../server/dashboard/rollup/runRollup.ts';
import { readUserAnalytics } from '../server/dashboard/users/readUserAnalytics.ts';
import { readUserDetail } from '../server/dashboard/users/readUserDetail.ts';
import { readUserLedger } from '../server/dashboard/users/readUserLedger.ts';
import { listUsers } from '../server/dashboard/users/readUsers.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from '../server/platform/database/prepareDatabase.ts';
import { createLog } from '../server/platform/log.ts';
import { openServices } from '../server/services.ts';
import { fillHistory, openAccounts } from './ledgerData.ts';
import { fillLibrary, LARGE } from './libraryData.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const ITEMS = Number(process.argv[3] ?? 1_000_000);
const POSTINGS = Number(process.argv[4] ?? 10_000_000);
const SECONDS = Number(process.argv[5] ?? 10);
const ROUNDS = 40;
const ADMINS = 20;

const folder = await mkdtemp(path.join(tmpdir(), 'kilas-bench-'));
const log = createLog('error');
const server = process.env.DATABASE_URL
  ? { connectionString: process.env.DATABASE_URL, stop: async () => {} }
  : await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log });
const owner = new pg.Pool({ connectionString: server.connectionString, max: 2 });
owner.on('error', () => undefined);
const connectionString = await prepareDatabase({ ownerUrl: server.connectionString, applicationUrl: null, log });
const config = readConfig({ env: { KILAS_DATA: folder }, coreCount: 2 });
const services = await openServices({ config, log, clock, connectionString, canWork: false });
try {
  const startedAt = performance.now();
  await openPeople();
  await openAccounts(owner, USERS);
  await fillHistory(owner, { postings: POSTINGS, accounts: USERS });
  await fillLibrary(owner, { tasks: ITEMS, large: Math.round(ITEMS / 20) });
  await noteEndings();
  const deps = services.dashboard;
  const countedFrom = performance.now();
  await runRollup({ database: services.background, clock });
  console.log(
    `${figure(USERS)} users, ${figure(ITEMS)} items, ${figure(POSTINGS)} postings; counted in ${seconds(countedFrom)} s, all written in ${seconds(startedAt)} s\n`,
  );

  const content = (asked: object) => () => listContent(deps, { query: parse(ContentQuery, asked), kind: 'video' });
  const people = (asked: object) => () => listUsers(deps, parse(PeopleQuery, asked));
  const calls: [name: string, call: () => Promise<unknown>][] = [
    ['overview, 90 days', () => readOverview(deps, parse(RangeQuery, { range: '90d' }))],
    ['charts, 90 days', () => readAnalytics(deps, parse(RangeQuery, { range: '90d' }))],
    ['today at a glance', () => readHome(deps)],
    ['system', () => readSystem(deps)],
    ['videos', content({})],
    ['videos, page 400', content({ page: 400 })],
    ['videos, failed', content({ status: 'failed' })],
    ['videos, a rare word', content({ search: 'cerita421' })],
    ['videos, a common word', content({ search: 'pantai' })],
    ['videos, of one person', content({ user_id: LARGE })],
    ['creators', () => listCreators(deps, parse(ContentQuery, {}))],
    ['users', people({})],
    ['users, search', people({ search: 'orang421' })],
    ['users, deactivated', people({ status: 'deactivated' })],
    ['one user', () => readUserDetail(deps, LARGE)],
    ['one user’s analytics', () => readUserAnalytics(deps, LARGE)],
    ['one user’s ledger', () => readUserLedger(deps, { userId: LARGE, query: parse(LedgerQuery, {}) })],
    ['payments', () => listPayments(deps, parse(PaymentsQuery, {}))],
    ['receipts', () => listReceipts(deps, parse(ReceiptsQuery, {}))],
    ['unsent e-mails', () => listUnsentMails(deps)],
    ['reports', () => listReports(deps, parse(ReportsQuery, {}))],
    ['messages', () => listWebhooks(deps, parse(WebhooksQuery, {}))],
    ['prices', () => listPrices(deps)],
    ['admin log', () => listLog(deps, parse(AdminLogQuery, {}))],
  ];
  for (const [name, call] of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(call));
    console.log(`${name.padEnd(24)} median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms`);
  }
  await measureLoad(calls);
} finally {
  await services.close();
  await owner.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Accounts with the ids of the ledger's data, one in a hundred turned off. */
async function openPeople(): Promise<void> {
  await owner.query(`
    insert into users (id, email, full_name, status, created_at, email_verified_at)
    select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'orang' || n || '@contoh.id', 'Orang ' || n,
      case when n % 100 = 0 then 'deactivated' else 'active' end, at, at
    from generate_series(1, ${USERS}) n, lateral (select now() - (n % 120 || ' days')::interval as at) made`);
  await owner.query('vacuum analyze users');
}

/** What a trigger notes as items end. */
async function noteEndings(): Promise<void> {
  await owner.query(`
    insert into task_endings (task_id, attempt, user_id, kind, model_id, engine_id, status, failure_code, waited_ms, ended_at)
    select id, attempt, user_id, kind, model_id, engine_id, status, failure_code, 20000, completed_at from tasks
    on conflict do nothing`);
  await owner.query('vacuum analyze task_endings');
}

/** Everything that admins look at, by twenty of them at once. */
async function measureLoad(calls: [string, () => Promise<unknown>][]): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: ADMINS }, async (_, admin) => {
      for (let turn = admin; performance.now() < end; turn += 1)
        times.push(await timeOf(calls[turn % calls.length]![1]));
    }),
  );
  console.log(
    `\n${ADMINS} admins at once: ${(times.length / SECONDS).toFixed(0)}/s   median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms`,
  );
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(6);
}

function figure(value: number): string {
  return value.toLocaleString('en');
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(0);
}
