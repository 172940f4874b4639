/**
 * People change their name and notices, download their data, end the sessions of other devices or all of them, and
 * delete the account with address and password.
 */
import { readFile } from 'node:fs/promises';
import { API_BASE } from '../../contract/endpoint.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { post, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { openProfile } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

/** Pixels between an element and the nearest edge of the window. */
function edgeDistance(element: Element): number {
  const { top, left, bottom, right } = element.getBoundingClientRect();
  return Math.min(top, left, innerHeight - bottom, innerWidth - right);
}

test('name, notices and data of the account', async ({ page }) => {
  const { tokens, fullName, email } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await openProfile(page, fullName);
  const profile = page.getByRole('dialog', { name: 'Profil dan pengaturan' });

  await profile.getByLabel('Nama lengkap').fill('Dewi Lestari');
  await profile.getByRole('button', { name: 'Simpan nama' }).click();
  await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible();

  const notices = profile.getByRole('switch', { name: 'Tampilkan prompt-ku di notifikasi' });
  const before = await notices.isChecked();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/me/preferences') && response.request().method() === 'PUT',
  );
  await notices.click();
  await saved;
  await expect(notices).toBeChecked({ checked: !before });

  const download = page.waitForEvent('download');
  await profile.getByRole('button', { name: 'Unduh dataku' }).click();
  await test.step('the message about it stands off every edge of the window', async () => {
    const toast = page.locator('[data-toast]', { hasText: 'Tersimpan di unduhanmu' });
    await expect(toast).toBeVisible();
    // Its animation ends where it stays.
    await expect.poll(() => toast.evaluate(edgeDistance)).toBeGreaterThanOrEqual(12);
  });
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toBeTruthy();
  expect(file).toContain(email);
});

test('where the browser has no notifications, nothing is asked about them', async ({ page }) => {
  const { tokens, fullName } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await page.goto('/home');
  await openProfile(page, fullName);
  await expect(page.getByText('Browser ini tidak punya notifikasi.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tampilkan prompt-ku di notifikasi' })).toBeHidden();
});

test('another device is listed and can be ended; ending all ends this one too', async ({ page }) => {
  const person = await verifiedPerson();
  await post('/auth/login', { email: person.email, password: person.password });
  await startSignedIn(page, person.tokens);
  await page.goto('/home');
  await openProfile(page, person.fullName);
  const devices = page.getByRole('region', { name: 'Perangkat', exact: true }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button').first().click();
  await expect(devices).toHaveCount(1);
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
  await page
    .getByRole('dialog', { name: 'Keluar dari semua perangkat?' })
    .getByRole('button', { name: 'Keluar dari semua perangkat' })
    .click();
  await expect(page).toHaveURL('/');
});

test('a session that turns out to be over while all are being ended is reported like any other', async ({ page }) => {
  const person = await verifiedPerson();
  await startSignedIn(page, person.tokens);
  await page.goto('/home');
  await openProfile(page, person.fullName);
  // Neither the call nor the renewal of its token is accepted, and the live channel has not said so.
  for (const path of ['logout-everywhere', 'refresh'])
    await page.route(`**${API_BASE}/auth/${path}`, (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Unauthorized', detail: 'Unauthorized' } }),
    );
  await page.getByRole('button', { name: 'Keluar dari semua perangkat' }).click();
  await page
    .getByRole('dialog', { name: 'Keluar dari semua perangkat?' })
    .getByRole('button', { name: 'Keluar dari semua perangkat' })
    .click();
  await expect(page.getByText('Sesi berakhir')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('deleting the account asks for address and password, and then it is gone', async ({ page }) => {
  const person = await verifiedPerson();
  await startSignedIn(page, person.tokens);
  await page.goto('/home');
  await openProfile(page, person.fullName);
  await page.getByRole('button', { name: 'Hapus akunku' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akunmu?' });
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click();
  await expect(dialog.getByText('Email wajib diisi')).toBeVisible();
  await dialog.locator('input[name=confirm_email]').fill(person.email);
  await dialog.locator('input[name=password]').fill(person.password);
  await dialog.getByRole('button', { name: 'Hapus selamanya' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Akunmu sudah dihapus')).toBeVisible();
  await expect(post('/auth/login', { email: person.email, password: person.password })).rejects.toThrow('401');
});
