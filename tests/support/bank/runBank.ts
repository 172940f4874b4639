import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemClock as clock } from '../../../server/platform/clock.ts';
import type { Database } from '../../../server/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { openDatabase } from '../../../server/platform/database/openDatabase.ts';
import { prepareDatabase } from '../../../server/platform/database/prepareDatabase.ts';
import { newId } from '../../../server/platform/identifier.ts';
import { createVoucher } from '../../../server/vouchers/manageVouchers.ts';
import { serverProcess } from '../embeddedServer.ts';
import { startOpenAi } from '../openAiStandIn.ts';
import { freePort, type ProductProcess, startProduct } from '../productProcess.ts';
import { openSmallDisk } from '../smallDisk.ts';
import { testLog } from '../testLog.ts';
import { waitUntil } from '../waitUntil.ts';
import { startXenditStandIn } from '../xenditStandIn.ts';
import { openAccounts } from './accounts.ts';
import { compareBooks } from './compareBooks.ts';
import { createActions, createCustomer, type Tally } from './customers.ts';

const CLOCK = path.join(import.meta.dirname, '../skewedClock.mjs');
/** Requests that must be answered between two faults: on a busy machine too, there must be something to lose. */
const BETWEEN_FAULTS = 5;
const LOOK_MS = 20;
/** A start may fail beside much other work: the database has two seconds for each answer. */
const MOST_FAILED_STARTS = 20;
/** How long the disk stays full. */
const FULL_MS = 4000;
/** How far the machine's clock jumps, forward or back. */
const JUMP_MS = 3 * 3600_000;
/** How long what was under way may take to end once there are no more faults: the longest deadline, and more. */
const CALM_MS = 1800_000;
const SIZE = { short: 1024 ** 3, bytesPerOperation: 40_000 };

export interface BankReport extends Pick<Tally, 'done' | 'reads' | 'wrong'> {
  faults: Record<'kill' | 'outage' | 'jump' | 'fullDisk', number>;
  /** Whether this machine allows a disk that can be filled. */
  canFillDisk: boolean;
  /** Tasks by how they ended. */
  tasks: Record<string, number>;
  /** Why starts have failed that another one made good. */
  failedStarts: string[];
  /** Milliseconds from each fault to the next answer that any client gets. */
  backAfterMs: number[];
}

/**
 * The faults of a round, half a pause apart: the server is killed at every pause, and once in six of them, in between,
 * its clock jumps and the database under it is killed.
 */
const ROUND = ['kill', null, 'kill', null, 'kill', 'jump', 'kill', null, 'kill', null, 'kill', 'outage'] as const;

/**
 * The bank test: clients request, cancel, delete, buy, redeem and read at random while the server and its database are
 * killed, the disk is full once and the clock jumps. A request without an answer is repeated under its own key, as the
 * product's own client does. Every read must add up; in the end each acknowledged request must have had its effect
 * once, every task must have ended and every file must be whole. Coins come back by cancellations and by prompts that the
 * engine refuses.
 */
