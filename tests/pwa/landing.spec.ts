import { expect, test, waitForWorker } from './fixtures.ts';

test('the landing page is there before any script, and stays where it is when the app takes over', async ({ site, profile }) => {
  const context = await profile.open();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(site.url);
  const html = await answer?.text();
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('href="/auth/register"');
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  expect(complaints).toEqual([]);
});

test('whoever chose English never sees the Indonesian page', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/repair`);
  await page.evaluate(() => localStorage.setItem('kilas.language', '"en"'));
  await page.goto(site.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});

for (const [how, cut] of [['offline', true], ['when the server is gone', false]] as const) {
  test(`a visitor still gets the landing page ${how}`, async ({ site, profile }) => {
    const context = await profile.open();
    const page = await context.newPage();
    await page.goto(site.url);
    await waitForWorker(page);
    const title = await page.locator('h1').textContent();
    if (cut) await context.setOffline(true);
    else await site.stop();
    await page.goto(site.url);
    await expect(page.locator('h1')).toHaveText(title ?? '');
  });
}
