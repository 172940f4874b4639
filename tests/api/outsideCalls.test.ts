/**
 * How often one person can make us call others is bounded: the language model by the hour, the gateway by what is still
 * open. Repeats of an answered request do not count.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Topup } from '../../contract/payments.ts';
import { ENHANCEMENTS } from '../../server/generation/routes.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

/** A language model that counts its questions and always gives the same phrases. */
async function startLanguageModel() {
  let questions = 0;
  const server = createServer((request, response) => {
    questions += 1;
    request.resume();
    const content = JSON.stringify({ phrases: ['cahaya pagi yang lembut', 'kabut tipis di kejauhan'] });
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions: () => questions,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let model: Awaited<ReturnType<typeof startLanguageModel>>;
let server: TestServer;
let creator: TestAccount;
/** Reads of payments at the gateway. */
let reads = 0;

beforeAll(async () => {
  model = await startLanguageModel();
  server = await createTestServer({
    engines: [await createStagedEngine()],
    isWorking: false,
    env: { ENHANCER_URL: model.url, ENHANCER_MODEL: 'm' },
  });
  const { gateway } = server.services.payments;
  const read = gateway.read.bind(gateway);
  gateway.read = (requestId) => {
    reads += 1;
    return read(requestId);
  };
  creator = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await model.close();
});

describe('calls to others that a person can cause', () => {
  it('reach the language model only so often an hour, counted for each account', async () => {
    const ask = (account: TestAccount) =>
      account.call('POST', '/prompts/enhance', { prompt: 'sawah di lereng gunung', mode: 'text-to-video' });
    const answers = await Promise.all(Array.from({ length: 150 }, () => ask(creator)));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, model.questions()]).toEqual([150 - ENHANCEMENTS.limit, ENHANCEMENTS.limit]);
    expect(refused.every(({ body }) => body.code === 'rate_limited' && body.retry_after! > 0)).toBe(true);
    expect((await ask(await server.signUp())).status).toBe(200);
  });

  it('ask the gateway about a waiting top-up, and not about a cancelled one', async () => {
    const account = await server.signUp();
    const open = (body: Record<string, unknown> = {}) =>
      account.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
        credit_amount: 100,
        channel: 'BCA_VIRTUAL_ACCOUNT',
        ...body,
      });
    const { topup_id: id } = (await open()).body.data;
    const cancel = () => account.call('POST', `/credits/topup/${id}/cancel`);
    const before = reads;
    expect((await cancel()).status).toBe(200);
    expect(reads).toBe(before + 1);
    for (let times = 0; times < 5; times += 1) {
      const again = await cancel();
      expect([again.status, again.body.code]).toEqual([409, 'topup_not_pending']);
    }
    expect((await open({ replaces: id })).status).toBe(201);
    expect(reads).toBe(before + 1);
  });

  it('do not count a repeat of an answered top-up', async () => {
    const account = await server.signUp();
    const open = (key: string) =>
      account.call(
        'POST',
        '/credits/topup/virtual-account',
        { credit_amount: 100, channel: 'BCA_VIRTUAL_ACCOUNT' },
        {
          'Idempotency-Key': key,
        },
      );
    expect((await open('isi-ulang-1')).status).toBeLessThan(300);
    // More than an account may open in an hour.
    for (let times = 0; times < 70; times += 1)
      expect((await open('isi-ulang-1')).headers.get('idempotent-replayed')).toBe('true');
    const other = await open('isi-ulang-2');
    expect([other.status, other.body.code]).toEqual([409, 'topup_pending']);
  });
});
