/**
 * An access token lasts fifteen minutes. A refresh token gives the same successor until that one is used; reuse after
 * that ends the session. Signing out, here, everywhere or of one device, holds at once, and a failed sign-in does not
 * tell whether the address has an account.
 */
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Device } from '../../contract/accounts.ts';
import { endAllSessions } from '../../server/accounts/endSessions.ts';
import { refreshTokens, sessions, signInLog, users } from '../../server/accounts/tables.ts';
import { createTokens } from '../../server/accounts/tokens.ts';
import type { Signal } from '../../server/platform/events/liveEvents.ts';
import { deriveKey } from '../../server/platform/secrets.ts';
import { bearer, newEmail, PASSWORD, registerVerified, signIn, tokensOf } from '../support/accounts.ts';
import { createMailedServer } from '../support/mailedServer.ts';
import type { MailServer } from '../support/mailServer.ts';
import type { TestClock } from '../support/testClock.ts';
import type { TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let mail: MailServer;
let clock: TestClock;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, mail, clock, close } = await createMailedServer());
});
afterAll(() => close());

const me = (accessToken: string) => server.call('GET', '/auth/me', undefined, bearer(accessToken));
const refresh = (refreshToken: string) => server.call('POST', '/auth/refresh', { refresh_token: refreshToken });