export async function runBank({
  accounts: accountCount,
  clients,
  operations,
  rounds,
  pauseMs,
  minutes = Infinity,
  main,
  onProgress = () => undefined,
}: {
  accounts: number;
  clients: number;
  /** Acknowledged requests, at least. */
  operations: number;
  /** Rounds of faults, at least; see `ROUND`. */
  rounds: number;
  /** Milliseconds from one kill of the server to the next, its start included. */
  pauseMs: number;
  /** No longer than this. */
  minutes?: number;
  /** The built server; the entry of other tests when left out. */
  main?: string;
  /** Called after each round of faults, and once there are no more. */
  onProgress?: (line: string) => void;
}): Promise<BankReport> {
  const disk = openSmallDisk(SIZE.short + operations * SIZE.bytesPerOperation);
  const dataDirectory = path.join(disk.folder, 'data');
  const gateway = await startXenditStandIn();
  const engine = await startOpenAi('generic');
  const { accounts, codes } = await inDatabase(dataDirectory, async (database) => ({
    accounts: await openAccounts(database, accountCount),
    codes: await createVouchers(database, accountCount),
  }));
  const customers = accounts.map(createCustomer);
  const report: BankReport = {
    done: {},
    reads: 0,
    wrong: [],
    faults: { kill: 0, outage: 0, jump: 0, fullDisk: 0 },
    canFillDisk: disk.canFill,
    tasks: {},
    failedStarts: [],
    backAfterMs: [],
  };
  let faultAt = 0;
  const tally: Tally = Object.assign(report, {
    onAnswer() {
      if (faultAt) report.backAfterMs.push(Date.now() - faultAt);
      faultAt = 0;
    },
  });
  const done = () => Object.values(report.done).reduce((sum, each) => sum + each, 0);

  const port = await freePort();
  const skewFile = path.join(disk.folder, 'skew');
  const startOnce = async () => {
    await writeFile(skewFile, '0');
    return startProduct({
      dataDirectory,
      port,
      env: {
        ...gateway.env,
        OPENAI_ENGINE_URL: engine.url,
        OPENAI_ENGINE_KEY: engine.key,
        OPENAI_ENGINE_IMAGE_MODEL: 'gambar',
        OPENAI_ENGINE_CONCURRENCY: '32',
        KILAS_DAILY_LIMIT: '1000000',
        LOG_LEVEL: 'silent',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${CLOCK}`,
        TEST_CLOCK_SKEW_FILE: skewFile,
      },
      ...(main && { main }),
    });
  };
  /** Repeatedly, as a supervisor would. */
  const start = async (): Promise<ProductProcess> => {
    for (;;) {
      try {
        return await startOnce();
      } catch (error) {
        report.failedStarts.push((error as Error).message);
        if (report.failedStarts.length > MOST_FAILED_STARTS) throw error;
      }
    }
  };
  let product: ProductProcess = await startOnce();
  const actions = createActions({ url: product.url, gateway, vouchers: codes, tally });

  let isOver = false;
  const visiting = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const customer = customers[randomInt(customers.length)]!;
      if (customer.isBusy) {
        await delay(1);
        continue;
      }
      customer.isBusy = true;
      await actions[drawAction()](customer);
      customer.isBusy = false;
    }
  });

  const strike = {
    async kill() {
      await product.kill();
      product = await start();
    },
    async outage() {
      const postgres = serverProcess(path.join(dataDirectory, 'postgres'));
      if (postgres) process.kill(postgres, 'SIGKILL');
    },
    async jump() {
      await writeFile(skewFile, String(randomInt(-JUMP_MS, JUMP_MS)));
      product.process.kill('SIGUSR2');
    },
    async fullDisk() {
      await disk.fill();
      await delay(FULL_MS);
      await disk.makeRoom();
    },
  };
  const began = Date.now();
  const end = began + minutes * 60_000;
  let dueAt = began;
  for (let turn = 0; (turn < rounds * ROUND.length || done() < operations) && Date.now() < end;) {
    const enough = done() + BETWEEN_FAULTS;
    dueAt += pauseMs / 2;
    await delay(Math.max(0, dueAt - Date.now()));
    const isHalfOver = Date.now() > (began + end) / 2;
    const isHalfDone = isHalfOver || (done() >= operations / 2 && turn >= (rounds * ROUND.length) / 2);
    const isDiskDue = disk.canFill && report.faults.fullDisk === 0 && isHalfDone;
    const fault = isDiskDue ? 'fullDisk' : ROUND[turn++ % ROUND.length]!;
    if (!fault) continue;
    while (done() < enough) await delay(LOOK_MS);
    faultAt = Date.now();
    await strike[fault]();
    report.faults[fault] += 1;
    // Too late for the next one: the clients get their time between faults all the same.
    dueAt = Math.max(dueAt, Date.now() - pauseMs / 2);
    if (turn % ROUND.length === 0) onProgress(`${done()} requests acknowledged, ${report.wrong.length} wrong`);
  }
  isOver = true;
  await Promise.all(visiting);

  onProgress('no more faults; waiting for all that is under way');
  await inDatabase(dataDirectory, async (database) => {
    await waitUntil('every task ends and every payment is booked', () => isCalm(database), CALM_MS);
    for (const customer of customers) await actions.read(customer);
    await product.stop();
    report.tasks = await countTasks(database);
    report.wrong.push(...(await compareBooks({ database, folder: path.join(dataDirectory, 'files'), customers })));
  });
  await Promise.all([gateway.close(), engine.close()]);
  await disk.remove();
  return report;
}

/** Whether nothing is under way any more. */
async function isCalm(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ open: string }>(
    sql`select (select count(*) from tasks where status in ('pending', 'processing'))
             + (select count(*) from webhook_events where processed_at is null) as open`,
  );
  return Number(rows[0]!.open) === 0;
}

async function countTasks(database: Database): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ ended: string; count: number }>(
    sql`select coalesce(failure_code, status) as ended, count(*)::int as count from tasks group by 1`,
  );
  return Object.fromEntries(rows.map(({ ended, count }) => [ended, count]));
}

/** A customer's next action, by share. */
function drawAction(): keyof ReturnType<typeof createActions> {
  const lot = Math.random();
  if (lot < 0.35) return 'spend';
  if (lot < 0.5) return 'cancel';
  if (lot < 0.75) return 'remove';
  if (lot < 0.8) return 'buy';
  if (lot < 0.85) return 'redeem';
  return 'read';
}

/** Vouchers that only half of all customers can get. */
async function createVouchers(database: Database, customers: number): Promise<string[]> {
  const codes = Array.from({ length: 40 }, (_, place) => `NASABAH${place}`);
  for (const code of codes) {
    const voucher = {
      code,
      credits: 10,
      max_uses: Math.ceil(customers / 2),
      starts_at: null,
      ends_at: null,
      note: '',
    };
    await createVoucher({ database, clock, adminId: newId(clock.now()), voucher });
  }
  return codes;
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
