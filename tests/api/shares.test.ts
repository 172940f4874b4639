/**
 * A public link shows one finished work, its prompt only if the owner wants so, and ends for good with the owner's
 * wish, the work or the account. Reports reach the admin, who can end the link.
 */
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import type { Report } from '../../contract/dashboard.ts';
import type { Share, SharedItem } from '../../contract/shares.ts';
import type { Site } from '../../contract/schemas/site.ts';
import { pruneReports } from '../../server/shares/reports.ts';
import { signUpConfirmedAdmin } from '../support/dashboard.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let engine: StagedEngine;
let creator: TestAccount;
let now = new Date('2026-11-21T03:00:00Z');

beforeAll(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], clock: { now: () => now }, env: { TRUST_PROXY: 'yes' } });
  creator = await server.signUp();
});
afterAll(() => server.close());

async function make(prompt: string, account = creator): Promise<Task> {
  const { body } = await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt });
  return endOf(account, body.data.items[0]!);
}

async function shareOf(task: Task, settings: object = {}, account = creator): Promise<Share> {
  return (await account.call<{ data: Share }>('PUT', `/library/${task.id}/share`, settings)).body.data;
}

const look = (token: string) => server.call<{ data: SharedItem }>('GET', `/shared/${token}`);
const fileOf = (path: string) => fetch(server.url + path);

describe('a public link', () => {
  it('is off until its owner makes one, shows the work, and the prompt only if its owner wants so', async () => {
    const task = await make('sawah pagi rahasia');
    expect((await creator.call<{ data: null }>('GET', `/library/${task.id}/share`)).body.data).toBeNull();
    const share = await shareOf(task);
    expect(share.url).toBe(`${server.url}/s/${share.token}`);
    const { body } = await look(share.token);
    expect(body.data).toMatchObject({ kind: 'image', prompt: null });
    expect(JSON.stringify(body)).not.toContain('rahasia');
    const again = await shareOf(task, { shows_prompt: true });
    expect(again.token).toBe(share.token);
    expect((await look(share.token)).body.data.prompt).toBe('sawah pagi rahasia');

    const [file] = body.data.media;
    const picture = await fileOf(file!.url);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toBe('no-cache');
    expect(picture.headers.get('x-robots-tag')).toBe('noindex');
    const etag = picture.headers.get('etag')!;
    const unchanged = await fetch(server.url + file!.url, { headers: { 'if-none-match': etag } });
    expect(unchanged.status).toBe(304);
    expect((await fileOf(file!.url.replace('/0/', '/1/'))).status).toBe(404);
  });

  it('can be made only by the owner, and only of finished works', async () => {
    const task = await make('danau');
    const stranger = await server.signUp();
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await stranger.call(method, `/library/${task.id}/share`, method === 'PUT' ? {} : undefined)).status).toBe(
        404,
      );
    engine.stage('gagal', { state: 'failed', code: 'generation_failed' });
    const failed = await make('gagal');
    expect((await creator.call('PUT', `/library/${failed.id}/share`, {})).body.code).toBe('task_not_ready');
  });

  it('has a preview picture that messengers accept: a JPEG of the size that the page names, of at most 300 kB', async () => {
    const { token } = await shareOf(await make('pratinjau'));
    const { card, width, height } = (await look(token)).body.data.media[0]!;
    const answer = await fileOf(card.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const jpeg = Buffer.from(await answer.arrayBuffer());
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
    const drawn = await loadImage(jpeg);
    expect({ width: drawn.width, height: drawn.height }).toEqual({ width: card.width, height: card.height });
    expect(card.width / card.height).toBeCloseTo(width / height, 1);
    expect((await fileOf(card.url.replace('/0/', '/1/'))).status).toBe(404);
  });

  it('shows the pictures of a storyboard in their order', async () => {
    engine.storyboardFiles = 3;
    const { body } = await creator.call<AcceptedReply>('POST', '/images/storyboard', { prompt: 'tiga', max_images: 3 });
    const task = await endOf(creator, body.data.items[0]!);
    const { token } = await shareOf(task);
    const { media } = (await look(token)).body.data;
    expect(media).toHaveLength(3);
    for (const { poster_url } of media) expect((await fileOf(poster_url)).status).toBe(200);
  });

  it('ends at once with its owner’s wish, the work, or the account, files included, and never comes back', async () => {
    const task = await make('hilang');
    const first = await shareOf(task);
    const path = (await look(first.token)).body.data.media[0]!.url;
    await creator.call('DELETE', `/library/${task.id}/share`);
    expect((await look(first.token)).status).toBe(404);
    expect((await fileOf(path)).status).toBe(404);
    expect((await fileOf(path.replace(/main$/, 'card.jpg'))).status).toBe(404);

    const second = await shareOf(task);
    expect(second.token).not.toBe(first.token);
    await creator.call('DELETE', `/images/${task.id}`);
    expect((await look(second.token)).status).toBe(404);
    expect((await fileOf(path.replace(first.token, second.token))).status).toBe(404);

    const leaver = await server.signUp();
    const last = await shareOf(await make('pergi', leaver), {}, leaver);
    await leaver.call('DELETE', '/me', { confirm_email: leaver.email });
    expect((await look(last.token)).status).toBe(404);
  });

  it('answers nothing to guesses', async () => {
    for (const token of ['x', 'a'.repeat(22), `${'a'.repeat(21)}%00`, '../etc'])
      expect([404, 422]).toContain((await look(token)).status);
  });
});

