/**
 * Signing in with Google creates, finds or links an account by the provider's subject and a verified address. The trip
 * is tied to the browser that began it, the token in the return address can be exchanged once, and a password set for a
 * mailbox that nobody verified is dropped.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identities, users } from '../../server/accounts/tables.ts';
import {
  bearer,
  newEmail,
  PASSWORD,
  readBalance,
  readMe,
  register,
  registerVerified,
  tokensOf,
} from '../support/accounts.ts';
import { codeIn, type MailServer, startMailServer } from '../support/mailServer.ts';
import { type OpenIdProvider, type ProviderAccount, startOpenIdProvider } from '../support/openIdProvider.ts';
import { createBrowser, type Visit } from '../support/scriptedBrowser.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let mail: MailServer;
let provider: OpenIdProvider;
let clock: TestClock;

beforeAll(async () => {
  mail = await startMailServer();
  clock = createTestClock();
  provider = await startOpenIdProvider({ redirectUri: () => `${server.url}/api-lens/auth/google/callback` });
  server = await createTestServer({
    clock,
    env: {
      SMTP_URL: mail.url,
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
    },
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await mail.close();
});

const startAddress = () => `${server.url}/api-lens/auth/google`;
const isAppPage = (url: URL) => url.origin === server.url && !url.pathname.startsWith('/api-lens/');
const isCallback = (url: URL) => url.pathname === '/api-lens/auth/google/callback';
const newBrowser = (stopAt = isAppPage) => createBrowser({ stopAt });
type Browser = ReturnType<typeof newBrowser>;

function newGoogleAccount(changes: Partial<ProviderAccount> = {}): ProviderAccount {
  const email = newEmail();
  const account = { sub: email, email, email_verified: true, name: 'Gita Google', locale: 'en', ...changes };
  provider.accounts.set(account.sub, account);
  return account;
}

const actionOf = ({ url, html }: Visit) => new URL(/<form[^>]*action="([^"]+)"/.exec(html)![1]!, url).href;

/** Goes to the provider, signs in there and agrees. */
async function signInAtProvider(browser: Browser, account: ProviderAccount): Promise<Visit> {
  const login = await browser.open(startAddress());
  const consent = await browser.open(actionOf(login), {
    method: 'POST',
    form: { prompt: 'login', login: account.sub, password: 'x' },
  });
  return browser.open(actionOf(consent), { method: 'POST', form: { prompt: 'consent' } });
}

/** The token of the return address. */
function tokenOf(visit: Visit): string {
  expect(visit.url.pathname).toBe('/auth/callback');
  return visit.url.searchParams.get('token')!;
}

/** What the app does on its return page: it exchanges the address's token for a pair of tokens. */
const exchange = (token: string) => server.call('POST', '/auth/refresh', { refresh_token: token });
/** Signs in at the provider and exchanges what the return address brought. */
const accessOf = async (visit: Visit) => tokensOf(await exchange(tokenOf(visit))).access_token;
const me = (accessToken: string) => server.call('GET', '/auth/me', undefined, bearer(accessToken));

describe('the way there', () => {
  test('carries PKCE, state and nonce, and ties them to the browser', async () => {
    const answer = await fetch(startAddress(), { redirect: 'manual' });
    expect(answer.status).toBe(302);
    const address = new URL(answer.headers.get('location')!);
    expect(address.origin).toBe(provider.issuer);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      client_id: provider.clientId,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]!.length).toBeGreaterThanOrEqual(32);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^kilas-google=[\w.-]+; Max-Age=600; Path=\/api-lens\/auth\/google; HttpOnly; SameSite=Lax$/,
    );
    for (const name of ['state', 'nonce']) expect(cookie).not.toContain(query[name]);
    expect((await server.call('GET', '/auth/providers')).body).toEqual({
      data: { google: true, passkey_domain: null },
    });
  });
});

