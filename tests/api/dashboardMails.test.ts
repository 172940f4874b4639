/**
 * Admins see mails and jobs that were given up, and try them again or tick them off, each with a line in the log.
 * Ticking off covers only what the screen had shown.
 */
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailRetryReply, SystemReply, UnsentMailsReply } from '../../contract/dashboard.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { sendPushQueue } from '../../server/notices/queues.ts';
import { newId } from '../../server/platform/identifier.ts';
import { registration } from '../support/accounts.ts';
import { signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let admin: TestAccount;

beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
  admin = await signUpConfirmedAdmin(server);
});
afterAll(() => server.close());

const list = async () => parse(UnsentMailsReply, (await admin.call('GET', '/dashboard/mails')).body);
const onSystem = (call: 'retry' | 'tick-off', body: object) =>
  admin.call<ErrorBody & { data: { count: number | null } }>('POST', `/dashboard/system/${call}`, {
    reason: 'Sudah dilihat',
    ...body,
  });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const retry = (ids: string[]) =>
  admin.call('POST', '/dashboard/mails/retry', { ids, reason: 'Server email hidup lagi' });

it('shows which mails were given up, for whom and why, and lets an admin retry them', async () => {
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

it('retries or drops all given-up jobs of a queue, and the count follows at once', async () => {
  const { database } = server.services;
  const { retryLimit, name } = sendPushQueue;
  const push = { subscriptionId: newId(new Date()), topic: 'test', reference: 'x' } as const;
  await server.services.jobs.enqueueAll(database, sendPushQueue, [{ data: push }, { data: push }, { data: push }]);
  const giveUp = () =>
    database.$client.query(
      `with given_up as (update pgboss.job set state = 'failed', retry_count = $2, completed_on = now() where name = $1 returning 1)
      update pgboss.queue set failed_count = (select count(*) from given_up) where name = $1`,
      [name, retryLimit],
    );
  const queue = async () => {
    const { data } = parse(SystemReply, (await admin.call('GET', '/dashboard/system')).body);
    const { failed, waiting } = data.queues.find((row) => row.name === name)!;
    const concern = data.concerns.find(({ code, subject }) => code === 'jobs_failed' && subject === name);
    return { failed, waiting, concern: concern?.count };
  };
  await giveUp();
  expect(await queue()).toEqual({ failed: 3, waiting: 0, concern: 3 });
  expect((await onSystem('retry', { what: 'jobs', queue: name })).body.data.count).toBe(3);
  expect(await queue()).toEqual({ failed: 0, waiting: 3, concern: undefined });
  await giveUp();
  expect((await onSystem('tick-off', { what: 'jobs', queue: name })).body.data.count).toBe(3);
  expect(await queue()).toEqual({ failed: 0, waiting: 0, concern: undefined });
  const log = await admin.call<{ data: object[] }>('GET', '/dashboard/log?action=system.tick_off');
  expect(log.body.data).toMatchObject([{ subject: { type: 'system', id: name }, after: { count: 3 } }]);

  for (const call of ['retry', 'tick-off'] as const) {
    expect((await onSystem(call, { what: 'jobs', queue: 'tidak-ada' })).status).toBe(404);
    expect((await onSystem(call, { what: 'jobs' })).body.fields?.queue?.code).toBe('field_invalid');
  }
  expect((await onSystem('retry', { what: 'tasks', queue: name })).status).toBe(422);
  expect((await onSystem('tick-off', { what: 'tasks' })).status).toBe(422);
  expect((await onSystem('tick-off', { what: 'refusals', reason: ' ' })).status).toBe(422);
  expect((await onSystem('tick-off', { what: 'refusals' })).body.fields?.seen_until?.code).toBe('field_invalid');
  expect((await onSystem('tick-off', { what: 'jobs', queue: name, seen_until: ago(9) })).status).toBe(422);
  // Mails that came after the screen was read are not covered, and an older screen undoes nothing.
  const [read, readEarlier] = [ago(60), ago(120)];
  for (const seen of [read, readEarlier])
    expect((await onSystem('tick-off', { what: 'refusals', seen_until: seen })).body.data.count).toBeNull();
  const seenUntil = async () => parse(SystemReply, (await admin.call('GET', '/dashboard/system')).body).data.seen_until;
  expect(await seenUntil()).toEqual({ failures: null, refusals: read });
  await onSystem('tick-off', { what: 'failures', seen_until: ago(-3600) });
  expect(Date.parse((await seenUntil()).failures!)).toBeLessThanOrEqual(Date.now());
});
