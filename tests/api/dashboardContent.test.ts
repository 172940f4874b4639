/**
 * Admins list and filter everybody's content. They delete it with a password and a reason: its files are gone at once,
 * coins of unfinished work come back, and within 30 days the removal can be undone.
 */
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AdminLogList,
  ContentDetailReply,
  ContentList,
  CreatorContent,
  CreatorList,
  RemovedReply,
} from '../../contract/dashboard.ts';
import type { Task } from '../../contract/generation.ts';
import { tasks } from '../../server/generation/tables.ts';
import { confirm, make, request, signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { jakartaDay } from '../support/jakartaDay.ts';

let server: TestServer;
let clock: TestClock;
let engine: StagedEngine;
let admin: TestAccount;
let ayu: TestAccount;
let budi: TestAccount;
let beach: Task;
let rice: Task;
let failed: Task;
let waiting: Task;
let portrait: Task;

/** Three days: Ayu's items on the first and second, Budi's and the admin's own on the third. */
beforeAll(async () => {
  clock = createTestClock();
  engine = await createStagedEngine();
  server = await createTestServer({ clock, engines: [engine], isWorking: false });
  ayu = await server.signUp();
  beach = await make(server, { creator: ayu, kind: 'video', prompt: 'Pantai saat senja, ombak' });
  await nextDay();
  rice = await make(server, { creator: ayu, kind: 'image', prompt: 'Sawah 100% hijau' });
  engine.stage('Gunung gagal', { state: 'failed', code: 'generation_failed' });
  failed = await make(server, { creator: ayu, kind: 'video', prompt: 'Gunung gagal' });
  await nextDay();
  budi = await server.signUp();
  portrait = await make(server, { creator: budi, kind: 'image', prompt: 'Potret nelayan' });
  waiting = await request(budi, 'video', 'Pantai menunggu');
  admin = await signUpConfirmedAdmin(server);
  await make(server, { creator: admin, kind: 'image', prompt: 'Uji coba admin' });
});
afterAll(() => server.close());

async function nextDay() {
  clock.advance(24 * 3600);
  await server.signInAgain(ayu);
}
const dayOf = ({ created_at: at }: Task) => jakartaDay(at);

async function list(path: string) {
  const answer = await admin.call('GET', path);
  expect([path, answer.status]).toEqual([path, 200]);
  return parse(ContentList, answer.body);
}
const idsOf = async (path: string) => (await list(path)).data.map(({ id }) => id);

describe('the lists of content', () => {
  it('show everybody’s items of one kind, newest first, with owner, coins and links', async () => {
    const videos = await list('/dashboard/content/videos');
    expect(videos.data.map(({ id }) => id)).toEqual([waiting.id, failed.id, beach.id]);
    expect(videos).toMatchObject({ page: 1, per_page: 20, total: 3, total_is_partial: false, next: null });
    expect(videos.data[2]).toMatchObject({
      prompt: 'Pantai saat senja, ombak',
      owner: { id: ayu.id, email: ayu.email, role: 'user', status: 'active' },
      engine: { id: 'staged' },
      attempt: 1,
      removal: null,
    });
    expect(videos.data[2]!.credits.charged).toBeGreaterThan(0);
    const picture = await fetch(
      server.url +
        new URL(videos.data[2]!.media!.thumbnail_url, server.url).pathname +
        new URL(videos.data[2]!.media!.thumbnail_url, server.url).search,
    );
    expect(picture.status).toBe(200);
    expect(await idsOf('/dashboard/content/images')).toHaveLength(3);
  });

  it('are narrowed by every parameter', async () => {
    const videos = '/dashboard/content/videos';
    const images = '/dashboard/content/images';
    expect(await idsOf(`${videos}?search=pantai`)).toEqual([waiting.id, beach.id]);
    expect(await idsOf(`${videos}?search=OMB`)).toEqual([beach.id]);
    expect(await idsOf(`${videos}?search=${beach.id}`)).toEqual([beach.id]);
    expect(await idsOf(`${images}?search=${encodeURIComponent('%')}`)).toEqual([rice.id]);
    expect(await idsOf(`${videos}?status=failed`)).toEqual([failed.id]);
    expect(await idsOf(`${videos}?status=pending`)).toEqual([waiting.id]);
    expect(await idsOf(`${videos}?status=processing`)).toEqual([]);
    expect(await idsOf(`${videos}?status=removed`)).toEqual([]);
    expect(await idsOf(`${videos}?user_id=${ayu.id}`)).toEqual([failed.id, beach.id]);
    expect(await idsOf(`${videos}?content_type=video`)).toHaveLength(3);
    expect(await idsOf(`${videos}?content_type=image`)).toEqual([]);
    expect(await idsOf(`${images}?role=user`)).toEqual([portrait.id, rice.id]);
    expect(await idsOf(`${images}?role=admin`)).toHaveLength(1);
    expect(await idsOf(`${videos}?date_from=${dayOf(failed)}`)).toEqual([waiting.id, failed.id]);
    expect(await idsOf(`${videos}?date_to=${dayOf(failed)}`)).toEqual([failed.id, beach.id]);
    expect(await idsOf(`${videos}?date_from=${dayOf(failed)}&date_to=${dayOf(failed)}`)).toEqual([failed.id]);
    expect(await idsOf(`${videos}?date_from=${encodeURIComponent(waiting.created_at)}`)).toEqual([waiting.id]);
  });

  it('page by number and, however deep, by what came last', async () => {
    const videos = '/dashboard/content/videos';
    const first = await list(`${videos}?per_page=2`);
    expect([first.data.length, first.total, first.next]).toEqual([2, 3, failed.id]);
    expect(await idsOf(`${videos}?per_page=2&page=2`)).toEqual([beach.id]);
    const rest = await list(`${videos}?per_page=2&before=${first.next}`);
    expect([rest.data.map(({ id }) => id), rest.total, rest.next]).toEqual([[beach.id], 3, null]);
    expect(await idsOf(`${videos}?page=9`)).toEqual([]);
  });

  it.each([
    ['page', '0'],
    ['page', 'x'],
    ['per_page', '101'],
    ['status', 'lost'],
    ['user_id', 'ayu'],
    ['content_type', 'sound'],
    ['role', 'king'],
    ['date_from', 'yesterday'],
    ['date_to', '2026-13-40'],
    ['before', '7'],
    ['search', 'x'.repeat(201)],
  ])('name a wrong %s', async (name, value) => {
    for (const path of ['videos', 'images', 'users', `user/${ayu.id}`]) {
      const answer = await admin.call('GET', `/dashboard/content/${path}?${name}=${value}`);
      expect([path, answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})]).toEqual([
        path,
        422,
        'validation_failed',
        [name],
      ]);
    }
  });

  it('show the latest items', async () => {
    const latest = async (query: string) =>
      parse(ContentList, (await admin.call('GET', `/dashboard/content/latest${query}`)).body).data;
    expect((await latest('')).map(({ kind }) => kind)).toEqual(['image', 'video', 'image', 'video', 'image', 'video']);
    expect((await latest('?content_type=video&limit=2')).map(({ id }) => id)).toEqual([waiting.id, failed.id]);
    expect((await latest('?status=failed')).map(({ id }) => id)).toEqual([failed.id]);
    expect((await latest('?per_page=2&page=2')).map(({ kind }) => kind)).toEqual(['image', 'video']);
    expect((await latest('?search=pantai')).map(({ id }) => id)).toEqual([waiting.id, beach.id]);
    expect((await admin.call('GET', '/dashboard/content/latest?limit=51')).status).toBe(422);
    expect((await admin.call('GET', '/dashboard/content/latest?content_type=all')).status).toBe(422);
  });

  it('show people with the numbers of their items that match the filters', async () => {
    const people = async (query: string) =>
      parse(CreatorList, (await admin.call('GET', `/dashboard/content/users${query}`)).body);
    const all = await people('');
    expect(all.data.map(({ id }) => id)).toEqual([admin.id, budi.id, ayu.id]);
    expect(all.data[2]).toMatchObject({ videos: 2, images: 1, failed: 1 });
    expect(all.data[2]!.coins_charged).toBeGreaterThan(0);
    const ids = async (query: string) => (await people(query)).data.map(({ id }) => id);
    expect(await ids('?content_type=video')).toEqual([budi.id, ayu.id]);
    expect(await ids('?status=failed')).toEqual([ayu.id]);
    expect(await ids('?role=admin')).toEqual([admin.id]);
    expect(await ids(`?user_id=${budi.id}`)).toEqual([budi.id]);
    expect(await ids(`?search=${encodeURIComponent(budi.email)}`)).toEqual([budi.id]);
    expect(await ids(`?date_to=${dayOf(beach)}`)).toEqual([ayu.id]);
    expect((await people(`?date_to=${dayOf(beach)}`)).data[0]).toMatchObject({ videos: 1, images: 0 });
    const first = await people('?per_page=1');
    expect([first.total, first.next]).toEqual([3, admin.id]);
    expect(await ids(`?per_page=1&before=${first.next}`)).toEqual([budi.id]);
  });

  it('show one person’s items with the person, also when there are none', async () => {
    const answer = await admin.call('GET', `/dashboard/content/user/${ayu.id}?content_type=video`);
    const content = parse(CreatorContent, answer.body);
    expect(content.data.map(({ id }) => id)).toEqual([failed.id, beach.id]);
    expect(content.user).toMatchObject({ id: ayu.id, videos: 2, images: 0 });
    const newcomer = await server.signUp();
    const empty = parse(CreatorContent, (await admin.call('GET', `/dashboard/content/user/${newcomer.id}`)).body);
    expect([empty.total, empty.user.videos]).toEqual([0, 0]);
    const unknown = await admin.call('GET', '/dashboard/content/user/01890000-0000-7000-8000-000000000000');
    expect(unknown.status).toBe(404);
  });

  it('do not show what its owner deleted', async () => {
    const secret = await make(server, { creator: budi, kind: 'image', prompt: 'Rahasia Budi' });
    expect((await budi.call('DELETE', `/images/${secret.id}`)).status).toBe(204);
    expect(await idsOf('/dashboard/content/images?search=rahasia')).toEqual([]);
    expect(await idsOf('/dashboard/content/images?search=rahasia&status=removed')).toEqual([]);
  });
});

