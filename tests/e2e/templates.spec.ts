import type { Page } from '@playwright/test';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

async function signIn(page: Page): Promise<void> {
  await startSignedIn(page, (await verifiedPerson()).tokens);
}

const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('button');

test('only signed-in people get there', async ({ page }) => {
  for (const path of ['/template', '/template/create']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('the sheet closes by the phone’s back gesture and gives the focus back', async ({ page }) => {
  await signIn(page);
  await page.goto('/template');
  const card = cards(page, 'Dari Kilas').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
});
