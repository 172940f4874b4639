/**
 * Every call that asks for a session is closed to one that was signed out, has expired or belongs to a deactivated
 * account, an admin's included.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { users } from '../../server/accounts/tables.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let signedOut: TestAccount;
let deactivated: TestAccount;
let expired: TestAccount;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  expired = await server.signUp({ role: 'admin' });
  clock.advance(16 * 60);
  signedOut = await server.signUp({ role: 'admin' });
  await signedOut.call('POST', '/auth/logout');
  deactivated = await server.signUp({ role: 'admin' });
  await server.services.database.update(users).set({ status: 'deactivated' }).where(eq(users.id, deactivated.id));
});
afterAll(() => server.close());

const guarded = Object.values(ENDPOINTS)
  .flatMap((rows) => Object.values(rows))
  .filter(({ access }) => access === 'user' || access === 'admin');
const addressOf = (path: string) => path.replace(/\{\w+\}/g, '01890000-0000-7000-8000-000000000000');

test.each(guarded)(
  '$method $path is closed to sessions that are over, admins included',
  async ({ method, path, body }) => {
    const sent = body ? {} : undefined;
    for (const [account, status, code] of [
      [signedOut, 401, 'unauthorized'],
      [expired, 401, 'unauthorized'],
      [deactivated, 403, 'account_deactivated'],
    ] as const) {
      const answer = await account.call<{ code: string }>(method, addressOf(path), sent);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  },
);
