import type { Page } from '@playwright/test';
import type { TokenReply } from '../../../contract/accounts.ts';
import { post } from './people.ts';
import { readProduct } from './product.ts';

/** A session of the product's first admin. */
export const signInAdmin = () => post<TokenReply>('/auth/login', readProduct().admin);

/** The second sign-in, where it is asked for, in Indonesian. */
export async function showPassword(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('input[type=password]').fill(readProduct().admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Lanjut' }).click();
}

/** The screens of the dashboard, behind `/admin/`; without those of one person, item or payment. */
export const DASHBOARD_SCREENS = [
  'dashboard',
  'content',
  'content?view=creators',
  'content?view=endings',
  'reports',
  'users',
  'money',
  'money?view=receipts',
  'money?view=messages',
  'money?view=odd',
  'money?view=given',
  'money/reconcile',
  'prices',
  'prices?view=history',
  'vouchers',
  'system',
  'mails',
  'log',
  'blog',
];
