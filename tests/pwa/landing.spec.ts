/**
 * The landing page is there before any script. The app takes over its elements without moving or repainting anything,
 * keeps the scroll position and the language chosen meanwhile, and the page opens offline too.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { REST_MS } from '../../build/html.ts';
import { PAGE_CACHE } from '../../src/offline/names.ts';
import { cachedPaths, expect, test, waitForWorker } from './fixtures.ts';
import type { SiteServer } from './support/siteServer.ts';
import { layoutShifts, watchLayoutShifts } from '../support/browser/layoutShifts.ts';

/** Keeps back the files whose address matches, until they are released. `asked` resolves once one of them is wanted. */
async function holdFiles(page: Page, address: RegExp): Promise<{ asked: Promise<void>; release: () => void }> {
  let tellAsked = (): void => undefined;
  let release = (): void => undefined;
  const asked = new Promise<void>((resolve) => (tellAsked = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    tellAsked();
    await released;
    await route.continue();
  });
  return { asked, release };
}

/** Milliseconds of the page's time between two looks. */
const STEP_MS = 150;
const APP_IS_THERE = '#root:not([data-prerendered])';

test('the landing page is there before any script, and stays where it is when the app takes over', async ({
  site,
  profile,
}) => {
  const context = await profile.open();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await watchLayoutShifts(page);
  const answer = await page.goto(site.url);
  const html = await answer?.text();
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('href="/auth/register"');
  const english = await (await context.request.get(`${site.url}/?language=en`)).text();
  expect(english).toMatch(
    /<html lang="en"[\s\S]*One sentence becomes a video[\s\S]*href="\/auth\/register\?language=en"/,
  );
  await page.locator(APP_IS_THERE).waitFor();
  await expect(page.locator('h1')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('somebody who has scrolled before the app comes stays there', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.goto(site.url);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator(APP_IS_THERE).waitFor();
  await waitForWorker(page);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test('the app takes over the landing page’s own elements, and repaints nothing large', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) =>
      paints.push(...list.getEntries().map((entry) => String(Reflect.get(entry, 'element')?.localName))),
    ).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  // A late font makes the same lines a little wider, which counted as a new paint when the app redrew the page.
  const [scripts, font] = await Promise.all([holdFiles(page, /\/assets\/.*\.js$/), holdFiles(page, /\.woff2$/)]);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(() => Object.assign(window, { before: [...document.querySelectorAll('#root *')] }));
  const paints = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((resolve) =>
          requestAnimationFrame(() => setTimeout(resolve, 0, Reflect.get(window, 'paints'))),
        ),
    );
  // The picture is the largest, and may come after the text.
  await expect.poll(paints).toContain('img');
  const before = await paints();

  font.release();
  await page.evaluate(() => document.fonts.ready);
  scripts.release();
  await page.locator(APP_IS_THERE).waitFor();
  // The last step of a first visit.
  await waitForWorker(page);
  const lost = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'before') as Element[])
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(await lost()).toEqual([]);
  expect(await paints()).toEqual(before);
  await page.getByText('EN', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [moment, address] of [
  ['before the app’s first script is there', /\/assets\/.*\.js$/],
  ['while the app waits for its texts and screen', /\/assets\/(landing|routes)-.*\.js$/],
] as const) {
  test(`a language chosen ${moment} takes effect`, async ({ site, profile }) => {
    const page = await (await profile.open()).newPage();
    const scripts = await holdFiles(page, address);
    await page.goto(site.url, { waitUntil: 'commit' });
    await scripts.asked;
    await page.getByText('EN', { exact: true }).click();
    scripts.release();
    await expect(page.locator('h1')).toHaveText('One sentence becomes a video');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('radio', { name: 'EN' })).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('kilas.language'))).toBe('"en"');
  });
}

test('a language chosen before the app is there is the next page’s, too, and the links work', async ({
  site,
  profile,
}) => {
  const page = await (await profile.open()).newPage();
  const scripts = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('link', { name: 'Masuk' }).click();
  await page.waitForURL('**/auth/login', { waitUntil: 'commit' });
  scripts.release();
  await expect(page.locator('h1')).toHaveText('Welcome back');
});

test('somebody who chose English never sees the Indonesian page', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/repair`);
  await page.evaluate(() => localStorage.setItem('kilas.language', '"en"'));
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

for (const [how, die] of [
  ['offline', (_, context) => context.setOffline(true)],
  ['when the server is gone', (site) => site.stop()],
  ['when the network leads nowhere', (site) => site.swallow()],
] satisfies [string, (site: SiteServer, context: BrowserContext) => Promise<void> | void][]) {
  test(`a visitor still gets the landing page ${how}, and sees a notice before the app would come by itself`, async ({
    site,
    profile,
  }) => {
    const context = await profile.open();
    const page = await context.newPage();
    await page.goto(site.url);
    await waitForWorker(page);
    await expect.poll(() => cachedPaths(page, PAGE_CACHE)).toContain('/');
    const title = await page.locator('h1').textContent();
    await die(site, context);
    // The page's clock only advances below, by less than the pause after which the app comes.
    await page.clock.install({ time: Date.now() });
    await page.clock.pauseAt(Date.now() + 60_000);
    // Pictures that are never answered would hold up the load event.
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(title ?? '');
    const notice = page.getByText('Kamu offline.');
    let passed = 0;
    await expect
      .poll(
        async () => {
          if (passed + STEP_MS < REST_MS) await page.clock.runFor(STEP_MS);
          passed += STEP_MS;
          return notice.isVisible();
        },
        // By default the looks are soon a second apart, while most of the page's pauses are shorter.
        { intervals: [STEP_MS] },
      )
      .toBe(true);

    await context.setOffline(false);
    await page.clock.resume();
    await site.start();
    await expect(notice).toBeHidden();
    // The next page comes from the server again and is no copy.
    await page.goto(site.url);
    await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  });
}