describe('an access token', () => {
  test('lasts fifteen minutes', async () => {
    const account = await server.signUp();
    clock.advance(899);
    expect((await me(account.tokens.access_token)).status).toBe(200);
    clock.advance(10);
    const late = await me(account.tokens.access_token);
    expect([late.status, late.body.code, late.body.detail]).toEqual([
      401,
      'unauthorized',
      'Unauthorized - please login again',
    ]);
    expect(late.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('is accepted from a server whose clock is a little ahead, but not long after it expired', async () => {
    const account = await server.signUp();
    const [session] = await server.services.database.select().from(sessions).where(eq(sessions.userId, account.id));
    const claims = { userId: account.id, sessionId: session!.id };
    const at = (seconds: number) =>
      createTokens({
        secret: server.services.accounts.secret,
        clock: { now: () => new Date(clock.now().getTime() + seconds * 1000) },
      });
    expect((await me(await at(120).signAccess(claims))).status).toBe(200);
    expect((await me(await at(-903).signAccess(claims))).status).toBe(200);
    expect((await me(await at(-910).signAccess(claims))).status).toBe(401);
  });

  test('is refused when changed, unsigned, signed by another key or for another purpose', async () => {
    const account = await server.signUp();
    const token = account.tokens.access_token;
    const [header, payload, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = (key: Uint8Array, typ = 'at+jwt') =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
    const ownKey = deriveKey(server.services.accounts.secret, 'access-token');
    const forgeries = [
      `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      await sign(new Uint8Array(32)),
      await sign(deriveKey(server.services.accounts.secret, 'refresh-token')),
      await sign(ownKey, 'JWT'),
      account.tokens.refresh_token,
      'x',
      'a.b.c',
      `${token}x`,
    ];
    for (const forged of forgeries) expect((await me(forged)).status).toBe(401);
    expect((await me(token)).status).toBe(200);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic eDp5', 'bearer a b'])('is needed: %j', async (authorization) => {
    const answer = await server.call('GET', '/auth/me', undefined, authorization ? { authorization } : {});
    expect(answer.status).toBe(401);
  });
});

describe('refreshing', () => {
  test('rotates both tokens', async () => {
    const account = await server.signUp();
    const next = tokensOf(await refresh(account.tokens.refresh_token));
    expect(next.refresh_token).not.toBe(account.tokens.refresh_token);
    expect(next.access_token).not.toBe(account.tokens.access_token);
    expect((await me(next.access_token)).status).toBe(200);
    expect(tokensOf(await refresh(next.refresh_token)).expires_in).toBe(900);
  });

  test('gives ten simultaneous requests one successor', async () => {
    const account = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(account.tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh_token)).size).toBe(1);
    const [session] = await server.services.database.select().from(sessions).where(eq(sessions.userId, account.id));
    const kept = await server.services.database
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.sessionId, session!.id));
    expect(kept.filter(({ usedAt }) => usedAt === null)).toHaveLength(1);
  });

  test('gives the same successor until that is used, even a week later: the answer may have been lost', async () => {
    const account = await server.signUp();
    const first = tokensOf(await refresh(account.tokens.refresh_token));
    for (const wait of [31, 3600, 7 * 24 * 3600]) {
      clock.advance(wait);
      expect(tokensOf(await refresh(account.tokens.refresh_token)).refresh_token).toBe(first.refresh_token);
    }
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  test('ends the whole session when a token comes back after its successor was used', async () => {
    const account = await server.signUp();
    const other = await server.signUp();
    const lost = tokensOf(await refresh(account.tokens.refresh_token));
    const next = tokensOf(await refresh(lost.refresh_token));
    const signals: Signal[] = [];
    const stop = server.services.live.subscribe(account.id, {
      receive: (signal) => void signals.push(signal),
      end: () => {},
    });
    const reused = await refresh(account.tokens.refresh_token);
    expect([reused.status, reused.body.code, reused.body.detail]).toEqual([401, 'session_expired', 'Session Expired']);
    expect((await refresh(next.refresh_token)).status).toBe(401);
    expect((await me(next.access_token)).status).toBe(401);
    expect((await me(other.tokens.access_token)).status).toBe(200);
    await waitUntil('the open pages are told', () => signals.some(({ type }) => type === 'session-ended'));
    stop();
    const log = await server.services.database.select().from(signInLog).where(eq(signInLog.userId, account.id));
    expect(log.map(({ event }) => event)).toContain('refresh-token-reused');
  });

  test('stops working after thirty days without a refresh', async () => {
    const account = await server.signUp();
    clock.advance(29 * 24 * 3600);
    const next = tokensOf(await refresh(account.tokens.refresh_token));
    clock.advance(29 * 24 * 3600);
    const last = tokensOf(await refresh(next.refresh_token));
    clock.advance(30 * 24 * 3600 - 1);
    const held = tokensOf(await refresh(last.refresh_token));
    clock.advance(30 * 24 * 3600 + 1);
    expect((await refresh(held.refresh_token)).status).toBe(401);
  });

  test('refuses what is not a refresh token and leaves the session alone', async () => {
    const account = await server.signUp();
    for (const token of ['', 'x', account.tokens.access_token, account.tokens.refresh_token.slice(1), "' or true --"]) {
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await refresh('a'.repeat(501))).status).toBe(422);
    expect((await me(account.tokens.access_token)).status).toBe(200);
    tokensOf(await refresh(account.tokens.refresh_token));
  });

  test('keeps no token in the database', async () => {
    const account = await server.signUp();
    const next = tokensOf(await refresh(account.tokens.refresh_token));
    const kept = JSON.stringify(await server.services.database.select().from(refreshTokens));
    expect(kept).not.toContain(account.tokens.refresh_token);
    expect(kept).not.toContain(next.refresh_token);
  });
});

describe('signing in', () => {
  test('says the same about a wrong password, an unknown address and an account without password', async () => {
    const { email } = await registerVerified(server, mail);
    const { email: withoutPassword } = await server.signUp();
    const answers = await Promise.all(
      [
        [email, 'bukan-sandinya'],
        [newEmail(), PASSWORD],
        [withoutPassword, PASSWORD],
      ].map(([address, password]) => server.call('POST', '/auth/login', { email: address, password })),
    );
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.body).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid email or password.',
      detail: 'Invalid email or password.',
    });
    for (const answer of answers.slice(1)) expect(answer.body).toEqual(answers[0]!.body);
  });

  test('is written to the log with device and address, tries of strangers included', async () => {
    const { email } = await registerVerified(server, mail);
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    await server.call('POST', '/auth/login', { email, password: 'bukan-sandinya' }, { 'user-agent': userAgent });
    await server.call('POST', '/auth/login', { email, password: PASSWORD }, { 'user-agent': userAgent });
    const [user] = await server.services.database.select().from(users).where(eq(users.email, email));
    const log = await server.services.database
      .select()
      .from(signInLog)
      .where(eq(signInLog.userId, user!.id))
      .orderBy(signInLog.id);
    expect(log.map(({ event }) => event).slice(-2)).toEqual(['sign-in-failed', 'signed-in']);
    expect(log.at(-1)).toMatchObject({ device: 'Chrome · Android', ip: expect.stringContaining('127.0.0.1') });
  });
});

describe('signing out', () => {
  test('ends this session at once and no other', async () => {
    const { email, tokens } = await registerVerified(server, mail);
    const other = await signIn(server, email);
    expect((await server.call('POST', '/auth/logout', undefined, bearer(tokens.access_token))).status).toBe(204);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(401);
    expect((await me(other.access_token)).status).toBe(200);
  });

  test.each([
    ['here', 'POST', '/auth/logout'],
    ['everywhere', 'POST', '/auth/logout-everywhere'],
    ['for good', 'DELETE', '/me'],
  ] as const)('%s empties the browser’s cache of the account’s pictures', async (_, method, path) => {
    const { email, tokens } = await registerVerified(server, mail);
    const leave = (password: string) =>
      server.call(
        method,
        path,
        method === 'DELETE' ? { confirm_email: email, password } : undefined,
        bearer(tokens.access_token),
      );
    if (method === 'DELETE') expect((await leave('bukan-sandinya')).headers.get('clear-site-data')).toBeNull();
    expect((await leave(PASSWORD)).headers.get('clear-site-data')).toBe('"cache"');
  });

  test('everywhere ends them all, notifies open pages, and lets one sign in again', async () => {
    const { email, tokens } = await registerVerified(server, mail);
    const other = await signIn(server, email);
    const [user] = await server.services.database.select().from(users).where(eq(users.email, email));
    const signals: Signal[] = [];
    const stop = server.services.live.subscribe(user!.id, {
      receive: (signal) => void signals.push(signal),
      end: () => {},
    });
    expect((await server.call('POST', '/auth/logout-everywhere', undefined, bearer(tokens.access_token))).status).toBe(
      204,
    );
    for (const { access_token, refresh_token } of [tokens, other]) {
      expect((await me(access_token)).status).toBe(401);
      expect((await refresh(refresh_token)).status).toBe(401);
    }
    await waitUntil('the open pages are told', () => signals.length > 0);
    stop();
    expect(signals).toEqual([{ type: 'session-ended', userId: user!.id, sessionId: null }]);
    expect((await me((await signIn(server, email)).access_token)).status).toBe(200);
  });

  test('of one device works from the list, and only for one’s own devices', async () => {
    const { email, tokens } = await registerVerified(server, mail);
    const stranger = await server.signUp();
    const phone = tokensOf(
      await server.call(
        'POST',
        '/auth/login',
        { email, password: PASSWORD },
        {
          'user-agent':
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
        },
      ),
    );
    const list = await server.call<{ data: Device[] }>('GET', '/me/devices', undefined, bearer(tokens.access_token));
    const devices = list.body.data;
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = devices.find(({ is_current }) => !is_current)!;
    expect(other.name).toBe('Safari · iOS');
    expect((await stranger.call('DELETE', `/me/devices/${other.id}`)).status).toBe(404);
    expect((await me(phone.access_token)).status).toBe(200);
    expect(
      (await server.call('DELETE', `/me/devices/${other.id}`, undefined, bearer(tokens.access_token))).status,
    ).toBe(204);
    expect((await me(phone.access_token)).status).toBe(401);
    expect(
      (await server.call('DELETE', `/me/devices/${other.id}`, undefined, bearer(tokens.access_token))).status,
    ).toBe(404);
    expect(
      (await server.call('DELETE', '/me/devices/not-an-id', undefined, bearer(tokens.access_token))).status,
    ).toBeLessThan(500);
  });
});

describe('a deactivated account', () => {
  test('is out at once and cannot come back', async () => {
    const { email, tokens } = await registerVerified(server, mail);
    const [user] = await server.services.database
      .update(users)
      .set({ status: 'deactivated' })
      .where(eq(users.email, email))
      .returning();
    const during = await me(tokens.access_token);
    expect([during.status, during.body.code]).toEqual([403, 'account_deactivated']);
    await endAllSessions(server.services.database, { clock, userId: user!.id, reason: 'deactivated' });
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).body.code).toBe('account_deactivated');
    expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).body.code).toBe(
      'account_deactivated',
    );
    expect((await server.call('POST', '/auth/login', { email, password: 'bukan-sandinya' })).body.code).toBe(
      'invalid_credentials',
    );
  });
});
