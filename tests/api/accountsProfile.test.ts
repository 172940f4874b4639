/**
 * People change their name and preferences and nothing else, export everything about themselves and nobody else, and
 * delete the account with address and password. Nothing personal is left; the last admin has to stay.
 */
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { identities, refreshTokens, sessions, signInLog, users } from '../../server/accounts/tables.ts';
import { bearer, newEmail, PASSWORD, register, registerVerified, signIn } from '../support/accounts.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  server = await createTestServer({ env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

/** A new account, and calls as it. */
async function newAccount(changes: Record<string, unknown> = {}) {
  const { email, tokens } = await registerVerified(server, mail, changes);
  const [user] = await server.services.database.select().from(users).where(eq(users.email, email));
  const call = (method: string, path: string, body?: unknown) =>
    server.call<Record<string, unknown>>(method, path, body, bearer(tokens.access_token));
  return { email, tokens, call, userId: user!.id };
}

describe('the profile', () => {
  test('changes its name by the rules of the sign-up form', async () => {
    const { call } = await newAccount();
    expect((await call('PATCH', '/me', { full_name: '  Dewi  ' })).body.data).toMatchObject({ full_name: 'Dewi' });
    for (const full_name of ['', '   ', 'x'.repeat(101), 7, null]) {
      const answer = await call('PATCH', '/me', { full_name });
      expect(answer.status).toBe(422);
    }
    expect((await call('GET', '/auth/me')).body.data).toMatchObject({ full_name: 'Dewi' });
  });

  test('cannot make itself an admin or change what is not offered', async () => {
    const { call, email } = await newAccount();
    await call('PATCH', '/me', {
      full_name: 'Dewi',
      role: 'admin',
      email: 'lain@contoh.id',
      status: 'active',
      id: crypto.randomUUID(),
    });
    await call('PUT', '/me/preferences', { language: 'en', role: 'admin' });
    expect((await call('GET', '/auth/me')).body.data).toMatchObject({ role: 'user', email });
  });

  test('is asked for together with the session, in one question, and is never an older one', async () => {
    const { call, userId } = await newAccount();
    await call('GET', '/auth/me');
    const asked = vi.spyOn(server.services.essentials.$client, 'query');
    try {
      await call('GET', '/auth/me');
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
    }
    for (const fullName of ['Dewi', 'Sari']) {
      await server.services.database.update(users).set({ fullName, language: 'en' }).where(eq(users.id, userId));
      const crowd = await Promise.all(Array.from({ length: 10 }, () => call('GET', '/auth/me')));
      for (const { body } of crowd)
        expect(body.data).toMatchObject({
          id: userId,
          full_name: fullName,
          language: 'en',
          has_password: true,
          has_google: false,
        });
    }
    await server.services.database
      .insert(identities)
      .values({ userId, provider: 'google', subject: userId, createdAt: new Date() });
    expect((await call('GET', '/auth/me')).body.data).toMatchObject({ has_google: true });
  });

  test('never shows a hash, a token or anything internal', async () => {
    const { call } = await newAccount();
    expect(Object.keys((await call('GET', '/auth/me')).body.data as object).toSorted()).toEqual([
      'created_at',
      'email',
      'full_name',
      'has_google',
      'has_password',
      'id',
      'is_email_verified',
      'language',
      'role',
    ]);
  });
});

describe('preferences', () => {
  test('start with the language of the sign-up form and change one by one', async () => {
    const { call } = await newAccount({ language: 'en' });
    expect((await call('GET', '/me/preferences')).body.data).toEqual({ language: 'en', notify_details: false });
    expect((await call('PUT', '/me/preferences', { notify_details: true })).body.data).toEqual({
      language: 'en',
      notify_details: true,
    });
    expect((await call('PUT', '/me/preferences', { language: 'id' })).body.data).toEqual({
      language: 'id',
      notify_details: true,
    });
    expect((await call('PUT', '/me/preferences', {})).body.data).toEqual({ language: 'id', notify_details: true });
    expect((await call('PUT', '/me/preferences', { language: 'fr' })).status).toBe(422);
  });
});

