/** Whoever asks for pages that do not exist, by the hundred, has them rendered one after the other. */
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mountPages } from '../../server/pages/mountPages.ts';
import type { ServerVariables } from '../../server/platform/http/serverVariables.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
});
afterAll(() => server.close());

it('renders one page at a time for one IP address, and another’s beside it', async () => {
  const app = new Hono<ServerVariables>();
  const rendering: (() => void)[] = [];
  let most = 0;
  app.use(async (context, next) => {
    context.set('ip', context.req.header('x-ip') ?? '');
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
  expect(most).toBe(2);
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([404]));
});