describe('reports', () => {
  it('reach the admin, who dismisses one or ends the link and all reports about it', async () => {
    const admin = await signUpConfirmedAdmin(server);
    const task = await make('dilaporkan');
    const { token } = await shareOf(task);
    for (const note of ['satu', 'dua', 'tiga'])
      expect((await server.call('POST', `/shared/${token}/report`, { reason: 'person', note })).status).toBe(204);
    expect((await server.call('POST', `/shared/${token}/report`, { reason: 'x' })).body.fields).toMatchObject({
      reason: { message: 'Choose what is wrong with it.' },
    });
    const open = async () =>
      (await admin.call<{ data: Report[]; total: number }>('GET', '/dashboard/reports?state=open')).body;
    expect((await open()).data.map(({ note }) => note)).toEqual(['tiga', 'dua', 'satu']);
    const [newest] = (await open()).data;
    expect(newest).toMatchObject({
      is_shared: true,
      path: `/s/${token}`,
      work: { id: task.id, owner: { id: creator.id } },
    });
    expect((await fileOf(newest!.work!.thumbnail_url!)).status).toBe(200);
    expect((await creator.call('GET', '/dashboard/reports')).status).toBe(403);
    const close = (id: string, action: string) =>
      admin.call<{ data: { closed: number } }>('POST', `/dashboard/reports/${id}/close`, { action, reason: 'dilihat' });
    const [third, second] = (await open()).data;
    expect((await close(third!.id, 'dismiss')).body.data.closed).toBe(1);
    expect((await look(token)).status).toBe(200);
    expect((await close(second!.id, 'remove')).body.data.closed).toBe(2);
    expect((await look(token)).status).toBe(404);
    expect((await open()).total).toBe(0);
    expect((await close(second!.id, 'dismiss')).status).toBe(409);
    const log = await admin.call<{ data: { action: string; reason: string }[] }>('GET', '/dashboard/log');
    expect(log.body.data.map(({ action }) => action)).toEqual(['report.end_link', 'report.dismiss']);
  });

  it('are kept for a year once they are dealt with, and open ones until then', async () => {
    const admin = await signUpConfirmedAdmin(server);
    const { token } = await shareOf(await make('dilaporkan setahun'));
    const reports = async (state: string) =>
      (await admin.call<{ data: Report[] }>('GET', `/dashboard/reports?state=${state}`)).body.data.map(
        ({ note }) => note,
      );
    for (const note of ['ditutup', 'masih terbuka'])
      await server.call('POST', `/shared/${token}/report`, { reason: 'other', note });
    const { body } = await admin.call<{ data: Report[] }>('GET', '/dashboard/reports?state=open');
    const { id } = body.data.find(({ note }) => note === 'ditutup')!;
    await admin.call('POST', `/dashboard/reports/${id}/close`, { action: 'dismiss', reason: 'dilihat' });
    const pruneAfter = (days: number) =>
      pruneReports({
        database: server.services.database,
        clock: { now: () => new Date(now.getTime() + days * 24 * 3600 * 1000) },
      });
    await pruneAfter(364);
    expect(await reports('dismissed')).toContain('ditutup');
    await pruneAfter(366);
    expect(await reports('dismissed')).not.toContain('ditutup');
    expect(await reports('open')).toContain('masih terbuka');
  });

  it('are limited by caller', async () => {
    const { token } = await shareOf(await make('sering'));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.call('POST', `/shared/${token}/report`, { reason: 'other' })),
    );
    const taken = answers.filter(({ status }) => status < 300).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(answers.length - taken);
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(answers.length);
  });

  it('are limited by household, which has as many addresses as it likes', async () => {
    const { token } = await shareOf(await make('serumah'));
    const statuses: number[] = [];
    for (let device = 1; device <= 11; device += 1) {
      const from = { 'x-forwarded-for': `2404:8000:1:2::${device}` };
      statuses.push((await server.call('POST', `/shared/${token}/report`, { reason: 'other' }, from)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('what the public pages say', () => {
  it('names the event until its last day is over', async () => {
    const site = async () => (await server.call<{ data: Site }>('GET', '/site')).body.data;
    expect(await site()).toMatchObject({
      contact_email: 'halo@kilas.local',
      event: { prize_rupiah: 25_000_000, ends_on: '2027-03-31' },
      starting_coins: 200,
      examples: {
        video: { seconds: 5, resolution: '480p', coins: 20 },
        image: { resolution: '1K', coins: 3 },
      },
    });
    const before = now;
    now = new Date('2027-03-31T16:59:59Z');
    expect((await site()).event).not.toBeNull();
    now = new Date('2027-03-31T17:00:00Z');
    expect((await site()).event).toBeNull();
    now = before;
  });
});
