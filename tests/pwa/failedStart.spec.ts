/**
 * When a file of the app cannot be fetched at the start, the page says so in the chosen language and offers to try
 * again.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SITE, expect, test } from './fixtures.ts';

const files = (): Record<string, { file: string }> =>
  JSON.parse(readFileSync(join(FIRST_SITE, '../manifest.json'), 'utf8'));

test('a script that cannot be fetched at the first start is reported, and can be tried again', async ({
  site,
  browser,
}) => {
  const page = await browser.newPage();
  await page.route(/\/assets\/packages-/, (route) => route.abort());
  await page.goto(`${site.url}/auth/login`);
  await expect(page.getByRole('alert')).toContainText('Kilas gagal dimuat.');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(page.getByText('Kilas gagal dimuat.')).toHaveCount(0);
  await page.close();
});

test('so are words that cannot be fetched, in the language that was chosen', async ({ site, browser }) => {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('kilas.language', '"en"'));
  const words = files()['../locales/en/shell.po']?.file;
  expect(words).toMatch(/\.js$/);
  // The app reloads once by itself: the server answers, so the file may be one of an older deploy.
  await page.route(`**/${words}`, (route) => route.abort());
  await page.goto(`${site.url}/auth/login`);
  await expect(page.getByRole('alert')).toContainText('Kilas could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.close();
});