describe('one item', () => {
  it('shows its history step by step', async () => {
    const answer = await admin.call('GET', `/dashboard/content/item/${failed.id}`);
    const { history, failure } = parse(ContentDetailReply, answer.body).data;
    expect(failure?.code).toBe('generation_failed');
    expect(history.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['requested', 'held', 'failed', 'returned']),
    );
    expect(history[0]!.event).toBe('requested');
    expect(history.find(({ event }) => event === 'returned')!.credits).toBeGreaterThan(0);
  });
});

describe('deleting', () => {
  it('asks for the password first, and for a reason', async () => {
    const other = await server.signUp({ role: 'admin' });
    const unconfirmed = await other.call('DELETE', `/dashboard/content/video/${beach.id}`, { reason: 'Uji' });
    expect([unconfirmed.status, unconfirmed.body.code]).toEqual([403, 'confirmation_required']);
    for (const reason of [undefined, '', '   ']) {
      const bare = await admin.call('DELETE', `/dashboard/content/video/${beach.id}`, { reason });
      expect([bare.status, bare.body.fields?.reason?.code]).toEqual([422, 'reason_required']);
    }
    expect(await idsOf(`/dashboard/content/videos?search=${beach.id}`)).toEqual([beach.id]);
  });

  it('takes one item away from its owner, who cannot restore it; the admin can', async () => {
    const wrongKind = await admin.call('DELETE', `/dashboard/content/image/${beach.id}`, { reason: 'Salah' });
    expect(wrongKind.status).toBe(404);
    const served = async (url: string) => (await fetch(server.url + url)).status;
    await server.signInAgain(ayu);
    const { media } = (await ayu.call<{ data: Task }>('GET', `/videos/${beach.id}`)).body.data;
    const links = [media!.url, media!.poster_url, media!.thumbnail_url];
    expect(await Promise.all(links.map(served))).toEqual([200, 200, 200]);
    const answer = await admin.call('DELETE', `/dashboard/content/video/${beach.id}`, { reason: 'Melanggar aturan' });
    expect(await Promise.all(links.map(served))).toEqual([404, 404, 404]);
    const removed = parse(RemovedReply, answer.body).data;
    expect(removed).toMatchObject({ removed: 1, ended: 0, coins_returned: 0 });
    await server.signInAgain(ayu);
    expect((await ayu.call('GET', `/videos/${beach.id}`)).status).toBe(404);
    const trash = await ayu.call<{ total: number }>('GET', '/library/deleted');
    expect(trash.body.total).toBe(0);
    expect((await ayu.call('POST', `/library/${beach.id}/restore`)).status).toBe(404);
    const shown = await list(`/dashboard/content/videos?status=removed`);
    expect(shown.data.map(({ id, removal }) => [id, removal?.reason, removal?.log_id])).toEqual([
      [beach.id, 'Melanggar aturan', removed.log_id],
    ]);
    expect(await served(shown.data[0]!.media!.thumbnail_url)).toBe(200);
    expect((await admin.call('DELETE', `/dashboard/content/video/${beach.id}`, { reason: 'Lagi' })).status).toBe(404);

    const undone = await admin.call('POST', `/dashboard/content/removals/${removed.log_id}/undo`, { reason: 'Keliru' });
    expect(undone.status).toBe(200);
    expect(await Promise.all(links.map(served))).toEqual([200, 200, 200]);
    expect((await ayu.call('GET', `/videos/${beach.id}`)).status).toBe(200);
    const again = await admin.call('POST', `/dashboard/content/removals/${removed.log_id}/undo`, { reason: 'Lagi' });
    expect([again.status, again.body.code]).toEqual([410, 'removal_over']);

    const log = parse(AdminLogList, (await admin.call('GET', `/dashboard/log?user_id=${ayu.id}`)).body);
    expect(log.data.map(({ action, reason }) => [action, reason])).toEqual([
      ['content.restore', 'Keliru'],
      ['content.remove', 'Melanggar aturan'],
    ]);
  });

  it('ends what is still being made and gives the coins back', async () => {
    const before = await balanceOf(budi);
    const removed = parse(
      RemovedReply,
      (await admin.call('DELETE', `/dashboard/content/video/${waiting.id}`, { reason: 'Bukan ini' })).body,
    ).data;
    expect(removed).toMatchObject({ removed: 1, ended: 1, coins_returned: waiting.credits.held });
    expect(await balanceOf(budi)).toBe(before + waiting.credits.held);
    const [row] = await server.services.database.select().from(tasks).where(eq(tasks.id, waiting.id));
    expect(row).toMatchObject({ status: 'failed', failureCode: 'removed_by_admin' });
  });

  it('takes everything of a person, if it is as much as the admin was told, and can restore it for 30 days', async () => {
    const person = await server.signUp();
    for (const prompt of ['Satu', 'Dua']) await make(server, { creator: person, kind: 'image', prompt });
    const running = await request(person, 'video', 'Tiga');
    const path = `/dashboard/content/user/${person.id}/all`;
    const changed = await admin.call('DELETE', path, { reason: 'Spam', expected: 2 });
    expect([changed.status, changed.body.code]).toEqual([409, 'content_changed']);
    const removed = parse(RemovedReply, (await admin.call('DELETE', path, { reason: 'Spam', expected: 3 })).body).data;
    expect(removed).toMatchObject({ removed: 3, ended: 1, coins_returned: running.credits.held });
    expect((await person.call<{ total: number }>('GET', '/library')).body.total).toBe(0);
    clock.advance(29 * 24 * 3600);
    await server.signInAgain(admin);
    const undo = () => admin.call('POST', `/dashboard/content/removals/${removed.log_id}/undo`, { reason: 'Maaf' });
    expect((await undo()).body.code).toBe('confirmation_required');
    await confirm(admin);
    const undone = await undo();
    expect(undone.body).toMatchObject({ data: { restored: 3 } });
    await server.signInAgain(person);
    expect((await person.call<{ total: number }>('GET', '/library')).body.total).toBe(3);
    await confirm(admin);
    const twice = parse(RemovedReply, (await admin.call('DELETE', path, { reason: 'Tetap spam' })).body).data;
    clock.advance(31 * 24 * 3600);
    await server.signInAgain(admin);
    await confirm(admin);
    const late = await admin.call('POST', `/dashboard/content/removals/${twice.log_id}/undo`, { reason: 'Telat' });
    expect([late.status, late.body.code]).toEqual([410, 'removal_over']);
    const unknown = await admin.call('DELETE', '/dashboard/content/user/01890000-0000-7000-8000-000000000000/all', {
      reason: 'Siapa',
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
  });
});

async function balanceOf(account: TestAccount): Promise<number> {
  await server.signInAgain(account);
  return (await account.call<{ data: { balance: number } }>('GET', '/credits/balance')).body.data.balance;
}
