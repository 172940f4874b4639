import { choose } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('text and settings survive a reload and the way to another screen', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Sawah saat pagi, kabut tipis');
  await choose(page, 'Rasio gambar', '9:16');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi, kabut tipis');
  await expect(page.getByRole('button', { name: 'Rasio gambar: 9:16' })).toBeVisible();
  await page.getByRole('link', { name: 'Riwayat' }).first().click();
  await page.goto('/generate');
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi, kabut tipis');
});
