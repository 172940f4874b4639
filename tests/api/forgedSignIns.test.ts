/**
 * Thousands of repeats and forgeries of whatever signs in or is sent to one's own browser: refresh tokens, codes and
 * links by mail, answers of Google, subscriptions. What is expected of them is in replaysAndForgeries.test.ts.
 * `FORGERIES_SEED` repeats a run.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { CODE_MAX_TRIES } from '../../contract/limits.ts';
import { digitsOf, linkTokenOf } from '../../server/accounts/emailCode.ts';
import { emailCodes, sessions, users } from '../../server/accounts/tables.ts';
import { pushSubscriptions } from '../../server/notices/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { bearer, wrongCode } from '../support/accounts.ts';
import { bitFlipsOf, forgeriesOf, isSameSecret, shuffled } from '../support/forgeries.ts';
import { countOf, createForgeryRun, SEED, times } from '../support/forgeryRun.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../support/openIdProvider.ts';
import { type PushReceiver, startPushReceiver } from '../support/pushReceiver.ts';
import { createBrowser } from '../support/scriptedBrowser.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const LEAST_SENT = 1000;

let server: TestServer;
let provider: OpenIdProvider;
let receiver: PushReceiver;
let clock: TestClock;
const { random, balances, sendAll, expectRefused, expectSettled } = createForgeryRun(() => server);

beforeAll(async () => {
  receiver = await startPushReceiver();
  provider = await startOpenIdProvider({ redirectUri: () => `${server.url}${API_BASE}/auth/google/callback` });
  clock = createTestClock();
  server = await createTestServer({
    clock,
    isWorking: false,
    env: {
      PUSH_ORIGINS: receiver.origin,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([provider.close(), receiver.close()]);
});

describe(`thousands of repeats and forgeries (seed ${SEED})`, () => {
  it('lead to one successor as refresh tokens, and to no session where they are forged or stolen', async () => {
    const account = await server.signUp();
    balances.set(account.id, 1000);
    const refresh = (token: string) =>
      server.call<{ access_token: string; refresh_token: string }>('POST', '/auth/refresh', { refresh_token: token });
    const { refresh_token: first, access_token: access } = account.tokens;
    await expectRefused([...forgeriesOf(first, { count: 250, random }), access], refresh);
    const answers = await sendAll(
      times(60).map(() => first),
      refresh,
    );
    expect(countOf(answers, 200)).toBe(60);
    const [next, ...more] = new Set(answers.map(({ body }) => body.refresh_token));
    expect(more).toEqual([]);
    // Once the successor was used, the first is a stolen one: the session ends.
    const latest = (await refresh(next!)).body;
    const stolen = await sendAll(
      times(30).map(() => first),
      refresh,
    );
    expect(countOf(stolen, 401)).toBe(30);
    expect((await refresh(latest.refresh_token)).status).toBe(401);
    expect((await server.call('GET', '/auth/me', undefined, bearer(latest.access_token))).status).toBe(401);
  });

  it('stop as guesses of a code by mail, which counts once, for its mailbox, in its time', async () => {
    const { database, accounts } = server.services;
    const codeOf = async (email: string) => {
      const [row] = await database.select().from(emailCodes).where(eq(emailCodes.email, email));
      return { digits: digitsOf(row!.id, accounts.secret), link: linkTokenOf(row!.id, accounts.secret), ...row! };
    };
    const newPassword = 'sepeda-biru-di-kebun-7';
    const reset = (email: string, code: string) =>
      server.call('POST', '/auth/reset-password', { email, otp_code: code, new_password: newPassword });
    const hashOf = async (email: string) =>
      (await database.select({ hash: users.passwordHash }).from(users).where(eq(users.email, email)))[0]!.hash;
    const people: TestAccount[] = [];
    for (const _ of times(8)) people.push(await server.signUp());
    for (const { id, email } of people) {
      balances.set(id, 1000);
      expect((await server.call('POST', '/auth/forgot-password', { email })).status).toBe(200);
    }
    const [neighbour, late, ...guessed] = people as [TestAccount, TestAccount, ...TestAccount[]];
    const { digits: neighbours } = await codeOf(neighbour.email);
    for (const { email } of guessed) {
      const { digits } = await codeOf(email);
      const wrong = [neighbours, ...times(29).map(() => String(random.below(1e6)).padStart(6, '0'))];
      const guesses = wrong.map((each) => (each === digits ? wrongCode(digits) : each));
      const answers = await sendAll(guesses, (guess) => reset(email, guess));
      const codes = answers.map(({ body }) => body.code);
      expect(new Set(codes)).toEqual(new Set(['code_invalid', 'code_exhausted', 'rate_limited']));
      expect(codes.filter((each) => each === 'code_invalid').length).toBe(CODE_MAX_TRIES - 1);
      // Too late even for the right one.
      expect([(await reset(email, digits)).status, (await codeOf(email)).tries]).toEqual([429, CODE_MAX_TRIES]);
      expect(await hashOf(email)).toBeNull();
    }

    // Registered and not verified: the same code again and again.
    const email = `baru-${SEED}@contoh.id`;
    const id = newId(clock.now());
    await database.insert(users).values({ id, email, fullName: 'Orang Baru', createdAt: clock.now() });
    await server.call('POST', '/auth/resend-verification', { email });
    const { digits, link } = await codeOf(email);
    await expectRefused(
      forgeriesOf(link, { count: 150, random }).filter((each) => !isSameSecret(each, link)),
      (token) => server.call('POST', '/auth/verify-email/link', { token }),
    );
    const verified = await sendAll(times(40), (place) =>
      place % 4 === 0
        ? server.call('POST', '/auth/verify-email', { email, otp_code: digits })
        : server.call('POST', '/auth/verify-email/link', { token: link }),
    );
    expect([countOf(verified, 200), verified.filter(({ status }) => status >= 500)]).toEqual([1, []]);
    balances.set(id, 200);

    const { digits: old } = await codeOf(late.email);
    clock.advance(24 * 3600);
    expect((await reset(late.email, old)).body.code).toBe('code_expired');
    expect(await hashOf(late.email)).toBeNull();
  });

  it('sign in once as answers of Google, in the browser that has asked for them', async () => {
    const { database } = server.services;
    const isCallback = (url: URL) => url.pathname === `${API_BASE}/auth/google/callback`;
    const account = { sub: 'g-1', email: `google-${SEED}@contoh.id`, email_verified: true, name: 'Gita' };
    provider.accounts.set(account.sub, account);
    const begin = async () => {
      const start = await fetch(`${server.url}${API_BASE}/auth/google`, { redirect: 'manual' });
      const cookie = start.headers.getSetCookie()[0]!.split(';')[0]!.split('=')[1]!;
      return { cookie, address: start.headers.get('location')! };
    };
    const mine = await begin();
    const strangers = await begin();
    const browser = createBrowser({ stopAt: isCallback });
    const actionOf = ({ url, html }: { url: URL; html: string }) =>
      new URL(/<form[^>]*action="([^"]+)"/.exec(html)![1]!, url).href;
    const login = await browser.open(mine.address);
    const form = { prompt: 'login', login: account.sub, password: 'x' };
    const consent = await browser.open(actionOf(login), { method: 'POST', form });
    const { url } = await browser.open(actionOf(consent), { method: 'POST', form: { prompt: 'consent' } });
    const { code, state, ...rest } = Object.fromEntries(url.searchParams) as { code: string; state: string };
    /** People open this address themselves, so every answer leads back into the app; where to tells what came of it. */
    const finish = async ({ cookie = mine.cookie, ...changes }: { cookie?: string; code?: string; state?: string }) => {
      const address = `${url.origin}${url.pathname}?${new URLSearchParams({ ...rest, code, state, ...changes })}`;
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: `kilas-google=${cookie}` } });
      const to = new URL(answer.headers.get('location')!, server.url).searchParams;
      return { status: to.get('error') === 'google_failed' ? 400 : answer.status, token: to.get('token') };
    };
    const [, ...parts] = mine.cookie.split('.');
    await expectRefused(
      [
        ...forgeriesOf(mine.cookie, { count: 150, random })
          .filter((each) => !isSameSecret(each, mine.cookie))
          .map((cookie) => ({ cookie })),
        ...forgeriesOf(state, { count: 100, random }).map((each) => ({ state: each })),
        ...forgeriesOf(code, { count: 30, random }).map((each) => ({ code: each })),
        { cookie: strangers.cookie },
        { cookie: [strangers.cookie.split('.')[0], ...parts].toReversed().join('.') },
        { cookie: strangers.cookie, state: new URL(strangers.address).searchParams.get('state')! },
      ],
      finish,
    );
    const { token } = await finish({});
    expect(token).toBeTruthy();
    await expectRefused(
      times(25).map(() => ({})),
      finish,
    );
    const exchanges = await sendAll(times(25), () => server.call('POST', '/auth/refresh', { refresh_token: token }));
    expect(countOf(exchanges, 200)).toBeLessThanOrEqual(1);
    const [user] = await database.select().from(users).where(eq(users.email, account.email));
    const open = await database.select().from(sessions).where(eq(sessions.userId, user!.id));
    expect(open.map(({ endedAt }) => endedAt === null)).toEqual([false]);
    balances.set(user!.id, 200);
  });

  it('are kept once as a browser’s subscription, and not where nothing could be sent to', async () => {
    const account = await server.signUp();
    balances.set(account.id, 1000);
    const subscribe = (body: unknown, who = account) => who.call('POST', '/push/subscriptions', body);
    const good = receiver.subscription();
    expect(countOf(await sendAll(times(40), () => subscribe(good)), 201)).toBe(40);
    const { database } = server.services;
    const kept = () => database.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, good.endpoint));
    expect(await kept()).toHaveLength(1);
    const forger = await server.signUp();
    balances.set(forger.id, 1000);
    const { p256dh, auth } = good.keys;
    const points = bitFlipsOf(Buffer.from(p256dh, 'base64url').subarray(1)).map((point) =>
      Buffer.concat([Buffer.of(4), point]).toString('base64url'),
    );
    const host = 'fcm.googleapis.com';
    const hosts = forgeriesOf(host, { count: 40, random })
      // In capitals it is the same host.
      .filter((each) => each.toLowerCase() !== host)
      .map((each) => `https://${each}/push/x`);
    await expectRefused(
      [
        ...shuffled(points, random)
          .slice(0, 60)
          .map((each) => ({ ...good, keys: { p256dh: each, auth } })),
        ...hosts.map((endpoint) => ({ ...good, endpoint })),
        ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://a@fcm.googleapis.com/x'].map(
          (endpoint) => ({ ...good, endpoint }),
        ),
        ...[auth.slice(1), auth + auth, ''].map((each) => ({ ...good, keys: { p256dh, auth: each } })),
      ],
      (body) => subscribe(body, forger),
    );
    // Nobody ends what another session subscribed.
    await sendAll(times(20), () => forger.call('DELETE', '/push/subscriptions', { endpoint: good.endpoint }));
    expect(await kept()).toHaveLength(1);
  });
});

it('the books agree to the coin after all of it', () => expectSettled(LEAST_SENT));
