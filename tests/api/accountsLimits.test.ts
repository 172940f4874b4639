/**
 * Wrong passwords, guessed codes, sign-ups and mails are limited by account and by place, so that a stranger cannot
 * lock out an owner who has signed in from their own place before.
 */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  newEmail,
  PASSWORD,
  register,
  registerVerified,
  registration,
  tokensOf,
  wrongCode,
} from '../support/accounts.ts';
import { rateLimits } from '../../server/platform/http/rateLimitTables.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let mail: MailServer;
let clock: TestClock;
let callers = 0;

beforeAll(async () => {
  mail = await startMailServer();
  clock = createTestClock();
  server = await createTestServer({
    clock,
    // As in production, behind a proxy that names the caller: the limits by IP are the real ones.
    env: {
      KILAS_ENV: 'production',
      PUBLIC_URL: 'https://kilas.example',
      KILAS_SECRET: '7f3a9c1e5b2d8064'.repeat(3),
      TRUST_PROXY: 'yes',
      SMTP_URL: mail.url,
      ADMIN_EMAIL: 'admin@kilas.example',
      ADMIN_PASSWORD: 'beruang-madu-41',
      XENDIT_SECRET_KEY: 'xnd_production_contoh',
      XENDIT_WEBHOOK_TOKEN: 'token-contoh',
      XENDIT_URL: 'http://127.0.0.1:9',
    },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** A caller at an address of its own. */
function from(ip = `203.0.113.${(callers += 1)}`) {
  return { 'x-forwarded-for': ip };
}

const counts = (kind: string) => server.services.database.select().from(rateLimits).where(eq(rateLimits.kind, kind));

function fill(kind: string, subject: string, hits: number) {
  const { database } = server.services;
  const mine = and(eq(rateLimits.kind, kind), eq(rateLimits.subject, subject));
  return database.update(rateLimits).set({ hits }).where(mine);
}

test('ten wrong passwords lock an account for a quarter of an hour, but only for the place they came from', async () => {
  const { email } = await registerVerified(server, mail);
  const stranger = from();
  const login = (caller: Record<string, string>, password = PASSWORD) =>
    server.call('POST', '/auth/login', { email, password }, caller);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(
      (await login({ 'x-forwarded-for': `${stranger['x-forwarded-for']}:${40_000 + attempt}` }, 'salah')).status,
    ).toBe(401);
  }
  const refused = await login(stranger);
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    429,
    'rate_limited',
    'Rate limit exceeded',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBe(900);
  expect((await login(from())).status).toBe(200);
  clock.advance(890);
  expect((await login(stranger)).headers.get('retry-after')).toBe('10');
  clock.advance(10);
  expect((await login(stranger)).status).toBe(200);
});

test('an unknown address is locked in the same way', async () => {
  const email = newEmail();
  const caller = from();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await server.call('POST', '/auth/login', { email, password: PASSWORD }, caller)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('owners get in where they have signed in before, whatever others try from there or elsewhere', async () => {
  const { email } = await registerVerified(server, mail);
  const school = from();
  expect((await server.call('POST', '/auth/login', { email, password: PASSWORD }, school)).status).toBe(200);
  for (let attempt = 0; attempt < 50; attempt += 1)
    await server.call('POST', '/auth/login', { email: newEmail(), password: PASSWORD }, school);
  const pupil = await server.call('POST', '/auth/login', { email: newEmail(), password: PASSWORD }, school);
  expect(pupil.status).toBe(429);
  const everywhere = { kind: 'login-email', subject: email, windowStartedAt: clock.now(), hits: 500 };
  await server.services.database.insert(rateLimits).values(everywhere).onConflictDoNothing();
  expect((await server.call('POST', '/auth/login', { email, password: PASSWORD }, from())).status).toBe(429);
  expect((await server.call('POST', '/auth/login', { email, password: PASSWORD }, school)).status).toBe(200);
});

test('fifty wrong passwords from one place lock it out, for IPv6 its whole network', async () => {
  const network = `2001:db8:${(callers += 1).toString(16)}:1`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    expect(
      (
        await server.call(
          'POST',
          '/auth/login',
          { email: newEmail(), password: PASSWORD },
          from(`${network}::${attempt + 1}`),
        )
      ).status,
    ).toBe(401);
  }
  expect(
    (await server.call('POST', '/auth/login', { email: newEmail(), password: PASSWORD }, from(`${network}:ffff::1`)))
      .status,
  ).toBe(429);
  expect((await server.call('POST', '/auth/login', { email: newEmail(), password: PASSWORD }, from())).status).toBe(
    401,
  );
});

test('successful sign-ins are not counted, not even twenty at once', async () => {
  const { email } = await registerVerified(server, mail);
  const home = from();
  const login = () => server.call('POST', '/auth/login', { email, password: PASSWORD }, home);
  const answers = await Promise.all(Array.from({ length: 20 }, login));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect((await login()).status).toBe(200);
});

test('simultaneous guesses are all counted, and those behind the tenth are not even compared', async () => {
  const { email } = await registerVerified(server, mail);
  const caller = from();
  const guess = (password: string) => server.call('POST', '/auth/login', { email, password }, caller);
  const wrong = Array.from({ length: 25 }, () => guess('salah-lagi-ya'));
  const answers = await Promise.all(wrong);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await guess(PASSWORD)).status).toBe(429);
});

test('one place can create twenty accounts an hour', async () => {
  const home = from();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1)
    statuses.push(
      (
        await server.call(
          'POST',
          '/auth/register',
          registration({ password: '12345678', confirm_password: '12345678' }),
          home,
        )
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
});

test('asking for new codes does not allow more guesses', async () => {
  const { email, code } = await register(server, mail);
  const seen: unknown[] = [];
  for (let attempt = 0; attempt < 25; attempt += 1) {
    if (attempt % 5 === 0 && attempt > 0) {
      clock.advance(61);
      await server.call('POST', '/auth/resend-verification', { email }, from());
    }
    seen.push(
      (await server.call('POST', '/auth/verify-email', { email, otp_code: wrongCode(code) }, from())).body.code,
    );
  }
  expect(seen.slice(20)).toEqual(Array<string>(5).fill('rate_limited'));
});

test('one mailbox gets ten messages a day at most from one place, whether or not it has an account', async () => {
  for (const email of [newEmail(), (await registerVerified(server, mail)).email]) {
    const stranger = from();
    const ask = (caller: Record<string, string>) => server.call('POST', '/auth/forgot-password', { email }, caller);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      clock.advance(61);
      statuses.push((await ask(stranger)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await ask(from())).status).toBe(200);
  }
});

test('one session is refreshed 120 times in a quarter of an hour at most, and none is lost by asking more', async () => {
  const account = await server.signUp();
  const refresh = (token: string) => server.call('POST', '/auth/refresh', { refresh_token: token }, from());
  const first = await refresh(account.tokens.refresh_token);
  const { subject } = (await counts('refresh-session')).at(-1)!;
  await fill('refresh-session', subject, 119);
  const last = tokensOf(await refresh(tokensOf(first).refresh_token));
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const refused = await refresh(last.refresh_token);
    expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      'rate_limited',
      900,
    ]);
  }
  clock.advance(901);
  expect((await refresh(last.refresh_token)).status).toBe(200);
});

test('made-up refresh tokens are limited for their address, where tokens that work go on working', async () => {
  const account = await server.signUp();
  const caller = from();
  const refresh = (token: string) => server.call('POST', '/auth/refresh', { refresh_token: token }, caller);
  const { refresh_token: good } = tokensOf(await refresh(account.tokens.refresh_token));
  expect((await counts('refresh-ip')).map(({ subject }) => subject)).not.toContain(caller['x-forwarded-for']);
  expect((await refresh('made-up')).status).toBe(401);
  await fill('refresh-ip', caller['x-forwarded-for'], 299);
  expect([(await refresh('made-up')).status, (await refresh('made-up')).status]).toEqual([401, 429]);
  expect((await refresh(good)).status).toBe(200);
});
