import type { Page } from '@playwright/test';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

/** Counts the outlines that ever stood in for a screen or its list. */
async function watchForOutlines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { outlines: 0 });
    const look = () => Object.assign(window, { outlines: Reflect.get(window, 'outlines') + document.querySelectorAll('main .skeleton:is(.rounded-box\\!, .aspect-square)').length });
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

const outlines = (page: Page) => page.evaluate(() => Reflect.get(window, 'outlines') as number);

for (const [path, heading] of [['/generate/text-to-video', 'Klip pertamamu tinggal satu kalimat lagi'], ['/home', 'Masih kosong']] as const) {
  test(`${path} is drawn whole from what is kept, without an answer from the server`, async ({ site, profile }) => {
    const context = await profile.open();
    const page = await context.newPage();
    await signIn(page, site, site.api.addAccount('Rani', []));
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await waitForWorker(page);
    await context.route('**/api-lens/**', () => undefined);
    await watchForOutlines(page);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(await outlines(page)).toBe(0);
  });
}