describe('a new person', () => {
  test('gets a verified account with coins, and a session from the return address', async () => {
    const account = newGoogleAccount();
    const pair = tokensOf(await exchange(tokenOf(await signInAtProvider(newBrowser(), account))));
    expect(await readMe(server, pair.access_token)).toMatchObject({
      email: account.email,
      full_name: 'Gita Google',
      language: 'en',
      is_email_verified: true,
      has_password: false,
      has_google: true,
    });
    expect(await readBalance(server, pair.access_token)).toBe(200);
    expect(
      tokensOf(await server.call('POST', '/auth/refresh', { refresh_token: pair.refresh_token })).access_token,
    ).toBeTruthy();
  });

  test('comes back to the same account, even under a changed address', async () => {
    const account = newGoogleAccount();
    const first = await readMe(server, await accessOf(await signInAtProvider(newBrowser(), account)));
    provider.accounts.set(account.sub, { ...account, email: newEmail() });
    const second = await readMe(server, await accessOf(await signInAtProvider(newBrowser(), account)));
    expect(second.id).toBe(first.id);
    expect(await readBalance(server, await accessOf(await signInAtProvider(newBrowser(), account)))).toBe(200);
  });
});

describe('the token of the return address', () => {
  test('opens nothing by itself, and nothing at all after two minutes', async () => {
    const token = tokenOf(await signInAtProvider(newBrowser(), newGoogleAccount()));
    expect((await me(token)).status).toBe(401);
    clock.advance(121);
    expect((await exchange(token)).status).toBe(401);
  });

  test('is exchanged once: a second use ends the session', async () => {
    const token = tokenOf(await signInAtProvider(newBrowser(), newGoogleAccount()));
    const first = tokensOf(await exchange(token));
    expect((await me(first.access_token)).status).toBe(200);
    expect((await exchange(token)).status).toBe(401);
    expect((await me(first.access_token)).status).toBe(401);
  });
});

describe('an address that has an account', () => {
  test('is linked when it is verified, and keeps its password', async () => {
    const { email } = await registerVerified(server, mail);
    const token = await accessOf(
      await signInAtProvider(newBrowser(), newGoogleAccount({ email: email.toUpperCase() })),
    );
    expect(await readMe(server, token)).toMatchObject({
      email,
      full_name: 'Sari Dewi',
      has_google: true,
      has_password: true,
    });
    expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(200);
    expect(await readBalance(server, token)).toBe(200);
  });

  test('is taken over if its mailbox was never verified, and the password from its registration is dropped', async () => {
    const { email, code } = await register(server, mail);
    const token = await accessOf(await signInAtProvider(newBrowser(), newGoogleAccount({ email })));
    expect(await readMe(server, token)).toMatchObject({ email, is_email_verified: true, has_password: false });
    expect((await server.call('POST', '/auth/login', { email, password: PASSWORD })).status).toBe(401);
    expect(await readBalance(server, token)).toBe(200);
    await server.call('POST', '/auth/verify-email', { email, otp_code: code });
    expect(await readBalance(server, token)).toBe(200);
  });

  test('is refused when the provider has not verified it', async () => {
    const { email } = await registerVerified(server, mail);
    const visit = await signInAtProvider(newBrowser(), newGoogleAccount({ email, email_verified: false }));
    expect(visit.url.searchParams.get('error')).toBe('google_failed');
    const [user] = await server.services.database.select().from(users).where(eq(users.email, email));
    expect(await server.services.database.select().from(identities).where(eq(identities.userId, user!.id))).toEqual([]);
  });

  test('is refused when it is deactivated', async () => {
    const account = newGoogleAccount();
    tokenOf(await signInAtProvider(newBrowser(), account));
    await server.services.database.update(users).set({ status: 'deactivated' }).where(eq(users.email, account.email));
    const visit = await signInAtProvider(newBrowser(), account);
    expect([visit.url.pathname, visit.url.searchParams.get('error')]).toEqual(['/', 'account_deactivated']);
  });
});

