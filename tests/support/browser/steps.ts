import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';

/**
 * Fills in and submits the login screen, in either language. Waits for it where the registration form, which asks for
 * an address and a password too, is still shown on the way there.
 */
export async function fillLogin(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.locator('form:has([name=password]):not(:has([name=confirm_password]))');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('button[type=submit]').click();
}

/** Fills in and submits the registration form, in Indonesian. */
export async function signUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel('Nama lengkap').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByLabel('Ulangi kata sandi').fill(password);
  await page.locator('form').getByRole('button', { name: 'Daftar' }).click();
}

/** Opens the menu on phones, where profile and sign-out are only there. Wide screens have them in the header. */
export async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: 'Menu' });
  await menu.waitFor();
  if (!(await header.getByRole('button', { name: /^(Profil dan pengaturan|Profile and settings)$/ }).isVisible()))
    await menu.click();
}

/** Signs out from the header or, on phones, from the menu. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: /^(Keluar|Sign out)$/ }).click();
}

/** Opens the profile from the header or, on phones, from the menu. */
export async function openProfile(page: Page, fullName: string): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('button', { name: new RegExp(`Profil dan pengaturan|Profile and settings|${fullName}`) })
    .click();
}

/** The coins in the header; a new account starts with 200. */
export function badge(page: Page): Locator {
  return page.getByRole('banner').getByText('200', { exact: true });
}

/** Presses the language switch in the header or, on phones, in the open menu. */
export async function chooseLanguage(page: Page, language: 'ID' | 'EN'): Promise<void> {
  await page
    .locator('label', { hasText: new RegExp(`^${language}$`) })
    .filter({ visible: true })
    .last()
    .click();
}

/** Reloads the page without a network. */
export async function reloadWithoutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  // Emulation cuts the connections of a new document, but Chromium leaves its `navigator.onLine` at true.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
  await page.reload();
}
