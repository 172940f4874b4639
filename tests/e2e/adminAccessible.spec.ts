/** Every screen of the dashboard is accessible, fits its width and breaks no word, in both languages and themes. */
import type { Page } from '@playwright/test';
import { DASHBOARD_SCREENS, signInAdmin } from '../support/browser/admin.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';

/** The addresses of detail pages: a person, an item of theirs, a payment of theirs. */
async function detailsOf({ tokens, id }: Awaited<ReturnType<typeof verifiedPerson>>): Promise<string[]> {
  const ask = <Reply>(path: string, body: object) => callAs<{ data: Reply }>(tokens.access_token, 'POST', path, body);
  const order = { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' };
  const topup = await ask<{ topup_id: string }>('/credits/topup/virtual-account', order);
  const made = await ask<{ items: { id: string }[] }>('/images/text-to-image', { prompt: 'kain sutra jingga' });
  return [`users/${id}`, `money/${topup.data.topup_id}`, `content/${made.data.items[0]!.id}`];
}

interface Look {
  language: 'id' | 'en';
  width: number;
  check: (page: Page) => Promise<void>;
}

// Names depend on the language, colours on the theme, and what a narrow phone changes is how large things are.
const LOOKS: Look[] = [
  { language: 'id', width: 320, check: (page) => expectAccessible(page, ['target-size']) },
  { language: 'en', width: 390, check: expectAccessibleInBothThemes },
  { language: 'id', width: 1280, check: (page) => expectAccessible(page) },
];

for (const look of LOOKS) {
  const { language, width } = look;

  test(`every screen is accessible and fits: ${language}, ${width} px`, async ({ page }) => {
    test.slow();
    await openDashboard(page, look);
    for (const screen of DASHBOARD_SCREENS) await expectGood(page, { screen, look });
  });

  test(`each detail page is accessible and fits: ${language}, ${width} px`, async ({ page }) => {
    test.slow();
    await openDashboard(page, look);
    for (const screen of await detailsOf(await verifiedPerson())) await expectGood(page, { screen, look });
  });
}

async function openDashboard(page: Page, { language, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await speak(page, language);
  await startSignedIn(page, await signInAdmin());
}

async function expectGood(page: Page, { screen, look }: { screen: string; look: Look }): Promise<void> {
  await page.goto(`/admin/${screen}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: /^(Dasbor Admin|Admin Dashboard)$/ }).locator('[aria-current=page]'),
  ).toHaveCount(1);
  await expect(
    page.getByRole('navigation', { name: /^(Dasbor Admin|Admin Dashboard)$/ }).locator('[aria-current=page]'),
  ).toBeInViewport();
  // The widest part of the overview comes after its figures.
  if (screen === 'dashboard') await expect(page.getByRole('heading', { name: /^(Kohort|Cohorts)/ })).toBeVisible();
  await test.step(screen, () => look.check(page));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(findBrokenWords)).toEqual([]);
}

/** Words of choices, buttons, headings and names of figures that begin on one line and end on another. */
function findBrokenWords(): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll('main :is(label, legend, button, h1, h2, h3, summary, dt)')) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}
