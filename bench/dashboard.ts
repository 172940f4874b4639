/**
 * How long each list and chart of the admin dashboard takes among so many users, items and postings, and whether the
 * daily check still finds the stored totals equal to a full count. `node bench/dashboard.ts [users] [items] [postings]
 * [seconds a load]`, on the embedded database or on DATABASE_URL (a superuser's; an empty database, or one that this
 * bench has filled, even partly). Ends with twenty admins at once.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parse } from 'valibot';
import {
  AdminLogQuery,
  ContentQuery,
  EndingsQuery,
  GivenQuery,
  LedgerQuery,
  OddPaymentsQuery,
  PaymentsQuery,
  PeopleQuery,
  RangeQuery,
  ReceiptsQuery,
  ReportsQuery,
  WebhooksQuery,
} from '../contract/dashboard.ts';
import { listContent } from '../server/dashboard/content/listContent.ts';
import { listCreators, readCreator } from '../server/dashboard/content/listCreators.ts';
import { listEndings } from '../server/dashboard/content/listEndings.ts';
import { listLog } from '../server/dashboard/log/listLog.ts';
import { listUnsentMails } from '../server/dashboard/unsentMails.ts';
import { listGiven } from '../server/dashboard/money/listGiven.ts';
import { listOddPayments } from '../server/dashboard/money/listOddPayments.ts';
import { listPayments } from '../server/dashboard/money/listPayments.ts';
import { listReceipts } from '../server/dashboard/money/listReceipts.ts';
import { listWebhooks } from '../server/dashboard/money/listWebhooks.ts';
import { readAnalytics } from '../server/dashboard/overview/readAnalytics.ts';
import { readHome, readOverview } from '../server/dashboard/overview/readOverview.ts';
import { listPrices } from '../server/dashboard/prices/listPrices.ts';
import { listReports } from '../server/dashboard/reports/listReports.ts';
import { readSystem } from '../server/dashboard/readSystem.ts';
import { verifyRollup } from '../server/dashboard/rollup/checkRollup.ts';
import { countPersons } from '../server/dashboard/rollup/personTotals.ts';
import { runRollup } from '../server/dashboard/rollup/runRollup.ts';
import { readUserAnalytics } from '../server/dashboard/users/readUserAnalytics.ts';
import { readUserDetail } from '../server/dashboard/users/readUserDetail.ts';
import { readUserLedger } from '../server/dashboard/users/readUserLedger.ts';
import { listUsers } from '../server/dashboard/users/readUsers.ts';
import { businessDay } from '../server/platform/businessTime.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { openServices } from '../server/services.ts';
import { openBenchDatabase } from './benchDatabase.ts';
import { fillDashboard } from './dashboardData.ts';

const USERS = Number(process.argv[2] ?? 100_000);
const ITEMS = Number(process.argv[3] ?? 1_000_000);
const POSTINGS = Number(process.argv[4] ?? 10_000_000);
const SECONDS = Number(process.argv[5] ?? 10);
const ROUNDS = 40;
const ADMINS = 20;
/** Milliseconds that an admin looks at an answer, on average. */
const LOOK_MS = 1000;