describe('a trip that fails', () => {
  test('ends at the start page with the alert when the person turns back', async () => {
    const browser = newBrowser();
    const login = await browser.open(startAddress());
    const cancel = /href="([^"]*abort)"/.exec(login.html)![1]!;
    const visit = await browser.open(new URL(cancel, login.url).href);
    expect(visit.url.pathname).toBe('/');
    expect(Object.fromEntries(visit.url.searchParams)).toEqual({
      error: 'google_cancelled',
      message: 'Google sign-in was cancelled.',
    });
  });

  test('is refused in a browser other than the one that began it', async () => {
    const account = newGoogleAccount();
    const callback = await signInAtProvider(newBrowser(isCallback), account);
    for (const victim of [newBrowser(), await browserOnItsOwnTrip()]) {
      const visit = await victim.open(callback.url.href);
      expect([visit.url.pathname, visit.url.searchParams.get('error')]).toEqual(['/', 'google_failed']);
    }
    expect(await server.services.database.select().from(users).where(eq(users.email, account.email))).toEqual([]);
  });

  test('is refused with a changed state, a changed code, a replayed answer, or after ten minutes', async () => {
    const withChange = async (change: (url: URL) => void, wait = 0) => {
      let isThere = false;
      const browser = newBrowser((url) => (isThere ? isAppPage(url) : isCallback(url)));
      const { url } = await signInAtProvider(browser, newGoogleAccount());
      isThere = true;
      change(url);
      clock.advance(wait);
      const visit = await browser.open(url.href);
      return { visit, replay: () => browser.open(url.href) };
    };
    const failures = [
      await withChange((url) => url.searchParams.set('state', 'another')),
      await withChange((url) => url.searchParams.delete('state')),
      await withChange((url) => url.searchParams.set('code', 'another')),
      await withChange((url) => url.searchParams.delete('code')),
      await withChange((url) => url.searchParams.set('iss', 'https://accounts.example')),
      await withChange(() => {}, 601),
    ];
    for (const { visit } of failures) expect(visit.url.searchParams.get('error')).toBe('google_failed');
    const good = await withChange(() => {});
    tokenOf(good.visit);
    expect((await good.replay()).url.searchParams.get('error')).toBe('google_failed');
  });

  test('shows the person nothing that the provider said', async () => {
    const visit = await newBrowser().open(
      `${server.url}/api-lens/auth/google/callback?error=server_error&error_description=<script>alert(1)</script>`,
    );
    expect(Object.fromEntries(visit.url.searchParams)).toEqual({
      error: 'google_failed',
      message: 'Google sign-in did not complete. Try again.',
    });
  });

  test('leads back with an error while the provider is away, and the server goes on', async () => {
    const lonely = await createTestServer({
      env: {
        SMTP_URL: mail.url,
        GOOGLE_ISSUER: 'http://127.0.0.1:9',
        GOOGLE_CLIENT_ID: 'x',
        GOOGLE_CLIENT_SECRET: 'y',
      },
    });
    const answer = await fetch(`${lonely.url}/api-lens/auth/google`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('error=google_failed');
    expect((await lonely.call('GET', '/auth/providers')).status).toBe(200);
    await lonely.close();
  });

  test('without Google in the settings says so', async () => {
    const plain = await createTestServer({ isWorking: false });
    expect((await plain.call('GET', '/auth/providers')).body).toEqual({
      data: { google: false, passkey_domain: null },
    });
    const answer = await fetch(`${plain.url}/api-lens/auth/google`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('/?error=google_unavailable&message=');
    await plain.close();
  });
});

test('an account without a password can get one by e-mail, and can be deleted without one', async () => {
  const account = newGoogleAccount();
  const token = await accessOf(await signInAtProvider(newBrowser(), account));
  await server.call('POST', '/auth/forgot-password', { email: account.email });
  const code = codeIn(await mail.waitForMail(account.email));
  expect(
    (
      await server.call('POST', '/auth/reset-password', {
        email: account.email,
        otp_code: code,
        new_password: PASSWORD,
      })
    ).status,
  ).toBe(200);
  expect((await me(token)).status).toBe(401);

  const other = newGoogleAccount();
  const session = await accessOf(await signInAtProvider(newBrowser(), other));
  expect((await server.call('DELETE', '/me', { confirm_email: other.email }, bearer(session))).status).toBe(204);
  const again = await readMe(server, await accessOf(await signInAtProvider(newBrowser(), other)));
  expect(again).toMatchObject({ email: other.email });
});

/** A browser that has begun its own sign-in, so that it has the cookie, but another state. */
async function browserOnItsOwnTrip(): Promise<Browser> {
  const browser = newBrowser();
  await browser.open(startAddress());
  return browser;
}
