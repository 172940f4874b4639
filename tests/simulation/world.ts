import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { StorageUnwritable } from '../../server/platform/storage/storage.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { type ApiAnswer, createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { type StandInPayment, startXenditStandIn, type XenditStandIn } from '../support/xenditStandIn.ts';
import { type BreakableDatabase, breakDatabase } from './breakableDatabase.ts';
import { type Chaos, createChaos } from './chaos.ts';
import { clearQueues } from './notices/deliverNotices.ts';
import { createNotices, noteGone, noteMail, notePush, type Notices, noteTaken } from './notices/notices.ts';
import { createUnsteadyMailServer, type UnsteadyMailServer } from './notices/unsteadyMailServer.ts';
import { startUnsteadyPushService } from './notices/unsteadyPushService.ts';
import { createUnsteadyEngine } from './unsteadyEngine.ts';
import type { WrittenArticle } from './articleSteps.ts';
import { type CallCount, countCalls } from './calls.ts';
import { initialPrices, type Prices } from './prices.ts';
import { createRandom } from '../support/random.ts';
import type { PushReceiver } from '../support/pushReceiver.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** A folder in memory where there is one, so that runs do not wait for a disk. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
/** How long anything may take: giving up earlier on a slow machine would change what a seed does. */
const PATIENCE_MS = 60_000;
/** Coins of whoever verifies an address. */
export const STARTING_GRANT = 70;
/** Per person and day. */
export const DAILY_LIMIT = 14;

export interface RunVoucher {
  code: string;
  id: string;
  isStopped: boolean;
}

export interface Admin {
  account: TestAccount;
  /** By the test clock, in milliseconds. */
  signedInAt: number;
}

/** The product's own code, with everything around it simulated. */
export interface World {
  chaos: Chaos;
  clock: TestClock;
  gateway: XenditStandIn;
  pushService: PushReceiver;
  mailServer: UnsteadyMailServer;
  /** Of the present run. */
  notices: Notices;
  wire: BreakableDatabase;
  server(): TestServer;
  packageId: string;
  /** Of the present run: everything that has held or will hold. */
  prices: Prices;
  /** Of the present run, with the pictures that they may show. */
  articles: WrittenArticle[];
  pictures: string[];
  /** Over all runs. */
  calls: CallCount;
  /** Of the present run; two people may redeem each. */
  vouchers: RunVoucher[];
  /** The run's admin. */
  admin: Admin;
  /** The open pause of making, with the number of requests that were accepted all the same. */
  pause: { id: string; accepted: number } | null;
  /** Payments whose webhooks have not arrived yet. */
  lateNews: StandInPayment[];
  /** Starts a run: leaves nothing to it of the runs before, and always begins at the same time of a Jakarta day. */
  begin(seed: number): Promise<void>;
  /**
   * Resolves once nothing of what has ended is still under way: broken connections are gone, and no statement of a
   * failed request goes on beside what comes next.
   */
  rest(): Promise<void>;
  /** Sends a request with this token. @returns null when there was no answer */
  call<Reply = ErrorBody>(
    token: string,
    method: string,
    path: string,
    options?: { body?: unknown; key?: string },
  ): Promise<ApiAnswer<Reply> | null>;
  /** Cuts the process off from its database and starts another in its place. */
  restart(): Promise<void>;
  /** Differences in the ledger, over all runs; in words. */
  audit(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const chaos = createChaos();
  const clock = createTestClock();
  const gateway = await startXenditStandIn({ now: clock.now });
  const database = await createTestDatabase();
  const dataDirectory = await mkdtemp(path.join(MEMORY, 'kilas-simulation-'));
  const wire = breakDatabase(database.connectionString);
  const engine = await createUnsteadyEngine(chaos, () => world.pause !== null);
  const pushService = await startUnsteadyPushService({
    chaos,
    taken: () => world.notices.taken,
    record: (endpoint, message) => notePush(world.notices, endpoint, message),
    forget: (endpoint) => noteGone(world.notices, endpoint),
  });
  const mailServer = createUnsteadyMailServer({
    chaos,
    record: (mail) => noteMail(world.notices, mail),
    receive: (mail) => noteTaken(world.notices, mail),
  });

  const open = async () => {
    const opened = await createTestServer({
      clock,
      isWorking: false,
      engines: [engine],
      env: {
        ...gateway.env,
        PUSH_ORIGINS: pushService.origin,
        KILAS_STARTING_GRANT: String(STARTING_GRANT),
        KILAS_DAILY_LIMIT: String(DAILY_LIMIT),
        DATABASE_PATIENCE: String(PATIENCE_MS),
      },
      isDirect: true,
      own: { database, dataDirectory },
    });
    makeUnsteady(opened.services.storage, chaos);
    opened.services.mail.mailer.send = mailServer.send;
    opened.services.payments.pause = async () => undefined;
    return opened;
  };
  let server = await open();
  const packages = await server.call<{ id: string }[]>('GET', '/credits/packages');
  const known = initialPrices(
    (await (await server.signUp({ role: 'admin' })).call<never>('GET', '/dashboard/prices')).body,
  );
  const calls = countCalls();
  noteReports(gateway, calls);
  const gone: Promise<unknown>[] = [];

  const world: World = {
    chaos,
    clock,
    gateway,
    pushService,
    mailServer,
    notices: createNotices(),
    wire,
    server: () => server,
    packageId: packages.body[0]!.id,
    prices: [...known],
    articles: [],
    pictures: [],
    calls,
    vouchers: [],
    admin: undefined as never,
    pause: null,
    lateNews: [],
    async begin(seed) {
      chaos.begin(seed);
      wire.settle();
      gateway.reset();
      gateway.list.odd = [];
      engine.forgetAll();
      mailServer.reset();
      world.lateNews = [];
      world.notices = createNotices();
      await clearQueues(world);
      if (world.prices.length > known.length) await forgetPrices(database.ownerUrl);
      world.prices = [...known];
      world.articles = [];
      world.pictures = [];
      clock.advanceTo(beginningOf(seed, clock.now()));
    },
    async rest() {
      await wire.closed();
      const { database, accounts } = server.services;
      const pools = [database, accounts.database].map(({ $client }) => $client as pg.Pool);
      const isBusy = () =>
        pools.some(({ waitingCount, idleCount, totalCount }) => waitingCount > 0 || idleCount < totalCount);
      for (let looks = 0; looks < PATIENCE_MS && isBusy(); looks += 1) await delay(1);
    },
    async call<Reply>(
      token: string,
      method: string,
      pathname: string,
      { body, key }: { body?: unknown; key?: string } = {},
    ) {
      try {
        const headers = { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) };
        const answer = await server.call<Reply>(method, pathname, body, headers);
        await world.rest();
        calls.note(method, pathname, answer.status);
        const where = pathname.replaceAll(ID, 'ID').replace(/^\/shared\/.*/, '/shared/ID');
        chaos.trace?.push(`${method} ${where} ${answer.status} ${essence(answer.body)}`);
        return answer;
      } catch {
        return null;
      }
    },
    async restart() {
      wire.cut();
      gone.push(server.close().catch(() => undefined));
      server = await open();
    },
    async audit() {
      return runVerifications({ database: server.services.database, verifications: VERIFICATIONS });
    },
    async close() {
      await Promise.all([...gone, server.close()]);
      await Promise.all([gateway.close(), pushService.close()]);
      wire.close();
      await database.drop();
      await removeFolder(dataDirectory);
    },
  };
  return world;
}

