/**
 * Three processes that serve and three that work, with clocks that disagree, keep one account's limits together, do
 * each task once although one is killed, and do periodic work once a period.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Task } from '../../contract/generation.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { openDatabase, type OpenDatabase } from '../../server/platform/database/openDatabase.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { type Account, GRANT, openAccounts } from '../support/bank/accounts.ts';
import { query } from '../support/embeddedServer.ts';
import { type Fleet, prepareFleet } from '../support/fleet.ts';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { type OpenStream, openStream } from '../support/openStream.ts';
import { callInTurn, submitInTurn } from '../support/rollingLoad.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabaseServer.ts';
import { testLog } from '../support/testLog.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

const DAILY_LIMIT = 6;
/** Numbers of items that three people request at the same time. */
const COUNTS = [2, 1, 1];
const ITEMS = 4;
/** People who only submit, while processes are restarted. */
const SUBMITTERS = 60;
/** Seconds by which each machine's clock is ahead: more than any lease, heartbeat or period lasts. */
const CLOCKS = { serve: [0, 90, -300], work: [0, 400, -150] };
/** The product's periods, in seconds. */
const SWEEP_SECONDS = 45;
const PERIODS: Record<string, number> = { 'watch tasks': 10, 'sweep remains': 60, 'count totals': 60 };

let database: TestDatabase;
let opened: OpenDatabase;
let dataDirectory: string;
let fleet: Fleet;
let people: Account[];
let submitters: Account[];

/** Three processes that serve and three that work, on one database and one folder, with clocks that disagree. */
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase({ connectionString: database.ownerUrl, poolSize: 2, log: testLog });
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-many-'));
  const accounts = await openAccounts(opened.database, 4 + SUBMITTERS);
  people = accounts.slice(0, 4);
  submitters = accounts.slice(4);
  await keepJournal(database.ownerUrl);
  fleet = await prepareFleet({
    databaseUrl: database.ownerUrl,
    dataDirectory,
    clocks: CLOCKS,
    env: { KILAS_DAILY_LIMIT: String(DAILY_LIMIT), TRUST_PROXY: 'yes' },
  });
  await Promise.all(CLOCKS.serve.map((_, place) => fleet.startServing(place)));
}, 240_000);
afterAll(async () => {
  await fleet.stop();
  await opened.close();
  await database.drop();
  await removeFolder(dataDirectory);
});

/** Calls one of the processes that serve. */
async function call<Reply>(place: number, account: Account, method: string, pathname: string, body?: object) {
  const answer = await fetch(`${fleet.serve[place % fleet.serve.length]!.url}${API_BASE}${pathname}`, {
    method,
    headers: { Authorization: `Bearer ${account.access}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Reply };
}

const picture = (prompt: string, count: number) => ({ prompt, resolution: '1K', count });

describe('limits of one account, over all processes', () => {
  it('give a day’s items once', async () => {
    const [account] = people as [Account];
    const asked = await Promise.all(
      Array.from({ length: DAILY_LIMIT + 4 }, (_, place) =>
        call<{ data: { items: Task[] } }>(place, account, 'POST', '/images/text-to-image', picture('pantai', 1)),
      ),
    );
    const taken = asked.filter(({ status }) => status === 202);
    expect([taken.length, asked.filter(({ status }) => status === 429).length]).toEqual([DAILY_LIMIT, 4]);
    for (const [place, { body }] of taken.entries())
      expect((await call(place, account, 'POST', `/library/${body.data.items[0]!.id}/cancel`)).status).toBe(200);
    expect((await call(1, account, 'GET', '/credits/balance')).body).toEqual({ data: { balance: GRANT, held: 0 } });
  });

  it('count wrong passwords together', async () => {
    const guess = async (place: number) =>
      (
        await fetch(`${fleet.serve[place % 3]!.url}${API_BASE}/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7' },
          body: JSON.stringify({ email: 'nasabah-0@contoh.id', password: 'bukan-sandinya' }),
        })
      ).status;
    const answers = await Promise.all(Array.from({ length: 15 }, (_, place) => guess(place)));
    expect(answers.filter((status) => status === 401)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
  });

  it('end a session everywhere at once', async () => {
    const account = people.at(-1)!;
    const stream = await openStream(fleet.serve[2]!.url, { tokens: { access_token: account.access } });
    expect((await call(0, account, 'POST', '/auth/logout', { refresh_token: account.refresh })).status).toBeLessThan(
      300,
    );
    expect((await call(1, account, 'GET', '/auth/me')).status).toBe(401);
    await waitUntil('the open page hears of it', () => stream.isEnded());
    expect(stream.events).toContainEqual({ type: 'session-ended' });
  });
});

