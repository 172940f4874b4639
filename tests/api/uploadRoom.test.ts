/** A few accounts that send as much as they may and never finish do not keep anybody else from uploading. */
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const MB = 1024 * 1024;
/** Together more than the room for large bodies, each no more than one account may announce. */
const HELD = 53 * MB;

let server: TestServer;
const sending: ClientRequest[] = [];

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], isWorking: false });
});
afterAll(async () => {
  for (const each of sending) each.destroy();
  await server.close();
});

/** Sends all of a body but its end. @returns the answer's status, code and time to wait, when there is one */
function holdOut({ tokens }: TestAccount) {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': HELD,
    Authorization: `Bearer ${tokens.access_token}`,
  };
  const call = request(`${server.url}/api-lens/images/multi-image`, { method: 'POST', headers }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    answer.on('end', () => resolve([answer.statusCode, JSON.parse(text).code, answer.headers['retry-after']]));
  });
  call.on('error', () => undefined);
  call.write(Buffer.alloc(HELD - 1, ' '));
  sending.push(call);
  return promise;
}

it('lets a neighbour upload while four accounts hold the whole room, and tells the one that gives way what to do', async () => {
  const holders = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
  const neighbour = await server.signUp();
  const answers = holders.map(holdOut);
  // Let in after the room is full or before: either way it is answered about its content, not about the crowd.
  const upload = async () =>
    (await neighbour.call('POST', '/images/image-to-image', { prompt: 'a', image_base64: 'A'.repeat(4 * MB) })).status;
  const statuses: number[] = [];
  let gaveWay: unknown[] | undefined;
  void Promise.race(answers).then((answer) => (gaveWay = answer));
  do statuses.push(await upload());
  while (!gaveWay);
  expect(new Set(statuses)).toEqual(new Set([422]));
  expect(gaveWay).toEqual([503, 'upload_too_slow', '5']);
});