/** A moment of the next Jakarta day, at a time that depends on the seed alone. */
function beginningOf(seed: number, now: Date): Date {
  const [day, jakarta] = [86_400_000, 7 * 3_600_000];
  const midnight = (Math.floor((now.getTime() + jakarta) / day) + 1) * day - jakarta;
  return new Date(midnight + createRandom(seed).below(day));
}

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What an answer says, without what is another in each run: ids, moments, addresses. */
function essence(body: unknown): string {
  return (
    JSON.stringify(body).match(/"(code|status|state|balance|held|charged|returned|used)":("[a-z_]*"|\d+)/g) ?? []
  ).join();
}

/** Leaves none of the prices that were set, which neither the application nor their owner may do. */
async function forgetPrices(ownerUrl: string): Promise<void> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  await client.query('set session_replication_role = replica; delete from prices');
  await client.end();
}

/** Counts the gateway's messages, which come beside `call`. */
function noteReports(gateway: XenditStandIn, calls: CallCount): void {
  const report = gateway.report.bind(gateway);
  gateway.report = async (...given) => {
    const status = await report(...given);
    calls.note('POST', '/webhooks/xendit', status);
    return status;
  };
}

/** A storage that fails a write, is full, or writes and then reports a failure. */
function makeUnsteady(storage: TestServer['services']['storage'], chaos: Chaos): void {
  const put = storage.put.bind(storage);
  storage.put = async (key, content) => {
    chaos.strike('the disk fails a write', 0.02);
    if (chaos.happens('the disk is full', 0.01)) throw new StorageUnwritable('no space left', { state: 'full' });
    // Drawn before anything is awaited: files that are written at the same time end in any order.
    const failsAfter = chaos.isDue(0.02);
    const bytes = await buffer(content);
    const size = await put(key, Readable.from([bytes]));
    if (failsAfter) {
      chaos.note('the disk has written and fails all the same');
      throw new Error('the disk has written and fails all the same');
    }
    return size;
  };
}
