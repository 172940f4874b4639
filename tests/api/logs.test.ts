/** Log lines name request, account and task, and never a secret, an address, a prompt or anything else personal. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Topup } from '../../contract/payments.ts';
import type { Share } from '../../contract/shares.ts';
import { sendPushQueue } from '../../server/notices/queues.ts';
import { createLog } from '../../server/platform/log.ts';
import { bearer, newEmail, PASSWORD, readMe, registration, tokensOf } from '../support/accounts.ts';
import { type AcceptedReply, endOf } from '../support/generationCalls.ts';
import { codeIn, linkTokenIn, type MailServer, startMailServer } from '../support/mailServer.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const NEW_PASSWORD = 'rusa-bawean-terbang-9';
const PROMPT = 'harimau-sumatra-rahasia-314';
const METRICS_TOKEN = 'token-untuk-prometheus-7';

let server: TestServer;
let mail: MailServer;
let logged = '';

beforeAll(async () => {
  mail = await startMailServer();
  const engine = await createStagedEngine();
  engine.stage(`${PROMPT} mogok`, new Error('the engine coughed'), { state: 'failed', code: 'engine_faulty' });
  server = await createTestServer({
    engines: [engine],
    env: { SMTP_URL: mail.url, KILAS_METRICS_TOKEN: METRICS_TOKEN },
    log: createLog('debug', { write: (line) => void (logged += line) }),
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

it('names request, account and task in its lines, and nothing secret or personal', async () => {
  const secrets: string[] = [PASSWORD, NEW_PASSWORD, METRICS_TOKEN];
  const email = newEmail();
  secrets.push(email);

  // Sign-up with a wrong code, a wrong link and the right code; sign-in with the right and a wrong password.
  mail.refuseNext(1);
  await server.call('POST', '/auth/register', registration({ email }));
  const welcome = await mail.waitForMail(email);
  const code = codeIn(welcome);
  const link = linkTokenIn(welcome);
  secrets.push(link);
  await server.call('GET', `/auth/verify-email?token=${encodeURIComponent(`${link}x`)}`);
  await server.call('POST', '/auth/verify-email', { email, otp_code: '000000' });
  const first = tokensOf(await server.call('POST', '/auth/verify-email', { email, otp_code: code }));
  await server.call('POST', '/auth/login', { email, password: `${PASSWORD}!` });
  await server.call('POST', '/auth/forgot-password', { email });
  const resetCode = codeIn(await mail.waitForMail(email, 2));
  await server.call('POST', '/auth/reset-password', { email, otp_code: resetCode, new_password: NEW_PASSWORD });
  const tokens = tokensOf(await server.call('POST', '/auth/login', { email, password: NEW_PASSWORD }));
  const next = tokensOf(await server.call('POST', '/auth/refresh', { refresh_token: tokens.refresh_token }));
  for (const { access_token, refresh_token } of [first, tokens, next]) secrets.push(access_token, refresh_token);
  const as = bearer(next.access_token);
  const { id: account } = await readMe(server, next.access_token);

  // A prompt that is made, one whose engine fails on the way, one that is refused; a shared work.
  const ask = (prompt: string) => server.call<AcceptedReply>('POST', '/images/text-to-image', { prompt }, as);
  const [made] = (await ask(PROMPT)).body.data.items;
  const [broken] = (await ask(`${PROMPT} mogok`)).body.data.items;
  await server.call('POST', '/images/text-to-image', { prompt: `${PROMPT} \u0000` }, as);
  await server.call('POST', '/images/text-to-image', `{"prompt": "${PROMPT}`, as);
  const person = { call: (method: string, path: string) => server.call(method, path, undefined, as) };
  for (const item of [made!, broken!]) await endOf(person as never, item);
  const share = await server.call<{ data: Share }>('PUT', `/library/${made!.id}/share`, {}, as);
  const shared = new URL(share.body.data.url).pathname;
  secrets.push(PROMPT, shared.split('/').at(-1)!);
  await fetch(server.url + shared);
  await server.call('GET', `/shared/${shared.split('/').at(-1)}`);

  // A payment that arrives, and messages with a wrong token; an engine's address with a secret in it.
  const topup = await server.call<{ data: Topup }>(
    'POST',
    '/credits/topup/virtual-account',
    { credit_amount: 100, channel: 'BCA_VIRTUAL_ACCOUNT' },
    as,
  );
  expect(topup.status).toBe(201);
  await server.call('POST', '/webhooks/xendit', { event: 'x' }, { 'x-callback-token': 'token-palsu-27182' });
  await server.call('POST', '/webhooks/modelark/rahasia-mesin-1618', {});
  await fetch(`${server.url}/metrics`, { headers: bearer(METRICS_TOKEN) });
  await server.call('POST', '/vouchers/redeem', { code: 'VOUCHER-5772' }, as);
  secrets.push('token-palsu-27182', 'rahasia-mesin-1618', 'VOUCHER-5772');

  const lines = logged.trim().split('\n');
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  // Only as separate words: many ids contain six digits in a row.
  expect([code, resetCode].filter((digits) => new RegExp(`(?<![\\w.-])${digits}(?![\\w-])`).test(logged))).toEqual([]);
  expect(lines.filter((line) => line.includes('@'))).toEqual([]);
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requests = parsed.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(20);
  expect(requests.every(({ request }) => typeof request === 'string')).toBe(true);
  expect(requests.find(({ path }) => path === '/api-lens/images/text-to-image')).toMatchObject({ account });
  expect(parsed.find(({ queue }) => queue === 'advance-task')).toMatchObject({ job: { taskId: broken!.id } });
});

it('names the database’s error code of a failed job, and not the value that it did not take', async () => {
  const { database, jobs } = server.services;
  const push = { subscriptionId: 'kunci-rahasia-88', topic: 'test', reference: '' } as const;
  await jobs.enqueue(database, sendPushQueue, push);
  const failure = () => {
    const lines = logged
      .split('\n')
      .filter((line) => line.includes('a job failed') && line.includes('kunci-rahasia-88'));
    return lines[0] && (JSON.parse(lines[0]) as { error: unknown });
  };
  await waitUntil('the job fails', () => Promise.resolve(failure() !== undefined && failure() !== ''));
  const { error } = failure() as { error: unknown };
  expect(error).toMatchObject({ cause: { code: '22P02' } });
  expect(JSON.stringify(error)).not.toContain('kunci-rahasia-88');
  const kept = async () =>
    (
      await database.$client.query("select output::text from pgboss.job where data->>'subscriptionId' = $1", [
        push.subscriptionId,
      ])
    ).rows as { output: string | null }[];
  await waitUntil('its output is kept', async () => (await kept()).some(({ output }) => output !== null));
  const [{ output }] = (await kept()) as [{ output: string }];
  expect(output).toContain('(22P02)');
  expect(output).not.toContain('kunci-rahasia-88');
});

it('is no error when a sender is gone in the middle of its body', async () => {
  const { hostname, port } = new URL(server.url);
  const before = logged.length;
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${API_BASE}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"email":`,
    () => socket.destroy(),
  );
  const lines = () =>
    logged
      .slice(before)
      .split('\n')
      .filter((line) => line.includes(`"${API_BASE}/auth/login"`))
      .map((line) => JSON.parse(line) as { status: number });
  await waitUntil('the request has been logged', async () => lines().length > 0);
  expect(lines().map(({ status }) => status)).toEqual([400]);
  expect(logged.slice(before)).not.toContain('"level":50');
});
