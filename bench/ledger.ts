/**
 * Spends per second of the ledger beside the database's own limit (pgbench, the same statements), on one account and on
 * 10,000, and again with a long history. `node bench/ledger.ts [seconds a run] [postings of history]`, on the embedded
 * database or on DATABASE_URL (an empty database, a superuser's). PGBENCH names the program when it is not on the path.
 */
import pg from 'pg';
import { openBenchDatabase } from './benchDatabase.ts';
import { fillHistory, openAccounts } from './ledgerData.ts';
import { type Load, type Measured, measurePgbench, measureProduct } from './ledgerRuns.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const HISTORY = Number(process.argv[3] ?? 10_000_000);
const ACCOUNTS = 10_000;

const RUNS: Pick<Load, 'accounts' | 'clients'>[] = [
  { accounts: ACCOUNTS, clients: 20 },
  { accounts: ACCOUNTS, clients: 1 },
  { accounts: 1, clients: 8 },
  { accounts: 1, clients: 64 },
];

const show = ({ perSecond, p50, p99 }: Measured) =>
  `${perSecond.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(2).padStart(6)} ms  p99 ${p99.toFixed(2).padStart(6)} ms`;

async function measure(connectionString: string, title: string): Promise<void> {
  console.log(`\n${title}`);
  for (const run of RUNS) {
    const load = { connectionString, seconds: SECONDS, ...run };
    const limit = await measurePgbench(load);
    const product = await measureProduct(load);
    console.log(
      `  ${String(run.accounts).padStart(6)} account${run.accounts === 1 ? ' ' : 's'} ${String(run.clients).padStart(2)} clients   pgbench ${show(limit)}   product ${show(product)}   ${((100 * product.perSecond) / limit.perSecond).toFixed(0)} %`,
    );
  }
}

const { ownerUrl, connectionString, close } = await openBenchDatabase();
const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
pool.on('error', () => undefined);
try {
  await openAccounts(pool, ACCOUNTS);
  await measure(connectionString, 'An empty ledger');
  if (HISTORY > 0) {
    const startedAt = performance.now();
    await fillHistory(pool, { postings: HISTORY, accounts: ACCOUNTS });
    console.log(
      `\n(${HISTORY.toLocaleString('en')} postings written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s)`,
    );
    await measure(connectionString, `With ${HISTORY.toLocaleString('en')} postings`);
  }
} finally {
  await pool.end();
  await close();
}