const { folder, log, ownerUrl, connectionString, close } = await openBenchDatabase();
const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
owner.on('error', () => undefined);
const config = readConfig({ env: { KILAS_DATA: folder }, coreCount: 2 });
const services = await openServices({ config, log, clock, connectionString, canWork: false });
try {
  const startedAt = performance.now();
  for await (const step of fillDashboard(owner, { users: USERS, items: ITEMS, postings: POSTINGS }))
    console.log(`${seconds(startedAt).padStart(5)} s  ${step}`);
  const deps = services.dashboard;
  const countedFrom = performance.now();
  await runRollup({ database: services.background, clock });
  await countPersons({ database: services.background, clock });
  const countedIn = seconds(countedFrom);
  const againFrom = performance.now();
  await runRollup({ database: services.background, clock });
  await countPersons({ database: services.background, clock });
  const againIn = (performance.now() - againFrom).toFixed(0);
  const checkedFrom = performance.now();
  const { days, problems } = await verifyRollup({ database: services.background, clock });
  console.log(
    `${figure(USERS)} users, ${figure(ITEMS)} items, ${figure(POSTINGS)} postings, written in ${seconds(startedAt)} s\n` +
      `totals counted in ${countedIn} s, as each minute in ${againIn} ms; the check of ${days} days found ${problems.length} differences in ${seconds(checkedFrom)} s ${problems.slice(0, 3).join('; ')}\n`,
  );
  const { rows } = await owner.query<{ id: string }>('select id from users order by id limit 1');
  const prolific = rows[0]!.id;

  const content = (asked: object) => () => listContent(deps, { query: parse(ContentQuery, asked), kind: 'video' });
  const people = (asked: object) => () => listUsers(deps, parse(PeopleQuery, asked));
  const payments = (asked: object) => () => listPayments(deps, parse(PaymentsQuery, asked));
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
    ['videos, two common words', content({ search: 'pantai gunung' })],
    ['videos, a word of the past', content({ search: 'lebaran' })],
    ['videos, one letter', content({ search: 'p' })],
    ['videos, of one person', content({ user_id: prolific })],
    ['videos, of some days', content({ date_from: dayBefore(30), date_to: dayBefore(20) })],
    ['videos, of admins', content({ role: 'admin' })],
    ['creators', () => listCreators(deps, parse(ContentQuery, {}))],
    [
      'creators, failed videos',
      () => listCreators(deps, parse(ContentQuery, { status: 'failed', content_type: 'video' })),
    ],
    ['one creator', () => readCreator(deps, { userId: prolific, query: parse(ContentQuery, {}) })],
    ['users', people({})],
    ['users, search', people({ search: 'orang421' })],
    ['users, deactivated', people({ status: 'deactivated' })],
    ['users, of some days', people({ date_from: dayBefore(30), date_to: dayBefore(20) })],
    ['users, admins', people({ role: 'admin' })],
    ['users who paid, of a month', people({ reached: 'paid', date_from: dayBefore(30) })],
    [
      'users of a week, three later',
      people({
        reached: 'active',
        joined_from: dayBefore(40),
        joined_to: dayBefore(34),
        date_from: dayBefore(19),
        date_to: dayBefore(13),
      }),
    ],
    [
      'attempts of one model, 90 days',
      () =>
        listEndings(
          deps,
          parse(EndingsQuery, { outcome: 'completed', model_id: 'modelark-video', date_from: dayBefore(89) }),
        ),
    ],
    ['one user', () => readUserDetail(deps, prolific)],
    ['one user’s analytics', () => readUserAnalytics(deps, prolific)],
    ['one user’s ledger', () => readUserLedger(deps, { userId: prolific, query: parse(LedgerQuery, {}) })],
    ['credits given', () => listGiven(deps, parse(GivenQuery, {}))],
    [
      'credits given, of some days',
      () => listGiven(deps, parse(GivenQuery, { date_from: dayBefore(30), date_to: dayBefore(20) })),
    ],
    ['payments', payments({})],
    ['payments, failed', payments({ status: 'failed' })],
    [
      'payments, paid on some days',
      payments({ status: 'completed', date_from: dayBefore(30), date_to: dayBefore(20) }),
    ],
    ['payments, one invoice', payments({ search: 'INV-421' })],
    ['receipts', () => listReceipts(deps, parse(ReceiptsQuery, {}))],
    ['receipts, open', () => listReceipts(deps, parse(ReceiptsQuery, { state: 'open' }))],
    ['odd payments', () => listOddPayments(deps, parse(OddPaymentsQuery, {}))],
    ['unsent e-mails', () => listUnsentMails(deps)],
    ['reports', () => listReports(deps, parse(ReportsQuery, {}))],
    ['reports, open', () => listReports(deps, parse(ReportsQuery, { state: 'open' }))],
    ['messages', () => listWebhooks(deps, parse(WebhooksQuery, {}))],
    ['messages, given up', () => listWebhooks(deps, parse(WebhooksQuery, { state: 'given_up' }))],
    ['prices', () => listPrices(deps)],
    ['admin log', () => listLog(deps, parse(AdminLogQuery, {}))],
    ['admin log, of an action', () => listLog(deps, parse(AdminLogQuery, { action: 'user.activate' }))],
    [
      'overview, an odd range',
      () => readOverview(deps, parse(RangeQuery, { date_from: dayBefore(70), date_to: dayBefore(9) })),
    ],
  ];
  for (const [name, call] of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(call));
    console.log(`${name.padEnd(28)} median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms`);
  }
  await measureLoad(calls);
} finally {
  await services.close();
  await owner.end();
  await close();
}

/** Runs all these calls from many admins at once, and prints how long each took. */
async function measureLoad(calls: [string, () => Promise<unknown>][]): Promise<void> {
  const times: number[] = [];
  const byCall = new Map<string, number[]>();
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: ADMINS }, async (_, admin) => {
      for (let turn = admin; ; turn += 1) {
        // Before the first call, too: twenty people do not start in the same millisecond.
        await pause(LOOK_MS * Math.random() * 2);
        if (performance.now() >= end) return;
        const [name, call] = calls[turn % calls.length]!;
        const time = await timeOf(call);
        times.push(time);
        byCall.set(name, [...(byCall.get(name) ?? []), time]);
      }
    }),
  );
  console.log(
    `\n${ADMINS} admins at once: ${(times.length / SECONDS).toFixed(0)}/s   median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms`,
  );
  for (const [name, each] of byCall)
    console.log(`${name.padEnd(28)} median ${at(each, 0.5)} ms   p99 ${at(each, 0.99)} ms`);
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

/** A business day so many days ago. */
function dayBefore(days: number): string {
  return businessDay(new Date(Date.now() - days * 24 * 3600 * 1000));
}

function figure(value: number): string {
  return value.toLocaleString('en');
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(0);
}
