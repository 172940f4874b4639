/**
 * A passkey is added after the password, signs in by itself, stands in for an admin's password, and opens nothing once
 * it is removed. Browsers without passkeys are offered none.
 */
import type { CDPSession, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../server/accounts/tables.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { openProductDatabase } from '../support/browser/productDatabase.ts';
import { openProfile } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

// Browsers make no passkeys for a bare IP address.
const HOME = readProduct().url.replace('127.0.0.1', 'localhost');
test.use({ baseURL: HOME });

/** A phone's own authenticator, as far as the browser can tell. */
async function carryAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Adds one in the profile, after the password. */
async function addPasskey(page: Page, { name, password }: { name: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah passkey' });
  await expect(dialog.getByLabel('Nama')).not.toHaveValue('');
  await dialog.getByLabel('Nama').fill(name);
  await dialog.getByLabel('Kata sandimu').fill(password);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
}

test('a passkey is added, signs in by itself, and opens nothing once it is removed', async ({ page }) => {
  test.slow();
  const person = await verifiedPerson();
  const { cdp, authenticatorId } = await carryAuthenticator(page);
  await startSignedIn(page, person.tokens);
  await page.goto('/home');
  await openProfile(page, person.fullName);
  await addPasskey(page, { name: 'Ponsel merah', password: person.password });
  const security = page.getByRole('region', { name: 'Keamanan' });
  await expect(security.getByRole('listitem')).toContainText('Ponsel merah');
  await expect(security.getByRole('listitem')).toContainText('Belum pernah dipakai');
  await addPasskey(page, { name: 'Dua kali', password: person.password });
  await expect(page.getByRole('alert')).toContainText('Perangkat ini sudah punya passkey untuk akunmu.');
  await expectAccessible(page);

  await page.evaluate(() => localStorage.clear());
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Dibatalkan, atau kelamaan.');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  // The page also waits for a passkey chosen from the e-mail field, and this authenticator may choose before the press.
  const home = page.waitForURL(/\/home$/);
  const press = page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await Promise.race([home, press.catch(() => undefined)]);
  await home;

  await openProfile(page, person.fullName);
  await expect(security.getByRole('listitem')).toContainText('Terakhir dipakai');
  await security.getByRole('button', { name: 'Hapus Ponsel merah' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus “Ponsel merah”?' });
  await dialog.getByLabel('Kata sandimu').fill('bukan-ini-ya');
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(dialog).toContainText('Kata sandinya salah.');
  await dialog.getByLabel('Kata sandimu').fill(person.password);
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(security.getByRole('listitem')).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Passkey ini sudah tidak dikenal di sini.');
});

test('an admin without a password shows a passkey in its place, once', async ({ page }) => {
  const [admin, creator] = [await verifiedPerson(), await verifiedPerson()];
  const { database } = await openProductDatabase();
  await database.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id));
  const { cdp, authenticatorId } = await carryAuthenticator(page);
  await startSignedIn(page, admin.tokens);
  await page.goto('/home');
  await openProfile(page, admin.fullName);
  await addPasskey(page, { name: 'Laptop kantor', password: admin.password });
  await expect(page.getByRole('region', { name: 'Keamanan' }).getByRole('listitem')).toContainText('Laptop kantor');
  // A passkey confirms an admin only in a session that began after it was made.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login');
  // The device answers the offer at the e-mail field by itself.
  await page.mouse.move(1, 1);
  await expect(page).not.toHaveURL(/login/);
  await database.update(users).set({ passwordHash: null }).where(eq(users.id, admin.id));
  await page.goto(`/admin/users/${creator.id}`);
  await page.getByRole('button', { name: 'Koreksi koin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Koin').fill('25');
  await dialog.getByLabel('Alasan').fill('Ganti rugi');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await expect(dialog.getByRole('button', { name: 'Pakai passkey' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Lanjut' })).toHaveCount(0);
  await expectAccessible(page);

  // If the dialog is closed while the device is asked, nothing happens when it answers.
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
  await dialog.getByRole('button', { name: 'Pakai passkey' }).click();
  await expect(dialog.getByRole('button', { name: 'Pakai passkey' })).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });

  await page.getByRole('button', { name: 'Koreksi koin' }).click();
  await expect(dialog.getByLabel('Koin')).toHaveValue('25');
  await dialog.getByLabel('Alasan').fill('Ganti rugi');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await dialog.getByRole('button', { name: 'Pakai passkey' }).click();
  await expect(page.getByText('Saldo baru: 225')).toBeVisible();
});

test('browsers without passkeys are offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await speak(page, 'en');
  await page.goto('/auth/login');
  await page.mouse.move(1, 1);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
