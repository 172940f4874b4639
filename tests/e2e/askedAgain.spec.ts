/** A failure stays on the screen, with the button that was pressed, while it is asked again. */
import type { Locator, Page } from '@playwright/test';
import { expandComposer } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test.beforeEach(async ({ page }) => startSignedIn(page, (await verifiedPerson()).tokens));

/** Refuses these calls. @returns lets those that come later wait, until what it returns is called */
async function refuse(page: Page, calls: RegExp): Promise<() => () => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isHolding = false;
  await page.route(calls, async (route) => {
    if (!isHolding) return route.fulfill({ status: 400, json: { detail: 'refused', code: 'refused' } });
    await promise;
    return route.fallback();
  });
  return () => {
    isHolding = true;
    return resolve;
  };
}

async function expectKept(retry: Locator, hold: () => () => void): Promise<void> {
  await expect(retry).toBeVisible();
  const release = hold();
  await retry.click();
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  release();
  await expect(retry.and(retry.page().locator('[aria-busy]'))).toHaveCount(0);
}

const again = (place: Locator) => place.getByRole('button', { name: 'Coba lagi' });

test('of the models, and of the results beside the composer', async ({ page }) => {
  const holdModels = await refuse(page, /\/models/);
  const holdResults = await refuse(page, /\/library\/\?/);
  await page.goto('/generate/text-to-image');
  // By what is said: whichever of the two is refused first stands there alone for a moment.
  const failure = (title: string) => page.getByRole('alert').filter({ hasText: title });
  await expectKept(again(failure('Generator gagal dimuat')), holdModels);
  await expectKept(again(failure('Hasilmu gagal dimuat')), holdResults);
});

test('of the enhancer', async ({ page }) => {
  const hold = await refuse(page, /enhance/);
  await page.goto('/generate/text-to-image');
  await expandComposer(page);
  await page.getByRole('textbox').fill('Pantai yang sepi');
  await page.getByRole('button', { name: 'Perkaya' }).click();
  await expectKept(again(page.getByRole('dialog')), hold);
});

test('of an item that a link leads to', async ({ page }) => {
  const hold = await refuse(page, /\/images\/task\//);
  await page.goto(`/home?image=${crypto.randomUUID()}`);
  await expectKept(again(page.getByRole('dialog')), hold);
});
