import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

const WORDS = encodeURIComponent('a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(9).slice(0, 490));

/** The most expensive of each kind: search, list, export, picture, batch, sum. */
async function everything(): Promise<[string, string, string?][]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  const image = picture.toString('base64');
  const ids = `{"ids":[${'1,'.repeat(130_000)}1]}`;
  return [
    ['GET', `/library/?page_size=100&search=${WORDS}`],
    ['GET', `/videos/?page_size=100&page=2000000&search=${WORDS}`],
    ['GET', `/credits/invoices/?limit=100&search=${WORDS}`],
    ['GET', `/credits/audit-trail/?limit=100&search=${WORDS}`],
    ['GET', '/credits/audit-trail/export/csv'],
    ['GET', '/credits/audit-trail/usage-patterns?analysis_type=monthly&year=2026'],
    ['GET', '/credits/audit-trail/visualization?chart_type=daily&year=2026'],
    ['GET', '/credits/invoices/stats/summary'],
    ['POST', '/images/text-to-image', '{"prompt":"pantai","resolution":"4K","count":10}'],
    ['POST', '/videos/generate', '{"prompt":"pantai","resolution":"1080p","duration_seconds":10,"count":10}'],
    ['POST', '/images/storyboard', '{"prompt":"pantai","max_images":10}'],
    ['POST', '/images/multi-image', JSON.stringify({ prompt: 'a', images: [image, image, image, 'x'] })],
    ['POST', '/images/image-to-image', JSON.stringify({ prompt: 'a', image_base64: image.slice(0, -4000) })],
    ['POST', '/images/multi-image', `{"prompt":"a","images":[${'{},'.repeat(500_000)}1]}`],
    ['POST', '/library/delete', ids],
    ['POST', '/library/download', ids],
  ];
}

it('lets one account ask for the dearest of everything at once, and answers its neighbour all the while', async () => {
  const kinds = await everything();
  const leaving = new AbortController();
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${greedy.tokens.access_token}` };
  const ask = async ([method, path, body]: [string, string, string?]) => {
    const answer = await fetch(`${server.url}/api-lens${path}`, { method, headers, ...(body && { body }) });
    await answer.arrayBuffer();
    const { status } = answer;
    return { what: `${method} ${path.slice(0, 40)}`, status, waits: answer.headers.get('retry-after') };
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
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(refusals.filter(({ waits }) => waits === null)).toEqual([]);
  expect(new Set(neighbours)).toEqual(new Set([200]));
  expect(new Set(await Promise.all(channels)).has(500)).toBe(false);
  leaving.abort();

  // Nothing of it is left: whoever asks next finds a free connection.
  const { database, essentials } = server.services;
  await waitUntil('nobody waits', () =>
    [database, essentials].every(
      ({ $client: { waitingCount, idleCount, totalCount } }) => waitingCount === 0 && idleCount === totalCount,
    ),
  );
  expect((await greedy.call('GET', '/credits/balance')).status).toBe(200);
});
