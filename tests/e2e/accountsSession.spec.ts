/**
 * A token is renewed once for all calls and tabs that wait. Only a refused renewal ends the session, an unreachable
 * server never does; signing out clears everything, whatever the server answers.
 */
import type { Page } from '@playwright/test';
import { API_BASE } from '../../contract/endpoint.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { badge, fillLogin, signOut } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

/** Counts the calls to a path; the worker's count as well. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === `${API_BASE}${path}`) count += 1;
  });
  return () => count;
}

const keptTokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('kilas.access_token'),
    refresh: localStorage.getItem('kilas.refresh_token'),
  }));

/** How many accounts this browser keeps data of. */
const keptAccounts = (page: Page) =>
  page.evaluate(
    async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith('kilas.account.')).length,
  );

test('an expired token is renewed once for all calls that wait, and nobody notices', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, { ...tokens, expires_in: -60 });
  const refreshes = countCalls(page, '/auth/refresh');
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  expect(refreshes()).toBe(1);
  expect((await keptTokens(page)).access).not.toBe(tokens.access_token);
});

test('a token that the server refuses is renewed once and every call is repeated', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, { ...tokens, access_token: 'refused' });
  const refreshes = countCalls(page, '/auth/refresh');
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  expect(refreshes()).toBe(1);
});

test('three tabs use one refresh token only once', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/privacy-policy');
  await expect(badge(page)).toBeVisible();
  // No screen is open while the token goes bad: one that is left while renewing it would take the answer with it.
  await page.goto('/manifest.webmanifest');
  await page.evaluate(() => localStorage.setItem('kilas.access_token', 'refused'));
  const refreshes = countCalls(page, '/auth/refresh');
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([page, ...tabs].map((tab) => tab.goto('/home')));
  // Two of them are in the background, where the browser gives them little time.
  for (const tab of [page, ...tabs]) await expect(badge(tab)).toBeVisible({ timeout: 60_000 });
  expect(refreshes()).toBeLessThanOrEqual(1);
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('a refused refresh ends the session: both tokens gone, one message, the login screen', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, { ...tokens, expires_in: -60, refresh_token: 'not-a-token' });
  await page.goto('/home');
  await page.waitForURL('**/auth/login**');
  await expect(page.getByText('Sesi berakhir')).toHaveCount(1);
  await expect(page.getByText('Masuk lagi, ya.', { exact: true })).toBeVisible();
  expect(await keptTokens(page)).toEqual({ access: null, refresh: null });
});

test('a server that cannot be reached keeps tokens and person', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  await page.route(`**${API_BASE}/**`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect((await keptTokens(page)).refresh).not.toBeNull();
});

test('signing out clears everything even when the server does not answer', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  await page.route(`**${API_BASE}/auth/logout`, (route) => route.abort());
  await signOut(page);
  await expect(page.getByText('Gagal keluar')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await keptTokens(page)).toEqual({ access: null, refresh: null });
  await expect.poll(() => keptAccounts(page)).toBe(0);
});

test('signing out forgets the account also when its tokens are gone before the server answers', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  await expect.poll(() => keptAccounts(page)).toBe(1);
  await page.route(`**${API_BASE}/auth/logout`, async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() =>
      ['kilas.access_token', 'kilas.refresh_token', 'kilas.session'].forEach((key) => localStorage.removeItem(key)),
    );
    await route.fulfill({ response: answer });
  });
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptAccounts(page)).toBe(0);
});

test('signing out in one tab ends the others', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/history');
  await expect(badge(other)).toBeVisible();
  await signOut(page);
  await other.waitForURL('**/auth/login**');
});

test('signing in in one tab leads the form of another one on to where it was to go', async ({ page, context }) => {
  const person = await verifiedPerson();
  const other = await context.newPage();
  await other.goto('/auth/login?next=/activity');
  await expect(other.locator('[name=password]')).toBeVisible();
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await page.waitForURL('**/home');
  await other.waitForURL(({ pathname }) => pathname === '/activity');
  await expect(badge(other)).toBeVisible();
});

test('signing in while the form of another tab is still loading leads that one on too', async ({ page, context }) => {
  const person = await verifiedPerson();
  const other = await context.newPage();
  const { promise: isSignedIn, resolve: letLoad } = Promise.withResolvers<void>();
  await other.route('**/assets/user-*.js', async (route) => {
    await isSignedIn;
    await route.continue();
  });
  await other.goto('/auth/login?next=/activity', { waitUntil: 'commit' });
  await expect(other.locator('[name=password]')).toBeVisible();
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await page.waitForURL('**/home');
  letLoad();
  await other.waitForURL(({ pathname }) => pathname === '/activity');
  await expect(badge(other)).toBeVisible();
});
