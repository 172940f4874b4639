/** The tab is named after the screen, in the language of the screen. */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { chooseLanguage, openMenu } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test('the tab is named after the screen, through changes of screen and of language', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page).toHaveTitle('Halo lagi · Kilas');
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(page).toHaveTitle('Studiomu · Kilas');
  await page.getByRole('link', { name: 'Riwayat', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveTitle('Riwayat video · Kilas');
  await openMenu(page);
  await chooseLanguage(page, 'EN');
  await expect(page).toHaveTitle('Video history · Kilas');
});
