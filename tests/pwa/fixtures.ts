import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import type { CannedAccount } from './support/cannedApi.ts';
import { openSiteServer, type SiteServer } from './support/siteServer.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** A browser's profile; opening it again closes it first. */
export interface Profile {
  open(options?: BrowserContextOptions): Promise<BrowserContext>;
}

/** Milliseconds: whatever is there by then has not waited for a call that nobody answers, whose deadline is 10 s. */
export const BEFORE_DEADLINE_MS = 9_000;

/** The folder of what `npm run build` has made; `secondSite` differs from it as a deploy does. */
export const FIRST_SITE = join(import.meta.dirname, '../../dist/client');

interface Fixtures {
  site: SiteServer;
  /** In memory, in the browser that the tests of a worker share: starting one costs as much as some whole tests. */
  profile: Profile;
  /** On disk: closing and opening it again is what turning the phone off and on is. */
  diskProfile: Profile;
  profileFolder: string;
}

export const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const site = await openSiteServer(FIRST_SITE);
    await use(site);
    await site.stop();
  },
  profileFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'kilas-profile-'));
    await use(folder);
    await removeFolder(folder);
  },
  profile: async ({ site, browser }, use) => {
    let isOpened = false;
    await useProfile({ site, use }, (options) => {
      if (isOpened) throw new Error('Only a profile on disk can be opened again: use diskProfile.');
      isOpened = true;
      return browser.newContext(options);
    });
  },
  diskProfile: async ({ site, profileFolder, launchOptions, channel }, use) =>
    useProfile({ site, use }, (options) =>
      chromium.launchPersistentContext(profileFolder, { ...launchOptions, channel, ...options }),
    ),
});

/** Gives a test a profile, and fails it when one of its pages had an uncaught error. */
async function useProfile(
  { site, use }: { site: SiteServer; use: (profile: Profile) => Promise<void> },
  start: (options: BrowserContextOptions) => Promise<BrowserContext>,
): Promise<void> {
  let context: BrowserContext | undefined;
  const errors: Error[] = [];
  await use({
    async open(options = {}) {
      await context?.unrouteAll({ behavior: 'ignoreErrors' });
      await context?.close();
      context = await start({ viewport: { width: 390, height: 844 }, locale: 'id-ID', ...options });
      context.on('weberror', (event) => errors.push(event.error()));
      return context;
    },
  });
  const found = [...errors];
  // A browser whose worker still waits for an answer takes up to twenty seconds to close.
  await site.stop();
  await context?.close();
  expect(found, 'uncaught errors of the pages').toEqual([]);
}

/** Opens the login screen and signs in by hand; resolves on the person's home. */
export async function signIn(page: Page, site: SiteServer, { user }: CannedAccount): Promise<void> {
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(user.email);
  await page.locator('input[name=password]').fill('rahasia-sekali');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/home');
}

/** Resolves when the worker controls the page and its shell is kept. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}

/** Somebody with a clip for each prompt, signed in on a page that the worker controls. */
export async function openSignedIn({
  site,
  profile,
  prompts,
}: {
  site: SiteServer;
  profile: Profile;
  prompts: string[];
}) {
  const account = site.api.addAccount('Rani', prompts);
  const context = await profile.open();
  const page = await context.newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  return { account, context, page };
}

/** Addresses in a cache of the page's origin, without origin and query. */
export function cachedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname);
  }, cacheName);
}

export { expect };
