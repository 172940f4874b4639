/**
 * Pages of lists are kept and sent again. They never say anything else than the database: in two processes, after every
 * kind of change, just before and after a commit, and while changes are being made.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { createListAnswers } from '../../server/generation/library/answerLists.ts';
import type { TaskFilter } from '../../server/generation/library/listFilters.ts';
import { createTaskLists } from '../../server/generation/library/listTasks.ts';
import { tasks } from '../../server/generation/tables.ts';
import { make, request, signUpConfirmedAdmin, work } from '../support/dashboard.ts';
import type { AcceptedReply, TaskPageReply, TaskReply } from '../support/generationCalls.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import type { TestDatabase } from '../support/testDatabaseServer.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const LISTS: [path: string, asked: { filter: TaskFilter; page?: number; pageSize?: number }][] = [
  ['/library/', { filter: {} }],
  ['/library/?page_size=2&page=2', { filter: {}, page: 2, pageSize: 2 }],
  ['/library/?favorite=true', { filter: { favorite: true } }],
  ['/library/?status=failed', { filter: { status: 'failed' } }],
  ['/images/', { filter: { kind: 'image' } }],
  ['/videos/', { filter: { kind: 'video' } }],
];

let database: TestDatabase;
let dataDirectory: string;
let clock: TestClock;
let engine: StagedEngine;
let server: TestServer;
let other: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-kept-'));
  clock = createTestClock();
  engine = await createStagedEngine();
  const shared = { own: { database, dataDirectory }, clock, engines: [engine], isWorking: false };
  server = await createTestServer({ ...shared, env: { KILAS_DAILY_LIMIT: '1000' } });
  other = await createTestServer(shared);
});
afterAll(async () => {
  await server?.close();
  await other?.close();
  await database.drop();
  await removeFolder(dataDirectory);
});
beforeEach(async () => {
  creator = await server.signUp({ coins: 10_000 });
});

const readFrom = async ({ call }: TestServer, address: string, account = creator) =>
  (
    await call<TaskPageReply>('GET', address, undefined, {
      Authorization: `Bearer ${account.tokens.access_token}`,
    })
  ).body;

/** When waiting work begins is each process's own guess. */
const withoutGuess = (page: TaskPageReply) => ({
  ...page,
  data: page.data.map((task) => ({ ...task, progress: { ...task.progress, begins_at: null } })),
});

/** Every list is what the database says, in both processes, and when it is asked for again. */
async function expectTruth(change: string): Promise<void> {
  const lists = createTaskLists(server.services.generation);
  for (const [address, { filter, page = 1, pageSize = 20 }] of LISTS) {
    const truth = withoutGuess(await lists.list({ userId: creator.id, filter, page, pageSize }));
    for (const process of [server, other, server, other])
      expect([change, address, withoutGuess(await readFrom(process, address))]).toEqual([change, address, truth]);
  }
}
const makePicture = (prompt: string) => make(server, { creator, kind: 'image', prompt });

