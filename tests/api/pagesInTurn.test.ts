/**
 * Whoever asks for pages that do not exist, by the hundred, has them rendered one after the other, and is told on a page
 * that can be read when there are too many.
 */
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountPages } from '../../server/pages/mountPages.ts';
import { answerError } from '../../server/platform/http/answerErrors.ts';
import type { ServerVariables } from '../../server/platform/http/serverVariables.ts';
import { query } from '../support/embeddedServer.ts';
import { testLog } from '../support/testLog.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
});
afterAll(() => server.close());

/** The pages of a renderer that goes on when it is told to. */
function mountSlowPages() {
  const app = new Hono<ServerVariables>();
  const rendering: (() => void)[] = [];
  let most = 0;
  app.onError(answerError);
  app.use(async (context, next) => {
    context.set('ip', context.req.header('x-ip') ?? '');
    context.set('log', testLog);
    await next();
  });
  const { database, clock } = server.services;
  mountPages(app, {
    database,
    clock,
    origin: () => server.url,
    renderer: {
      render: async () => {
        await new Promise<void>((resolve) => {
          rendering.push(resolve);
          most = Math.max(most, rendering.length);
        });
        return { status: 404, html: 'nothing here' };
      },
    },
  });
  return { app, rendering, most: () => most };
}

it('renders one page at a time for one IP address, and another’s beside it', async () => {
  const { app, rendering, most } = mountSlowPages();
  const ask = async (ip: string, address: string) => app.request(address, { headers: { 'x-ip': ip } });
  const answers = Array.from({ length: 20 }, (_, at) => ask('192.0.2.1', `/s/made-up-${at}`));
  answers.push(...Array.from({ length: 20 }, (_, at) => ask('192.0.2.1', `/blog?search=${at}`)));
  answers.push(ask('192.0.2.2', '/blog?search=kopi'));
  let answered = 0;
  for (const answer of answers) void answer.then(() => (answered += 1));
  await expect.poll(() => rendering.length, { interval: 5 }).toBe(2);
  while (answered < answers.length) {
    rendering.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most()).toBe(2);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
});

it('tells a person in a browser in their language when too many wait, and a script in JSON', async () => {
  const { app, rendering } = mountSlowPages();
  const ask = (at: number, headers: Record<string, string>) =>
    app.request(`/blog?search=${at}`, { headers: { 'x-ip': '192.0.2.1', ...headers } });
  const waiting = Array.from({ length: 51 }, async (_, at) => ask(at, {}));
  await expect.poll(() => rendering.length, { interval: 5 }).toBe(1);
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const asked = async (headers: Record<string, string>) => {
    const answer = await ask(100, headers);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      429,
      '2',
      'no-store',
    ]);
    return [answer.headers.get('content-type'), await answer.text()];
  };
  const english = await asked({ accept, 'accept-language': 'fr-FR,id;q=0.5,en-GB;q=0.7' });
  expect(english[0]).toMatch(/^text\/html/);
  expect(english[1]).toMatch(/<html lang="en">[\s\S]*Wait a few seconds, then reload this page\./);
  expect((await asked({ accept, 'accept-language': 'de' }))[1]).toMatch(/<html lang="id">[\s\S]*Tunggu beberapa detik/);
  const [type, text] = await asked({ accept: '*/*' });
  expect(type).toMatch(/^application\/json/);
  expect(JSON.parse(text!)).toMatchObject({ code: 'rate_limited', retry_after: 2 });
  let answered = 0;
  for (const answer of waiting) void answer.then(() => (answered += 1));
  while (answered < waiting.length) {
    rendering.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
});

it('renders no page of a shared work while it is not known whether there is one', async () => {
  const { app, rendering } = mountSlowPages();
  const open = () => app.request(`/s/${'a'.repeat(22)}`);
  await query(server.ownerUrl, 'alter table shares rename to shares_away');
  try {
    expect([(await open()).status, rendering.length]).toEqual([500, 0]);
  } finally {
    await query(server.ownerUrl, 'alter table shares_away rename to shares');
  }
  const answer = open();
  await expect.poll(() => rendering.length, { interval: 5 }).toBe(1);
  rendering[0]!();
  expect((await answer).status).toBe(404);
});
