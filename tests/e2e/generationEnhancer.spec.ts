/** The enhancer offers additions to take or leave, and the original words can be restored after edits and reloads. */
import type { Page } from '@playwright/test';
import { expandComposer } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

const ORIGINAL = 'Pantai yang sepi';

/** Opens the enhancer for the text that stands there. */
async function openEnhancer(page: Page) {
  await page.getByRole('button', { name: 'Perkaya' }).click();
  const sheet = page.getByRole('dialog', { name: 'Perkaya prompt' });
  const additions = sheet.locator('button[aria-pressed]');
  await expect(additions.first()).toBeVisible();
  return { sheet, additions };
}

test('the enhancer offers additions to take or leave, and the original words come back', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const field = page.getByRole('textbox');
  await expandComposer(page);
  await expect(page.getByRole('button', { name: 'Perkaya' })).toBeDisabled();
  await field.fill(ORIGINAL);

  await test.step('left alone, nothing changes', async () => {
    const { sheet } = await openEnhancer(page);
    await expect(sheet).toContainText(ORIGINAL);
    await expect(sheet).toContainText('Saran otomatis dari Kilas');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Pakai teksku' }).click();
    await expect(sheet).toBeHidden();
    await expect(field).toHaveValue(ORIGINAL);
  });

  await test.step('removed additions are left out, the rest follows the original words', async () => {
    const { sheet, additions } = await openEnhancer(page);
    const offered = await additions.allTextContents();
    expect(offered.length).toBeGreaterThan(1);
    await additions.first().click();
    await expect(additions.first()).toHaveAttribute('aria-pressed', 'false');
    await sheet.getByRole('button', { name: 'Pakai ini' }).click();
    await expect(sheet).toBeHidden();
    await expect(field).toHaveValue([ORIGINAL, ...offered.slice(1)].join(', '));
  });

  await test.step('with every addition removed there is nothing to apply', async () => {
    await page.getByRole('button', { name: 'Teksku', exact: true }).click();
    await expect(field).toHaveValue(ORIGINAL);
    const { sheet, additions } = await openEnhancer(page);
    for (const addition of await additions.all()) await addition.click();
    await expect(sheet.getByRole('button', { name: 'Pakai ini' })).toBeDisabled();
    for (const addition of await additions.all()) await addition.click();
    await sheet.getByRole('button', { name: 'Pakai ini' }).click();
    await expect(field).not.toHaveValue(ORIGINAL);
  });

  await test.step('the original words survive editing and a reload', async () => {
    await field.press('End');
    await field.pressSequentially(' dan burung camar');
    const edited = await field.inputValue();
    await page.reload();
    await expandComposer(page);
    await expect(field).toHaveValue(edited);
    await page.getByRole('button', { name: 'Teksku', exact: true }).click();
    await expect(field).toHaveValue(ORIGINAL);
    await expect(page.getByRole('button', { name: 'Perkaya' })).toBeEnabled();
  });
});
