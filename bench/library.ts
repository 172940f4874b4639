/**
 * How long each list call of a library takes: an account of 100,000 items, and one of twenty, among a million.
 * `node bench/library.ts [items] [items of the large account] [seconds a load]`, on the embedded database or on
 * DATABASE_URL (an empty database, a superuser's). Prints the index that answered each call.
 */
import pg from 'pg';
import type { TaskFilter } from '../server/generation/library/listFilters.ts';
import { createTaskLists } from '../server/generation/library/listTasks.ts';
import { openServices } from '../server/services.ts';
import { systemClock as clock } from '../server/platform/clock.ts';
import { readConfig } from '../server/platform/config.ts';
import { openBenchDatabase } from './benchDatabase.ts';
import { fillHistory, openAccounts } from './ledgerData.ts';
import { fillLibrary, LARGE, SMALL } from './libraryData.ts';
import { plansOf } from './queryPlans.ts';

const ITEMS = Number(process.argv[2] ?? 1_000_000);
const LARGE_ITEMS = Number(process.argv[3] ?? 100_000);
const SECONDS = Number(process.argv[4] ?? 10);
const ROUNDS = 60;
const PAGE = 20;
const CLIENTS = 20;

interface ListCall {
  name: string;
  userId?: string;
  filter?: TaskFilter;
  page?: number;
  isDeleted?: boolean;
}

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const CALLS: ListCall[] = [
  { name: 'my 20, small account', userId: SMALL },
  { name: 'first page' },
  { name: 'first page as /home asks', filter: { status: 'completed' } },
  { name: 'page 500', page: 500 },
  { name: 'last page', page: Math.ceil((LARGE_ITEMS * 0.98) / PAGE) },
  { name: 'videos', filter: { kind: 'video' } },
  { name: 'failed', filter: { status: 'failed' } },
  { name: 'one model', filter: { model: 'kilas-studio-image' } },
  { name: 'favourites', filter: { favorite: true } },
  { name: 'deleted', isDeleted: true },
  { name: 'one day', filter: { date_from: day(5), date_to: day(5) } },
  { name: 'search, a rare word', filter: { search: 'cerita421' } },
  { name: 'search, a common word', filter: { search: 'pantai' } },
  { name: 'search, three words', filter: { search: 'pantai senja kuc' } },
  { name: 'search, one letter', filter: { search: 'p' } },
  { name: 'search in the small account', userId: SMALL, filter: { search: 'pantai' } },
];

const { folder, log, ownerUrl, connectionString, close } = await openBenchDatabase();
const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
owner.on('error', () => undefined);
const config = readConfig({ env: { KILAS_DATA: folder }, coreCount: 2 });
const services = await openServices({ config, log, clock, connectionString, canWork: false, engines: () => [] });
try {
  const startedAt = performance.now();
  await openAccounts(owner, 1000);
  await fillHistory(owner, { postings: ITEMS, accounts: 1000 });
  await fillLibrary(owner, { tasks: ITEMS, large: LARGE_ITEMS });
  console.log(
    `${ITEMS.toLocaleString('en')} items, ${LARGE_ITEMS.toLocaleString('en')} of them in one account, written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  );

  const lists = createTaskLists(services.generation);
  const list = ({ userId = LARGE, filter = {}, page = 1, isDeleted = false }: ListCall) => {
    const asked = { userId, page, pageSize: PAGE };
    return isDeleted ? lists.listDeleted(asked) : lists.list({ ...asked, filter });
  };
  for (const call of CALLS) {
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      total = (await list(call)).total;
      times.push(performance.now() - began);
    }
    const plans = await plansOf(owner, services.database, () => list(call));
    console.log(
      `${call.name.padEnd(28)} ${String(total).padStart(6)} found   median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms   ${plans.join(', ')}`,
    );
  }

  // The same rows by a bare prepared statement, without media, coins, a total or any of our code: what this machine can
  // do today.
  const bare = {
    name: 'bare',
    text: 'select * from tasks where user_id = $1 and deleted_at is null order by id desc limit $2',
    values: [SMALL, PAGE],
  };
  await measureLoad(`bare rows, ${CLIENTS} at once`, () => services.database.$client.query(bare));
  await measureLoad(`my 20, ${CLIENTS} at once`, () => list({ name: 'load', userId: SMALL }));
} finally {
  await services.close();
  await owner.end();
  await close();
}

async function measureLoad(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) {
        const began = performance.now();
        await call();
        times.push(performance.now() - began);
      }
    }),
  );
  console.log(
    `\n${name}: ${(times.length / SECONDS).toFixed(0)}/s   median ${at(times, 0.5)} ms   p99 ${at(times, 0.99)} ms`,
  );
}

function at(times: number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(6);
}
