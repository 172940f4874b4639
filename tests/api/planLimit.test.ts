/** Previews cost processor time: one account gets only so many, far more than somebody who types asks for. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLANS } from '../../server/generation/routes.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
  creator = await server.signUp();
});
afterAll(() => server.close());

const preview = (account: TestAccount) =>
  account.call('POST', '/prompts/plan', { mode: 'text-to-video', prompt: 'pantai', images: 0, seed: null });

it('refuses what is above the limit, says when to ask again, and answers others', async () => {
  const answers = [];
  for (let sent = 0; sent < PLANS.limit + 20; sent += 1) answers.push(await preview(creator));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array.from({ length: PLANS.limit }, () => 200),
    ...Array.from({ length: 20 }, () => 429),
  ]);
  const { body, headers } = answers.at(-1)!;
  expect(body.code).toBe('rate_limited');
  expect(Number(headers.get('retry-after'))).toBe(body.retry_after);
  expect(body.retry_after).toBeGreaterThan(0);
  expect(body.retry_after).toBeLessThanOrEqual(PLANS.windowSeconds);
  expect((await preview(await server.signUp())).status).toBe(200);
});