describe('three that work, one of which is killed at a render', () => {
  it('do each task once, and update its owner’s page wherever it is open', { timeout: 300_000 }, async () => {
    await Promise.all(CLOCKS.work.map((_, place) => fleet.startWorking(place)));
    const owners = people.slice(0, 3);
    const streams: OpenStream[] = [];
    for (const [place, { access }] of owners.entries())
      streams.push(await openStream(fleet.serve[place]!.url, { tokens: { access_token: access } }));
    const requests = await Promise.all(
      owners.map((account, place) =>
        call<{ data: { items: Task[] } }>(
          place + 1,
          account,
          'POST',
          '/images/text-to-image',
          picture('sawah', COUNTS[place]!),
        ),
      ),
    );
    expect(requests.map(({ status }) => status)).toEqual([202, 202, 202]);

    let victim = -1;
    await waitUntil('somebody draws', async () => {
      const drawing = await Promise.all(fleet.work.map(({ process }) => hasChildren(process.pid!)));
      victim = drawing.lastIndexOf(true);
      return victim >= 0;
    });
    await fleet.work[victim]!.kill();

    const states = () =>
      opened.database.$client
        .query<{ status: string; user_id: string; id: string }>(
          `select id, user_id, status from tasks where failure_code is distinct from 'generation_cancelled'`,
        )
        .then(({ rows }) => rows);
    await waitUntil(
      'every task ends',
      async () => (await states()).every(({ status }) => status === 'completed' || status === 'failed'),
      200_000,
    );
    const tasks = await states();
    expect(tasks.map(({ status }) => status)).toEqual(Array(ITEMS).fill('completed'));

    // Each event arrives at the owner's process, whichever process rendered it, and at no other.
    for (const [place, { id: owner }] of owners.entries()) {
      const mine = tasks.filter(({ user_id: userId }) => userId === owner).map(({ id }) => id);
      const told = (status: string) =>
        streams[place]!.events.flatMap((event) =>
          event.type === 'task' && event.task.status === status ? [event.task.id] : [],
        );
      await waitUntil('the page was told', () => mine.every((id) => told('completed').includes(id)));
      expect(new Set(told('completed'))).toEqual(new Set(mine));
      const [spent] = await opened.database.$client
        .query<{ coins: number }>(
          `select sum(price)::int as coins from tasks where user_id = $1 and status = 'completed'`,
          [owner],
        )
        .then(({ rows }) => rows);
      expect((await call(place + 2, people[place]!, 'GET', '/credits/balance')).body).toEqual({
        data: { balance: GRANT - spent!.coins, held: 0 },
      });
      streams[place]!.close();
    }
    // Each was started once; the one of the killed process twice.
    const begun = await journal('render');
    expect(begun.filter(({ note }) => note === '1')).toHaveLength(ITEMS);
    expect(begun.filter(({ note }) => note === '2').length).toBeLessThanOrEqual(1);
    expect(begun.filter(({ note }) => Number(note) > 2)).toEqual([]);
    expect(await runVerifications({ database: opened.database, verifications: VERIFICATIONS })).toEqual([]);
  });

  it('have done their periodic work once a period, whatever their clocks say', async () => {
    const runs = await journal('run');
    for (const [name, seconds] of Object.entries(PERIODS)) {
      const times = runs.filter(({ note }) => note === name).map(({ at }) => at);
      expect(times.length, name).toBeGreaterThan(0);
      expect(shortestGap(times), name).toBeGreaterThanOrEqual(0.75 * seconds);
    }
    const sweeps = (await journal('sweep')).map(({ at }) => at);
    expect(sweeps.length).toBeGreaterThan(0);
    expect(shortestGap(sweeps)).toBeGreaterThanOrEqual(SWEEP_SECONDS);
    const { rows } = await opened.database.$client.query(
      'select (select count(*)::int from ledger_checks) as ledger, (select count(*)::int from rollup_checks) as totals',
    );
    expect(rows).toEqual([{ ledger: 1, totals: 1 }]);
  });
});

