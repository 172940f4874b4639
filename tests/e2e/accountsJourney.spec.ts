/** From the landing page to the studio with the code of an e-mail, out and in again. */
import { wholeBrowser } from '../support/browser/browsers.ts';
import { codeOf, readMail } from '../support/browser/mailbox.ts';
import { newPerson } from '../support/browser/people.ts';
import { fillLogin, signOut, signUp } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

test('from the landing page to the studio, out, and in again', async ({ page }) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Buat akun' }).click();
  await signUp(page, person);

  await expect(page.getByRole('heading', { name: 'Cek emailmu' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // The sixth digit sends the form.
  await page.getByLabel('Kode').fill(codeOf(await readMail(person.email)));
  await page.waitForURL('**/home');

  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satu kalimat jadi video');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|session/.test(key)))).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(page, person);
  await page.waitForURL('**/home');
});
