/**
 * One account that asks for the most expensive of everything at once is limited, while its neighbour is answered all
 * the while; afterwards no connection is left taken.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CANCELLATIONS } from '../../server/generation/routes.ts';
import { WITHDRAWALS } from '../../server/platform/http/idempotency.ts';
import { rateLimits } from '../../server/platform/http/rateLimitTables.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let greedy: TestAccount;
let neighbour: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
  greedy = await server.signUp({ coins: 100_000 });
  neighbour = await server.signUp();
});
afterAll(() => server.close());

const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(9);
const words = (length: number) => encodeURIComponent(LETTERS.slice(0, length).trim());

interface Kind {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** The status that it must get at least once: a call that is always refused costs nothing and tests nothing. */
  meant: number;
}

/** The most expensive of each kind: search, list, export, picture, batch, sum. */
async function everything(): Promise<Kind[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const image = picture.toString('base64');
  const ids = `{"ids":[${'1,'.repeat(130_000)}1]}`;
  const reading = [
    `/library/?page_size=100&search=${words(460)}`,
    `/videos/?page_size=100&page=10000&search=${words(460)}`,
    `/credits/invoices/?limit=100&search=${words(100)}`,
    `/credits/audit-trail/?limit=100&search=${words(100)}`,
    '/credits/audit-trail/export/csv',
    '/credits/audit-trail/usage-patterns',
    '/credits/audit-trail/visualization',
    '/credits/invoices/stats/summary',
  ];
  return [
    ...reading.map((path): Kind => ({ method: 'GET', path, meant: 200 })),
    ...[
      { path: '/images/text-to-image', body: '{"prompt":"pantai","resolution":"4K","count":10}', meant: 202 },
      {
        path: '/videos/generate',
        body: '{"prompt":"pantai","resolution":"1080p","duration_seconds":10,"count":10}',
        meant: 202,
      },
      { path: '/images/storyboard', body: '{"prompt":"pantai","max_images":10}', meant: 202 },
      {
        path: '/images/multi-image',
        body: JSON.stringify({ prompt: 'a', images: [image, image, image, 'x'] }),
        meant: 422,
      },
      // The daily limit is used up before its picture is looked at.
      {
        path: '/images/image-to-image',
        body: JSON.stringify({ prompt: 'a', image_base64: image.slice(0, -4000) }),
        meant: 429,
      },
      { path: '/images/multi-image', body: `{"prompt":"a","images":[${'{},'.repeat(500_000)}1]}`, meant: 413 },
      { path: '/library/delete', body: ids, meant: 413 },
      { path: '/library/download', body: ids, meant: 413 },
    ].map((kind): Kind => ({ method: 'POST', ...kind })),
  ];
}

it('lets one account ask for the most expensive of everything at once, and keeps answering its neighbour', async () => {
  const kinds = await everything();
  const leaving = new AbortController();
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${greedy.tokens.access_token}` };
  const ask = async (kind: Kind) => {
    const { method, path, body } = kind;
    const answer = await fetch(`${server.url}/api-lens${path}`, { method, headers, ...(body && { body }) });
    await answer.arrayBuffer();
    return { kind, status: answer.status, waits: answer.headers.get('retry-after') };
  };
  const channels = Array.from({ length: 40 }, () =>
    fetch(`${server.url}/api-lens/events`, { headers, signal: leaving.signal }).then(
      ({ status }) => status,
      () => 0,
    ),
  );
  const asked = Promise.all(
    Array.from({ length: 6 }, () => kinds)
      .flat()
      .map(ask),
  );
  let isOver = false;
  void asked.finally(() => (isOver = true)).catch(() => undefined);
  const neighbours: number[] = [];
  do
    for (const path of ['/credits/balance', '/library/?page_size=20', '/auth/me'])
      neighbours.push((await neighbour.call('GET', path)).status);
  while (!isOver);

  const answers = await asked;
  const refusals = answers.filter(({ status }) => status === 429 || status === 503);
  const told = answers.map(({ kind, status }) => ({ path: kind.path, status }));
  expect(told.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  const untried = kinds.filter(
    (kind) => !answers.some((answer) => answer.kind === kind && answer.status === kind.meant),
  );
  expect(untried.map(({ path }) => [path, told.filter((each) => each.path === path)])).toEqual([]);
  expect(refusals.filter(({ waits }) => waits === null).map(({ kind }) => kind.path)).toEqual([]);
  expect(new Set(neighbours)).toEqual(new Set([200]));
  expect(new Set(await Promise.all(channels))).toEqual(new Set([200]));
  leaving.abort();

  // No connection is left taken: the next caller finds a free one.
  const { database, essentials } = server.services;
  await waitUntil('nobody waits', () =>
    [database, essentials].every(
      ({ $client: { waitingCount, idleCount, totalCount } }) => waitingCount === 0 && idleCount === totalCount,
    ),
  );
  expect((await greedy.call('GET', '/credits/balance')).status).toBe(200);
});

it('limits how often one account cancels, and withdraws keys', async () => {
  const { database, clock } = server.services;
  const account = await server.signUp();
  const ids: string[] = [];
  for (const prompt of ['kuda', 'rusa']) {
    const made = await account.call<{ data: { items: { id: string }[] } }>('POST', '/videos/generate', { prompt });
    ids.push(made.body.data.items[0]!.id);
  }
  const full = await server.signUp().then(balanceOf);
  const price = (full - (await balanceOf(account))) / 2;
  const cancel = (at: number) => account.call('POST', `/library/${ids[at]}/cancel`);
  const key = { 'Idempotency-Key': 'tarik-kembali', 'Idempotency-Withdraw': 'true' };
  const withdraw = () => account.call('POST', '/videos/generate', { prompt: 'kuda' }, key);
  for (const { kind, limit } of [CANCELLATIONS, WITHDRAWALS])
    await database
      .insert(rateLimits)
      .values({ kind, subject: account.id, windowStartedAt: clock.now(), hits: limit - 1 });
  expect([(await cancel(0)).status, (await withdraw()).body.code]).toEqual([200, 'request_withdrawn']);
  const refused = await cancel(1);
  expect([refused.status, refused.body.code, (await withdraw()).body.code]).toEqual([
    429,
    'cancelled_too_often',
    'rate_limited',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  // What could not be cancelled goes on holding its coins, and gives them back once it can be.
  expect(price).toBeGreaterThan(0);
  expect(await balanceOf(account)).toBe(full - price);
  await database.delete(rateLimits).where(eq(rateLimits.subject, account.id));
  expect([(await cancel(1)).status, await balanceOf(account)]).toEqual([200, full]);
});