describe('lists that are kept', () => {
  it('are used, until something changes', async () => {
    const [first] = [await makePicture('satu'), await makePicture('dua')];
    const lists = createTaskLists(server.services.generation);
    let readings = 0;
    const answer = createListAnswers({
      clock,
      lists: {
        ...lists,
        listWithState: (asked) => {
          readings += 1;
          return lists.listWithState(asked);
        },
      },
    });
    const ask = () => answer({ userId: creator.id, filter: {}, page: 1, pageSize: 20, encoding: 'br' });
    expect((await ask()).body).toEqual((await ask()).body);
    expect(readings).toBe(1);
    await creator.call('PUT', `/library/${first.id}/favorite`, { is_favorite: true });
    await ask();
    await ask();
    expect(readings).toBe(2);
  });

  it('follow every change at once, in every process', async () => {
    const items = [await makePicture('satu'), await makePicture('dua'), await makePicture('tiga')];
    await expectTruth('made');

    const [first, second, third] = items.map(({ id }) => id) as [string, string, string];
    for (const isFavorite of [true, false, true]) {
      await creator.call('PUT', `/library/${first}/favorite`, { is_favorite: isFavorite });
      await expectTruth(`favourite: ${isFavorite}`);
    }

    engine.stage('gagal', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const failed = await make(server, { creator, kind: 'video', prompt: 'gagal' });
    await expectTruth('failed');
    expect((await creator.call('POST', `/videos/${failed.id}/regenerate`)).status).toBe(202);
    await expectTruth('asked for again');
    await work(server, failed.id);
    await expectTruth('made the second time');

    const waiting = await request(creator, 'video', 'menunggu');
    await expectTruth('waiting');
    await creator.call('POST', `/library/${waiting.id}/cancel`);
    await expectTruth('cancelled');

    engine.stage('berdua', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const { data } = (
      await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'berdua', count: 2 })
    ).body;
    for (const { id } of data.items) await work(server, id);
    await expectTruth('one of a batch failed');
    await creator.call('POST', `/library/batches/${data.batch_id}/retry`);
    for (const { id } of data.items) await work(server, id);
    await expectTruth('the batch made again');

    await creator.call('DELETE', `/images/${second}`);
    await expectTruth('deleted');
    await creator.call('POST', `/library/${second}/restore`);
    await expectTruth('restored');
    await creator.call('POST', '/library/delete', { ids: [second, third] });
    await expectTruth('several deleted');

    const admin = await signUpConfirmedAdmin(server);
    const removed = await admin.call<{ data: { log_id: string } }>('DELETE', `/dashboard/content/image/${first}`, {
      reason: 'Salah',
    });
    await expectTruth('removed by an admin');
    await admin.call('POST', `/dashboard/content/removals/${removed.body.data.log_id}/undo`, { reason: 'Keliru' });
    await expectTruth('removal undone');

    await server.services.database.update(tasks).set({ prompt: 'diubah' }).where(eq(tasks.id, first));
    await expectTruth('changed by hand');

    // Six hours later every link is another one; 40 days later deleted items are gone.
    for (const days of [0.25, 40]) {
      clock.advance(days * 24 * 3600);
      await server.signInAgain(creator);
      await purgeDeleted(server.services.generation);
      await expectTruth(`${days} days later`);
    }
  });

  it('have the same state however it is read, for every filter', async () => {
    const [first] = [await makePicture('satu'), await makePicture('dua'), await makePicture('tiga')];
    await creator.call('PUT', `/library/${first.id}/favorite`, { is_favorite: true });
    await creator.call('POST', `/library/${(await request(creator, 'video', 'batal')).id}/cancel`);
    engine.stage('rusak', { state: 'failed', code: 'generation_failed' });
    await make(server, { creator, kind: 'video', prompt: 'rusak' });
    const lists = createTaskLists(server.services.generation);
    const day = { date_from: '2020-01-01', date_to: '2099-12-31' };
    const filters: [TaskFilter, total: number][] = [
      [{}, 5],
      [{ kind: 'image' }, 3],
      [{ status: 'failed' }, 1],
      [{ status: 'cancelled' }, 1],
      [{ model: 'kilas-studio-image', favorite: false }, 2],
      [{ ...day, favorite: true }, 1],
      [{ kind: 'image', status: 'completed', model: 'kilas-studio-image', favorite: true, ...day }, 1],
    ];
    await Promise.all(
      filters.map(async ([filter, total]) => {
        const asked = { userId: creator.id, filter, page: 1, pageSize: 20 };
        const { page, state } = await lists.listWithState(asked);
        expect([filter, page.total]).toEqual([filter, total]);
        expect(await Promise.all([lists.stateOf(asked, 0), lists.stateOf(asked, 1e6)])).toEqual([state, state]);
        expect(await lists.stateOf({ ...asked, page: 9 }, 0)).toBe(null);
      }),
    );
  });

  it('are each person’s own when many ask at once', async () => {
    const people: TestAccount[] = [];
    for (let place = 0; place < 4; place += 1) {
      const account = await server.signUp({ coins: 10_000 });
      people.push(account);
      for (let item = 0; item <= place; item += 1)
        await make(server, { creator: account, kind: item % 2 ? 'video' : 'image', prompt: `orang ${place}` });
    }
    const lists = createTaskLists(server.services.generation);
    const expectOwn = async () => {
      const truths = people.map((account) =>
        Promise.all(
          LISTS.map(([, { page = 1, pageSize = 20, filter }]) =>
            lists.list({ userId: account.id, filter, page, pageSize }),
          ),
        ),
      );
      const shown = people.map((account) => Promise.all(LISTS.map(([address]) => readFrom(server, address, account))));
      expect(await Promise.all(shown)).toEqual(await Promise.all(truths));
    };
    for (let round = 0; round < 3; round += 1) await expectOwn();
    for (const account of people) {
      const [newest] = (await readFrom(server, '/library/', account)).data;
      await account.call('PUT', `/library/${newest!.id}/favorite`, { is_favorite: true });
    }
    await expectOwn();
  });

  it('show a corrected cut-out', async () => {
    const photo = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#1a8f5c' } })
      .png()
      .toBuffer();
    const body = { prompt: 'hapus latar', image_base64: photo.toString('base64') };
    const [cut] = (await creator.call<AcceptedReply>('POST', '/images/image-to-image', body)).body.data.items;
    await work(server, cut!.id);
    const plan: Task['plan'] = { chips: [{ aspect: 'edit', value: 'removeBackground', word: 'latar' }], unmatched: [] };
    await server.services.database.update(tasks).set({ plan }).where(eq(tasks.id, cut!.id));
    await expectTruth('cut out');
    const { image_base64: image } = body;
    expect((await creator.call('PUT', `/library/${cut!.id}/cut-out`, { image_base64: image })).status).toBe(200);
    await expectTruth('corrected');
  });

  it('are of before a commit until it, and of after it from then on', async () => {
    const { id } = await makePicture('satu');
    await expectTruth('made');
    const writer = new pg.Client({ connectionString: database.ownerUrl });
    await writer.connect();
    try {
      await writer.query('begin');
      await writer.query('update tasks set is_favorite = true where id = $1', [id]);
      await expectTruth('not committed');
      await writer.query('commit');
      await expectTruth('committed');
      await writer.query('begin');
      await writer.query('update tasks set is_favorite = false where id = $1', [id]);
      await writer.query('rollback');
      await expectTruth('rolled back');
    } finally {
      await writer.end();
    }
  });

  it('show what was answered to a change, however many read and write at the same time', async () => {
    const items: Task[] = [];
    for (const prompt of ['satu', 'dua', 'tiga']) items.push(await makePicture(prompt));
    const answered = new Map<string, number>();
    const truth = new Map<string, boolean>();
    const shown: { id: string; revision: number; isFavorite: boolean }[] = [];
    let writing = items.length;
    const write = async ({ id }: Task, place: number) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const { call } = (turn + place) % 2 === 0 ? server : other;
        const headers = { Authorization: `Bearer ${creator.tokens.access_token}` };
        const asked = { is_favorite: turn % 2 === 0 };
        const { data } = (await call<TaskReply>('PUT', `/library/${id}/favorite`, asked, headers)).body;
        truth.set(`${id} ${data.revision}`, data.is_favorite);
        answered.set(id, data.revision);
      }
      writing -= 1;
    };
    const read = async (process: TestServer) => {
      while (writing > 0) {
        const known = new Map(answered);
        const page = await readFrom(process, '/library/');
        for (const { id, revision, is_favorite: isFavorite } of page.data) {
          expect(revision).toBeGreaterThanOrEqual(known.get(id) ?? 1);
          shown.push({ id, revision, isFavorite });
        }
      }
    };
    await Promise.all([...items.map(write), read(server), read(other), read(server), read(other)]);
    const wrong = shown.filter(({ id, revision, isFavorite }) => {
      const right = truth.get(`${id} ${revision}`);
      return right !== undefined && right !== isFavorite;
    });
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(20);
    await expectTruth('after all of it');
  });

  it('are nobody else’s, and nobody’s once the session is over', async () => {
    await makePicture('rahasia');
    await expectTruth('made');
    const stranger = await server.signUp();
    expect((await stranger.call<TaskPageReply>('GET', '/library/')).body.data).toEqual([]);
    await creator.call('POST', '/auth/logout');
    for (const { call } of [server, other])
      expect(
        (await call('GET', '/library/', undefined, { Authorization: `Bearer ${creator.tokens.access_token}` })).status,
      ).toBe(401);
  });
});