describe.skipIf(!hasNginx)('behind nginx (NOT RUN where it is not installed)', () => {
  it(
    'loses and repeats no request while all are restarted, and moves pages to another',
    { timeout: 300_000 },
    async () => {
      // Nobody is to draw what is submitted here.
      await Promise.all(fleet.work.map((process) => process.stop()));
      const nginx = await startNginx(fleet.serve.map(({ url }) => url));
      try {
        const [account] = people as [Account];
        const authorization = { Authorization: `Bearer ${account.access}` };
        const streams = [0, 1, 2].map(() => keepStream(nginx, authorization));
        await waitUntil('the pages are connected', () => streams.every(({ opened: count }) => count() === 1));
        let isOver = false;
        const load = callInTurn({
          urls: [nginx.url],
          certificate: nginx.certificate,
          calls: [
            { method: 'GET', path: `${API_BASE}/credits/balance` },
            { method: 'POST', path: `${API_BASE}/coin/calculate/image`, body: { resolution: '1K', count: 1 } },
            { method: 'GET', path: '/robots.txt' },
          ],
          headers: authorization,
          clients: 3,
          isOver: () => isOver,
        });
        const submitting = submitInTurn({
          ...nginx,
          tokens: submitters.map(({ access }) => access),
          aDay: DAILY_LIMIT,
          prompt: 'danau',
          isOver: () => isOver,
        });
        for (const place of CLOCKS.serve.keys()) {
          expect(await fleet.serve[place]!.stop()).toBe(0);
          await fleet.startServing(place);
        }
        isOver = true;
        const [{ answered, cut }, { accepted, cut: lost }] = await Promise.all([load, submitting]);
        expect([...new Set([...cut, ...lost])]).toEqual([]);
        expect(answered).toBeGreaterThan(100);
        expect(accepted.length).toBeGreaterThan(10);
        const { rows } = await opened.database.$client.query<{ id: string }>(
          `select id from tasks where prompt = 'danau' order by id`,
        );
        expect(rows.map(({ id }) => id)).toEqual(accepted.toSorted());
        expect(await runVerifications({ database: opened.database, verifications: VERIFICATIONS })).toEqual([]);
        // Each stream was ended by its process, not cut, and opened anew; the last of each hears what happens next.
        expect(streams.flatMap(({ faults }) => faults)).toEqual([]);
        await waitUntil('the pages are connected again', () => streams.every(({ isOpen }) => isOpen()));
        expect(streams.every(({ opened: count }) => count() > 1)).toBe(true);
        const { status, body } = await call<{ data: { items: Task[] } }>(
          1,
          account,
          'POST',
          '/images/text-to-image',
          picture('teluk', 1),
        );
        expect(status).toBe(202);
        await waitUntil('the pages hear it', () =>
          streams.every(({ text }) => text().includes(body.data.items[0]!.id)),
        );
        for (const stream of streams) stream.close();
      } finally {
        await nginx.stop();
      }
    },
  );

  it('counts by the caller’s own address, whatever the caller says of it', async () => {
    const nginx = await startNginx(fleet.serve.map(({ url }) => url));
    try {
      await postThrough(nginx, '/auth/login', '203.0.113.9', {
        email: 'orang-asing@contoh.id',
        password: 'salah-semua',
      });
      const { rows } = await opened.database.$client.query<{ subject: string }>(
        `select subject from rate_limits where kind = 'login-email-ip' and subject like 'orang-asing%'`,
      );
      expect(rows).toEqual([{ subject: 'orang-asing@contoh.id 127.0.0.1' }]);
      expect(
        await postThrough(nginx, '/images/image-to-image', '', { image_base64: 'A'.repeat(13 * 1024 * 1024) }),
      ).toBe(401);
      expect(await postThrough(nginx, '/auth/login', '', { email: 'x'.repeat(61 * 1024 * 1024) })).toBe(413);
    } finally {
      await nginx.stop();
    }
  });
});

