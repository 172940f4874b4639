/**
 * Killed at any step of work at somebody else's engine, the product submits, charges and delivers once, or gives the
 * coins back where the answer cannot be had again.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { type AcceptedReply, readBalance, readTask } from '../support/generationCalls.ts';
import { type ModelArkStandIn, startModelArk } from '../support/modelArkStandIn.ts';
import { freePort, type ProductProcess, startProduct } from '../support/productProcess.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** Any number: while the test holds this lock, the product waits at the chosen statements. */
const PAUSE = 991_205;

let ark: ModelArkStandIn;
let server: TestServer;
let dataDirectory: string;
let brake: pg.Client;
let creator: TestAccount;

/** The test's own server does no work: it shows what the killed process has left in the database. */
beforeAll(async () => {
  ark = await startModelArk();
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-far-'));
  server = await createTestServer({ isWorking: false, env: settings() });
  creator = await server.signUp({ coins: 1000 });
  brake = new pg.Client({ connectionString: server.ownerUrl });
  await brake.connect();
  await brake.query(
    `create function stand_still() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${PAUSE}); return new; end $$`,
  );
});
afterAll(async () => {
  await brake?.end();
  await server?.close();
  await ark?.close();
  await removeFolder(dataDirectory);
});

function settings(): Record<string, string> {
  return {
    MODELARK_API_KEY: ark.key,
    MODELARK_BASE_URL: ark.baseUrl,
    MODELARK_VIDEO_MODELS: 'seedance-1-0-pro-250528',
    MODELARK_IMAGE_MODELS: 'seedream-4-0-250828',
  };
}

const start = async (): Promise<ProductProcess> =>
  startProduct({ dataDirectory, port: await freePort(), env: { ...settings(), DATABASE_URL: server.ownerUrl } });

async function ask(
  product: ProductProcess,
  call: string,
  prompt: string,
): Promise<AcceptedReply['data']['items'][number]> {
  const answer = await fetch(`${product.url}${API_BASE}${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${creator.tokens.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt }),
  });
  return ((await answer.json()) as AcceptedReply).data.items[0]!;
}

const statusOf = async (prompt: string): Promise<string | undefined> =>
  (await brake.query("select status from remote_jobs where request->>'prompt' = $1", [prompt])).rows[0]?.status;

/**
 * Makes the product wait at a statement until it is killed.
 * @returns functions that wait for that, and clean up afterwards
 */
async function pauseAt(
  table: string,
  condition: string,
): Promise<{ reached(): Promise<void>; clear(): Promise<void> }> {
  await brake.query(
    `create trigger a_pause before update on ${table} for each row when (${condition}) execute function stand_still()`,
  );
  await brake.query('select pg_advisory_lock($1)', [PAUSE]);
  const waiting = async (): Promise<number[]> =>
    (
      await brake.query("select pid from pg_locks where locktype = 'advisory' and objid = $1 and not granted", [PAUSE])
    ).rows.map(({ pid }) => pid);
  return {
    reached: () =>
      waitUntil(`the product stands before ${condition}`, async () => (await waiting()).length > 0, 120_000),
    async clear() {
      // A waiting statement does not notice that its process is gone.
      for (const pid of await waiting()) await brake.query('select pg_terminate_backend($1)', [pid]);
      await brake.query('select pg_advisory_unlock($1)', [PAUSE]);
      await brake.query(`drop trigger a_pause on ${table}`);
    },
  };
}

/**
 * Killed twice, with jobs at every step: a video whose answer is on its way, one that was accepted, one being copied,
 * one copied and about to be charged; and a picture, whose answer cannot be requested again.
 */
it(
  'submits, charges and delivers once when it is killed at any step of work at somebody else’s engine',
  { timeout: 400_000 },
  async () => {
    let product = await start();
    const taken = await ask(product, '/videos/generate', 'diterima [stays queued]');
    const copying = await pauseAt('remote_jobs', "new.status = 'done' and new.request->>'prompt' = 'disalin'");
    const copied = await ask(product, '/videos/generate', 'disalin');
    await copying.reached();
    await waitUntil('one is taken', async () => (await statusOf(taken.prompt)) === 'accepted');
    const [asked, picture] = await Promise.all([
      ask(product, '/videos/generate', 'dikirim [held]'),
      ask(product, '/images/text-to-image', 'gambar [held]'),
    ]);
    await waitUntil('two are on their way', () => ark.held.includes(asked.prompt) && ark.held.includes(picture.prompt));
    await waitUntil(
      'both are written down as being submitted',
      async () => (await statusOf(asked.prompt)) === 'submitting' && (await statusOf(picture.prompt)) === 'submitting',
    );
    await product.kill();
    await copying.clear();
    // The provider continues with what it had received.
    ark.letGo();
    await waitUntil('the submission whose answer was lost has arrived', () =>
      ark.tasks.some(({ prompt }) => prompt === asked.prompt),
    );
    for (const task of ark.tasks) task.faults = [];

    product = await start();
    const paying = await pauseAt('tasks', "new.status = 'completed' and new.prompt = 'dibayar'");
    const paid = await ask(product, '/videos/generate', 'dibayar');
    await paying.reached();
    await product.kill();
    await paying.clear();

    product = await start();
    const videos = [taken, copied, asked, paid];
    await waitUntil(
      'everything ends',
      async () => {
        const all = await Promise.all([...videos, picture].map((task) => readTask(creator, task)));
        return all.every(({ status }) => status === 'completed' || status === 'failed');
      },
      240_000,
    );

    for (const video of videos) {
      const ended = await readTask(creator, video);
      expect(ended, video.prompt).toMatchObject({ status: 'completed', credits: { held: 0, returned: 0 } });
      expect(ended.credits.charged).toBeGreaterThan(0);
      expect(
        ark.submitted.filter(({ prompt }) => prompt === video.prompt),
        `submissions of ${video.prompt}`,
      ).toHaveLength(1);
      const file = await fetch(product.url + ended.media!.url);
      expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, ended.media!.size_bytes]);
    }
    expect(await readTask(creator, picture)).toMatchObject({
      status: 'failed',
      failure: { code: 'result_lost' },
      credits: { held: 0, charged: 0 },
    });
    expect(ark.submitted.filter(({ prompt }) => prompt === picture.prompt)).toHaveLength(1);

    const charged = (await Promise.all(videos.map((video) => readTask(creator, video)))).reduce(
      (sum, { credits }) => sum + credits.charged,
      0,
    );
    expect(await readBalance(creator)).toEqual({ balance: 1000 - charged, held: 0 });
    expect((await brake.query('select count(*)::int as files from media_files')).rows[0].files).toBe(videos.length);
    expect(await verifyLedger(server.services.database)).toEqual([]);
    await product.stop();
  },
);
