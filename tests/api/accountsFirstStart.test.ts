/**
 * The first start of a trial makes an admin and a demo creator, and hands out each password once; a production has
 * neither a demo account nor a common admin password. Processes that start together do it once, the secret included,
 * and what has expired is pruned, but nothing that is still needed.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureFirstAccounts } from '../../server/accounts/ensureFirstAccounts.ts';
import { markVerified } from '../../server/accounts/markVerified.ts';
import { pruneAccounts } from '../../server/accounts/pruneAccounts.ts';
import { emailCodes, refreshTokens, sessions, users } from '../../server/accounts/tables.ts';
import { pruneRateLimits } from '../../server/platform/http/rateLimit.ts';
import { rateLimits } from '../../server/platform/http/rateLimitTables.ts';
import { ConfigurationError } from '../../server/platform/config.ts';
import { deriveKey, openSecret } from '../../server/platform/secrets.ts';
import { newEmail, tokensOf } from '../support/accounts.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;

beforeEach(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
});
afterEach(() => server.close());

const ensure = (config: { admin: { email: string; password: string } | null; isProduction: boolean }) =>
  ensureFirstAccounts({
    database: server.services.database,
    config,
    clock,
    onVerified: server.services.accounts.onVerified,
  });
const trial = { admin: null, isProduction: false };

test('the first start makes an admin and a demo creator who can sign in, and no later one does', async () => {
  const first = await ensure(trial);
  expect(first.map(({ role, email }) => [role, email])).toEqual([
    ['admin', 'admin@kilas.local'],
    ['user', 'kreator@kilas.local'],
  ]);
  for (const { email, password, role } of first) {
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    const { access_token } = tokensOf(await server.call('POST', '/auth/login', { email, password }));
    const me = await server.call<{ data: unknown }>('GET', '/auth/me', undefined, {
      authorization: `Bearer ${access_token}`,
    });
    expect(me.body.data).toMatchObject({ role, is_email_verified: true });
  }
  expect(first[0]!.password).not.toBe(first[1]!.password);
  expect(await ensure(trial)).toEqual([]);
});

test('processes that start together make them once', async () => {
  const results = await Promise.all([ensure(trial), ensure(trial), ensure(trial)]);
  expect(results.map(({ length }) => length).toSorted()).toEqual([0, 0, 2]);
  expect(await server.services.database.select().from(users)).toHaveLength(2);
});

test('the configured admin wins, and its password is not repeated', async () => {
  const admin = { email: 'bos@kilas.example', password: 'beruang-madu-41' };
  const first = await ensure({ admin, isProduction: false });
  expect(first[0]).toEqual({ role: 'admin', email: admin.email, password: null });
  expect((await server.call('POST', '/auth/login', admin)).status).toBe(200);
});

test('production has no demo account, and refuses one left over from a trial', async () => {
  const production = { admin: { email: 'bos@kilas.example', password: 'beruang-madu-41' }, isProduction: true };
  expect((await ensure(production)).map(({ role }) => role)).toEqual(['admin']);
  await server.services.database.delete(users);
  await ensure(trial);
  await expect(ensure(production)).rejects.toThrow(ConfigurationError);
});

test('production refuses a common admin password', async () => {
  await expect(
    ensure({ admin: { email: 'bos@kilas.example', password: 'indonesia2026' }, isProduction: true }),
  ).rejects.toThrow(/ADMIN_PASSWORD/);
});

test('the secret is made once for all processes, and a configured one wins', async () => {
  const { database } = server.services;
  const opened = await Promise.all([1, 2, 3].map(() => openSecret({ database, clock, configured: null })));
  expect(new Set(opened.map((secret) => secret.toString('hex'))).size).toBe(1);
  expect(opened[0]).toHaveLength(32);
  const configured = await openSecret({ database, clock, configured: 'y'.repeat(40) });
  expect(deriveKey(configured, 'a')).not.toEqual(deriveKey(opened[0]!, 'a'));
  expect(deriveKey(configured, 'a')).not.toEqual(deriveKey(configured, 'b'));
});

test('the rest of the product is notified once of a verified address, however many requests race', async () => {
  const { database } = server.services;
  const account = await server.signUp();
  await database.update(users).set({ emailVerifiedAt: null });
  const heard: string[] = [];
  const onVerified = async (_transaction: unknown, { userId }: { userId: string }) => void heard.push(userId);
  const verify = () =>
    database.transaction((transaction) => markVerified(transaction, { clock, userId: account.id, onVerified }));
  await Promise.all([verify(), verify(), verify()]);
  await verify();
  expect(heard).toEqual([account.id]);
});

test('expired rows are removed, and nothing that is still needed', async () => {
  const { database } = server.services;
  const old = await server.signUp();
  await server.call('POST', '/auth/forgot-password', { email: newEmail() });
  clock.advance(20 * 24 * 3600);
  const recent = await server.signUp();
  clock.advance(11 * 24 * 3600);
  await server.call('POST', '/auth/forgot-password', { email: old.email });
  await pruneAccounts({ database, clock });
  await pruneRateLimits({ database, clock });
  expect((await database.select().from(rateLimits)).map(({ kind }) => kind).toSorted()).toEqual([
    'mail-email',
    'mail-email-ip',
    'mail-ip',
  ]);
  expect((await database.select().from(sessions)).map(({ userId }) => userId)).toEqual([recent.id]);
  expect(await database.select().from(refreshTokens)).toHaveLength(1);
  expect((await database.select().from(emailCodes)).map(({ email }) => email)).toEqual([old.email]);
  expect(
    tokensOf(await server.call('POST', '/auth/refresh', { refresh_token: recent.tokens.refresh_token })),
  ).toBeTruthy();
});
