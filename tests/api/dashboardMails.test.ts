import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailRetryReply, UnsentMailsReply } from '../../contract/dashboard.ts';
import { registration } from '../support/accounts.ts';
import { signUpConfirmedAdmin } from '../support/console.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
  admin = await signUpConfirmedAdmin(server);
});
afterAll(() => server.close());

const list = async () => parse(UnsentMailsReply, (await admin.call('GET', '/dashboard/mails')).body);
const retry = (ids: string[]) =>
  admin.call('POST', '/dashboard/mails/retry', { ids, reason: 'Server email hidup lagi' });

it('tells which mails were given up, for whom and why, and has them tried again', async () => {
  const form = registration();
  await server.call('POST', '/auth/register', form);
  expect(await list()).toEqual({ data: [], total: 0 });
  await server.services.database.$client.query(
    `update pgboss.job set state = 'failed', retry_count = 8, completed_on = now(), output = '{"message":"Error: 451 away\\n  at send"}' where name = 'send-mail'`,
  );
  const [mail] = (await list()).data;
  expect(mail).toMatchObject({
    kind: 'verify-email',
    to: String(form.email).toLowerCase(),
    user: { email: String(form.email).toLowerCase() },
    state: 'given_up',
    tries: 9,
    error: 'Error: 451 away',
    next_try_at: null,
  });
  expect((await retry([])).status).toBe(422);
  expect(parse(MailRetryReply, (await retry([mail!.id])).body).data.retried).toBe(1);
  expect((await list()).data).toMatchObject([{ id: mail!.id, state: 'retrying' }]);
  expect((await retry([mail!.id])).status).toBe(409);
  const log = await admin.call<{ data: object[] }>('GET', '/dashboard/log?action=mail.retry');
  expect(log.body.data).toMatchObject([{ reason: 'Server email hidup lagi', after: { count: 1 } }]);
});