describe('the export', () => {
  test('is a file with everything about this account and nothing about others', async () => {
    const { call, email, tokens } = await newAccount({ full_name: 'Sari "Ekspor"' });
    const other = await newAccount();
    await signIn(server, email);
    const answer = await call('GET', '/me/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="kilas-\d{4}-\d\d-\d\d\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const content = answer.body as {
      account: unknown;
      preferences: unknown;
      devices: unknown[];
      sign_in_log: { event: string }[];
    };
    expect(content.account).toMatchObject({ email, full_name: 'Sari "Ekspor"' });
    expect(content.preferences).toBeDefined();
    expect(content.devices).toHaveLength(2);
    expect(content.sign_in_log.map(({ event }) => event)).toEqual(['signed-in', 'email-verified', 'registered']);
    const text = JSON.stringify(content);
    for (const secret of [other.email, 'argon2', tokens.refresh_token]) expect(text).not.toContain(secret);
  });
});

describe('deleting the account', () => {
  test('asks for the password and the address', async () => {
    const { call, email } = await newAccount();
    const field = async (body: unknown) =>
      Object.keys(((await call('DELETE', '/me', body)).body.fields ?? {}) as object);
    expect(await field({ confirm_email: newEmail(), password: PASSWORD })).toEqual(['confirm_email']);
    expect(await field({ confirm_email: email, password: 'bukan-sandinya' })).toEqual(['password']);
    expect(await field({ confirm_email: email })).toEqual(['password']);
    expect(await field({ password: PASSWORD })).toEqual(['confirm_email']);
    expect((await call('GET', '/auth/me')).status).toBe(200);
  });

  test('cannot be used to try passwords', async () => {
    const { call, email } = await newAccount();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await call('DELETE', '/me', { confirm_email: email, password: 'bukan-sandinya' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  test('leaves nothing personal, ends every session and frees the address', async () => {
    const { call, email, userId } = await newAccount({ full_name: 'Akan Hilang' });
    const other = await signIn(server, email);
    expect((await call('DELETE', '/me', { confirm_email: email.toUpperCase(), password: PASSWORD })).status).toBe(204);
    expect((await call('GET', '/auth/me')).status).toBe(401);
    expect((await server.call('POST', '/auth/refresh', { refresh_token: other.refresh_token })).status).toBe(401);
    expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(401);
    const { database } = server.services;
    const kept = JSON.stringify([
      await database.select().from(users).where(eq(users.id, userId)),
      await database.select().from(sessions).where(eq(sessions.userId, userId)),
      await database.select().from(signInLog).where(eq(signInLog.userId, userId)),
      await database.select().from(identities).where(eq(identities.userId, userId)),
      await database
        .select({ id: refreshTokens.sessionId })
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .where(eq(sessions.userId, userId)),
    ]);
    for (const personal of [email, 'Akan Hilang', '127.0.0.1', 'argon2']) expect(kept).not.toContain(personal);
    const { code } = await register(server, mail, { email: email.replace('@', '.baru@') });
    expect(code).toHaveLength(6);
    expect(
      (
        await server.call('POST', '/auth/register', {
          full_name: 'Baru',
          email,
          password: PASSWORD,
          confirm_password: PASSWORD,
        })
      ).status,
    ).toBe(201);
  });

  test('is refused to the last admin', async () => {
    const first = await newAccount();
    await server.services.database.update(users).set({ role: 'admin' }).where(eq(users.id, first.userId));
    const alone = await first.call('DELETE', '/me', { confirm_email: first.email, password: PASSWORD });
    expect([alone.status, alone.body.code]).toEqual([409, 'last_admin']);
    const admins = [first, await newAccount(), await newAccount(), await newAccount(), await newAccount()];
    await server.services.database
      .update(users)
      .set({ role: 'admin' })
      .where(
        inArray(
          users.id,
          admins.map(({ userId }) => userId),
        ),
      );
    // Without passwords to check, the calls all arrive together.
    await server.services.database.update(users).set({ passwordHash: null });
    const answers = await Promise.all(admins.map(({ call, email }) => call('DELETE', '/me', { confirm_email: email })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 204, 409]);
  });
});
