/** Links to a result end with its account, and the interface's documents exist only where the operator wants them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ engines: [await createStagedEngine()], env: { KILAS_API_DOCS: 'no' } });
});
afterAll(() => server.close());

/** A finished picture of an account. */
async function makePicture(account: TestAccount): Promise<Task> {
  const { body } = await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'danau' });
  return endOf(account, body.data.items[0]!);
}

describe('a link to a result', () => {
  it('opens nothing once its account is deleted', async () => {
    const account = await server.signUp();
    const { media } = await makePicture(account);
    const links = [media!.url, media!.thumbnail_url];
    for (const link of links) expect((await fetch(server.url + link)).status).toBe(200);
    const gone = await account.call('DELETE', '/me', { confirm_email: account.email });
    expect(gone.status).toBeLessThan(300);
    for (const link of links) expect((await fetch(server.url + link)).status).toBe(404);
  });
});

describe('the interface documents', () => {
  it('are there only where the operator wants them', async () => {
    for (const address of ['/api-lens/docs', '/api-lens/openapi.json', '/api-lens/docs/start.js'])
      expect([address, (await fetch(server.url + address)).status]).toEqual([address, 404]);
  });
});
