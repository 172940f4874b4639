/**
 * When files cannot be written, work ends at once under that name with its coins back, nothing new is drawn, and work
 * resumes by itself once there is room.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SystemReport } from '../../contract/dashboard.ts';
import { studioRenders } from '../../server/generation/embedded/renderTables.ts';
import { type AcceptedReply, endOf, readBalance, readTask } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const servers: TestServer[] = [];

async function open(options: Parameters<typeof createTestServer>[0] = {}): Promise<TestServer> {
  const server = await createTestServer(options);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

let picture: string;
beforeAll(async () => {
  picture = (
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#f5a524' } })
      .png()
      .toBuffer()
  ).toString('base64');
});

/**
 * The tests may run as a user who can write anywhere, so a file takes the place of the folder that every write needs.
 */
async function takeAwayRoom({ services }: TestServer): Promise<() => Promise<void>> {
  const place = path.join(services.config.dataDirectory, 'files/parts');
  await mkdir(path.dirname(place), { recursive: true });
  await rename(place, `${place}-away`).catch(() => undefined);
  const takePlace = (): Promise<void> =>
    writeFile(place, '').catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EISDIR') throw error;
      // The server has created its folder again meanwhile.
      await rm(place, { recursive: true, force: true });
      await takePlace();
    });
  await takePlace();
  return async () => {
    await rm(place);
    await rename(`${place}-away`, place).catch(() => undefined);
  };
}

const ask = async (account: TestAccount, prompt: string) =>
  (await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, count: 1 })).body.data.items[0]!;
const failureOf = async (account: TestAccount, task: Awaited<ReturnType<typeof ask>>) => {
  const { status, failure, credits } = await endOf(account, task);
  return { status, code: failure?.code, credits };
};
const NAMED_AND_RETURNED = {
  status: 'failed',
  code: 'storage_unwritable',
  credits: { held: 0, charged: 0, returned: 3 },
};

it('reports at once what cannot be saved, and refuses pictures, without keeping a coin', async () => {
  const engine = await createStagedEngine();
  const server = await open({ engines: [engine] });
  const creator = await server.signUp();
  const giveRoom = await takeAwayRoom(server);
  expect(await failureOf(creator, await ask(creator, 'selesai, tapi penuh'))).toEqual(NAMED_AND_RETURNED);
  const edit = await creator.call('POST', '/images/image-to-image', { prompt: 'lebih terang', image_base64: picture });
  expect([edit.status, edit.body.code, edit.headers.get('retry-after')]).toEqual([503, 'storage_unwritable', '60']);
  await giveRoom();
  expect((await endOf(creator, await ask(creator, 'ada tempat lagi'))).status).toBe('completed');
  expect(await readBalance(creator)).toEqual({ balance: 997, held: 0 });
});

it(
  'fails a render that cannot be stored, starts no other, says so, and resumes by itself',
  { timeout: 240_000 },
  async () => {
    const server = await open();
    const creator = await server.signUp();
    const admin = await server.signUp({ role: 'admin' });
    const concerns = async () =>
      (await admin.call<{ data: SystemReport }>('GET', '/dashboard/system')).body.data.concerns.map(({ code }) => code);

    const under = await ask(creator, 'sawah pagi');
    await waitUntil('it is drawn', async () => (await readTask(creator, under)).status === 'processing');
    const giveRoom = await takeAwayRoom(server);
    expect(await failureOf(creator, under)).toEqual(NAMED_AND_RETURNED);

    const waiting = await ask(creator, 'pantai senja');
    await waitUntil('its card says why it waits', async () => {
      const { status, progress } = await readTask(creator, waiting);
      return status === 'pending' && progress.stage === 'paused';
    });
    expect(await concerns()).toContain('storage_unwritable');
    const [render] = await server.services.database.select().from(studioRenders);
    expect(render).toMatchObject({ status: 'queued', starts: 0 });

    await giveRoom();
    expect((await endOf(creator, waiting)).status).toBe('completed');
    expect(await concerns()).not.toContain('storage_unwritable');
    expect(await readBalance(creator)).toEqual({ balance: 997, held: 0 });
  },
);
