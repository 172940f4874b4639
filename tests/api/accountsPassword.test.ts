/**
 * A reset code works once, for ten minutes and five tries, and only for its own purpose. A new password ends every
 * session and passkey and verifies the address; passwords are stored as argon2id.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errorBody.ts';
import { passkeys, users } from '../../server/accounts/tables.ts';
import {
  bearer,
  PASSWORD,
  readBalance,
  register,
  registerVerified,
  signIn,
  tokensOf,
  wrongCode,
} from '../support/accounts.ts';
import { createMailedServer } from '../support/mailedServer.ts';
import { codeIn, type MailServer } from '../support/mailServer.ts';
import type { TestClock } from '../support/testClock.ts';
import type { ApiAnswer, TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const NEW_PASSWORD = 'rusa-bawean-terbang-9';

let server: TestServer;
let mail: MailServer;
let clock: TestClock;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, mail, clock, close } = await createMailedServer());
});
afterAll(() => close());

const me = (accessToken: string) => server.call('GET', '/auth/me', undefined, bearer(accessToken));
const reset = (email: string, otp_code: string, new_password = NEW_PASSWORD) =>
  server.call('POST', '/auth/reset-password', { email, otp_code, new_password });

/** Asks for a reset code and reads it; the address has got one message before. */
async function resetCode(email: string): Promise<string> {
  expect((await server.call('POST', '/auth/forgot-password', { email })).status).toBe(200);
  return codeIn(await mail.waitForMail(email, 2));
}

test('a new password ends every session and begins one here', async () => {
  const { email, tokens } = await registerVerified(server, mail);
  const other = await signIn(server, email);
  const { database } = server.services;
  const [user] = await database.select().from(users).where(eq(users.email, email));
  const own = {
    id: user!.id,
    userId: user!.id,
    credentialId: email,
    publicKey: 'x',
    name: 'x',
    createdAt: clock.now(),
  };
  await database.insert(passkeys).values({ ...own, counter: 0, isSynced: false });
  const code = await resetCode(email);
  const message = await mail.waitForMail(email, 2);
  expect(message.text).toContain('passkey');
  expect(message.text).toContain(`${server.url}/auth/reset-password?email=${encodeURIComponent(email)}`);
  expect(message.text).not.toContain('token=');
  const answer = await reset(email, code);
  expect((await me(tokensOf(answer).access_token)).status).toBe(200);
  expect((await me(tokens.access_token)).status).toBe(401);
  expect((await me(other.access_token)).status).toBe(401);
  expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(401);
  expect(
    tokensOf(await server.call('POST', '/auth/login', { email, password: NEW_PASSWORD })).access_token,
  ).toBeTruthy();
  expect(await database.select().from(passkeys).where(eq(passkeys.userId, user!.id))).toEqual([]);
  const told = await mail.waitForMail(email, 3);
  expect(told.subject).toBe('Kata sandi Kilas-mu sudah diganti');
  expect(told.text).toContain('passkey');
});

test('a sign-in with the old password that is under way begins no session once there is a new one', async () => {
  const { email, tokens } = await registerVerified(server, mail);
  const { database } = server.services;
  const isIts = eq(users.email, email);
  let late: Promise<ApiAnswer<ErrorBody>> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.select().from(users).where(isIts).for('update');
    late = server.call('POST', '/auth/login', { email, password: PASSWORD });
    await waitUntil('the sign-in has compared the password', async () => {
      const { rows } = await database.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    await transaction.update(users).set({ passwordHash: 'another' }).where(isIts);
  });
  expect((await late)?.body.code).toBe('invalid_credentials');
  const devices = await server.call<{ data: unknown[] }>('GET', '/me/devices', undefined, bearer(tokens.access_token));
  expect(devices.body.data).toHaveLength(1);
});

test('a reset code works once, even when sent twice at once', async () => {
  const { email } = await registerVerified(server, mail);
  const code = await resetCode(email);
  const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
  expect((await reset(email, code)).body.code).toBe('code_invalid');
});

test('a reset code ends after ten minutes and after five tries', async () => {
  const late = await registerVerified(server, mail);
  const lateCode = await resetCode(late.email);
  clock.advance(600);
  expect((await reset(late.email, lateCode)).body.code).toBe('code_expired');

  const guessed = await registerVerified(server, mail);
  const code = await resetCode(guessed.email);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await reset(guessed.email, wrongCode(code))).status).toBe(422);
  expect((await reset(guessed.email, code)).body.code).toBe('code_exhausted');
  expect(tokensOf(await server.call('POST', '/auth/login', { email: guessed.email, password: PASSWORD }))).toBeTruthy();
});

test('a code works only for its own purpose', async () => {
  const { email, code } = await register(server, mail);
  expect((await reset(email, code)).body.code).toBe('code_invalid');
  const resetting = await resetCode(email);
  const verified = await server.call('POST', '/auth/verify-email', { email, otp_code: resetting });
  if (resetting !== code) expect(verified.body.code).toBe('code_invalid');
  expect((await reset(email, resetting)).status).toBe(200);
});

test('a common or short new password is refused without using up the code', async () => {
  const { email } = await registerVerified(server, mail);
  const code = await resetCode(email);
  for (const password of ['12345678', 'indonesia', 'pendek', email]) {
    const answer = await reset(email, code, password);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['new_password']]);
  }
  expect((await reset(email, code)).status).toBe(200);
  expect((await server.call('POST', '/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
});

test('setting a password by code verifies the address, once, with its coins', async () => {
  const { email } = await register(server, mail);
  expect((await reset(email, await resetCode(email))).status).toBe(200);
  const session = tokensOf(await server.call('POST', '/auth/login', { email, password: NEW_PASSWORD }));
  expect(await readBalance(server, session.access_token)).toBe(200);
});

test('an account without password can set one', async () => {
  const { email, code } = await register(server, mail);
  await server.call('POST', '/auth/verify-email', { email, otp_code: code });
  await server.services.database.update(users).set({ passwordHash: null }).where(eq(users.email, email));
  expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(401);
  expect((await reset(email, await resetCode(email))).status).toBe(200);
  expect((await server.call('POST', '/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200);
});

test('a deactivated account gets no code and no new password', async () => {
  const { email } = await registerVerified(server, mail);
  const code = await resetCode(email);
  await server.services.database.update(users).set({ status: 'deactivated' }).where(eq(users.email, email));
  expect((await reset(email, code)).body.code).toBe('account_deactivated');
});

test('passwords are kept as argon2id with 19 MiB and two passes', async () => {
  const { email } = await registerVerified(server, mail);
  const [user] = await server.services.database.select().from(users).where(eq(users.email, email));
  expect(user!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
