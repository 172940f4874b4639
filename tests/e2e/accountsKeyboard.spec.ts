/**
 * Signing in and dialogs need no pointer: the first Tab skips to the content, and a dialog keeps the focus inside and
 * gives it back.
 */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('the first Tab skips to the content', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('signing in needs no pointer', async ({ page }) => {
  const person = await verifiedPerson();
  await page.goto('/auth/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
});

test('a dialog keeps focus inside, closes with Escape and gives focus back', async ({ page, isMobile }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  const opener = isMobile
    ? page.getByRole('button', { name: 'Menu' })
    : page.getByRole('button', { name: 'Profil dan pengaturan' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    // Focus may go to the browser's own toolbars, and the document then has none, but never to the page behind.
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') ? null : focused?.outerHTML.slice(0, 200);
    });
    expect(outside, `after ${presses + 1} presses`).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
