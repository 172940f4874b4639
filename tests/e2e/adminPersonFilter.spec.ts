/** A list that is narrowed to one person says so, and is widened to everybody by a press. */
import type { TokenReply } from '../../contract/accounts.ts';
import { callAs } from '../support/browser/callAs.ts';
import { makeImages } from '../support/browser/generation.ts';
import { post, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

test('from a person to what they made and to what admins did about them, and on to everybody’s', async ({ page }) => {
  test.slow();
  const { admin } = readProduct();
  const tokens = await post<TokenReply>('/auth/login', admin);
  const ask = (path: string, body: object) => callAs(tokens.access_token, 'POST', `/dashboard${path}`, body);
  const [person, other] = [await verifiedPerson(), await verifiedPerson()];
  await makeImages(person.tokens.access_token, { prompt: 'Kain sutra biru', count: 1 });
  // Unique to this run: the log is shared, and the test runs in more than one kind of browser.
  const [first, second] = [`Ganti rugi untuk ${person.email}`, `Ganti rugi untuk ${other.email}`];
  await ask('/confirm', { password: admin.password });
  await ask(`/users/${person.id}/credits`, { amount: 3, reason: first });
  await ask(`/users/${other.id}/credits`, { amount: 4, reason: second });

  await startSignedIn(page, tokens);
  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole('link', { name: 'Tindakan admin atas orang ini' }).click();
  await expect(page.getByText(`“${first}”`)).toBeVisible();
  await expect(page.getByText(`“${second}”`)).toHaveCount(0);
  const only = page.getByRole('button', { name: `Hanya tentang ${person.fullName}` });
  await expect(only).toBeVisible();
  await expectAccessible(page);
  await only.click();
  await expect(page.getByText(`“${second}”`)).toBeVisible();
  await page.getByRole('link', { name: admin.email }).first().click();
  await expect(page).toHaveURL(/admin_id=/);
  await expect(page.getByRole('button', { name: /Hanya oleh/ })).toBeVisible();
  await expect(page.getByText(`“${first}”`)).toBeVisible();

  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole('link', { name: 'Semua yang dibuat orang ini' }).click();
  await expect(page.getByRole('button', { name: `Hanya milik ${person.fullName}` })).toBeVisible();
  await page.getByRole('button', { name: `Hanya milik ${person.fullName}` }).click();
  await expect(page).not.toHaveURL(/user_id=/);
});