/** Records what the fleet does, by the database's clock. */
async function keepJournal(ownerUrl: string): Promise<void> {
  await query(
    ownerUrl,
    `create table journal (what text, note text, at timestamptz default clock_timestamp());
     create function write_journal() returns trigger language plpgsql security definer as $$
       begin
         insert into journal values (tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
         return null;
       end $$;
     create trigger journal after update on studio_renders for each row
       when (old.starts < new.starts) execute function write_journal('render', 'starts');
     create trigger journal after insert or update on periodic_runs for each row
       execute function write_journal('run', 'name');
     create trigger journal after update on payment_sweeps for each row
       when (old.started_at <> new.started_at) execute function write_journal('sweep', 'gateway');`,
  );
}

async function journal(what: string): Promise<{ note: string; at: number }[]> {
  const { rows } = await opened.database.$client.query<{ note: string; at: number }>(
    'select note, extract(epoch from at)::float8 as at from journal where what = $1 order by at',
    [what],
  );
  return rows;
}

/** Seconds between the two closest times; Infinity for a single one. */
function shortestGap(times: number[]): number {
  return Math.min(Infinity, ...times.slice(1).map((at, place) => at - times[place]!));
}

/** Whether a process has child processes: a worker has one per render. */
async function hasChildren(processId: number): Promise<boolean> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '');
  return children.trim() !== '';
}

/** A page's live channel: opened anew whenever it ends, as a browser does. */
function keepStream({ url, certificate }: { url: string; certificate: string }, headers: Record<string, string>) {
  const faults: string[] = [];
  let times = 0;
  let text = '';
  let isOpen = false;
  let isLeaving = false;
  let close = () => {};
  const fail = (why: string) => {
    if (!isLeaving) faults.push(why);
  };
  const open = () => {
    const asked = request(`${url}${API_BASE}/events`, { headers, ca: certificate, agent: false }, (answer) => {
      text = '';
      if (answer.statusCode !== 200) faults.push(`answered ${answer.statusCode}`);
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (isOpen || !text.includes(': connected')) return;
        isOpen = true;
        times += 1;
      });
      answer.on('error', (error) => fail(`cut: ${error.message}`));
      answer.on('close', () => {
        isOpen = false;
        if (!isLeaving) open();
      });
    });
    asked.on('error', (error) => fail(`not connected: ${error.message}`));
    asked.end();
    close = () => asked.destroy();
  };
  open();
  return {
    faults,
    opened: () => times,
    isOpen: () => isOpen,
    /** What the present one has received. */
    text: () => text,
    close() {
      isLeaving = true;
      close();
    },
  };
}

/** @returns the status */
function postThrough(
  { url, certificate }: { url: string; certificate: string },
  pathname: string,
  forwardedFor: string,
  body: object,
): Promise<number> {
  const said = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = request(
      `${url}${API_BASE}${pathname}`,
      {
        method: 'POST',
        ca: certificate,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(said),
          ...(forwardedFor && { 'X-Forwarded-For': forwardedFor }),
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      },
    );
    // When it is refused by its announced length, the rest may no longer be accepted.
    asked.on('error', reject);
    asked.end(said);
  });
}
